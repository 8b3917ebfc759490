/* Chromino view, MIT; contains lit-html (BSD-3-Clause) and @fluent/bundle (Apache-2.0) */
var dt=globalThis,Yt=t=>t,je=dt.trustedTypes,Gt=je?je.createPolicy("lit-html",{createHTML:t=>t}):void 0,ht="$lit$",H=`lit$${Math.random().toFixed(9).slice(2)}$`,mt="?"+H,Gi=`<${mt}>`,ee=document,xe=()=>ee.createComment(""),ve=t=>t===null||typeof t!="object"&&typeof t!="function",pt=Array.isArray,Qt=t=>pt(t)||typeof t?.[Symbol.iterator]=="function",ct=`[ 	
\f\r]`,$e=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,Kt=/-->/g,Vt=/>/g,J=RegExp(`>|${ct}(?:([^\\s"'>=/]+)(${ct}*=${ct}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),Zt=/'/g,Xt=/"/g,en=/^(?:script|style|textarea|title)$/i,ft=t=>(e,...n)=>({_$litType$:t,strings:e,values:n}),c=ft(1),ue=ft(2),Xa=ft(3),S=Symbol.for("lit-noChange"),d=Symbol.for("lit-nothing"),Jt=new WeakMap,Q=ee.createTreeWalker(ee,129);function tn(t,e){if(!pt(t)||!t.hasOwnProperty("raw"))throw Error("invalid template strings array");return Gt!==void 0?Gt.createHTML(e):e}var nn=(t,e)=>{let n=t.length-1,i=[],o,s=e===2?"<svg>":e===3?"<math>":"",a=$e;for(let r=0;r<n;r++){let l=t[r],u,m,h=-1,f=0;for(;f<l.length&&(a.lastIndex=f,m=a.exec(l),m!==null);)f=a.lastIndex,a===$e?m[1]==="!--"?a=Kt:m[1]!==void 0?a=Vt:m[2]!==void 0?(en.test(m[2])&&(o=RegExp("</"+m[2],"g")),a=J):m[3]!==void 0&&(a=J):a===J?m[0]===">"?(a=o??$e,h=-1):m[1]===void 0?h=-2:(h=a.lastIndex-m[2].length,u=m[1],a=m[3]===void 0?J:m[3]==='"'?Xt:Zt):a===Xt||a===Zt?a=J:a===Kt||a===Vt?a=$e:(a=J,o=void 0);let y=a===J&&t[r+1].startsWith("/>")?" ":"";s+=a===$e?l+Gi:h>=0?(i.push(u),l.slice(0,h)+ht+l.slice(h)+H+y):l+H+(h===-2?r:y)}return[tn(t,s+(t[n]||"<?>")+(e===2?"</svg>":e===3?"</math>":"")),i]},ke=class t{constructor({strings:e,_$litType$:n},i){let o;this.parts=[];let s=0,a=0,r=e.length-1,l=this.parts,[u,m]=nn(e,n);if(this.el=t.createElement(u,i),Q.currentNode=this.el.content,n===2||n===3){let h=this.el.content.firstChild;h.replaceWith(...h.childNodes)}for(;(o=Q.nextNode())!==null&&l.length<r;){if(o.nodeType===1){if(o.hasAttributes())for(let h of o.getAttributeNames())if(h.endsWith(ht)){let f=m[a++],y=o.getAttribute(h).split(H),b=/([.?@])?(.*)/.exec(f);l.push({type:1,index:s,name:b[2],strings:y,ctor:b[1]==="."?He:b[1]==="?"?Fe:b[1]==="@"?We:ne}),o.removeAttribute(h)}else h.startsWith(H)&&(l.push({type:6,index:s}),o.removeAttribute(h));if(en.test(o.tagName)){let h=o.textContent.split(H),f=h.length-1;if(f>0){o.textContent=je?je.emptyScript:"";for(let y=0;y<f;y++)o.append(h[y],xe()),Q.nextNode(),l.push({type:2,index:++s});o.append(h[f],xe())}}}else if(o.nodeType===8)if(o.data===mt)l.push({type:2,index:s});else{let h=-1;for(;(h=o.data.indexOf(H,h+1))!==-1;)l.push({type:7,index:s}),h+=H.length-1}s++}}static createElement(e,n){let i=ee.createElement("template");return i.innerHTML=e,i}};function te(t,e,n=t,i){if(e===S)return e;let o=i!==void 0?n._$Co?.[i]:n._$Cl,s=ve(e)?void 0:e._$litDirective$;return o?.constructor!==s&&(o?._$AO?.(!1),s===void 0?o=void 0:(o=new s(t),o._$AT(t,n,i)),i!==void 0?(n._$Co??=[])[i]=o:n._$Cl=o),o!==void 0&&(e=te(t,o._$AS(t,e.values),o,i)),e}var De=class{constructor(e,n){this._$AV=[],this._$AN=void 0,this._$AD=e,this._$AM=n}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(e){let{el:{content:n},parts:i}=this._$AD,o=(e?.creationScope??ee).importNode(n,!0);Q.currentNode=o;let s=Q.nextNode(),a=0,r=0,l=i[0];for(;l!==void 0;){if(a===l.index){let u;l.type===2?u=new le(s,s.nextSibling,this,e):l.type===1?u=new l.ctor(s,l.name,l.strings,this,e):l.type===6&&(u=new Ue(s,this,e)),this._$AV.push(u),l=i[++r]}a!==l?.index&&(s=Q.nextNode(),a++)}return Q.currentNode=ee,o}p(e){let n=0;for(let i of this._$AV)i!==void 0&&(i.strings!==void 0?(i._$AI(e,i,n),n+=i.strings.length-2):i._$AI(e[n])),n++}},le=class t{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(e,n,i,o){this.type=2,this._$AH=d,this._$AN=void 0,this._$AA=e,this._$AB=n,this._$AM=i,this.options=o,this._$Cv=o?.isConnected??!0}get parentNode(){let e=this._$AA.parentNode,n=this._$AM;return n!==void 0&&e?.nodeType===11&&(e=n.parentNode),e}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(e,n=this){e=te(this,e,n),ve(e)?e===d||e==null||e===""?(this._$AH!==d&&this._$AR(),this._$AH=d):e!==this._$AH&&e!==S&&this._(e):e._$litType$!==void 0?this.$(e):e.nodeType!==void 0?this.T(e):Qt(e)?this.k(e):this._(e)}O(e){return this._$AA.parentNode.insertBefore(e,this._$AB)}T(e){this._$AH!==e&&(this._$AR(),this._$AH=this.O(e))}_(e){this._$AH!==d&&ve(this._$AH)?this._$AA.nextSibling.data=e:this.T(ee.createTextNode(e)),this._$AH=e}$(e){let{values:n,_$litType$:i}=e,o=typeof i=="number"?this._$AC(e):(i.el===void 0&&(i.el=ke.createElement(tn(i.h,i.h[0]),this.options)),i);if(this._$AH?._$AD===o)this._$AH.p(n);else{let s=new De(o,this),a=s.u(this.options);s.p(n),this.T(a),this._$AH=s}}_$AC(e){let n=Jt.get(e.strings);return n===void 0&&Jt.set(e.strings,n=new ke(e)),n}k(e){pt(this._$AH)||(this._$AH=[],this._$AR());let n=this._$AH,i,o=0;for(let s of e)o===n.length?n.push(i=new t(this.O(xe()),this.O(xe()),this,this.options)):i=n[o],i._$AI(s),o++;o<n.length&&(this._$AR(i&&i._$AB.nextSibling,o),n.length=o)}_$AR(e=this._$AA.nextSibling,n){for(this._$AP?.(!1,!0,n);e!==this._$AB;){let i=Yt(e).nextSibling;Yt(e).remove(),e=i}}setConnected(e){this._$AM===void 0&&(this._$Cv=e,this._$AP?.(e))}},ne=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(e,n,i,o,s){this.type=1,this._$AH=d,this._$AN=void 0,this.element=e,this.name=n,this._$AM=o,this.options=s,i.length>2||i[0]!==""||i[1]!==""?(this._$AH=Array(i.length-1).fill(new String),this.strings=i):this._$AH=d}_$AI(e,n=this,i,o){let s=this.strings,a=!1;if(s===void 0)e=te(this,e,n,0),a=!ve(e)||e!==this._$AH&&e!==S,a&&(this._$AH=e);else{let r=e,l,u;for(e=s[0],l=0;l<s.length-1;l++)u=te(this,r[i+l],n,l),u===S&&(u=this._$AH[l]),a||=!ve(u)||u!==this._$AH[l],u===d?e=d:e!==d&&(e+=(u??"")+s[l+1]),this._$AH[l]=u}a&&!o&&this.j(e)}j(e){e===d?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,e??"")}},He=class extends ne{constructor(){super(...arguments),this.type=3}j(e){this.element[this.name]=e===d?void 0:e}},Fe=class extends ne{constructor(){super(...arguments),this.type=4}j(e){this.element.toggleAttribute(this.name,!!e&&e!==d)}},We=class extends ne{constructor(e,n,i,o,s){super(e,n,i,o,s),this.type=5}_$AI(e,n=this){if((e=te(this,e,n,0)??d)===S)return;let i=this._$AH,o=e===d&&i!==d||e.capture!==i.capture||e.once!==i.once||e.passive!==i.passive,s=e!==d&&(i===d||o);o&&this.element.removeEventListener(this.name,this,i),s&&this.element.addEventListener(this.name,this,e),this._$AH=e}handleEvent(e){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,e):this._$AH.handleEvent(e)}},Ue=class{constructor(e,n,i){this.element=e,this.type=6,this._$AN=void 0,this._$AM=n,this.options=i}get _$AU(){return this._$AM._$AU}_$AI(e){te(this,e)}},on={M:ht,P:H,A:mt,C:1,L:nn,R:De,D:Qt,V:te,I:le,H:ne,N:Fe,U:We,B:He,F:Ue},Ki=dt.litHtmlPolyfillSupport;Ki?.(ke,le),(dt.litHtmlVersions??=[]).push("3.3.3");var ie=(t,e,n)=>{let i=n?.renderBefore??e,o=i._$litPart$;if(o===void 0){let s=n?.renderBefore??null;i._$litPart$=o=new le(e.insertBefore(xe(),s),s,void 0,n??{})}return o._$AI(t),o};var sn={R:{fill:"#d3242d",mark:"#ffc9c4",pattern:"disc"},G:{fill:"#43c06b",mark:"#0b5227",pattern:"ring"},B:{fill:"#3384ea",mark:"#e0f0ff",pattern:"plus"},Y:{fill:"#ffde33",mark:"#976b00",pattern:"square"},P:{fill:"#7320a8",mark:"#e9c8ff",pattern:"cross"}},an={R:{fill:"#b00010",mark:"#ffffff",pattern:"disc"},G:{fill:"#5fe08c",mark:"#000000",pattern:"ring"},B:{fill:"#0b3fa8",mark:"#ffffff",pattern:"plus"},Y:{fill:"#fff04d",mark:"#000000",pattern:"square"},P:{fill:"#4b006e",mark:"#ffffff",pattern:"cross"}},rn={R:"M-.24 0A.24 .24 0 0 1 .24 0A.24 .24 0 0 1 -.24 0Z",G:"M-.28 0A.28 .28 0 0 1 .28 0A.28 .28 0 0 1 -.28 0ZM-.15 0A.15 .15 0 0 0 .15 0A.15 .15 0 0 0 -.15 0Z",B:"M-.08 -.29L.08 -.29L.08 -.08L.29 -.08L.29 .08L.08 .08L.08 .29L-.08 .29L-.08 .08L-.29 .08L-.29 -.08L-.08 -.08Z",Y:"M-.22 -.22L.22 -.22L.22 .22L-.22 .22Z",P:"M0 -.12L.16 -.28L.28 -.16L.12 0L.28 .16L.16 .28L0 .12L-.16 .28L-.28 .16L-.12 0L-.28 -.16L-.16 -.28Z"},ln="M0 0A.3 .3 0 0 1 0 -.37A.37 .37 0 0 1 .352 -.114A.3 .3 0 0 0 0 0Z",un="RYGBP",Ae={link:"M-.15 -.1L.15 -.1A.1 .1 0 0 1 .15 .1L-.15 .1A.1 .1 0 0 1 -.15 -.1Z",break:"M0 -.42L.09 -.24L-.09 -.12L.09 0L-.09 .12L.09 .24L0 .42",taken:"M-.24 0A.24 .24 0 0 1 .24 0A.24 .24 0 0 1 -.24 0ZM-.1 0L.1 0"},cn="#fffdf7",Te="#23272f",Ye="#ffffff";var Me=sn,dn=an,Vi=rn,mn={both:t=>[Me[t].fill,Me[t].mark,null],colours:t=>[Me[t].fill,null,null],patterns:()=>[Ye,Te,Te],contrast:t=>[dn[t].fill,dn[t].mark,"#000000"]};function pn(){return Object.entries(mn).map(([t,e])=>{let n=Object.keys(Me).map(o=>`--sq-${o}:${hn(fn(...e(o),Vi[o]))}`);n.push(`--sq-w:${hn(Zi(t))}`);let i=Object.keys(Me).map(o=>`[data-tiles="${t}"] .far .sq-${o}{background-color:${e(o)[0]}}`);return`[data-tiles="${t}"]{${n.join(";")}}${i.join("")}`}).join("")}function hn(t){let e=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="-.5 -.5 1 1">${t}</svg>`;return`url("data:image/svg+xml,${encodeURIComponent(e)}")`}function fn(t,e,n,i){let o=n?` stroke="${n}" stroke-width=".04"`:"",s=`<rect x="-.42" y="-.42" width=".84" height=".84" rx=".14" fill="${t}"${o}/>`;return e?`${s}<path fill="${e}" d="${i}"/>`:s}function Zi(t){let e=t==="patterns",n=[...un].map((o,s)=>{let a=e?s%2?Te:"#8a8f99":mn[t](o)[0];return`<path transform="rotate(${72*s})" fill="${a}" d="${ln}"/>`});return`${fn(Ye,null,t==="patterns"||t==="contrast"?"#000000":null)}<g stroke="${Ye}" stroke-width=".03">${n.join("")}</g>`}var gn=`:host{--body:${cn};--outline:${Te}}`,Ge=t=>`sq sq-${t==="*"?"w":t}`;function T(t,e,n=""){return c`<span class="tile ${e?"down":""} ${n}" aria-hidden="true"
    >${[...t].map(i=>c`<span class=${Ge(i)}></span>`)}</span
  >`}var ce=t=>c`<span class="tile back ${t?"down":""}" aria-hidden="true"
    ><span></span><span></span><span></span
  ></span>`;var yn=`/* Around the board: the one line, what may be done, the moves so far. */

.unseen {
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
}

/* The one line. */
.status {
  position: relative;
  max-width: min(100%, 46rem);
  padding: 0.4em 1.1em;
  border-radius: 1.2em;
  background: var(--panel);
  box-shadow: var(--shadow);
  text-align: center;
  text-wrap: balance;
}
.status p {
  margin: 0;
}
.status .why,
.status .sum,
.status details {
  color: var(--quiet);
}
.status .sum {
  white-space: nowrap;
}
.status .why::before,
.status .sum::before {
  content: "·";
  margin: 0 0.35em 0 0.1em;
}
.status .meets {
  width: 1.1em;
  height: 1.1em;
  margin-right: 0.2rem;
  vertical-align: -0.2em;
  fill: none;
  stroke: var(--accent);
  stroke-width: 0.1;
  stroke-linecap: round;
  stroke-linejoin: round;
}
.status .meets.break {
  stroke: var(--bad);
}
.status.refused p {
  font-weight: 600;
}
.status summary {
  display: inline-flex;
  align-items: center;
  min-height: 1.5rem;
  cursor: pointer;
  text-decoration: underline;
  text-underline-offset: 0.2em;
}
.status ul {
  margin: 0;
  padding: 0;
  list-style: none;
}

/* What may be done: the likeliest in the middle, back and forth at the sides. */
.actions {
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 0.5rem;
  width: min(100%, 34rem);
  pointer-events: none;
}
.actions .round,
.actions .button {
  box-shadow: var(--shadow);
  pointer-events: auto;
}
.actions .round:disabled {
  opacity: 1;
  color: color-mix(in srgb, var(--quiet) 45%, transparent);
  box-shadow: none;
}
.actions .now {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 0.5rem;
  min-width: 0;
  min-height: 2.75rem;
}
.actions .words {
  white-space: nowrap;
}
.actions .turn .tile {
  font-size: 0.7rem;
}
.actions .turn {
  padding-inline: 0.8rem;
}
.hint {
  margin: 0;
  padding: 0.15em 0.8em;
  border-radius: 1em;
  color: var(--quiet);
  background: var(--panel);
  font-size: 0.8em;
}

/* The moves so far. */
.moves {
  margin: 0;
  padding: 0;
  list-style: none;
}
.moves button {
  display: grid;
  grid-template-columns: 2.2rem minmax(0, 1fr) auto;
  align-items: center;
  column-gap: 0.5rem;
  width: 100%;
  min-height: 2.75rem;
  padding: 0.35rem 0.6rem;
  border: 0;
  border-radius: 0.7rem;
  color: inherit;
  background: none;
  font: inherit;
  text-align: start;
  cursor: pointer;
}
.moves button:hover,
.moves button[aria-current] {
  background: color-mix(in srgb, var(--line) 40%, transparent);
}
.moves .ply {
  grid-row: span 2;
  color: var(--quiet);
  font-size: 0.8rem;
}
.moves .who {
  font-weight: 600;
  overflow-wrap: anywhere;
}
.moves .deed {
  grid-row: 2;
  grid-column: 2;
  color: var(--quiet);
  font-size: 0.8rem;
}
.moves .tile {
  grid-row: span 2;
  font-size: 0.9rem;
}

/* A phone: words only where they matter. */
@container table (max-width: 480px) or (max-height: 480px) {
  .status {
    padding: 0.3rem 0.9rem;
    line-height: 1.3;
  }
  .actions,
  .actions .now {
    gap: 0.35rem;
  }
  .actions .button {
    gap: 0.35rem;
    padding-inline: 0.55rem;
  }
  .actions .button:not(.labelled) {
    width: 2.75rem;
    padding-inline: 0;
    border-radius: 50%;
  }
  .actions .button:not(.labelled) .words {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
}

/* A phone that lies: the rack beside the line and what may be done, to leave the board its height. */
@container table (max-height: 480px) and (min-width: 481px) {
  .bottom {
    display: grid;
    grid-template: auto auto / minmax(0, auto) minmax(0, auto);
    justify-content: center;
    align-items: center;
    justify-items: center;
    gap: 0.3rem 0.6rem;
  }
  .rack {
    grid-area: 1 / 2 / 3;
  }
  .status {
    max-width: 22rem;
    font-size: 0.9rem;
  }
  .actions {
    width: auto;
  }
  .hint {
    display: none;
  }
}

/* A projector: to be read from the last row. */
@container table (min-width: 1600px) and (min-height: 900px) {
  .players,
  .status,
  .actions {
    font-size: 1.35rem;
  }
}
`;var bn=`/* The board: a quiet ground, and the tiles on it. */

.board {
  position: absolute;
  inset: 0;
  overflow: hidden;
  touch-action: none;
  cursor: grab;
}
.board.covered {
  visibility: hidden;
}
.world {
  position: absolute;
  left: 0;
  top: 0;
  transform-origin: 0 0;
  will-change: transform;
}
.world.redrawn {
  will-change: auto;
}
.dots {
  position: absolute;
  background: radial-gradient(circle, var(--ground-dot) 2.2px, transparent 2.8px) 0 0 / 40px 40px;
  opacity: 0;
  transition: opacity 0.2s;
}
.aiming .dots {
  opacity: 1;
}
.body,
.cell,
.spot,
.ghost,
.sign,
.count {
  position: absolute;
}
.body {
  width: 120px;
  height: 40px;
  border-radius: 8px;
  background: var(--body);
  background-clip: padding-box;
  border: 1px solid transparent;
  box-shadow: inset 0 0 0 1.6px var(--outline), 0 2px 4px rgb(0 0 0 / 28%);
}
.body.down {
  width: 40px;
  height: 120px;
}
.far .body {
  box-shadow: inset 0 0 0 1.6px var(--outline);
}
.body.last {
  box-shadow: inset 0 0 0 1.6px var(--outline), 0 0 0 3px var(--ground), 0 0 0 6px var(--accent);
  animation: glow 1.8s ease-out;
}
@keyframes glow {
  from {
    box-shadow: inset 0 0 0 1.6px var(--outline), 0 0 0 3px var(--ground), 0 0 0 6px var(--accent), 0 0 0 16px color-mix(in srgb, var(--accent) 40%, transparent);
  }
}
.cell {
  width: 40px;
  height: 40px;
  contain: strict;
}
.arriving {
  opacity: 0;
}
.chromino:not([data-tiles="patterns"]) .far .sq {
  padding: 3px;
  background-image: none;
  background-clip: content-box;
}
.cell:focus-visible {
  contain: none;
  outline: 3px solid var(--ink);
  outline-offset: -3px;
  box-shadow: 0 0 0 3px var(--ground);
  border-radius: 8px;
  z-index: 2;
}

/* Where a tile may lie: an outline, and at its first cell a dot to aim at. */
.spot {
  width: 120px;
  height: 40px;
  border-radius: 8px;
  border: 1.6px dashed color-mix(in srgb, var(--accent) 70%, transparent);
}
.spot.down {
  width: 40px;
  height: 120px;
}
.spot.as-turned {
  border: 2px solid var(--accent);
  background: color-mix(in srgb, var(--accent) 13%, transparent);
}
.cell.anchor::before {
  content: "";
  position: absolute;
  inset: 13px;
  border-radius: 50%;
  background: var(--accent);
  box-shadow: 0 0 0 2px var(--ground);
}
.cell.open {
  cursor: pointer;
}
.cell.open:hover {
  background: color-mix(in srgb, var(--accent) 22%, transparent);
  border-radius: 8px;
}

.ghost {
  font-size: 40px;
  opacity: 0.82;
  pointer-events: none;
  box-shadow: 0 0 0 1.6px var(--outline), 0 6px 14px rgb(0 0 0 / 35%);
}
.ghost.put {
  opacity: 1;
}
.ghost.refused {
  opacity: 0.55;
  animation: shake 0.32s;
}
@keyframes shake {
  25% {
    translate: -4px 0;
  }
  75% {
    translate: 4px 0;
  }
}
.signs {
  pointer-events: none;
}
.sign {
  width: 40px;
  height: 40px;
  overflow: visible;
}
.sign path {
  fill: none;
  stroke-linejoin: round;
}
.sign .edge {
  stroke: var(--outline);
  stroke-width: 0.2;
}
.sign .line {
  stroke: #fff;
  stroke-width: 0.09;
}
.sign.link .edge {
  fill: var(--outline);
}
.sign.break .edge,
.sign.taken .edge {
  stroke: var(--bad);
  filter: drop-shadow(0 0 0.08px var(--bad));
  animation: pulse 1s ease-in-out 3;
}
@keyframes pulse {
  50% {
    stroke-width: 0.36;
  }
}
.count {
  height: 40px;
  display: grid;
  place-items: center start;
}
.count span {
  transform-origin: 0 50%;
  margin-left: 4px;
  padding: 0.1rem 0.55rem;
  border-radius: 1rem;
  white-space: nowrap;
  font-size: 0.95rem;
  font-weight: 600;
  color: #fff;
  background: #7d1d17;
}
.count.enough span {
  background: #14525a;
}

/* The rack. */
.rack {
  display: flex;
  align-items: center;
  gap: 0.5rem;
  max-width: 100%;
  padding: 0.55rem 0.7rem;
  border-radius: 1.1rem;
  background: var(--panel);
  box-shadow: var(--shadow);
}
.tools {
  display: flex;
  flex-direction: column;
  gap: 0.3rem;
  flex: none;
}
.round.small {
  width: 2.1rem;
  min-height: 2.1rem;
}
.tiles {
  display: flex;
  gap: 0.45rem;
  overflow-x: auto;
  overscroll-behavior: contain;
  padding: 0.75rem 0.3rem 0.3rem;
  margin: -0.4rem 0 0;
  font-size: 2.25rem;
  scrollbar-width: thin;
}
.rack-tile {
  flex: none;
  padding: 0.1rem;
  border: 0;
  background: none;
  border-radius: 0.6rem;
  font-size: inherit;
  line-height: 0;
  cursor: grab;
  touch-action: pan-x;
  transition: translate 0.15s;
}
.rack-tile:hover {
  translate: 0 -3px;
}
.rack-tile.chosen {
  translate: 0 -8px;
}
.rack-tile.chosen .tile {
  box-shadow: 0 0 0 max(1px, 0.04em) var(--outline), 0 0 0 3px var(--panel), 0 0 0 6px var(--accent), 0 8px 14px rgb(0 0 0 / 35%);
}
.rack-tile.dragged {
  opacity: 0.25;
}
.rack-tile.drawn .tile {
  outline: 2px dashed var(--accent);
  outline-offset: 3px;
}
.rack-tile.idle:not(.chosen) .tile {
  opacity: 0.62;
}
.rack.resting .rack-tile {
  cursor: default;
}
.flying {
  position: absolute;
  left: 0;
  top: 0;
  line-height: 0;
}
.flying.held .tile {
  box-shadow: 0 0 0 max(1px, 0.04em) var(--outline), 0 14px 26px rgb(0 0 0 / 40%);
}
@container table (max-width: 480px) {
  .tiles {
    font-size: 1.95rem;
    gap: 0.25rem;
  }
  .rack {
    padding: 0.4rem;
    gap: 0.3rem;
  }
}
@container table (max-height: 480px) {
  .tiles {
    font-size: 1.35rem;
    padding-top: 0.6rem;
  }
  .rack {
    padding: 0.3rem 0.5rem;
  }
}
@container table (min-width: 1600px) and (min-height: 900px) {
  .tiles {
    font-size: 3rem;
  }
  .count span {
    font-size: 1.35rem;
  }
}
`;var wn=`/* Choices: who plays, and how the table looks and helps */

/* One of several: the chosen one is filled. */
.face {
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.6em;
  min-height: 2.75rem;
  padding: 0.35em 0.9em;
  border: 1px solid var(--line);
  border-radius: 1.4rem;
  color: inherit;
  background: none;
  font: inherit;
  cursor: pointer;
}
.face:hover {
  border-color: var(--quiet);
}
.choice {
  position: relative;
}
.choice input {
  position: absolute;
  inset: 0;
  margin: 0;
  opacity: 0;
  cursor: pointer;
}
.choice input:focus-visible + .face {
  outline: 3px solid var(--accent);
  outline-offset: 2px;
}
.choice input:checked + .face,
.face[aria-pressed="true"] {
  color: var(--on-accent);
  background: var(--accent);
  border-color: transparent;
  font-weight: 600;
}

.dialog .seats {
  margin-top: 1.25em;
}
.seat {
  padding: 0.5em 0 1em;
}
.seats .name {
  display: flex;
  align-items: center;
  gap: 0.5em;
  padding-bottom: 0.5em;
  overflow-wrap: anywhere;
}
.seats .name .quiet {
  font-weight: 400;
}
.seats .face {
  flex: 1 1 auto;
  justify-content: center;
  padding-inline: 0.6em;
}

.setting {
  display: block;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
}
.setting + .setting {
  margin-top: 1.6em;
}
.setting .name {
  padding: 0;
}
.setting .choices {
  padding-top: 0.6em;
}
.setting.toggle {
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 1em;
  cursor: pointer;
}
.setting.toggle .name,
.setting.toggle .quiet {
  display: block;
}
.toggle input {
  position: relative;
  flex: none;
  appearance: none;
  width: 3.25rem;
  height: 1.9rem;
  margin: 0;
  border: 2px solid var(--quiet);
  border-radius: 1rem;
  cursor: pointer;
  transition: background 0.15s;
}
.toggle input::before {
  content: "";
  position: absolute;
  top: 50%;
  left: 0.25rem;
  width: 1.1rem;
  height: 1.1rem;
  border-radius: 50%;
  background: var(--quiet);
  translate: 0 -50%;
  transition: left 0.15s;
}
.toggle input:checked {
  background: var(--accent);
  border-color: var(--accent);
}
.toggle input:checked::before {
  left: 1.65rem;
  background: var(--on-accent);
}
/* Where the choice is a picture, tiles lie on plain ground, and a ring marks the chosen one. */
.setting .pictures {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9em, 1fr));
}
.pictures .face {
  display: grid;
  align-content: start;
  gap: 0.4em;
  height: 100%;
  padding: 0.75em;
  border-radius: 1em;
}
.pictures input:checked + .face {
  color: inherit;
  background: none;
  box-shadow: inset 0 0 0 3px var(--accent);
}
.setting .pictures .sample .tile {
  box-shadow: 0 0 0 max(1px, 0.04em) var(--outline);
}
.setting .pictures .sample[data-tiles="contrast"] .tile {
  box-shadow: 0 0 0 2px #000, 0 0 0 3px #fff;
}
.sample {
  display: flex;
  gap: 0.3em;
  font-size: 1.1em;
}

@media (forced-colors: active) {
  .toggle input,
  .toggle input::before {
    forced-color-adjust: none;
    border-color: ButtonText;
    background: ButtonFace;
  }
  .toggle input::before {
    background: ButtonText;
  }
  .toggle input:checked::before {
    background: HighlightText;
  }
  .choice input:checked + .face,
  .face[aria-pressed="true"],
  .toggle input:checked {
    forced-color-adjust: none;
    color: HighlightText;
    background: Highlight;
  }
}
`;var $n=`/* Dialogs */

/* Beside the table: a sheet in the corner where the menu is. Sizes in em, for projectors. */
.dialog {
  position: fixed;
  inset: 0.75rem 0.75rem auto auto;
  flex-direction: column;
  width: 25em;
  max-width: calc(100% - 1.5rem);
  max-height: calc(100% - 1.5rem);
  margin: 0;
  padding: 0;
  border: 0;
  border-radius: 1.25em;
  overflow: hidden;
  color: var(--ink);
  background: var(--panel);
  box-shadow: var(--shadow);
  animation: dialog 0.2s ease-out;
}
.dialog[open] {
  display: flex;
}
.dialog::backdrop {
  background: rgb(18 22 28 / 38%);
}
@keyframes dialog {
  from {
    opacity: 0;
    translate: 0 0.75rem;
  }
}
.dialog header {
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 1em;
  padding: 0.9em 0.9em 0.4em 1.5em;
}
.dialog h2 {
  margin: 0;
  min-height: 2.75rem;
  align-content: center;
  font-size: 1.4em;
  font-weight: 600;
  line-height: 1.25;
  text-wrap: balance;
  overflow-wrap: anywhere;
}
.dialog h2:focus-visible {
  outline: none;
}
.dialog header .round {
  flex: none;
  border-color: transparent;
}
.dialog .content {
  min-height: 0;
  padding: 0.4em 1.5em 1.5em;
  overflow-y: auto;
  overscroll-behavior: contain;
}
.dialog p {
  margin: 0;
}
.dialog ul {
  margin: 0;
  padding: 0;
  list-style: none;
}
.dialog .quiet {
  color: var(--quiet);
}
.dialog .name {
  font-weight: 600;
}
.dialog .choices {
  display: flex;
  flex-wrap: wrap;
  gap: 0.5em;
}

/* In the middle of everything. */
.dialog.question,
.dialog.typed,
.dialog.end {
  inset: 0;
  height: fit-content;
  margin: auto;
}
.dialog.question,
.dialog.typed,
.dialog.end {
  width: 28em;
}

.dialog.question header {
  padding: 1.5em 1.5em 0.5em;
}
.dialog.question h2 {
  font-size: 1em;
}
.dialog.question .choices {
  justify-content: flex-end;
}
.dialog.question .button {
  min-width: 6rem;
}

/* A phone: sheets come from below, near the thumb. */
@container table (max-width: 480px) {
  .dialog:not(.hand-over) {
    inset: auto 0 0;
    width: 100%;
    max-width: 30rem;
    max-height: 88%;
    margin: 0 auto;
    padding-bottom: env(safe-area-inset-bottom);
    border-radius: 1.25em 1.25em 0 0;
  }
  .dialog:not(.hand-over) .content {
    padding-inline: 1.25em;
  }
  /* Below there will be the keyboard. */
  .dialog.typed {
    inset: 0 0 auto;
    padding: env(safe-area-inset-top) 0 0;
    border-radius: 0 0 1.25em 1.25em;
  }
  .dialog header {
    padding-inline: 1.25em 0.75em;
  }
  .dialog.question .choices {
    display: grid;
    grid-template-columns: 1fr 1fr;
  }
}
@container table (min-width: 1600px) {
  .dialog {
    font-size: 1.25rem;
  }
}
`;var xn=`/* Between two turns, at the end, and looking back */

/* The cover between two people: nothing shows through. */
.dialog.hand-over {
  inset: 0;
  width: 100%;
  height: 100%;
  max-width: none;
  max-height: none;
  border-radius: 0;
  background: var(--ground);
  justify-content: safe center;
  align-items: center;
  overflow-y: auto;
  text-align: center;
  animation: none;
}
.hand-over header {
  padding: 1.5em 1.5em 0;
}
.dialog.hand-over h2 {
  font-size: 2em;
}
.hand-over .content {
  flex: none;
  display: grid;
  justify-items: center;
  gap: 1.75em;
  max-width: 36em;
  padding: 1.5em max(1.5em, env(safe-area-inset-left)) max(1.5em, env(safe-area-inset-bottom));
  overflow: visible;
}
.hand-over .pile {
  display: flex;
  gap: 0.5rem;
  font-size: 1.5rem;
}
.hand-over .pile .tile:nth-child(1) {
  rotate: -5deg;
}
.hand-over .pile .tile:nth-child(3) {
  rotate: 4deg;
}
.hand-over .since {
  color: var(--quiet);
}
.hand-over .since li {
  padding: 0.1em 0;
}
.hand-over .choices {
  flex-direction: column;
  gap: 0.75em;
}

/* The end: the winner's tiles drop in and bounce. */
.end header {
  position: relative;
}
.dialog.end h2 {
  flex: 1;
  padding: 0.4em 1em 0;
  font-size: 2em;
  text-align: center;
}
.end header .round {
  position: absolute;
  top: 0.9em;
  right: 0.9em;
}
.end .content {
  display: grid;
  gap: 1.25em;
}
.end p {
  text-align: center;
  text-wrap: balance;
}
.end .button {
  flex: 1 1 40%;
}
.end .primary {
  flex-basis: 100%;
}
.trophy {
  display: flex;
  justify-content: center;
  gap: 0.45em;
  padding: 0.5em 0 0.2em;
  font-size: 1.75em;
}
.trophy .tile {
  animation: drop 0.7s cubic-bezier(0.3, 0, 0.6, 1) backwards;
}
.trophy .tile:nth-child(1) {
  rotate: -7deg;
}
.trophy .tile:nth-child(2) {
  rotate: 3deg;
  animation-delay: 0.12s;
}
.trophy .tile:nth-child(3) {
  rotate: -3deg;
  animation-delay: 0.24s;
}
@keyframes drop {
  0% {
    opacity: 0;
    translate: 0 -3em;
    rotate: 30deg;
  }
  45%,
  100% {
    opacity: 1;
    translate: 0 0;
  }
  65% {
    translate: 0 -0.5em;
  }
  82% {
    translate: 0 0;
  }
  91% {
    translate: 0 -0.12em;
  }
}
.result {
  width: 100%;
  border-collapse: collapse;
}
.result th,
.result td {
  padding: 0.45em 0 0.45em 0.5em;
  text-align: end;
}
.result th:first-child {
  padding-left: 0;
  text-align: start;
  overflow-wrap: anywhere;
}
.result th {
  font-weight: 400;
}
.result thead th {
  color: var(--quiet);
}
.result tbody tr {
  border-top: 1px solid var(--line);
}
.result .won > * {
  font-weight: 600;
}
.result .icon {
  margin-left: 0.2em;
  vertical-align: -0.25em;
}

/* Looking back. */
.replay {
  display: grid;
  gap: 0.25em;
  width: min(100%, 34em);
  padding: 0.75em 1em;
  border-radius: 1.25em;
  background: var(--panel);
  box-shadow: var(--shadow);
}
.replay .told {
  margin: 0;
  min-height: 1.4em;
  text-align: center;
  text-wrap: balance;
}
.replay input {
  width: 100%;
  height: 2rem;
  margin: 0;
  border-radius: 1rem;
  accent-color: var(--accent);
  cursor: pointer;
}
.replay .steps {
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 0.4em;
}
.replay .moment {
  flex: 1;
  color: var(--quiet);
}
.replay .round {
  flex: none;
}
.replay .round[aria-disabled] {
  color: color-mix(in srgb, var(--quiet) 55%, transparent);
  cursor: default;
}
/* As wide as the moment on the other side, so that the steps are in the middle. */
.replay .away {
  flex: 1;
  display: flex;
  justify-content: flex-end;
}

@container table (max-width: 480px) {
  .dialog.hand-over h2 {
    font-size: 1.6em;
  }
  .trophy {
    font-size: 1.4em;
  }
  .end .button {
    padding-inline: 0.5em;
  }
  .replay .moment {
    display: none;
  }
}
/* A phone on its side. */
@container table (max-height: 420px) {
  .hand-over .pile {
    display: none;
  }
}
@container table (min-width: 1600px) {
  .replay {
    font-size: 1.25rem;
  }
}
`;var vn=`/* What the panels hold */

/* The menu: large and plain. */
.dialog .entries {
  margin: 0 -0.75em;
}
.dialog .entries + .entries {
  margin-top: 0.5em;
  padding-top: 0.5em;
  border-top: 1px solid var(--line);
}
.dialog .entries + .quiet {
  margin-top: 1em;
}
.entry {
  display: flex;
  align-items: center;
  gap: 1em;
  width: 100%;
  min-height: 3rem;
  padding: 0.4em 0.75em;
  border: 0;
  border-radius: 0.75em;
  color: inherit;
  background: none;
  font: inherit;
  text-align: start;
  cursor: pointer;
}
.entry:hover {
  background: color-mix(in srgb, var(--line) 40%, transparent);
}
.entry .icon {
  color: var(--quiet);
}

.keys h3 {
  margin: 0.9em 0 0.3em;
  font-size: 1em;
  font-weight: 600;
}
.keys dl {
  margin: 0;
}
.keys dl > div {
  display: grid;
  grid-template-columns: 8.5em 1fr;
  gap: 0.75em;
  align-items: baseline;
  padding: 0.2em 0;
}
.keys dd {
  margin: 0;
  color: var(--quiet);
}
kbd {
  display: inline-block;
  min-width: 1.8em;
  padding: 0 0.45em;
  border: 1px solid var(--line);
  border-bottom-width: 2px;
  border-radius: 0.4em;
  font: inherit;
  text-align: center;
  white-space: nowrap;
}

.typing {
  display: flex;
  gap: 0.5em;
}
.typing input {
  flex: 1;
  min-width: 0;
  min-height: 2.75rem;
  padding: 0.35em 1em;
  border: 1px solid var(--quiet);
  border-radius: 1.4rem;
  color: inherit;
  background: var(--ground);
  font: inherit;
  -webkit-user-select: text;
  user-select: text;
}
.typing .button {
  flex: none;
}
.dialog .wrong {
  min-height: 1.4em;
  padding: 0.75em 0 0.5em;
  color: var(--bad);
  font-weight: 600;
}
.dialog .typed-how ul {
  padding: 0.3em 0 0 1.2em;
  list-style: disc;
}

@container table (max-width: 480px) {
  .keys dl > div {
    grid-template-columns: 7em 1fr;
  }
}
`;var kn=`/* Players: chips that wrap, the one to move with a ring and a beak that points to the board. */
.players {
  flex: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: 0.5em;
  min-width: 0;
  margin: 0;
  padding: 0;
  list-style: none;
}
.top > .players {
  pointer-events: none;
}
.player,
.bag {
  position: relative;
  display: grid;
  align-items: center;
  min-height: 2.75em;
  border-radius: 1.2em;
  background: var(--panel);
  box-shadow: var(--shadow);
  pointer-events: auto;
}
.player {
  grid-template-columns: auto minmax(0, 1fr);
  column-gap: 0.55em;
  padding: 0.35em 0.9em 0.35em 0.4em;
  max-width: 16em;
}
.kind {
  grid-row: span 2;
  display: grid;
  place-items: center;
  width: 2em;
  height: 2em;
  border-radius: 50%;
  color: var(--quiet);
  background: color-mix(in srgb, var(--line) 45%, transparent);
}
.player .icon,
.bag .icon {
  width: 1.15em;
  height: 1.15em;
}
.player .who,
.holds {
  position: relative;
  display: flex;
  align-items: center;
  gap: 0.35em;
  min-width: 0;
  line-height: 1.25;
}
.player .name {
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
}
.player[aria-current],
.bag.wanted {
  box-shadow: 0 0 0 2px var(--accent), var(--shadow);
}
.player[aria-current] .name {
  font-weight: 600;
}
.player[aria-current] .kind {
  color: var(--on-accent);
  background: var(--accent);
}
.player[aria-current]::before {
  content: "";
  position: absolute;
  left: 1em;
  top: calc(100% + 2px);
  border: 0.4em solid transparent;
  border-top-color: var(--accent);
  border-bottom-width: 0;
}
.badge {
  display: flex;
  flex: none;
  color: var(--accent);
}
.thinking {
  display: flex;
  flex: none;
  gap: 0.2em;
}
.thinking i {
  width: 0.3em;
  height: 0.3em;
  border-radius: 50%;
  background: var(--accent);
  animation: thinking 1.1s ease-in-out infinite;
}
.thinking i:nth-child(2) { animation-delay: 0.15s; }
.thinking i:nth-child(3) { animation-delay: 0.3s; }
@keyframes thinking {
  0%, 60%, 100% { translate: 0 0; }
  30% { translate: 0 -0.25em; }
}
.holds {
  grid-column: 2;
  color: var(--quiet);
  font-size: 0.8em;
  white-space: nowrap;
}
.backs {
  display: flex;
  flex: none;
  gap: 2px;
  font-size: 0.35em;
}
.backs:empty { display: none; }
/* So small, a back is one piece. */
.backs .tile {
  border-radius: 1.5px;
  background: color-mix(in srgb, var(--quiet) 55%, var(--panel));
  box-shadow: none;
}
.backs .tile > span {
  display: none;
}
.holds .score::before {
  content: "·";
  margin-right: 0.35em;
}
.faces {
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: 0.35em;
  padding: 0.35em 0 0.25em 0.5em;
  font-size: 0.7em;
}
.faces > span { display: flex; }
.bag {
  grid-template-columns: auto auto;
  gap: 0.4em;
  padding: 0.35em 0.9em 0.35em 0.7em;
}
.bag .icon { color: var(--quiet); }
.bag.wanted { cursor: pointer; }
.bag.wanted .icon { color: var(--accent); }

/* A phone, held either way: small chips around the corner buttons. */
@container table (max-width: 480px) or (max-height: 480px) {
  .top {
    display: block;
  }
  .top .corner {
    position: absolute;
    top: max(0.6rem, env(safe-area-inset-top));
    right: max(0.6rem, env(safe-area-inset-right));
  }
  .top .corner .round {
    width: 2.4rem;
    min-height: 2.4rem;
  }
  .players {
    display: block;
    font-size: 0.8rem;
    line-height: 0;
  }
  /* Keeps the first row clear of the corner buttons. */
  .players::before {
    content: "";
    float: right;
    width: 8.2rem;
    height: 2.3rem;
  }
  .player,
  .bag {
    display: inline-grid;
    min-height: 2rem;
    margin: 0 0.4rem 0.4rem 0;
    padding: 0.15rem 0.6rem 0.15rem 0.25rem;
    border-radius: 1rem;
    column-gap: 0.3rem;
    line-height: 1.25;
    vertical-align: top;
  }
  .bag {
    padding-left: 0.6rem;
  }
  .player {
    grid-template-columns: auto minmax(0, 1fr) auto;
  }
  .kind {
    grid-row: auto;
    width: 1.5rem;
    height: 1.5rem;
  }
  .player .name {
    max-width: 5.5rem;
  }
  .holds {
    grid-column: auto;
    font-size: 1em;
  }
  .backs > :nth-child(n + 2) {
    display: none;
  }
  .many .player {
    padding-right: 0.45rem;
  }
  .many .kind {
    width: 1.15rem;
    height: 1.15rem;
    background: none;
  }
  .many .player[aria-current] .kind .icon {
    width: 0.85em;
    height: 0.85em;
  }
  .many .name {
    max-width: 2.6rem;
  }
  .many .backs {
    display: none;
  }
  /* Open hands take room: one row of them, that scrolls. */
  .players.open {
    display: flex;
    flex-wrap: nowrap;
    align-items: stretch;
    gap: 0.4rem;
    margin: 2.5rem -0.6rem 0;
    padding: 0.25rem 0.6rem 0.5rem;
    overflow: auto hidden;
    scrollbar-width: none;
  }
  .players.open::before {
    display: none;
  }
  .open .player,
  .open .bag {
    flex: none;
    margin: 0;
    --shadow: 0 1px 3px rgb(0 0 0 / 25%);
  }
  .open .bag {
    order: -1;
  }
}
`;var An=`/* The ground, the panels, the type: neutral, so that tiles are the only colour on the screen. */

:host {
  display: block;
  height: 100%;
  --ground: light-dark(#f3eee3, #1a1f27);
  --ground-dot: light-dark(#ddd5c4, #2b323d);
  --panel: light-dark(#fffdf8, #262d38);
  --ink: light-dark(#22252c, #f1efe9);
  --quiet: light-dark(#5f6470, #aab1bf);
  --line: light-dark(#d9d2c3, #3d4654);
  --accent: light-dark(#14646b, #7fd3d6);
  --on-accent: light-dark(#ffffff, #0d2426);
  --bad: light-dark(#b3261e, #ff9a8f);
  --shadow: 0 1px 2px light-dark(rgb(40 34 20 / 16%), rgb(0 0 0 / 50%)),
    0 6px 20px light-dark(rgb(40 34 20 / 14%), rgb(0 0 0 / 45%));
}

/* Like the system, unless one has chosen. */
.chromino {
  color-scheme: light dark;
}
.chromino[data-theme="light"] {
  color-scheme: light;
}
.chromino[data-theme="dark"] {
  color-scheme: dark;
}

.chromino {
  position: relative;
  box-sizing: border-box;
  height: 100%;
  overflow: hidden;
  container: table / size;
  background: var(--ground);
  color: var(--ink);
  font: 400 1rem/1.4 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Noto Sans CJK TC", sans-serif;
  font-variant-numeric: tabular-nums;
  -webkit-user-select: none;
  user-select: none;
  -webkit-tap-highlight-color: transparent;
}
.chromino *,
.chromino *::before {
  box-sizing: border-box;
}

.top {
  position: absolute;
  inset: 0 0 auto;
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: 0.5rem;
  padding: max(0.6rem, env(safe-area-inset-top)) max(0.6rem, env(safe-area-inset-right)) 0
    max(0.6rem, env(safe-area-inset-left));
  pointer-events: none;
}
.top > * {
  pointer-events: auto;
}
.bottom {
  position: absolute;
  inset: auto 0 0;
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 0.4rem;
  padding: 0 max(0.5rem, env(safe-area-inset-right)) max(0.5rem, env(safe-area-inset-bottom))
    max(0.5rem, env(safe-area-inset-left));
  pointer-events: none;
}
.bottom > * {
  pointer-events: auto;
}
.corner,
.zoom {
  display: flex;
  gap: 0.35rem;
  flex: none;
}
.zoom {
  position: absolute;
  right: max(0.6rem, env(safe-area-inset-right));
  top: 50%;
  flex-direction: column;
  transform: translateY(-60%);
}

/* Buttons: round ones with a sign, pills with words. Both are easy to hit. */
.round,
.button {
  font: inherit;
  color: var(--ink);
  background: var(--panel);
  border: 1px solid var(--line);
  cursor: pointer;
  min-height: 2.75rem;
  touch-action: manipulation;
}
.round {
  flex: none;
  display: grid;
  place-items: center;
  width: 2.75rem;
  border-radius: 50%;
  padding: 0;
}
.round.wanted {
  color: var(--on-accent);
  background: var(--accent);
  border-color: transparent;
}
.button {
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.5rem;
  padding: 0.35rem 1.1rem;
  border-radius: 1.4rem;
}
.button.primary {
  color: var(--on-accent);
  background: var(--accent);
  border-color: transparent;
  font-weight: 600;
}
.round:hover,
.button:hover {
  border-color: var(--quiet);
}
.round:disabled,
.button:disabled {
  opacity: 0.45;
  cursor: default;
}
/* A projector: to be read from the last row. */
@container table (min-width: 1600px) and (min-height: 900px) {
  .round:not(.small) {
    width: 3.5rem;
    min-height: 3.5rem;
  }
  .button {
    min-height: 3.5rem;
    border-radius: 1.75rem;
  }
}
.icon {
  width: 1.35rem;
  height: 1.35rem;
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.8;
  stroke-linecap: round;
  stroke-linejoin: round;
}
:focus-visible {
  outline: 3px solid var(--accent);
  outline-offset: 2px;
}

/* Tiles: three squares on one body, 1em a square. */
.tile {
  display: inline-grid;
  grid-template: 1em / repeat(3, 1em);
  border-radius: 0.2em;
  background: var(--body);
  box-shadow: 0 0 0 max(1px, 0.04em) var(--outline), 0 0.05em 0.12em rgb(0 0 0 / 35%);
  line-height: 1;
}
.tile.down {
  grid-template: repeat(3, 1em) / 1em;
}
.sq {
  background: center / 100% no-repeat;
}
.sq-R { background-image: var(--sq-R); }
.sq-G { background-image: var(--sq-G); }
.sq-B { background-image: var(--sq-B); }
.sq-Y { background-image: var(--sq-Y); }
.sq-P { background-image: var(--sq-P); }
.sq-w { background-image: var(--sq-w); }
.tile.back > span {
  margin: 0.12em;
  border-radius: 0.14em;
  background: color-mix(in srgb, var(--outline) 16%, var(--body));
}
.chromino[data-tiles="contrast"] .tile,
.chromino[data-tiles="contrast"] .body {
  box-shadow: 0 0 0 max(2px, 0.07em) #000, 0 0 0 max(3px, 0.11em) #fff;
}

.flights {
  position: absolute;
  inset: 0;
  overflow: hidden;
  pointer-events: none;
  z-index: 5;
}
.spoken {
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
}
.spoken p {
  margin: 0;
}
.chromino[data-motion="reduced"] *,
.chromino[data-motion="reduced"] *::before {
  animation: none !important;
  transition: none !important;
}
@media (prefers-reduced-motion: reduce) {
  .chromino *,
  .chromino *::before {
    animation: none !important;
    transition: none !important;
  }
}
`;var Ke;function gt(){if(!Ke){Ke=new CSSStyleSheet;let t=[An,bn,kn,yn,$n,vn,wn,xn];Ke.replaceSync(gn+pn()+t.join(""))}return Ke}function k(t){let e=t.indexOf(",");return{text:t,reading:t.slice(0,3),x:Number(t.slice(4,e)),y:Number(t.slice(e+1,-1)),down:t.endsWith("v")}}function yt(t,e,n,i){return{text:`${t}@${e},${n}${i?"v":">"}`,reading:t,x:e,y:n,down:i}}function M({x:t,y:e,down:n}){return[0,1,2].map(i=>n?{x:t,y:e+i}:{x:t+i,y:e})}var U=(t,e)=>`${t},${e}`,Tn=t=>[...t].reverse().join("");function _e(t){let e=Tn(t);return e<t?e:t}function F(t,e){return{reading:e<2?t:Tn(t),down:e%2===1}}function de(t,{reading:e,down:n}){return(e===t?0:2)+(n?1:0)}function Ve(t,e,n){let{reading:i,down:o}=F(t,e);return yt(i,n.x-(o?0:1),n.y-(o?1:0),o)}function Ee({x:t,y:e,down:n}){return n?{x:t,y:e+1}:{x:t+1,y:e}}var so=[[0,-1],[-1,0],[1,0],[0,1]],Y=class{#e=new Map;placements=[];origin={x:0,y:0};box={left:0,top:0,right:2,bottom:0};constructor(e){let[n,i,o,s]=[1/0,1/0,-1/0,-1/0];for(let a of e){let r=k(a);this.placements.push(r),M(r).forEach(({x:l,y:u},m)=>{this.#e.set(U(l,u),{letter:r.reading[m],placement:r}),n=Math.min(n,l),o=Math.max(o,l),i=Math.min(i,u),s=Math.max(s,u)})}e.length&&(this.box={left:n,top:i,right:o,bottom:s},this.origin={x:this.placements[0].x,y:this.placements[0].y})}at(e,n){return this.#e.get(U(e,n))}meets(e,n){let i=[],o=[],s=M(e),a=new Set(s.map(({x:r,y:l})=>U(r,l)));for(let[r,l]of s.entries()){if(this.at(l.x,l.y)){o.push(l);continue}for(let[u,m]of so){let h={x:l.x+u,y:l.y+m},f=this.at(h.x,h.y);!f||a.has(U(h.x,h.y))||i.push({cell:l,near:h,good:n[e.reading[r]].includes(f.letter)})}}return{edges:i,taken:o}}};function Mn(t){return{view:null,past:null,squares:new Y([]),settings:t,chosen:null,turns:0,ghost:null,put:!1,dragged:null,cursor:{x:1,y:0},refusal:null,order:{},handOver:null,panel:null,question:null,paused:!1,waits:!1,endSeen:!1,notice:null}}var bt=t=>t.past??t.view;function A(t){let{view:e,past:n,handOver:i}=t;return!!(e&&!n&&i===null&&!e.outcome&&e.seat===e.turn.seat)}function L(t){return t.players.flatMap(({kind:e,resigned:n},i)=>e==="human"&&!n?[i]:[])}function N(t,e){return t.turn.actions.find(([n,i])=>n===t.seat&&i===e)}function _(t,e){let n=t?.hand.find(i=>i.tile===e);return n?n.legal:[]}var oe=t=>t.hand.every(({legal:e})=>e!==null&&e.length===0);function Oe(t,e,n=!0){let{chosen:i,turns:o,view:s,settings:a}=t;if(!i)return null;let r=Ve(i,o,e);if(a.help==="none")return r;let{reading:l,down:u}=F(i,o),m=f=>{let y=f.x===e.x&&f.y===e.y,b=f.reading===l&&f.down===u,v=f.text===r.text;return(y?0:4)+(b?0:2)+(v?0:1)};return(_(s,i)??[]).map(([f])=>k(f)).filter(f=>M(f).some(({x:y,y:b})=>y===e.x&&b===e.y)).filter(f=>n||f.reading===l&&f.down===u).map(f=>({each:f,rank:m(f)})).sort((f,y)=>f.rank-y.rank)[0]?.each??r}function z(t){let e=bt(t);if(!e||e.seat===null)return[];let n=t.order[e.seat]??[],i=o=>{let s=n.indexOf(o);return s<0?n.length:s};return[...e.hand].sort((o,s)=>i(o.tile)-i(s.tile))}function _n(t,e){return e.ply<t.ply&&!e.can_redo?!1:t.board[0]===e.board[0]&&t.players.length===e.players.length&&t.players.every(({name:n},i)=>n===e.players[i].name)&&t.log.slice(0,e.ply).every(([n,i],o)=>n===e.log[o][0]&&i===e.log[o][1])}function he(t,{reading:e,x:n,y:i,down:o}){return t.say(o?"ui-placed-down":"ui-placed-across",{tile:e,x:n,y:i})}function wt(t,{x:e,y:n}){let i=t.state.squares.at(e,n);if(i)return t.say("ui-here-square",{colour:i.letter,x:e,y:n,tile:i.placement.reading});let o=Sn(t,{x:e,y:n},t.state.chosen);return o.length?t.say("ui-here-fits",{x:e,y:n,count:o.length}):t.say("ui-here-empty",{x:e,y:n})}function En(t){let{cursor:e,squares:n}=t.state,i=[[0,-1,"ui-above"],[1,0,"ui-right"],[0,1,"ui-below"],[-1,0,"ui-left"]].flatMap(([o,s,a])=>{let r=n.at(e.x+Number(o),e.y+Number(s));return r?[t.say(String(a),{colour:r.letter})]:[]});t.announce([wt(t,e),...i].join(" "))}function On(t){let{cursor:e,view:n,settings:i}=t.state;if(i.help==="none"){t.announce(t.say("ui-help-is-off"));return}let o=(n?.hand??[]).flatMap(({tile:s})=>Sn(t,e,s));t.announce(o.length?t.say("ui-fits-here",{count:o.length,list:o.map(s=>he(t,s)).join("; ")}):t.say("ui-fits-nothing"))}function Sn(t,e,n){return t.state.settings.help==="none"?[]:(_(t.state.view,n)??[]).map(([i])=>k(i)).filter(i=>M(i).some(({x:o,y:s})=>o===e.x&&s===e.y))}var se=t=>t[3]==="@",E=(t,e)=>t.players[e].name;function G(t,e,n,i=null){let[o,s]=n.split(":");return se(n)?he(t,k(n)):o==="show"?t.say("ui-deed-show",{where:he(t,k(s))}):o==="catch"?t.say("ui-deed-catch",{name:E(e,Number(s))}):i?t.say("ui-deed-draw-seen",{tile:i}):t.say(`ui-deed-${n}`)}function Nn(t,e,n,i){let o=[...ao(t,e,n,i),...lo(t,e,n,i),...uo(t,e,n),...co(t,n,i),...ho(t,e,n,i)],s=o.filter((a,r)=>a!==o[r-1]).join(" ");s&&s!==t.spoken.at(-1)?.text&&t.announce(s)}function ao(t,e,n,i){let o=ro(e,n);return i.map(([s,a])=>{let r=a==="draw"&&s===n.seat?o.shift()??null:null;return t.say("ui-told",{name:E(n,s),what:G(t,n,a,r)})})}function ro(t,e){if(t.seat!==e.seat)return[];let n=new Set(t.hand.map(({tile:i})=>i));return e.hand.map(({tile:i})=>i).filter(i=>!n.has(i))}function lo(t,e,n,i){return i.some(([,o])=>o.startsWith("catch:")||o.startsWith("show:"))?n.players.flatMap(({name:o,count:s},a)=>{let r=s-e.players[a].count;return r>0?[t.say("ui-told-penalty",{name:o,count:r})]:[]}):[]}function uo(t,e,n){return n.players.flatMap(({name:i,shown:o},s)=>o.filter(a=>n.ply>e.ply&&!e.players[s].shown.includes(a)).map(a=>t.say("ui-told-shown",{name:i,tile:a})))}function co(t,{last:e},n){return e?.sum&&n.some(([,i])=>se(i)&&i===e.action)?[t.say("ui-told-sum",{sum:e.sum})]:[]}function ho(t,e,n,i){let o=({say:r})=>t.say(r.id,r.args),{seat:s}=n.turn;if(n.say.id==="say-thinking")return[];if(n.say.id==="say-turn"&&e.turn.seat===s)return[];let a=i.some(([r])=>r!==s);return o(e)===o(n)&&!a?[]:[o(n)]}var Ze={ATTRIBUTE:1,CHILD:2,PROPERTY:3,BOOLEAN_ATTRIBUTE:4,EVENT:5,ELEMENT:6},I=t=>(...e)=>({_$litDirective$:t,values:e}),q=class{constructor(e){}get _$AU(){return this._$AM._$AU}_$AT(e,n,i){this._$Ct=e,this._$AM=n,this._$Ci=i}_$AS(e,n){return this.update(e,n)}update(e,n){return this.render(...n)}};var mo={},$t=I(class extends q{constructor(){super(...arguments),this.ot=mo}render(t,e){return e()}update(t,[e,n]){if(Array.isArray(e)){if(Array.isArray(this.ot)&&this.ot.length===e.length&&e.every((i,o)=>i===this.ot[o]))return S}else if(this.ot===e)return S;return this.ot=Array.isArray(e)?Array.from(e):e,this.render(e,n)}});var{I:po}=on,Cn=t=>t;var In=t=>t.strings===void 0,Ln=()=>document.createComment(""),me=(t,e,n)=>{let i=t._$AA.parentNode,o=e===void 0?t._$AB:e._$AA;if(n===void 0){let s=i.insertBefore(Ln(),o),a=i.insertBefore(Ln(),o);n=new po(s,a,t,t.options)}else{let s=n._$AB.nextSibling,a=n._$AM,r=a!==t;if(r){let l;n._$AQ?.(t),n._$AM=t,n._$AP!==void 0&&(l=t._$AU)!==a._$AU&&n._$AP(l)}if(s!==o||r){let l=n._$AA;for(;l!==s;){let u=Cn(l).nextSibling;Cn(i).insertBefore(l,o),l=u}}}return n},K=(t,e,n=t)=>(t._$AI(e,n),t),fo={},Xe=(t,e=fo)=>t._$AH=e,Rn=t=>t._$AH,Je=t=>{t._$AR(),t._$AA.remove()};var Se=(t,e)=>{let n=t._$AN;if(n===void 0)return!1;for(let i of n)i._$AO?.(e,!1),Se(i,e);return!0},Qe=t=>{let e,n;do{if((e=t._$AM)===void 0)break;n=e._$AN,n.delete(t),t=e}while(n?.size===0)},zn=t=>{for(let e;e=t._$AM;t=e){let n=e._$AN;if(n===void 0)e._$AN=n=new Set;else if(n.has(t))break;n.add(t),bo(e)}};function go(t){this._$AN!==void 0?(Qe(this),this._$AM=t,zn(this)):this._$AM=t}function yo(t,e=!1,n=0){let i=this._$AH,o=this._$AN;if(o!==void 0&&o.size!==0)if(e)if(Array.isArray(i))for(let s=n;s<i.length;s++)Se(i[s],!1),Qe(i[s]);else i!=null&&(Se(i,!1),Qe(i));else Se(this,t)}var bo=t=>{t.type==Ze.CHILD&&(t._$AP??=yo,t._$AQ??=go)},pe=class extends q{constructor(){super(...arguments),this._$AN=void 0}_$AT(e,n,i){super._$AT(e,n,i),zn(this),this.isConnected=e._$AU}_$AO(e,n=!0){e!==this.isConnected&&(this.isConnected=e,e?this.reconnected?.():this.disconnected?.()),n&&(Se(this,e),Qe(this))}setValue(e){if(In(this._$Ct))this._$Ct._$AI(e,this);else{let n=[...this._$Ct._$AH];n[this._$Ci]=e,this._$Ct._$AI(n,this,0)}}disconnected(){}reconnected(){}};var xt=new WeakMap,P=I(class extends pe{render(t){return d}update(t,[e]){let n=e!==this.G;return n&&this.rt(void 0),(n||this.lt!==this.ct)&&(this.G=e,this.ht=t.options?.host,this.rt(this.ct=t.element)),d}rt(t){if(this.G!==void 0)if(this.isConnected||(t=void 0),typeof this.G=="function"){let e=this.ht??globalThis,n=xt.get(e);n===void 0&&(n=new WeakMap,xt.set(e,n)),n.get(this.G)!==void 0&&this.G.call(this.ht,void 0),n.set(this.G,t),t!==void 0&&this.G.call(this.ht,t)}else this.G.value=t}get lt(){return typeof this.G=="function"?xt.get(this.ht??globalThis)?.get(this.G):this.G?.value}disconnected(){this.lt===this.ct&&this.rt(void 0)}reconnected(){this.rt(this.ct)}});var qn=(t,e,n)=>{let i=new Map;for(let o=e;o<=n;o++)i.set(t[o],o);return i},B=I(class extends q{constructor(t){if(super(t),t.type!==Ze.CHILD)throw Error("repeat() can only be used in text expressions")}dt(t,e,n){let i;n===void 0?n=e:e!==void 0&&(i=e);let o=[],s=[],a=0;for(let r of t)o[a]=i?i(r,a):a,s[a]=n(r,a),a++;return{values:s,keys:o}}render(t,e,n){return this.dt(t,e,n).values}update(t,[e,n,i]){let o=Rn(t),{values:s,keys:a}=this.dt(e,n,i);if(!Array.isArray(o))return this.ut=a,s;let r=this.ut??=[],l=[],u,m,h=0,f=o.length-1,y=0,b=s.length-1;for(;h<=f&&y<=b;)if(o[h]===null)h++;else if(o[f]===null)f--;else if(r[h]===a[y])l[y]=K(o[h],s[y]),h++,y++;else if(r[f]===a[b])l[b]=K(o[f],s[b]),f--,b--;else if(r[h]===a[b])l[b]=K(o[h],s[b]),me(t,l[b+1],o[h]),h++,b--;else if(r[f]===a[y])l[y]=K(o[f],s[y]),me(t,o[h],o[f]),f--,y++;else if(u===void 0&&(u=qn(a,y,b),m=qn(r,h,f)),u.has(r[h]))if(u.has(r[f])){let v=m.get(a[y]),W=v!==void 0?o[v]:null;if(W===null){let Be=me(t,o[h]);K(Be,s[y]),l[y]=Be}else l[y]=K(W,s[y]),me(t,o[h],W),o[v]=null;y++}else Je(o[f]),f--;else Je(o[h]),h++;for(;y<=b;){let v=me(t,l[b+1]);K(v,s[y]),l[y++]=v}for(;h<=f;){let v=o[h++];v!==null&&Je(v)}return this.ut=a,Xe(t,l),S}});var ae=40,Pn=5,wo=140,$o=62,xo=26,vo=18,et=1.7,ko=13,tt=4,Ao=150,nt=class{look={x:1.5,y:.5,size:48};auto=!0;sight={left:-18,top:-12,right:18,bottom:12};#e=!1;#t=0;#n=0;#a=0;#o=null;#s={x:0,y:0,width:0,height:0};#i=0;#r=0;#l;constructor(e){this.t=e,this.#l=new ResizeObserver(()=>this.#g()),this.#l.observe(e.holder)}stop(){this.#l.disconnect(),cancelAnimationFrame(this.#t),clearTimeout(this.#n)}#g(){let{clientWidth:e,clientHeight:n}=this.t.holder;e===this.#i&&n===this.#r||(this.#i=e,this.#r=n,this.follow(!0),this.apply())}#d(){let e=this.t.find(".top")?.offsetHeight??0,n=this.t.find(".bottom, .replay")?.offsetHeight??0;this.#s={x:this.#i/2,y:e+Math.max(40,this.#r-e-n)/2,width:this.#i,height:Math.max(80,this.#r-e-n)}}#h(){let{box:e}=this.t.state.squares,n=this.#s,i=e.right-e.left+1+2*et,o=e.bottom-e.top+1+2*et,s=Math.min(n.width/i,n.height/o),a=Math.max($o,this.#i/22),r=Math.min(a,Math.max(this.#e?Pn:xo,s)),l=this.#y(),u=(m,h,f,y)=>{let b=f/r,v=m-et+b/2,W=h+1+et-b/2;return v>=W?(m+h+1)/2:Math.min(W,Math.max(v,y))};return{x:u(e.left,e.right,n.width,l.x+.5),y:u(e.top,e.bottom,n.height,l.y+.5),size:r}}#y(){let e=this.t.state.squares.placements.at(-1);return e?M(e)[1]:{x:1,y:0}}get goal(){return this.#o?.to??this.look}follow(e=!1){this.#i&&(this.#d(),this.auto&&this.#m(this.#h(),e))}bringBack(){let{size:e,x:n,y:i}=this.goal,o=this.#h(),s=this.auto&&e===o.size&&n===o.x&&i===o.y;this.#e=s&&!this.#e,this.auto=!0,this.follow(),this.t.repaint()}#m(e,n=!1){n||this.t.still?(this.#o=null,this.look=e):Bn(e,this.goal)||(this.#o={from:{...this.look},to:e,start:performance.now()}),this.#u()}#u(){this.#b(),this.#t||=requestAnimationFrame(e=>this.#w(e))}#b(){clearTimeout(this.#n),this.#n=setTimeout(()=>{if(this.#a===this.look.size)return;this.#a=this.look.size;let e=this.t.find(".world");e?.classList.add("redrawn"),requestAnimationFrame(()=>requestAnimationFrame(()=>e?.classList.remove("redrawn")))},Ao)}#w(e){if(this.#t=0,this.#o){let{from:n,to:i,start:o}=this.#o,s=Math.min(1,Math.max(0,(e-o)/240)),a=1-(1-s)**3,r=l=>n[l]+(i[l]-n[l])*a;this.look={x:r("x"),y:r("y"),size:r("size")},s===1?this.#o=null:this.#u()}this.apply()}#c(){this.#o=null,this.auto&&(this.auto=!1,this.#e=!1,this.t.repaint()),this.#u()}pan(e,n){let{size:i}=this.look;this.look=this.#p({x:this.look.x-e/i,y:this.look.y-n/i,size:i}),this.#c()}zoom(e,n){let i=this.#s,o=this.t.holder.getBoundingClientRect(),s=n?n.x-o.left-i.x:0,a=n?n.y-o.top-i.y:0,{x:r,y:l,size:u}=this.look,m=Math.min(wo,Math.max(Pn,u*e));this.look=this.#p({x:r+s/u-s/m,y:l+a/u-a/m,size:m}),this.#c()}#p({x:e,y:n,size:i}){let{box:o}=this.t.state.squares;return{x:Math.min(o.right+8,Math.max(o.left-8,e)),y:Math.min(o.bottom+8,Math.max(o.top-8,n)),size:i}}reveal({x:e,y:n}){this.#f({left:e-1,top:n-1,right:e+2,bottom:n+2})}revealAll(e){let n=e.flatMap(M);!n.length||!this.#i||(this.#d(),this.#f({left:Math.min(...n.map(({x:i})=>i))-.3,top:Math.min(...n.map(({y:i})=>i))-.3,right:Math.max(...n.map(({x:i})=>i))+1.3,bottom:Math.max(...n.map(({y:i})=>i))+1.3}))}#f({left:e,top:n,right:i,bottom:o}){let{goal:s}=this,a=this.#s,r=Math.min(a.width/(i-e),a.height/(o-n)),l=Math.max(Math.min(s.size,r),Math.min(s.size,vo)),u=(h,f,y,b)=>{let v=y/l/2;return f-h>2*v?(h+f)/2:Math.min(h+v,Math.max(f-v,b))},m={x:u(e,i,a.width,s.x),y:u(n,o,a.height,s.y),size:l};Bn(m,s)||this.#m(m)}cellAt(e,n){let i=this.t.holder.getBoundingClientRect(),o=this.#s,{x:s,y:a,size:r}=this.look;return{x:Math.floor(s+(e-i.left-o.x)/r),y:Math.floor(a+(n-i.top-o.y)/r)}}pixelOf(e,n){let i=this.#s,{goal:o}=this;return{x:i.x+(e-o.x)*o.size,y:i.y+(n-o.y)*o.size}}get rightmost(){return this.look.x+(this.#i-this.#s.x)/this.look.size}apply(){let e=this.t.find(".world");if(!e||!this.#i)return;let n=this.#s,{x:i,y:o,size:s}=this.look,a=this.t.state.squares.origin,r=n.x-(i-a.x)*s,l=n.y-(o-a.y)*s;e.style.transform=`translate(${r}px, ${l}px) scale(${s/ae})`,e.classList.toggle("far",s<ko);let{box:u}=this.t.state.squares,m=Math.min(12,Math.max(3,Math.round(this.#i/s/4))),h=b=>Math.floor(b/m)*m,f=b=>Math.ceil(b/m)*m,y={left:Math.max(u.left-tt,h(i-n.x/s)),top:Math.max(u.top-tt,h(o-n.y/s)),right:Math.min(u.right+tt,f(i+(this.#i-n.x)/s)),bottom:Math.min(u.bottom+tt,f(o+(this.#r-n.y)/s))};To(y,this.sight)||(this.sight=y,this.t.repaint())}},Bn=(t,e)=>t.x===e.x&&t.y===e.y&&t.size===e.size,To=(t,e)=>t.left===e.left&&t.top===e.top&&t.right===e.right&&t.bottom===e.bottom;var Mo=72;function Dn(t){let{state:e}=t,n=t.shown,{sight:i}=t.camera,o=kt(t),{cursor:s}=e;return c`<div class="board ${e.chosen?"aiming":""} ${e.handOver===null?"":"covered"}">
    <div class="world">
      <div class="dots" .style=${_o(t)}></div>
      ${$t([e.squares,i,n?.last?.action,t.arriving.size],()=>Eo(t))}
      <div class="spots" aria-hidden="true">${o.map(a=>Oo(t,a))}</div>
      ${$t([e.squares,i,o.length,o[0]?.text,e.chosen,n?.rev,s.x,s.y,t.arriving.size,t.words],()=>So(t,o))}
      ${n?Lo(t):d}
    </div>
  </div>`}function kt(t){let{state:e}=t,{help:n}=e.settings;return!A(e)||!e.view||n==="none"?[]:(e.chosen||n!=="all"?[e.chosen]:e.view.hand.map(({tile:o})=>o)).flatMap(o=>_(e.view,o)??[]).map(([o])=>k(o))}function vt(t,{x:e,y:n}){let{left:i,top:o,right:s,bottom:a}=t.camera.sight;return e>=i&&e<s&&n>=o&&n<a}function re(t,{x:e,y:n},i=""){let{origin:o}=t.state.squares;return`left:${(e-o.x)*ae}px;top:${(n-o.y)*ae}px;${i}`}function _o(t){let{left:e,top:n,right:i,bottom:o}=t.camera.sight,s=`width:${(i-e)*ae}px;height:${(o-n)*ae}px`;return re(t,{x:e,y:n},s)}function Eo(t){let e=t.shown?.last?.action,n=t.state.squares.placements.filter(i=>M(i).some(o=>vt(t,o)));return c`<div class="bodies" aria-hidden="true">
    ${B(n,i=>i.text,i=>c`<div
        class="body ${i.down?"down":""} ${i.text===e?"last":""} ${t.arriving.has(i.text)?"arriving":""}"
        .style=${re(t,i)}
      ></div>`)}
  </div>`}function Oo(t,e){let{state:n}=t,{reading:i,down:o}=F(n.chosen??"",n.turns),s=e.reading===i&&e.down===o;return c`<div
    class="spot ${e.down?"down":""} ${s?"as-turned":""}"
    .style=${re(t,e)}
  ></div>`}function So(t,e){let{squares:n}=t.state,i=No(t,e);return c`<div
    class="cells"
    role="grid"
    aria-label=${t.say("ui-board",{count:n.placements.length})}
    aria-rowcount="-1"
    aria-colcount="-1"
  >
    ${B(i,([o])=>o,([o,s])=>c`<div role="row" aria-rowindex=${o-n.box.top+9}>
        ${B(s,a=>a.x,a=>Co(t,a))}
      </div>`)}
  </div>`}function No(t,e){let{squares:n,chosen:i,cursor:o}=t.state,s=new Map,a=u=>{let m=U(u.x,u.y),h=s.get(m);h?Object.assign(h,{...u,letter:h.letter,legal:[...h.legal??[],...u.legal??[]]}):s.set(m,u)};for(let u of n.placements)M(u).forEach((m,h)=>{vt(t,m)&&a({...m,letter:u.reading[h],text:u.text})});for(let u of e)for(let[m,h]of M(u).entries())vt(t,h)&&a({...h,letter:"",open:!0,legal:i&&m===0?[u.text]:[]});let r=n.at(o.x,o.y);s.has(U(o.x,o.y))||a({...o,letter:r?.letter??"",text:r?.placement.text});let l=new Map;for(let u of s.values()){let m=l.get(u.y);m?m.push(u):l.set(u.y,[u])}for(let u of l.values())u.sort((m,h)=>m.x-h.x);return[...l].sort(([u],[m])=>u-m)}function Co(t,e){let{squares:n,cursor:i}=t.state,o=e.x===i.x&&e.y===i.y,s=e.letter!==""||e.open,a=e.letter?Ge(e.letter):e.open?"open":"";return c`<div
    role="gridcell"
    class="cell ${a} ${e.legal?.length?"anchor":""} ${e.text&&t.arriving.has(e.text)?"arriving":""}"
    data-cell=${s?U(e.x,e.y):d}
    data-legal=${e.legal?.length?e.legal.join(" "):d}
    tabindex=${o?"0":"-1"}
    aria-colindex=${e.x-n.box.left+9}
    aria-label=${o?wt(t,e):e.letter?t.words.colours(e.letter):t.say(e.open?"ui-open":"ui-empty")}
    @focus=${()=>t.pointAt(e)}
    .style=${re(t,e)}
  ></div>`}function Lo(t){let{state:e}=t,n=t.shown,i=e.ghost??e.refusal?.placement;if(!i||!n)return d;let{edges:o,taken:s}=e.squares.meets(i,n.match),a=o.filter(m=>m.good).length,r=!e.ghost,l=!r&&!!_(n,e.chosen)?.some(([m])=>m===i.text),u=M(i);return c`<div
      class="ghost tile ${i.down?"down":""} ${e.put?"put":""} ${r?"refused":""}"
      aria-hidden="true"
      .style=${re(t,i)}
    >
      ${[...i.reading].map(m=>c`<span class=${Ge(m)}></span>`)}
    </div>
    <div class="signs" aria-hidden="true">
      ${o.map(({cell:m,near:h,good:f})=>jn(t,f?"link":"break",(m.x+h.x)/2,(m.y+h.y)/2,m.y!==h.y))}
      ${s.map(m=>jn(t,"taken",m.x,m.y,!1))}
      <div class="count ${l?"enough":""}" .style=${re(t,Io(t,u))}>
        <span ${P(m=>Ro(t,m))}>${t.say("ui-count",{made:a,need:n.need})}</span>
      </div>
    </div>`}function Io(t,e){let{squares:n}=t.state,[{x:i,y:o},,s]=e,a=[{x:s.x+1,y:o},{x:s.x+1,y:s.y},{x:i,y:s.y+1},{x:i,y:o-1}],r=t.camera.rightmost-Mo/t.camera.look.size,l=a.filter(u=>u.x<=r);return l.find(u=>!n.at(u.x,u.y)&&!n.at(u.x+1,u.y))??l[0]??a[2]}function Ro(t,e){e instanceof HTMLElement&&(e.style.transform=`scale(${ae/t.camera.goal.size})`)}function jn(t,e,n,i,o){return c`<svg class="sign ${e}" viewBox="-.5 -.5 1 1" .style=${re(t,{x:n,y:i})}>
    ${ue`<g transform=${o?"rotate(90)":"rotate(0)"}>
      <path class="edge" d=${Ae[e]} /><path class="line" d=${Ae[e]} />
    </g>`}
  </svg>`}var Hn=230;function Fn(t){let e=new Map;for(let n of t.root.querySelectorAll("[data-tile]")){let i=fe(t,n);i&&e.set(`tile ${n.getAttribute("data-tile")}`,{...i,size:i.size/3})}return e}function fe(t,e){let n=e?.getBoundingClientRect();if(!n||!n.width)return null;let i=t.holder.getBoundingClientRect();return{x:n.left+n.width/2-i.left,y:n.top+n.height/2-i.top,size:n.height,down:!0}}function Wn(t,e,n){if(t.still)return()=>Promise.resolve();let i=n.flatMap(([o,s])=>zo(t,e,o,s)??[]);for(let{lands:o}of i)o&&t.arriving.add(o);return async()=>{for(let o of i)await Gn(t,o),o.lands&&t.arriving.delete(o.lands)&&t.repaint()}}function zo(t,e,n,i){if(i[3]==="@"){let u=k(i);if(i===t.dropped)return null;let m=e.get(`tile ${_e(u.reading)}`)??qo(t,n);return m?{face:u.reading,from:m,to:()=>Un(t,u),lands:i}:null}let o=fe(t,t.find(".bag"));if(i!=="draw"||!o)return null;let s=t.state.view?.turn.drawn,a=n===t.state.view?.seat,r=a&&s?s:null,l=()=>a&&r?fe(t,t.find(`[data-tile="${r}"]`)):fe(t,t.find(`[data-seat="${n}"]`));return{face:r,from:{...o,size:12},to:()=>At(l(),a?3:4),lands:null}}var At=(t,e)=>t&&{...t,size:t.size/e},qo=(t,e)=>At(fe(t,t.find(`[data-seat="${e}"]`)),3);function Un(t,e){let n=Ee(e),{x:i,y:o}=t.camera.pixelOf(n.x+.5,n.y+.5);return{x:i,y:o,size:t.camera.goal.size,down:e.down}}function Yn(t,e){if(t.still)return;let n=_e(e.reading);Gn(t,{face:e.reading,from:Un(t,e),to:()=>At(fe(t,t.find(`[data-tile="${n}"]`)),3),lands:null})}async function Gn(t,{face:e,from:n,to:i}){let o=t.find(".flights"),s=i();if(!o||!s)return;let a=document.createElement("div");a.className="flying",ie(e?T(e,s.down):ce(s.down),a),a.style.fontSize=`${s.size}px`,o.append(a);let{width:r,height:l}=a.getBoundingClientRect(),u=h=>`translate(${h.x-r/2}px, ${h.y-l/2}px) scale(${h.size/s.size}) rotate(${h.down===s.down?0:90}deg)`,m=a.animate({transform:[u(n),u(s)]},{duration:Hn,easing:"cubic-bezier(.2,.8,.3,1)"});await Promise.race([m.finished,new Promise(h=>setTimeout(h,2*Hn))]).catch(()=>null),a.remove()}var Po={slow:1800,normal:750,fast:60},it=class{#e=0;#t=0;#n=null;#a=-1;constructor(e){this.t=e}stop(){this.#e+=1,clearTimeout(this.#t),this.#n=null}next(e=Promise.resolve()){this.stop();let n=this.#e;e.then(()=>{n===this.#e&&this.#o()})}#o(){let{t:e}=this,{view:n,past:i,handOver:o,panel:s,question:a}=e.state;if(!n||i||o!==null||a)return;let r=this.#s(n);if(r!==e.state.waits&&e.set({waits:r}),!(r||n.outcome)&&!this.#i(n)){if(n.next_bot!==null&&n.thinking===null){if(e.state.paused)return;this.#r(()=>{e.ask({type:"bot",seat:n.seat})})}else if(e.state.settings.auto&&s===null&&oe(n)){let l=["draw","pass"].find(u=>N(n,u));l&&n.turn.seat===n.seat&&this.#r(()=>{e.act(l)})}}}#s(e){if(e.outcome||this.#a===e.rev)return!1;let n=L(e),i=e.turn.actions.some(([s,a])=>n.includes(s)&&s!==e.turn.seat&&!["draw","pass"].includes(a)),o=e.next_bot!==null||e.turn.seat!==e.seat;return i&&o&&n.length>0}#i(e){let{t:n}=this,i=L(e),o=e.turn.seat,s=e.seat!==null&&i.includes(e.seat);if(i.length===0)return e.seat===null?!1:(n.send({type:"view",seat:null}),!0);let a=i.includes(o)?o:s?e.seat:i[0];return a===e.seat?!1:(!e.rules.open_hands&&(i.length>1||e.seat!==null)?(n.spoken=[],n.set({handOver:a})):n.send({type:"view",seat:a}),!0)}#r(e){this.#n=e,this.t.repaint(),this.#t=setTimeout(()=>this.skip(),Po[this.t.state.settings.pace])}get pending(){return this.#n!==null}skip(){clearTimeout(this.#t);let e=this.#n;this.#n=null,e?e():typeof this.t.state.view?.thinking=="number"&&this.t.send({type:"move-now"})}goOn(){this.#a=this.t.state.view?.rev??-1,this.t.set({waits:!1}),this.next()}pause(e){this.t.set({paused:e}),this.next()}};var Bo={plus:"M12 5v14M5 12h14",minus:"M5 12h14",fit:"M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",turn:"M19 12a7 7 0 1 1-2.5-5.4M19 3v5h-5",undo:"M9 6 4 11l5 5M4 11h10a6 6 0 0 1 6 6v1",redo:"m15 6 5 5-5 5M20 11H10a6 6 0 0 0-6 6v1",log:"M5 6h14M5 12h14M5 18h9",menu:"M4 7h16M4 12h16M4 17h16",settings:"M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5",play:"M7 5l12 7-12 7z",pause:"M8 5v14M16 5v14",next:"m9 5 7 7-7 7",previous:"m15 5-7 7 7 7",first:"M6 5v14M18 5l-8 7 8 7",last:"M18 5v14M6 5l8 7-8 7",close:"M6 6l12 12M18 6 6 18",yes:"M5 12.5 10 18 19 7",bag:"M8 8c-3 3-4 6-4 8a4 4 0 0 0 4 4h8a4 4 0 0 0 4-4c0-2-1-5-4-8M8 8h8M9 4l-1 4M15 4l1 4M9 4h6",person:"M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8M5 20a7 7 0 0 1 14 0",bot:"M6 9h12v9H6zM12 9V5M12 5h.01M9.5 13v1M14.5 13v1M3.5 12v3M20.5 12v3",save:"M12 4v11M7 11l5 5 5-5M5 20h14",flag:"M6 21V4h11l-2 4 2 4H6",leave:"M14 4h5v16h-5M14 12H4M8 8l-4 4 4 4",help:"M9 9a3 3 0 1 1 4.2 2.7c-.8.4-1.2 1-1.2 1.8v.5M12 18h.01",keyboard:"M3 7h18v10H3zM7 11h.01M11 11h.01M15 11h.01M8 14h8",eye:"M2.5 12S6 6 12 6s9.5 6 9.5 6-3.5 6-9.5 6-9.5-6-9.5-6M12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5",speak:"M4 10v4h4l5 4V6L8 10zM16.5 9a4 4 0 0 1 0 6",skip:"M5 5l8 7-8 7zM17 5v14",sort:"M5 7h14M5 12h9M5 17h5",again:"M5 12a7 7 0 0 1 12-5l2 2M19 4v5h-5M19 12a7 7 0 0 1-12 5l-2-2M5 20v-5h5",crown:"M5 19h14M5 15.5 3.5 7l5 3.5L12 5l3.5 5.5 5-3.5L19 15.5z",speed:"M4 17a8.5 8.5 0 1 1 16 0M12 15l4-5",look:"M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14M16 16l4.5 4.5"},w=t=>c`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${ue`<path d=${Bo[t]} />`}</svg>`;var jo="RYGBP*";function Xn(t){let{state:e}=t,n=t.shown;if(!n||n.seat===null||e.handOver!==null)return d;let i=z(e);if(!i.length)return d;let o=i.find(({tile:s})=>s===t.rackStop)?.tile??i[0]?.tile;return c`<div class="rack ${A(e)?"":"resting"}">
    <div class="tools" role="group" aria-label=${t.say("ui-rack-tools")}>
      ${e.chosen?[Kn(t,-1),Kn(t,1)]:Ho(t)}
    </div>
    <div class="tiles" role="toolbar" aria-label=${t.say("ui-rack",{count:i.length})}>
      ${B(i,({tile:s})=>s,s=>Do(t,s,s.tile===o))}
    </div>
  </div>`}function Do(t,{tile:e,legal:n},i){let{state:o}=t,s=o.chosen===e,a=t.shown?.turn.drawn===e&&t.shown.turn.seat===t.shown.seat,r=o.settings.help!=="none"&&A(o),l=n===null?"many":n.length,u=r?t.say("ui-rack-fits",{count:l==="many"?99:l}):"";return c`<button
    class="rack-tile ${s?"chosen":""} ${o.dragged===e?"dragged":""} ${a?"drawn":""} ${r&&l===0?"idle":""}"
    data-tile=${e}
    aria-pressed=${s?"true":"false"}
    aria-label=${[t.words.colours(e),a?t.say("ui-rack-drawn"):"",u].filter(Boolean).join("; ")}
    aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight"
    tabindex=${i?"0":"-1"}
    @click=${()=>t.choose(e)}
    @focus=${()=>t.stopAt(e)}
  >
    ${T(s&&o.turns>1?[...e].reverse().join(""):e,!0)}
  </button>`}var Ho=t=>c`<button
    class="round small"
    data-action="sort"
    title=${t.say("ui-sort")}
    aria-label=${t.say("ui-sort")}
    @click=${()=>Zn(t,Fo)}
  >${w("sort")}</button>
  ${t.state.settings.help==="none"?d:c`<button
        class="round small"
        data-action="playable-first"
        title=${t.say("ui-playable-first")}
        aria-label=${t.say("ui-playable-first")}
        @click=${()=>Zn(t,Wo)}
      >${w("yes")}</button>`}`,Kn=(t,e)=>{let n=t.say(e<0?"ui-move-left":"ui-move-right");return c`<button
    class="round small"
    data-action=${e<0?"move-left":"move-right"}
    title=${n}
    aria-label=${n}
    @click=${()=>t.state.chosen&&Ne(t,t.state.chosen,e)}
  >${w(e<0?"previous":"next")}</button>`},Fo=(t,e)=>Vn(t.tile).localeCompare(Vn(e.tile)),Vn=t=>[...t].map(e=>jo.indexOf(e)).join(""),Wo=(t,e)=>(e.legal?.length??99)-(t.legal?.length??99);function Zn(t,e){Jn(t,[...z(t.state)].sort(e).map(({tile:n})=>n)),t.announce(t.say("ui-said-arranged"))}function Ne(t,e,n){let i=z(t.state).map(a=>a.tile),o=i.indexOf(e),s=Math.min(i.length-1,Math.max(0,o+n));o<0||s===o||(i.splice(s,0,...i.splice(o,1)),Jn(t,i),t.announce(t.say("ui-said-moved",{tile:e,place:s+1,count:i.length})))}function Jn(t,e){let n=t.shown?.seat;typeof n=="number"&&t.set({order:{...t.state.order,[n]:e}})}var Qn=[{title:"ui-keys-laying",keys:[{keys:["1","…","9"],id:"ui-key-choose"},{keys:["R","Shift+R"],id:"ui-key-turn"},{keys:["N","Shift+N"],id:"ui-key-spots"},{keys:["Enter"],id:"ui-key-lay"},{keys:["Esc"],id:"ui-key-back"},{keys:["M"],id:"ui-key-miss"},{keys:["T"],id:"ui-key-typed"}]},{title:"ui-keys-turn",keys:[{keys:["D"],id:"ui-key-draw"},{keys:["P"],id:"ui-key-pass"},{keys:["C"],id:"ui-key-call"},{keys:["X"],id:"ui-key-catch"},{keys:["S"],id:"ui-key-show"},{keys:["G"],id:"ui-key-go-on"},{keys:["U","Shift+U"],id:"ui-key-undo"}]},{title:"ui-keys-board",keys:[{keys:["←","↑","→","↓"],id:"ui-key-arrows"},{keys:["W"],id:"ui-key-what"},{keys:["F"],id:"ui-key-fits"},{keys:["+","−"],id:"ui-key-zoom"},{keys:["0"],id:"ui-key-fit"}]},{title:"ui-keys-around",keys:[{keys:["B"],id:"ui-key-board"},{keys:["H"],id:"ui-key-hand"},{keys:["Alt+←","Alt+→"],id:"ui-key-arrange"},{keys:["L"],id:"ui-key-log"},{keys:["?"],id:"ui-key-help"}]}],Uo={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]},Yo={r:(t,e)=>t.turn(e?-1:1),n:(t,e)=>Xo(t,e?-1:1),m:t=>t.state.chosen&&void t.showMiss(t.state.chosen),t:t=>t.set({panel:"typed"}),d:t=>Ce(t,"draw"),p:t=>Ce(t,"pass"),c:t=>Ce(t,"call"),x:t=>Ce(t,"catch:"),s:t=>Ce(t,"show:"),g:t=>t.state.waits?t.flow.goOn():t.flow.skip(),u:(t,e)=>{t.step(e?"redo":"undo")},w:t=>En(t),f:t=>On(t),b:t=>t.focus('.cell[tabindex="0"]'),h:t=>t.focus('[data-tile][tabindex="0"]'),l:t=>t.set({panel:"log"}),"+":t=>t.camera.zoom(1.3),"=":t=>t.camera.zoom(1.3),"-":t=>t.camera.zoom(1/1.3),0:t=>t.camera.bringBack(),"?":t=>t.set({panel:"keys"})};function Tt(t,e){let n=e.composedPath()[0];if(e.defaultPrevented||!(n instanceof HTMLElement)||!t.state.view)return;let{panel:i,question:o,handOver:s,past:a}=t.state;i||o||s!==null||a||n.matches("input, select, textarea")||t.find("dialog[open]")||Go(t,e,n)&&(e.preventDefault(),e.stopPropagation())}function Go(t,e,n){if(e.ctrlKey||e.metaKey)return!1;let i=Uo[e.key];if(i)return Ko(t,n,i,e.altKey,e.shiftKey);if(e.altKey)return!1;if(e.key==="Escape")return t.drop(),t.set({refusal:null,notice:null}),!0;if(e.key==="Enter"||e.key===" ")return Zo(t,n);if(/^[1-9]$/.test(e.key)){let s=z(t.state)[Number(e.key)-1]?.tile;return s&&t.choose(s),!0}let o=Yo[e.key.toLowerCase()];return o?.(t,e.shiftKey),!!o}function Ko(t,e,[n,i],o,s){if(e.dataset.tile)return i?!1:(o?Ne(t,e.dataset.tile,n):Vo(t,e.dataset.tile,n),t.paint(),t.focus(`[data-tile="${t.rackStop}"]`),!0);if(!e.matches(".cell")||o)return!1;let{cursor:a}=t.state,r=s?3:1;return t.moveCursor({x:a.x+r*n,y:a.y+r*i}),!0}function Vo(t,e,n){let i=z(t.state).map(o=>o.tile);t.stopAt(i[(i.indexOf(e)+n+i.length)%i.length])}function Zo(t,e){let{state:n}=t;return e.matches(".cell")?n.chosen?(n.ghost||t.aim(n.cursor),n.ghost&&t.lay(n.ghost),!0):(t.announce(t.say("ui-said-choose-first")),!0):!1}function Xo(t,e){let{state:n}=t,{view:i}=n;if(!A(n)||!i)return;if(n.settings.help==="none"){t.announce(t.say("ui-help-is-off"));return}let s=(n.chosen?[n.chosen]:z(n).map(({tile:u})=>u)).flatMap(u=>(_(i,u)??[]).map(([m])=>({tile:u,placement:k(m)})));if(!s.length){t.announce(t.say("ui-said-no-spot"));return}let a=s.findIndex(({placement:u})=>u.text===n.ghost?.text),r=s[a<0?e>0?0:s.length-1:(a+e+s.length)%s.length];n.chosen!==r.tile&&t.choose(r.tile),t.set({turns:de(r.tile,r.placement),put:!1}),t.moveCursor({x:r.placement.x,y:r.placement.y}),t.set({ghost:r.placement});let l={n:s.indexOf(r)+1,count:s.length};t.announce(t.say("ui-said-spot",{placed:he(t,r.placement),...l}))}function Ce(t,e){let{view:n}=t.state,i=n?.turn.actions.find(([o,s])=>o===n.seat&&s.startsWith(e));i?t.act(i[1]):n&&!N(n,e)&&t.announce(t.say("ui-said-not-now"))}var Mt={mouse:5,touch:10,pen:8},Jo={mouse:0,touch:56,pen:20},Qo=60,ot=class{#e=new Map;#t=null;#n=!1;#a=0;#o=0;#s={x:-1,y:-1};constructor(e){this.t=e;let{root:n,ending:i}=e,o=(s,a)=>n.addEventListener(s,a,{...i,passive:!1});o("pointerdown",s=>this.#r(s)),o("pointermove",s=>this.#l(s)),o("pointerup",s=>this.#p(s)),o("pointercancel",s=>this.#$(s)),n.addEventListener("click",s=>this.#d(s),{...i,capture:!0}),e.holder.addEventListener("wheel",s=>this.#y(s),{...i,passive:!1}),o("contextmenu",s=>this.#m(s)),o("pointerleave",()=>this.#h())}#i(e,n){let[i]=e.composedPath();return i instanceof Element?i.closest(n):null}#r(e){this.#a=e.buttons,this.#n=!1;let n=this.#i(e,"[data-tile]")?.dataset.tile;if(n&&e.button===0){let i={x:e.clientX,y:e.clientY},o=e.pointerType;this.#t={id:e.pointerId,tile:n,start:i,device:o,moves:!1,el:null}}else this.#i(e,".board")&&e.button===0&&this.#e.set(e.pointerId,{x:e.clientX,y:e.clientY})}#l(e){let n=e.buttons&~this.#a;if(this.#a=e.buttons,this.#t?.id===e.pointerId)n&2&&this.t.turn(1),this.#u(e);else if(this.#e.has(e.pointerId))this.#g(e);else if(e.pointerType==="mouse"&&this.#i(e,".board")){let i=e.clientX!==this.#s.x||e.clientY!==this.#s.y;this.#s={x:e.clientX,y:e.clientY},i&&this.t.state.chosen&&this.t.aim(this.t.camera.cellAt(e.clientX,e.clientY))}}#g(e){let{camera:n}=this.t,i=this.#e.get(e.pointerId),o={x:e.clientX,y:e.clientY};if(this.#e.size===1&&!this.#n){let r=Mt[e.pointerType]??Mt.touch;if(Math.hypot(o.x-i.x,o.y-i.y)<r)return;this.#n=!0,ei(e)}if(this.#e.set(e.pointerId,o),this.#e.size===1){n.pan(o.x-i.x,o.y-i.y);return}this.#n=!0;let s=[...this.#e].find(([r])=>r!==e.pointerId)?.[1];if(!s)return;let a=r=>Math.hypot(r.x-s.x,r.y-s.y);n.pan((o.x-i.x)/2,(o.y-i.y)/2),n.zoom(a(o)/Math.max(1,a(i)),{x:(o.x+s.x)/2,y:(o.y+s.y)/2})}#d(e){if(this.#n){this.#n=!1,e.stopPropagation();return}if(!this.#i(e,".board"))return;let{t:n}=this,{state:i}=n,o=this.#i(e,"[data-cell]")?.dataset.cell?.split(",").map(Number),s=o?{x:o[0],y:o[1]}:n.camera.cellAt(e.clientX,e.clientY);if(!i.chosen||!A(i)){i.refusal&&n.set({refusal:null});return}let r=(i.put&&i.ghost&&es(M(i.ghost),s)?i.ghost:null)??Oe(i,s);r&&n.lay(r)}#h(){!this.#t&&!this.t.state.put&&this.t.state.ghost&&this.t.set({ghost:null})}#y(e){let{t:n}=this,i=n.state.dragged||n.state.chosen&&n.state.ghost;if(!this.#i(e,".board")&&!this.#t)return;if(e.preventDefault(),i&&!e.ctrlKey){if(this.#o+=e.deltaY,Math.abs(this.#o)<Qo)return;n.turn(this.#o>0?1:-1),this.#o=0;return}let o=e.ctrlKey?.01:.0016;n.camera.zoom(Math.exp(-e.deltaY*o),{x:e.clientX,y:e.clientY})}#m(e){!this.t.state.chosen||!this.#i(e,".board, [data-tile]")||(e.preventDefault(),this.#t?.moves||this.t.turn(1))}#u(e){let n=this.#t,{t:i}=this;if(!n)return;if(!n.moves){if(Math.hypot(e.clientX-n.start.x,e.clientY-n.start.y)<Mt[n.device])return;n.moves=!0,this.#n=!0,ei(e),A(i.state)&&i.state.chosen!==n.tile&&i.choose(n.tile),i.set({dragged:n.tile,put:!1})}let o={x:e.clientX,y:e.clientY-Jo[n.device]};this.#w(n,o);let s=this.#c(e);i.aim(!s&&A(i.state)?this.#b(i.camera.cellAt(o.x,o.y)):null,!1)}#b(e){let{state:n}=this.t,i=[[0,0],[0,-1],[-1,0],[1,0],[0,1]];if(n.settings.help==="none"||!n.chosen)return e;let o=_(n.view,n.chosen)??[],s=i.find(([a,r])=>{let l=Oe(n,{x:e.x+a,y:e.y+r},!1);return o.some(([u])=>u===l?.text)});return s?{x:e.x+s[0],y:e.y+s[1]}:e}#w(e,n){let{t:i}=this,o=i.holder.getBoundingClientRect();e.el||(e.el=document.createElement("div"),e.el.className="flying held",i.find(".flights")?.append(e.el));let{reading:s,down:a}=F(e.tile,i.state.turns);ie(T(s,a),e.el),e.el.style.fontSize=`${Math.max(30,i.camera.look.size)}px`,e.el.style.transform=`translate(${n.x-o.left}px, ${n.y-o.top}px) translate(-50%, -50%)`}#c(e){let n=this.t.find(".rack")?.getBoundingClientRect();return!!(n&&e.clientY>n.top&&e.clientX>n.left&&e.clientX<n.right)}#p(e){this.#e.delete(e.pointerId);let n=this.#t;if(n?.id!==e.pointerId||(this.#t=null,n.el?.remove(),!n.moves))return;let{t:i}=this,{ghost:o}=i.state;i.set({dragged:null}),this.#c(e)?(this.#f(n.tile,e.clientX),i.drop()):o?(i.dropped=o.text,i.lay(o)):i.drop()}#f(e,n){let i=z(this.t.state).map(s=>s.tile),o=[...this.t.root.querySelectorAll("[data-tile]")].filter(s=>{let{left:a,width:r}=s.getBoundingClientRect();return s.getAttribute("data-tile")!==e&&a+r/2<n});Ne(this.t,e,o.length-i.indexOf(e))}#$(e){this.#e.delete(e.pointerId),this.#t?.id===e.pointerId&&(this.#t.el?.remove(),this.#t=null,this.t.state.dragged&&this.t.drop())}};function ei(t){t.target instanceof Element&&t.target.setPointerCapture(t.pointerId)}var es=(t,{x:e,y:n})=>t.some(i=>i.x===e&&i.y===n);var C=(t,{action:e,words:n,why:i,labelled:o,primary:s,caught:a,press:r})=>c`<button
  class="button ${o?"labelled":""} ${s?"primary":""}"
  data-action=${e}
  data-seat-caught=${a??d}
  title=${i??n}
  @click=${r}
>${w(t)}<span class="words">${n}</span></button>`;var Le=t=>t.turn.actions.find(([e,n])=>e===t.seat&&n!=="draw"&&n!=="pass");function ti(t,e){let n=L(e).filter(o=>o!==e.seat);return(e.seat===null?n:[e.seat,...n]).map(o=>ts(t,e,o))}function ts(t,e,n){let i=e.turn.actions.filter(([a])=>a===n),o=i.filter(([,a])=>a.startsWith("show:")),s=(a,r,l,u,m)=>C(a,{action:r.split(":")[0],words:n===e.seat?u:t.say("ui-for-seat",{name:E(e,n),what:u}),why:t.say(l.id,l.args),labelled:!0,primary:n===e.seat,caught:m,press:()=>{t.act(r,n)}});return i.map(([,a,r])=>{if(a==="call")return s("speak",a,r,t.say("ui-call"));if(a.startsWith("catch:")){let u=Number(a.slice(6));return s("look",a,r,t.say("ui-catch",{name:E(e,u)}),u)}return a===o[0]?.[1]?s("eye",a,r,t.say("ui-show",{count:o.length})):[]})}function ii(t){let{view:e,handOver:n}=t.state;return!e||n!==null?d:c`<div class="actions" role="group" aria-label=${t.say("ui-actions")}>
    ${ni(t,"undo",e.can_undo)}
    <div class="now">${ns(t,e)}</div>
    ${ni(t,"redo",e.can_redo)}
  </div>`}var ni=(t,e,n)=>c`<button
  class="round"
  data-action=${e}
  title=${t.say(`ui-${e}`)}
  aria-label=${t.say(`ui-${e}`)}
  ?disabled=${!n}
  @click=${()=>t.step(e)}
>${w(e)}</button>`;function ns(t,e){return e.outcome?t.state.endSeen?is(t):d:[os(t,e),ti(t,e),as(t,e),rs(t,e),ls(t,e)]}var is=t=>C("crown",{action:"result",words:t.say("ui-result"),labelled:!0,primary:!0,press:()=>t.set({endSeen:!1})});function os(t,e){let{chosen:n,put:i,ghost:o}=t.state;if(!n)return d;let s=_(e,n)?.length===0,a=C("close",{action:"cancel",words:t.say("ui-cancel"),press:()=>t.drop()});return[ss(t,n),i||!N(e,"draw")?a:d,s?C("look",{action:"miss",words:t.say("ui-miss"),press:()=>{t.showMiss(n)}}):d,i&&o?C("yes",{action:"confirm",words:t.say("ui-confirm"),labelled:!0,primary:!0,press:()=>{t.lay(o)}}):d]}function ss(t,e){let{reading:n,down:i}=F(e,t.state.turns);return c`<button class="button turn" data-action="turn" title=${t.say("ui-turn")} @click=${()=>t.turn(1)}>
    ${T(n,i)}<span class="words">${t.say("ui-turn")}</span>
  </button>`}function as(t,e){return["draw","pass"].map(n=>{let i=N(e,n)?.[2];return i?C(n==="draw"?"bag":"next",{action:n,words:t.say(`ui-${n}`),why:t.say(i.id,i.args),labelled:!0,primary:oe(e)&&!Le(e),press:()=>{t.act(n)}}):d})}function rs(t,e){let{state:n}=t;return A(n)&&oe(e)&&!Le(e)&&!n.chosen&&!n.refusal?c`<p class="hint">${t.say("ui-miss-hint")}</p>`:d}function ls(t,e){let{flow:n,state:i}=t;if(i.waits)return C("play",{action:"go-on",words:t.say("ui-go-on"),why:t.say("ui-go-on-why"),labelled:!0,press:()=>n.goOn()});let o=(n.pending||e.thinking!==null)&&!i.paused;return[L(e).length?d:cs(t),o?C("skip",{action:"skip",words:t.say("ui-skip"),press:()=>n.skip()}):d]}var us={slow:"normal",normal:"fast",fast:"slow"};function cs(t){let{paused:e,settings:n}=t.state,i=e?"resume":"pause";return[C(e?"play":"pause",{action:i,words:t.say(`ui-${i}`),labelled:!0,primary:e,press:()=>t.flow.pause(!e)}),C("speed",{action:"speed",words:t.say("ui-speed",{pace:n.pace}),why:t.say("ui-speed-why"),labelled:!0,press:()=>t.change("pace",us[n.pace])})]}var _t=class extends pe{#e=null;render(){return S}update({element:e}){return this.#e=e,queueMicrotask(()=>this.#t()),this.render()}#t(){this.#e?.isConnected&&!this.#e.open&&this.#e.showModal()}disconnected(){this.#e?.close()}},ds=I(_t);function V(t,e,n){let{label:i,kind:o,onClose:s,cross:a=!!s,focus:r=!0,scrolls:l=!1}=e,u=h=>{h.preventDefault(),s?.()},m=({target:h})=>{h instanceof Element&&h.isConnected&&(s?s():t.repaint())};return B([o],()=>o,()=>c`<dialog
      class="dialog ${o}"
      aria-labelledby="dialog-label"
      closedby=${s?"any":"none"}
      ${ds()}
      @cancel=${u}
      @close=${m}
      @keydown=${h=>h.stopPropagation()}
    >
      <header>
        <h2 id="dialog-label" tabindex="-1" ?autofocus=${r}>${i}</h2>
        ${a?c`<button
              class="round"
              data-action="close"
              title=${t.say("ui-close")}
              aria-label=${t.say("ui-close")}
              @click=${s}
            >
              ${w("close")}
            </button>`:d}
      </header>
      <div class="content" tabindex=${l?"0":d}>${n}</div>
    </dialog>`)}function oi(t){let{view:e}=t.state,n=e?.outcome;return!e||!n?d:V(t,{label:hs(t,e,n),kind:"end",onClose:()=>t.set({endSeen:!0})},c`${ps(e,n)}
      <p>${ms(t,e,n)}</p>
      ${e.players.length>1?fs(t,e,n):d} ${gs(t,e)}`)}function hs(t,{players:e,seat:n},{reason:i,winners:o}){if(e.length===1)return t.say(`ui-end-solo-${i}`);let s=e.filter(({kind:r})=>r==="human").length;return n!==null&&s===1&&e[n].kind==="human"&&o.includes(n)?t.say("ui-end-you",{count:o.length}):t.say("ui-end-names",{names:si(t,e,o),count:o.length})}function si(t,e,n){let i=n.map(o=>e[o].name);return new Intl.ListFormat(t.words.language,{type:"conjunction"}).format(i)}function ms(t,{players:e,say:n},{reason:i,winners:o,scores:s,left:a}){if(e.length===1)return t.say(n.id,n.args);let[r]=o,l={names:si(t,e,o),joint:o.length};if(i==="emptied"&&!s&&a[r]===0)return t.say("ui-end-all-laid",l);let u=t.say(`ui-end-${i}`);return i==="resigned"?u:s?`${u} ${t.say("ui-end-by-points",{...l,count:s[r]})}`:`${u} ${t.say("ui-end-by-tiles",{...l,count:a[r]})}`}function ps({board:t,log:e},{winners:n}){let i=e.filter(([s,a])=>n.includes(s)&&se(a)),o=i.length?i.map(([,s])=>s):t;return c`<div class="trophy">${o.slice(-3).map(s=>T(s.slice(0,3),!1))}</div>`}function fs(t,{players:e},{winners:n,scores:i,left:o}){return c`<table class="result">
    <thead>
      <tr>
        <th scope="col">${t.say("ui-end-player")}</th>
        ${i?c`<th scope="col">${t.say("ui-end-points")}</th>`:d}
        <th scope="col">${t.say("ui-end-left")}</th>
      </tr>
    </thead>
    <tbody>
      ${e.map(({name:s,resigned:a},r)=>{let l=n.includes(r);return c`<tr class=${l?"won":""}>
          <th scope="row">
            ${s} ${l?[w("crown"),c`<span class="unseen">${t.say("ui-end-winner")}</span>`]:d}
            ${a?c`<span class="quiet">${t.say("ui-seat-resigned")}</span>`:d}
          </th>
          ${i?c`<td>${i[r]}</td>`:d}
          <td>${o[r]}</td>
        </tr>`})}
    </tbody>
  </table>`}function gs(t,e){let{host:n}=t;return c`<div class="choices">
    ${Ie(t,"rematch","again",()=>ys(t,e),"primary")}
    ${e.ply>0?Ie(t,"replay","eye",()=>{t.replay(0)}):d}
    ${Ie(t,"look","look",()=>t.set({endSeen:!0}))}
    ${n.save?Ie(t,"save","save",()=>n.save?.()):d}
    ${n.newGame?Ie(t,"new","plus",()=>n.newGame?.()):d}
  </div>`}var Ie=(t,e,n,i,o="")=>c`<button class="button ${o}" data-action=${e} @click=${i}>
    ${w(n)} ${t.say(`ui-end-${e}`)}
  </button>`;function ys(t,{rules:e,players:n,seat:i}){let o=n.map(({name:s,kind:a,resigned:r})=>({name:s,kind:r?"human":a}));t.ask({type:"new",rules:e,players:o,seat:i})}var bs=5;function ai(t){let{view:e,handOver:n}=t.state;if(!e||n===null)return d;let i=E(e,n),o=ws(e,n);return V(t,{label:t.say("ui-hand-over",{name:i}),kind:"hand-over"},c`<div class="pile">${[0,1,2].map(()=>ce(!0))}</div>
      ${o.length?c`<ul class="since" aria-label=${t.say("ui-hand-over-since")}>
            ${o.map(([s,a])=>c`<li>${t.say("ui-told",{name:E(e,s),what:G(t,e,a)})}</li>`)}
          </ul>`:d}
      <div class="choices">
        <button class="button primary" data-action="hand-over" @click=${()=>$s(t,n)}>
          ${t.say("ui-hand-over-taken",{name:i})}
        </button>
        ${e.can_undo?c`<button class="button" data-action="undo" @click=${()=>t.step("undo")}>
              ${w("undo")} ${t.say("ui-hand-over-undo")}
            </button>`:d}
      </div>`)}function ws({log:t},e){return t.slice(t.findLastIndex(([n])=>n===e)+1).slice(-bs)}async function $s(t,e){let{ok:n}=await t.ask({type:"view",seat:e});n&&(t.set({handOver:null}),t.flow.next())}var ri=t=>Qn.map(({title:e,keys:n})=>c`<section class="keys">
      <h3>${t.say(e)}</h3>
      <dl>${n.map(i=>xs(t,i))}</dl>
    </section>`),xs=(t,{keys:e,id:n})=>c`<div>
    <dt>${e.map(i=>c`<kbd>${i}</kbd> `)}</dt>
    <dd>${t.say(n)}</dd>
  </div>`;function ui(t){let{view:e}=t.state;if(!e)return d;let[n]=e.board;return c`<ol class="moves" aria-label=${t.say("ui-moves")}>
    ${li(t,e,0,t.say("ui-start"),n)}
    ${e.log.map(([i,o],s)=>li(t,e,s+1,E(e,i),o))}
  </ol>`}function li(t,e,n,i,o){let{past:s}=t.state,a=n===e.log.length;return c`<li ${a?P(As):d}>
    <button data-ply=${n} aria-current=${(s??e).ply===n?"step":d} @click=${()=>ks(t,n)}>
      <span class="ply" aria-hidden="true">${n}</span>
      <span class="who">${i}</span>
      <span class="deed">${G(t,e,o)}${vs(t,e,n)}</span>
      ${se(o)?T(o.slice(0,3),!1):d}
    </button>
  </li>`}function vs(t,{last:e,log:n},i){return!e?.sum||i!==n.findLastIndex(([,o])=>o===e.action)+1?d:c` <span class="sum">${t.say("ui-told-sum",{sum:e.sum})}</span>`}function ks(t,e){t.set({panel:null}),t.replay(e)}function As(t){requestAnimationFrame(()=>t?.scrollIntoView({block:"nearest"}))}function ci(t,e){let{view:n}=t.state,i=n?[Ms(t,n,e),_s(t,n,e)]:[];return c`${i.filter(o=>o.length>0).map(o=>c`<ul class="entries">${o.map(s=>Ts(t,s))}</ul>`)}
    <p class="quiet">${t.say("ui-independent")}</p>`}var Ts=(t,{action:e,sign:n,does:i})=>c`<li>
    <button class="entry" data-action=${e} @click=${i}>
      ${w(n)} ${t.say(`ui-menu-${e}`)}
    </button>
  </li>`;function Ms(t,e,n){let i=()=>{n(),t.replay(0)},o=()=>{n(),t.host.save?.()},s=!e.outcome&&!t.state.past;return di([s&&e.seat!==null&&{action:"typed",sign:"speak",does:()=>t.set({panel:"typed"})},e.ply>0&&{action:"replay",sign:"eye",does:i},s&&{action:"seats",sign:"person",does:()=>t.set({panel:"seats"})},{action:"settings",sign:"settings",does:()=>t.set({panel:"settings"})},{action:"keys",sign:"keyboard",does:()=>t.set({panel:"keys"})},t.host.save&&{action:"save",sign:"save",does:o}])}function _s(t,e,n){let{host:i}=t,{seat:o}=e,s=(m,h)=>()=>{n(),e.outcome?h():t.question({id:m,args:{}},h)},a=o!==null&&!e.outcome&&L(e).includes(o),r=()=>{t.ask({type:"resign",seat:o})},l=()=>i.newGame?.(),u=()=>i.leave?.();return di([i.newGame&&{action:"new",sign:"plus",does:s("ui-ask-new",l)},a&&{action:"resign",sign:"flag",does:s("ui-ask-resign",r)},i.leave&&{action:"leave",sign:"leave",does:s("ui-ask-leave",u)}])}var di=t=>t.flatMap(e=>e||[]);var Es=["human","random","greedy"];function hi(t){let{view:e}=t.state;return e?c`<p class="quiet">${t.say("ui-seats-why")}</p>
    <div class="seats">${e.players.map((n,i)=>Os(t,n,i))}</div>`:d}function Os(t,{name:e,kind:n,resigned:i},o){return c`<div class="seat" role="group" aria-label=${e}>
    <p class="name">
      ${w(n==="human"?"person":"bot")} ${e}
      ${i?c`<span class="quiet">${t.say("ui-seat-resigned")}</span>`:d}
    </p>
    <div class="choices">
      ${[...new Set([...Es,n])].filter(s=>!i||s!=="human").map(s=>Ss(t,{name:e,kind:n},o,s))}
    </div>
  </div>`}function Ss(t,e,n,i){let o=e.kind===i,s={name:e.name,kind:Ns(t,i)},a=i==="human",r=async()=>{let{ok:u}=await t.ask({type:"seat",seat:n,kind:i,eyes:t.state.view?.seat});u&&t.tell({id:a?"ui-told-seat-person":"ui-told-seat-bot",args:s})},l=()=>{o||(!a&&e.kind!=="human"?r():t.question({id:a?"ui-ask-seat-person":"ui-ask-seat-bot",args:s},r))};return c`<button
    class="face"
    data-action="seat-${n}-${i}"
    aria-pressed=${o?"true":"false"}
    ?disabled=${!!t.state.view?.outcome}
    @click=${l}
  >
    ${s.kind}
  </button>`}function Ns(t,e){let n=`ui-kind-${e}`,i=t.say(n);return i===n?e:i}var Et={theme:["system","light","dark"],tiles:["both","colours","patterns","contrast"],motion:["system","reduced"],sound:[!1,!0],help:["chosen","all","none"],confirm:[!1,!0],auto:[!1,!0],pace:["normal","slow","fast"]};function Ot(t){let e=Object.entries(Et).map(([n,i])=>{let o=t[n];return[n,i.includes(o)?o:i[0]]});return Object.fromEntries(e)}var Cs=["RGB","Y*P"];function mi(t){return Object.entries(Et).map(([e,n])=>typeof n[0]=="boolean"?Ls(t,e):Is(t,e,n))}var pi=(t,e)=>({...t.state.settings})[e];function Ls(t,e){let n=({target:i})=>t.change(e,i.checked);return c`<label class="setting toggle" data-setting=${e}>
    <span>
      <span class="name">${t.say(`ui-setting-${e}`)}</span>
      <span class="quiet" id="setting-${e}">${t.say(`ui-setting-${e}-why`)}</span>
    </span>
    <input
      type="checkbox"
      role="switch"
      aria-label=${t.say(`ui-setting-${e}`)}
      aria-describedby="setting-${e}"
      .checked=${pi(t,e)===!0}
      @change=${n}
    />
  </label>`}function Is(t,e,n){return c`<fieldset class="setting" data-setting=${e} aria-describedby="setting-${e}">
    <legend class="name">${t.say(`ui-setting-${e}`)}</legend>
    <p class="quiet" id="setting-${e}">${t.say(`ui-setting-${e}-why`)}</p>
    <div class="choices ${e==="tiles"?"pictures":""}">${n.map(i=>Rs(t,e,i))}</div>
  </fieldset>`}function Rs(t,e,n){return c`<label class="choice">
    <input
      type="radio"
      name=${e}
      value=${n}
      .checked=${pi(t,e)===n}
      @change=${()=>t.change(e,n)}
    />
    <span class="face"
      >${e==="tiles"?zs(String(n)):d} ${t.say(`ui-setting-${e}-${n}`)}</span
    >
  </label>`}var zs=t=>c`<span class="sample" data-tiles=${t}>${Cs.map(e=>T(e,!1))}</span>`;var qs=/^([RGBYP*]{3})@(-?\d+),(-?\d+)([>v])$/i,Ps=/[\p{L}\p{M}*]+|[+-]?\d+|[>→↓]/gu;function gi(t,e,n){let i=t.normalize("NFKC").replace(/\u2212/g,"-").trim(),[o,s]=Bs(i,e);if(o==="catch")return js(s,n);if(o==="show"){let u=fi(s,e,n);return"choose"in u?Z("ui-typed-where"):"act"in u?{act:`show:${u.act}`}:u}let a=Ds(i,e);if(a==="undo"||a==="redo")return{step:a};if(a)return{act:a};let r=fi(i,e,n);return"choose"in r&&!n.hand.some(({tile:u})=>u===r.choose)?Z("ui-typed-not-yours",{tile:r.choose}):r}function fi(t,e,n){let i=qs.exec(t);if(i){let[,s,a,r,l]=i;return{act:`${s.toUpperCase()}@${a},${r}${l.toLowerCase()}`}}let o=Hs(t,e);return"unclear"in o?o:Gs(o,n)}var Z=(t,e={})=>({unclear:{id:t,args:e}}),St=(t,e)=>t.say(`ui-typed-${e}`).split(/\s*,\s*/),ge=t=>t.toLocaleLowerCase();function Bs(t,e){let[,n,i]=/^([^\s:]+)[\s:]+(.+)$/.exec(t)??[];if(n!==void 0){for(let o of["catch","show"])if([o,...St(e,o)].includes(ge(n)))return[o,i]}return[null,t]}function js(t,e){let n=e.players.findIndex(i=>ge(i.name)===ge(t));return n>=0?{act:`catch:${n}`}:/^\d+$/.test(t)?{act:`catch:${t}`}:Z("ui-typed-nobody",{name:t})}function Ds(t,e){let n=ge(t).replace(/[.!]+$/,"").replace(/\s+/g," ");return["draw","pass","call","undo","redo"].find(o=>o===n||St(e,o).includes(n))}function Hs(t,e){let n={letters:"",x:null,y:null,down:null},i=null,o=Fs(e),s=(a,r)=>St(e,a).includes(r);for(let a of ge(t).match(Ps)??[]){let r=Us(a,o);if(r&&n.letters.length<3)n.letters+=r;else if(/\d/.test(a)){let l=i??(n.x===null?"x":"y");if(n[l]!==null)return Z("ui-typed-where");n[l]=Number(a),i=null}else if([">","→"].includes(a)||s("across",a))n.down=!1;else if(["v","↓"].includes(a)||s("down",a))n.down=!0;else if(s("column",a))i="x";else if(s("row",a))i="y";else if(r)n.letters+=r;else if(!s("filler",a))return Z("ui-typed-unknown",{word:a})}return n.letters.length!==3?Z("ui-typed-three",{count:n.letters.length}):n.x===null!=(n.y===null)?Z("ui-typed-where"):n}var Fs=t=>[...[..."RGBYP*"].map(Ws(t)),["*","*"]],Ws=t=>e=>[e,ge(t.colours(e))];function Us(t,e){let n="";for(let i=0;i<t.length;){let o=t.length-i,s;for(;o>0&&!s;)s=Ys(t.slice(i,i+o),e),s||(o-=1);if(!s)return null;n+=s,i+=o}return n}function Ys(t,e){let n=e.find(([,o])=>o===t),i=e.filter(([,o])=>o.startsWith(t));return n?.[0]??(i.length===1?i[0][0]:void 0)}function Gs({letters:t,x:e,y:n,down:i},o){let s=_e(t);if(e===null||n===null)return{choose:s};let a=(o.hand.find(l=>l.tile===s)?.legal??[]).map(([l])=>k(l)).filter(l=>l.x===e&&l.y===n&&(i===null||l.down===i));return i===null&&a.length!==1?Z("ui-typed-which-way",{tile:s}):{act:(a.find(({reading:l})=>l===t)??a[0])?.text??yt(t,e,n,i===!0).text}}var Ks=10,Nt=class{typed=[];at=-1;wrong="";begin=e=>{e||Object.assign(this,{at:-1,wrong:""})}},yi=new WeakMap;function Vs(t){let e=yi.get(t)??new Nt;return yi.set(t,e),e}function wi(t,e){let n=Vs(t),i=(a="")=>{n.wrong=a,t.repaint()},o=a=>{a.preventDefault();let r=String(new FormData(a.target).get("move")).trim();r&&(n.typed=[r,...n.typed.filter(l=>l!==r)].slice(0,Ks)),n.at=-1,Zs(t,r).then(l=>l===null?e():i(l))},s=a=>{let r={ArrowUp:1,ArrowDown:-1}[a.key];r&&(a.preventDefault(),n.at=Math.max(-1,Math.min(n.typed.length-1,n.at+r)),a.target.value=n.typed[n.at]??"")};return c`<form class="typing" autocomplete="off" @submit=${o}>
      <input
        name="move"
        type="text"
        autofocus
        autocapitalize="off"
        spellcheck="false"
        enterkeyhint="go"
        aria-labelledby="dialog-label"
        aria-describedby="typed-how"
        ${P(n.begin)}
        @keydown=${s}
        @input=${()=>n.wrong&&i()}
      />
      <button class="button primary" data-action="type">${t.say("ui-typed-do")}</button>
    </form>
    <p class="wrong" role="alert">${n.wrong}</p>
    <div class="quiet typed-how" id="typed-how">${Xs(t)}</div>`}async function Zs(t,e){let{view:n}=t.state;if(!e||!n)return t.say("ui-typed-nothing");let i=gi(e,t.words,n);return"unclear"in i?t.reasons([i.unclear]):"step"in i?(i.step==="undo"?n.can_undo:n.can_redo)?bi(t,await t.step(i.step)):t.say(`nothing-to-${i.step}`):"choose"in i?A(t.state)?(t.state.chosen!==i.choose&&t.choose(i.choose),null):t.reasons([n.say]):bi(t,await t.act(i.act))}var bi=(t,e)=>!e||e.ok?null:t.reasons(e.problems??[]);function Xs(t){let e=t.state.view,n=[...e.hand.map(({tile:i})=>i),...e.board.map(i=>i.slice(0,3))];return c`<p>${t.say("ui-typed-how")}</p>
    <ul>
      <li>${t.say("ui-typed-example-lay",{tile:n[0],x:2,y:1})}</li>
      <li>${t.say("ui-typed-example-choose",{tile:n[1]??n[0]})}</li>
    </ul>`}var Js={menu:ci,log:ui,settings:mi,keys:ri,seats:hi,typed:wi};function $i(t){let e=t.state.panel;if(!e)return d;let n=()=>{t.set({panel:null}),t.flow.next()};return V(t,{label:t.say(`ui-${e}`),kind:e,onClose:n,focus:e!=="typed",scrolls:e==="keys"},Js[e](t,n))}var Qs=10;function xi(t){let e=t.shown;if(!e)return d;let n=e.players.length>4,i=e.players.filter(({hand:o})=>o).length>2;return c`<ul
    class="players ${n?"many":""} ${i?"open":""}"
    aria-label=${t.say("ui-players")}
    tabindex=${i?"0":d}
  >
    ${e.players.map((o,s)=>ta(t,e,o,s))} ${aa(t,e)}
  </ul>`}function ea(t){let e=t?.parentElement;if(!e)return;let[n,i]=[t.getBoundingClientRect(),e.getBoundingClientRect()];e.scrollLeft+=n.left+n.width/2-i.left-i.width/2}function ta(t,e,n,i){let o=n.kind==="human",s=!e.outcome&&e.turn.seat===i;return c`<li
    class="player"
    data-seat=${i}
    aria-current=${s?"true":d}
    ${s?P(ea):d}
  >
    <span class="kind">${w(o?"person":"bot")}</span>
    <span class="who">
      <span class="unseen">${t.say(o?"ui-person":"ui-bot")}</span>
      <span class="name" title=${n.name}>${n.name}</span>
      ${i===e.seat?c`<span class="unseen">${t.say("ui-own-seat")}</span>`:d}
      ${s?c`<span class="unseen">${t.say("ui-to-move")}</span>`:d}
      ${e.thinking===i?na(t):d}
      ${n.called?Ct(t,"speak","ui-called"):d}
      ${n.resigned?Ct(t,"flag","ui-resigned"):d}
      ${e.outcome?.winners.includes(i)?Ct(t,"crown","ui-winner"):d}
    </span>
    ${ia(t,e,n,i)}
  </li>`}var Ct=(t,e,n)=>c`<span class="badge" title=${t.say(n)}>${w(e)}<span class="unseen">${t.say(n)}</span></span>`,na=t=>c`<span class="thinking"><i></i><i></i><i></i><span class="unseen">${t.say("ui-thinking")}</span></span>`;function ia(t,e,n,i){let o=oa(t,e,n,i),s=Math.min(n.count-o.length,Qs);return c`<span class="holds">
      <span class="backs">${Array.from({length:s},()=>ce(!0))}</span>
      <span class="number" aria-hidden="true">${n.count}</span>
      <span class="unseen">${t.say("ui-tiles",{count:n.count})}</span>
      ${n.score===null?d:c`<span class="score">${t.say("ui-points",{points:n.score})}</span>`}
    </span>
    ${o.length?c`<span class="faces">${o.map(a=>sa(t,a))}</span>`:d}`}function oa(t,e,n,i){return i===e.seat&&!t.state.past?[]:n.hand??n.shown}var sa=(t,e)=>c`<span role="img" aria-label=${t.words.colours(e)} title=${t.words.colours(e)}>${T(e,!1)}</span>`;function aa(t,e){let n=!t.state.past&&oe(e)&&N(e,"draw"),i=t.say("ui-bag",{count:e.bag});return c`<li
    class="bag ${n?"wanted":""}"
    data-bag=${e.bag}
    title=${i}
    @click=${()=>n&&t.act("draw")}
  >
    ${w("bag")}<span class="number" aria-hidden="true">${e.bag}</span><span class="unseen">${i}</span>
  </li>`}function vi(t){let e=t.state.question;if(!e)return d;let n=()=>{t.set({question:null}),t.flow.next()},i=()=>{n(),e.yes()};return V(t,{label:t.say(e.words.id,e.words.args),kind:"question",onClose:n,cross:!1,focus:!1},c`<div class="choices">
      <button class="button" data-action="yes" @click=${i}>${t.say("ui-yes")}</button>
      <button class="button primary" data-action="no" autofocus @click=${n}>${t.say("ui-no")}</button>
    </div>`)}var ra=900;function Ai(t){let{past:e,view:n}=t.state;if(!e||!n)return d;let i=ua(t),o=n.ply,s=i.wanted??e.ply,a=Ti(t,e),r=({key:l})=>l==="Escape"&&i.close();return c`<footer class="bottom">
    <section class="replay" aria-label=${t.say("ui-replay")} @keydown=${r}>
      <p class="told">${a}</p>
      <input
        type="range"
        ${P(la)}
        min="0"
        max=${o}
        .value=${String(s)}
        aria-label=${t.say("ui-replay-move")}
        aria-valuetext=${t.say("ui-replay-at",{ply:s,last:o,told:a})}
        @input=${({target:l})=>i.slide(Number(l.value))}
      />
      <div class="steps">
        <span class="moment" aria-hidden="true">${t.say("ui-replay-count",{ply:s,last:o})}</span>
        ${ye(t,"first","first",()=>i.step(0),s===0)}
        ${ye(t,"previous","previous",()=>i.step(s-1),s===0)}
        ${ye(t,i.plays?"pause":"play","play",()=>i.toggle())}
        ${ye(t,"next","next",()=>i.step(s+1),s===o)}
        ${ye(t,"last","last",()=>i.step(o),s===o)}
        <span class="away">${ye(t,"close","close",()=>i.close())}</span>
      </div>
    </section>
  </footer>`}function ye(t,e,n,i,o=!1){let s=t.say(`ui-replay-${e}`);return c`<button
    class="round ${n==="play"?"wanted":""}"
    data-action="replay-${n}"
    title=${s}
    aria-label=${s}
    aria-disabled=${o?"true":d}
    @click=${()=>o||i()}
  >
    ${w(e)}
  </button>`}function la(t){t instanceof HTMLElement&&queueMicrotask(()=>t.focus())}function Ti(t,e){let n=e.log.at(-1);return n?t.say("ui-told",{name:E(e,n[0]),what:G(t,e,n[1])}):t.say("ui-replay-start")}var Lt=class{wanted=null;plays=!1;#e=0;constructor(e){this.t=e,e.ending.signal.addEventListener("abort",()=>this.#t())}slide(e){this.#t(),this.#o(e)}step(e){this.#t(),this.#a(e)}toggle(){if(this.plays){this.#t(),this.t.repaint();return}let{past:e,view:n}=this.t.state;this.plays=!0,this.#n(e?.ply===n?.ply?0:(e?.ply??0)+1)}close(){this.#t(),this.t.replay(null)}#t(){this.plays=!1,clearTimeout(this.#e)}async#n(e){if(this.t.state.past&&await this.#a(e),!this.plays)return;let{past:n,view:i}=this.t.state;n&&i&&n.ply<i.ply?this.#e=setTimeout(()=>{this.#n(n.ply+1)},ra):(this.#t(),this.t.repaint())}async#a(e){await this.#o(e);let{past:n}=this.t.state;n&&this.t.announce(Ti(this.t,n))}async#o(e){let n=this.wanted!==null;if(this.wanted=e,this.t.repaint(),!n){for(let i=-1;i!==this.wanted;)i=this.wanted,await this.t.replay(i);this.wanted=null,this.t.repaint()}}},ki=new WeakMap;function ua(t){let e=ki.get(t)??new Lt(t);return ki.set(t,e),e}var Mi=I(class extends q{constructor(){super(...arguments),this.key=d}render(t,e){return this.key=t,e}update(t,[e,n]){return e!==this.key&&(Xe(t),this.key=e),n}});function _i(t){let{view:e,refusal:n,handOver:i}=t.state;return!e||i!==null?d:n?ma(t,n):ca(t,e)}function ca(t,e){let{head:n,why:i,sign:o}=da(t,e),s=t.state.ghost?null:e.last;return c`<div class="status" data-say=${i?`${n.id} ${i.id}`:n.id}>
    <p>
      ${o?Ei(o):d} ${t.say(n.id,n.args)}
      ${i?c`<span class="why">${t.say(i.id,i.args)}</span>`:d}
      ${s?.sum?c`<span class="sum">${t.say("ui-sum",{name:E(e,s.seat),sum:s.sum})}</span>`:d}
    </p>
  </div>`}function da(t,e){let{ghost:n,notice:i}=t.state;if(n)return ha(t,e,n);if(i)return{head:i};let o=Le(e);if(o)return{head:o[2]};let s=N(e,"draw")?.[2]??N(e,"pass")?.[2];return{head:e.say,why:s?.id===e.say.id?null:s}}function ha(t,e,n){let{edges:i,taken:o}=t.state.squares.meets(n,e.match),s=i.filter(m=>m.good).length,a=_(e,t.state.chosen),r=a?.find(([m])=>m===n.text),l=i.length-s,u={id:"ui-count",args:{made:s,need:e.need}};if(r){let m=r[1],h=m===null?null:{id:"ui-points",args:{points:m}};return{head:{...u,id:"ui-ghost-fits"},why:h,sign:"link"}}return o.length?{head:{id:"occupied",args:{}},sign:"break"}:l?{head:u,why:{id:"ui-ghost-bad",args:{bad:l}},sign:"break"}:s<e.need?{head:u,sign:"break"}:a?{head:u,why:{id:"ui-ghost-no",args:{}},sign:"break"}:{head:u}}function ma(t,e){let{problems:n,asked:i}=e,[o,...s]=new Set(n.map(({id:r,args:l})=>t.say(r,l))),a=i?t.say("ui-nearest",{why:o}):o;return c`${Mi(e,c`<div class="status refused" data-say=${n.map(({id:r})=>r).join(" ")}>
      <p>${Ei("break")} ${a}</p>
      ${s.length?pa(t,s):d}
    </div>`)}`}var pa=(t,e)=>c`<details>
  <summary>${t.say("ui-more-reasons",{count:e.length})}</summary>
  <ul>
    ${e.map(n=>c`<li>${n}</li>`)}
  </ul>
</details>`,fa={link:"-.3 -.3 .6 .6",break:"-.5 -.5 1 1"},Ei=t=>c`<svg class="meets ${t}" viewBox=${fa[t]} aria-hidden="true">${ue`<path d=${Ae[t]} />`}</svg>`;function Oi(t){let{settings:e,past:n,view:i}=t.state;return c`<main
    class="chromino"
    data-theme=${e.theme}
    data-tiles=${e.tiles}
    data-motion=${e.motion}
    lang=${t.words.language}
    aria-label=${t.say("ui-table")}
    data-lm-suppress-shortcuts="true"
  >
    ${Dn(t)}
    <header class="top">${i?[xi(t),ya(t)]:d}</header>
    ${i?ba(t):d}
    ${n?Ai(t):c`<footer class="bottom">${i?[_i(t),ii(t),Xn(t)]:d}</footer>`}
    ${i?ga(t):d}
    <div class="flights" aria-hidden="true"></div>
    <div class="spoken" role="log" aria-live="polite" aria-label=${t.say("ui-spoken")}>
      ${B(t.spoken,({n:o})=>o,({text:o})=>c`<p>${o}</p>`)}
    </div>
  </main>`}function ga(t){let{state:e}=t;return e.question?vi(t):e.handOver!==null&&!e.past?ai(t):e.panel?$i(t):e.view?.outcome&&!e.endSeen&&!e.past?oi(t):d}var ya=t=>c`<nav class="corner" aria-label=${t.say("ui-around")}>
  <button class="round" data-action="log" title=${t.say("ui-log")} aria-label=${t.say("ui-log")}
    @click=${()=>t.set({panel:"log"})}>${w("log")}</button>
  <button class="round" data-action="settings" title=${t.say("ui-settings")} aria-label=${t.say("ui-settings")}
    @click=${()=>t.set({panel:"settings"})}>${w("settings")}</button>
  <button class="round" data-action="menu" title=${t.say("ui-menu")} aria-label=${t.say("ui-menu")}
    @click=${()=>t.set({panel:"menu"})}>${w("menu")}</button>
</nav>`,ba=t=>c`<div class="zoom" role="group" aria-label=${t.say("ui-camera")}>
  <button class="round" data-action="zoom-in" title=${t.say("ui-zoom-in")} aria-label=${t.say("ui-zoom-in")}
    @click=${()=>t.camera.zoom(1.3)}>${w("plus")}</button>
  <button class="round" data-action="zoom-out" title=${t.say("ui-zoom-out")} aria-label=${t.say("ui-zoom-out")}
    @click=${()=>t.camera.zoom(1/1.3)}>${w("minus")}</button>
  <button class="round ${t.camera.auto?"":"wanted"}" data-action="fit" title=${t.say("ui-fit")} aria-label=${t.say("ui-fit")}
    @click=${()=>t.camera.bringBack()}>${w("fit")}</button>
</div>`;var wa={lay:[[310,0,.07,.5],[155,0,.11,.35]],draw:[[330,0,.09,.2],[440,.07,.12,.2]],pass:[[262,0,.16,.18]],call:[[523,0,.12,.25],[784,.1,.2,.25]],refused:[[196,0,.1,.3],[165,.09,.16,.3]],won:[[523,0,.16,.25],[659,.12,.16,.25],[784,.24,.16,.25],[1047,.36,.4,.25]]},$a=.15,Re,It=0;function st(t){if(!(typeof AudioContext>"u"))try{Re??=new AudioContext,Re.state==="suspended"&&Re.resume().catch(()=>{}),It=Math.max(Re.currentTime,It+$a);for(let e of wa[xa(t)])va(Re,It,e)}catch{}}function xa(t){return t==="draw"||t==="pass"||t==="refused"||t==="won"?t:t[3]==="@"?"lay":"call"}function va(t,e,[n,i,o,s]){let[a,r]=[e+i,e+i+o],l=t.createOscillator(),u=t.createGain();l.type="triangle",l.frequency.setValueAtTime(n,a),u.gain.setValueAtTime(0,a),u.gain.linearRampToValueAtTime(s*.4,a+.006),u.gain.exponentialRampToValueAtTime(1e-4,r),l.connect(u).connect(t.destination),l.start(a),l.stop(r)}var j=class{constructor(e){this.value=e}valueOf(){return this.value}},$=class extends j{constructor(e="???"){super(e)}toString(e){return`{${this.value}}`}},O=class extends j{constructor(e,n={}){super(e),this.opts=n}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(n){e.reportError(n)}return this.value.toString(10)}},D=class t extends j{static supportsValue(e){if(typeof e=="number"||e instanceof Date)return!0;if(e instanceof j)return t.supportsValue(e.valueOf());if("Temporal"in globalThis){let n=globalThis.Temporal;if(e instanceof n.Instant||e instanceof n.PlainDateTime||e instanceof n.PlainDate||e instanceof n.PlainMonthDay||e instanceof n.PlainTime||e instanceof n.PlainYearMonth)return!0}return!1}constructor(e,n={}){e instanceof t?(n={...e.opts,...n},e=e.value):e instanceof j&&(e=e.valueOf()),typeof e=="object"&&"calendarId"in e&&n.calendar===void 0&&(n={...n,calendar:e.calendarId}),super(e),this.opts=n}[Symbol.toPrimitive](e){return e==="string"?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e=="number")return e;if(e instanceof Date)return e.getTime();if("epochMilliseconds"in e)return e.epochMilliseconds;if("toZonedDateTime"in e)return e.toZonedDateTime("UTC").epochMilliseconds;throw new TypeError("Unwrapping a non-number value as a number")}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(n){e.reportError(n)}return typeof this.value=="number"||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}};var Si=100,ka="⁨",Aa="⁩";function Ta(t,e,n){if(n===e||n instanceof O&&e instanceof O&&n.value===e.value)return!0;if(e instanceof O&&typeof n=="string"){let i=t.memoizeIntlObject(Intl.PluralRules,e.opts).select(e.value);if(n===i)return!0}return!1}function Ni(t,e,n){return e[n]?be(t,e[n].value):(t.reportError(new RangeError("No default")),new $)}function Rt(t,e){let n=[],i=Object.create(null);for(let o of e)o.type==="narg"?i[o.name]=ze(t,o.value):n.push(ze(t,o));return{positional:n,named:i}}function ze(t,e){switch(e.type){case"str":return e.value;case"num":return new O(e.value,{minimumFractionDigits:e.precision});case"var":return Ma(t,e);case"mesg":return _a(t,e);case"term":return Ea(t,e);case"func":return Oa(t,e);case"select":return Sa(t,e);default:return new $}}function Ma(t,{name:e}){let n;if(t.params)if(Object.prototype.hasOwnProperty.call(t.params,e))n=t.params[e];else return new $(`$${e}`);else if(t.args&&Object.prototype.hasOwnProperty.call(t.args,e))n=t.args[e];else return t.reportError(new ReferenceError(`Unknown variable: $${e}`)),new $(`$${e}`);if(n instanceof j)return n;switch(typeof n){case"string":return n;case"number":return new O(n);case"object":if(D.supportsValue(n))return new D(n);default:return t.reportError(new TypeError(`Variable type not supported: $${e}, ${typeof n}`)),new $(`$${e}`)}}function _a(t,{name:e,attr:n}){let i=t.bundle._messages.get(e);if(!i)return t.reportError(new ReferenceError(`Unknown message: ${e}`)),new $(e);if(n){let o=i.attributes[n];return o?be(t,o):(t.reportError(new ReferenceError(`Unknown attribute: ${n}`)),new $(`${e}.${n}`))}return i.value?be(t,i.value):(t.reportError(new ReferenceError(`No value: ${e}`)),new $(e))}function Ea(t,{name:e,attr:n,args:i}){let o=`-${e}`,s=t.bundle._terms.get(o);if(!s)return t.reportError(new ReferenceError(`Unknown term: ${o}`)),new $(o);if(n){let r=s.attributes[n];if(r){t.params=Rt(t,i).named;let l=be(t,r);return t.params=null,l}return t.reportError(new ReferenceError(`Unknown attribute: ${n}`)),new $(`${o}.${n}`)}t.params=Rt(t,i).named;let a=be(t,s.value);return t.params=null,a}function Oa(t,{name:e,args:n}){let i=t.bundle._functions[e];if(!i)return t.reportError(new ReferenceError(`Unknown function: ${e}()`)),new $(`${e}()`);if(typeof i!="function")return t.reportError(new TypeError(`Function ${e}() is not callable`)),new $(`${e}()`);try{let o=Rt(t,n);return i(o.positional,o.named)}catch(o){return t.reportError(o),new $(`${e}()`)}}function Sa(t,{selector:e,variants:n,star:i}){let o=ze(t,e);if(o instanceof $)return Ni(t,n,i);for(let s of n){let a=ze(t,s.key);if(Ta(t,o,a))return be(t,s.value)}return Ni(t,n,i)}function zt(t,e){if(t.dirty.has(e))return t.reportError(new RangeError("Cyclic reference")),new $;t.dirty.add(e);let n=[],i=t.bundle._useIsolating&&e.length>1;for(let o of e){if(typeof o=="string"){n.push(t.bundle._transform(o));continue}if(t.placeables++,t.placeables>Si)throw t.dirty.delete(e),new RangeError(`Too many placeables expanded: ${t.placeables}, max allowed is ${Si}`);i&&n.push(ka),n.push(ze(t,o).toString(t)),i&&n.push(Aa)}return t.dirty.delete(e),n.join("")}function be(t,e){return typeof e=="string"?t.bundle._transform(e):zt(t,e)}var at=class{constructor(e,n,i){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=n,this.args=i}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,n){let i=this.bundle._intls.get(e);i||(i={},this.bundle._intls.set(e,i));let o=JSON.stringify(n);return i[o]||(i[o]=new e(this.bundle.locales,n)),i[o]}};function qt(t,e){let n=Object.create(null);for(let[i,o]of Object.entries(t))e.includes(i)&&(n[i]=o.valueOf());return n}var Ci=["unitDisplay","currencyDisplay","useGrouping","minimumIntegerDigits","minimumFractionDigits","maximumFractionDigits","minimumSignificantDigits","maximumSignificantDigits"];function Li(t,e){let n=t[0];if(n instanceof $)return new $(`NUMBER(${n.valueOf()})`);if(n instanceof O)return new O(n.valueOf(),{...n.opts,...qt(e,Ci)});if(n instanceof D)return new O(n.toNumber(),{...qt(e,Ci)});throw new TypeError("Invalid argument to NUMBER")}var Na=["dateStyle","timeStyle","fractionalSecondDigits","dayPeriod","hour12","weekday","era","year","month","day","hour","minute","second","timeZoneName"];function Ii(t,e){let n=t[0];if(n instanceof $)return new $(`DATETIME(${n.valueOf()})`);if(n instanceof D||n instanceof O)return new D(n,qt(e,Na));throw new TypeError("Invalid argument to DATETIME")}var Ri=new Map;function zi(t){let e=Array.isArray(t)?t.join(" "):t,n=Ri.get(e);return n===void 0&&(n=new Map,Ri.set(e,n)),n}var qe=class{constructor(e,{functions:n,useIsolating:i=!0,transform:o=s=>s}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:Li,DATETIME:Ii,...n},this._useIsolating=i,this._transform=o,this._intls=zi(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:n=!1}={}){let i=[];for(let o=0;o<e.body.length;o++){let s=e.body[o];if(s.id.startsWith("-")){if(n===!1&&this._terms.has(s.id)){i.push(new Error(`Attempt to override an existing term: "${s.id}"`));continue}this._terms.set(s.id,s)}else{if(n===!1&&this._messages.has(s.id)){i.push(new Error(`Attempt to override an existing message: "${s.id}"`));continue}this._messages.set(s.id,s)}}return i}formatPattern(e,n=null,i=null){if(typeof e=="string")return this._transform(e);let o=new at(this,i,n);try{return zt(o,e).toString(o)}catch(s){if(o.errors&&s instanceof Error)return o.errors.push(s),new $().toString(o);throw s}}};var Pt=/^(-?[a-zA-Z][\w-]*) *= */gm,qi=/\.([a-zA-Z][\w-]*) *= */y,Ca=/\*?\[/y,Bt=/(-?[0-9]+(?:\.([0-9]+))?)/y,La=/([a-zA-Z][\w-]*)/y,Pi=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,Ia=/^[A-Z][A-Z0-9_-]*$/,rt=/([^{}\n\r]+)/y,Ra=/([^\\"\n\r]*)/y,Bi=/\\([\\"])/y,ji=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,za=/^\n+/,Di=/ +$/,qa=/ *\r?\n/g,Pa=/( *)$/,Ba=/{\s*/y,Hi=/\s*}/y,ja=/\[\s*/y,Da=/\s*] */y,Ha=/\s*\(\s*/y,Fa=/\s*->\s*/y,Wa=/\s*:\s*/y,Ua=/\s*,?\s*/y,Ya=/\s+/y,Pe=class{constructor(e){this.body=[],Pt.lastIndex=0;let n=0;for(;;){let p=Pt.exec(e);if(p===null)break;n=Pt.lastIndex;try{this.body.push(l(p[1]))}catch(g){if(g instanceof SyntaxError)continue;throw g}}function i(p){return p.lastIndex=n,p.test(e)}function o(p,g){if(e[n]===p)return n++,!0;if(g)throw new g(`Expected ${p}`);return!1}function s(p,g){if(i(p))return n=p.lastIndex,!0;if(g)throw new g(`Expected ${p.toString()}`);return!1}function a(p){p.lastIndex=n;let g=p.exec(e);if(g===null)throw new SyntaxError(`Expected ${p.toString()}`);return n=p.lastIndex,g}function r(p){return a(p)[1]}function l(p){let g=m(),x=u();if(g===null&&Object.keys(x).length===0)throw new SyntaxError("Expected message value or attributes");return{id:p,value:g,attributes:x}}function u(){let p=Object.create(null);for(;i(qi);){let g=r(qi),x=m();if(x===null)throw new SyntaxError("Expected attribute value");p[g]=x}return p}function m(){let p;if(i(rt)&&(p=r(rt)),e[n]==="{"||e[n]==="}")return h(p?[p]:[],1/0);let g=Wt();return g?p?h([p,g],g.length):(g.value=ut(g.value,za),h([g],g.length)):p?ut(p,Di):null}function h(p=[],g){for(;;){if(i(rt)){p.push(r(rt));continue}if(e[n]==="{"){p.push(f());continue}if(e[n]==="}")throw new SyntaxError("Unbalanced closing brace");let R=Wt();if(R){p.push(R),g=Math.min(g,R.length);continue}break}let x=p.length-1,X=p[x];typeof X=="string"&&(p[x]=ut(X,Di));let we=[];for(let R of p)R instanceof lt&&(R=R.value.slice(0,R.value.length-g)),R&&we.push(R);return we}function f(){s(Ba,SyntaxError);let p=y();if(s(Hi))return p;if(s(Fa)){let g=W();return s(Hi,SyntaxError),{type:"select",selector:p,...g}}throw new SyntaxError("Unclosed placeable")}function y(){if(e[n]==="{")return f();if(i(Pi)){let[,p,g,x=null]=a(Pi);if(p==="$")return{type:"var",name:g};if(s(Ha)){let X=b();if(p==="-")return{type:"term",name:g,attr:x,args:X};if(Ia.test(g))return{type:"func",name:g,args:X};throw new SyntaxError("Function names must be all upper-case")}return p==="-"?{type:"term",name:g,attr:x,args:[]}:{type:"mesg",name:g,attr:x}}return Ht()}function b(){let p=[];for(;;){switch(e[n]){case")":return n++,p;case void 0:throw new SyntaxError("Unclosed argument list")}p.push(v()),s(Ua)}}function v(){let p=y();return p.type!=="mesg"?p:s(Wa)?{type:"narg",name:p.name,value:Ht()}:p}function W(){let p=[],g=0,x;for(;i(Ca);){o("*")&&(x=g);let X=Be(),we=m();if(we===null)throw new SyntaxError("Expected variant value");p[g++]={key:X,value:we}}if(g===0)return null;if(x===void 0)throw new SyntaxError("Expected default variant");return{variants:p,star:x}}function Be(){s(ja,SyntaxError);let p;return i(Bt)?p=Ft():p={type:"str",value:r(La)},s(Da,SyntaxError),p}function Ht(){if(i(Bt))return Ft();if(e[n]==='"')return Ui();throw new SyntaxError("Invalid expression")}function Ft(){let[,p,g=""]=a(Bt),x=g.length;return{type:"num",value:parseFloat(p),precision:x}}function Ui(){o('"',SyntaxError);let p="";for(;;){if(p+=r(Ra),e[n]==="\\"){p+=Yi();continue}if(o('"'))return{type:"str",value:p};throw new SyntaxError("Unclosed string literal")}}function Yi(){if(i(Bi))return r(Bi);if(i(ji)){let[,p,g]=a(ji),x=parseInt(p||g,16);return x<=55295||57344<=x?String.fromCodePoint(x):"�"}throw new SyntaxError("Unknown escape sequence")}function Wt(){let p=n;switch(s(Ya),e[n]){case".":case"[":case"*":case"}":case void 0:return!1;case"{":return Ut(e.slice(p,n))}return e[n-1]===" "?Ut(e.slice(p,n)):!1}function ut(p,g){return p.replace(g,"")}function Ut(p){let g=p.replace(qa,`
`),x=Pa.exec(p)[1].length;return new lt(g,x)}}},lt=class{constructor(e,n){this.value=e,this.length=n}};var Fi=`### English. A message is found by its id; arguments named tile, colour and neighbour come in words.
### Ids that begin with ui- belong to the screens; all others are sent by the engine (english.py).

## Texts that mean nothing

not-a-tile = { $text } is no tile.
unknown-colour = { $text } is no tile: nothing has the colour { $square }.
no-such-chameleon = There is no chameleon { $text } in the box.
not-a-placement = { $text } is no place for a tile.
too-far = { $text } is too far away from everything.
not-a-board = { $text } is no table with tiles.
not-an-action = { $text } is no move.
not-a-cell = { $text } is no square of the table.

## Why a tile may not lie there

occupied = There is a tile already.
not-touching = It must touch the other tiles.
too-few-contacts =
    { $made ->
        [one] It touches only once here.
       *[other] It touches only { $made } times here.
    } It has to touch at least { $need ->
        [one] once.
        [2] twice.
       *[other] { $need } times.
    }
mismatch = Here { $colour } would touch { $neighbour }.
too-many-contacts =
    { $made ->
        [2] It touches twice here. As with dominoes, it may touch only once.
       *[other] It touches { $made } times here. As with dominoes, it may touch only once.
    }
not-end-to-end = As with dominoes, it has to touch with one of its ends.
not-at-an-end = As with dominoes, it has to touch the end of a tile.
chameleon-across = A chameleon lies across: its middle touches the end of a tile.
centre-to-centre = Two chameleons must not touch with their middles.
nothing-to-lift = There is no tile to take away.

## Why it may not be done now

game-over = The game is over.
not-your-turn = It is not your turn yet.
no-such-seat = There is no such player at this table.
not-in-hand = You don’t have this tile: { $tile }.
chameleon-last = A chameleon must not be your last tile: take one from the bag.
must-play = One of your tiles fits: lay it.
must-draw = Nothing fits: take one from the bag.
must-lay-drawn = Now only the tile from the bag counts: { $tile }.
tile-fits = This one fits somewhere: { $tile }.
bag-empty = The bag is empty.
draw-limit =
    { $limit ->
        [one] That was your tile from the bag for this turn.
       *[other] That was the last of your { $limit } tiles from the bag for this turn.
    }
nothing-to-call = You call right after you have laid your second-last tile.
nothing-to-catch = This player has not forgotten anything.
catch-yourself = You can’t catch yourself.
nothing-to-show = Nobody has overlooked anything.
show-yourself = You can’t show your own mistake.
show-other-tile = It is about another tile: { $tile }.
nothing-to-undo = There is nothing to take back.
nothing-to-redo = There is nothing to do again.
already-resigned = { $name } has already given up.

## Games that cannot begin

not-rules = { $value } are no rules.
unknown-edition = There is no edition { $edition }. There are: { $known }.
rule-unknown = There is no rule { $field }. There are: { $known }.
rule-missing = The rule { $field } is missing.
rule-choice = The rule { $field } can’t be { $value }. It can be: { $known }.
rule-number = The rule { $field } can’t be { $value }: it goes from { $least } to { $most }.
players-range = At least { $least } players and at most { $most }: that can’t be.
calls-end-turn = With calls, a turn ends when one takes a tile from the bag.
voluntary-draw-ends-turn = Whoever may take a tile although one fits ends the turn with it.
draw-limit-one = If a tile from the bag ends the turn, one takes only one.
dominoes-need-one-contact = As with dominoes, one contact is enough.
no-chameleon-to-start = There is no chameleon in this box to begin with.
draw-off-needs-tricolour = Drawing for the beginning needs a first tile of three colours.
too-many-tiles =
    { $players ->
        [one] A hand of { $hand } and a first tile: the box has only { $box } tiles.
       *[other] { $players } hands of { $hand } and a first tile: the box has only { $box } tiles.
    }
min-contacts-range = A tile needs one contact or two, not { $value }.
unknown-geometry = { $value } is no way to lay tiles.
player-count =
    { $players ->
        [one] One player is too few: this edition is for { $least } to { $most }.
       *[other] This edition is for { $least } to { $most } players, not for { $players }.
    }
players-list = { $value } is no list of players.
player-name = A player has no proper name: { $value }. It may have up to { $most } letters.
player-name-control = There is something in a player’s name that can’t be shown: { $value }.
seed-range = The number of the game can’t be { $value }. It goes from 0 to { $most }.

## Records, positions and links that cannot be loaded

record-too-large = This is too large for a saved game: it has more than { $most } bytes.
record-not-text = This is no saved game.
record-not-json = This is no saved game. Something is wrong in line { $line }, column { $column }.
record-too-deep = This is no saved game: it goes too deep.
record-number = There is a number in this saved game that can’t be: { $value }.
record-object = This saved game is damaged: { $at } is { $value } and no object.
record-list = This saved game is damaged: { $at } is { $value } and no list.
record-too-long = This saved game is damaged: { $at } has more than { $most } entries.
record-missing = This saved game is damaged: { $key } is missing in { $at }.
record-unknown = This saved game is damaged: { $key } doesn’t belong into { $at }.
record-key-twice = This saved game is damaged: { $key } is in it twice.
record-integer = This saved game is damaged: { $at } is { $value } and no number from { $least } to { $most }.
record-format = This is no saved game that is known here, but { $value }. Known are: { $known }.
record-at = This saved game is damaged: something is wrong at { $at }.
record-value = This saved game is damaged: { $value } doesn’t belong into { $at }.
record-start = This saved game is damaged: it can’t begin with { $value }.
record-hand-size =
    This saved game is damaged: { $at } has { $count ->
        [one] one tile
       *[other] { $count } tiles
    } instead of { $size }.
record-seats =
    This saved game is damaged: { $at } has { $count ->
        [one] one entry
       *[other] { $count } entries
    }, and { $players ->
        [one] one plays.
       *[other] { $players } play.
    }
record-duplicate = This saved game is damaged: one tile is in it twice, { $tile }.
record-not-in-box = This saved game is damaged: one tile is not in the box, { $tile }.
record-bag = This saved game is damaged: tiles are missing at { $at }.
record-first = This saved game is damaged: at { $at } another player has to begin.
record-action = This saved game is damaged: { $value } at { $at } is no move.
record-after-end = This saved game is damaged: it goes on after its end at { $at }.
record-result = This saved game is damaged: it says that it ended with { $value }, but it ended with { $expected }.
record-drawn = This saved game is damaged: { $value } at { $at } is not in the hand of the one to move.
record-scores = This saved game is damaged: { $at } has the wrong points, { $value }.
record-over = Nobody can move here: there is nothing left at { $at }.
record-empty-board = There is no tile on the table.
record-not-enough = There are more tiles here than in the box.
record-state = This saved game is damaged: { $at } can’t be { $value }.
link-alphabet = This link is damaged.
link-version = This link comes from another version of Chromino.
link-damaged = This link is damaged, or a part of it is missing.
link-too-large = This link is too long.

## Commands that cannot be carried out

command-object = That was no command: { $value }.
command-unknown = There is no command { $value }.
command-field = The { $field } of this command can’t be { $value }.
stale = Something has just changed. Look again.
no-game = There is no game yet.
no-such-ply = This game has no such moment.
no-hint = There is nothing to do now.
no-bot = No bot is to move now.
nobody-thinks = No bot is thinking.
not-a-bot = { $value } is no bot.
bot-nonsense = The bot wants to do something that it may not: { $value }.
bot-failed = { $name } has lost the thread: { $error }
unknown-kind = There is no player of the kind { $value }. There are: { $known }.
not-your-seat = This is not your place at the table.
only-for-hosts = Only the one who hosts the game can do this.
internal-error = Something went wrong inside the game: { $error }

## What may be done, and why

why-draw =
    { $count ->
        [one] Your tile fits nowhere: take one from the bag.
       *[other] None of your { $count } tiles fits: take one from the bag.
    }
why-draw-chameleon = A chameleon must not be your last tile: take one from the bag.
why-draw-on = It doesn’t fit: { $tile }. Take another one.
why-draw-again =
    It doesn’t fit: { $tile }. { $left ->
        [one] You may take one more.
       *[other] You may take { $left } more.
    }
why-draw-instead = One of your tiles fits, but you may also take one from the bag.
why-pass =
    { $count ->
        [one] Your tile fits nowhere, and the bag is empty.
       *[other] None of your { $count } tiles fits, and the bag is empty.
    }
why-pass-chameleon = A chameleon must not be your last tile, and the bag is empty.
why-pass-drawn = It doesn’t fit: { $tile }. Keep it for later.
why-call = Your last tile: say it!
why-catch = { $name } has one tile left and didn’t say it.
why-show = { $name } has taken a tile, but the last one fits. Show where!

## What is going on

say-lay = Your turn: lay a tile.
say-lay-drawn = It fits: { $tile }. Lay it!
say-turn = It’s { $name }’s turn.
say-thinking = { $name } is thinking …
say-undone =
    { $plies ->
        [one] Taken back.
       *[other] Taken back, { $plies } steps.
    }{ $draws ->
        [0] { "" }
        [one] { " " }One tile is back in the bag.
       *[other] { " " }{ $draws } tiles are back in the bag.
    }
say-resigned = { $name } has given up. A bot plays on.
say-won-emptied = { $name } wins!
say-won-blocked = Nothing fits any more: { $name } wins!
say-won-resigned = The game was given up: { $name } wins.
say-joint-emptied =
    { $count ->
        [2] Two winners! They share first place.
       *[other] { $count } winners! They share first place.
    }
say-joint-blocked =
    { $count ->
        [2] Nothing fits any more: two winners share first place!
       *[other] Nothing fits any more: { $count } winners share first place!
    }
say-joint-resigned =
    { $count ->
        [2] The game was given up: the two others win.
       *[other] The game was given up: the { $count } others win.
    }
say-solo-emptied =
    Done, in { $turns ->
        [one] one turn
       *[other] { $turns } turns
    } and with { $drawn ->
        [0] no tile
        [one] one tile
       *[other] { $drawn } tiles
    } from the bag!
say-solo-blocked =
    Nothing fits any more, after { $turns ->
        [one] one turn
       *[other] { $turns } turns
    } and with { $drawn ->
        [0] no tile
        [one] one tile
       *[other] { $drawn } tiles
    } from the bag.
say-solo-resigned =
    Given up after { $turns ->
        [one] one turn
       *[other] { $turns } turns
    } and with { $drawn ->
        [0] no tile
        [one] one tile
       *[other] { $drawn } tiles
    } from the bag.

## The board and the rack

ui-red = red
ui-green = green
ui-blue = blue
ui-yellow = yellow
ui-purple = purple
ui-wild = wild
# Between the colours of a tile; the quotes keep the blank.
ui-colours-and = {", "}
ui-table = Chromino table
ui-spoken = What has happened
ui-around = Log, settings and menu
ui-log = Moves so far
ui-settings = Settings
ui-menu = Menu
ui-camera = View of the board
ui-zoom-in = Closer
ui-zoom-out = Farther
ui-fit = Back to the game
ui-board = { $count ->
    [one] Board with one tile
   *[other] Board with { $count } tiles
}
ui-open = a tile may lie here
ui-empty = empty
ui-count = { $made } of { $need }
ui-placed-across = { $tile }, across from column { $x }, row { $y }
ui-placed-down = { $tile }, down from column { $x }, row { $y }
ui-here-square = { $colour }, column { $x }, row { $y }, part of { $tile }
ui-here-empty = empty, column { $x }, row { $y }
ui-here-fits = { $count ->
    [one] empty, column { $x }, row { $y }; your tile fits
   *[other] empty, column { $x }, row { $y }; your tile fits in { $count } ways
}
ui-above = Above: { $colour }.
ui-below = Below: { $colour }.
ui-left = Left: { $colour }.
ui-right = Right: { $colour }.
ui-help-is-off = Help is switched off: find the spot yourself, or change it in the settings.
ui-fits-here = { $count ->
    [one] One way fits here: { $list }.
   *[other] { $count } ways fit here: { $list }.
}
ui-fits-nothing = None of your tiles fits over this cell.
ui-rack = { $count ->
    [one] Your last tile
   *[other] Your { $count } tiles
}
ui-rack-tools = Order of your tiles
ui-rack-drawn = just drawn
ui-rack-fits = { $count ->
    [0] fits nowhere
    [one] fits in one place
   *[other] fits in { $count } places
}
ui-sort = Sort by colour
ui-playable-first = Playable tiles first
ui-move-left = Move the tile left
ui-move-right = Move the tile right
ui-said-chosen = { $count ->
    [-1] { $tile } is up.
    [0] { $tile } is up; it fits nowhere.
    [one] { $tile } is up; it fits in one place.
   *[other] { $tile } is up; it fits in { $count } places.
}
ui-said-turned-across = { $tile }, across.
ui-said-turned-down = { $tile }, down.
ui-said-put = Put down. Once more to lay it, Escape to take it back.
ui-said-refused = Not there: { $why }
ui-said-miss = Nearest place for { $tile }: { $why }
ui-said-arranged = Your tiles are in order.
ui-said-moved = { $tile } is now tile { $place } of { $count }.
ui-said-choose-first = First choose a tile of your hand: keys 1 to 9, or H.
ui-said-no-spot = It fits nowhere.
ui-said-not-now = Not now.
ui-said-spot = Spot { $n } of { $count }: { $placed }

## The keys

ui-keys-laying = Laying a tile
ui-keys-turn = Your turn
ui-keys-board = On the board
ui-keys-around = Around the board
ui-key-choose = choose a tile; once more turns it
ui-key-turn = turn the tile, or turn it back
ui-key-spots = next legal spot, or the one before
ui-key-lay = lay the tile here
ui-key-back = put the tile back
ui-key-miss = show where it nearly fits
ui-key-typed = type a move
ui-key-draw = draw from the bag
ui-key-pass = pass
ui-key-call = say “Chromino”
ui-key-catch = catch somebody who forgot to
ui-key-show = show a place that was overlooked
ui-key-go-on = go on; don’t wait
ui-key-undo = take back, or do again
ui-key-arrows = walk over the board; with Shift three cells
ui-key-what = what is here?
ui-key-fits = what fits here?
ui-key-zoom = closer, farther
ui-key-fit = back to the game; again for the whole table
ui-key-board = go to the board
ui-key-hand = go to your tiles
ui-key-arrange = move a tile of your hand
ui-key-log = moves so far
ui-key-help = these keys

## Around the board

ui-players = Players and bag
ui-person = Person:
ui-bot = Bot:
ui-own-seat = (you)
ui-to-move = is to move
ui-thinking = is thinking
ui-called = has said “Chromino”
ui-resigned = has given up
ui-winner = has won
ui-tiles = { $count ->
    [one] one tile
   *[other] { $count } tiles
}
ui-points = { $points ->
    [one] one point
   *[other] { $points } points
}
ui-bag = { $count ->
    [0] The bag is empty
    [one] One tile in the bag
   *[other] { $count } tiles in the bag
}
ui-sum = { $name }: { $sum }
ui-ghost-fits = { $made } of { $need }: it fits.
ui-ghost-bad = { $bad ->
    [one] One edge doesn’t match.
   *[other] { $bad } edges don’t match.
}
ui-ghost-no = All the same, it may not lie here.
ui-nearest = Nearest place: { $why }
ui-more-reasons = { $count ->
    [one] and one more reason
   *[other] and { $count } more reasons
}
ui-actions = What you can do
ui-undo = Take back
ui-redo = Do again
ui-turn = Turn
ui-cancel = Put it back
ui-confirm = Lay it
ui-miss = Why not?
ui-miss-hint = Tap a tile to see why.
ui-draw = Take a tile
ui-pass = Pass
ui-call = Chromino!
ui-catch = Catch { $name }
ui-show = { $count ->
    [one] Show where it fits
   *[other] Show where it fits, { $count } places
}
# For somebody else at the same device: Ann: Catch Ben
ui-for-seat = { $name }: { $what }
ui-go-on = Go on
ui-go-on-why = The others wait until you have had your say.
ui-skip = Don’t wait
ui-pause = Pause
ui-resume = Go on
ui-speed = { $pace ->
    [slow] Slow
    [fast] Fast
   *[normal] Normal
}
ui-speed-why = Change the speed of the bots
ui-result = Result
ui-moves = Moves so far, each leads back to its moment
ui-start = First tile
# What somebody does, behind the name
ui-deed-draw = takes a tile from the bag
ui-deed-draw-seen = takes { $tile } from the bag
ui-deed-pass = passes
ui-deed-call = says “Chromino!”
ui-deed-catch = catches { $name }
ui-deed-show = shows where it fits: { $where }
ui-told = { $name }: { $what }.
ui-told-penalty = { $count ->
    [one] { $name } has to take a tile.
   *[other] { $name } has to take { $count } tiles.
}
ui-told-shown = { $name } shows the last tile: { $tile }.
ui-told-sum = That makes { $sum }.

## Dialogs

ui-close = Close
ui-yes = Yes
ui-no = No
ui-independent = An independent implementation. Chromino is a trademark of its owners, who have nothing to do with it.
ui-menu-typed = Type a move
ui-menu-replay = Watch the game so far
ui-menu-seats = Who plays
ui-menu-settings = Settings
ui-menu-keys = Keys
ui-menu-save = Save as a file
ui-menu-new = New game
ui-menu-resign = Give up
ui-menu-leave = Leave the table
ui-ask-new = Set up a new game? This one stays saved.
ui-ask-leave = Leave the table? The game stays saved, and you can go on later.
ui-ask-resign = Give up? Then you can’t win this game any more.

ui-seats = Who plays
ui-seats-why = A bot can play on for anybody, with the same tiles. The seat can be taken back at any time.
ui-seat-resigned = gave up
ui-kind-human = Person
ui-kind-random = Easy bot
ui-kind-greedy = Strong bot
ui-ask-seat-bot = Let a bot play for { $name }? It goes on with the same tiles until somebody takes the seat back.
ui-ask-seat-person = Take the seat of { $name }? From now on a person sees these tiles and plays with them.
# The kind is one of the above.
ui-told-seat-bot = { $name } is played by a bot now: { $kind }.
ui-told-seat-person = { $name } is played by a person now.

ui-setting-theme = Light or dark
ui-setting-theme-why = Automatic is like your device.
ui-setting-theme-system = Automatic
ui-setting-theme-light = Light
ui-setting-theme-dark = Dark
ui-setting-tiles = Tiles
ui-setting-tiles-why = Each pattern belongs to one colour.
ui-setting-tiles-both = Colours and patterns
ui-setting-tiles-colours = Colours
ui-setting-tiles-patterns = Patterns
ui-setting-tiles-contrast = High contrast
ui-setting-motion = Motion
ui-setting-motion-why = Tiles fly to their places, or are just there.
ui-setting-motion-system = Automatic
ui-setting-motion-reduced = None
ui-setting-sound = Sound
ui-setting-sound-why = A soft click when a tile lands.
ui-setting-help = Help
ui-setting-help-why = Marks the places where a tile fits.
ui-setting-help-chosen = Chosen tile
ui-setting-help-all = All tiles
ui-setting-help-none = None
ui-setting-confirm = Ask before a tile is laid
ui-setting-confirm-why = It is put down first, and laid when you say so.
ui-setting-auto = Draw and pass by itself
ui-setting-auto-why = When nothing fits, there is no choice anyway.
ui-setting-pace = Speed of bots
ui-setting-pace-why = How long they wait before they move.
ui-setting-pace-normal = Normal
ui-setting-pace-slow = Slow
ui-setting-pace-fast = Fast

ui-keys = Keys

ui-typed = Type a move
ui-typed-do = Do it
ui-typed-how = The colours of a tile, then column and row, then across or down. For example:
ui-typed-example-lay = { $tile } at { $x } { $y } down
ui-typed-example-choose = { $tile } (takes this tile up)
ui-typed-nothing = Type something first.
ui-typed-unknown = What does “{ $word }” mean?
ui-typed-three = { $count ->
    [0] Which tile? Name its three colours.
    [one] A tile has three colours: two are missing.
    [2] A tile has three colours: one is missing.
   *[other] A tile has just three colours.
}
ui-typed-where = Where? Say the column and the row.
ui-typed-which-way = Across or down?
ui-typed-not-yours = You don’t have this tile: { $tile }.
ui-typed-nobody = Nobody here is called { $name }.
# Words that one may type, with commas in between, in small letters.
ui-typed-draw = draw, take, take a tile, draw a tile
ui-typed-pass = pass, skip
ui-typed-call = call, chromino, last tile
ui-typed-catch = catch
ui-typed-show = show
ui-typed-undo = undo, take back, back
ui-typed-redo = redo, do again, again
ui-typed-across = across, right, horizontal, horizontally
ui-typed-down = down, vertical, vertically
ui-typed-column = column, col, x
ui-typed-row = row, line, y
ui-typed-filler = at, on, in, from, to, the, a, and, then, tile, lay, put, place, play, square, cell

ui-hand-over = Pass the device to { $name }
ui-hand-over-since = What has happened
ui-hand-over-taken = I am { $name }: show my tiles
ui-hand-over-undo = Wait, take that back

ui-end-you = { $count ->
    [one] You win!
   *[other] You share first place!
}
ui-end-names = { $count ->
    [one] { $names } wins!
   *[other] { $names } share first place!
}
ui-end-solo-emptied = Well done!
ui-end-solo-blocked = So close!
ui-end-solo-resigned = Until next time!
ui-end-emptied = The last tile is laid.
ui-end-blocked = Nothing fits any more, and the bag is empty.
ui-end-resigned = The game was given up.
# Joint is how many have won together.
ui-end-all-laid = { $joint ->
    [one] { $names } has laid every tile.
   *[other] { $names } have laid every tile.
}
ui-end-by-tiles = { $joint ->
    [one] { $names } has the fewest tiles left: { $count }.
   *[other] { $names } have the fewest tiles left: { $count } each.
}
ui-end-by-points = { $joint ->
    [one] { $names } has the most points: { $count }.
   *[other] { $names } have the most points: { $count } each.
}
ui-end-player = Player
ui-end-points = Points
ui-end-left = Tiles left
ui-end-winner = winner
ui-end-rematch = Play again
ui-end-replay = Watch again
ui-end-look = See the table
ui-end-save = Save
ui-end-new = New game

ui-replay = Looking back
ui-replay-move = Move
ui-replay-at = Move { $ply } of { $last }. { $told }
ui-replay-count = { $ply } of { $last }
ui-replay-start = The first tile is on the table.
ui-replay-first = To the beginning
ui-replay-previous = One move back
ui-replay-play = Play
ui-replay-pause = Pause
ui-replay-next = One move on
ui-replay-last = To the end
ui-replay-close = Back to the game

## The page

ui-title = Chromino
ui-title-table = { $say } · Chromino
ui-notice-close = All right
ui-opening = Setting the table
ui-opening-engine = One moment …
ui-opening-python = Fetching the rules of the game. The first time takes longest.
ui-opening-rules = Reading the rules …
ui-elsewhere = Chromino is open in another tab
ui-elsewhere-do = A game is played in one tab at a time. Go on there, or bring it here: nothing is lost.
ui-play-here = Play here
ui-restarting = One moment: the game is being picked up again …
ui-engine-restarted = That got lost on its way. The game is as it was before: please try again.
ui-storage-denied = This browser keeps nothing for this page, so the game will be gone when you close it. To keep it, save it as a file.
ui-stored-damaged = Your last game could not be taken up again. It is still kept, but set aside.
ui-link-too-long = This link is too long to be a game: { $most } characters are the most.
ui-failed-no-wasm = This browser cannot run the game
ui-failed-no-wasm-do = It needs WebAssembly, which is missing here or turned off. Please use a current browser, or ask whoever looks after this device to allow it.
ui-failed-blocked = A part of the game did not arrive
ui-failed-blocked-do = Please look whether you are online, and try again. If it happens every time, a filter or an extension may be holding the file back.
ui-failed-memory = There is not enough memory
ui-failed-memory-do = Please close a few other tabs or programs, and try again.
ui-failed-silent = The game does not answer
ui-failed-silent-do = Perhaps the connection is slow, or a filter is holding a file back. Please try again.
ui-failed-worker-died = The game has stopped several times
ui-failed-worker-died-do = The device may be short of memory. Please close a few other tabs, and try again.
ui-failed-unexpected = Something went wrong here
ui-failed-unexpected-do = That is a mistake of ours. Please try again; if it stays, the details below help whoever can put it right.
ui-failed-kept = Your game is safe, and goes on where it was.
ui-try-again = Try again
ui-details = Details
ui-copy = Copy
ui-copied = Copied

## Starting a game

ui-tagline = Lay your tiles so that colour meets colour, at two edges or more. Out of tiles first? You win.
ui-trademark = Chromino is a trademark of its owners; the game is by Louis Abraham. This is an independent, non-commercial implementation.
ui-play = Play
ui-play-about = at once, against one bot
ui-getting-ready = Getting ready…
ui-getting-ready-about = it begins by itself in a moment
ui-continue = Continue
ui-continue-about = { $players } · { $edition } · { $when }
ui-new = New game…
ui-new-about = edition, players, rules
ui-junior = For children
ui-junior-about = like dominoes, with { $hand } tiles each

ui-new-game = New game
ui-back = Back
ui-start-game = Start
ui-editions = Edition
ui-juniors = Junior: for children
ui-game-modern = Today’s box
ui-game-modern-about = With five chameleons, whose middle goes with every colour.
ui-game-modern-zh = Chinese rules
ui-game-modern-zh-about = Today’s box; when somebody is out, the others get one more turn.
ui-game-textures = Textures
ui-game-textures-about = Each colour is a texture, too. Three ways to count points.
ui-game-ravensburger-2001 = 2001, Ravensburger
ui-game-ravensburger-2001-about = No chameleons. The round is played out; wins can be shared.
ui-game-meccano-1998 = 1998, Meccano
ui-game-meccano-1998-about = Draw to begin, say “Chromino” in time, catch whoever forgets it.
ui-game-junior-dominoes = Like dominoes
ui-game-junior-dominoes-about = End to end, one match each; chameleons let the line branch.
ui-game-junior-one-contact = One match is enough
ui-game-junior-one-contact-about = As usual, but a single matching edge will do.

ui-agreements = How you play
ui-rule-hand-size = Tiles for each
ui-rule-hand-size-about = { $book } by the book. Fewer make a shorter game, good for small children.
ui-rule-draw-limit = When nothing fits, draw
ui-rule-draw-limit-1 = one
ui-rule-draw-limit-1-about = If it fits, it is laid at once. If not, the turn is over.
ui-rule-draw-limit-3 = up to 3
ui-rule-draw-limit-3-about = Until one fits, but no more than three.
ui-rule-draw-limit-4 = up to 4
ui-rule-draw-limit-4-about = Until one fits, but no more than four.
ui-rule-draw-limit-5 = up to 5
ui-rule-draw-limit-5-about = Until one fits, but no more than five.
ui-rule-draw-limit-none = until one fits
ui-rule-draw-limit-none-about = However many it takes.
ui-rule-open-hands = Hands
ui-rule-open-hands-false = hidden
ui-rule-open-hands-false-about = Everyone sees only their own tiles.
ui-rule-open-hands-true = open
ui-rule-open-hands-true-about = All tiles lie face up: good for learning, and for many players.
ui-rule-first = Who begins
ui-rule-first-seat = the youngest
ui-rule-first-random = by chance
ui-begins-seat = The youngest begins: whoever sits first.
ui-begins-random = Chance decides who begins.
ui-begins-draw-off = You draw for the first tile; whoever gets it begins.
ui-rule-scoring = Points
ui-rule-scoring-none = No points
ui-rule-scoring-none-about = Being out of tiles is what counts.
ui-rule-scoring-simple = A, by tiles
ui-rule-scoring-simple-about = Your tile and each one it touches: 1, 2 or 3 for its colours.
ui-rule-scoring-kinds = B, by kinds
ui-rule-scoring-kinds-about = Both tiles at every contact, 1 to 4 by kind. What is left in hand costs points.
ui-rule-scoring-sides = C, by sides
ui-rule-scoring-sides-about = Like B, but through a short side the two are multiplied.
ui-rule-scoring-expert = Expert
ui-rule-scoring-expert-about = Your tile and each one it touches: 1, 2 or 3 for its colours, 3 for a chameleon.
ui-rule-scoring-contacts = By contacts
ui-rule-scoring-contacts-about = Both tiles at every contact: 1, 2 or 3 for their colours.
ui-more = More
ui-seed = Number of the game
ui-seed-about = The same number deals the same tiles. Leave it empty for a surprise.

ui-seats-about = { $least } to { $most }, in the order in which you sit.
ui-add-person = Add a person
ui-add-bot = Add a bot
ui-seat-name = Name of player { $place }
ui-seat-kind = Who plays for { $name }
ui-seat-twin = There are two with the name { $name }.
ui-seat-up = Move { $name } up
ui-seat-down = Move { $name } down
ui-seat-remove = Remove { $name }
ui-said-seat-added = { $name } sits at place { $place }.
ui-said-seat-moved = { $name } sits at place { $place } now.
ui-said-seat-removed = { $name } has left the table.
ui-player = Player { $number }
ui-bot-1 = Robin
ui-bot-2 = Kim
ui-bot-3 = Sasha
ui-bot-4 = Noa
ui-bot-5 = Charlie
ui-bot-6 = Alex
ui-bot-7 = Mika
ui-bot-8 = Jo
ui-picture-choose = Choose a picture
ui-picture-of = Picture of { $name }
ui-picture-none = No picture
ui-picture-fox = Fox
ui-picture-bear = Bear
ui-picture-cat = Cat
ui-picture-dog = Dog
ui-picture-rabbit = Rabbit
ui-picture-mouse = Mouse
ui-picture-lion = Lion
ui-picture-panda = Panda
ui-picture-frog = Frog
ui-picture-owl = Owl
ui-picture-penguin = Penguin
ui-picture-turtle = Turtle
ui-picture-dolphin = Dolphin
ui-picture-octopus = Octopus
ui-picture-elephant = Elephant
ui-picture-horse = Horse
ui-picture-unicorn = Unicorn
ui-picture-butterfly = Butterfly
ui-picture-bee = Bee
ui-picture-ladybird = Ladybird
ui-picture-star = Star
ui-picture-rocket = Rocket
ui-picture-rainbow = Rainbow
ui-picture-apple = Apple
`;var Ka={R:"ui-red",G:"ui-green",B:"ui-blue",Y:"ui-yellow",P:"ui-purple","*":"ui-wild"},Va=new Set(["tile","colour","neighbour"]);function jt(t,e){let n=[Wi("en",Fi)];e&&n.unshift(Wi(t,e));let i=(r,l={})=>{for(let u of n){let m=u.getMessage(r);if(m?.value)return u.formatPattern(m.value,o(l),[])}return r},o=r=>Object.fromEntries(Object.entries(r).map(([l,u])=>[l,Va.has(l)&&typeof u=="string"&&/^[RGBYP*]{1,3}$/.test(u)?a(u):u])),s=new Map,a=r=>{let l=s.get(r)??[...r].map(u=>i(Ka[u])).join(i("ui-colours-and"));return s.set(r,l),l};return{say:i,colours:a,language:e?t:"en"}}function Wi(t,e){let n=new qe(t,{useIsolating:!1});return n.addResource(new Pe(e)),n}function Za(t,e,n={}){let i=new Dt(t,e,n);return{close:()=>i.close()}}var Dt=class{state;words=jt("en");spoken=[];arriving=new Set;dropped=null;rackStop=null;#e=0;#t;#n=new AbortController;constructor(e,n,i){if(this.link=n,this.host=i,this.state=Mn(Ot(i.loadSettings?.()??{})),this.holder=document.createElement("div"),this.holder.className="chromino-table",this.root=this.holder.attachShadow({mode:"open"}),this.root.adoptedStyleSheets=[gt()],e.append(this.holder),this.camera=new nt(this),this.flow=new it(this),this.pointer=new ot(this),this.holder.addEventListener("keydown",o=>Tt(this,o),this.ending),i.ownsPage){let o=s=>s.target===document.body&&Tt(this,s);document.addEventListener("keydown",o,this.ending)}this.paint(),this.#t=n.onView(o=>this.show(o))}get ending(){return{signal:this.#n.signal}}close(){this.#n.abort(),this.#t(),this.flow.stop(),this.camera.stop(),cancelAnimationFrame(this.#e),this.holder.remove(),this.link.close()}set(e){Object.assign(this.state,e),this.repaint()}repaint(){this.#e||=requestAnimationFrame(()=>this.paint())}paint(){cancelAnimationFrame(this.#e),this.#e=0;let e=this.root.activeElement;ie(c`${Oi(this)}`,this.root),this.camera.apply(),e&&(!e.isConnected||e.matches(":disabled"))&&this.#a(e)}#a(e){let{activeElement:n}=this.root;if(n&&n!==e)return;((e.matches("[data-tile]")?this.find('[data-tile][tabindex="0"]'):null)??this.find('.cell[tabindex="0"]'))?.focus({preventScroll:!0})}say(e,n){return this.words.say(e,n)}announce(e){let n=(this.spoken.at(-1)?.n??0)+1;this.spoken=[...this.spoken.slice(-4),{n,text:e}],this.repaint()}find(e){return this.root.querySelector(e)}focus(e){this.find(e)?.focus()}get still(){return this.state.settings.motion==="reduced"||matchMedia("(prefers-reduced-motion: reduce)").matches}show(e){let{state:n}=this,i=n.view,o=i&&_n(i,e),s=Fn(this);n.view=e,o||this.#o(),n.past||(n.squares=new Y(e.board)),(!A(n)||!e.hand.some(({tile:l})=>l===n.chosen))&&this.drop(),(i?.ply!==e.ply||!o)&&(n.refusal=null,n.notice=null);let a=o?e.log.slice(i.ply):[];o&&Nn(this,i,e,a);for(let[,l]of a)n.settings.sound&&st(l);n.settings.sound&&o&&e.outcome&&!i.outcome&&st("won");let r=Wn(this,s,a);this.paint(),this.camera.follow(),this.flow.next(r()),performance.mark("chromino:first-board"),A(n)&&performance.mark("chromino:playable")}#o(){this.camera.auto=!0;let e=this.state.view,n=L(e),i=n.length>1&&!e.rules.open_hands&&!e.outcome,[o]=n.includes(e.turn.seat)?[e.turn.seat]:n;Object.assign(this.state,{cursor:{x:1,y:0},past:null,order:{},handOver:i?o:null,panel:null,question:null,waits:!1,endSeen:!1,notice:null})}async send(e){let n=this.state.view?.rev,i=await this.link.send(n===void 0?e:{rev:n,...e});return i.view&&i.view.live&&this.show(i.view),i}async ask(e){let n=await this.send(e),i=n.ok?null:n.problems?.[0];return i&&i.id!=="stale"&&this.tell(i),n}tell(e){this.set({notice:e}),this.announce(this.say(e.id,e.args))}choose(e){let{state:n}=this;if(!A(n))return;if(n.chosen===e){this.turn(1);return}let i=_(n.view,e),o=i?.[0],s=n.settings.help!=="none",a=o&&s?de(e,k(o[0])):0;this.set({chosen:e,turns:a,ghost:null,put:!1,refusal:null,notice:null}),i===null&&this.send({type:"view",seat:n.view?.seat,tile:e}),this.paint(),this.camera.revealAll(kt(this)),this.announce(this.say("ui-said-chosen",{tile:e,count:s?i?.length??-1:-1}))}drop(){this.set({chosen:null,turns:0,ghost:null,put:!1,dragged:null})}turn(e){let{state:n}=this;if(!n.chosen)return;let i=(n.turns+e+4)%4,o=n.ghost&&Ee(n.ghost);this.set({turns:i,refusal:null,put:!1}),o&&this.set({ghost:Ve(n.chosen,i,o)}),this.announce(this.say(`ui-said-turned-${i%2?"down":"across"}`,this.#s()))}#s(){let{chosen:e,turns:n}=this.state;return{tile:n<2?e??"":[...e??""].reverse().join("")}}aim(e,n=!0){let{state:i}=this;if(i.put)return;let o=e&&Oe(i,e,n);o?.text!==i.ghost?.text&&this.set({ghost:o,put:!1,refusal:null})}async lay(e){let{state:n}=this;if(!A(n)||!n.chosen)return;if(n.settings.confirm&&!(n.put&&n.ghost?.text===e.text)){this.set({ghost:e,put:!0,turns:de(n.chosen,e)}),this.announce(this.say("ui-said-put"));return}let i=await this.send({type:"act",seat:n.view?.seat,action:e.text});!i.ok&&i.problems&&this.#i(e,i)}#i(e,{problems:n=[]}){n[0]?.id!=="stale"&&(this.state.settings.sound&&st("refused"),this.set({refusal:{placement:e,problems:n,asked:!1},ghost:null,put:!1,dragged:null}),Yn(this,e),this.announce(this.say("ui-said-refused",{why:this.reasons(n)})))}reasons(e){let n=e.map(({id:i,args:o})=>this.say(i,o));return[...new Set(n)].join(" ")}async showMiss(e){let n=await this.ask({type:"miss",seat:this.state.view?.seat,tile:e});if(!n.ok||!n.miss)return;let i=k(n.miss),o=n.problems??[];this.set({refusal:{placement:i,problems:o,asked:!0},notice:null,ghost:null}),this.camera.reveal(Ee(i)),this.announce(this.say("ui-said-miss",{tile:e,why:this.reasons(o)}))}pointAt({x:e,y:n}){let{state:i}=this;i.cursor.x===e&&i.cursor.y===n||this.set({cursor:{x:e,y:n}})}moveCursor({x:e,y:n}){let{box:i}=this.state.squares,o={x:Math.min(i.right+3,Math.max(i.left-3,e)),y:Math.min(i.bottom+3,Math.max(i.top-3,n))};this.set({cursor:o,put:!1}),this.aim(o),this.camera.reveal(o),this.paint(),this.focus('.cell[tabindex="0"]')}stopAt(e){this.rackStop=e,this.repaint()}async act(e,n=this.state.view?.seat){return this.state.past?null:this.ask({type:"act",seat:n,action:e,eyes:this.state.view?.seat})}async step(e){let{view:n,handOver:i}=this.state;if(!n||!(e==="undo"?n.can_undo:n.can_redo))return null;i!==null&&this.set({handOver:null});let o=await this.ask({type:e,seat:n.seat}),s=o.problems?.[0].id==="stale"&&o.view?.log.slice(n.ply);return s&&s.every(([r])=>n.players[r].kind!=="human")?this.step(e):o}change(e,n){let i=Ot({...this.state.settings,[e]:n});this.host.keepSettings?.({...i}),this.set({settings:i,ghost:null,put:!1}),this.flow.next()}question(e,n){this.set({question:{words:e,yes:n},panel:null})}async replay(e){let{state:n}=this;if(e===null){this.set({past:null,squares:new Y(n.view?.board??[])}),this.flow.next();return}let i=await this.link.send({type:"at",ply:e,seat:n.view?.seat});i.view&&(this.drop(),this.set({past:i.view,squares:new Y(i.view.board),refusal:null}),this.camera.follow())}get shown(){return bt(this.state)}};export{M as cellsOf,c as html,w as icon,d as nothing,k as placementOf,ie as render,gt as sheet,Za as table,T as tileArt,jt as wordsOf};
