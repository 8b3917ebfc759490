"""The conundrums of the collection, each as its text, from easy to hard.

They were chosen by eye among thousands of candidates, most of them grown as all new ones are.
"""

from __future__ import annotations

from typing import Final

__all__ = ["CHOSEN"]

CHOSEN: Final = """\
GYY RRR|GPR@0,0> G*R@0,-1> GYR@0,-2> BGG@-1,-3v
BBB GBY|BGY@0,0> B*Y@0,-1> BBY@0,-2>
BBP|BPY@0,0> B*Y@0,1> BBB@-1,0v BRY@0,2>
PRR|GGP@0,0> GPR@1,-1> BYG@0,-3v GGR@-1,-1v G*B@1,1> RRB@4,-1v
BYY PRR|GBY@0,0> PGB@-1,1> GBG@0,2> YGG@3,0v GGG@4,1v GPR@3,3v
BGG|PBP@0,0> G*B@-1,-1> GBG@0,-2> GGG@-1,-4v GPP@3,-2v PPR@4,-1v
GGY|RGY@0,0> GYG@1,1> GYY@1,-1> BGY@0,-2>
BRB PYY|RPR@0,0> R*P@-1,1> PBR@-1,-2v RPY@0,2> R*G@-2,0v RBY@3,0v
BBR BPP|PRY@0,0> RYY@1,1> PGY@3,-2v YYB@4,0v BRY@0,2> PBB@-1,0v
GGP|BBP@0,0> BPR@1,1> BRB@0,1v RBB@-1,-1v BPG@1,-1> GGR@4,-1v
BRR|GYR@0,0> G*R@0,1> GGP@-1,0v BGG@-2,-1> GPY@-2,1v BYG@-3,-1v
PPR|BRG@0,0> RGG@1,1> PYG@3,-2v PPY@4,-3v RRP@1,-3> RYB@0,-3v
BRP|PRR@0,0> P*R@0,-1> PPG@-1,-1v BRY@1,-2> BBR@0,-3> GBP@-1,-4v BPP@-2,-3v RPP@-4,0> RBP@-3,-4v RYG@-3,-5>
BGG RRY|GPP@0,0> GGP@-1,-1> G*R@-1,0v GBP@2,-3v GPR@-2,0v BBG@-2,-3v P*Y@1,1> B*G@-1,-3>
BRR|BYB@0,0> P*Y@-1,1> PYP@0,2> PYR@-1,2v RPP@-2,0v RRP@-3,-1v PGR@-3,2v
BYY PGY|GRP@0,0> RPG@1,-1> RPY@1,1> PGP@2,-2> PYP@2,2> GPP@3,-3> PYY@5,-2v P*Y@6,-3v YBP@6,0v
GYP PPY|PYP@0,0> Y*P@1,-1> PGB@3,0v GBB@4,1v GRB@1,3> GGR@0,4>
G*R|GBR@0,0> BRG@1,1> RBR@0,2> GPR@-1,0v GGG@-2,-1> RRR@-2,3>
GPP PPY|PGR@0,0> P*R@0,1> YPG@-1,2> RRP@3,0v PGP@0,3>
BBG BRY|BGB@0,0> B*G@-1,1> BGY@0,2> BBY@3,0v YYG@2,3> BPB@-1,2v P*Y@1,4> RYR@2,5> G*R@5,3v|rebuild
RRY|PYR@0,0> P*R@0,1> PPB@-1,0v RPP@-2,-1> PBB@-2,1v BPR@-1,3> GBB@-3,4> GPB@-3,0v
YPY|GYP@0,0> YPP@1,-1> PYY@3,0> PYP@0,-2> BGP@3,-4v B*G@4,-5v YGY@5,-4v
B*Y GGY|B*G@0,0> BYG@0,-1> BBG@0,1> BBP@-1,0v YRB@-3,-1> BPP@-2,1v PRG@-1,3> YPP@-3,4>
BRP|BGR@0,0> GRY@1,-1> G*R@1,1> PGP@0,2> YYR@4,-1v P*R@0,-2>
BBG BRY|BYR@0,0> BBY@-1,1> B*Y@-1,2> BGB@-1,-2v BYB@0,3> Y*P@1,-1> BYP@0,-2> P*R@3,-2> PYY@4,-1v YYB@3,1v YPY@4,2> G*R@4,-3> RYY@6,-2v
BBG GRR|PPY@0,0> GPP@-1,-1> P*R@0,-2> RGY@3,-2v RPG@-1,-3> PGG@0,-4> G*R@3,-5v B*G@2,-7v YRR@4,-4v
GRR RBR|BRY@0,0> B*Y@0,-1> G*R@1,-2> PGR@0,-3> PGB@-1,-3v BYB@-1,0v RGR@3,-5v Y*P@-2,-4> RYR@1,1> BPR@-1,-5>
BPY|YYY@0,0> Y*P@1,1> PYB@0,2> YBY@1,3> PPY@4,1v G*B@0,4> PGG@-1,2v PBP@1,5>
G*R|RPY@0,0> Y*P@-1,-1> GPG@0,-2> GGY@3,-2v GGR@2,-3> BRP@-1,1> YYB@-2,-1v GYB@4,-1v RRG@5,-3v RPG@0,2> PRP@-1,3>
PBR PYR|RGR@0,0> GRR@1,1> PPR@3,-2v R*P@4,0v PGR@0,2> YRR@5,-1v PYB@4,-2> PPP@2,-3> PGP@0,-2> PPG@3,-4>
BYP GYP|BPY@0,0> RBP@-1,1> R*P@-1,-1> RPR@-2,-1v YPG@0,-2> GGY@3,-2v YYP@-1,-3> GYR@-2,-4v YPR@0,-4> PRG@3,-5v BRR@-3,2> RRP@-3,-2v Y*P@-1,-5> PRP@1,-6>
PRR|PGY@0,0> BPG@-1,1> PGB@0,2> GBR@1,3> R*G@-1,-1> YGY@0,-2> YPY@3,-2v RPB@-2,-1v P*R@4,-1v
GRR PGR|BYP@0,0> BBY@-1,1> RRB@-1,-2v RRR@-2,-3v RBP@-1,-3> PRP@2,-3v PPR@3,-1v BYR@0,2>|rebuild
PPR|GBP@0,0> G*B@-1,1> YBP@0,2> PBP@3,0v PGB@-1,-1> P*Y@2,3> RPB@4,-1v GPG@1,4> YGP@0,3v B*Y@5,1v BYP@6,2v PRB@6,-1v RYP@4,-2> P*R@2,5>
RBR RRR|YPY@0,0> PYY@1,1> BBY@3,-2v BBB@4,-3v GRB@1,-3> GPY@0,-3v GGG@-1,-4> RYG@-3,-3> YYB@2,2> GGB@0,-5> RRG@-3,-5>
GRR GRY|BGR@0,0> GRB@1,-1> RGR@0,-2> G*B@1,1> GGG@0,2> BYB@4,-1v RRB@-1,-2v RBR@-2,-1v G*R@-2,-3>
BYG PRR|BBG@0,0> BGG@1,1> RRG@3,-2v RGG@4,-1v BYR@0,1v RBP@4,-2> BBB@-1,-1v YRR@2,-3> BYB@0,-3v P*Y@1,-4v GGY@3,2> GYR@2,2v RRR@-1,4> GPR@-3,3> R*P@1,5> GYY@4,3> BPY@6,0v YBB@-2,-2v
BPP GPP|RRR@0,0> RRP@1,1> PPR@-2,1> RRG@1,-1> YPR@0,-3v BYP@-1,-4v PBP@-2,-2v RPB@-3,-3v BRB@-4,-4> BBB@-2,-5> BBP@-1,-6> BGB@-2,-8v RGY@2,-2> YRG@1,-3> PBY@-4,-2v Y*P@-5,1> RGR@2,-4> P*R@2,-7v
BPP RRY|GGP@0,0> GPY@1,-1> GBG@-2,-1> GPB@1,1> PYG@-2,1> YYB@4,-1v YYP@3,-2> B*Y@3,2> PBP@2,3> G*R@1,2v GYR@0,2v RRR@-1,5> YGR@-3,4> PBY@-3,1v PGP@-3,-2v BPR@3,4> RBP@2,5>
P*Y PRR|BRB@0,0> RBY@1,-1> YRB@0,-2> YBB@-1,-2v RYY@-2,-3> G*B@-2,1> BBB@-1,2> BBP@0,3> PGB@-3,3> PGP@-3,0v PPY@-4,2v RPB@-4,-1> GBB@-2,4> YGG@-4,5>
BPY PYR|BBY@0,0> GBB@-1,-1> BGB@-2,-2> GGB@1,-4v G*B@2,-4v BYB@1,1> RPB@-2,1> PGP@3,-5v GPY@4,-4v YYB@4,-1v PRP@-3,2> R*G@-3,-3> RRP@-4,-4> R*P@-4,-3v BBB@3,2> Y*B@5,-1v RPY@-2,3>
PPR|GGR@0,0> YGG@-1,1> GGG@0,2> RPG@3,0v YRP@4,-1v GGP@2,3> GBR@1,3v PRP@5,1v PRG@-2,3> RYP@-2,0v RRG@-2,-1> B*G@1,-3v YYY@2,-2> PPB@-3,2v PYY@5,-3v P*R@4,4> BPR@6,0v
BYP|GPP@0,0> RGP@-1,1> PRP@2,1> PPY@1,-1> R*P@-1,2> PRB@2,2v RRR@-2,1v RYY@-1,3v Y*B@0,5> BBB@3,4v YPB@0,6> RBY@-3,6> RYR@-3,3v YRR@-3,0v
GBP GGP|RGY@0,0> GYG@1,1> GYB@1,-1> BPG@4,-1v BBB@3,-2> GGG@3,2> GRG@5,1> BPR@5,-1> RPG@8,-1v BBY@4,-3> RYR@7,-4v RPP@8,-2> G*B@1,-3> YGP@0,-4> P*R@9,0v PPY@10,-1v GPG@1,-5> Y*B@4,-6v YPR@5,-5>
BBP|P*Y@0,0> PGY@0,-1> B*Y@-1,1> YGG@2,1> BPG@-1,-2> PGP@0,-3> RBG@-2,2> BGR@-1,3> YRR@2,2v RBP@1,4v R*P@3,3v GRB@4,2v RBB@5,3v PYB@3,6> BPR@0,5v PPY@3,-3v PYG@4,-2v PYR@4,-3> BBG@6,5v
BBG BRY|PBR@0,0> Y*B@-1,-1> YBB@0,-2> RYY@-1,-4v YYP@-2,-2v PGP@-2,1> BPY@-4,-3> PPP@-3,0v PRY@-2,2v BYP@-4,-2v YGP@-6,1> PGG@-4,2v BPR@3,-2v GGY@-4,5> G*R@-5,4v BGG@-7,3> G*B@-5,-4v YYY@-1,4v YYB@-7,0v BBB@1,-3> PBY@0,2v YPG@0,5>
P*R|GPP@0,0> BGP@-1,1> PRR@2,1v YBG@-2,2> BGR@-1,3> RRY@1,4> PPP@1,-1> PBR@3,0> RYY@2,5> GYY@4,2v RBR@1,5v YYY@5,3v Y*P@4,6> YGR@3,6v BRY@0,6v YPG@5,7> BBB@-1,4v BBG@-2,5v
GBR|B*G@0,0> PBP@-1,1> YBR@-1,-1> Y*P@-2,-1v RPR@-3,0v BPR@0,2> G*R@3,0v BBP@-1,3> GBB@-2,4> BBY@-1,5> BYR@0,6> BGR@-1,6v R*P@-3,3v GPP@-4,4v PBR@-3,6v BGB@4,-1v
GRP P*R|PBY@0,0> YPB@-1,1> PBP@0,2> YYP@3,0v BPP@1,3> PPR@4,2v YYB@2,-1> YBY@3,-2> RGY@0,-2> RBP@0,4> Y*B@2,-3> PRR@2,5> RPR@1,6> RRR@5,4v YBG@3,-4> GGY@0,-4> GGR@-1,-4v GRY@6,-4v RYY@7,-3v YBR@6,-1v RGR@6,2v RPB@6,5>
PPY|GRG@0,0> GGR@-1,-1> GGY@-1,0v B*G@-2,-2> GBY@-3,-3> GYR@0,1v BYP@-2,-4> YBY@-3,-5> YPG@-4,-5v P*Y@-5,-6> PGP@-5,-4v YRB@1,2v PRP@-6,-6v RPG@-7,-5v BGP@-8,-2> PPP@-6,-1> PYG@-4,0> PYR@-5,0v RBP@-8,0> RBY@-4,2> RRR@-6,3> BGR@-7,1v GRR@-8,2v RRP@-5,4>
RBR RYR|PBR@0,0> P*R@0,-1> PPY@-1,-1v RRB@1,-2> RRR@0,-3> PRP@-1,-4v BRP@1,1> YYB@-1,2> PYY@-2,0v BBP@-4,-1> RPR@-2,-5v YBP@0,3> YGY@-1,3v GRY@-4,3> BGG@-4,0v GGR@-5,2v GBG@-7,1> PPP@3,2v BBB@-5,-2> BRB@-6,-2v RBB@-7,-3> RGB@-4,-5v RRY@1,-4>
BBY BPY|GBY@0,0> BYR@1,-1> BYB@1,1> RRB@4,-1v BBB@3,2> BGY@5,1> YBY@0,-2> YRG@-1,-2v YYY@-2,-3> RGG@-2,-1v GBP@-1,1v YYR@-3,-3v BPB@0,2v PPB@1,3> BGR@4,3v BRY@5,3> Y*P@-1,-4> PPP@0,-5> PPR@2,-4> PRY@3,-5> PRP@3,-3> RPB@4,-2>
RRY|BGG@0,0> G*B@1,-1> BGB@0,-2> GRB@3,-4v G*R@1,1> GRP@2,2> GPG@1,2v PGG@0,3v GRG@1,5> PPG@4,3v BBB@4,-2v BYP@5,0v PBR@5,3> BGY@5,-1> YYR@7,0v RRP@8,2v YRB@5,-4v PGR@5,4v GYP@6,5> YYY@8,-2v YBY@7,-4v RPG@-1,2v RBR@-1,-1v YGR@9,0v
PPY|B*G@0,0> BPG@0,-1> YGY@1,1> PGP@1,-2> B*Y@-1,-1v YPY@-1,2> PBG@-2,-2v PYB@0,3> YBG@3,2v RYY@4,0v RPG@0,-3> BGR@-3,-1v PGY@1,-4> YBP@4,-4v PBR@5,-2v PRY@-4,2> RBG@-4,-2v YYY@3,-5> BRB@6,-1v PPR@-3,-3> PPP@-4,-4> PPG@-3,-5> BPP@-4,-6> P*Y@-1,4>
P*R|YPY@0,0> PYP@1,-1> RPY@0,-2> RBY@-1,-2v RRP@-1,-3> RPB@0,-4> PGR@-3,-4> BYB@-2,-1v PBR@1,-5> GPB@0,-6> PBB@-3,-3v PPP@-4,-5v PBP@-3,-7v GGP@-1,-7> G*B@-2,-8v GPG@0,-8> GYG@-2,-9> BPP@-5,-6v RPP@-7,-3> GBP@-6,-7> GGB@-7,-8> GRY@-7,-7v
BBP PYR|YYY@0,0> YYG@1,1> YPP@0,1v PPR@-1,2v BPP@-2,1v YBY@-3,0> B*Y@-2,-1> GPY@1,-3v YRP@2,-1> PGP@4,0v BBR@-3,-2> GPG@5,1v BRY@-4,-2v RPB@3,-2> GRP@2,-3> YGG@0,-4> PYG@-1,-5> GBP@2,-5>
GBG|PRY@0,0> RYG@1,-1> RYB@1,1> YRY@0,-2> YYP@-1,-2v BRY@0,2> PBY@-1,1v GYY@-2,-3> PPB@-2,0v PBG@-3,1v BYP@-3,-2v GPB@4,-1v GGY@-3,4> YBY@-4,-3v GYG@-2,5> GRG@-3,5v RBG@1,3v GGG@-4,3v R*G@-5,2v GPG@-5,5v PRR@-6,1v GGR@0,6> BYB@-5,-2v
BBP PYP|PGR@0,0> GRR@1,-1> RGG@3,0v GGP@4,1v RRP@2,-2> YGG@5,0v PPY@5,-3v BRP@4,-5v GPG@-1,1> Y*P@-2,2> RPR@-1,3> GGB@6,1v GRP@2,2v YBR@3,-6v BRR@2,-5v PGB@4,4> GBR@1,-6v RGR@-1,-3> BRG@-2,-2> RBR@-3,-1> RGY@-3,0v G*R@-4,-2v BPP@6,-4v YRP@-2,4>
P*R P*Y|GRP@0,0> PGR@-1,1> GRY@0,2> PRY@3,0v YYY@2,3> PPG@2,-1> YBY@4,2> GPB@5,-1v G*R@4,-2> YGY@3,-3> PYP@2,-4v GYB@4,-4> YBB@5,-5> BPY@1,-5v BBP@7,-4> BRY@7,-3v GRB@8,-7v RYR@8,-2v YBP@0,-6v YRR@9,-1v RPP@8,1v G*B@4,-6>
PPY YGY|RRY@0,0> RYY@1,-1> YBY@3,0v P*Y@4,-2v PGR@0,-3v PYP@5,-1v YPG@4,2> PRB@5,-2> PPP@3,-3> RRP@-1,-1v BPP@2,-4> BPB@-1,-4> PRP@5,-6v YBP@-2,-5> GYB@-3,-6> G*B@-3,-7> GPR@6,-7v RYB@7,-5v GBB@-2,-8> BRB@0,-7> BYP@3,-7v R*P@-2,0v PRY@-1,2>
"""  # noqa: E501
