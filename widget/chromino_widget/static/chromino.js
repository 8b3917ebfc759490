/* Chromino view, MIT; contains lit-html (BSD-3-Clause) and @fluent/bundle (Apache-2.0) */
var Zr=performance.timeOrigin,Xr={id:"ui-kernel-silent",args:{}},zn={id:"ui-kernel-gone",args:{}},as={id:null,ok:!1,problems:[{...zn,cells:[]}]},rs=e=>new Bn(e),Bn=class{#e=Math.random().toString(36).slice(2);#n=0;#t=new Map;#i=new Set;#s=!1;#a=()=>{};#o;constructor(t){this.#o=t,t.on("msg:custom",this.#m),t.on("change:view",this.#h),t.on("comm_live_update",this.#d),t.on("comm:close",this.#d),this.#u()}close=()=>{this.#a=()=>{},this.#o.off("msg:custom",this.#m),this.#o.off("change:view",this.#h),this.#o.off("comm_live_update",this.#d),this.#o.off("comm:close",this.#d),this.#r()};send=async t=>{let{now:n,...o}=await this.#c(t);return n===void 0?o:{...o,view:await this.#p(n)}};words=async t=>(await this.#c({type:"words",name:t})).catalogue??null;onView=t=>{let n=()=>t(this.#l);return this.#o.on("change:view",n),n(),()=>this.#o.off("change:view",n)};get#l(){return JSON.parse(this.#o.get("view"))}onTrouble=t=>{this.#a=t};async#c(t){return this.#s?as:this.#u(t)}#u(t={type:"words",name:"en"}){let n=`${this.#e}-${this.#n+=1}`;return new Promise(o=>{let s=setTimeout(()=>this.#a(this.#s?zn:Xr),3e3);this.#t.set(n,{tell:o,timer:s});try{this.#o.send({...t,id:n,page:Zr})}catch{this.#r()}})}#m=({id:t,answer:n})=>{let o=this.#t.get(t);o&&(clearTimeout(o.timer),this.#t.delete(t),this.#s=!1,this.#t.size===0&&this.#a(null),o.tell(JSON.parse(n)))};#d=()=>{this.#r(),this.#u()};#r(){for(let{tell:t,timer:n}of this.#t.values())clearTimeout(n),t(as);this.#t.clear();for(let{tell:t}of this.#i)t();this.#i.clear(),this.#s=!0,this.#a(zn)}#p(t){return new Promise(n=>{if(this.#s)return n(void 0);this.#i.add({now:t,tell:n}),this.#h()})}#h=()=>{if(!this.#i.size)return;let t=this.#l;for(let n of this.#i)t.rev<n.now||(this.#i.delete(n),n.tell(t))}};var ve={en:"English",fr:"Français",uk:"Українська","zh-Hant":"繁體中文"};function ot(e,t=navigator.languages??[navigator.language]){return[e,...t].map(o=>o&&ls(o)).find(Boolean)||"en"}function ls(e){let t=n=>n.toLowerCase().split("-")[0];return Object.keys(ve).find(n=>t(n)===t(e))}var cs={en:"The table needs a newer notebook: JupyterLab 4 or Notebook 7, in a browser from 2024 or later.",fr:"La table a besoin d’un notebook plus récent : JupyterLab 4 ou Notebook 7, dans un navigateur de 2024 ou plus récent.",uk:"Столу потрібен новіший блокнот: JupyterLab 4 або Notebook 7, у браузері 2024 року чи новішому.","zh-Hant":"這張牌桌需要新一點的筆記本：JupyterLab 4或Notebook 7，還要2024年以後的瀏覽器。"};var jn=globalThis,us=e=>e,Ct=jn.trustedTypes,ds=Ct?Ct.createPolicy("lit-html",{createHTML:e=>e}):void 0,Hn="$lit$",se=`lit$${Math.random().toFixed(9).slice(2)}$`,Yn="?"+se,Jr=`<${Yn}>`,Te=document,it=()=>Te.createComment(""),at=e=>e===null||typeof e!="object"&&typeof e!="function",Gn=Array.isArray,ys=e=>Gn(e)||typeof e?.[Symbol.iterator]=="function",Dn=`[ 	
\f\r]`,st=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,hs=/-->/g,ms=/>/g,xe=RegExp(`>|${Dn}(?:([^\\s"'>=/]+)(${Dn}*=${Dn}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),ps=/'/g,fs=/"/g,ws=/^(?:script|style|textarea|title)$/i,Fn=e=>(t,...n)=>({_$litType$:e,strings:t,values:n}),u=Fn(1),Le=Fn(2),Hm=Fn(3),C=Symbol.for("lit-noChange"),d=Symbol.for("lit-nothing"),gs=new WeakMap,Ae=Te.createTreeWalker(Te,129);function bs(e,t){if(!Gn(e)||!e.hasOwnProperty("raw"))throw Error("invalid template strings array");return ds!==void 0?ds.createHTML(t):t}var $s=(e,t)=>{let n=e.length-1,o=[],s,i=t===2?"<svg>":t===3?"<math>":"",a=st;for(let r=0;r<n;r++){let l=e[r],c,h,m=-1,p=0;for(;p<l.length&&(a.lastIndex=p,h=a.exec(l),h!==null);)p=a.lastIndex,a===st?h[1]==="!--"?a=hs:h[1]!==void 0?a=ms:h[2]!==void 0?(ws.test(h[2])&&(s=RegExp("</"+h[2],"g")),a=xe):h[3]!==void 0&&(a=xe):a===xe?h[0]===">"?(a=s??st,m=-1):h[1]===void 0?m=-2:(m=a.lastIndex-h[2].length,c=h[1],a=h[3]===void 0?xe:h[3]==='"'?fs:ps):a===fs||a===ps?a=xe:a===hs||a===ms?a=st:(a=xe,s=void 0);let g=a===xe&&e[r+1].startsWith("/>")?" ":"";i+=a===st?l+Jr:m>=0?(o.push(c),l.slice(0,m)+Hn+l.slice(m)+se+g):l+se+(m===-2?r:g)}return[bs(e,i+(e[n]||"<?>")+(t===2?"</svg>":t===3?"</math>":"")),o]},rt=class e{constructor({strings:t,_$litType$:n},o){let s;this.parts=[];let i=0,a=0,r=t.length-1,l=this.parts,[c,h]=$s(t,n);if(this.el=e.createElement(c,o),Ae.currentNode=this.el.content,n===2||n===3){let m=this.el.content.firstChild;m.replaceWith(...m.childNodes)}for(;(s=Ae.nextNode())!==null&&l.length<r;){if(s.nodeType===1){if(s.hasAttributes())for(let m of s.getAttributeNames())if(m.endsWith(Hn)){let p=h[a++],g=s.getAttribute(m).split(se),b=/([.?@])?(.*)/.exec(p);l.push({type:1,index:i,name:b[2],strings:g,ctor:b[1]==="."?Lt:b[1]==="?"?Pt:b[1]==="@"?It:Me}),s.removeAttribute(m)}else m.startsWith(se)&&(l.push({type:6,index:i}),s.removeAttribute(m));if(ws.test(s.tagName)){let m=s.textContent.split(se),p=m.length-1;if(p>0){s.textContent=Ct?Ct.emptyScript:"";for(let g=0;g<p;g++)s.append(m[g],it()),Ae.nextNode(),l.push({type:2,index:++i});s.append(m[p],it())}}}else if(s.nodeType===8)if(s.data===Yn)l.push({type:2,index:i});else{let m=-1;for(;(m=s.data.indexOf(se,m+1))!==-1;)l.push({type:7,index:i}),m+=se.length-1}i++}}static createElement(t,n){let o=Te.createElement("template");return o.innerHTML=t,o}};function Oe(e,t,n=e,o){if(t===C)return t;let s=o!==void 0?n._$Co?.[o]:n._$Cl,i=at(t)?void 0:t._$litDirective$;return s?.constructor!==i&&(s?._$AO?.(!1),i===void 0?s=void 0:(s=new i(e),s._$AT(e,n,o)),o!==void 0?(n._$Co??=[])[o]=s:n._$Cl=s),s!==void 0&&(t=Oe(e,s._$AS(e,t.values),s,o)),t}var Nt=class{constructor(t,n){this._$AV=[],this._$AN=void 0,this._$AD=t,this._$AM=n}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(t){let{el:{content:n},parts:o}=this._$AD,s=(t?.creationScope??Te).importNode(n,!0);Ae.currentNode=s;let i=Ae.nextNode(),a=0,r=0,l=o[0];for(;l!==void 0;){if(a===l.index){let c;l.type===2?c=new Ne(i,i.nextSibling,this,t):l.type===1?c=new l.ctor(i,l.name,l.strings,this,t):l.type===6&&(c=new Rt(i,this,t)),this._$AV.push(c),l=o[++r]}a!==l?.index&&(i=Ae.nextNode(),a++)}return Ae.currentNode=Te,s}p(t){let n=0;for(let o of this._$AV)o!==void 0&&(o.strings!==void 0?(o._$AI(t,o,n),n+=o.strings.length-2):o._$AI(t[n])),n++}},Ne=class e{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(t,n,o,s){this.type=2,this._$AH=d,this._$AN=void 0,this._$AA=t,this._$AB=n,this._$AM=o,this.options=s,this._$Cv=s?.isConnected??!0}get parentNode(){let t=this._$AA.parentNode,n=this._$AM;return n!==void 0&&t?.nodeType===11&&(t=n.parentNode),t}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(t,n=this){t=Oe(this,t,n),at(t)?t===d||t==null||t===""?(this._$AH!==d&&this._$AR(),this._$AH=d):t!==this._$AH&&t!==C&&this._(t):t._$litType$!==void 0?this.$(t):t.nodeType!==void 0?this.T(t):ys(t)?this.k(t):this._(t)}O(t){return this._$AA.parentNode.insertBefore(t,this._$AB)}T(t){this._$AH!==t&&(this._$AR(),this._$AH=this.O(t))}_(t){this._$AH!==d&&at(this._$AH)?this._$AA.nextSibling.data=t:this.T(Te.createTextNode(t)),this._$AH=t}$(t){let{values:n,_$litType$:o}=t,s=typeof o=="number"?this._$AC(t):(o.el===void 0&&(o.el=rt.createElement(bs(o.h,o.h[0]),this.options)),o);if(this._$AH?._$AD===s)this._$AH.p(n);else{let i=new Nt(s,this),a=i.u(this.options);i.p(n),this.T(a),this._$AH=i}}_$AC(t){let n=gs.get(t.strings);return n===void 0&&gs.set(t.strings,n=new rt(t)),n}k(t){Gn(this._$AH)||(this._$AH=[],this._$AR());let n=this._$AH,o,s=0;for(let i of t)s===n.length?n.push(o=new e(this.O(it()),this.O(it()),this,this.options)):o=n[s],o._$AI(i),s++;s<n.length&&(this._$AR(o&&o._$AB.nextSibling,s),n.length=s)}_$AR(t=this._$AA.nextSibling,n){for(this._$AP?.(!1,!0,n);t!==this._$AB;){let o=us(t).nextSibling;us(t).remove(),t=o}}setConnected(t){this._$AM===void 0&&(this._$Cv=t,this._$AP?.(t))}},Me=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(t,n,o,s,i){this.type=1,this._$AH=d,this._$AN=void 0,this.element=t,this.name=n,this._$AM=s,this.options=i,o.length>2||o[0]!==""||o[1]!==""?(this._$AH=Array(o.length-1).fill(new String),this.strings=o):this._$AH=d}_$AI(t,n=this,o,s){let i=this.strings,a=!1;if(i===void 0)t=Oe(this,t,n,0),a=!at(t)||t!==this._$AH&&t!==C,a&&(this._$AH=t);else{let r=t,l,c;for(t=i[0],l=0;l<i.length-1;l++)c=Oe(this,r[o+l],n,l),c===C&&(c=this._$AH[l]),a||=!at(c)||c!==this._$AH[l],c===d?t=d:t!==d&&(t+=(c??"")+i[l+1]),this._$AH[l]=c}a&&!s&&this.j(t)}j(t){t===d?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,t??"")}},Lt=class extends Me{constructor(){super(...arguments),this.type=3}j(t){this.element[this.name]=t===d?void 0:t}},Pt=class extends Me{constructor(){super(...arguments),this.type=4}j(t){this.element.toggleAttribute(this.name,!!t&&t!==d)}},It=class extends Me{constructor(t,n,o,s,i){super(t,n,o,s,i),this.type=5}_$AI(t,n=this){if((t=Oe(this,t,n,0)??d)===C)return;let o=this._$AH,s=t===d&&o!==d||t.capture!==o.capture||t.once!==o.once||t.passive!==o.passive,i=t!==d&&(o===d||s);s&&this.element.removeEventListener(this.name,this,o),i&&this.element.addEventListener(this.name,this,t),this._$AH=t}handleEvent(t){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,t):this._$AH.handleEvent(t)}},Rt=class{constructor(t,n,o){this.element=t,this.type=6,this._$AN=void 0,this._$AM=n,this.options=o}get _$AU(){return this._$AM._$AU}_$AI(t){Oe(this,t)}},ks={M:Hn,P:se,A:Yn,C:1,L:$s,R:Nt,D:ys,V:Oe,I:Ne,H:Me,N:Pt,U:It,B:Lt,F:Rt},Qr=jn.litHtmlPolyfillSupport;Qr?.(rt,Ne),(jn.litHtmlVersions??=[]).push("3.3.3");var Ee=(e,t,n)=>{let o=n?.renderBefore??t,s=o._$litPart$;if(s===void 0){let i=n?.renderBefore??null;o._$litPart$=s=new Ne(t.insertBefore(it(),i),i,void 0,n??{})}return s._$AI(e),s};var vs={R:{fill:"#d3242d",mark:"#ffc9c4",pattern:"disc"},G:{fill:"#43c06b",mark:"#0b5227",pattern:"ring"},B:{fill:"#3384ea",mark:"#e0f0ff",pattern:"plus"},Y:{fill:"#ffde33",mark:"#976b00",pattern:"square"},P:{fill:"#7320a8",mark:"#e9c8ff",pattern:"cross"}},xs={R:{fill:"#b00010",mark:"#ffffff",pattern:"disc"},G:{fill:"#5fe08c",mark:"#000000",pattern:"ring"},B:{fill:"#0b3fa8",mark:"#ffffff",pattern:"plus"},Y:{fill:"#fff04d",mark:"#000000",pattern:"square"},P:{fill:"#4b006e",mark:"#ffffff",pattern:"cross"}},As={R:"M-.24 0A.24 .24 0 0 1 .24 0A.24 .24 0 0 1 -.24 0Z",G:"M-.28 0A.28 .28 0 0 1 .28 0A.28 .28 0 0 1 -.28 0ZM-.15 0A.15 .15 0 0 0 .15 0A.15 .15 0 0 0 -.15 0Z",B:"M-.08 -.29L.08 -.29L.08 -.08L.29 -.08L.29 .08L.08 .08L.08 .29L-.08 .29L-.08 .08L-.29 .08L-.29 -.08L-.08 -.08Z",Y:"M-.22 -.22L.22 -.22L.22 .22L-.22 .22Z",P:"M0 -.12L.16 -.28L.28 -.16L.12 0L.28 .16L.16 .28L0 .12L-.16 .28L-.28 .16L-.12 0L-.28 -.16L-.16 -.28Z"},Ts="M0 0A.3 .3 0 0 1 0 -.37A.37 .37 0 0 1 .352 -.114A.3 .3 0 0 0 0 0Z",Os="RYGBP",lt={link:"M-.15 -.1L.15 -.1A.1 .1 0 0 1 .15 .1L-.15 .1A.1 .1 0 0 1 -.15 -.1Z",break:"M0 -.42L.09 -.24L-.09 -.12L.09 0L-.09 .12L.09 .24L0 .42",taken:"M-.24 0A.24 .24 0 0 1 .24 0A.24 .24 0 0 1 -.24 0ZM-.1 0L.1 0"},Ms="#fffdf7",ct="#23272f",qt="#ffffff",el="#f3eee3",ie=40;function $(e){let t=e.indexOf(",");return{text:e,reading:e.slice(0,3),x:Number(e.slice(4,t)),y:Number(e.slice(t+1,-1)),down:e.endsWith("v")}}function Un(e,t,n,o){return{text:`${e}@${t},${n}${o?"v":">"}`,reading:e,x:t,y:n,down:o}}function S({x:e,y:t,down:n}){return[0,1,2].map(o=>n?{x:e,y:t+o}:{x:e+o,y:t})}var zt=(e,{x:t,y:n})=>e.some(o=>o.x===t&&o.y===n),ue=(e,t)=>zt(S(e),t),ut=({x:e,y:t})=>[{x:e,y:t-1},{x:e+1,y:t},{x:e,y:t+1},{x:e-1,y:t}],Bt=({x:e,y:t})=>({x:Math.floor(e),y:Math.floor(t)}),Pe=(e,t)=>`${e},${t}`,Es=e=>[...e].reverse().join("");function ae(e){let t=Es(e);return t<e?t:e}function H(e,t){return{reading:t<2?e:Es(e),down:t%2===1}}function dt(e,{reading:t,down:n}){return(t===e?0:2)+(n?1:0)}function Wn(e,t,n){let{reading:o,down:s}=H(e,t);return Un(o,n.x-(s?0:1),n.y-(s?1:0),s)}function Ie({x:e,y:t,down:n}){return n?{x:e,y:t+1}:{x:e+1,y:t}}var I=class{#e=new Map;placements=[];origin={x:0,y:0};box={left:0,top:0,right:2,bottom:0};constructor(t){let[n,o,s,i]=[1/0,1/0,-1/0,-1/0];for(let a of t){let r=$(a);this.placements.push(r),S(r).forEach(({x:l,y:c},h)=>{this.#e.set(Pe(l,c),{letter:r.reading[h],placement:r}),n=Math.min(n,l),s=Math.max(s,l),o=Math.min(o,c),i=Math.max(i,c)})}t.length&&(this.box={left:n,top:o,right:s,bottom:i},this.origin={x:this.placements[0].x,y:this.placements[0].y})}at(t,n){return this.#e.get(Pe(t,n))}meets(t,n){let o=[],s=[],i=S(t);for(let[a,r]of i.entries()){if(this.at(r.x,r.y)){s.push(r);continue}for(let l of ut(r)){let c=this.at(l.x,l.y);!c||zt(i,l)||o.push({cell:r,near:l,good:n[t.reading[a]].includes(c.letter)})}}return{edges:o,taken:s}}};var v=e=>e?.task&&"tips"in e.task?e.task:null;function Kn(e){let{of_what:t=null,step:n=0}=v(e)??{};return JSON.stringify([t,n])}var tl=e=>(v(e)?.marks??[]).flatMap(({kind:t,where:n})=>t==="asked"&&"placement"in n?$(n.placement):[]);function Ss(e,t){let n=tl(e);if(!n.length)return[];let o=new I(t);return n.filter(i=>!S(i).some(({x:a,y:r})=>o.at(a,r))).map(({text:i})=>i)}var ht=e=>`data:image/svg+xml,${encodeURIComponent(e)}`;var mt=vs,_s=xs,nl=As,Ns={both:e=>[mt[e].fill,mt[e].mark,null],colours:e=>[mt[e].fill,null,null],patterns:()=>[qt,ct,ct],contrast:e=>[_s[e].fill,_s[e].mark,"#000000"]};function Ls(){return Object.entries(Ns).map(([e,t])=>{let n=Object.keys(mt).map(s=>`--sq-${s}:${Cs(Ps(...t(s),nl[s]))}`);n.push(`--sq-w:${Cs(ol(e))}`);let o=Object.keys(mt).map(s=>`[data-tiles="${e}"] :is(.far, .thin) .sq-${s}{background-color:${t(s)[0]}}`);return`[data-tiles="${e}"]{${n.join(";")}}${o.join("")}`}).join("")}function Cs(e){let t=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="-.5 -.5 1 1">${e}</svg>`;return`url("${ht(t)}")`}function Ps(e,t,n,o){let s=n?` stroke="${n}" stroke-width=".04"`:"",i=`<rect x="-.42" y="-.42" width=".84" height=".84" rx=".14" fill="${e}"${s}/>`;return t?`${i}<path fill="${t}" d="${o}"/>`:i}function ol(e){let t=e==="patterns",n=[...Os].map((s,i)=>{let a=t?i%2?ct:"#8a8f99":Ns[e](s)[0];return`<path transform="rotate(${72*i})" fill="${a}" d="${Ts}"/>`});return`${Ps(qt,null,e==="patterns"||e==="contrast"?"#000000":null)}<g stroke="${qt}" stroke-width=".03">${n.join("")}</g>`}var Is=`:host{--body:${Ms};--outline:${ct}}`,Re=e=>`sq sq-${e==="*"?"w":e}`;function x(e,t,n=""){return u`<span class="tile ${t?"down":""} ${n}" aria-hidden="true"
    >${[...e].map(o=>u`<span class=${Re(o)}></span>`)}</span
  >`}var de=e=>u`<span class="tile back ${e?"down":""}" aria-hidden="true"
    ><span></span><span></span><span></span
  ></span>`;var sl={plus:"M12 5v14M5 12h14",minus:"M5 12h14",fit:"M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",turn:"M19 12a7 7 0 1 1-2.5-5.4M19 3v5h-5",undo:"M9 6 4 11l5 5M4 11h10a6 6 0 0 1 6 6v1",redo:"m15 6 5 5-5 5M20 11H10a6 6 0 0 0-6 6v1",log:"M5 6h14M5 12h14M5 18h9",menu:"M4 7h16M4 12h16M4 17h16",settings:"M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5",play:"M7 5l12 7-12 7z",pause:"M8 5v14M16 5v14",next:"m9 5 7 7-7 7",previous:"m15 5-7 7 7 7",first:"M6 5v14M18 5l-8 7 8 7",last:"M18 5v14M6 5l8 7-8 7",close:"M6 6l12 12M18 6 6 18",yes:"M5 12.5 10 18 19 7",bag:"M8 8c-3 3-4 6-4 8a4 4 0 0 0 4 4h8a4 4 0 0 0 4-4c0-2-1-5-4-8M8 8h8M9 4l-1 4M15 4l1 4M9 4h6",person:"M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8M5 20a7 7 0 0 1 14 0",bot:"M6 9h12v9H6zM12 9V5M12 5h.01M9.5 13v1M14.5 13v1M3.5 12v3M20.5 12v3",save:"M12 4v11M7 11l5 5 5-5M5 20h14",flag:"M6 21V4h11l-2 4 2 4H6",leave:"M14 4h5v16h-5M14 12H4M8 8l-4 4 4 4",help:"M9 9a3 3 0 1 1 4.2 2.7c-.8.4-1.2 1-1.2 1.8v.5M12 18h.01",keyboard:"M3 7h18v10H3zM7 11h.01M11 11h.01M15 11h.01M8 14h8",eye:"M2.5 12S6 6 12 6s9.5 6 9.5 6-3.5 6-9.5 6-9.5-6-9.5-6M12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5",speak:"M4 10v4h4l5 4V6L8 10zM16.5 9a4 4 0 0 1 0 6",branch:"M6 21V3M6 15c0-4 3-6 7-6h5M14.5 5.5 18 9l-3.5 3.5",skip:"M5 5l8 7-8 7zM17 5v14",sort:"M5 7h14M5 12h9M5 17h5",again:"M5 12a7 7 0 0 1 12-5l2 2M19 4v5h-5M19 12a7 7 0 0 1-12 5l-2-2M5 20v-5h5",star:"m12 3.5 2.6 5.5 6 .8-4.4 4.2 1.1 6-5.3-2.9L6.7 20l1.1-6-4.4-4.2 6-.8z",lamp:"M9 17.5h6M10 20.5h4M9 17c0-2-3-3.5-3-7a6 6 0 0 1 12 0c0 3.5-3 5-3 7z",crown:"M5 19h14M5 15.5 3.5 7l5 3.5L12 5l3.5 5.5 5-3.5L19 15.5z",speed:"M4 17a8.5 8.5 0 1 1 16 0M12 15l4-5",book:"M12 7c-2-1.6-4.6-2-8-2v13c3.4 0 6 .4 8 2 2-1.6 4.6-2 8-2V5c-3.4 0-6 .4-8 2v13",notebook:"M7 4h12v16H7zM7 4H5v16h2M10.5 10l2 2-2 2M14.5 14h2",print:"M7 8V4h10v4M7 17H4V8h16v9h-3M7 14h10v6H7z",folder:"M4 6h6l2 2.5h8V19H4z",info:"M12 11v6M12 7.5h.01M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18",share:"M12 4v11M7.5 8 12 3.5 16.5 8M6 12H5v8h14v-8h-1",copy:"M9 9h11v11H9zM15 9V4H4v11h5",qr:"M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2M20 14v2M14 20v-2M18 20h2v-1M17 17h.01",pen:"M4 20l1-4.5L16 4.5l3.5 3.5L8.5 19zM13.5 7l3.5 3.5",bin:"M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5",more:"M5 12h.01M12 12h.01M19 12h.01",hand:"M9.4 13V4.9a1.9 1.9 0 0 1 3.8 0V11l4.6 1.1a2.4 2.4 0 0 1 1.8 2.7l-.7 4.6a2.4 2.4 0 0 1-2.4 2.1h-4.7a3 3 0 0 1-2.4-1.2l-4.2-5.6a1.8 1.8 0 0 1 2.7-2.4z",look:"M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14M16 16l4.5 4.5"},w=e=>u`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${Le`<path d=${sl[e]} />`}</svg>`;function z({squares:{origin:e}},{x:t,y:n},o=""){return`left:${(t-e.x)*ie}px;top:${(n-e.y)*ie}px;${o}`}var Dt=({kind:e,where:t})=>(e==="found"||e==="given")&&"placement"in t,Vn=e=>e.flatMap(t=>Dt(t)&&"placement"in t.where?$(t.where.placement):[]);function qs(e){let t=e.marks.filter(Dt),n=Vn(t),o=al(n);return n.map((s,i)=>il(e,s,o[i],t[i].kind))}function il(e,t,{lane:n,lanes:o},s){let i=z(e.state,t,`--lane:${n};--lanes:${o}`);return u`<div class="lane ${s} ${o>1?"thin":""} ${t.down?"down":""}" data-mark=${s} .style=${i}>
    ${[...t.reading].map(a=>u`<span class=${Re(a)}></span>`)}
    ${s==="found"?w("yes"):d}
  </div>`}function al(e){let t=i=>e.filter(a=>a.down===i),[n,o]=[t(!1),t(!0)],s=new Map([...Rs(n),...Rs(o)]);for(let i of zs(o)){let a=i.some(r=>n.some(l=>Zn(r,l)));for(let r of i){let{lane:l,lanes:c}=s.get(r);a&&s.set(r,{lane:l,lanes:2*c})}}return e.map(i=>s.get(i))}var Zn=(e,t)=>S(e).some(n=>ue(t,n));function zs(e){let t=[];for(let n of e){let o=t.filter(s=>s.some(i=>Zn(n,i)));t=[...t.filter(s=>!o.includes(s)),[...o.flat(),n]]}return t}function Rs(e){return zs(e).flatMap(t=>{let n=new Map;for(let s of t){let i=[...n].filter(([r])=>Zn(s,r)).map(([,r])=>r),a=0;for(;i.includes(a);)a+=1;n.set(s,a)}let o=Math.max(...n.values())+1;return[...n].map(([s,i])=>[s,{lane:i,lanes:o}])})}var Bs=".top, .players, .corner, .side, .zoom, .bottom";var rl={top:(e,t)=>e.bottom-t.top,right:(e,t)=>t.right-e.left,bottom:(e,t)=>t.bottom-e.top,left:(e,t)=>e.right-t.left};function Ds(e,t){let n={top:0,right:0,bottom:0,left:0},o=e.getBoundingClientRect();for(let s of t){let i=getComputedStyle(s).getPropertyValue("--stands"),a=s.getBoundingClientRect();if(!(i in n)||!a.width)continue;let r=i;n[r]=Math.max(n[r],Math.round(rl[r](a,o)))}return n}function Xn(e,t,{top:n,right:o,bottom:s,left:i}){let[a,r]=[e-i-o,t-n-s];return{x:i+Math.max(80/2,a)/2,y:n+Math.max(80/2,r)/2,width:Math.max(80,a),height:Math.max(80,r)}}var js=5,ll=140,cl=62,ul=26,Hs=18,jt=1.7,Ht=.3,dl=13,Yt=4,hl=150,Gt=class{look={x:1.5,y:.5,size:48};#e=!1;#n=0;#t=0;#i=0;#s=null;#a=Xn(0,0,{top:0,right:0,bottom:0,left:0});#o=0;#l=0;#c;constructor(t){this.t=t,this.#c=new ResizeObserver(()=>this.#u()),this.#c.observe(t.holder)}stop(){this.#c.disconnect(),cancelAnimationFrame(this.#n),clearTimeout(this.#t)}#u(){let{clientWidth:t,clientHeight:n}=this.t.holder;t===this.#o&&n===this.#l||(this.#o=t,this.#l=n,this.follow(!0),this.t.repaint())}#m(){let{holder:t,root:n}=this.t;this.#a=Xn(this.#o,this.#l,Ds(t,n.querySelectorAll(Bs)))}#d(){let{left:t,top:n,right:o,bottom:s}=this.#r(),i=this.#a,a=Math.min(i.width/(o-t),i.height/(s-n)),r=Math.max(cl,this.#o/22),l=v(this.t.state.view)?Hs:ul,c=Math.min(r,Math.max(this.#e?js:l,a)),h=this.#p(),m=(p,g,b,_)=>{let oe=b/c/2;return g-p<=2*oe?(p+g)/2:Math.min(g-oe,Math.max(p+oe,_))};return{x:m(t,o,i.width,h.x+.5),y:m(n,s,i.height,h.y+.5),size:c}}#r(){let{squares:t}=this.t.state,n=Vn(this.t.marks).flatMap(S),[o,s]=[n.map(({x:i})=>i),n.map(({y:i})=>i)];return{left:Math.min(t.box.left-jt,...o.map(i=>i-Ht)),top:Math.min(t.box.top-jt,...s.map(i=>i-Ht)),right:Math.max(t.box.right+1+jt,...o.map(i=>i+1+Ht)),bottom:Math.max(t.box.bottom+1+jt,...s.map(i=>i+1+Ht))}}#p(){let t=this.t.state.squares.placements.at(-1);return t?S(t)[1]:{x:1,y:0}}get goal(){return this.#s?.to??this.look}follow(t=!1){if(!this.#o){this.#u();return}this.#m(),this.t.state.follows?this.#h(this.#d(),t):this.apply()}makeRoom=()=>queueMicrotask(()=>this.t.closed||this.follow());bringBack(){let{size:t,x:n,y:o}=this.goal,s=this.#d(),i=this.t.state.follows&&t===s.size&&n===s.x&&o===s.y;this.#e=i&&!this.#e,this.t.set({follows:!0}),this.follow()}#h(t,n=!1){if(n||this.t.still){this.#s=null,this.look=t,this.apply(),this.#$();return}ml(t,this.goal)||(this.#s={from:{...this.look},to:t,start:performance.now()}),this.#f()}#f(){this.#$(),this.#n||=requestAnimationFrame(t=>this.#g(t))}#$(){clearTimeout(this.#t),this.#t=setTimeout(()=>{if(this.#i===this.look.size)return;this.#i=this.look.size;let t=this.t.find(".world");t?.classList.add("redrawn"),requestAnimationFrame(()=>requestAnimationFrame(()=>t?.classList.remove("redrawn")))},hl)}#g(t){if(this.#n=0,this.#s){let{from:n,to:o,start:s}=this.#s,i=Math.min(1,Math.max(0,(t-s)/240)),a=1-(1-i)**3,r=l=>n[l]+(o[l]-n[l])*a;this.look={x:r("x"),y:r("y"),size:r("size")},i===1?this.#s=null:this.#f()}this.apply()}#y(){this.#s=null,this.t.state.follows&&(this.#e=!1,this.t.set({follows:!1})),this.#f()}pan(t,n){let{size:o}=this.look;this.look=this.#w({x:this.look.x-t/o,y:this.look.y-n/o,size:o}),this.#y()}zoom(t,n){let o=this.#a,s=this.t.holder.getBoundingClientRect(),i=n?n.x-s.left-o.x:0,a=n?n.y-s.top-o.y:0,{x:r,y:l,size:c}=this.look,h=Math.min(ll,Math.max(js,c*t));this.look=this.#w({x:r+i/c-i/h,y:l+a/c-a/h,size:h}),this.#y()}#w({x:t,y:n,size:o}){let{box:s}=this.t.state.squares;return{x:Math.min(s.right+8,Math.max(s.left-8,t)),y:Math.min(s.bottom+8,Math.max(s.top-8,n)),size:o}}reveal({x:t,y:n}){this.#b({left:t-1,top:n-1,right:t+2,bottom:n+2})}revealAll(t){this.revealCells(t.flatMap(S))}revealCells(t){!t.length||!this.#o||(this.#m(),this.#b({left:Math.min(...t.map(({x:n})=>n))-.3,top:Math.min(...t.map(({y:n})=>n))-.3,right:Math.max(...t.map(({x:n})=>n))+1.3,bottom:Math.max(...t.map(({y:n})=>n))+1.3}))}#b({left:t,top:n,right:o,bottom:s}){let{goal:i}=this,a=this.#a,r=Math.min(a.width/(o-t),a.height/(s-n)),l=Math.max(Math.min(i.size,r),Math.min(i.size,Hs)),c=(m,p,g,b)=>{let _=g/l/2;return p-m>2*_?(m+p)/2:Math.min(m+_,Math.max(p-_,b))},h={x:c(t,o,a.width,i.x),y:c(n,s,a.height,i.y),size:l};this.#h(h)}cellAt(t,n){return Bt(this.pointAt(t,n))}pointAt(t,n){let o=this.t.holder.getBoundingClientRect(),s=this.#a,{x:i,y:a,size:r}=this.look;return{x:i+(t-o.left-s.x)/r,y:a+(n-o.top-s.y)/r}}pixelOf(t,n){let o=this.#a,{goal:s}=this;return{x:o.x+(t-s.x)*s.size,y:o.y+(n-s.y)*s.size}}get rightmost(){return this.look.x+this.#a.width/2/this.look.size}apply(){let t=this.t.find(".world");if(!t||!this.#o)return;let n=this.#a,{x:o,y:s,size:i}=this.look,a=this.t.state.squares.origin,r=n.x-(o-a.x)*i,l=n.y-(s-a.y)*i;t.style.transform=`translate(${r}px, ${l}px) scale(${i/ie})`,t.classList.toggle("far",i<dl);let{box:c}=this.t.state.squares,h=Math.min(12,Math.max(3,Math.round(this.#o/i/4))),m=b=>Math.floor(b/h)*h,p=b=>Math.ceil(b/h)*h,g={left:Math.max(c.left-Yt,m(o-n.x/i)),top:Math.max(c.top-Yt,m(s-n.y/i)),right:Math.min(c.right+Yt,p(o+(this.#o-n.x)/i)),bottom:Math.min(c.bottom+Yt,p(s+(this.#l-n.y)/i))};pl(g,this.t.state.sight)||this.t.set({sight:g})}},ml=(e,t)=>e.x===t.x&&e.y===t.y&&e.size===t.size,pl=(e,t)=>e.left===t.left&&e.top===t.top&&e.right===t.right&&e.bottom===t.bottom;function Y(e,{reading:t,x:n,y:o,down:s}){return e.say(s?"ui-placed-down":"ui-placed-across",{tile:t,x:n,y:o})}var Ys=["link","break","taken"],fl={marked:"pen",aimed:"look",hint:"lamp",found:"yes",wrong:"close",given:"look",asked:"help"},gl=["found","given","hint"];function Gs(e){let t=e.mode.marks(e.state),n=e.shown?.task?.marks??(e.shown&&e.host.marks?.(e.shown))??[];return[...t,...yl(e.state,t,n),...n.filter(({kind:o})=>o!=="next")]}function yl({chosen:e},t,n){let o=n.filter(({kind:i})=>i==="next"),s=o.find(({where:i})=>"placement"in i&&ae($(i.placement).reading)===e);return s?Jn(t,s.where).length?[s]:[]:o.filter(({where:i})=>!("placement"in i)).slice(0,1)}var G=e=>Object.entries(e).join(),Jn=(e,t)=>e.filter(n=>G(n.where)===G(t));function Ft(e){return"placement"in e?S($(e.placement)):("cell"in e?[e.cell]:"edge"in e?e.edge:[]).map(([n,o])=>({x:n,y:o}))}var Ut=(e,t)=>Us(e,Jn(e.marks.filter(({kind:n})=>n!=="spot"),t))||d,he=(e,t)=>Jn(e.marks,t).some(({kind:n})=>n==="hint"),Fs=e=>e.marks.filter(({kind:t})=>t!=="spot"&&!Ys.includes(t)),Wt=(e,t,n)=>Us(e,t.filter(({where:o})=>zt(Ft(o),n))),Us=(e,t)=>e.words.inOne(t.flatMap(n=>wl(e,n)));function wl(e,{kind:t,words:{id:n,args:o},where:s}){let i=e.say(n,o);return gl.includes(t)&&"placement"in s?[i,Y(e,$(s.placement))]:[i]}function pt(e,t){return e.marks.some(n=>n.kind==="next"&&G(n.where)===G(t))?u`<span class="pointing" data-pointing=${Object.values(t)[0]}>${w("hand")}</span>`:d}function Ws(e){let t=e.marks.some(({kind:o})=>o==="next"),n=e.marks.filter(({kind:o})=>o==="spot");return u`<div class="spots" aria-hidden="true">${qs(e)} ${n.map(o=>$l(e,o,t))}</div>`}var Ks=e=>e.marks.filter(t=>t.kind!=="spot"&&!Dt(t)).sort(bl).map(t=>kl(e,t)),bl=(e,t)=>+(t.kind==="asked")-+(e.kind==="asked");function $l(e,{where:t},n){let{chosen:o,turns:s}=e.state,i=$("placement"in t?t.placement:""),{reading:a,down:r}=H(o??"",s),l=i.reading===a&&i.down===r;return u`<div
    class="spot ${i.down?"down":""} ${l?"as-turned":""}"
    .style=${z(e.state,i)}
  >${n?pt(e,t):d}</div>`}function kl(e,{where:t,kind:n}){let o=Ft(t);if(!o.length||n==="next")return d;let s=o[0],i=o[o.length-1],a=i.y!==s.y,r="edge"in t?{x:(s.x+i.x)/2,y:(s.y+i.y)/2}:s;return Ys.includes(n)?xl(z(e.state,r),n,a):u`<div class="mark ${n} ${Object.keys(t)[0]} ${a?"down":""}" data-mark=${n} .style=${z(e.state,r)}>
    ${n==="asked"&&"placement"in t?vl(e,t.placement):d}${w(fl[n]??"look")}
  </div>`}function vl({state:e},t){let{x:n,y:o,reading:s,down:i}=$(t);return e.squares.at(n,o)?.placement.text===t?d:x(s,i)}var xl=(e,t,n)=>u`<svg class="sign ${t}" viewBox="-.5 -.5 1 1" .style=${e}>
  ${Le`<g transform=${n?"rotate(90)":"rotate(0)"}>
    <path class="edge" d=${lt[t]} /><path class="line" d=${lt[t]} />
  </g>`}
</svg>`;var Vs=`.actions{display:flex;align-items:center;justify-content:space-between;gap:.5rem;width:min(100%,34rem);pointer-events:none}.actions .round,.actions .button{box-shadow:var(--shadow);pointer-events:auto}.actions .round:disabled{opacity:1;color:color-mix(in srgb,var(--quiet) 45%,transparent);box-shadow:none}.actions .now{display:flex;flex-wrap:wrap;align-items:center;justify-content:center;gap:.5rem;min-width:0;min-height:var(--target)}.actions .words{white-space:nowrap}.actions .turn .tile{--square: .7rem;font-size:var(--square)}.actions .turn{padding-inline:.8rem}.actions .hint{margin:0;padding:.15em .8em;border-radius:var(--radius-pill);color:var(--quiet);background:var(--panel);font-size:var(--font-small)}@container table ((max-width: 480px) or (max-height: 480px)){.actions,.actions .now{gap:.35rem}.actions .button{gap:.35rem;padding-inline:.55rem}.actions .hint{padding-inline:.5em}.actions .button:not(.labelled){width:var(--target);padding-inline:0;border-radius:50%}.actions .button:not(.labelled) .words{position:absolute;clip-path:inset(50%)}}@container table (max-height: 480px) and (not (max-width: 480px)){.actions{width:auto}.actions .hint{display:none}}
`;var Zs=`.tile{display:inline-grid;grid-template:1em / repeat(3,1em);border-radius:.2em;background:var(--body);box-shadow:0 0 0 max(1px,.04em) var(--outline),0 .05em .12em var(--shade);line-height:1}.tile.down{grid-template:repeat(3,1em) / 1em}.sq{background:center / 100% no-repeat}.sq-R{background-image:var(--sq-R)}.sq-G{background-image:var(--sq-G)}.sq-B{background-image:var(--sq-B)}.sq-Y{background-image:var(--sq-Y)}.sq-P{background-image:var(--sq-P)}.sq-w{background-image:var(--sq-w)}.tile.back>span{margin:.12em;border-radius:.14em;background:color-mix(in srgb,var(--outline) 16%,var(--body))}.chromino[data-tiles=contrast] .tile,.chromino[data-tiles=contrast] .body{box-shadow:0 0 0 max(2px,.07em) var(--black),0 0 0 max(3px,.11em) var(--white)}
`;var Xs=`.board{position:absolute;inset:0;overflow:hidden;touch-action:none;cursor:grab}.board.covered{visibility:hidden}.world{position:absolute;left:0;top:0;transform-origin:0 0;will-change:transform}.world.redrawn{will-change:auto}.dots{position:absolute;background:radial-gradient(circle,var(--ground-dot) 2.2px,transparent 2.8px) 0 0 / var(--unit) var(--unit);opacity:0;transition:opacity .2s}.aiming .dots{opacity:1}.body,.cell,.spot,.ghost,.sign,.count{position:absolute}.body{width:calc(3 * var(--unit));height:var(--unit);border-radius:var(--radius-small);background:var(--body);background-clip:padding-box;border:1px solid transparent;box-shadow:inset 0 0 0 1.6px var(--outline),0 2px 4px var(--shade)}.body.down{width:var(--unit);height:calc(3 * var(--unit))}.far .body{box-shadow:inset 0 0 0 1.6px var(--outline)}.body.last{box-shadow:inset 0 0 0 1.6px var(--outline),0 0 0 3px var(--ground),0 0 0 6px var(--accent);animation:glow 1.8s ease-out}@keyframes glow{0%{box-shadow:inset 0 0 0 1.6px var(--outline),0 0 0 3px var(--ground),0 0 0 6px var(--accent),0 0 0 16px color-mix(in srgb,var(--accent) 40%,transparent)}}.cell{width:var(--unit);height:var(--unit);contain:strict}.arriving{opacity:0}.chromino:not([data-tiles=patterns]) .far .sq{padding:3px;background-image:none;background-clip:content-box}.cell:focus-visible{contain:none;outline:3px solid var(--ink);outline-offset:-3px;box-shadow:0 0 0 3px var(--ground);border-radius:var(--radius-small);z-index:2}.cell.anchor:before{content:"";position:absolute;inset:13px;border-radius:50%;background:var(--accent);box-shadow:0 0 0 2px var(--ground)}.cell.open{cursor:pointer}.cell.open:hover{background:color-mix(in srgb,var(--accent) 22%,transparent);border-radius:var(--radius-small)}.ghost{--square: var(--unit);font-size:var(--square);opacity:.82;pointer-events:none;box-shadow:0 0 0 1.6px var(--outline),0 6px 14px var(--shade)}.ghost.put{opacity:1}.ghost.refused{opacity:.55;animation:shake .32s}@keyframes shake{25%{translate:-4px 0}75%{translate:4px 0}}.count{height:var(--unit);display:grid;place-items:center start}.count span{transform-origin:0 50%;margin-left:4px;padding:.1rem .55rem;border-radius:var(--radius-pill);white-space:nowrap;font-size:var(--font-small);font-weight:600;color:var(--white);background:var(--not-enough)}.count.enough span{background:var(--enough)}
`;var Js=`.round,.button{font:inherit;color:var(--ink);background:var(--panel);border:1px solid var(--line);cursor:pointer;min-height:var(--target);touch-action:manipulation}.round{flex:none;display:grid;place-items:center;width:var(--target);border-radius:50%;padding:0}.round.small{width:var(--target-small);min-height:var(--target-small)}.round.wanted{color:var(--on-accent);background:var(--accent);border-color:transparent}.button{display:inline-flex;align-items:center;justify-content:center;gap:.5rem;padding:.35rem 1.1rem;border-radius:var(--radius-pill)}.button.primary{color:var(--on-accent);background:var(--accent);border-color:transparent;font-weight:600}.round:hover,.button:hover{border-color:var(--quiet)}.round:disabled,.button:disabled,.entry:disabled{opacity:.45;cursor:default}.icon{width:var(--icon);height:var(--icon);flex:none;fill:none;stroke:currentColor;stroke-width:1.8;stroke-linecap:round;stroke-linejoin:round}:focus-visible{outline:3px solid var(--accent);outline-offset:2px}.entry,.moves button{width:100%;min-height:var(--target);border:0;border-radius:var(--radius-middle);color:inherit;background:none;font:inherit;text-align:start;cursor:pointer}.entry:enabled:hover,.moves button:hover{background:color-mix(in srgb,var(--line) 40%,transparent)}
`;var Qs=`.face{display:inline-flex;flex-wrap:wrap;align-items:center;gap:.6em;min-height:var(--target);padding:.35em .9em;border:1px solid var(--line);border-radius:var(--radius-pill);color:inherit;background:none;font:inherit;cursor:pointer}.face:hover{border-color:var(--quiet)}.choice{position:relative}.choice input{position:absolute;inset:0;margin:0;opacity:0;cursor:pointer}.choice input:focus-visible+.face{outline:3px solid var(--accent);outline-offset:2px}.choice input:checked+.face,.face[aria-current],.face[aria-pressed=true]{color:var(--on-accent);background:var(--accent);border-color:transparent;font-weight:600}@media(forced-colors:active){.choice input:checked+.face,.face[aria-current],.face[aria-pressed=true],.toggle input:checked{forced-color-adjust:none;color:HighlightText;background:Highlight}}
`;var ei=`.dialog{position:fixed;inset:.75rem .75rem auto auto;flex-direction:column;width:25em;max-width:calc(100% - 1.5rem);max-height:calc(100% - 1.5rem);margin:0;padding:0;border:0;border-radius:var(--radius-large);overflow:hidden;color:var(--ink);background:var(--panel);box-shadow:var(--shadow);animation:dialog .2s ease-out}.dialog[open]{display:flex}.dialog::backdrop{background:var(--veil)}.dialog:not(:modal){position:absolute;z-index:6;box-shadow:var(--shadow),0 0 0 100vmax var(--veil)}@keyframes dialog{0%{opacity:0;translate:0 .75rem}}.dialog header{display:flex;align-items:center;justify-content:space-between;gap:1em;padding:.9em .9em .4em 1.5em}.dialog h2{margin:0;min-height:var(--target);align-content:center;font-size:var(--font-title);font-weight:600;line-height:1.25;text-wrap:balance;overflow-wrap:anywhere}.dialog h2:focus-visible{outline:none}.dialog header .round{flex:none;border-color:transparent}.dialog .content{min-height:0;padding:.4em 1.5em 1.5em;overflow-y:auto;overscroll-behavior:contain}.dialog p{margin:0}.dialog ul{margin:0;padding:0;list-style:none}.dialog .quiet{color:var(--quiet)}.dialog .name{font-weight:600}.dialog .choices{display:flex;flex-wrap:wrap;gap:.5em}.dialog.question,.dialog.typed,.dialog.rules,.dialog.end{inset:0;height:fit-content;margin:auto}.dialog.question,.dialog.typed,.dialog.end{width:28em}@container table (max-width: 480px){.dialog:not(.hand-over){inset:auto 0 0;width:100%;max-width:30rem;max-height:calc(100% - 3rem);margin:0 auto;padding-bottom:env(safe-area-inset-bottom);border-radius:var(--radius-large) var(--radius-large) 0 0}.dialog:not(.hand-over) .content{padding-inline:1.25em}.dialog.typed{inset:0 0 auto;padding:env(safe-area-inset-top) 0 0;border-radius:0 0 var(--radius-large) var(--radius-large)}.dialog header{padding-inline:1.25em .75em}}
`;var ti=`.end header{position:relative}.dialog.end h2{flex:1;padding:.4em 1.6rem 0;text-align:center;text-wrap:balance;overflow-wrap:anywhere}.end header .round{position:absolute;top:.9em;right:.9em}.end .content{display:grid;gap:1.25em}.end p{text-align:center;text-wrap:balance}.end .button{flex:1 1 40%}.end .primary{flex-basis:100%}.trophy{display:flex;justify-content:center;gap:.45em;padding:.5em 0 .2em;--square: 1.75em;font-size:var(--square)}.trophy .tile{animation:drop .7s cubic-bezier(.3,0,.6,1) backwards}.trophy .tile:nth-child(1){rotate:-7deg}.trophy .tile:nth-child(2){rotate:3deg;animation-delay:.12s}.trophy .tile:nth-child(3){rotate:-3deg;animation-delay:.24s}@keyframes drop{0%{opacity:0;translate:0 -3em;rotate:30deg}45%,to{opacity:1;translate:0 0}65%{translate:0 -.5em}82%{translate:0 0}91%{translate:0 -.12em}}.result{width:100%;border-collapse:collapse}.result th,.result td{padding:.45em 0 .45em .5em;text-align:end}.result th:first-child{padding-left:0;text-align:start;overflow-wrap:anywhere}.result th{font-weight:400}.result thead th{color:var(--quiet)}.result tbody tr{border-top:1px solid var(--line)}.result .won>*{font-weight:600}.result .icon{margin-left:.2em;vertical-align:-.25em}@container table (max-width: 480px){.trophy{--square: 1.4em}.dialog.end h2{padding-inline:2.75rem}.end .button{padding-inline:.5em}}
`;var ni=`.field{min-width:0;min-height:var(--target);border:1px solid var(--quiet);color:inherit;background:var(--ground);font:inherit;-webkit-user-select:text;user-select:text}
`;var oi=`.flying{position:absolute;left:0;top:0;line-height:0}.flying.held .tile{box-shadow:0 0 0 max(1px,.04em) var(--outline),0 14px 26px var(--shade)}
`;var si=`.lane{--thick: calc(var(--unit) * .9 / var(--lanes));--off: calc(var(--unit) * .05 + var(--thick) * var(--lane));position:absolute;display:grid;grid-template-columns:repeat(3,1fr);width:calc(3 * var(--unit) - 4px);height:calc(var(--thick) - 2px);margin:calc(var(--off) + 1px) 0 0 2px;border-radius:var(--radius-small);background:color-mix(in srgb,var(--body) 30%,var(--ground));box-shadow:0 0 0 1.6px var(--accent);animation:found .25s ease-out}.lane.down{z-index:1;grid-template:repeat(3,1fr) / auto;width:calc(var(--thick) - 2px);height:calc(3 * var(--unit) - 4px);margin:2px 0 0 calc(var(--off) + 1px)}.lane .sq{min-width:0;min-height:0;background-size:contain;opacity:.55}.lane.thin{gap:3px;padding:calc(.07 * var(--thick))}.lane.thin .sq{border-radius:var(--radius-small)}.lane .icon{--size: min(.42 * var(--unit), .8 * var(--thick));position:absolute;left:calc(100% / 3 - var(--size) / 2);top:calc(50% - var(--size) / 2);width:var(--size);height:var(--size);padding:calc(.12 * var(--size));border-radius:50%;stroke-width:3.2;color:var(--on-accent);background:var(--accent)}.lane.down .icon{left:calc(50% - var(--size) / 2);top:calc(100% / 3 - var(--size) / 2)}.lane.given{box-shadow:none;outline:2px dashed var(--quiet);outline-offset:-1px}@keyframes found{0%{opacity:0;scale:1.15}}
`;var ii=`.guide{display:grid;grid-template:"scene told lessons aids play" / auto minmax(0,1fr) auto auto auto;align-items:center;gap:.5rem 1.25rem;width:min(100%,60em);margin-inline:auto;padding:.6rem 1rem;border-radius:var(--radius-large);background:var(--panel);box-shadow:var(--shadow);pointer-events:auto}.guide .scene{grid-area:scene}.guide .told{grid-area:told}.guide .lessons{grid-area:lessons}.guide .aids{grid-area:aids}.guide .primary{grid-area:play}.guide .told p{margin:0}.guide .told [role=status]{font-size:var(--font-large);line-height:1.3;text-wrap:balance}.guide .told :focus-visible{outline:none}.guide .keys{padding-top:.2rem;font-size:var(--font-small)}.guide .lessons{display:flex;gap:.4rem}.guide .lessons i{width:.75rem;height:.75rem;border:2px solid var(--accent);border-radius:var(--radius-pill)}.guide .lessons .learnt{background:var(--accent)}.guide .lessons .now{width:1.75rem;background:var(--accent)}.guide .aids{display:flex;align-items:center;gap:.5rem}.guide .aids [aria-pressed=true]{color:var(--on-accent);background:var(--accent);border-color:transparent}.guide .primary{min-height:3.5rem;padding-inline:1.75rem;border-radius:var(--radius-pill);font-size:var(--font-large)}.guide .primary .icon{fill:currentColor}.guide .scene{display:grid;place-items:center;width:6.5em;height:4.25em;--square: 1.35rem;font-size:var(--square)}.guide .scene>*{grid-area:1 / 1}.guide .scene .icon{display:block;width:1em;height:1em}.guide .hand{--square: 2em;font-size:var(--square)}.guide .hand .icon{color:var(--outline);fill:var(--white)}.guide .little-table{--square: calc(1em*min(1.5, 4 / var(--rows), 6 / var(--columns))) ;font-size:var(--square)}.guide .little-table>span{position:relative}.guide .little-table>:last-child{z-index:1;animation:bring 3.6s ease-in-out infinite}.guide .little-table>:last-child>.tile{outline:.12em solid var(--accent);outline-offset:.1em}.guide .little-table .hand{position:absolute;left:calc(50% - .4em);top:calc(50% - .15em);opacity:0;animation:let-go 3.6s ease-in-out infinite}@keyframes let-go{0%,50%{opacity:1;translate:0 0}60%,to{opacity:0;translate:.3em .4em}}@keyframes bring{0%{opacity:0;translate:1em 1.8em}15%{opacity:1;translate:1em 1.8em}45%,85%{opacity:1;translate:0 0}to{opacity:0;translate:0 0}}.guide .scene .tile.back{align-self:start;--square: .62em;font-size:var(--square);animation:rise 3.6s ease-in-out infinite}@keyframes rise{0%,15%{translate:0 2.9em}50%,85%{translate:0 0}to{opacity:0;translate:0 0}}.guide .sack{align-self:end;z-index:1;--square: 3.2em;font-size:var(--square)}.guide .sack .icon{fill:var(--panel);stroke-width:1.2}.guide .draw .hand{align-self:end;z-index:2;margin-left:1em;animation:tap 3.6s ease-in-out infinite}@keyframes tap{0%,30%,to{translate:.2em .25em}15%{translate:0 0}}.guide .prize{align-self:start;--square: 2.4em;font-size:var(--square);color:var(--accent);animation:crown .6s ease-out}@keyframes crown{0%{opacity:0;translate:0 -.3em}}.guide .laid{align-self:end;display:flex;gap:.3em;--square: .65em;font-size:var(--square)}@container table (max-height: 480px) or ((orientation: portrait) and (not ((min-width: 1024px) and (min-height: 540px)))){.guide .aids .button{width:var(--target);padding:0}.guide .aids .words{display:none}.guide .lessons{gap:.3rem}.guide .lessons i{width:.6rem;height:.6rem}.guide .lessons .now{width:1.2rem}}@container table (orientation: portrait) and (not ((min-width: 1024px) and (min-height: 540px))){.guide{grid-template:"lessons scene aids" auto "told told told" auto "play play play" auto / 1fr auto 1fr;gap:.25rem .5rem;padding:.6rem .75rem}.guide .told{min-height:3rem;align-content:center;text-align:center}.guide .aids{flex-direction:column;align-items:end}.guide .primary{margin-top:.4rem}}@container table (max-height: 480px){.guide{gap:.3rem .8rem;padding:.25rem .6rem}.guide .scene{--square: .8rem}.guide .told [role=status]{font-size:var(--font-text)}.guide .primary{min-height:var(--target)}}
`;var ai=`.dialog.hand-over{inset:0;width:100%;height:100%;max-width:none;max-height:none;border-radius:0;background:var(--ground);justify-content:safe center;align-items:center;overflow-y:auto;text-align:center;animation:none}.hand-over header{padding:1.5em 1.5em 0}.hand-over .content{flex:none;display:grid;justify-items:center;gap:1.75em;max-width:36em;padding:1.5em max(1.5em,env(safe-area-inset-left)) max(1.5em,env(safe-area-inset-bottom));overflow:visible}.hand-over .pile{display:flex;gap:.5rem;--square: 1.5rem;font-size:var(--square)}.hand-over .pile .tile:nth-child(1){rotate:-5deg}.hand-over .pile .tile:nth-child(3){rotate:4deg}.hand-over .since{color:var(--quiet)}.hand-over .since li{position:relative;padding:.1em 0}.hand-over .choices{flex-direction:column;gap:.75em}@container table (max-height: 480px){.hand-over .pile{display:none}}
`;var ri=`.keys h3{margin:.9em 0 .3em;font-size:var(--font-text);font-weight:600}.keys dl{margin:0}.keys dl>div{display:grid;grid-template-columns:8.5em 1fr;gap:.75em;align-items:baseline;padding:.2em 0}.keys dd{margin:0;color:var(--quiet)}kbd{display:inline-block;min-width:1.8em;padding:0 .45em;border:1px solid var(--line);border-bottom-width:2px;border-radius:var(--radius-small);font:inherit;text-align:center;white-space:nowrap}@container table (max-width: 480px){.keys dl>div{grid-template-columns:7em 1fr}}
`;var li=`.moves{margin:0;padding:0;list-style:none}.moves button{position:relative;display:grid;grid-template-columns:2.2rem minmax(0,1fr);align-items:center;column-gap:.5rem;padding:.35rem .6rem}.moves button[aria-current]{background:color-mix(in srgb,var(--line) 40%,transparent)}.moves .ply,.moves .sum{color:var(--quiet);font-size:var(--font-small)}.deed{overflow-wrap:anywhere}.deed b{font-weight:600}.deed :has(>.tile){white-space:nowrap}.deed .tile{margin-inline:.2em .1em;--square: .85em;font-size:var(--square);vertical-align:middle}.moves .sum{display:inline-block}
`;var ci=`.spot{width:calc(3 * var(--unit));height:var(--unit);border-radius:var(--radius-small);border:1.6px dashed color-mix(in srgb,var(--accent) 70%,transparent)}.spot.down{width:var(--unit);height:calc(3 * var(--unit))}.spot.as-turned{border:2px solid var(--accent);background:color-mix(in srgb,var(--accent) 13%,transparent)}.signs{pointer-events:none}.sign{width:var(--unit);height:var(--unit);overflow:visible}.sign path{fill:none;stroke-linejoin:round}.sign .edge{stroke:var(--outline);stroke-width:.2}.sign .line{stroke:var(--white);stroke-width:.09}.sign.link .edge{fill:var(--outline)}.sign.break .edge,.sign.taken .edge{stroke:var(--bad);filter:drop-shadow(0 0 .08px var(--bad));animation:pulse 1s ease-in-out 3}@keyframes pulse{50%{stroke-width:.36}}.signs .mark{position:absolute;width:var(--unit);height:var(--unit);border-radius:var(--radius-small);border:3px solid var(--accent);box-shadow:0 0 0 1.6px var(--ground),inset 0 0 0 1.6px var(--ground)}.signs .mark.placement{width:calc(3 * var(--unit))}.signs .mark.placement.down{width:var(--unit);height:calc(3 * var(--unit))}.signs .mark.edge{border-radius:50%;scale:.6}.signs .mark.aimed,.signs .mark.hint{border-style:dashed}.signs .mark.wrong{border-color:var(--bad)}.signs .mark>.tile{--square: var(--unit);position:absolute;left:-3px;top:-3px;z-index:-1;font-size:var(--square);opacity:.82}.signs .mark.asked.cell{border-style:dashed;border-width:2px;background:color-mix(in srgb,var(--accent) 16%,transparent);box-shadow:none}.signs .asked.cell~.asked.cell .icon{display:none}.signs .mark .icon{position:absolute;right:-9px;top:-9px;width:18px;height:18px;padding:2px;border-radius:50%;color:var(--ground);background:var(--ink)}
`;var ui=`.dialog .entries{margin:0 -.75em}.dialog .entries+.entries{margin-top:.5em;padding-top:.5em;border-top:1px solid var(--line)}.dialog .entries+.quiet{margin-top:1em}.entry{display:flex;align-items:center;gap:1em;padding:.4em .75em}.entry .icon{color:var(--quiet)}
`;var di=`.players{flex:1;display:flex;flex-wrap:wrap;align-items:flex-start;gap:.5em;min-width:0;margin:0;padding:0;list-style:none}.top>.players{pointer-events:none}.player,.bag{position:relative;display:grid;align-items:center;min-height:2.75em;border-radius:var(--radius-large);background:var(--panel);box-shadow:var(--shadow);pointer-events:auto}.player{grid-template-columns:auto minmax(0,1fr);column-gap:.55em;padding:.35em .9em .35em .4em;max-width:16em}.kind{grid-row:span 2;display:grid;place-items:center;width:2em;height:2em;border-radius:50%;color:var(--quiet);background:color-mix(in srgb,var(--line) 45%,transparent)}.player .icon,.bag .icon{width:1.15em;height:1.15em}.player .who,.holds{position:relative;display:flex;align-items:center;gap:.35em;min-width:0;line-height:1.25}.player .name{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}.player[aria-current],.bag.wanted{box-shadow:0 0 0 2px var(--accent),var(--shadow)}.player[aria-current] .name{font-weight:600}.player[aria-current] .kind{color:var(--on-accent);background:var(--accent)}.player[aria-current]:before{content:"";position:absolute;left:1em;top:calc(100% + 2px);border:.4em solid transparent;border-top-color:var(--accent);border-bottom-width:0}.badge{display:flex;flex:none;color:var(--accent)}.thinking{display:flex;flex:none;gap:.2em}.thinking i{width:.3em;height:.3em;border-radius:50%;background:var(--accent);animation:thinking 1.1s ease-in-out infinite}.thinking i:nth-child(2){animation-delay:.15s}.thinking i:nth-child(3){animation-delay:.3s}@keyframes thinking{0%,60%,to{translate:0 0}30%{translate:0 -.25em}}.holds{grid-column:2;color:var(--quiet);font-size:var(--font-small);white-space:nowrap}.backs{display:flex;flex:none;gap:2px;--square: .35em;font-size:var(--square)}.backs:empty{display:none}.backs .tile{background:color-mix(in srgb,var(--quiet) 55%,var(--panel));box-shadow:none}.backs .tile>span{display:none}.holds .score:before{content:"\\b7";margin-right:.35em}.faces{grid-column:1 / -1;display:flex;flex-wrap:wrap;gap:.35em;padding:.35em 0 .25em .5em;--square: .7em;font-size:var(--square)}.faces>span{display:flex}.bag{grid-template-columns:auto auto;gap:.4em;padding:.35em .9em .35em .7em}.bag .icon{color:var(--quiet)}.bag.wanted{cursor:pointer}.bag.wanted .icon{color:var(--accent)}@container table ((max-width: 480px) or (max-height: 480px)){.top{display:block}.top .corner{position:absolute;top:calc(max(.6rem,env(safe-area-inset-top)) - .25rem);right:max(.6rem,env(safe-area-inset-right))}.top .corner .round{width:var(--target-small);min-height:var(--target-small)}.players{display:block;font-size:var(--font-small);line-height:0}.players:before{content:"";float:right;width:8.2rem;height:2.3rem}.player,.bag{display:inline-grid;min-height:2rem;margin:0 .4rem .5rem 0;padding:.15rem .5rem .15rem .25rem;border-radius:var(--radius-pill);column-gap:.25rem;line-height:1.25;vertical-align:top}.bag{padding-left:.6rem}.player{grid-template-columns:auto minmax(0,1fr) auto;max-width:calc(100% - 8.6rem)}.kind{grid-row:auto;width:1.4rem;height:1.4rem}.player .name{max-width:5.5rem}.holds{grid-column:auto}.backs>:nth-child(n+2),.holds:has(.score) .backs{display:none}.many .player{padding-right:.45rem}.many .kind{width:1.15rem;height:1.15rem;background:none}.many .player[aria-current] .kind .icon{width:.85em;height:.85em}.many .name{max-width:2.6rem}.many .backs{display:none}.players.open{display:flex;flex-wrap:nowrap;align-items:stretch;gap:.4rem;margin:2.5rem -.6rem 0;padding:.25rem .6rem .5rem;overflow:auto hidden;scrollbar-width:none}.players.open:before{display:none}.open .player,.open .bag{flex:none;margin:0;--shadow: 0 1px 3px var(--shade)}.open .name{max-width:5.5rem}.open .bag{order:-1}}@container table (max-height: 480px) and (not (max-width: 480px)){.players.open{margin:0 8.5rem 0 -.6rem}}
`;var hi=`.rack-tile,.button{position:relative}.pointing{position:absolute;inset:-3px;z-index:1;border:3px solid var(--accent);border-radius:var(--radius-small);pointer-events:none;animation:spread 1.4s ease-out infinite}.button>.pointing{inset:-6px;border-radius:var(--radius-pill)}.rack-tile>.pointing{animation:fade .7s ease-in-out infinite alternate}@keyframes fade{to{border-color:transparent}}@keyframes spread{0%{box-shadow:0 0 0 0 var(--accent)}to{box-shadow:0 0 0 12px transparent}}.pointing .icon{position:absolute;left:calc(50% - 10px);bottom:0;width:32px;height:32px;color:var(--outline);fill:var(--white);animation:beckon .7s ease-in-out infinite alternate}.rack-tile .icon{left:calc(50% - .3em);width:.9em;height:.9em}.button>.pointing .icon{left:calc(100% - 28px);bottom:-4px}@keyframes beckon{to{translate:0 -6px}}
`;var mi=`.dialog.question header{padding:1.5em 1.5em .5em}.dialog.question h2{font-size:var(--font-text)}.dialog.question .choices{justify-content:flex-end}.dialog.question .button{min-width:6rem}@container table (max-width: 480px){.dialog.question .choices{display:grid;grid-template-columns:1fr 1fr}}
`;var pi=`.guide.asking{display:grid;grid-template:"about about aids" auto "told told aids" auto "found lessons lessons" auto / minmax(0,auto) minmax(0,1fr) auto;position:relative;flex:0 1 40rem;gap:.35rem 1rem;width:auto;min-width:0;margin:0;padding:.6rem 1rem}.guide .about{grid-area:about;display:flex;flex-wrap:wrap;align-items:center;gap:0 .75em;margin:0;color:var(--quiet);font-size:var(--font-small)}.guide.asking .told [role=status]{font-size:var(--font-large);text-wrap:pretty}.guide .told .tip,.guide .told .result{display:flex;align-items:center;gap:.5em;padding-top:.3rem}.guide .told .tip .icon{color:var(--accent)}.guide .told .result{font-weight:600}.guide .result .prize{display:grid;font-size:inherit;animation:prize .5s ease-out}.guide .result .icon{width:1.9em;height:1.9em}.guide .prize [d^=m12]{fill:currentColor}@keyframes prize{0%{opacity:0;rotate:-40deg;scale:.4}}.guide .grade{display:inline-flex}.guide .grade .icon{display:block;width:1rem;height:1rem}.guide .grade .reached .icon{color:var(--ink);fill:currentColor}.guide .found{grid-area:found;display:flex;flex-wrap:wrap;gap:.3rem 1.5rem;margin:0;padding:0;list-style:none}.guide .found li{display:flex;align-items:center;gap:.5rem}.guide .found .tile{--square: .85rem;font-size:var(--square)}.guide .pips{display:flex;gap:.22rem}.guide .pips i{width:.7rem;height:.7rem;border:2px solid var(--accent);border-radius:50%}.guide .pips .reached{background:var(--accent)}.guide .made{white-space:nowrap}.guide.asking .lessons{align-self:center;flex-wrap:wrap}.guide.asking:not(:has(.found)) .lessons{grid-column:1 / 4}.guide.asking .aids{place-self:start end}.chromino:has(.asking) .actions>*{flex:none}.chromino:has(.asking) .actions>.now{flex:0 1 auto}.badge{position:absolute;right:-.3rem;top:-.3rem;min-width:1.4rem;padding:0 .3rem;border-radius:var(--radius-pill);color:var(--on-accent);background:var(--accent);font-size:var(--font-small);line-height:1.4rem;text-align:center}.options{display:flex;flex-wrap:wrap;align-items:center;justify-content:center;gap:.5rem}.actions .option .words{white-space:normal}.option .nth{min-width:.7em;color:var(--quiet);font-size:var(--font-small)}.option .box{display:grid;place-items:center;width:1.25rem;height:1.25rem;border:2px solid var(--quiet);border-radius:var(--radius-small)}.option .icon{width:1rem;height:1rem;stroke-width:3}.option.wrong .nth{margin-inline:-.2rem}.option .tile{--square: 1.7rem;font-size:var(--square)}.option[aria-pressed=true]{border-color:var(--accent);box-shadow:inset 0 0 0 2px var(--accent)}.option[aria-pressed=true] .box{border-color:var(--accent);color:var(--on-accent);background:var(--accent)}.actions .option.wrong{color:var(--quiet);box-shadow:none}.option.wrong .icon{color:var(--bad)}.option.wrong .words{text-decoration:line-through}.option.hinted,.rack-tile.hinted:not(.chosen) .tile{outline:3px dashed var(--accent);outline-offset:2px}.actions .number{display:flex;gap:.5rem}.actions .number .field{width:6em;padding:0 1rem;border-radius:var(--radius-pill);background:var(--panel);font-size:var(--font-large);text-align:center;box-shadow:var(--shadow);pointer-events:auto}@container table (not ((min-width: 1024px) and (min-height: 540px))){.top:has(.asking){flex-wrap:wrap}.top>.asking{flex:1 1 24rem}.asking~.players{order:1;flex-basis:100%}.actions:has(.options>:nth-child(3)){flex-wrap:wrap}.chromino:has(.asking) .actions:has(.options>:nth-child(3))>.now{display:contents}.actions .options:has(>:nth-child(3)){order:-1;flex:1 0 100%}}@container table (not ((min-width: 1024px) and (min-height: 540px))) and (not (min-height: 680px)) and (not (max-width: 480px)){.chromino:has(.asking)>.bottom{display:grid;grid-template:auto auto / minmax(0,auto) minmax(0,auto);place-content:center;place-items:center}.chromino:has(.asking) .rack{grid-area:1 / 2 / 3}}@container table (orientation: portrait) and (not ((min-width: 1024px) and (min-height: 540px))){.guide.asking .told{min-height:0;text-align:start}.guide.asking .told [role=status]{font-size:var(--font-text)}.guide.asking .aids{flex-direction:row}.chromino:has(.asking)>.zoom:not(:has(.wanted)){display:none}}@container table ((max-width: 480px) or (max-height: 480px)){.guide.asking{padding:.4rem .7rem .5rem .9rem}.guide.asking .about{min-height:var(--target-small);padding-right:5.8rem}.asking:has(.aids) .about{padding-right:8.6rem}.guide.asking .aids{position:absolute;grid-area:auto;top:.4rem;right:6.1rem;gap:.35rem}.asking:has(.aids>:nth-child(2)) .about{padding-right:11.4rem}.guide.asking .found{gap:.2rem 1rem}.guide .pips{gap:.1rem}.guide .pips i{width:.55rem;height:.55rem;border-width:1.6px}.actions .number .field{width:4.2rem;padding:0 .4rem}.top>.asking~.corner{top:calc(max(.6rem,env(safe-area-inset-top)) + .4rem);right:calc(max(.6rem,env(safe-area-inset-right)) + .4rem)}.asking~.players{margin-top:.5rem}.asking~.players:before{display:none}.guide.asking .aids .round{width:var(--target-small);min-height:var(--target-small)}}@container table (max-height: 480px){.guide.asking{grid-template:"told found lessons aids" auto / minmax(0,1fr) auto auto auto;align-items:center;gap:0 .8rem;padding:.2rem 6.2rem .2rem .9rem}.guide.asking .aids{position:static;grid-area:aids}.guide.asking:not(:has(.found)) .lessons{grid-column:lessons}.guide.asking .about{display:none}.guide.asking .told [role=status]{font-size:var(--font-text)}.top>.asking~.corner{top:calc(max(.6rem,env(safe-area-inset-top)) + .2rem)}}@container table ((min-width: 1024px) and (min-height: 540px)){.top>.asking{--stands: right;grid-area:players;display:flex;flex-direction:column;align-self:start;align-items:stretch;gap:.75rem;contain:inline-size;width:auto;min-width:18em;max-height:100%;margin:.6rem max(.6rem,env(safe-area-inset-right)) 0 .6rem;padding:.9rem 1.1rem;overflow:hidden auto;scrollbar-width:thin}.guide.asking .told .tip,.guide.asking .told .result{padding-top:.9rem}.guide.asking .lessons{align-self:start}.guide.asking .aids{align-self:end}.chromino:has(.asking) .actions>.now:has(.options,.turn){flex:1 0 100%}.chromino:has(.asking) .actions>.now:not(:has(*)){display:none}.guide .found{flex-direction:column}.top:has(.asking)>.players{grid-area:side;align-self:start}}
`;var fi=`.rack{display:flex;align-items:center;gap:.5rem;max-width:100%;padding:.55rem .7rem;border-radius:var(--radius-large);background:var(--panel);box-shadow:var(--shadow)}.tools{display:flex;flex-direction:column;gap:.3rem;flex:none}.tiles{display:flex;gap:.45rem;overflow:auto hidden;overscroll-behavior-x:contain;padding:.75rem .3rem .3rem;margin:-.4rem 0 0;--square: 2.25rem;font-size:var(--square);scrollbar-width:thin}.rack-tile{flex:none;padding:.1rem;border:0;background:none;border-radius:var(--radius-small);font-size:inherit;line-height:0;cursor:grab;touch-action:pan-x;transition:translate .15s}.rack-tile:hover{translate:0 -3px}.rack-tile.chosen{translate:0 -8px}.rack-tile.chosen .tile{box-shadow:0 0 0 max(1px,.04em) var(--outline),0 0 0 3px var(--panel),0 0 0 6px var(--accent),0 8px 14px var(--shade)}.rack-tile.dragged{opacity:.25}.rack-tile.drawn .tile{outline:2px dashed var(--accent);outline-offset:3px}.rack-tile.idle:not(.chosen) .tile{opacity:.62}.rack.resting .rack-tile{cursor:default}@container table (max-width: 480px){.tiles{scrollbar-width:none;--square: 1.95rem;gap:.25rem}.rack{padding:.4rem;gap:.3rem}}@container table (max-height: 480px){.tools .round{width:2.1rem;min-height:2.1rem}.tiles{--square: 1.35rem;padding-top:.6rem}.rack{padding:.3rem .5rem}}@container table ((min-width: 1600px) and (min-height: 900px)){.tiles{--square: 2.75rem}}
`;var gi=`.replay{display:grid;gap:.25em;width:min(100%,34em);padding:.75em 1em;border-radius:var(--radius-large);background:var(--panel);box-shadow:var(--shadow)}.replay .told{position:relative;display:grid;place-content:center;min-height:2.75em;margin:0;text-align:center;text-wrap:balance}.replay input{width:100%;height:2rem;margin:0;border-radius:var(--radius-pill);accent-color:var(--accent);cursor:pointer}.replay .steps{display:flex;align-items:center;justify-content:center;gap:.4em}.replay .moment{flex:1;color:var(--quiet)}.replay .round{flex:none}.replay [aria-disabled]{color:color-mix(in srgb,var(--quiet) 55%,transparent);cursor:default}.replay .away{flex:1;display:flex;justify-content:flex-end}.replay .beyond{display:flex;justify-content:center;margin-top:.35em}.replay .beyond:has(.eyes){display:grid;grid-template-columns:minmax(7em,1fr) fit-content(66%);gap:.75em}.replay .button{padding-inline:.8rem;line-height:1.2}.eyes{display:flex;align-items:center;gap:.5em;min-width:0;color:var(--quiet)}.eyes select{flex:1;min-width:0;min-height:var(--target);padding:0 .6em;border:1px solid var(--line);border-radius:var(--radius-pill);color:var(--ink);background:var(--panel);font:inherit;text-overflow:ellipsis;cursor:pointer}@container table (max-width: 480px){.replay{padding:.6em .75em}.replay .moment{display:none}}@container table ((max-width: 480px) or (max-height: 480px)){.replay .beyond{gap:.5em;font-size:var(--font-small)}.replay .button{gap:.3rem;padding-inline:.6rem}.eyes{gap:.35em}.eyes select{padding-inline:.5em .2em}.eyes .words{position:absolute;clip-path:inset(50%)}}@container table (max-height: 480px) and (not (max-width: 480px)){.replay{grid-template-columns:19rem minmax(0,1fr);align-items:center;column-gap:.75em;width:min(100%,50em);padding-block:.4em}.replay .told{font-size:var(--font-small);text-align:start}.replay .moment{display:none}.replay .beyond{margin:0}}
`;var yi=`.dialog.rules{width:68em}.book{container:book / inline-size;-webkit-user-select:text;user-select:text;line-height:1.55}.chapters{display:flex;flex-wrap:wrap;gap:.4em;padding-bottom:1em}.chapters .round{margin-left:auto}.leaf{display:grid;grid-template-columns:11em minmax(0,44em);gap:2em}.contents{position:sticky;top:0;align-self:start;font-size:var(--font-small)}.contents .entry{min-height:2.4em;color:var(--quiet)}.book h3{margin:1.6em 0 .4em;font-size:var(--font-large);font-weight:600;line-height:1.3}.book h3:focus-visible{outline:none}.book section:first-child h3{margin-top:0}.book h4{margin:1.4em 0 .3em;font-size:var(--font-text);font-weight:600}.book p{margin:0 0 .6em;text-wrap:pretty}.book .quiet,.book .ours{color:var(--quiet)}.book .ours{padding:.1em 0 .1em .9em;border-left:3px solid var(--line)}.book .mark{margin-right:.35em;padding:.1em .55em;border:1px solid;border-radius:var(--radius-pill);font-size:var(--font-small);font-weight:600;white-space:nowrap}.book .agreed .mark{color:var(--on-accent);background:var(--accent);border-color:transparent}.figures{display:flex;flex-wrap:wrap;gap:1.2em 1.8em;margin:1em 0 1.4em}.book figure{width:13em;margin:0;break-inside:avoid}.book img{display:block;max-width:100%;height:auto;margin-left:-6px}.book img:not([src]){visibility:hidden}.book figcaption{padding-top:.3em;font-size:var(--font-small)}.book figcaption .icon{width:1.1em;height:1.1em;vertical-align:-.2em;stroke-width:3}.book footer{margin-top:2em;font-size:var(--font-small)}.comparison{overflow-x:auto}.comparison table{min-width:54em;border-spacing:0;font-size:var(--font-small);line-height:1.4}.comparison th,.comparison td{padding:.5em .8em;border-bottom:1px solid var(--line);text-align:start;vertical-align:top}.comparison th{font-weight:600}.comparison tr>:first-child{position:sticky;left:0;max-width:8em;padding-left:0;background:var(--panel)}.leaf:has(.comparison){display:block}@container table (not ((min-width: 1024px) and (min-height: 540px))){.leaf{display:block}.contents{display:none}}@container table (max-width: 480px){.dialog.rules{inset:auto 0 0;width:100%;height:94%;max-height:none}.chapters .face{padding:.2em .7em;font-size:var(--font-small)}}@media print{.chromino:has(.book){height:auto;overflow:visible;container:none;color-scheme:light;--if-light: initial;--if-dark: ;--ground: var(--white);--panel: var(--white);--ink: var(--black);--quiet: var(--outline);--accent: var(--white);--on-accent: var(--black)}.chromino:has(.dialog.rules)>:not(.dialog),.dialog.rules header .round,.contents,.chapters>:not([aria-current]){display:none}.dialog.rules{position:absolute;inset:0 0 auto;width:100%;max-width:none;max-height:none;height:auto;overflow:visible;box-shadow:none}.dialog.rules .content{overflow:visible}.chapters .face{padding:0}.leaf{display:block}.book h3,.book h4{break-after:avoid}.book .agreed .mark{border-color:var(--black)}.comparison table{min-width:0;font-size:var(--font-small)}.comparison tr{break-inside:avoid}}
`;var wi=`.dialog .seats{margin-top:1.25em}.seat{padding:.5em 0 1em}.seats .name{display:flex;align-items:center;gap:.5em;padding-bottom:.5em;overflow-wrap:anywhere}.seats .name .quiet{font-weight:400}.seats .face{flex:1 1 auto;justify-content:center;padding-inline:.6em}
`;var bi=`.setting{display:block;min-width:0;margin:0;padding:0;border:0}.setting+.setting{margin-top:1.6em}.setting .name{padding:0}.setting .choices{padding-top:.6em}.setting.toggle{display:flex;align-items:center;justify-content:space-between;gap:1em;cursor:pointer}.setting.toggle .name,.setting.toggle .quiet{display:block}.toggle input{position:relative;flex:none;appearance:none;width:3.25rem;height:1.9rem;margin:0;border:2px solid var(--quiet);border-radius:var(--radius-pill);cursor:pointer;transition:background .15s}.toggle input:before{content:"";position:absolute;top:50%;left:.25rem;width:1.1rem;height:1.1rem;border-radius:50%;background:var(--quiet);translate:0 -50%;transition:left .15s}.toggle input:checked{background:var(--accent);border-color:var(--accent)}.toggle input:checked:before{left:1.65rem;background:var(--on-accent)}.setting .pictures{display:grid;grid-template-columns:repeat(auto-fit,minmax(9em,1fr))}.pictures .face{display:grid;align-content:start;gap:.4em;height:100%;padding:.75em;border-radius:var(--radius-large)}.pictures input:checked+.face{color:inherit;background:none;box-shadow:inset 0 0 0 3px var(--accent)}.setting .pictures .sample .tile{box-shadow:0 0 0 max(1px,.04em) var(--outline)}.setting .pictures .sample[data-tiles=contrast] .tile{box-shadow:0 0 0 2px var(--black),0 0 0 3px var(--white)}.sample{display:flex;gap:.3em;--square: 1.1em;font-size:var(--square)}@media(forced-colors:active){.toggle input,.toggle input:before{forced-color-adjust:none;border-color:ButtonText;background:ButtonFace}.toggle input:before{background:ButtonText}.toggle input:checked:before{background:HighlightText}}
`;var $i=`.side{display:none}.board{--beside: no}@container table ((min-width: 1024px) and (min-height: 540px)) and (min-height: 680px){.board{--beside: yes}.side{--stands: right;position:relative;grid-area:side;display:flex;flex-direction:column;gap:.5rem;width:17em;min-height:8rem;margin:.6rem max(.6rem,env(safe-area-inset-right)) .6rem .6rem}}@container table (not (min-height: 780px)){.board:has(~.top .many){--beside: no}.top:has(.many)~.side{display:none}}.pane{flex:0 1 auto;display:flex;flex-direction:column;min-height:0;border-radius:var(--radius-large);background:var(--panel);box-shadow:var(--shadow)}.pane header{display:flex;align-items:center;justify-content:space-between;padding:.35em .4em .1em 1em}.pane h2{margin:0;font-size:var(--font-text);font-weight:600}.pane .round{border-color:transparent}.pane .content{min-height:0;padding:0 .4em .4em;overflow-y:auto;overscroll-behavior:contain;scrollbar-width:thin}.pane.log .content{display:flex;flex-direction:column-reverse}.pane .moves button{grid-template-columns:1.6rem minmax(0,1fr);min-height:var(--target-small);line-height:1.3}
`;var ki=`.status{position:relative;max-width:min(100%,46rem);padding:.4em 1.1em;border-radius:var(--radius-large);background:var(--panel);box-shadow:var(--shadow);text-align:center;text-wrap:balance}.status p{margin:0}.status .why,.status .sum,.status details{color:var(--quiet)}.status .sum{white-space:nowrap}.status .why:before,.status .sum:before{content:"\\b7";margin:0 .35em 0 .1em}.status .meets{width:1.1em;height:1.1em;margin-right:.2rem;vertical-align:-.2em;fill:none;stroke:var(--accent);stroke-width:.1;stroke-linecap:round;stroke-linejoin:round}.status .meets.break{stroke:var(--bad)}.status.refused p{font-weight:600}.status summary{display:inline-flex;align-items:center;min-height:var(--target-least);cursor:pointer;text-decoration:underline;text-underline-offset:.2em}.status ul{margin:0;padding:0;list-style:none}@container table ((max-width: 480px) or (max-height: 480px)){.status{padding:.3rem .9rem;line-height:1.3}}@container table (max-height: 480px) and (not (max-width: 480px)){.status{max-width:22rem}}
`;var vi=`:host{display:block;height:100%}.chromino[data-theme=around]{--if-light: initial;--if-dark: ;color-scheme:inherit}:host([data-dark]) .chromino[data-theme=around]{--if-light: ;--if-dark: initial}.chromino{position:relative;box-sizing:border-box;height:100%;overflow:hidden;container:table / size;background:var(--ground);color:var(--ink);scrollbar-color:var(--quiet) transparent;font:400 var(--font-text)/1.4 var(--typeface);font-variant-numeric:tabular-nums;-webkit-user-select:none;user-select:none;-webkit-tap-highlight-color:transparent}.chromino *,.chromino *:before{box-sizing:border-box}.chromino>*{font-size:var(--font-text)}.top{position:absolute;inset:0 0 auto;display:flex;align-items:flex-start;justify-content:space-between;gap:.5rem;padding:max(.6rem,env(safe-area-inset-top)) max(.6rem,env(safe-area-inset-right)) 0 max(.6rem,env(safe-area-inset-left));pointer-events:none}.top>*{pointer-events:auto}.bottom{position:absolute;inset:auto 0 0;display:flex;flex-direction:column;align-items:center;gap:.4rem;padding:0 max(.5rem,env(safe-area-inset-right)) max(.5rem,env(safe-area-inset-bottom)) max(.5rem,env(safe-area-inset-left));pointer-events:none}.bottom>*{pointer-events:auto}.corner,.zoom{display:flex;gap:.35rem;flex:none}.zoom{position:absolute;right:max(.6rem,env(safe-area-inset-right));top:50%;flex-direction:column;transform:translateY(-60%)}@container table (max-width: 480px) and (min-aspect-ratio: 4/7){.zoom{top:40%}}.flights{position:absolute;inset:0;overflow:hidden;pointer-events:none;z-index:5}.chromino[data-motion=reduced] *,.chromino[data-motion=reduced] *:before{animation:none!important;transition:none!important}@media(prefers-reduced-motion:reduce){.chromino *,.chromino *:before{animation:none!important;transition:none!important}}.spoken,.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}.spoken p{margin:0}.trouble{position:absolute;inset:4rem .75rem auto;z-index:7;width:fit-content;max-width:34rem;margin:0 auto;padding:.6em 1.2em;border:2px solid var(--bad);border-radius:var(--radius-large);background:var(--panel);box-shadow:var(--shadow);text-align:center;text-wrap:balance}@container table (max-height: 480px) and (not (max-width: 480px)){.bottom{display:grid;grid-template:auto auto / minmax(0,auto) minmax(0,auto);justify-content:center;align-items:center;justify-items:center;gap:.3rem .6rem}.rack{grid-area:1 / 2 / 3}}
`;var xi=`.little-table{display:grid;grid-auto-columns:1em;grid-auto-rows:1em;flex:none}.little-table>span{line-height:0}
`;var Ai=`:root,.chromino{--if-light: initial;--if-dark: ;--ground: var(--if-light, #f3eee3) var(--if-dark, #1a1f27);--ground-dot: var(--if-light, #ddd5c4) var(--if-dark, #2b323d);--panel: var(--if-light, #fffdf8) var(--if-dark, #262d38);--ink: var(--if-light, #22252c) var(--if-dark, #f1efe9);--quiet: var(--if-light, #5f6470) var(--if-dark, #aab1bf);--line: var(--if-light, #d9d2c3) var(--if-dark, #3d4654);--accent: var(--if-light, #14646b) var(--if-dark, #7fd3d6);--on-accent: var(--if-light, #ffffff) var(--if-dark, #0d2426);--bad: var(--if-light, #b3261e) var(--if-dark, #ff9a8f);--near-shade: var(--if-light, rgb(40 34 20 / 16%)) var(--if-dark, rgb(0 0 0 / 50%));--far-shade: var(--if-light, rgb(40 34 20 / 14%)) var(--if-dark, rgb(0 0 0 / 45%));--black: #000;--white: #fff;--shade: rgb(0 0 0 / 35%);--veil: rgb(18 22 28 / 38%);--enough: #14525a;--not-enough: #7d1d17;--shadow: 0 1px 2px var(--near-shade), 0 6px 20px var(--far-shade);--typeface: system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Noto Sans CJK TC", sans-serif;--radius-small: .5rem;--radius-middle: .75rem;--radius-large: 1.2rem;--radius-pill: 1.75rem;--unit: 40px;--font-small: .875rem;--font-text: 1rem;--font-large: 1.3rem;--font-title: 1.6rem;--font-display: 3.5rem;--target-least: 1.5rem;--target-small: 2.5rem;--target: 2.75rem;--icon: 1.35rem;color-scheme:light dark}@media(prefers-color-scheme:dark){:root,.chromino{--if-light: ;--if-dark: initial}}[data-theme=light]{--if-light: initial;--if-dark: ;color-scheme:light}[data-theme=dark]{--if-light: ;--if-dark: initial;color-scheme:dark}@media(max-width:480px)or (max-height:480px){:root{--font-small: .825rem;--font-large: 1.1rem;--font-title: 1.4rem;--font-display: 2.4rem}}@container table ((max-width: 480px) or (max-height: 480px)){.chromino>*{--font-small: .825rem;--font-large: 1.1rem;--font-title: 1.4rem;--font-display: 2.4rem}}@media(min-width:1600px)and (min-height:900px){:root{--font-small: 1.15rem;--font-text: 1.35rem;--font-large: 1.75rem;--font-title: 2.2rem;--font-display: 4.3rem;--target: 3.5rem;--icon: 1.8rem}}@container table ((min-width: 1600px) and (min-height: 900px)){.chromino>*{--font-small: 1.15rem;--font-text: 1.35rem;--font-large: 1.75rem;--font-title: 2.2rem;--font-display: 4.3rem;--target: 3.5rem;--icon: 1.8rem}}
`;var Ti=`.typing{display:flex;gap:.5em}.typing .field{flex:1;padding:.35em 1em;border-radius:var(--radius-pill)}.typing .button{flex:none}.dialog .wrong{min-height:1.4em;padding:.75em 0 .5em;color:var(--bad);font-weight:600}.dialog .typed-how ul{padding:.3em 0 0 1.2em;list-style:disc}
`;var Oi=`.chromino:has(>.board){display:grid;grid-template:"table corner" auto "table players" minmax(0,auto) "table side" minmax(auto,1fr) "table zoom" auto "bottom bottom" auto / minmax(0,1fr) auto}.top{--stands: top}.bottom{--stands: bottom}@container table ((min-width: 1024px) and (min-height: 540px)){.top:has(.corner){display:contents}.top>.players,.top>.corner,.zoom{--stands: right;position:relative;margin:0 max(.6rem,env(safe-area-inset-right)) 0 .6rem}.top>.corner{grid-area:corner;justify-content:flex-end;margin-top:max(.6rem,env(safe-area-inset-top))}.zoom{grid-area:zoom;inset:auto;flex-direction:row;justify-content:flex-end;margin-bottom:.6rem;transform:none;pointer-events:none}.zoom>*{pointer-events:auto}.top>.players{grid-area:players;flex-flow:column nowrap;align-items:stretch;gap:.45em;contain:inline-size;min-width:13em;margin-top:.6rem}.top>.players.open{pointer-events:auto;margin:.3rem 0 0;padding:.3rem max(.6rem,env(safe-area-inset-right)) .6rem .6rem;overflow:hidden auto;scrollbar-width:thin}.player{flex:none;max-width:none}.bag{justify-content:start;width:fit-content}.player[aria-current]:before{left:auto;right:calc(100% + 2px);top:.9em;border:.4em solid transparent;border-right-color:var(--accent);border-left-width:0}.holds:has(.score) .backs>:nth-child(n+6){display:none}.top>.many{min-width:15em;gap:.3em}.many .player{grid-template-columns:auto minmax(0,1fr) auto;min-height:2.2em;padding-block:.15em}.many .kind{grid-row:auto;width:1.6em;height:1.6em}.many .holds{grid-column:auto}.many .backs{display:none}.bottom{position:relative;inset:auto;grid-area:bottom;display:grid;grid-template-columns:minmax(13rem,1fr) minmax(0,auto) minmax(13rem,1fr);grid-template-areas:"status rack actions";align-items:center;gap:.75rem;reading-flow:grid-columns}.status{grid-area:status;justify-self:end;max-width:min(100%,27em)}.rack{grid-area:rack;align-self:end}.actions{grid-area:actions;flex-wrap:wrap;justify-content:flex-start;width:auto}.actions .now{order:-1;flex:1 0 100%;justify-content:flex-start}.bottom:not(:has(.status,.rack))>.actions{grid-column:1 / -1;justify-content:center}.bottom:not(:has(.status,.rack)) .now{justify-content:center}}@container table ((min-width: 1024px) and (min-height: 540px)) and (not (min-height: 680px)){.top>.many{gap:.2em;margin-top:.4rem}.many .player,.many .bag{min-height:1.75em;padding-block:0}}@container table ((min-width: 1024px) and (min-height: 540px)){.replay{grid-column:1 / -1;justify-self:center;grid-template:"told slider beyond" auto "told steps beyond" auto / minmax(0,1fr) minmax(19em,26em) minmax(0,1fr);align-items:center;column-gap:1.25em;width:min(100%,72em);padding-block:.5em}.replay .told{grid-area:told}.replay input{grid-area:slider}.replay .steps{grid-area:steps}.replay .beyond{grid-area:beyond;margin:0}.replay .beyond:has(.eyes){grid-template-columns:minmax(0,1fr);gap:.4em}}
`;var Kt;function Qn(){if(!Kt){Kt=new CSSStyleSheet;let e=[Ai,Js,ni,Zs,vi,Xs,ci,si,oi,fi,di,ki,Vs,ei,mi,ui,li,ri,Ti,Qs,wi,bi,ai,ti,gi,yi,hi,xi,ii,pi,Oi,$i];Kt.replaceSync(Is+Ls()+e.join(""))}return Kt}function Mi(e){return{view:null,past:null,eyes:"everyone",squares:new I([]),settings:e,chosen:null,turns:0,ghost:null,put:!1,laid:null,dragged:null,cursor:{x:1,y:0},refusal:null,order:{},handOver:null,panel:null,question:null,paused:!1,waits:!1,endSeen:!1,keyboard:!1,aloud:!1,marked:[],edge:null,picked:[],missed:[],why:[],rackStop:null,dropped:null,arriving:new Set,views:0,doing:null,due:!1,goneOn:-1,wanted:null,plays:!1,follows:!0,sight:{left:-18,top:-12,right:18,bottom:12},draft:{typed:[],at:-1,wrong:""},spoken:[],notice:null,trouble:null}}var ft=e=>e.past??e.view;function Ei({view:e,handOver:t},n){let o=t===null?e?.seat??null:null;return e?.outcome?n==="everyone"?{eyes:o,everyone:!0}:{eyes:n}:{eyes:o}}function M(e){let{view:t,past:n,handOver:o,laid:s}=e;return!!(t&&!n&&!s&&o===null&&!t.outcome&&t.seat===t.turn.seat)}var gt=({kind:e,resigned:t})=>t?"human":e,Vt=({goneOn:e},t)=>t.waits.length>0&&e!==t.rev;function J(e,t){return e.turn.actions.find(([n,o])=>n===e.seat&&o===t)}function N(e,t){let n=e?.hand.find(o=>o.tile===t);return n?n.legal:[]}var qe=({view:e,chosen:t},n)=>!!N(e,t)?.some(([o])=>o===n.text),Se=e=>e.hand.every(({legal:t})=>t!==null&&t.length===0);function F(e){let t=ft(e);if(!t||t.seat===null)return[];let n=e.order[t.seat]??[],o=i=>{let a=n.indexOf(i);return a<0?n.length:a},s=e.laid&&ae(e.laid.reading);return t.hand.filter(({tile:i})=>i!==s).sort((i,a)=>o(i.tile)-o(a.tile))}function Zt({view:e,laid:t}){let n=e?.board??[],o=t&&!n.includes(t.text)?[...n,t.text]:n;return new I([...o,...Ss(e,o)])}var Si=(e,t)=>e.rev===t.rev&&JSON.stringify(e)===JSON.stringify(t);function _i(e,t){return t.ply<e.ply&&!t.can_redo?!1:Kn(e)===Kn(t)&&e.board[0]===t.board[0]&&e.players.length===t.players.length&&e.players.every(({name:n},o)=>n===t.players[o].name)&&e.log.slice(0,t.ply).every(([n,o],s)=>n===t.log[s][0]&&o===t.log[s][1])}var nc={id:"ui-open",args:{}},oc={id:"ui-mark-link",args:{}},sc={id:"ui-mark-break",args:{}},ic={id:"occupied",args:{}};function Ci(e){let{view:t,chosen:n}=e,{help:o}=e.settings;return!M(e)||!t||o==="none"?[]:(n||o!=="all"?[n]:t.hand.map(({tile:i})=>i)).flatMap(i=>N(t,i)??[]).map(([i])=>({where:{placement:i},kind:"spot",words:nc}))}var ze=e=>e.flatMap(({kind:t,where:n})=>t==="spot"&&"placement"in n?$(n.placement):[]),Xt=({ghost:e,refusal:t})=>e??t?.placement??null;function yt(e){let t=Xt(e),n=ft(e);return t&&n?e.squares.meets(t,n.match):{edges:[],taken:[]}}function Be(e){let{edges:t,taken:n}=yt(e);return[...t.map(({cell:o,near:s,good:i})=>{let a={edge:[eo(o),eo(s)]};return i?{where:a,kind:"link",words:oc}:{where:a,kind:"break",words:sc}}),...n.map(o=>({where:{cell:eo(o)},kind:"taken",words:ic}))]}var eo=({x:e,y:t})=>[e,t];async function B(e,t,n=e.state.view?.seat){let{past:o,doing:s,view:i}=e.state;if(o)return null;let a={type:"act",seat:n,action:t,eyes:i?.seat};return s?.answer??re(e,a,e.ask(a))}function re({state:e},t,n){let o={act:t,answer:n};return e.doing=o,n.finally(()=>{e.doing===o&&(e.doing=null)})}async function U(e,t){let{view:n,handOver:o}=e.state;if(!n||!(t==="undo"?n.can_undo:n.can_redo))return null;o!==null&&e.set({handOver:null});let s=await e.ask({type:t,seat:n.seat}),i=s.problems?.[0]?.id==="stale"&&s.view?.log.slice(n.ply);return i&&i.every(([r])=>!n.people.includes(r))?U(e,t):s}function Q(e){if(e[3]==="@")return{what:"lay",about:e};let[t,n=""]=e.split(":");return{what:t,about:n}}var ee=e=>Q(e).what==="lay",Ni=e=>["call","catch","show"].includes(Q(e).what);var Pi="\\u0590-\\u08ff\\ufb1d-\\ufdff\\ufe70-\\ufefc\\u{10800}-\\u{10fff}\\u{1e800}-\\u{1efff}",ac=new RegExp(`[${Pi}]`,"u"),rc=new RegExp(`^[^\\p{Cc}\\p{DI}\\u2028\\u2029${Pi}]*$`,"u"),lc=/[\t-\r\u0085\u2028\u2029]+/g,cc=/(?![\u034f\u180b-\u180d\u180f\u200c\u200d\u2068\u2069\ufe00-\ufe0f\u{e0020}-\u{e007f}\u{e0100}-\u{e01ef}])[\p{Cc}\p{DI}]/gu,uc=/^[\p{DI}\p{Z}]*$/u,[dc,hc]="⁨⁩",Li=/[\u2068\u2069]/g,mc=/\u2068[^\u2068\u2069]*\u2069/g;function me(e){if(rc.test(e))return e;let t=e.replace(lc," ").replace(cc,""),n=t;for(let o="";o!==n;)o=n,n=n.replace(mc,"");return n.search(Li)>=0&&(t=n=t.replace(Li,"")),uc.test(t)?"?":ac.test(n)?dc+t+hc:t}var P=(e,t)=>me(e.players[t].name),Ii=e=>gt(e)==="human";function Jt(e,{players:t},n){return(!e.mode.shows.handsOn||t.filter(Ii).length===1)&&n===e.state.view?.seat&&Ii(t[n])||e.words.isYou(t[n].name)}var wt=(e,t,n)=>({name:P(t,n),you:Jt(e,t,n)?"does":"no"});function Qt(e,t){let{say:n,outcome:o}=t;return n.id.startsWith("say-won-")&&o?{...n,args:wt(e,t,o.winners[0])}:n}function qi(e,t,n,o){if(!n)return{id:"ui-start",args:{},placed:t.board[0]};let[s,i]=n,a=wt(e,t,s),{what:r,about:l}=Q(i);if(r==="lay"||r==="show")return{id:`ui-deed-${r}`,args:a,placed:l};if(r==="catch"){let c=a.you==="no"&&Jt(e,t,Number(l))?"gets":a.you;return{id:"ui-deed-catch",args:{...a,you:c,whom:P(t,Number(l))}}}return o?{id:"ui-deed-draw-seen",args:{...a,tile:o}}:{id:`ui-deed-${r}`,args:a}}function _e(e,t,n,o){let{id:s,args:i,placed:a}=qi(e,t,n,o);return e.say(s,a?{...i,placed:Y(e,$(a))}:i)}function De(e,t,n){let{id:o,args:s,placed:i}=qi(e,t,n),{name:a,whom:r,...l}=s,c=pc(e,o,l,{name:u`<b>${a}</b>`,whom:u`<b>${r}</b>`,placed:i&&x(i.slice(0,3),$(i).down)});return i?u`<span class="deed" aria-hidden="true">${c}</span><span class="unseen">${_e(e,t,n)}</span>`:u`<span class="deed">${c}</span>`}var Ri=57344;function pc(e,t,n,o){let s=Object.keys(o).map((r,l)=>[r,String.fromCharCode(Ri+l)]),i=e.say(t,{...n,...Object.fromEntries(s)}).split(new RegExp("([\\ue000-\\ue00f]\\p{P}*)","u")),a=r=>Object.values(o)[r.charCodeAt(0)-Ri];return i.map((r,l)=>l%2?u`<span>${a(r)}${r.slice(1)}</span>`:r)}var E=(e,{action:t,words:n,why:o,labelled:s,primary:i,caught:a,hand:r,about:l,press:c})=>u`<button
  class="button ${s?"labelled":""} ${i?"primary":""}"
  data-action=${t}
  data-seat-caught=${a??d}
  title=${o??n}
  aria-description=${l??d}
  @click=${c}
>${w(e)}<span class="words">${n}</span>${r}</button>`;var bt=e=>e.turn.actions.find(([t,n])=>t===e.seat&&Ni(n));function zi(e,t){let n=t.people.filter(s=>s!==t.seat);return(t.seat===null?n:[t.seat,...n]).map(s=>fc(e,t,s))}function fc(e,t,n){let o=t.turn.actions.filter(([a])=>a===n),s=o.filter(([,a])=>Q(a).what==="show"),i=(a,r,l,c,h)=>E(a,{action:Q(r).what,words:n===t.seat?c:e.say("ui-for-seat",{name:P(t,n),what:c}),why:e.say(l.id,l.args),labelled:!0,primary:n===t.seat,caught:h,press:()=>{B(e,r,n)}});return o.map(([,a,r])=>{let{what:l,about:c}=Q(a);if(l==="call")return i("speak",a,r,e.say("ui-call"));if(l==="catch"){let m=Number(c);return i("look",a,r,e.say("ui-catch",{name:P(t,m)}),m)}return a===s[0]?.[1]?i("eye",a,r,e.say("ui-show",{count:s.length})):[]})}var O=(e,{action:t,words:n,press:o,look:s="",off:i,disabled:a,pressed:r,expanded:l,opens:c})=>u`<button
  class="round ${s}"
  data-action=${t}
  title=${n}
  aria-label=${n}
  aria-disabled=${i?"true":d}
  aria-pressed=${r??d}
  aria-expanded=${l??d}
  aria-haspopup=${c??d}
  ?disabled=${a}
  @click=${()=>i||o()}
>${w(e)}</button>`;var Bi=230;function Di(e){let t=new Map;for(let n of e.root.querySelectorAll("[data-tile]")){let o=je(e,n);o&&t.set(`tile ${n.getAttribute("data-tile")}`,{...o,size:o.size/3})}return t}function je(e,t){let n=t?.getBoundingClientRect();if(!n||!n.width)return null;let o=e.holder.getBoundingClientRect();return{x:n.left+n.width/2-o.left,y:n.top+n.height/2-o.top,size:n.height,down:!0}}function ji(e,t,n){if(e.still)return()=>Promise.resolve();let o=n.flatMap(([i,a])=>yc(e,t,i,a)??[]),s=o.flatMap(({lands:i})=>i??[]);return s.length&&e.set({arriving:new Set([...e.state.arriving,...s])}),async()=>{for(let i of o)!e.closed&&!e.state.past&&await Gi(e,i),i.lands&&gc(e,i.lands)}}function gc(e,t){let n=new Set(e.state.arriving);n.delete(t)&&e.set({arriving:n})}function yc(e,t,n,o){if(ee(o)){let c=$(o);if(o===e.state.dropped)return null;let h=t.get(`tile ${ae(c.reading)}`)??wc(e,n);return h?{face:c.reading,from:h,to:()=>Hi(e,c),lands:o}:null}let s=je(e,e.find('.bag, [data-action="draw"]'));if(o!=="draw"||!s)return null;let i=e.state.view?.turn.drawn,a=n===e.state.view?.seat,r=a&&i?i:null,l=()=>a&&r?je(e,e.find(`[data-tile="${r}"]`)):je(e,e.find(`[data-seat="${n}"]`));return{face:r,from:{...s,size:12},to:()=>to(l(),a?3:4),lands:null}}var to=(e,t)=>e&&{...e,size:e.size/t},wc=(e,t)=>to(je(e,e.find(`[data-seat="${t}"]`)),3);function Hi(e,t){let n=Ie(t),{x:o,y:s}=e.camera.pixelOf(n.x+.5,n.y+.5);return{x:o,y:s,size:e.camera.goal.size,down:t.down}}function Yi(e,t){if(e.still)return;let n=ae(t.reading);Gi(e,{face:t.reading,from:Hi(e,t),to:()=>to(je(e,e.find(`[data-tile="${n}"]`)),3),lands:null})}async function Gi(e,{face:t,from:n,to:o}){let s=e.find(".flights"),i=o();if(!s||!i)return;let a=document.createElement("div");a.className="flying",Ee(t?x(t,i.down):de(i.down),a),a.style.fontSize=`${i.size}px`,s.append(a);let{width:r,height:l}=a.getBoundingClientRect(),c=p=>`translate(${p.x-r/2}px, ${p.y-l/2}px) scale(${p.size/i.size}) rotate(${p.down===i.down?0:90}deg)`,h=a.animate({transform:[c(n),c(i)]},{duration:Bi,easing:"cubic-bezier(.2,.8,.3,1)"}),m=setTimeout(()=>h.cancel(),2*Bi);await h.finished.catch(()=>null),clearTimeout(m),a.remove()}var bc=[[0,0],[0,-1],[-1,0],[1,0],[0,1]],R={chosen:null,turns:0,ghost:null,put:!1,dragged:null};function en({view:e,settings:t},n){let o=N(e,n)?.[0],s=o&&t.help!=="none"?dt(n,$(o[0])):0;return{chosen:n,turns:s,ghost:null,put:!1,refusal:null,notice:null}}function Fi({chosen:e,turns:t,ghost:n},o){let s=(t+o+4)%4,i={turns:s,refusal:null,put:!1};return e&&n?{...i,ghost:Wn(e,s,Ie(n))}:i}function Ce(e,t,n=!0){let{chosen:o,turns:s,view:i,settings:a}=e;if(!o)return null;let r=Wn(o,s,t);if(a.help==="none")return r;let{reading:l,down:c}=H(o,s),h=p=>{let g=p.x===t.x&&p.y===t.y,b=p.reading===l&&p.down===c,_=p.text===r.text;return(g?0:4)+(b?0:2)+(_?0:1)};return(N(i,o)??[]).map(([p])=>$(p)).filter(p=>ue(p,t)).filter(p=>n||p.reading===l&&p.down===c).map(p=>({each:p,rank:h(p)})).sort((p,g)=>p.rank-g.rank)[0]?.each??r}function Ui(e,t){return e.settings.help==="none"||!e.chosen?t:bc.map(([o,s])=>({x:t.x+o,y:t.y+s})).find(o=>qe(e,Ce(e,o,!1)))??t}function tn(e,t){let{put:n,ghost:o}=e;return n&&o&&ue(o,t)?o:Ce(e,t)}var Wi=({chosen:e},t)=>({ghost:t,put:!0,turns:dt(e??"",t)}),Ki=({put:e,ghost:t},n)=>e&&t?.text===n.text,no=(e,t)=>({laid:t,squares:Zt({...e,laid:t})}),oo=(e,t,n)=>({refusal:{placement:e,problems:t,asked:n},ghost:null,put:!1});var $c={lay:[[310,0,.07,.5],[155,0,.11,.35]],draw:[[330,0,.09,.2],[440,.07,.12,.2]],pass:[[262,0,.16,.18]],call:[[523,0,.12,.25],[784,.1,.2,.25]],refused:[[196,0,.1,.3],[165,.09,.16,.3]],won:[[523,0,.16,.25],[659,.12,.16,.25],[784,.24,.16,.25],[1047,.36,.4,.25]]},kc=.15,He,so=0;function io(){if(!(typeof AudioContext>"u"))try{He??=new AudioContext,He.state!=="running"&&He.resume().catch(()=>{})}catch{}}function pe(e){if(io(),!!He)try{so=Math.max(He.currentTime,so+kc);for(let t of $c[vc(e)])xc(He,so,t)}catch{}}function vc(e){return e==="draw"||e==="pass"||e==="refused"||e==="won"?e:ee(e)?"lay":"call"}function xc(e,t,[n,o,s,i]){let[a,r]=[t+o,t+o+s],l=e.createOscillator(),c=e.createGain();l.type="triangle",l.frequency.setValueAtTime(n,a),c.gain.setValueAtTime(0,a),c.gain.linearRampToValueAtTime(i*.4,a+.006),c.gain.exponentialRampToValueAtTime(1e-4,r),l.connect(c).connect(e.destination),l.start(a),l.stop(r)}var Ac=100;function fe(e,t){let{state:n}=e;if(!M(n))return;if(n.chosen===t){W(e,1);return}let o=N(n.view,t);e.set(en(n,t)),o===null&&e.send({type:"view",seat:n.view?.seat,tile:t}),e.paint(),e.camera.revealAll(ze(e.marks));let s=e.mode.shows.fits&&n.settings.help!=="none"?o?.length??-1:-1;e.announce(e.say("ui-said-chosen",{tile:t,count:s}))}var ge=e=>e.set(R);function W(e,t){let{state:n}=e;if(!n.chosen)return;e.set(Fi(n,t));let{reading:o,down:s}=H(n.chosen,n.turns);e.announce(e.say(`ui-said-turned-${s?"down":"across"}`,{tile:o}))}function le(e,t,n=!0){let{state:o}=e;if(o.put)return;let s=t&&Ce(o,t,n);s?.text!==o.ghost?.text&&e.set({ghost:s,put:!1,refusal:null})}function ao(e,t){let{state:n}=e;return!n.settings.confirm||Ki(n,t)?!1:(e.set(Wi(n,t)),e.announce(e.say("ui-said-put")),!0)}async function Ye(e,t){let{state:n}=e;if(!M(n)||!n.chosen||n.doing||ao(e,t))return;let o=setTimeout(()=>Tc(e,t),Ac),s={type:"act",seat:n.view?.seat,action:t.text},i=await re(e,s,e.send(s)).finally(()=>{clearTimeout(o),n.laid===t&&e.set(no(n,null))});!i.ok&&i.problems&&ro(e,t,i)}function Tc(e,t){let{state:n}=e;e.closed||!qe(n,t)||e.set({...R,...no(n,t),dropped:t.text,refusal:null})}function ro(e,t,{problems:n=[]}){n[0]?.id!=="stale"&&(e.state.settings.sound&&pe("refused"),e.set({...oo(t,n,!1),dragged:null}),Yi(e,t),e.announce(e.say("ui-said-refused",{why:e.words.sayAll(n)})))}async function nn(e,t){let n=await e.ask({type:"miss",seat:e.state.view?.seat,tile:t});if(!n.ok||!n.miss)return;let o=$(n.miss),s=n.problems??[];e.set({...oo(o,s,!0),notice:null}),e.camera.reveal(Ie(o)),e.announce(e.say("ui-said-miss",{tile:t,why:e.words.sayAll(s)}))}function Zi(e){let{view:t,handOver:n}=e.state;if(!t||n!==null)return d;let[o,s]=e.mode.sides(e,t);return u`<div class="actions" role="group" aria-label=${e.say("ui-actions")}>
    ${o}
    <div class="now">${e.mode.buttons(e,t)}</div>
    ${s}
  </div>`}var Ge=(e,t)=>[Vi(e,"undo",t.can_undo),Vi(e,"redo",t.can_redo)],Vi=(e,t,n)=>O(t,{action:t,words:e.say(`ui-${t}`),press:()=>{U(e,t)},disabled:!n,look:he(e,{action:t})?"wanted":""});function lo(e,t){return t.outcome?e.state.endSeen?Mc(e):d:[Ec(e,t),zi(e,t),_c(e,t),Cc(e,t),Nc(e,t),Oc(e,t)]}function Oc(e,t){return t.say.id!=="bot-failed"?d:E("again",{action:"bot-again",words:e.say("ui-bot-again"),labelled:!0,primary:!0,press:()=>{e.ask({type:"bot",seat:t.seat})}})}var Mc=e=>E("crown",{action:"result",words:e.say("ui-result"),labelled:!0,primary:!0,press:()=>e.set({endSeen:!1})});function $t(e,t=!0){let{chosen:n}=e.state;if(!n)return d;let o=E("close",{action:"cancel",words:e.say("ui-cancel"),press:()=>ge(e)});return[Sc(e,n),t?o:d]}function Ec(e,t){let{chosen:n,put:o}=e.state;if(!n)return d;let s=N(t,n)?.length===0;return[$t(e,o||!J(t,"draw")),s?E("look",{action:"miss",words:e.say("ui-miss"),press:()=>{nn(e,n)}}):d,co(e,i=>{Ye(e,i)})]}function co(e,t){let{put:n,ghost:o}=e.state;return!n||!o?d:E("yes",{action:"confirm",words:e.say("ui-confirm"),labelled:!0,primary:!0,press:()=>t(o)})}function Sc(e,t){let{reading:n,down:o}=H(t,e.state.turns);return u`<button class="button turn" data-action="turn" title=${e.say("ui-turn")} @click=${()=>W(e,1)}>
    ${x(n,o)}<span class="words">${e.say("ui-turn")}</span>
  </button>`}function _c(e,t){return["draw","pass"].map(n=>{let o=J(t,n)?.[2];return o?E(n==="draw"?"bag":"next",{action:n,words:e.say(`ui-${n}`),why:e.say(o.id,o.args),labelled:!0,primary:Se(t)&&!bt(t)||he(e,{action:n}),hand:pt(e,{action:n}),about:Ut(e,{action:n}),press:()=>{B(e,n)}}):d})}function Cc(e,t){let{state:n}=e;return M(n)&&Se(t)&&!bt(t)&&!n.chosen&&!n.refusal&&e.mode.shows.tips?u`<p class="hint">${e.say("ui-miss-hint")}</p>`:d}function Nc(e,t){let{flow:n,state:o}=e;if(o.waits)return E("play",{action:"go-on",words:e.say("ui-go-on"),why:e.say("ui-go-on-why"),labelled:!0,press:()=>n.goOn()});let s=(o.due||t.thinking!==null)&&!o.paused;return[t.people.length?d:Pc(e),s?E("skip",{action:"skip",words:e.say("ui-skip"),press:()=>n.skip()}):d]}var Lc={slow:"normal",normal:"fast",fast:"slow"};function Pc(e){let{paused:t,settings:n}=e.state,o=t?"resume":"pause";return[E(t?"play":"pause",{action:o,words:e.say(`ui-${o}`),labelled:!0,primary:t,press:()=>e.flow.pause(!t)}),E("speed",{action:"speed",words:e.say("ui-speed",{pace:n.pace}),why:e.say("ui-speed-why"),labelled:!0,press:()=>e.change("pace",Lc[n.pace])})]}var on=({locked:e=!1})=>({players:!1,log:!1,replay:!1,typed:!1,seats:!1,handsOn:!1,resign:!1,end:!1,others:!1,tips:!1,fits:!0,holds:!0,rack:!0,help:!e,zoom:!0}),sn=[{keys:["1","…","9"],id:"ui-key-choose"},{keys:["R","Shift+R"],id:"ui-key-turn"},{keys:["Esc"],id:"ui-key-back"}],an=(e,t)=>({head:e.state.notice??t.say});var Ji=e=>({shows:on(e),marks:Be,line:an,buttons:t=>$t(t),sides:Ge,keys:[{title:"ui-keys-editing",keys:[...sn,{keys:["Enter"],id:"ui-key-edit"},{keys:["U","Shift+U"],id:"ui-key-undo"}]}],letters:{u:(t,n)=>{U(t,n?"redo":"undo")}},choose:Ic,tap:(t,n)=>Xi(t,n,Ce(t.state,n)),enter:t=>Xi(t,t.state.cursor,t.state.ghost??Ce(t.state,t.state.cursor)),drop:(t,n)=>{uo(t,"lay",n)}});function Ic(e,t){if(e.state.chosen===t){W(e,1);return}e.set({...en(e.state,t),turns:0}),e.announce(e.say("ui-said-chosen",{tile:t,count:-1}))}function Xi(e,t,n){let o=e.state.squares.at(t.x,t.y)?.placement;n?uo(e,"lay",n):o?uo(e,"lift",o):e.tell({id:"ui-said-choose-first",args:{}})}async function uo(e,t,n){if(e.state.doing)return;let o={type:`edit-${t}`,action:n.text},{ok:s}=await re(e,o,e.ask(o));s&&(ge(e),e.announce(e.say(`ui-said-edit-${t}`,{placed:Y(e,n)})))}var Rc=["ui-above","ui-right","ui-below","ui-left"];function kt(e,{x:t,y:n}){let o=e.state.squares.at(t,n);if(o)return e.say("ui-here-square",{colour:o.letter,x:t,y:n,tile:o.placement.reading});let i=(e.state.chosen?ze(e.marks):[]).filter(a=>ue(a,{x:t,y:n}));return i.length?e.say("ui-here-fits",{x:t,y:n,count:i.length}):e.say("ui-here-empty",{x:t,y:n})}function Fe(e){let{cursor:t,squares:n}=e.state,o=ut(t).flatMap(({x:i,y:a},r)=>{let l=n.at(i,a);return l?[e.say(Rc[r],{colour:l.letter})]:[]}),s=e.marks.filter(({kind:i})=>i!=="spot");e.announce(e.words.inOne([kt(e,t),...o,Wt(e,s,t)].filter(Boolean)))}function Qi(e){let{cursor:t,view:n,settings:o}=e.state;if(o.help==="none"){e.announce(e.say("ui-help-is-off"));return}let s=(n?.hand??[]).flatMap(({tile:i})=>qc(e,t,i));e.announce(s.length?e.say("ui-fits-here",{count:s.length,list:s.map(i=>Y(e,i)).join(e.say("ui-between-parts"))}):e.say("ui-fits-nothing"))}function qc(e,t,n){return e.state.settings.help==="none"?[]:(N(e.state.view,n)??[]).map(([o])=>$(o)).filter(o=>ue(o,t))}var K={ATTRIBUTE:1,CHILD:2,PROPERTY:3,BOOLEAN_ATTRIBUTE:4,EVENT:5,ELEMENT:6},q=e=>(...t)=>({_$litDirective$:e,values:t}),D=class{constructor(t){}get _$AU(){return this._$AM._$AU}_$AT(t,n,o){this._$Ct=t,this._$AM=n,this._$Ci=o}_$AS(t,n){return this.update(t,n)}update(t,n){return this.render(...n)}};var{I:zc}=ks,ea=e=>e;var rn=e=>e.strings===void 0,ta=()=>document.createComment(""),Ue=(e,t,n)=>{let o=e._$AA.parentNode,s=t===void 0?e._$AB:t._$AA;if(n===void 0){let i=o.insertBefore(ta(),s),a=o.insertBefore(ta(),s);n=new zc(i,a,e,e.options)}else{let i=n._$AB.nextSibling,a=n._$AM,r=a!==e;if(r){let l;n._$AQ?.(e),n._$AM=e,n._$AP!==void 0&&(l=e._$AU)!==a._$AU&&n._$AP(l)}if(i!==s||r){let l=n._$AA;for(;l!==i;){let c=ea(l).nextSibling;ea(o).insertBefore(l,s),l=c}}}return n},ye=(e,t,n=e)=>(e._$AI(t,n),e),Bc={},We=(e,t=Bc)=>e._$AH=t,na=e=>e._$AH,ln=e=>{e._$AR(),e._$AA.remove()};var oa=q(class extends D{constructor(){super(...arguments),this.key=d}render(e,t){return this.key=e,t}update(e,[t,n]){return t!==this.key&&(We(e),this.key=t),n}});function sa(e){let{view:t,refusal:n,handOver:o}=e.state;return!t||o!==null?d:n?jc(e,n):Dc(e,t)}function Dc(e,t){let n=e.mode.line(e,t);if(!n)return d;let{head:o,why:s,sign:i}=n,a=e.state.ghost?null:t.last;return u`<div class="status" data-say=${s?`${o.id} ${s.id}`:o.id}>
    <p>
      ${i?ia(i):d} ${e.say(o.id,o.args)}
      ${s?u`<span class="why">${e.say(s.id,s.args)}</span>`:d}
      ${a?.sum?u`<span class="sum">${e.say("ui-sum",{name:P(t,a.seat),sum:a.sum})}</span>`:d}
    </p>
  </div>`}function ho(e,t){let{ghost:n,notice:o,laid:s}=e.state;if(s)return{head:{id:"ui-laid",args:{}}};if(n)return mo(e,t,n);if(o)return{head:o};let i=bt(t);if(i)return{head:i[2]};let a=J(t,"draw")?.[2]??J(t,"pass")?.[2];return{head:Qt(e,t),why:a?.id===t.say.id?null:a}}function mo(e,t,n){let{edges:o,taken:s}=yt(e.state),i=o.filter(m=>m.good).length,a=e.mode.shows.fits?N(t,e.state.chosen):null,r=a?.find(([m])=>m===n.text),l=o.length-i,c=i>=t.need,h={id:c?"ui-matching":"ui-count",args:{made:i,need:t.need}};if(r){let m=r[1],p=m===null?null:{id:"ui-points",args:{points:m}};return{head:{...h,id:"ui-ghost-fits"},why:p,sign:"link"}}return s.length?{head:{id:"occupied",args:{}},sign:"break"}:l?{head:h,why:{id:"ui-ghost-bad",args:{bad:l}},sign:"break"}:c?a?{head:h,why:{id:"ui-ghost-no",args:{}},sign:"break"}:{head:h}:{head:h,sign:"break"}}function jc(e,t){let{problems:n,asked:o}=t,[s,...i]=new Set(n.map(({id:r,args:l})=>e.say(r,l))),a=o?e.say("ui-nearest",{why:s}):s;return u`${oa(t,u`<div class="status refused" data-say=${n.map(({id:r})=>r).join(" ")}>
      <p>${ia("break")} ${a}</p>
      ${i.length?Hc(e,i):d}
    </div>`)}`}var Hc=(e,t)=>u`<details>
  <summary>${e.say("ui-more-reasons",{count:t.length})}</summary>
  <ul>
    ${t.map(n=>u`<li>${n}</li>`)}
  </ul>
</details>`,Yc={link:"-.3 -.3 .6 .6",break:"-.5 -.5 1 1"},ia=e=>u`<svg class="meets ${e}" viewBox=${Yc[e]} aria-hidden="true">${Le`<path d=${lt[e]} />`}</svg>`;var cn=class{#e=globalThis.speechSynthesis;#n=new AbortController;#t=null;constructor(t){this.#e?.addEventListener("voiceschanged",t,{signal:this.#n.signal})}canRead(t){return this.#i(t)!==void 0}#i(t){let n=(this.#e?.getVoices()??[]).filter(({lang:o,localService:s})=>s&&aa(o)===aa(t));return n.find(({lang:o})=>navigator.languages.includes(o.replace("_","-")))??n[0]}get reads(){return this.#t!==null&&this.#e.speaking}read(t,n){let o=this.#i(n);if(!o)return;this.#e.cancel();let s=new SpeechSynthesisUtterance(t);s.voice=o,s.lang=o.lang,s.rate=.9,s.onend=s.onerror=()=>{this.#t===s&&(this.#t=null)},this.#t=s,this.#e.speak(s)}stop(){this.#t&&this.#e.cancel(),this.#t=null}close(){this.#n.abort(),this.stop()}},aa=e=>e.toLowerCase().split(/[-_]/)[0];function V(e,t){e.state.aloud&&e.reading.read(t,e.words.language)}function un(e,{text:t}){let{language:n}=e.words;if(!e.reading.canRead(n))return d;let o=()=>{let s=!e.reading.reads;e.set({aloud:s}),s?V(e,e.say(t.id,t.args)):e.reading.stop()};return O("speak",{action:"intro-read",words:e.say("ui-intro-read"),press:o,pressed:e.state.aloud})}var dn=[{keys:["T"],id:"ui-key-tip"},{keys:["G"],id:"ui-key-give-up"}],hn={t:e=>{ra(e)},g:e=>la(e)};function mn(e,{tips:{taken:t,of:n}}){let o=Math.max(0,n-t),s=o?e.say("ui-task-tips-left",{left:o}):d,i=e.say("ui-task-tip");return[E("lamp",{action:"tip",words:i,about:s,hand:o?Gc(o):d,press:()=>{ra(e)}}),E("flag",{action:"give-up",words:e.say("ui-task-give-up"),press:()=>la(e)})]}var Gc=e=>u`<span class="badge" aria-hidden="true">${e}</span>`;async function ra(e){let{doing:t,view:n}=e.state;if(t)return;let o={type:"tip",seat:n?.seat},{ok:s}=await re(e,o,e.ask(o)),i=v(e.state.view);if(!s||!i?.tip)return;let a=e.say(i.tip.id,i.tip.args);e.announce(a),V(e,a),e.camera.revealCells(i.marks.flatMap(({kind:r,where:l})=>r==="hint"?Ft(l):[]))}var la=e=>e.question({id:"ui-ask-give-up",args:{}},()=>{Fc(e)});async function Fc(e){let{ok:t}=await e.ask({type:"give-up",seat:e.state.view?.seat});if(!t)return;e.set({...R,refusal:null,notice:null,marked:[],picked:[],edge:null});let n=v(e.state.view)?.said;n&&e.announce(e.say(n.id,n.args))}function pn(e,{step:t,steps:n}){let{host:o}=e,s=t<n,i=()=>{e.ask({type:"next-step",seat:e.state.view?.seat})},a=(r,l,c,h,m)=>E(r,{action:l,words:e.say(c),labelled:!0,primary:m,press:h});return[s?a("next","next-step","ui-go-on",i,!0):d,o.anotherTask?a("again","another-task","ui-task-another",()=>o.anotherTask?.(),!s):d,o.shareTask?a("share","share-task","ui-end-share",()=>o.shareTask?.()):d,o.leaveTask?a("leave","leave-task","ui-task-leave",()=>po(e)):d]}function po(e){e.set({aloud:!1}),e.reading.stop(),e.host.leaveTask?.()}async function Ke(e,t){let{doing:n,view:o}=e.state;if(n)return null;let s={type:"try",seat:o?.seat,answer:t},{verdict:i}=await re(e,s,e.ask(s));return i??null}function Ve(e,{done:t,right:n,why:o=[]}){let s=v(e.state.view)?.said;e.state.settings.sound&&n.length&&pe(t?"won":String(n[0])),e.set({why:o}),ca(e,s?[s,...o]:o)}function fn(e,t){let n=t.flatMap(fo);e.state.settings.sound&&pe("refused"),e.set({missed:t,refusal:{placement:null,problems:n,asked:!1},notice:null}),ca(e,n)}var fo=({said:e,problems:t})=>e?[{...e,cells:[]},...t]:t;function ca(e,t){let n=e.words.sayAll(t);n&&(e.announce(n),V(e,n))}var Uc={id:"ui-mark-marked",args:{}},Wc={id:"ui-mark-aimed",args:{}},Kc={id:"ui-mark-wrong",args:{}},gn={keys:[{keys:["Enter"],id:"ui-key-mark"},{keys:["C"],id:"ui-key-check"}],letters:{c:e=>{ha(e)}},shows:{},marks:Vc,buttons:eu,choose:e=>e.tell({id:`ui-task-how-${e.state.view?.task?.asks??"cells"}`,args:{}}),drop:()=>{}},ua={cells:{...gn,tap:(e,{x:t,y:n})=>go(e,{cell:[t,n]}),enter:e=>go(e,{cell:[e.state.cursor.x,e.state.cursor.y]})},edges:{...gn,keys:[{keys:["E","Shift+E"],id:"ui-key-edge"},...gn.keys],letters:{...gn.letters,e:(e,t)=>Xc(e,t?-1:1)},tap:(e,t,n)=>yo(e,Zc(wo(e.state,t),n)),enter:e=>yo(e,e.state.edge??wo(e.state,e.state.cursor)[0])}};function Vc({marked:e,edge:t,missed:n}){return[...n.map(({answer:s,problems:i})=>({where:Qc(s),kind:"wrong",words:i[0]??Kc})),...e.map(s=>({where:s,kind:"marked",words:Uc})),...t?[{where:t,kind:"aimed",words:Wc}]:[]]}function go(e,t){let{marked:n}=e.state,o=n.filter(i=>G(i)!==G(t)),s=o.length===n.length;e.set({marked:s?[...n,t]:o,missed:[],refusal:null,notice:null}),e.announce(e.say(s?"ui-said-marked":"ui-said-unmarked",{what:da(e,t)}))}function yo(e,t){t?go(e,t):e.tell({id:"ui-said-no-edge",args:{}})}function wo({squares:e},t){let n=e.at(t.x,t.y);return ut(t).flatMap(o=>{let s=e.at(o.x,o.y);if(!n||!s||s.placement===n.placement)return[];let[i,a]=o.x+o.y<t.x+t.y?[o,t]:[t,o];return[{edge:[[i.x,i.y],[a.x,a.y]]}]})}function Zc(e,{x:t,y:n}){let o=({edge:[s,i]})=>Math.hypot((s[0]+i[0]+1)/2-t,(s[1]+i[1]+1)/2-n);return e.toSorted((s,i)=>o(s)-o(i))[0]}function Xc(e,t){let n=wo(e.state,e.state.cursor);if(!n.length){yo(e,void 0);return}let o=n.findIndex(i=>e.state.edge&&G(i)===G(e.state.edge)),s=o<0?t>0?0:n.length-1:(o+t+n.length)%n.length;e.set({edge:n[s]}),e.announce(e.say("ui-said-edge",{n:s+1,count:n.length,what:da(e,n[s])}))}var Jc=e=>Object.values(e)[0],Qc=e=>Array.isArray(e)&&Array.isArray(e[0])?{edge:e}:{cell:e};function da(e,t){return("edge"in t?t.edge:"cell"in t?[t.cell]:[]).map(([o,s])=>kt(e,{x:o,y:s})).join(e.say("ui-between-parts"))}function eu(e){let t=e.state.marked.length>0;return E("yes",{action:"check",words:e.say("ui-check"),labelled:!0,primary:t,press:()=>{ha(e)}})}async function ha(e){let t=await Ke(e,e.state.marked.map(Jc));t&&(e.set({marked:[],edge:null,missed:[],refusal:null}),tu(e,t))}function tu(e,t){t.wrong.length?fn(e,t.wrong):Ve(e,t)}var nu=11,$o={keys:["A"],id:"ui-key-answer"},pa={keys:["1","…","9"],id:"ui-key-option"},yn={keys:[$o],letters:{a:e=>e.focus(".actions .now :is(input, button)")},shows:{},marks:()=>[],choose:e=>e.tell({id:`ui-task-how-${v(e.state.view)?.asks}`,args:{}}),tap:e=>e.set({refusal:null,notice:null}),enter:Fe,drop:()=>{}},ma={...yn,keys:[pa,$o],buttons:e=>ya(e),digit:(e,t)=>ga(e,t,vt)},fa={choice:ma,choices:{...yn,keys:[pa,$o,{keys:["C"],id:"ui-key-check"}],letters:{...yn.letters,c:e=>{vt(e,e.state.picked)}},buttons:e=>[ya(e,!0),su(e)],digit:(e,t)=>ga(e,t,wa)},number:{...yn,buttons:iu},tile:{...ma,shows:{rack:!1}}};function ga(e,t,n){let o=v(e.state.view)?.options[t-1];o&&n(e,o.value)}var bo=(e,t)=>JSON.stringify(e)===JSON.stringify(t);function ya(e,t=!1){let{options:n}=v(e.state.view);return u`<div class="options" role="group" aria-label=${e.say("ui-task-options")}>
    ${n.map((o,s)=>ou(e,o,s+1,t))}
  </div>`}function ou(e,{value:t,words:n,tile:o},s,i){let{picked:a,missed:r}=e.state,l=r.some(({answer:m})=>bo(m,t)),c=he(e,{option:t})||o!==null&&he(e,{tile:o}),h=a.some(m=>bo(m,t));return u`<button
    class="button labelled option ${l?"wrong":""} ${c?"hinted":""}"
    data-option=${JSON.stringify(t)}
    aria-pressed=${i?h?"true":"false":d}
    aria-description=${l?e.say("ui-mark-wrong"):c?e.say("ui-mark-hint"):d}
    @click=${()=>i?wa(e,t):void vt(e,t)}
  >
    <span class="nth">${l?w("close"):s}</span>
    ${i?u`<span class="box">${h?w("yes"):d}</span>`:d}
    ${o?x(o,!1):d}<span class=${o?"unseen":"words"}>${e.say(n.id,n.args)}</span>
  </button>`}function wa(e,t){let{picked:n}=e.state,o=n.filter(s=>!bo(s,t));e.set({picked:o.length===n.length?[...n,t]:o,missed:[],refusal:null,notice:null})}var su=e=>E("yes",{action:"check",words:e.say("ui-check"),labelled:!0,primary:e.state.picked.length>0,press:()=>{vt(e,e.state.picked)}});function iu(e){let{text:t}=v(e.state.view);return u`<form class="number" @submit=${o=>{o.preventDefault();let s=o.target.elements[0];/^-?\d+$/.test(s.value.trim())&&vt(e,Number(s.value)),s.select()}}>
    <input class="field" type="text" inputmode="numeric" maxlength=${nu} autocomplete="off" enterkeyhint="done"
      required aria-label=${e.say(t.id,t.args)} @input=${()=>au(e.state)&&e.repaint()} />
    <button class="button labelled primary" data-action="check">${w("yes")}<span class="words">${e.say("ui-check")}</span></button>
  </form>`}function au(e){let t=e.refusal!==null||e.notice!==null;return Object.assign(e,{refusal:null,notice:null,missed:[]}),t}async function vt(e,t){let{missed:n}=e.state,o=await Ke(e,t);if(o){if(e.set({picked:[],missed:[],refusal:null,notice:null}),!o.wrong.length){Ve(e,o);return}fn(e,o.wrong),Array.isArray(t)||e.set({missed:[...n,...o.wrong]})}}var $a={placements:{keys:[...sn,{keys:["Enter"],id:"ui-key-try"}],letters:{},shows:{holds:!0},marks:()=>[],buttons:e=>[$t(e),co(e,t=>{ko(e,t)})],choose:fe,tap:(e,t)=>ba(e,tn(e.state,t)),enter:e=>{e.state.chosen&&!e.state.ghost&&le(e,e.state.cursor),ba(e,e.state.ghost)},drop:(e,t)=>{ko(e,t)}}};function ba(e,t){t?ko(e,t):e.tell({id:e.state.keyboard?"ui-said-choose-first":"ui-task-how-placements",args:{}})}async function ko(e,t){let{chosen:n,doing:o}=e.state;if(!n||o||ao(e,t))return;let s=await Ke(e,t.text);if(!s)return;let[i]=s.wrong;if(i){let r=fo(i);ro(e,t,{problems:r}),V(e,e.words.sayAll(r));return}let a={ghost:null,put:!1,dragged:null};e.set({...ru(e,n)?a:R,refusal:null,notice:null}),Ve(e,s)}function ru(e,t){let n=v(e.state.view);if(!n||n.done)return!1;let o=n.tiles.find(s=>s.tile===t);return!o||o.found<o.of}var lu={keys:[],letters:{},shows:{rack:!1,holds:!1},marks:({why:e})=>e.flatMap(cu),buttons:(e,t)=>pn(e,v(t)),choose:()=>{},tap:()=>{},enter:Fe,drop:()=>{}};function cu({id:e,args:t,cells:n}){let o={id:e,args:t};return n.length===2?[{where:{edge:[n[0],n[1]]},kind:"break",words:o}]:n.length===1?[{where:{cell:n[0]},kind:"taken",words:o}]:[]}var uu={...ua,...$a,...fa},ka=(e,t)=>{let n=v(t),o=n?.done===!0,s=o?lu:uu[t?.task?.asks??"cells"],i=n&&!o?{keys:dn,letters:hn}:{keys:[],letters:{}};return{shows:{...on(e),fits:!1,holds:!1,rack:hu(t),players:du(t),...s.shows},marks:a=>[...Be(a),...s.marks(a)],line:n?mu:an,buttons:s.buttons,sides:n?o?()=>[]:a=>mn(a,n):Ge,keys:o?[]:[{title:"ui-keys-answering",keys:[...s.keys,...i.keys]}],letters:{...s.letters,...i.letters},choose:s.choose,digit:s.digit,tap:s.tap,enter:s.enter,drop:s.drop}},du=e=>e!==null&&v(e)!==null&&(e.players.length>1||e.task?.kind==="may");function hu(e){let t=v(e);return!t||!(t.asks==="edges"||t.marks.some(({kind:n})=>n==="asked"))}function mu(e,t){let{ghost:n,notice:o}=e.state,{asks:s,said:i,done:a}=v(t);return n?mo(e,t,n):o?{head:o}:a?null:{head:i??{id:`ui-task-how-${s}`,args:{}}}}var pu=/^([RGBYP*]{3})@(-?\d+),(-?\d+)([>v])$/i,fu=/[\p{L}\p{M}*]+|[+-]?\d+|[>→↓]/gu,xa=new RegExp("^\\p{Ideographic}+$","u");function Aa(e,t,n){let o=e.normalize("NFKC").replace(/\u2212/g,"-").trim(),[s,i]=gu(o,t);if(s==="catch")return yu(i,n);if(s==="show"){let c=va(i,t,n);return"choose"in c?we("ui-typed-where"):"act"in c?{act:`show:${c.act}`}:c}let a=wu(o,t);if(a==="undo"||a==="redo")return{step:a};if(a)return{act:a};let r=va(o,t,n);return"choose"in r&&!n.hand.some(({tile:c})=>c===r.choose)?we("ui-typed-not-yours",{tile:r.choose}):r}function va(e,t,n){let o=pu.exec(e);if(o){let[,i,a,r,l]=o;return{act:`${i.toUpperCase()}@${a},${r}${l.toLowerCase()}`}}let s=bu(e,t);return"unclear"in s?s:Au(s,n)}var we=(e,t={})=>({unclear:{id:e,args:t}}),wn=(e,t)=>e.say(`ui-typed-${t}`).split(/\s*,\s*/),Ze=e=>e.toLocaleLowerCase(),Ta=e=>e.toSorted((t,n)=>n.length-t.length);function gu(e,t){for(let n of["catch","show"])for(let o of Ta([n,...wn(t,n)])){let[,s,i]=/^([\s:]*)(.*)$/.exec(e.slice(o.length))??[],a=s!==""||xa.test(o);if(Ze(e.slice(0,o.length))===o&&a&&i)return[n,i]}return[null,e]}function yu(e,t){let n=t.players.findIndex(o=>Ze(me(o.name))===Ze(me(e)));return n>=0?{act:`catch:${n}`}:/^\d+$/.test(e)?{act:`catch:${e}`}:we("ui-typed-nobody",{name:e})}function wu(e,t){let n=Ze(e).replace(/[\s.!。]+$/,"").replace(/\s+/g," ");return["draw","pass","call","undo","redo"].find(s=>s===n||wn(t,s).includes(n))}function bu(e,t){let n="",o=null,s=[],i=Oa(t),a=(l,c)=>wn(t,l).includes(c);for(let l of $u(Ze(e),t).match(fu)??[]){let c=vu(l,i);if(c&&n.length<3)n+=c;else if(/\d/.test(l))s.push(Number(l));else if([">","→"].includes(l)||a("across",l))o=!1;else if(["v","↓"].includes(l)||a("down",l))o=!0;else if(a("column",l))s.push("x");else if(a("row",l))s.push("y");else{if(a("filler",l))continue;if(c)n+=c;else return we("ui-typed-unknown",{word:l})}}let r=ku(s);return r?n.length!==3?we("ui-typed-three",{count:n.length}):r.x===null!=(r.y===null)?we("ui-typed-where"):{letters:n,...r,down:o}:we("ui-typed-where")}function $u(e,t){let n=["across","down","column","row","filler"].flatMap(s=>wn(t,s)),o=[...Oa(t).map(({name:s})=>s),...n].filter(s=>xa.test(s));return o.length?e.replace(new RegExp(Ta(o).join("|"),"gu")," $& "):e}function ku(e){let t={x:null,y:null},n=null;for(let o of typeof e.at(-1)=="string"?e.toReversed():e)if(typeof o=="string")n=o;else{let s=n??(t.x===null?"x":"y");if(t[s]!==null)return null;t[s]=o,n=null}return t}function Oa(e){let t=e.say("ui-typed-colours").split(";");return[..."RGBYP*"].flatMap((n,o)=>[{letter:n,name:Ze(e.colours(n)),short:!0},...t[o].split(",").map(s=>({letter:n,name:s.trim(),short:!1}))])}function vu(e,t){let n="";for(let o=0;o<e.length;){let s=e.length-o,i;for(;s>0&&!i;)i=xu(e.slice(o,o+s),t),i||(s-=1);if(!i)return null;n+=i,o+=s}return n}function xu(e,t){if(e==="*")return e;let n=t.find(({name:s})=>s===e),o=t.filter(({name:s,short:i})=>i&&s.startsWith(e));return n?.letter??(o.length===1?o[0].letter:void 0)}function Au({letters:e,x:t,y:n,down:o},s){let i=ae(e);if(t===null||n===null)return{choose:i};let a=(s.hand.find(l=>l.tile===i)?.legal??[]).map(([l])=>$(l)).filter(l=>l.x===t&&l.y===n&&(o===null||l.down===o));return o===null&&a.length!==1?we("ui-typed-which-way",{tile:i}):{act:(a.find(({reading:l})=>l===e)??a[0])?.text??Un(e,t,n,o===!0).text}}var Tu=10,bn=e=>e.set({panel:"typed",draft:{...e.state.draft,at:-1,wrong:""}});function Ea(e,t){let{draft:n}=e.state,o=a=>e.set({draft:{...e.state.draft,...a}});return u`<form class="typing" autocomplete="off" @submit=${a=>{a.preventDefault();let r=String(new FormData(a.target).get("move")).trim(),l=e.state.draft.typed.filter(c=>c!==r);o({typed:r?[r,...l].slice(0,Tu):l,at:-1}),Ou(e,r).then(c=>c===null?t():o({wrong:c}))}}>
      <input
        class="field"
        name="move"
        type="text"
        autofocus
        autocapitalize="off"
        spellcheck="false"
        enterkeyhint="go"
        aria-labelledby="dialog-label"
        aria-describedby="typed-how"
        @keydown=${a=>{let r={ArrowUp:1,ArrowDown:-1}[a.key];if(!r)return;a.preventDefault();let{typed:l,at:c}=e.state.draft,h=Math.max(-1,Math.min(l.length-1,c+r));o({at:h}),a.target.value=l[h]??""}}
        @input=${()=>n.wrong&&o({wrong:""})}
      />
      <button class="button primary" data-action="type">${e.say("ui-typed-do")}</button>
    </form>
    <p class="wrong" role="alert">${n.wrong}</p>
    <div class="quiet typed-how" id="typed-how">${Mu(e)}</div>`}async function Ou(e,t){let{view:n}=e.state;if(!t||!n)return e.say("ui-typed-nothing");let o=Aa(t,e.words,n);return"unclear"in o?e.words.sayAll([o.unclear]):"step"in o?(o.step==="undo"?n.can_undo:n.can_redo)?Ma(e,await U(e,o.step)):e.say(`nothing-to-${o.step}`):"choose"in o?M(e.state)?(e.state.chosen!==o.choose&&fe(e,o.choose),null):e.words.sayAll([n.say]):Ma(e,await B(e,o.act))}var Ma=(e,t)=>!t||t.ok?null:e.words.sayAll(t.problems??[]);function Mu(e){let t=e.state.view,n=[...t.hand.map(({tile:o})=>o),...t.board.map(o=>o.slice(0,3))];return u`<p>${e.say("ui-typed-how")}</p>
    <ul>
      <li>${e.say("ui-typed-example-lay",{tile:n[0],x:2,y:1})}</li>
      <li>${e.say("ui-typed-example-choose",{tile:n[1]??n[0]})}</li>
    </ul>`}var $n=3;function Sa(e,{x:t,y:n}){let{cursor:o}=e.state;(o.x!==t||o.y!==n)&&e.set({cursor:{x:t,y:n},edge:null})}function kn(e,{x:t,y:n}){let{box:o}=e.state.squares,s={x:Math.min(o.right+$n,Math.max(o.left-$n,t)),y:Math.min(o.bottom+$n,Math.max(o.top-$n,n))};e.set({cursor:s,put:!1,edge:null}),le(e,s),e.camera.reveal(s),e.paint(),e.focus('.cell[tabindex="0"]')}function _a(e,t){let{state:n}=e,{view:o}=n;if(!M(n)||!o)return;if(n.settings.help==="none"){e.announce(e.say("ui-help-is-off"));return}let i=(n.chosen?[n.chosen]:F(n).map(({tile:c})=>c)).flatMap(c=>(N(o,c)??[]).map(([h])=>({tile:c,placement:$(h)})));if(!i.length){e.announce(e.say("ui-said-no-spot"));return}let a=i.findIndex(({placement:c})=>c.text===n.ghost?.text),r=i[a<0?t>0?0:i.length-1:(a+t+i.length)%i.length];n.chosen!==r.tile&&fe(e,r.tile),e.set({turns:dt(r.tile,r.placement),put:!1}),kn(e,{x:r.placement.x,y:r.placement.y}),e.set({ghost:r.placement});let l={n:i.indexOf(r)+1,count:i.length};e.announce(e.say("ui-said-spot",{placed:Y(e,r.placement),...l}))}var vo=[{title:"ui-keys-laying",keys:[{keys:["1","…","9"],id:"ui-key-choose"},{keys:["R","Shift+R"],id:"ui-key-turn"},{keys:["N","Shift+N"],id:"ui-key-spots"},{keys:["Enter"],id:"ui-key-lay"},{keys:["Esc"],id:"ui-key-back"},{keys:["F"],id:"ui-key-fits"},{keys:["M"],id:"ui-key-miss"},{keys:["T"],id:"ui-key-typed"}]},{title:"ui-keys-turn",keys:[{keys:["D"],id:"ui-key-draw",shows:"players"},{keys:["P"],id:"ui-key-pass",shows:"players"},{keys:["C"],id:"ui-key-call",shows:"players"},{keys:["X"],id:"ui-key-catch",shows:"players"},{keys:["S"],id:"ui-key-show",shows:"players"},{keys:["G"],id:"ui-key-go-on",shows:"players"},{keys:["U","Shift+U"],id:"ui-key-undo"}]}],xo={n:(e,t)=>_a(e,t?-1:1),m:e=>e.state.chosen&&void nn(e,e.state.chosen),t:e=>bn(e),d:e=>xt(e,"draw"),p:e=>xt(e,"pass"),c:e=>xt(e,"call"),x:e=>xt(e,"catch:"),s:e=>xt(e,"show:"),g:e=>e.state.waits?e.flow.goOn():e.flow.skip(),u:(e,t)=>{U(e,t?"redo":"undo")},f:e=>Qi(e)};function Ca(e,t){let n=v(t);return t&&n?Eu(e,t,n):Ao(e,t)}var Ao=(e,t)=>({shows:To(e,t?.task??null),marks:n=>[...Ci(n),...Be(n)],line:ho,buttons:lo,sides:Ge,keys:vo,letters:xo,choose:fe,tap:Su,enter:_u,drop:(n,o)=>{Ye(n,o)}}),Na=(e,t)=>({...Ao(e,t),shows:{...To(e,null),players:!1,log:!1,replay:!1,seats:!1,resign:!1}});function To({seated:e=!1,locked:t=!1},n){let o=!n;return{players:!0,log:o,replay:o,typed:!0,seats:!t&&!e,handsOn:!e,resign:!0,end:o,others:!e,tips:o,fits:!0,holds:!0,rack:!0,help:!t,zoom:o}}function Eu(e,t,n){let o=Ao(e,null),{done:s}=n,i=t.players.length>1||t.bag>0,[a,r]=vo,l={...a,keys:[...a.keys.filter(({id:c})=>c!=="ui-key-typed"),...dn]};return{...o,shows:{...To(e,n),players:i,seats:!1,resign:!1,zoom:!0},line:(c,h)=>s?null:n.said?{head:n.said}:ho(c,h),buttons:(c,h)=>s?pn(c,n):[lo(c,h),mn(c,n)],keys:s?vo:[l,r],letters:s?xo:{...xo,...hn}}}function Su(e,t){let{state:n}=e;if(!n.chosen||!M(n)){n.refusal&&e.set({refusal:null});return}let o=tn(n,t);o&&Ye(e,o)}function _u(e){let{state:t}=e;if(!t.chosen){e.announce(e.say("ui-said-choose-first"));return}t.ghost||le(e,t.cursor),t.ghost&&Ye(e,t.ghost)}function xt(e,t){let{view:n}=e.state,o=n?.turn.actions.find(([s,i])=>s===n.seat&&i.startsWith(t));o?B(e,o[1]):e.announce(e.say("ui-said-not-now"))}var Cu={play:Ca,study:Na,mark:ka,edit:Ji},vn=(e,t)=>Cu[e.mode??(t?.task?.asks?"mark":"play")](e,t);var te=class{constructor(t){this.value=t}valueOf(){return this.value}},A=class extends te{constructor(t="???"){super(t)}toString(t){return`{${this.value}}`}},L=class extends te{constructor(t,n={}){super(t),this.opts=n}toString(t){if(t)try{return t.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(n){t.reportError(n)}return this.value.toString(10)}},ne=class e extends te{static supportsValue(t){if(typeof t=="number"||t instanceof Date)return!0;if(t instanceof te)return e.supportsValue(t.valueOf());if("Temporal"in globalThis){let n=globalThis.Temporal;if(t instanceof n.Instant||t instanceof n.PlainDateTime||t instanceof n.PlainDate||t instanceof n.PlainMonthDay||t instanceof n.PlainTime||t instanceof n.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof te&&(t=t.valueOf()),typeof t=="object"&&"calendarId"in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](t){return t==="string"?this.toString():this.toNumber()}toNumber(){let t=this.value;if(typeof t=="number")return t;if(t instanceof Date)return t.getTime();if("epochMilliseconds"in t)return t.epochMilliseconds;if("toZonedDateTime"in t)return t.toZonedDateTime("UTC").epochMilliseconds;throw new TypeError("Unwrapping a non-number value as a number")}toString(t){if(t)try{return t.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(n){t.reportError(n)}return typeof this.value=="number"||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}};var La=100,Nu="⁨",Lu="⁩";function Pu(e,t,n){if(n===t||n instanceof L&&t instanceof L&&n.value===t.value)return!0;if(t instanceof L&&typeof n=="string"){let o=e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value);if(n===o)return!0}return!1}function Pa(e,t,n){return t[n]?Xe(e,t[n].value):(e.reportError(new RangeError("No default")),new A)}function Oo(e,t){let n=[],o=Object.create(null);for(let s of t)s.type==="narg"?o[s.name]=At(e,s.value):n.push(At(e,s));return{positional:n,named:o}}function At(e,t){switch(t.type){case"str":return t.value;case"num":return new L(t.value,{minimumFractionDigits:t.precision});case"var":return Iu(e,t);case"mesg":return Ru(e,t);case"term":return qu(e,t);case"func":return zu(e,t);case"select":return Bu(e,t);default:return new A}}function Iu(e,{name:t}){let n;if(e.params)if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new A(`$${t}`);else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(new ReferenceError(`Unknown variable: $${t}`)),new A(`$${t}`);if(n instanceof te)return n;switch(typeof n){case"string":return n;case"number":return new L(n);case"object":if(ne.supportsValue(n))return new ne(n);default:return e.reportError(new TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new A(`$${t}`)}}function Ru(e,{name:t,attr:n}){let o=e.bundle._messages.get(t);if(!o)return e.reportError(new ReferenceError(`Unknown message: ${t}`)),new A(t);if(n){let s=o.attributes[n];return s?Xe(e,s):(e.reportError(new ReferenceError(`Unknown attribute: ${n}`)),new A(`${t}.${n}`))}return o.value?Xe(e,o.value):(e.reportError(new ReferenceError(`No value: ${t}`)),new A(t))}function qu(e,{name:t,attr:n,args:o}){let s=`-${t}`,i=e.bundle._terms.get(s);if(!i)return e.reportError(new ReferenceError(`Unknown term: ${s}`)),new A(s);if(n){let r=i.attributes[n];if(r){e.params=Oo(e,o).named;let l=Xe(e,r);return e.params=null,l}return e.reportError(new ReferenceError(`Unknown attribute: ${n}`)),new A(`${s}.${n}`)}e.params=Oo(e,o).named;let a=Xe(e,i.value);return e.params=null,a}function zu(e,{name:t,args:n}){let o=e.bundle._functions[t];if(!o)return e.reportError(new ReferenceError(`Unknown function: ${t}()`)),new A(`${t}()`);if(typeof o!="function")return e.reportError(new TypeError(`Function ${t}() is not callable`)),new A(`${t}()`);try{let s=Oo(e,n);return o(s.positional,s.named)}catch(s){return e.reportError(s),new A(`${t}()`)}}function Bu(e,{selector:t,variants:n,star:o}){let s=At(e,t);if(s instanceof A)return Pa(e,n,o);for(let i of n){let a=At(e,i.key);if(Pu(e,s,a))return Xe(e,i.value)}return Pa(e,n,o)}function Mo(e,t){if(e.dirty.has(t))return e.reportError(new RangeError("Cyclic reference")),new A;e.dirty.add(t);let n=[],o=e.bundle._useIsolating&&t.length>1;for(let s of t){if(typeof s=="string"){n.push(e.bundle._transform(s));continue}if(e.placeables++,e.placeables>La)throw e.dirty.delete(t),new RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${La}`);o&&n.push(Nu),n.push(At(e,s).toString(e)),o&&n.push(Lu)}return e.dirty.delete(t),n.join("")}function Xe(e,t){return typeof t=="string"?e.bundle._transform(t):Mo(e,t)}var xn=class{constructor(t,n,o){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=t,this.errors=n,this.args=o}reportError(t){if(!this.errors||!(t instanceof Error))throw t;this.errors.push(t)}memoizeIntlObject(t,n){let o=this.bundle._intls.get(t);o||(o={},this.bundle._intls.set(t,o));let s=JSON.stringify(n);return o[s]||(o[s]=new t(this.bundle.locales,n)),o[s]}};function Eo(e,t){let n=Object.create(null);for(let[o,s]of Object.entries(e))t.includes(o)&&(n[o]=s.valueOf());return n}var Ia=["unitDisplay","currencyDisplay","useGrouping","minimumIntegerDigits","minimumFractionDigits","maximumFractionDigits","minimumSignificantDigits","maximumSignificantDigits"];function Ra(e,t){let n=e[0];if(n instanceof A)return new A(`NUMBER(${n.valueOf()})`);if(n instanceof L)return new L(n.valueOf(),{...n.opts,...Eo(t,Ia)});if(n instanceof ne)return new L(n.toNumber(),{...Eo(t,Ia)});throw new TypeError("Invalid argument to NUMBER")}var Du=["dateStyle","timeStyle","fractionalSecondDigits","dayPeriod","hour12","weekday","era","year","month","day","hour","minute","second","timeZoneName"];function qa(e,t){let n=e[0];if(n instanceof A)return new A(`DATETIME(${n.valueOf()})`);if(n instanceof ne||n instanceof L)return new ne(n,Eo(t,Du));throw new TypeError("Invalid argument to DATETIME")}var za=new Map;function Ba(e){let t=Array.isArray(e)?e.join(" "):e,n=za.get(t);return n===void 0&&(n=new Map,za.set(t,n)),n}var Tt=class{constructor(t,{functions:n,useIsolating:o=!0,transform:s=i=>i}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(t)?t:[t],this._functions={NUMBER:Ra,DATETIME:qa,...n},this._useIsolating=o,this._transform=s,this._intls=Ba(t)}hasMessage(t){return this._messages.has(t)}getMessage(t){return this._messages.get(t)}addResource(t,{allowOverrides:n=!1}={}){let o=[];for(let s=0;s<t.body.length;s++){let i=t.body[s];if(i.id.startsWith("-")){if(n===!1&&this._terms.has(i.id)){o.push(new Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(n===!1&&this._messages.has(i.id)){o.push(new Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return o}formatPattern(t,n=null,o=null){if(typeof t=="string")return this._transform(t);let s=new xn(this,o,n);try{return Mo(s,t).toString(s)}catch(i){if(s.errors&&i instanceof Error)return s.errors.push(i),new A().toString(s);throw i}}};var So=/^(-?[a-zA-Z][\w-]*) *= */gm,Da=/\.([a-zA-Z][\w-]*) *= */y,ju=/\*?\[/y,_o=/(-?[0-9]+(?:\.([0-9]+))?)/y,Hu=/([a-zA-Z][\w-]*)/y,ja=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,Yu=/^[A-Z][A-Z0-9_-]*$/,An=/([^{}\n\r]+)/y,Gu=/([^\\"\n\r]*)/y,Ha=/\\([\\"])/y,Ya=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,Fu=/^\n+/,Ga=/ +$/,Uu=/ *\r?\n/g,Wu=/( *)$/,Ku=/{\s*/y,Fa=/\s*}/y,Vu=/\[\s*/y,Zu=/\s*] */y,Xu=/\s*\(\s*/y,Ju=/\s*->\s*/y,Qu=/\s*:\s*/y,ed=/\s*,?\s*/y,td=/\s+/y,Je=class{constructor(t){this.body=[],So.lastIndex=0;let n=0;for(;;){let f=So.exec(t);if(f===null)break;n=So.lastIndex;try{this.body.push(l(f[1]))}catch(y){if(y instanceof SyntaxError)continue;throw y}}function o(f){return f.lastIndex=n,f.test(t)}function s(f,y){if(t[n]===f)return n++,!0;if(y)throw new y(`Expected ${f}`);return!1}function i(f,y){if(o(f))return n=f.lastIndex,!0;if(y)throw new y(`Expected ${f.toString()}`);return!1}function a(f){f.lastIndex=n;let y=f.exec(t);if(y===null)throw new SyntaxError(`Expected ${f.toString()}`);return n=f.lastIndex,y}function r(f){return a(f)[1]}function l(f){let y=h(),T=c();if(y===null&&Object.keys(T).length===0)throw new SyntaxError("Expected message value or attributes");return{id:f,value:y,attributes:T}}function c(){let f=Object.create(null);for(;o(Da);){let y=r(Da),T=h();if(T===null)throw new SyntaxError("Expected attribute value");f[y]=T}return f}function h(){let f;if(o(An)&&(f=r(An)),t[n]==="{"||t[n]==="}")return m(f?[f]:[],1/0);let y=ss();return y?f?m([f,y],y.length):(y.value=qn(y.value,Fu),m([y],y.length)):f?qn(f,Ga):null}function m(f=[],y){for(;;){if(o(An)){f.push(r(An));continue}if(t[n]==="{"){f.push(p());continue}if(t[n]==="}")throw new SyntaxError("Unbalanced closing brace");let X=ss();if(X){f.push(X),y=Math.min(y,X.length);continue}break}let T=f.length-1,ke=f[T];typeof ke=="string"&&(f[T]=qn(ke,Ga));let nt=[];for(let X of f)X instanceof Tn&&(X=X.value.slice(0,X.value.length-y)),X&&nt.push(X);return nt}function p(){i(Ku,SyntaxError);let f=g();if(i(Fa))return f;if(i(Ju)){let y=oe();return i(Fa,SyntaxError),{type:"select",selector:f,...y}}throw new SyntaxError("Unclosed placeable")}function g(){if(t[n]==="{")return p();if(o(ja)){let[,f,y,T=null]=a(ja);if(f==="$")return{type:"var",name:y};if(i(Xu)){let ke=b();if(f==="-")return{type:"term",name:y,attr:T,args:ke};if(Yu.test(y))return{type:"func",name:y,args:ke};throw new SyntaxError("Function names must be all upper-case")}return f==="-"?{type:"term",name:y,attr:T,args:[]}:{type:"mesg",name:y,attr:T}}return ns()}function b(){let f=[];for(;;){switch(t[n]){case")":return n++,f;case void 0:throw new SyntaxError("Unclosed argument list")}f.push(_()),i(ed)}}function _(){let f=g();return f.type!=="mesg"?f:i(Qu)?{type:"narg",name:f.name,value:ns()}:f}function oe(){let f=[],y=0,T;for(;o(ju);){s("*")&&(T=y);let ke=_t(),nt=h();if(nt===null)throw new SyntaxError("Expected variant value");f[y++]={key:ke,value:nt}}if(y===0)return null;if(T===void 0)throw new SyntaxError("Expected default variant");return{variants:f,star:T}}function _t(){i(Vu,SyntaxError);let f;return o(_o)?f=os():f={type:"str",value:r(Hu)},i(Zu,SyntaxError),f}function ns(){if(o(_o))return os();if(t[n]==='"')return Kr();throw new SyntaxError("Invalid expression")}function os(){let[,f,y=""]=a(_o),T=y.length;return{type:"num",value:parseFloat(f),precision:T}}function Kr(){s('"',SyntaxError);let f="";for(;;){if(f+=r(Gu),t[n]==="\\"){f+=Vr();continue}if(s('"'))return{type:"str",value:f};throw new SyntaxError("Unclosed string literal")}}function Vr(){if(o(Ha))return r(Ha);if(o(Ya)){let[,f,y]=a(Ya),T=parseInt(f||y,16);return T<=55295||57344<=T?String.fromCodePoint(T):"�"}throw new SyntaxError("Unknown escape sequence")}function ss(){let f=n;switch(i(td),t[n]){case".":case"[":case"*":case"}":case void 0:return!1;case"{":return is(t.slice(f,n))}return t[n-1]===" "?is(t.slice(f,n)):!1}function qn(f,y){return f.replace(y,"")}function is(f){let y=f.replace(Uu,`
`),T=Wu.exec(f)[1].length;return new Tn(y,T)}}},Tn=class{constructor(t,n){this.value=t,this.length=n}};var Co=`not-a-tile = { $text } isn’t a tile.
unknown-colour = { $text } isn’t a tile: there is no colour { $square }.
no-such-chameleon = There is no chameleon { $text } in the box.
not-a-placement = { $text } doesn’t say where a tile goes.
too-far = { $text } is too far away from all the tiles.
not-a-board = { $text } isn’t a table with tiles on it.
not-an-action = { $text } isn’t a move.
not-a-cell = { $text } isn’t a cell of the table.
occupied = There is already a tile here.
not-touching = It has to touch the other tiles.
too-few-contacts =
    { $made ->
        [0] It doesn’t touch anything here.
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
chameleon-across = A chameleon lies crosswise: its middle touches the end of a tile.
centre-to-centre = Two chameleons may not touch middle to middle.
nothing-to-lift = There is no tile to pick up.
game-over = The game is over.
not-your-turn = It’s not your turn yet.
no-such-seat = This player isn’t at the table.
not-in-hand = You don’t have this tile: { $tile }.
chameleon-last = A chameleon can’t be your last tile: draw one from the bag.
must-play = One of your tiles fits: lay it.
must-draw = Nothing fits: draw a tile from the bag.
must-lay-drawn = Now you can lay only the tile you just drew: { $tile }.
tile-fits = This one fits somewhere: { $tile }.
bag-empty = The bag is empty.
draw-limit =
    { $limit ->
        [one] You have drawn your tile for this turn.
       *[other] You have drawn all { $limit } tiles for this turn.
    }
nothing-to-call = You say “Chromino” right after you lay your second-last tile.
nothing-to-catch = This player hasn’t forgotten anything.
catch-yourself = You can’t catch yourself.
nothing-to-show = Nobody has missed a spot.
show-yourself = You can’t point out your own mistake.
show-other-tile = It’s about another tile: { $tile }.
nothing-to-undo = There is nothing to undo.
nothing-to-redo = There is nothing to redo.
already-resigned = { $name } gave up already.
not-rules = The game can’t start, because these aren’t rules. Please choose an edition ({ $value }).
unknown-edition = This edition isn’t known here. Please choose another ({ $edition }; known: { $known }).
rule-unknown = The game can’t start, because one of its rules isn’t known here. Please check how it is spelt ({ $field }; known: { $known }).
rule-missing = The game can’t start, because one of its rules is missing. Please choose an edition instead ({ $field }).
rule-choice = The game can’t start, because one of its rules doesn’t make sense. Please choose something else for it ({ $field }: { $value }; possible: { $known }).
rule-number = The game can’t start, because a number in its rules is too small or too large. Please choose one from { $least } to { $most } ({ $field }: { $value }).
players-range = At least { $least } players, but no more than { $most }? That can’t work. Please change one of the two.
calls-end-turn = When you have to say “Chromino”, drawing a tile ends your turn.
voluntary-draw-ends-turn = If you may draw when a tile fits, drawing ends your turn.
draw-limit-one = If drawing ends your turn, you draw only one tile.
dominoes-need-one-contact = As with dominoes, one contact is enough.
no-chameleon-to-start = There is no chameleon in this box to start with.
draw-off-needs-tricolour = To draw for who starts, the first tile has to have three colours.
too-many-tiles =
    { $players ->
        [one] A hand of { $hand } and a first tile are too many: the box has only { $box } tiles.
       *[other] { $players } hands of { $hand } and a first tile are too many: the box has only { $box } tiles.
    }
min-contacts-range = A tile needs one contact or two, not { $value }.
unknown-geometry = Tiles are laid freely or like dominoes. There is no other way ({ $value }).
player-count =
    { $players ->
        [one] One player is too few: this edition is for { $least } to { $most }.
       *[other] This edition is for { $least } to { $most } players, not for { $players }.
    }
players-list = The game can’t start, because it needs a list of players ({ $value }).
player-name = This isn’t a name for a player: { $value }. A name has up to { $most } letters.
player-name-control = There is something in this name that can’t be shown. Please type it again ({ $value }).
seed-range = { $value } can’t be a game number. Please choose a number from 0 to { $most }.
record-too-large = This is too big to be a saved game: it has more than { $most } bytes.
record-not-text = This isn’t a saved game.
record-not-json = This isn’t a saved game, or it is damaged (line { $line }, column { $column }).
record-too-deep = This isn’t a saved game, or it is damaged (too many levels).
record-number = This saved game is damaged. Please try another copy, if you have one (impossible number: { $value }).
record-object = This saved game is damaged. Please try another copy, if you have one ({ $at }: { $value } isn’t an object).
record-list = This saved game is damaged. Please try another copy, if you have one ({ $at }: { $value } isn’t a list).
record-too-long = This saved game is damaged. Please try another copy, if you have one ({ $at }: more than { $most } entries).
record-missing = This saved game is damaged. Please try another copy, if you have one ({ $at }: { $key } is missing).
record-unknown = This saved game is damaged. Please try another copy, if you have one ({ $key } doesn’t belong in { $at }).
record-key-twice = This saved game is damaged. Please try another copy, if you have one ({ $key } is there twice).
record-integer = This saved game is damaged. Please try another copy, if you have one ({ $at }: { $value } isn’t a number from { $least } to { $most }).
record-format = This isn’t a kind of saved game that we know. Perhaps it comes from a newer version: please reload the page, or update the program ({ $value }; known: { $known }).
record-at = This saved game is damaged. Please try another copy, if you have one ({ $at }).
record-value = This saved game is damaged. Please try another copy, if you have one ({ $value } doesn’t belong in { $at }).
record-start = This saved game is damaged. Please try another copy, if you have one (the first tile can’t be { $value }).
record-hand-size =
    This saved game is damaged. Please try another copy, if you have one ({ $at }: { $count ->
        [one] one tile
       *[other] { $count } tiles
    } instead of { $size }).
record-seats =
    This saved game is damaged. Please try another copy, if you have one ({ $at }: { $count ->
        [one] one entry
       *[other] { $count } entries
    } for { $players ->
        [one] one player
       *[other] { $players } players
    }).
record-duplicate = This saved game is damaged. Please try another copy, if you have one (there twice: { $tile }).
record-not-in-box = This saved game is damaged. Please try another copy, if you have one (not in the box: { $tile }).
record-bag = This saved game is damaged. Please try another copy, if you have one ({ $at }: some tiles are missing).
record-first = This saved game is damaged. Please try another copy, if you have one ({ $at }: another player has to start).
record-action = This saved game is damaged. Please try another copy, if you have one ({ $at }: { $value } isn’t a move).
record-after-end = This saved game is damaged. Please try another copy, if you have one ({ $at }: the game is already over).
record-result = This saved game is damaged. Please try another copy, if you have one (the result is { $value }, but should be { $expected }).
record-drawn = This saved game is damaged. Please try another copy, if you have one ({ $at }: { $value } isn’t in the hand).
record-scores = This saved game is damaged. Please try another copy, if you have one ({ $at }: the points are wrong, { $value }).
record-over = Nobody can move here. Please choose a game that isn’t over ({ $at }).
record-empty-board = There is no tile on the table.
record-not-enough = There are more tiles here than in the box.
record-state = This saved game is damaged. Please try another copy, if you have one ({ $at } can’t be { $value }).
link-alphabet = This link is damaged. Please ask for it again.
link-version = This link comes from another version of Chromino. Please reload the page, or ask for a new link.
link-damaged = This link is damaged, or part of it is missing. Please ask for it again.
link-too-large = This link is too long. Please ask for a new one.
command-object = That didn’t work: the game couldn’t make sense of it. Please try again ({ $value }).
command-unknown = That didn’t work: the game doesn’t know how to do it. Please reload, and try again ({ $value }).
command-field = That didn’t work: part of it made no sense. Please try again ({ $field }: { $value }).
stale = Something has just changed. Look again!
no-game = There is no game yet.
no-such-ply = There is no such moment in this game.
hands-hidden = Hands stay hidden until the game is over.
no-hint = There is nothing to do right now.
no-bot = It’s not a bot’s turn.
nobody-thinks = No bot is thinking.
not-a-bot = This isn’t a bot, so it can’t play. Please choose another ({ $value }).
bot-nonsense = The bot tried something that isn’t allowed. Please let somebody else play for it ({ $value }).
bot-failed = { $name } got muddled and can’t go on. Please let somebody else play ({ $error }).
unknown-kind = There is no such kind of player here. Please choose another ({ $value }; known: { $known }).
not-your-seat = This isn’t your seat.
only-for-hosts = Only whoever is hosting the game can do this.
internal-error = Something went wrong inside the game. Please try again, or start a new game ({ $error }).
not-a-conundrum = This isn’t a conundrum. Perhaps part of it is missing ({ $value }).
conundrum-impossible = This can’t be a conundrum, because something is wrong with its tiles.
conundrum-empty = A conundrum needs at least one tile on the table.
conundrum-tiles = A conundrum asks about one tile or two. Please choose them ({ $value }).
conundrum-tile-twice = This tile is there twice, but the box has only one: { $tile }.
conundrum-no-place = This tile doesn’t fit anywhere, so there is nothing to find: { $tile }.
conundrum-places = A conundrum has { $least } to { $most } spots to find. { $count ->
        [one] Here there would be only one.
       *[other] Here there would be { $count }.
    }
conundrum-too-large = This table is too large for a conundrum: it needs { $columns } columns and { $rows } rows, and { $most } of each is the most.
conundrum-grade = There is no such grade. Please choose one from 1 to 5 ({ $value }).
conundrum-number = There is no such conundrum. Please choose a number from { $least } to { $most } ({ $value }).
conundrum-date = There is no conundrum for this day. Please choose a day from { $first } to { $last } ({ $value }).
conundrum-link = There is no conundrum in this link. Please ask for it again.
conundrum-reference = That didn’t work: it isn’t clear which conundrum is meant. Please try again ({ $value }).
task-field = This question can’t be asked, because part of it makes no sense ({ $at }: { $value }).
task-missing = This question can’t be asked, because part of it is missing ({ $at }: { $key }).
task-unknown = This question can’t be asked, because part of it isn’t known here ({ $at }: { $key }).
task-too-large = This question can’t be asked, because it is too large ({ $at }).
task-kind = We don’t know this kind of question. Perhaps it comes from a newer version: please reload the page, or update the program ({ $value }; known: { $known }).
task-position = This question can’t be asked, because its table can’t be.
task-tile-twice = This question names a tile twice: { $tile }.
task-not-in-box = This question is about a tile that isn’t in the box: { $tile }.
task-on-table = This question is about a tile that is already on the table: { $tile }.
task-option-twice = This question has the same answer to choose twice ({ $at }).
task-slot-taken = This question is about a spot where there is already a tile.
task-not-legal = This question is about a tile that may not lie there.
task-no-answer = This question has no right answer.
task-no-wrong-edge = This question has no right answer, because no edge of the tile is wrong.
task-no-scoring = This question is about points, but by these rules nobody scores any.
task-unknown-tile = This question needs to know every tile that counts for it ({ $at }).
task-not-alone = This question is for one player alone.
task-cannot-empty = This question has no right answer, because the last tile can’t be laid.
task-too-hard = This question is too hard for us. Please give fewer tiles.
task-answer = This can’t be an answer. Please try again ({ $value }).
task-answers = These are too many answers at once: { $most } is the most.
task-tip = There is no such hint. Hints go from 1 to { $most }.
lesson-unread = This isn’t a lesson, or it is damaged.
lesson-format = We don’t know this kind of lesson. Perhaps it comes from a newer version: please reload the page, or update the program ({ $value }; known: { $known }).
lesson-step = Step { $number } of this lesson can’t be asked.
why-draw =
    { $count ->
        [one] Your tile doesn’t fit anywhere: draw one from the bag.
       *[other] None of your { $count } tiles fits: draw one from the bag.
    }
why-draw-chameleon = A chameleon can’t be your last tile: draw one from the bag.
why-draw-on = It doesn’t fit: { $tile }. Draw another one.
why-draw-again =
    It doesn’t fit: { $tile }. { $left ->
        [one] You may draw one more.
       *[other] You may draw { $left } more.
    }
why-draw-instead = One of your tiles fits, but you may also draw one from the bag.
why-pass =
    { $count ->
        [one] Your tile doesn’t fit anywhere, and the bag is empty.
       *[other] None of your { $count } tiles fits, and the bag is empty.
    }
why-pass-chameleon = A chameleon can’t be your last tile, and the bag is empty.
why-pass-drawn = It doesn’t fit: { $tile }. Keep it for later.
why-call = One tile left: say it!
why-catch =
    { $you ->
        [does] One tile left, and you didn’t say it!
       *[no] One tile left, and { $name } didn’t say it!
    }
why-show = { $name } drew a tile, but the last one fits. Show where!
say-lay = Your turn: lay a tile.
say-lay-drawn = It fits: { $tile }. Lay it!
say-turn =
    { $you ->
        [does] It’s your turn.
       *[no] It’s { $name }’s turn.
    }
say-thinking =
    { $you ->
        [does] You are thinking…
       *[no] { $name } is thinking…
    }
say-undone =
    { $plies ->
        [one] Undone.
       *[other] { $plies } steps undone.
    }{ $draws ->
        [0] { "" }
        [one] { " " }One tile is back in the bag.
       *[other] { " " }{ $draws } tiles are back in the bag.
    }
say-resigned = { $name } gave up. A bot plays on.
say-won-emptied =
    { $you ->
        [does] You win!
       *[no] { $name } wins!
    }
say-won-blocked =
    { $you ->
        [does] Nothing fits any more: you win!
       *[no] Nothing fits any more: { $name } wins!
    }
say-won-resigned =
    { $you ->
        [does] The game was given up: you win.
       *[no] The game was given up: { $name } wins.
    }
say-joint-emptied =
    { $count ->
        [2] Two winners! They share first place.
       *[other] { $count } winners! They share first place.
    }
say-joint-blocked =
    { $count ->
        [2] Nothing fits any more. Two winners share first place!
       *[other] Nothing fits any more. { $count } winners share first place!
    }
say-joint-resigned =
    { $count ->
        [2] The game was given up. The other two win.
       *[other] The game was given up. The other { $count } win.
    }
say-solo-emptied =
    Done! You took { $turns ->
        [one] one turn
       *[other] { $turns } turns
    } and drew { $drawn ->
        [0] no tiles.
        [one] one tile.
       *[other] { $drawn } tiles.
    }
say-solo-blocked =
    Nothing fits any more. You took { $turns ->
        [one] one turn
       *[other] { $turns } turns
    } and drew { $drawn ->
        [0] no tiles.
        [one] one tile.
       *[other] { $drawn } tiles.
    }
say-solo-resigned =
    You took { $turns ->
        [one] one turn
       *[other] { $turns } turns
    } and drew { $drawn ->
        [0] no tiles
        [one] one tile
       *[other] { $drawn } tiles
    } before you gave up.
ui-red = red
ui-green = green
ui-blue = blue
ui-yellow = yellow
ui-purple = purple
ui-wild = wild
ui-colours-and = {", "}
ui-between-sentences = {" "}
ui-between-parts = {"; "}
ui-table = Chromino table
ui-spoken = What has happened
ui-around = Moves, settings and menu
ui-log = Moves so far
ui-settings = Settings
ui-menu = Menu
ui-camera = View of the table
ui-zoom-in = Zoom in
ui-zoom-out = Zoom out
ui-fit = Back to the game
ui-board = { $count ->
    [one] Table with one tile
   *[other] Table with { $count } tiles
}
ui-open = a tile may go here
ui-empty = empty
ui-count = { $made } of { $need }
ui-placed-across = { $tile }, across from column { $x }, row { $y }
ui-placed-down = { $tile }, down from column { $x }, row { $y }
ui-here-square = { $colour }, column { $x }, row { $y }, part of { $tile }
ui-here-empty = empty, column { $x }, row { $y }
ui-here-fits = { $count ->
    [one] empty, column { $x }, row { $y }; your tile fits here
   *[other] empty, column { $x }, row { $y }; your tile fits here in { $count } ways
}
ui-above = Above: { $colour }.
ui-below = Below: { $colour }.
ui-left = Left: { $colour }.
ui-right = Right: { $colour }.
ui-help-is-off = Help is off: find the spot yourself, or turn help on in the settings.
ui-fits-here = { $count ->
    [one] One way to lay a tile here: { $list }.
   *[other] { $count } ways to lay a tile here: { $list }.
}
ui-fits-nothing = None of your tiles fits here.
ui-rack = { $count ->
    [one] Your last tile
   *[other] Your { $count } tiles
}
ui-rack-tools = Arrange your tiles
ui-rack-drawn = just drawn
ui-rack-fits = { $count ->
    [0] doesn’t fit anywhere
    [one] fits in one spot
   *[other] fits in { $count } spots
}
ui-sort = Sort by colour
ui-playable-first = Put tiles that fit first
ui-move-left = Move tile left
ui-move-right = Move tile right
ui-said-chosen = { $count ->
    [-1] Picked up: { $tile }.
    [0] Picked up: { $tile }. It doesn’t fit anywhere.
    [one] Picked up: { $tile }. It fits in one spot.
   *[other] Picked up: { $tile }. It fits in { $count } spots.
}
ui-said-turned-across = { $tile }, across.
ui-said-turned-down = { $tile }, down.
ui-said-put = Put down. Press again to lay it, or Escape to pick it up again.
ui-said-refused = Not here: { $why }
ui-said-miss = Nearest spot for { $tile }: { $why }
ui-said-arranged = Your tiles are sorted.
ui-said-moved = { $tile } is now tile { $place } of { $count }.
ui-said-choose-first = First choose one of your tiles: keys 1 to 9, or H.
ui-said-no-spot = It doesn’t fit anywhere.
ui-said-not-now = Not now.
ui-said-spot = Spot { $n } of { $count }: { $placed }
ui-keys-laying = Laying a tile
ui-keys-turn = Your turn
ui-keys-board = On the table
ui-keys-around = Around the table
ui-key-choose = choose a tile; press again to turn it
ui-key-turn = turn the tile, either way
ui-key-spots = next spot where it fits, or the one before
ui-key-lay = lay the tile here
ui-key-back = put the tile back
ui-key-miss = show where it almost fits
ui-key-typed = type a move
ui-key-draw = draw a tile from the bag
ui-key-pass = pass
ui-key-call = say “Chromino”
ui-key-catch = catch somebody who forgot to say it
ui-key-show = show a spot that somebody missed
ui-key-go-on = go on without waiting
ui-key-undo = undo, or redo
ui-key-arrows = walk over the table; with Shift, three cells at a time
ui-key-what = what is here?
ui-key-fits = what fits here?
ui-key-zoom = zoom in, or out
ui-key-fit = back to the game; press again to see the whole table
ui-key-board = go to the table
ui-key-hand = go to your tiles
ui-key-arrange = move one of your tiles
ui-key-log = moves so far
ui-key-help = these keys
ui-cap-shift = Shift
ui-cap-enter = Enter
ui-cap-esc = Esc
ui-cap-alt = Alt
ui-cap-home = Home
ui-cap-end = End
ui-cap-space = Space
ui-players = Players and bag
ui-person = Person:
ui-bot = Bot:
ui-own-seat = (you)
ui-to-move = to move
ui-thinking = thinking
ui-called = said “Chromino”
ui-resigned = gave up
ui-winner = winner
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
ui-laid = Laid. One moment…
ui-ghost-fits = { $made ->
    [0] It fits.
    [one] It fits: one matching edge.
   *[other] It fits: { $made } matching edges.
}
ui-matching = { $made ->
    [one] One edge matches.
   *[other] { $made } edges match.
}
ui-ghost-bad = { $bad ->
    [one] One edge doesn’t match.
   *[other] { $bad } edges don’t match.
}
ui-ghost-no = Even so, it can’t go here.
ui-nearest = Nearest spot: { $why }
ui-more-reasons = { $count ->
    [one] and one more reason
   *[other] and { $count } more reasons
}
ui-actions = What you can do
ui-undo = Undo
ui-redo = Redo
ui-turn = Turn
ui-cancel = Put it back
ui-confirm = Lay it
ui-miss = Why not?
ui-miss-hint = Tap a tile to see why it doesn’t fit.
ui-draw = Draw a tile
ui-pass = Pass
ui-call = Chromino!
ui-catch = { $you ->
    [does] Catch you
   *[no] Catch { $name }
}
ui-show = { $count ->
    [one] Show where it fits
   *[other] Show where it fits, { $count } spots
}
ui-for-seat = { $name }: { $what }
ui-go-on = Go on
ui-go-on-why = The others are waiting for you.
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
ui-moves = Moves so far; each one takes you back to its moment
ui-start = The first tile is { $placed }.
ui-you = you
ui-you-among = You
ui-deed-lay = { $you ->
    [does] You lay { $placed }.
   *[no] { $name } lays { $placed }.
}
ui-deed-draw = { $you ->
    [does] You draw a tile from the bag.
   *[no] { $name } draws a tile from the bag.
}
ui-deed-draw-seen = { $you ->
    [does] You draw { $tile } from the bag.
   *[no] { $name } draws { $tile } from the bag.
}
ui-deed-pass = { $you ->
    [does] You pass.
   *[no] { $name } passes.
}
ui-deed-call = { $you ->
    [does] You say “Chromino!”
   *[no] { $name } says “Chromino!”
}
ui-deed-catch = { $you ->
    [does] You catch { $whom }.
    [gets] { $name } catches you.
   *[no] { $name } catches { $whom }.
}
ui-deed-show = { $you ->
    [does] You show where it fits: { $placed }.
   *[no] { $name } shows where it fits: { $placed }.
}
ui-told-penalty = { $you ->
    [does] You have
   *[no] { $name } has
} to take { $count ->
    [one] a tile.
   *[other] { $count } tiles.
}
ui-told-shown = { $you ->
    [does] You show your last tile: { $tile }.
   *[no] { $name } shows the last tile: { $tile }.
}
ui-told-sum = That makes { $sum }.
ui-close = Close
ui-yes = Yes
ui-no = No
ui-independent = An independent implementation. Chromino is a trademark of its owners, who have nothing to do with it.
ui-menu-typed = Type a move
ui-menu-replay = Watch the game so far
ui-menu-rules = Rules
ui-menu-seats = Who’s playing
ui-menu-settings = Settings
ui-menu-keys = Keys
ui-menu-share = Share this game
ui-menu-save = Save to a file
ui-menu-about = About
ui-menu-games = Saved games
ui-menu-new = New game
ui-menu-resign = Give up
ui-menu-leave = Leave the table
ui-ask-new = Set up a new game? This one stays saved.
ui-ask-games = Go to your saved games? This one is among them, and you can go on with it any time.
ui-ask-leave = Leave the table? The game stays saved, and you can go on with it later.
ui-ask-resign = Give up? Then you can’t win this game any more.
ui-seats = Who’s playing
ui-seats-why = A bot can play on for anyone, with the same tiles. You can take the seat back any time.
ui-seat-resigned = gave up
ui-kind-human = Person
ui-kind-random = Easy bot
ui-kind-greedy = Greedy bot
ui-kind-counter = Strong bot
ui-ask-seat-bot = { $you ->
    [does] Let a bot play for you? It plays on with the same tiles until somebody takes the seat back.
   *[no] Let a bot play for { $name }? It plays on with the same tiles until somebody takes the seat back.
}
ui-ask-seat-person = { $you ->
    [does] Take your seat? From now on a person sees these tiles and plays with them.
   *[no] Take { $name }’s seat? From now on a person sees these tiles and plays with them.
}
ui-told-seat-bot = { $you ->
    [does] A bot now plays for you: { $kind }.
   *[no] A bot now plays for { $name }: { $kind }.
}
ui-told-seat-person = { $you ->
    [does] A person now plays for you.
   *[no] A person now plays for { $name }.
}
ui-setting-language = Language
ui-setting-language-why = Automatic means the same as your browser.
ui-setting-language-system = Automatic
ui-language-missing = This language couldn’t be loaded. Are you online? Please try again.
ui-setting-theme = Light or dark
ui-setting-theme-why = Automatic means the same as your device, or the notebook around it.
ui-setting-theme-system = Automatic
ui-setting-theme-light = Light
ui-setting-theme-dark = Dark
ui-setting-tiles = Tiles
ui-setting-tiles-why = Every colour has a pattern of its own.
ui-setting-tiles-both = Colours and patterns
ui-setting-tiles-colours = Colours
ui-setting-tiles-patterns = Patterns
ui-setting-tiles-contrast = High contrast
ui-setting-motion = Motion
ui-setting-motion-why = Tiles glide into place, or are simply there.
ui-setting-motion-system = Automatic
ui-setting-motion-reduced = None
ui-setting-sound = Sound
ui-setting-sound-why = A soft click when a tile lands.
ui-setting-help = Help
ui-setting-help-why = Shows where a tile fits.
ui-setting-help-chosen = Chosen tile
ui-setting-help-all = All tiles
ui-setting-help-none = None
ui-setting-confirm = Ask before laying a tile
ui-setting-confirm-why = You put the tile down first, and then say yes.
ui-setting-auto = Draw and pass for me
ui-setting-auto-why = When nothing fits, there is nothing to decide anyway.
ui-setting-pace = Speed of the bots
ui-setting-pace-why = How long they wait before they move.
ui-setting-pace-normal = Normal
ui-setting-pace-slow = Slow
ui-setting-pace-fast = Fast
ui-setting-log = Moves beside the table
ui-setting-log-why = On a wide screen they stay in sight while you play.
ui-keys = Keys
ui-typed = Type a move
ui-typed-do = OK
ui-typed-how = Type the colours of a tile, then the column and the row, then across or down. For example:
ui-typed-example-lay = { $tile } at { $x } { $y } down
ui-typed-example-choose = { $tile } (picks this tile up)
ui-typed-nothing = Type something first.
ui-typed-unknown = What does “{ $word }” mean?
ui-typed-three = { $count ->
    [0] Which tile? Type its three colours.
    [one] A tile has three colours: two are missing.
    [2] A tile has three colours: one is missing.
   *[other] A tile has only three colours.
}
ui-typed-where = Where? Type the column and the row.
ui-typed-which-way = Across or down?
ui-typed-not-yours = You don’t have this tile: { $tile }.
ui-typed-nobody = Nobody here is called { $name }.
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
ui-typed-colours = scarlet; emerald; azure; golden; violet; joker, chameleon, any
ui-hand-over = { $you ->
    [does] Now you take the device
   *[no] Pass the device to { $name }
}
ui-hand-over-since = What has happened
ui-hand-over-taken = { $you ->
    [does] That’s me: show my tiles
   *[no] I’m { $name }: show my tiles
}
ui-hand-over-undo = Wait, undo that
ui-end-names = { $count ->
    [one] { $you ->
        [does] You win!
       *[no] { $names } wins!
    }
   *[other] { $names } share first place!
}
ui-end-solo-emptied = Well done!
ui-end-solo-blocked = Good game!
ui-end-solo-resigned = See you next time!
ui-end-emptied = The last tile has been laid.
ui-end-blocked = Nothing fits any more, and the bag is empty.
ui-end-resigned = The game was given up.
ui-end-all-laid = { $joint ->
    [one] { $names } laid every tile.
   *[other] { $names } each laid every tile.
}
ui-end-by-tiles = { $joint ->
    [one] { $names } had the fewest tiles left: { $count }.
   *[other] { $names } had the fewest tiles left: { $count } each.
}
ui-end-by-points = { $joint ->
    [one] { $names } scored the most points: { $count }.
   *[other] { $names } scored the most points: { $count } each.
}
ui-end-player = Player
ui-end-points = Points
ui-end-left = Tiles left
ui-end-winner = winner
ui-end-rematch = Play again
ui-end-replay = Watch again
ui-end-look = See the table
ui-end-share = Share
ui-end-save = Save
ui-end-new = New game
ui-replay = Looking back
ui-replay-move = Move
ui-replay-at = Move { $ply } of { $last }. { $told }
ui-replay-count = { $ply } of { $last }
ui-replay-first = To the start
ui-replay-previous = One move back
ui-replay-play = Play
ui-replay-pause = Pause
ui-replay-next = One move forward
ui-replay-last = To the end
ui-replay-close = Back to the game
ui-replay-paused = Paused.
ui-replay-eyes = Seen by
ui-replay-everyone = Everyone
ui-replay-branch = Play on from here
ui-replay-branched =
    { $ply ->
        [0] This is a new game, from the first tile on.
       *[other] This is a new game, from move { $ply } on.
    }
ui-replay-branched-kept =
    { $ply ->
        [0] This is a new game, from the first tile on. The old one is still saved.
       *[other] This is a new game, from move { $ply } on. The old one is still saved.
    }
ui-ask-branch = Play on from here? Everything after this move will be lost.
ui-keys-replay = Looking back
ui-key-step = one move back, or forward
ui-key-ends = to the start, or to the end
ui-key-play = play, or pause
ui-key-leave = back to the game
ui-rules = Rules
ui-rules-chapters = Which rules
ui-rules-game = This game
ui-rules-compare = Compare
ui-rules-contents = Contents
ui-rules-print = Print
ui-rules-loading = Loading the rules…
ui-rules-failed = The rules couldn’t be loaded. Are you online?
ui-rules-again = Try again
ui-kernel-silent = The kernel isn’t answering. If a cell is running, your move waits for it. If not, run this cell again.
ui-kernel-gone = The kernel has stopped or restarted, so this table only shows how things were. To play, run its cell again.
ui-notebook-old = The table needs a newer notebook: JupyterLab 4 or Notebook 7, in a browser from 2024 or later.
ui-study = Choose a tile, and lay it where it fits.
ui-study-done = All the tiles are on the table.
ui-bot-again = Try again
ui-huge-number = a huge number
ui-intro = First steps
ui-intro-lay = Lay your tile so that it touches its own colours in at least two places.
ui-intro-lay-dominoes = Lay your tile so that its end touches the same colour.
ui-intro-draw = Nothing fits now. Draw a tile from the bag!
ui-intro-drawn = This one fits. Lay it!
ui-intro-last = Your last tile fits, too. Lay it!
ui-intro-done = Well done! The first player with no tiles left wins.
ui-intro-play = Let’s play
ui-intro-skip = Skip
ui-intro-read = Read aloud
ui-intro-keys = Keys:
ui-intro-lesson = Step { $lesson } of { $lessons }
ui-mark-link = Here the colours match.
ui-mark-break = Here the colours don’t match.
ui-mark-next = Go on here.
ui-mark-marked = You have marked this.
ui-mark-aimed = Enter marks this edge.
ui-said-marked = Marked: { $what }
ui-said-unmarked = No longer marked: { $what }
ui-said-edge = Edge { $n } of { $count }: { $what }
ui-said-no-edge = No two tiles touch here.
ui-check = Check
ui-keys-answering = Answering
ui-key-mark = mark what is here, or take that back
ui-key-edge = next edge of this square, or the one before
ui-key-check = check your answer
ui-keys-editing = Changing the table
ui-key-edit = lay the tile here, or lift the one that is here
ui-said-edit-lay = Laid: { $placed }
ui-said-edit-lift = Lifted: { $placed }
ui-task = Question
ui-task-conundrum = Conundrum
ui-task-daily = Conundrum of { $date }
ui-task-number = Conundrum { $number }
ui-task-grade = Grade { $grade } of 5
ui-task-progress = Found so far
ui-task-options = Answers
ui-task-tip = Hint
ui-task-tips-left =
    { $left ->
        [one] one hint left
       *[other] { $left } hints left
    }
ui-task-give-up = Give up
ui-task-leave = Leave
ui-task-another = Another one
ui-task-how-placements = Take a tile, and try it where you think it fits.
ui-task-how-edges = Mark the edges between two tiles, then check.
ui-task-how-cells = Mark cells on the table, then check.
ui-task-how-choice = Choose an answer.
ui-task-how-choices = Choose every right answer, then check.
ui-task-how-number = Type a number, then check.
ui-task-how-tile = Choose a tile.
ui-ask-give-up = Give up? Then you see what was left to find.
ui-key-try = try the tile here
ui-key-option = choose an answer
ui-key-answer = go to the answers
ui-key-tip = get a hint
ui-key-give-up = give up
task-plain = { $text }
task-lay =
    { $count ->
        [one] Lay the tile where it fits.
       *[other] Lay one of the tiles where it fits.
    }
task-lay-contacts =
    { $count ->
        [one] Lay the tile
       *[other] Lay one of the tiles
    } so that it touches at least { $contacts ->
        [one] once.
        [2] twice.
       *[other] { $contacts } times.
    }
task-lay-points =
    { $count ->
        [one] Lay the tile
       *[other] Lay one of the tiles
    } so that it scores at least { $points ->
        [one] one point.
       *[other] { $points } points.
    }
task-lay-both =
    { $count ->
        [one] Lay the tile
       *[other] Lay one of the tiles
    } so that it touches at least { $contacts ->
        [one] once
        [2] twice
       *[other] { $contacts } times
    } and scores at least { $points ->
        [one] one point.
       *[other] { $points } points.
    }
task-find-all =
    { $count ->
        [one] Find every spot for the tile.
       *[other] Find every spot for the { $count } tiles.
    }
task-which-edges = Mark every edge that is wrong.
task-legal = May the tile lie here?
task-score = How many points does the tile score here?
task-best-points =
    { $count ->
        [one] Where does the tile score most?
       *[other] Which tile scores most, and where?
    }
task-best-contacts =
    { $count ->
        [one] Where does the tile touch most often?
       *[other] Which tile touches most often, and where?
    }
task-may =
    { $you ->
        [does] What may you do now?
       *[no] What may { $name } do now?
    }
task-who-next = Whose turn is next?
task-who-won = Who has won?
task-which-tile = Which tile fits here?
task-empty =
    { $count ->
        [one] Lay your last tile in as few turns as you can.
       *[other] Lay all { $count } tiles in as few turns as you can.
    }
task-choose = Which answer is right?
task-number = Which number is it?
ui-option-lay = Lay a tile
ui-option-draw = Draw a tile
ui-option-pass = Pass
ui-option-call = Say “Chromino”
ui-option-catch = Catch somebody
ui-option-show = Show a spot
ui-option-tile = { $tile }
task-other-tile = The question is about another tile.
task-few-contacts =
    { $made ->
        [one] It touches only once here.
        [2] It touches only twice here.
       *[other] It touches only { $made } times here.
    } The question asks for { $need } contacts.
task-few-points =
    { $made ->
        [one] It scores only one point here.
       *[other] It scores only { $made } points here.
    } The question asks for { $need }.
task-more-contacts =
    { $made ->
        [one] It touches once here.
        [2] It touches twice here.
       *[other] It touches { $made } times here.
    } In another spot there are more contacts.
task-more-points =
    { $made ->
        [one] It scores one point here.
       *[other] It scores { $made } points here.
    } In another spot there are more.
task-edge-fine = This edge isn’t wrong.
task-edge-elsewhere = The tile touches nothing at this edge.
task-may-lie = It may lie here: nothing is wrong.
task-not-number = It isn’t { $number }.
task-not-this = This answer isn’t right.
task-nothing-fits = None of the tiles fits.
task-more =
    { $left ->
        [one] One more is right.
       *[other] { $left } more are right.
    }
task-not-next =
    { $you ->
        [does] It isn’t your turn then.
       *[no] It isn’t { $name }’s turn then.
    }
task-not-winner =
    { $you ->
        [does] You haven’t won.
       *[no] { $name } hasn’t won.
    }
task-not-empty =
    { $count ->
        [one] One tile is left.
       *[other] { $count } tiles are left.
    }
task-tip-left =
    { $left ->
        [one] There is one left to find.
       *[other] There are { $left } left to find.
    }
task-tip-spots =
    { $count ->
        [one] There is only one such spot.
       *[other] There are { $count } such spots.
    }
task-tip-beside = Look around this tile: { $tile }.
task-tip-here = It fits here: { $tile }.
task-tip-square = Look at the edges of this square: { $colour }.
task-tip-contacts =
    { $count ->
        [0] It touches nothing here.
        [one] It touches once here.
        [2] It touches twice here.
       *[other] It touches { $count } times here.
    }
task-tip-look = Look at what is marked.
task-tip-sum = Count like this: { $sum }.
task-tip-digits =
    { $count ->
        [one] The number has one digit.
       *[other] The number has { $count } digits.
    }
task-tip-between = It is a number from { $least } to { $most }.
task-tip-number = The number is { $number }.
task-tip-options =
    { $count ->
        [0] None of the { $of } answers is right.
        [one] One of the { $of } answers is right.
       *[other] { $count } of the { $of } answers are right.
    }
task-tip-not-option = Answer { $number } is wrong.
task-tip-option = Answer { $number } is right.
task-tip-tile = Take this tile: { $tile }.
task-tip-turns =
    { $turns ->
        [one] One turn is enough.
       *[other] { $turns } turns are enough.
    }
task-tip-back = Undo a step, and try another way.
task-tip-done = Everything has been found.
task-said-found = Found: { $found } of { $of }.
task-said-again = You have found this one already: { $found } of { $of }.
task-said-done =
    { $of ->
        [1] That’s right.
       *[other] You have found all { $of }.
    }
task-said-longer =
    { $turns ->
        [one] Done in { $turns } turn, but it takes fewer. Undo, and try another way.
       *[other] Done in { $turns } turns, but it takes fewer. Undo, and try another way.
    }
task-said-given-up = Here is what was left to find.
no-question = Nothing is asked here.
task-is-asked = First answer the question.
task-is-played = Here you play: lay a tile.
task-is-done = This is done already.
ui-mark-found = You have found this.
ui-mark-given = This was left to find.
ui-mark-hint = Look here.
ui-mark-wrong = This is wrong.
ui-mark-asked = The question is about this.
conundrum-result-day = Chromino conundrum of { $date }, grade { $grade }.
conundrum-result-number = Chromino conundrum { $number }, grade { $grade }.
conundrum-result-any = A Chromino conundrum, grade { $grade }.
conundrum-result-all = I found all { $of } spots.
conundrum-result-some = I found { $found } of { $of } spots, then gave up.
conundrum-result-so-far = So far I have found { $found } of { $of } spots.
conundrum-result-tries =
    { $wrong ->
        [0] No wrong try
        [one] One wrong try
       *[other] { $wrong } wrong tries
    }, { $tips ->
        [0] no hint.
        [one] one hint.
       *[other] { $tips } hints.
    }
`;var od={R:"ui-red",G:"ui-green",B:"ui-blue",Y:"ui-yellow",P:"ui-purple","*":"ui-wild"},sd=new Set(["tile","colour","neighbour"]),Ua="<huge-number>",id=/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu,No=class extends L{toString(){return`${this.value}`}},Wa=e=>Number.isInteger(e)&&e>=0&&e<1e3,Ot;function ad(e){Ot??=Lo("en",Co),Ot.addResource(new Je(e))}function be(e,t){return Ot??=Lo("en",Co),t?new Mn(e,[Lo(e,t),Ot]):new Mn("en",[Ot])}var Mn=class{#e;#n=new Map;#t;#i;#s;#a;constructor(t,n){this.language=t,this.#e=n,this.#t=On(()=>new Intl.NumberFormat(t)),this.#i=On(()=>new Intl.ListFormat(t,{type:"conjunction"})),this.#s=On(()=>new Intl.DateTimeFormat(t,{dateStyle:"medium",timeStyle:"short"})),this.#a=On(()=>new Intl.DateTimeFormat(t,{day:"numeric",month:"long",timeZone:"UTC"}))}say=(t,n={})=>{for(let o of this.#e){let s=o.getMessage(t);if(s?.value)return o.formatPattern(s.value,this.#l(this.#o(n)),[])}return t};sayAll=t=>this.inOne(t.map(({id:n,args:o})=>this.say(n,o)));inOne=t=>[...new Set(t)].join(this.say("ui-between-sentences"));colours=t=>{let n=()=>[...t].map(s=>this.say(od[s])).join(this.say("ui-colours-and")),o=this.#n.get(t)??n();return this.#n.set(t,o),o};number=t=>Wa(t)?`${t}`:this.#t().format(t);date=t=>this.#s().format(t);day=t=>this.#a().format(new Date(`${t}T12:00Z`));list=t=>this.#i().format(t.map(me));isYou=t=>this.say("ui-you").split(", ").includes(t.toLowerCase().replace(id,""));players=(t,n=o=>this.isYou(t[o]))=>{let o=t.filter((a,r)=>!n(r)),s=o.length<t.length;return{names:this.list(s?[this.say("ui-you-among"),...o]:o),you:s?"does":"no",count:t.length}};#o(t){return typeof t.name=="string"?{you:this.isYou(t.name)?"does":"no",...t}:t}#l(t){return Object.fromEntries(Object.entries(t).map(([n,o])=>[n,this.#c(n,o)]))}#c(t,n){return typeof n=="number"?Wa(n)?new No(n):n:sd.has(t)&&/^[RGBYP*]{1,3}$/.test(n)?this.colours(n):me(n.includes(Ua)?n.replaceAll(Ua,this.say("ui-huge-number")):n)}};function On(e){let t;return()=>t??=e()}function Lo(e,t){let n=new Tt(e,{useIsolating:!1});return n.addResource(new Je(t)),n}async function Po(e){let t=()=>ot(e.state.settings.language),n=t();if(n===e.words.language)return;let o=n==="en"?null:await e.link.words(n);if(!(e.closed||n!==t())){if(n!=="en"&&!o){e.tell({id:"ui-language-missing",args:{}});return}e.words=be(n,o),e.host.onWords?.(e.words),e.paint(),e.camera.follow()}}var rd=["new","load","branch","task"],Ka=({type:e})=>rd.includes(e);var ld={slow:1800,normal:750,fast:60},En=class{#e=0;#n=0;#t=!1;#i=null;constructor(t){this.t=t}stop(){this.#e+=1,this.#t=!1,this.#s(null)}#s(t){clearTimeout(this.#n),this.#i=t,this.t.state.due!==(t!==null)&&this.t.set({due:t!==null})}next(t=Promise.resolve()){this.stop(),!this.t.closed&&this.#a(t,()=>this.#o())}wake(){!this.#t&&!this.#i&&this.next()}async#a(t,n){let o=this.#e;this.#t=!0,await t.finally(()=>{o===this.#e&&(this.#t=!1)}),o===this.#e&&n?.()}#o(){let{t}=this,{view:n,past:o,handOver:s,panel:i,question:a}=t.state;if(!n||o||s!==null||a||i==="seats")return;let r=Vt(t.state,n);if(r!==t.state.waits&&t.set({waits:r}),!(r||n.outcome)&&!this.#l(n)){if(n.next_bot!==null&&n.thinking===null){if(t.state.paused)return;this.#c(()=>{this.#a(t.ask({type:"bot",seat:n.seat}))})}else if(t.state.settings.auto&&i===null&&Se(n)){let l=["draw","pass"].find(c=>J(n,c));l&&n.turn.seat===n.seat&&this.#c(()=>{this.#a(B(t,l))})}}}#l(t){let{t:n}=this;if(!n.mode.shows.handsOn)return!1;let{seat:o,eyes:s,hand_over:i}=t;return s===o?!1:(i!==null?n.set({handOver:i,spoken:[]}):this.#a(n.send({type:"view",seat:s})),!0)}#c(t){this.#s(t),this.#n=setTimeout(()=>this.skip(),ld[this.t.state.settings.pace])}skip(){let t=this.#i;this.#s(null),t?t():typeof this.t.state.view?.thinking=="number"&&this.t.send({type:"move-now"})}goOn(){this.t.set({goneOn:this.t.state.view?.rev??-1,waits:!1}),this.next()}pause(t){this.t.set({paused:t}),this.next()}};function Va(e,t){let n=e.root.activeElement;if(t(),!n||n.isConnected&&!n.matches(":disabled"))return;let{activeElement:o}=e.root;if(o&&o!==n)return;((n.matches("[data-tile]")?e.find('[data-tile][tabindex="0"]'):null)??e.find('.cell[tabindex="0"]'))?.focus({preventScroll:!0})}var Za=(e,t,n)=>{let o=new Map;for(let s=t;s<=n;s++)o.set(e[s],s);return o},Z=q(class extends D{constructor(e){if(super(e),e.type!==K.CHILD)throw Error("repeat() can only be used in text expressions")}dt(e,t,n){let o;n===void 0?n=t:t!==void 0&&(o=t);let s=[],i=[],a=0;for(let r of e)s[a]=o?o(r,a):a,i[a]=n(r,a),a++;return{values:i,keys:s}}render(e,t,n){return this.dt(e,t,n).values}update(e,[t,n,o]){let s=na(e),{values:i,keys:a}=this.dt(t,n,o);if(!Array.isArray(s))return this.ut=a,i;let r=this.ut??=[],l=[],c,h,m=0,p=s.length-1,g=0,b=i.length-1;for(;m<=p&&g<=b;)if(s[m]===null)m++;else if(s[p]===null)p--;else if(r[m]===a[g])l[g]=ye(s[m],i[g]),m++,g++;else if(r[p]===a[b])l[b]=ye(s[p],i[b]),p--,b--;else if(r[m]===a[b])l[b]=ye(s[m],i[b]),Ue(e,l[b+1],s[m]),m++,b--;else if(r[p]===a[g])l[g]=ye(s[p],i[g]),Ue(e,s[m],s[p]),p--,g++;else if(c===void 0&&(c=Za(a,g,b),h=Za(r,m,p)),c.has(r[m]))if(c.has(r[p])){let _=h.get(a[g]),oe=_!==void 0?s[_]:null;if(oe===null){let _t=Ue(e,s[m]);ye(_t,i[g]),l[g]=_t}else l[g]=ye(oe,i[g]),Ue(e,s[m],oe),s[_]=null;g++}else ln(s[p]),p--;else ln(s[m]),m++;for(;g<=b;){let _=Ue(e,l[b+1]);ye(_,i[g]),l[g++]=_}for(;m<=p;){let _=s[m++];_!==null&&ln(_)}return this.ut=a,We(e,l),C}});var cd="RYGBP*";function er(e){let{state:t}=e,n=e.shown;if(!n||n.seat===null||t.handOver!==null||!e.mode.shows.rack)return d;let o=F(t);if(!o.length)return d;let s=o.find(({tile:i})=>i===t.rackStop)?.tile??o[0]?.tile;return u`<div class="rack ${M(t)&&e.mode.shows.holds?"":"resting"}">
    <div class="tools" role="group" aria-label=${e.say("ui-rack-tools")}>
      ${t.chosen?[Xa(e,-1),Xa(e,1)]:dd(e)}
    </div>
    <div class="tiles" role="toolbar" aria-label=${e.say("ui-rack",{count:o.length})}>
      ${Z(o,({tile:i})=>i,i=>ud(e,i,i.tile===s))}
    </div>
  </div>`}function ud(e,{tile:t,legal:n},o){let{state:s}=e,i=s.chosen===t,a=e.shown?.turn.drawn===t&&e.shown.turn.seat===e.shown.seat,r=s.settings.help!=="none"&&M(s)&&e.mode.shows.fits,l=r&&n?e.say("ui-rack-fits",{count:n.length}):"";return u`<button
    class="rack-tile ${i?"chosen":""} ${s.dragged===t?"dragged":""} ${a?"drawn":""} ${r&&n?.length===0?"idle":""} ${he(e,{tile:t})?"hinted":""}"
    data-tile=${t}
    aria-pressed=${i?"true":"false"}
    aria-label=${[e.words.colours(t),a?e.say("ui-rack-drawn"):"",l].filter(Boolean).join(e.say("ui-between-parts"))}
    aria-description=${Ut(e,{tile:t})}
    aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight"
    tabindex=${o?"0":"-1"}
    @click=${()=>e.mode.choose(e,t)}
    @focus=${()=>e.set({rackStop:t})}
  >
    ${x(i&&s.turns>1?[...t].reverse().join(""):t,!0)} ${pt(e,{tile:t})}
  </button>`}var dd=e=>[Io("sort","sort",e.say("ui-sort"),()=>Qa(e,hd)),e.state.settings.help==="none"||!e.mode.shows.fits?d:Io("yes","playable-first",e.say("ui-playable-first"),()=>Qa(e,md))],Io=(e,t,n,o)=>O(e,{action:t,words:n,press:o,look:"small"}),Xa=(e,t)=>{let[n,o]=t<0?["previous","move-left"]:["next","move-right"];return Io(n,o,e.say(`ui-${o}`),()=>e.state.chosen&&Mt(e,e.state.chosen,t))},hd=(e,t)=>Ja(e.tile).localeCompare(Ja(t.tile)),Ja=e=>[...e].map(t=>cd.indexOf(t)).join(""),md=(e,t)=>(t.legal?.length??99)-(e.legal?.length??99);function Qa(e,t){tr(e,[...F(e.state)].sort(t).map(({tile:n})=>n)),e.announce(e.say("ui-said-arranged"))}function Mt(e,t,n){let o=F(e.state).map(a=>a.tile),s=o.indexOf(t),i=Math.min(o.length-1,Math.max(0,s+n));s<0||i===s||(o.splice(i,0,...o.splice(s,1)),tr(e,o),e.announce(e.say("ui-said-moved",{tile:t,place:i+1,count:o.length})))}function tr(e,t){let n=e.shown?.seat;typeof n=="number"&&e.set({order:{...e.state.order,[n]:t}})}var pd={},Et=q(class extends D{constructor(){super(...arguments),this.ot=pd}render(e,t){return t()}update(e,[t,n]){if(Array.isArray(t)){if(Array.isArray(this.ot)&&this.ot.length===t.length&&t.every((o,s)=>o===this.ot[s]))return C}else if(this.ot===t)return C;return this.ot=Array.isArray(t)?Array.from(t):t,this.render(t,n)}});var St=(e,t)=>{let n=e._$AN;if(n===void 0)return!1;for(let o of n)o._$AO?.(t,!1),St(o,t);return!0},Sn=e=>{let t,n;do{if((t=e._$AM)===void 0)break;n=t._$AN,n.delete(e),e=t}while(n?.size===0)},nr=e=>{for(let t;t=e._$AM;e=t){let n=t._$AN;if(n===void 0)t._$AN=n=new Set;else if(n.has(e))break;n.add(e),yd(t)}};function fd(e){this._$AN!==void 0?(Sn(this),this._$AM=e,nr(this)):this._$AM=e}function gd(e,t=!1,n=0){let o=this._$AH,s=this._$AN;if(s!==void 0&&s.size!==0)if(t)if(Array.isArray(o))for(let i=n;i<o.length;i++)St(o[i],!1),Sn(o[i]);else o!=null&&(St(o,!1),Sn(o));else St(this,e)}var yd=e=>{e.type==K.CHILD&&(e._$AP??=gd,e._$AQ??=fd)},Qe=class extends D{constructor(){super(...arguments),this._$AN=void 0}_$AT(t,n,o){super._$AT(t,n,o),nr(this),this.isConnected=t._$AU}_$AO(t,n=!0){t!==this.isConnected&&(this.isConnected=t,t?this.reconnected?.():this.disconnected?.()),n&&(St(this,t),Sn(this))}setValue(t){if(rn(this._$Ct))this._$Ct._$AI(t,this);else{let n=[...this._$Ct._$AH];n[this._$Ci]=t,this._$Ct._$AI(n,this,0)}}disconnected(){}reconnected(){}};var Ro=new WeakMap,j=q(class extends Qe{render(e){return d}update(e,[t]){let n=t!==this.G;return n&&this.rt(void 0),(n||this.lt!==this.ct)&&(this.G=t,this.ht=e.options?.host,this.rt(this.ct=e.element)),d}rt(e){if(this.G!==void 0)if(this.isConnected||(e=void 0),typeof this.G=="function"){let t=this.ht??globalThis,n=Ro.get(t);n===void 0&&(n=new WeakMap,Ro.set(t,n)),n.get(this.G)!==void 0&&this.G.call(this.ht,void 0),n.set(this.G,e),e!==void 0&&this.G.call(this.ht,e)}else this.G.value=e}get lt(){return typeof this.G=="function"?Ro.get(this.ht??globalThis)?.get(this.G):this.G?.value}disconnected(){this.lt===this.ct&&this.rt(void 0)}reconnected(){this.rt(this.ct)}});function _n(e){let{view:t}=e.state;return t?u`<ol class="moves" aria-label=${e.say("ui-moves")}>
    ${[void 0,...t.log].map((n,o)=>wd(e,t,o,n))}
  </ol>`:d}function wd(e,t,n,o){let s=(e.state.past??t).ply===n;return u`<li ${s?j(kd):d}>
    <button data-ply=${n} aria-current=${s?"step":d} @click=${()=>$d(e,n)}>
      <span class="ply" aria-hidden="true">${e.words.number(n)}</span>
      <span class="does">${De(e,t,o)}${bd(e,t,n)}</span>
    </button>
  </li>`}function bd(e,{last:t,log:n},o){return!t?.sum||o!==n.findLastIndex(([,s])=>s===t.action)+1?d:u` <span class="sum">${e.say("ui-told-sum",{sum:t.sum})}</span>`}function $d(e,t){e.set({panel:null}),e.reel.slide(t)}function kd(e){requestAnimationFrame(()=>{let t=e?.closest(".content");if(!e||!t)return;let[n,o]=[e.getBoundingClientRect(),t.getBoundingClientRect()];t.scrollTop+=Math.max(0,n.bottom-o.bottom)-Math.max(0,o.top-n.top)})}var vd=[{id:"log",title:"ui-log",isOpen:e=>e.state.settings.log&&e.mode.shows.log,body:_n,follows:e=>[e.state.view,e.state.past,e.words],close:e=>e.change("log",!1)}];function qo(e){let t=e.find(".board");return t!==null&&getComputedStyle(t).getPropertyValue("--beside")==="yes"}function or(e){let t=e.state.view?vd.filter(n=>n.isOpen(e)):[];return t.length?u`<div class="side" ${j(e.camera.makeRoom)}>${t.map(n=>xd(e,n))}</div>`:d}function xd(e,{id:t,title:n,body:o,follows:s,close:i}){let a=()=>{i?.(e),e.paint(),e.focus(`[data-action="${t}"]`)};return u`<aside class="pane ${t}" id="side-${t}" aria-labelledby="side-${t}-title" @keydown=${l=>{l.key!=="Escape"||!i||(l.preventDefault(),l.stopPropagation(),a())}}>
    <header>
      <h2 id="side-${t}-title">${e.say(n)}</h2>
      ${i?O("close",{action:`close-${t}`,words:e.say("ui-close"),press:a,look:"small"}):d}
    </header>
    <div class="content">${Et(s(e),()=>o(e))}</div>
  </aside>`}function Cn(e,t=!1){if(!qo(e)){e.set({panel:"log"});return}e.change("log",!e.state.settings.log),e.paint(),t&&e.focus(".pane.log [aria-current]")}var sr=[{title:"ui-keys-board",keys:[{keys:["←","↑","→","↓"],id:"ui-key-arrows"},{keys:["W"],id:"ui-key-what"},{keys:["+","−"],id:"ui-key-zoom"},{keys:["0"],id:"ui-key-fit"}]},{title:"ui-keys-replay",shows:"replay",keys:[{keys:["←","→"],id:"ui-key-step"},{keys:["Home","End"],id:"ui-key-ends"},{keys:["Space"],id:"ui-key-play"},{keys:["Esc"],id:"ui-key-leave"}]},{title:"ui-keys-around",keys:[{keys:["B"],id:"ui-key-board"},{keys:["H"],id:"ui-key-hand"},{keys:["Alt+←","Alt+→"],id:"ui-key-arrange"},{keys:["L"],id:"ui-key-log",shows:"log"},{keys:["?"],id:"ui-key-help"}]}],ir=e=>[...e.mode.keys,...sr].filter(({shows:t})=>zo(e,t)).map(t=>({...t,keys:t.keys.filter(({shows:n})=>zo(e,n))})),zo=(e,t)=>!t||e.mode.shows[t],Ad=["d","p","c","x","s","enter"," "],Td={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]},Od={r:(e,t)=>W(e,t?-1:1),w:e=>Fe(e),b:e=>e.focus('.cell[tabindex="0"]'),h:e=>e.focus('[data-tile][tabindex="0"]'),l:e=>Cn(e,!0),"+":e=>e.camera.zoom(1.3),"=":e=>e.camera.zoom(1.3),"-":e=>e.camera.zoom(1/1.3),0:e=>e.camera.bringBack(),"?":e=>e.set({panel:"keys"})},Md={ArrowLeft:({reel:e})=>e.step(e.ply-1),ArrowRight:({reel:e})=>e.step(e.ply+1),Home:({reel:e})=>e.step(0),End:({reel:e})=>e.step(e.last)," ":({reel:e})=>e.toggle(),Escape:({reel:e})=>e.leave()},Ed=["+","=","-","0","l","?"];function Bo(e,t){let n=t.composedPath()[0];if(t.defaultPrevented||!(n instanceof HTMLElement)||!e.state.view)return;let{panel:o,question:s,handOver:i,past:a}=e.state;!e.host.ownsPage&&!t.ctrlKey&&!t.metaKey&&t.stopPropagation(),!(o||s||e.find("dialog[open]"))&&((a?!Cd(e,t,n):i!==null||!Sd(e,t,n))||(t.preventDefault(),t.stopPropagation()))}function Sd(e,t,n){if(t.ctrlKey||t.metaKey||n.matches("input, select, textarea"))return!1;let o=Td[t.key];if(o)return Ld(e,n,o,t.altKey,t.shiftKey);if(t.altKey)return!1;if(t.key==="Escape")return e.set({...R,refusal:null,notice:null,edge:null}),!0;let s=ar(t);if(t.repeat&&Ad.includes(s.toLowerCase()))return s!==" "||!n.matches("button");if(s==="Enter"||s===" ")return n.matches(".cell")&&e.mode.enter(e),n.matches(".cell");if(/^[1-9]$/.test(s))return e.mode.digit?e.mode.digit(e,Number(s)):_d(e,Number(s)),!0;let i=s.toLowerCase(),a=e.mode.letters[i]??rr(e,i);return a?.(e,t.shiftKey),!!a}function _d(e,t){let n=F(e.state)[t-1]?.tile;n&&e.mode.choose(e,n)}function ar({key:e,code:t,shiftKey:n}){let[,o]=/^Digit(\d)$/.exec(t)??[],[,s]=/^Key([A-Z])$/.exec(t)??[];return o&&!n?o:s&&!/^[a-z]$/i.test(e)?s:e}function rr(e,t){let n=sr.flatMap(({keys:o})=>o).find(({keys:o})=>o.includes(t.toUpperCase()));return zo(e,n?.shows)?Od[t]:void 0}function Cd(e,t,n){let{key:o,ctrlKey:s,metaKey:i,altKey:a}=t;if(s||i||a||Nd(n,o))return!1;let r=ar(t).toLowerCase(),l=Md[o]??(Ed.includes(r)?rr(e,r):null);return l?.(e,!1),!!l}function Nd(e,t){return e.matches("select")?t!=="Escape":e.matches("button")?t===" ":e.matches("input, .players")&&/^(Arrow|Home|End)/.test(t)}function Ld(e,t,[n,o],s,i){if(t.dataset.tile)return o?!1:(s?Mt(e,t.dataset.tile,n):Pd(e,t.dataset.tile,n),e.paint(),e.focus(`[data-tile="${e.state.rackStop}"]`),!0);if(!t.matches(".cell")||s)return!1;let{cursor:a}=e.state,r=i?3:1;return kn(e,{x:a.x+r*n,y:a.y+r*o}),!0}function Pd(e,t,n){let o=F(e.state).map(s=>s.tile);e.set({rackStop:o[(o.indexOf(t)+n+o.length)%o.length]})}var Id=12;function Nn(e,{step:t,steps:n}){let o=e.say("ui-intro-lesson",{lesson:t,lessons:n});if(n>Id)return u`<span class="lessons">${o}</span>`;let s=Array.from({length:n},(i,a)=>a+1);return u`<span class="lessons" role="img" aria-label=${o}>
    ${s.map(i=>u`<i class=${i<t?"learnt":i===t?"now":""}></i>`)}
  </span>`}function Do(e,{tiles:t,kind:n="",hand:o}={}){let s=e.split(" ").map($),{size:i,areaOf:a}=cr(s),r=(l,c)=>u`<span .style=${`--nth:${c};${a(l)}`}
      >${x(l.reading,l.down)}${c===s.length-1?o:d}</span
    >`;return u`<div
    class="little-table ${n}"
    data-tiles=${t??d}
    .style=${i}
    aria-hidden="true"
  >
    ${s.map(r)}
  </div>`}function cr(e){let t=e.flatMap(S),[n,o]=lr(t.map(({x:a})=>a)),[s,i]=lr(t.map(({y:a})=>a));return{size:`--columns:${o};--rows:${i}`,areaOf:({x:a,y:r,down:l})=>`grid-area:${r-s+1} / ${a-n+1} / span ${l?"3 / span 1":"1 / span 3"}`}}function lr(e){let t=Math.min(...e);return[t,Math.max(...e)-t+1]}var ur=u`<span class="hand">${w("hand")}</span>`;function dr(e,t){let n=t.done?zd(e):t.kind==="draw"?qd():Rd(e,t);return u`<div class="scene ${t.kind}" aria-hidden="true">${n}</div>`}function Rd(e,{marks:t}){let n=t.flatMap(({where:a})=>"placement"in a?a.placement:[])[0];if(!n)return d;let o=new I(e.board),{edges:s}=o.meets($(n),e.match),i=s.map(({near:a})=>o.at(a.x,a.y)?.placement.text);return Do([...new Set(i),n].join(" "),{hand:ur})}var qd=()=>u`${de(!0)}<span class="sack">${w("bag")}</span>${ur}`;function zd({log:e}){let t=e.filter(([,n])=>ee(n));return u`<span class="prize">${w("crown")}</span>
    <span class="laid">${t.map(([,n])=>x($(n).reading,!0))}</span>`}var Bd={lay:["N","Enter"],draw:["D"],drawn:["N","Enter"],last:["N","Enter"]};function hr(e,t,n){let o=e.state.keyboard?Bd[n.kind]:void 0;return u`<section class="guide" data-step=${n.kind} aria-label=${e.say("ui-intro")}>
    ${dr(t,n)}
    <div class="told">
      <p role="status" tabindex="-1">${e.say(n.text.id,n.text.args)}</p>
      ${o?Dd(e,o):d}
    </div>
    ${Nn(e,n)}
    <div class="aids">${un(e,n)} ${n.done?d:jd(e,t)}</div>
    ${n.done?Hd(e,t):d}
  </section>`}function mr(e,t,{task:n}){!n||t?.task?.kind===n.kind||(V(e,e.say(n.text.id,n.text.args)),t?.task?n.done&&e.focus('[data-action="introduced"]'):e.focus('.guide [role="status"]'))}var Dd=(e,t)=>u`<p class="keys">
  <span class="unseen">${e.say("ui-intro-keys")}</span>
  ${t.map(n=>u`<kbd data-spelled>${n}</kbd> `)}
</p>`;function jd(e,t){let n=e.say("ui-intro-skip");return u`<button class="button" data-action="intro-skip" aria-label=${n} title=${n}
    @click=${()=>pr(e,t)}>${w("skip")}<span class="words" aria-hidden="true">${n}</span></button>`}var Hd=(e,t)=>u`<button class="button primary" data-action="introduced"
  @click=${()=>pr(e,t)}>${w("play")} ${e.say("ui-intro-play")}</button>`;function pr(e,{rules:{edition:t,geometry:n},players:[{name:o}],kinds:s}){if(e.set({aloud:!1}),e.reading.stop(),e.host.leaveTask){e.host.leaveTask();return}let i=s.filter(({usual:r})=>r).map(({kind:r,name:l})=>({name:l?e.say(l.id):r,kind:r})),a=[{name:o},...i];e.ask({type:"new",rules:{edition:t,geometry:n},players:a,seat:0})}var Yd=[1,2,3,4,5],Gd=12;function fr(e,t,n){let o=v(t);return o?Fd(e,o):hr(e,t,n)}function gr(e,t,n){let o=v(n);if(!o){mr(e,t,n);return}let s=t&&v(t);s||V(e,e.say(o.text.id,o.text.args)),!(!e.host.ownsPage&&!e.root.activeElement)&&(s?o.done&&!s.done&&e.focus(e.find(".actions .primary")?".actions .primary":'.guide [role="status"]'):e.focus('.guide [role="status"]'))}function Fd(e,t){let{kind:n,text:o,tip:s,said:i,done:a}=t,r=i&&a?e.words.sayAll([i,...e.state.why]):"",l=[un(e,t),a?d:Jd(e)],c=Wd(e,t)||e.say("ui-task");return u`<section class="guide asking ${a?"done":""}" data-step=${n} aria-label=${c}>
    <p class="about">${c} ${Kd(e,t)}</p>
    <div class="told">
      <p role="status" tabindex="-1">${e.say(o.id,o.args)}</p>
      ${s&&!a?u`<p class="tip">${w("lamp")} <span>${e.say(s.id,s.args)}</span></p>`:d}
      ${r?u`<p class="result">${Ud(t)} <span>${r}</span></p>`:d}
    </div>
    ${Vd(e,t)} ${t.steps>1?Nn(e,t):d}
    ${l.some(h=>h!==d)?u`<div class="aids">${l}</div>`:d}
  </section>`}var Ud=({given_up:e})=>u`<span class="prize">${w(e?"look":"star")}</span>`;function Wd(e,{of_what:t}){if(!t)return"";if("lesson"in t)return typeof t.lesson=="string"?t.lesson:e.say(t.lesson.id,t.lesson.args);let n=t.conundrum;return"date"in n?e.say("ui-task-daily",{date:e.words.day(n.date)}):"number"in n?e.say("ui-task-number",{number:n.number}):e.say("ui-task-conundrum")}function Kd(e,{grade:t}){if(t===null)return d;let n=e.say("ui-task-grade",{grade:t});return u`<span class="grade" role="img" aria-label=${n} title=${n}>
    ${Yd.map(o=>u`<i class=${o<=t?"reached":""}>${w("star")}</i>`)}
  </span>`}function Vd(e,{tiles:t,found:n,of:o,done:s}){if(o<2||s&&t.length<2)return d;let i=t.length>1?t:[{tile:"",found:n,of:o}];return u`<ul class="found" aria-label=${e.say("ui-task-progress")}>${i.map(a=>Zd(e,a))}</ul>`}var Zd=(e,{tile:t,found:n,of:o})=>u`<li>
  ${t?u`${x(t,!1)}<span class="unseen">${e.words.colours(t)}</span>`:d}
  ${o>Gd?d:Xd(n,o)}
  <span class="made">${e.say("ui-count",{made:n,need:o})}</span>
</li>`,Xd=(e,t)=>u`<span class="pips" aria-hidden="true">
  ${Array.from({length:t},(n,o)=>u`<i class=${o<e?"reached":""}></i>`)}
</span>`;function Jd(e){return e.host.leaveTask?O("leave",{action:"leave-task",words:e.say("ui-task-leave"),press:()=>po(e)}):d}function yr(e,t,n,o){let s=[...Qd(e,t,n,o),...th(e,t,n,o),...nh(e,t,n),...oh(e,n,o),...sh(e,t,n,o)],i=e.words.inOne(s);i&&i!==e.state.spoken.at(-1)?.text&&e.announce(i)}function Qd(e,t,n,o){let s=eh(t,n);return o.map(([i,a])=>{let r=a==="draw"&&i===n.seat?s.shift()??null:null;return _e(e,n,[i,a],r)})}function eh(e,t){if(e.seat!==t.seat)return[];let n=new Set(e.hand.map(({tile:o})=>o));return t.hand.map(({tile:o})=>o).filter(o=>!n.has(o))}function th(e,t,n,o){return o.some(([,s])=>["catch","show"].includes(Q(s).what))?n.players.flatMap(({count:s},i)=>{let a=s-t.players[i].count;return a>0?[e.say("ui-told-penalty",{...wt(e,n,i),count:a})]:[]}):[]}function nh(e,t,n){return n.players.flatMap(({shown:o},s)=>o.filter(i=>n.ply>t.ply&&!t.players[s].shown.includes(i)).map(i=>e.say("ui-told-shown",{...wt(e,n,s),tile:i})))}function oh(e,{last:t},n){return t?.sum&&n.some(([,o])=>ee(o)&&o===t.action)?[e.say("ui-told-sum",{sum:t.sum})]:[]}function sh(e,t,n,o){let s=r=>e.words.sayAll([Qt(e,r)]),{seat:i}=n.turn;if(n.say.id==="say-thinking")return[];if(n.say.id==="say-turn"&&t.turn.seat===i)return[];let a=o.some(([r])=>r!==i);return s(t)===s(n)&&!a?[]:[s(n)]}function jo(e,t,n=!1){let{state:o}=e,s=o.view;if(e.closed)return;if(s&&!n&&Si(s,t)){e.flow.wake();return}let i=s&&!n&&_i(s,t)?s:null,a=i?t.log.slice(i.ply):[],r=Di(e);i||e.reel.forget(),e.mode=vn(e.host,t),ih(o,t,i,e.mode.shows.handsOn),s||rh(e),i&&lh(e,i,t,a);let l=ji(e,r,a);e.paint(),e.camera.follow(),gr(e,i,t),e.flow.next(l()),wr("chromino:first-board"),M(o)&&wr("chromino:playable")}function ih(e,t,n,o){e.view=t,e.views+=1,n||Object.assign(e,ah(o&&t.hands_hidden?t.eyes:null)),e.handOver!==null&&t.seat===null&&(e.handOver=t.hand_over),e.laid&&t.board.includes(e.laid.text)&&(e.laid=null),e.past||(e.squares=Zt(e)),(!M(e)||!t.hand.some(({tile:a})=>a===e.chosen))&&Object.assign(e,R),n?.ply!==t.ply&&Object.assign(e,{refusal:null,notice:null}),e.waits&&=Vt(e,t);let{act:s}=e.doing??{},i=n?t.log.slice(n.ply):[];s&&i.some(([a,r])=>a===s.seat&&r===s.action)&&(e.doing=null)}var ah=e=>({cursor:{x:1,y:0},follows:!0,past:null,eyes:"everyone",order:{},marked:[],edge:null,picked:[],missed:[],why:[],handOver:e,panel:null,question:null,waits:!1,endSeen:!1,notice:null});function rh({host:e,state:t,reel:n}){e.opens==="seats"&&(t.panel="seats"),e.opens==="replay"&&n.last>0&&n.slide(0)}function lh(e,t,n,o){if(yr(e,t,n,o),!!e.state.settings.sound){for(let[,s]of o)pe(s);n.outcome&&!t.outcome&&pe("won")}}function wr(e){performance.getEntriesByName(e).length||performance.mark(e)}var br={mouse:5,touch:10,pen:8},ch={mouse:0,touch:56,pen:20},uh=60,Ln=class{#e=new Map;#n=null;#t=!1;#i=0;#s=0;#a=null;constructor(t){this.t=t;let{root:n,ending:o}=t,s=(i,a)=>n.addEventListener(i,a,{...o,passive:!1});s("pointerdown",i=>this.#l(i)),s("pointermove",i=>this.#c(i)),s("pointerup",i=>this.#y(i)),s("pointercancel",i=>this.#b(i)),n.addEventListener("click",i=>this.#d(i),{...o,capture:!0}),t.holder.addEventListener("wheel",i=>this.#p(i),{...o,passive:!1}),s("contextmenu",i=>this.#h(i)),s("pointerleave",()=>this.#r())}#o(t,n){let[o]=t.composedPath();return o instanceof Element?o.closest(n):null}#l(t){this.#u(t),this.#i=t.buttons,this.#t=!1;let n=this.#o(t,"[data-tile]")?.dataset.tile;if(n&&t.button===0){let o={x:t.clientX,y:t.clientY};this.#n={id:t.pointerId,tile:n,start:o,device:Ho(t),moves:!1,el:null}}else this.#o(t,".board")&&t.button===0&&this.#e.set(t.pointerId,{x:t.clientX,y:t.clientY})}#c(t){let n=this.#u(t),o=t.buttons&~this.#i;this.#i=t.buttons,t.buttons||this.#b(t),this.#n?.id===t.pointerId?(o&2&&W(this.t,1),this.#f(t)):this.#e.has(t.pointerId)?this.#m(t):n&&this.t.state.chosen&&this.#o(t,".board")&&le(this.t,this.t.camera.cellAt(t.clientX,t.clientY))}#u(t){if(Ho(t)!=="mouse")return!1;let n=this.#a;return this.#a={x:t.clientX,y:t.clientY},n!==null&&(n.x!==t.clientX||n.y!==t.clientY)}#m(t){let{camera:n}=this.t,o=this.#e.get(t.pointerId),s={x:t.clientX,y:t.clientY};if(this.#e.size===1&&!this.#t){if(Math.hypot(s.x-o.x,s.y-o.y)<br[Ho(t)])return;this.#t=!0}if(this.t.find(".board")?.setPointerCapture(t.pointerId),this.#e.set(t.pointerId,s),this.#e.size===1){n.pan(s.x-o.x,s.y-o.y);return}this.#t=!0;let i=[...this.#e].find(([r])=>r!==t.pointerId)?.[1];if(!i)return;let a=r=>Math.hypot(r.x-i.x,r.y-i.y);n.pan((s.x-o.x)/2,(s.y-o.y)/2),n.zoom(a(s)/Math.max(1,a(o)),{x:(s.x+i.x)/2,y:(s.y+i.y)/2})}#d(t){let n=this.#t&&t.detail>0;if(this.#t=!1,n){t.stopPropagation();return}if(!this.#o(t,".board"))return;let{t:o}=this,s=this.#o(t,"[data-cell]")?.dataset.cell?.split(",").map(Number),i=o.camera.pointAt(t.clientX,t.clientY);o.mode.tap(o,s?{x:s[0],y:s[1]}:Bt(i),i)}#r(){!this.#n&&!this.t.state.put&&this.t.state.ghost&&this.t.set({ghost:null})}#p(t){let{t:n}=this,o=n.state.dragged||n.state.chosen&&n.state.ghost,s=this.#o(t,".rack .tiles");if(s&&!this.#n&&hh(s,t),!this.#o(t,".board")&&!this.#n||!o&&!t.ctrlKey&&!n.host.ownsPage)return;if(t.preventDefault(),o&&!t.ctrlKey){if(this.#s+=t.deltaY,Math.abs(this.#s)<uh)return;W(n,this.#s>0?1:-1),this.#s=0;return}let i=t.ctrlKey?.01:.0016;n.camera.zoom(Math.exp(-t.deltaY*i),{x:t.clientX,y:t.clientY})}#h(t){!this.t.state.chosen||!this.#o(t,".board, [data-tile]")||(t.preventDefault(),this.#n?.moves||W(this.t,1))}#f(t){let n=this.#n,{t:o}=this;if(!n)return;if(!n.moves){if(Math.hypot(t.clientX-n.start.x,t.clientY-n.start.y)<br[n.device])return;n.moves=!0,this.#t=!0,dh(t),M(o.state)&&o.mode.shows.holds&&o.state.chosen!==n.tile&&o.mode.choose(o,n.tile),o.set({dragged:n.tile,put:!1})}let s={x:t.clientX,y:t.clientY-ch[n.device]};this.#$(n,s);let i=this.#g(t);le(o,!i&&M(o.state)?Ui(o.state,o.camera.cellAt(s.x,s.y)):null,!1)}#$(t,n){let{t:o}=this,s=o.holder.getBoundingClientRect();t.el||(t.el=document.createElement("div"),t.el.className="flying held",o.find(".flights")?.append(t.el));let{reading:i,down:a}=H(t.tile,o.state.turns);Ee(x(i,a),t.el),t.el.style.fontSize=`${Math.max(30,o.camera.look.size)}px`,t.el.style.transform=`translate(${n.x-s.left}px, ${n.y-s.top}px) translate(-50%, -50%)`}#g(t){let n=this.t.find(".rack")?.getBoundingClientRect();return!!(n&&t.clientY>n.top&&t.clientX>n.left&&t.clientX<n.right)}#y(t){this.#e.delete(t.pointerId);let n=this.#n;if(n?.id!==t.pointerId||(this.#n=null,n.el?.remove(),!n.moves))return;let{t:o}=this,{ghost:s}=o.state;o.set({dragged:null}),this.#g(t)?(this.#w(n.tile,t.clientX),ge(o)):s?(o.set({dropped:s.text}),o.mode.drop(o,s)):ge(o)}#w(t,n){let o=F(this.t.state).map(i=>i.tile),s=[...this.t.root.querySelectorAll("[data-tile]")].filter(i=>{let{left:a,width:r}=i.getBoundingClientRect();return i.getAttribute("data-tile")!==t&&a+r/2<n});Mt(this.t,t,s.length-o.indexOf(t))}#b(t){this.#e.delete(t.pointerId),this.#n?.id===t.pointerId&&(this.#n.el?.remove(),this.#n=null,this.t.state.dragged&&ge(this.t))}},Ho=({pointerType:e})=>e==="touch"||e==="pen"?e:"mouse";function dh(e){e.target instanceof Element&&e.target.setPointerCapture(e.pointerId)}function hh(e,t){e.scrollWidth<=e.clientWidth||t.deltaX||(t.preventDefault(),e.scrollLeft+=t.deltaY)}var mh={slow:2e3,normal:900,fast:400},Pn=class{#e=0;#n=0;constructor(t){this.t=t}get ply(){let{wanted:t,past:n}=this.t.state;return t?.ply??n?.ply??0}get last(){return this.t.state.view?.ply??0}get eyes(){let{wanted:t,eyes:n}=this.t.state;return t?.eyes??n}get runs(){let{wanted:t,past:n}=this.t.state;return t!==null||n!==null}slide(t){this.stop(),this.#s({ply:t})}step(t){this.stop(),t>=0&&t<=this.last&&this.#i(t)}see(t){this.#s({eyes:t})}toggle(){if(this.t.state.plays){this.stop(),this.t.announce(this.t.say("ui-replay-paused"));return}this.t.set({plays:!0}),this.#t(this.ply===this.last?0:this.ply+1)}leave(){let{t}=this;this.forget(),t.set({past:null,squares:new I(t.state.view?.board??[])}),t.paint(),t.camera.follow(),t.flow.next()}async branch(){let{t,ply:n}=this;this.stop();let{ok:o}=await t.ask({type:"branch",ply:n,eyes:"first"});o&&t.tell({id:t.host.games?"ui-replay-branched-kept":"ui-replay-branched",args:{ply:n}})}stop(){clearTimeout(this.#e),this.t.set({plays:!1})}forget(){this.stop(),this.t.state.wanted=null,this.#n+=1}async#t(t){await this.#i(t);let{plays:n,past:o}=this.t.state;!n||!o||(clearTimeout(this.#e),this.ply===this.last?this.stop():this.#e=setTimeout(()=>{this.#t(this.ply+1)},mh[this.t.state.settings.pace]))}async#i(t){let n=await this.#s({ply:t}),{past:o}=this.t.state;n&&o&&this.t.announce(_e(this.t,o,o.log.at(-1)))}async#s(t){let{state:n}=this.t,o=n.wanted!==null;if(this.t.set({wanted:{ply:this.ply,eyes:this.eyes,...t}}),o)return!1;let s=this.#n;for(let i=null;n.wanted&&i!==n.wanted;)if(i=n.wanted,await this.#a(i),s!==this.#n)return!1;return this.t.set({wanted:null}),!0}async#a({ply:t,eyes:n}){let{t:o}=this,s=this.#n,{view:i,problems:a}=await o.link.send({type:"at",ply:t,...Ei(o.state,n)});if(s===this.#n){if(!i){a?.slice(0,1).forEach(r=>o.tell(r));return}o.flow.stop(),o.set({...R,past:i,eyes:n,squares:new I(i.board),refusal:null}),o.paint(),o.camera.follow()}}};var ph=72;function $r(e){let{state:t}=e,n=e.shown,{sight:o}=t,s=ze(e.marks),i=Fs(e),{cursor:a}=t;return u`<div
    class="board ${t.chosen?"aiming":""} ${t.handOver===null||t.past?"":"covered"}"
    data-views=${t.views}
  >
    <div class="world">
      <div class="dots" .style=${fh(e)}></div>
      ${Et([t.squares,o,n?.last?.action,t.arriving],()=>gh(e))}
      ${Ws(e)}
      ${Et([t.squares,o,s.length,s[0]?.text,t.chosen,n?.rev,a.x,a.y,t.arriving,e.words,i.map(({where:r,kind:l})=>G(r)+l).join()],()=>yh(e,s,i))}
      ${n?[$h(e),kh(e,n)]:d}
    </div>
  </div>`}function Yo(e,{x:t,y:n}){let{left:o,top:s,right:i,bottom:a}=e.state.sight;return t>=o&&t<i&&n>=s&&n<a}function fh(e){let{left:t,top:n,right:o,bottom:s}=e.state.sight,i=`width:${(o-t)*ie}px;height:${(s-n)*ie}px`;return z(e.state,{x:t,y:n},i)}function gh(e){let t=e.shown?.last?.action,n=e.state.squares.placements.filter(o=>S(o).some(s=>Yo(e,s)));return u`<div class="bodies" aria-hidden="true">
    ${Z(n,o=>o.text,o=>u`<div
        class="body ${o.down?"down":""} ${o.text===t?"last":""} ${e.state.arriving.has(o.text)?"arriving":""}"
        .style=${z(e.state,o)}
      ></div>`)}
  </div>`}function yh(e,t,n){let{squares:o}=e.state,s=wh(e,t);return u`<div
    class="cells"
    role="grid"
    aria-label=${e.say("ui-board",{count:o.placements.length})}
    aria-rowcount="-1"
    aria-colcount="-1"
  >
    ${Z(s,([i])=>i,([i,a])=>u`<div role="row" aria-rowindex=${i-o.box.top+9}>
        ${Z(a,r=>r.x,r=>bh(e,r,n))}
      </div>`)}
  </div>`}function wh(e,t){let{squares:n,chosen:o,cursor:s}=e.state,i=new Map,a=c=>{let h=Pe(c.x,c.y),m=i.get(h);m?Object.assign(m,{...c,letter:m.letter,legal:[...m.legal??[],...c.legal??[]]}):i.set(h,c)};for(let c of n.placements)S(c).forEach((h,m)=>{Yo(e,h)&&a({...h,letter:c.reading[m],text:c.text})});for(let c of t)for(let[h,m]of S(c).entries())Yo(e,m)&&a({...m,letter:"",open:!0,legal:o&&h===0?[c.text]:[]});let r=n.at(s.x,s.y);i.has(Pe(s.x,s.y))||a({...s,letter:r?.letter??"",text:r?.placement.text});let l=new Map;for(let c of i.values()){let h=l.get(c.y);h?h.push(c):l.set(c.y,[c])}for(let c of l.values())c.sort((h,m)=>h.x-m.x);return[...l].sort(([c],[h])=>c-h)}function bh(e,t,n){let{squares:o,cursor:s}=e.state,i=t.x===s.x&&t.y===s.y,a=t.letter!==""||t.open,r=t.letter?Re(t.letter):t.open?"open":"";return u`<div
    role="gridcell"
    class="cell ${r} ${t.legal?.length?"anchor":""} ${t.text&&e.state.arriving.has(t.text)?"arriving":""}"
    data-cell=${a?Pe(t.x,t.y):d}
    data-legal=${t.legal?.length?t.legal.join(" "):d}
    tabindex=${i?"0":"-1"}
    aria-colindex=${t.x-o.box.left+9}
    aria-label=${i?kt(e,t):t.letter?e.words.colours(t.letter):e.say(t.open?"ui-open":"ui-empty")}
    aria-description=${Wt(e,n,t)||d}
    @focus=${()=>Sa(e,t)}
    .style=${z(e.state,t)}
  ></div>`}function $h({state:e}){let t=Xt(e);return t?u`<div
    class="ghost tile ${t.down?"down":""} ${e.put?"put":""} ${e.ghost?"":"refused"}"
    aria-hidden="true"
    .style=${z(e,t)}
  >
    ${[...t.reading].map(n=>u`<span class=${Re(n)}></span>`)}
  </div>`:d}function kh(e,t){let{state:n}=e,o=Xt(n);return u`<div class="signs" aria-hidden="true">${Ks(e)} ${o?vh(e,t,o):d}</div>`}function vh(e,{need:t},n){let{edges:o,taken:s}=yt(e.state),i=o.filter(c=>c.good).length,a=e.state.ghost!==null&&qe(e.state,n),r=i>=t&&i===o.length&&!s.length,l=e.mode.shows.fits?a:e.state.ghost!==null&&r;return u`<div class="count ${l?"enough":""}" .style=${z(e.state,Ah(e,S(n)))}>
    <span ${j(c=>Th(e,c))}>${xh(e,i,t,a)}</span>
  </div>`}var xh=(e,t,n,o)=>t<n?e.say("ui-count",{made:t,need:n}):`${e.words.number(t)}${o?" ✓":""}`;function Ah(e,t){let{squares:n}=e.state,[{x:o,y:s},,i]=t,a=[{x:i.x+1,y:s},{x:i.x+1,y:i.y},{x:o,y:i.y+1},{x:o,y:s-1}],r=e.camera.rightmost-ph/e.camera.look.size,l=a.filter(c=>c.x<=r);return l.find(c=>!n.at(c.x,c.y)&&!n.at(c.x+1,c.y))??l[0]??a[2]}function Th(e,t){t instanceof HTMLElement&&(t.style.transform=`scale(${ie/e.camera.goal.size})`)}var Go=class extends Qe{#e=null;#n=null;#t;#i=new AbortController;render(t,n){return C}update({element:t},[n,o]){return this.#e=t,this.#t=o,queueMicrotask(()=>this.#s(n)),this.render(n)}#s(t){let n=this.#e;if(!n?.isConnected||(t||kr(n,!0),n.open))return;if("closedBy"in HTMLDialogElement.prototype||this.#a(t?n:n.parentElement),t){n.showModal();return}let{activeElement:o}=n.getRootNode();this.#n=o,o?n.show():n.open=!0}#a(t){let n=!1,{signal:o}=this.#i,s=i=>i instanceof MouseEvent&&Mh(this.#e,i);t?.addEventListener("pointerdown",i=>n=s(i),{signal:o}),t?.addEventListener("click",i=>n&&s(i)&&this.#t?.(),{signal:o})}disconnected(){let t=this.#e;if(this.#i.abort(),!t)return;kr(t,!1);let n=t.contains(t.getRootNode().activeElement);t.close(),n&&this.#n instanceof HTMLElement&&this.#n.focus({preventScroll:!0})}},Oh=q(Go);function Mh(e,{target:t,clientX:n,clientY:o}){if(!e||t!==e&&t instanceof Node&&e.contains(t))return!1;let{left:s,top:i,right:a,bottom:r}=e.getBoundingClientRect();return n<s||n>a||o<i||o>r}function kr(e,t){for(let n of e.parentElement?.children??[])n!==e&&!n.matches(".trouble, .spoken")&&n.toggleAttribute("inert",t)}function ce(e,t,n){let{label:o,kind:s,onClose:i,cross:a=!!i,focus:r=!0,scrolls:l=!1}=t,c=!e.host||e.host.ownsPage===!0,h=p=>{p.preventDefault(),i?.()},m=({target:p})=>{p instanceof Element&&p.isConnected&&(i?i():e.repaint())};return Z([s],()=>s,()=>u`<dialog
      class="dialog ${s}"
      aria-labelledby="dialog-label"
      closedby=${i?"any":"none"}
      ${Oh(c,i)}
      @cancel=${h}
      @close=${m}
      @keydown=${p=>{p.stopPropagation(),!c&&p.key==="Escape"&&h(p)}}
    >
      <header>
        <h2 id="dialog-label" tabindex="-1" ?autofocus=${r}>${o}</h2>
        ${a?O("close",{action:"close",words:e.say("ui-close"),press:()=>i?.()}):d}
      </header>
      <div class="content" tabindex=${l?"0":d}>${n}</div>
    </dialog>`)}function vr(e){let{view:t}=e.state,n=t?.outcome;return!t||!n?d:ce(e,{label:Eh(e,t,n),kind:"end",onClose:()=>e.set({endSeen:!0})},u`${_h(t,n)}
      <p>${Sh(e,t,n)}</p>
      ${t.players.length>1?Ch(e,t,n):d} ${Nh(e,t)}`)}function Eh(e,t,{reason:n,winners:o}){return t.players.length===1?e.say(`ui-end-solo-${n}`):e.say("ui-end-names",xr(e,t,o))}function xr(e,t,n){let o=n.map(s=>t.players[s].name);return e.words.players(o,s=>Jt(e,t,n[s]))}function Sh(e,t,{reason:n,winners:o,scores:s,left:i}){let{players:a,say:r}=t;if(a.length===1)return e.say(r.id,r.args);let[l]=o,{names:c,you:h,count:m}=xr(e,t,o),p={names:c,you:h,joint:m};if(n==="emptied"&&!s&&i[l]===0)return e.say("ui-end-all-laid",p);let g=e.say(`ui-end-${n}`);if(n==="resigned")return g;let b=s?e.say("ui-end-by-points",{...p,count:s[l]}):e.say("ui-end-by-tiles",{...p,count:i[l]});return e.words.inOne([g,b])}function _h({board:e,log:t},{winners:n}){let o=t.filter(([i,a])=>n.includes(i)&&ee(a)),s=o.length?o.map(([,i])=>i):e;return u`<div class="trophy">${s.slice(-3).map(i=>x(i.slice(0,3),!1))}</div>`}function Ch(e,t,{winners:n,scores:o,left:s}){return u`<table class="result">
    <thead>
      <tr>
        <th scope="col">${e.say("ui-end-player")}</th>
        ${o?u`<th scope="col">${e.say("ui-end-points")}</th>`:d}
        <th scope="col">${e.say("ui-end-left")}</th>
      </tr>
    </thead>
    <tbody>
      ${t.players.map(({resigned:i},a)=>{let r=n.includes(a);return u`<tr class=${r?"won":""}>
          <th scope="row">
            ${P(t,a)} ${r?[w("crown"),u`<span class="unseen">${e.say("ui-end-winner")}</span>`]:d}
            ${i?u`<span class="quiet">${e.say("ui-seat-resigned")}</span>`:d}
          </th>
          ${o?u`<td>${e.words.number(o[a])}</td>`:d}
          <td>${e.words.number(s[a])}</td>
        </tr>`})}
    </tbody>
  </table>`}function Nh(e,t){let{host:n}=e;return u`<div class="choices">
    ${e.mode.shows.others?et(e,"rematch","again",()=>Lh(e,t),"primary"):d}
    ${t.ply>0?et(e,"replay","eye",()=>e.reel.slide(0)):d}
    ${et(e,"look","look",()=>e.set({endSeen:!0}))}
    ${n.share?et(e,"share","share",()=>n.share?.()):d}
    ${n.save?et(e,"save","save",()=>n.save?.()):d}
    ${n.newGame?et(e,"new","plus",()=>n.newGame?.()):d}
  </div>`}var et=(e,t,n,o,s="")=>u`<button class="button ${s}" data-action=${t} @click=${o}>
    ${w(n)} ${e.say(`ui-end-${t}`)}
  </button>`;function Lh(e,{rules:t,players:n}){let o=n.map(s=>({name:s.name,kind:gt(s)}));e.ask({type:"new",rules:t,players:o,eyes:"first"})}var Ph=5;function Ar(e){let{view:t,handOver:n}=e.state;if(!t||n===null)return d;let o=P(t,n),s=Ih(t,n);return ce(e,{label:e.say("ui-hand-over",{name:o}),kind:"hand-over"},u`<div class="pile">${[0,1,2].map(()=>de(!0))}</div>
      ${s.length?u`<ul class="since" aria-label=${e.say("ui-hand-over-since")}>
            ${s.map(i=>u`<li>${De(e,t,i)}</li>`)}
          </ul>`:d}
      <div class="choices">
        <button class="button primary" data-action="hand-over" @click=${()=>Rh(e,n)}>
          ${e.say("ui-hand-over-taken",{name:o})}
        </button>
        ${t.can_undo?u`<button class="button" data-action="undo" @click=${()=>U(e,"undo")}>
              ${w("undo")} ${e.say("ui-hand-over-undo")}
            </button>`:d}
      </div>`)}function Ih({log:e},t){return e.slice(e.findLastIndex(([n])=>n===t)+1).slice(-Ph)}async function Rh(e,t){let{ok:n}=await e.ask({type:"reveal",seat:t});n&&(e.set({handOver:null}),e.flow.next())}var Tr=e=>ir(e).map(({title:t,keys:n})=>u`<section class="keys">
      <h3>${e.say(t)}</h3>
      <dl>${n.map(o=>qh(e,o))}</dl>
    </section>`),qh=(e,{keys:t,id:n})=>u`<div>
    <dt>${t.map(o=>u`<kbd>${zh(e,o)}</kbd> `)}</dt>
    <dd>${e.say(n)}</dd>
  </div>`,zh=(e,t)=>t.replace(/[A-Z][a-z]+/,n=>e.say(`ui-cap-${n.toLowerCase()}`));function Or(e,t){let{view:n}=e.state,o=n?[Dh(e,n,t),jh(e,n,t)]:[];return u`${o.filter(s=>s.length>0).map(s=>u`<ul class="entries">${s.map(i=>Bh(e,i))}</ul>`)}
    <p class="quiet">${e.say("ui-independent")}</p>`}var Bh=(e,{action:t,sign:n,does:o,words:s=`ui-menu-${t}`,off:i=!1})=>u`<li>
    <button class="entry" data-action=${t} ?disabled=${i} @click=${o}>
      ${w(n)} ${e.say(s)}
    </button>
  </li>`;function Dh(e,t,n){let{host:o}=e,{shows:s}=e.mode,i=r=>()=>{n(),r()},a=!t.outcome&&!e.state.past;return Mr([a&&s.typed&&t.seat!==null&&{action:"typed",sign:"speak",does:()=>bn(e)},s.replay&&{action:"replay",sign:"eye",does:i(()=>e.reel.slide(0)),off:t.ply===0},{action:"rules",sign:"book",does:()=>e.set({panel:"rules"})},a&&s.seats&&{action:"seats",sign:"person",does:()=>e.set({panel:"seats"})},{action:"settings",sign:"settings",does:()=>e.set({panel:"settings"})},{action:"keys",sign:"keyboard",does:()=>e.set({panel:"keys"})},o.share&&{action:"share",sign:"share",does:i(()=>o.share?.())},o.shareTask&&{action:"share",sign:"share",words:"ui-end-share",does:i(()=>o.shareTask?.())},o.save&&{action:"save",sign:"save",does:i(()=>o.save?.())},o.about&&{action:"about",sign:"info",does:i(()=>o.about?.())}])}function jh(e,t,n){let{host:o,mode:s}=e,{seat:i}=t,a=(m,p)=>()=>{n(),t.outcome?p():e.question({id:m,args:{}},p)},r=s.shows.resign&&i!==null&&!t.outcome&&t.people.includes(i),l=()=>{e.ask({type:"resign",seat:i})},c=()=>o.newGame?.(),h=()=>o.leave?.();return Mr([o.newGame&&{action:"new",sign:"plus",does:a("ui-ask-new",c)},o.games&&{action:"games",sign:"folder",does:a("ui-ask-games",()=>o.games?.())},r&&{action:"resign",sign:"flag",does:a("ui-ask-resign",l)},o.leave&&{action:"leave",sign:"leave",does:a("ui-ask-leave",h)}])}var Mr=e=>e.flatMap(t=>t||[]);var Er={board:"B*Y@0,-1v YPR@1,0> GRB@-3,0>",min_contacts:1,geometry:"dominoes"},Fo={board:"GBR@0,0> BRR@1,1>",contacts:"RRR@3,0>",legal:!0,alt:"points"},Uo={one:{board:"RRR@0,0>"},simple:{board:"BBR@0,0>"},symmetric:{board:"BRB@0,0>"},three:{board:"GBR@0,0>"},chameleon:{board:"B*Y@0,0>"},two:{board:"BRY@0,0> RYY@1,1>",contacts:"YGP@3,0>",legal:!0},same:{board:"BRY@0,0>",contacts:"RYG@1,1>",legal:!0},few:{board:"BRY@0,0>",contacts:"YGP@3,0>",legal:!1},mismatch:{board:"BRY@0,0>",contacts:"BRG@0,1>",legal:!1},corner:{board:"BRY@0,0>",contacts:"YGP@3,1>",legal:!1},wild:{board:"B*Y@0,0> RYG@1,-1>",contacts:"PBG@-1,1>",legal:!0},enough:{board:"BRY@0,0>",contacts:"YGP@3,0>",legal:!0,min_contacts:1,alt:"few"},branch:{...Er,contacts:"YGG@0,2v",legal:!0},beside:{...Er,contacts:"PRG@2,1>",legal:!1},"expert-3":{board:"RRR@0,0>",contacts:"RRB@1,1>",legal:!0,scoring:"expert",sum:"2+1 = 3"},"expert-5":{board:"BGG@0,0> GGG@1,-1>",contacts:"GYY@3,0>",legal:!0,scoring:"expert",sum:"2+1+2 = 5"},"expert-6":{board:"BRY@0,0>",contacts:"RYG@1,1>",legal:!0,scoring:"expert",sum:"3+3 = 6",alt:"same"},contacts:{board:"BBB@0,0> BBG@1,1> BYY@0,1v BGY@2,2>",contacts:"YBG@1,3>",legal:!0,scoring:"contacts",sum:"(3+2)+(3+3)+(3+3) = 17"},"points-simple":{...Fo,scoring:"simple",sum:"1+3+2 = 6"},"points-kinds":{...Fo,scoring:"kinds",sum:"(1+4)+(1+2) = 8"},"points-sides":{...Fo,scoring:"sides",sum:"(1×4)+(1+2) = 7"}};var Wo=e=>({hand:e.hand_size,least:e.min_players,most:e.max_players,limit:e.draw_limit??0});function Ko(e,t,n){let o={box:Yh(e),setup:Gh(e,t,n),laying:Fh(e),turn:Uh(e),last:Kh(e),end:Vh(e),points:Zh(e,t,n),variants:k(n,em(e))};return Object.entries(o).flatMap(([s,i])=>{let a=Hh(i,e,t);return a.length?[{id:`rules-head-${s}`,parts:a}]:[]})}function Hh(e,t,n){let o=[];for(let s of e.split(/\s+/).filter(Boolean)){let i=o.at(-1),[a,r]=s.replace(/^[+#]/,"").split(":");s[0]==="#"?o.push({title:`rules-head-${a}`}):s[0]!=="+"?o.push({id:`rules-${a}`,agreed:t[r]!==n[r]}):i&&"pictures"in i?i.pictures.push(a):o.push({pictures:[a]})}return o}var k=(e,t)=>e?t:"",$e=({edition:e})=>e==="modern-zh",Yh=({edition:e,scoring:t,chameleons:n})=>`
  ${t?"aim-points":"aim"} about-${e}
  tile different +one +simple +symmetric +three ${k(n,"+chameleon")} why-75 each-colour counts-help
  ${k(n,"chameleons:chameleons chameleon-pairs-ours")}`;function Gh(e,t,n){let{start:o,first:s,hand_size:i,open_hands:a}=e,l=$e(e)&&o==="chameleon"?"start-chameleon-zh:start":`start-${o}:start start-ours`;return`
    ${k(s!=="draw-off",l)}
    hand:hand_size ${k(!n&&i<t.hand_size,"variant-small-ours")}
    open-hands-${a}:open_hands
    first-${s}:first ${k(s!=="random",`first-${s}-ours`)} clockwise`}function Fh(e){let{edition:t,min_contacts:n,geometry:o,chameleons:s}=e,i=$e(e)?"many-zh":k(t!=="meccano-1998","many"),a=`
    contacts-${n}:min_contacts ${k(n===2,"one-tile")} ways ${i} corners
    ${n===2?"+two +same +few":"+enough +same"} +mismatch +corner
    ${k(s,`wild +wild ${k(n===1,"across:min_contacts")}`)}`;return`cells contact ${o==="dominoes"?Sr:a}`}var Sr="dominoes:geometry dominoes-ours +branch +beside";function Uh(e){let{edition:t,play_drawn:n,draw_limit:o,voluntary_draw:s,calls:i}=e,a=i||s!=="never",l=`
    draw-${o===null?"none":o===1?"1":"most"}:draw_limit drawn-duty${k(!t.startsWith("modern"),"-ours")} drawn-only-ours
    ${k(o!==1,"draw-on-ours")} bag-empty`,c=`
    draw-ends:play_drawn voluntary-${s}:voluntary_draw
    bag-empty-ours ${k(a,"bag-duty-ours")}`;return`lay ${a?"duty-but-ours":$e(e)?"duty":"duty-ours"} ${n?l:c}`}var Wh=`
  calls:calls calls-forgotten calls-overlooked calls-draw-ours calls-say-ours calls-catch-ours
  calls-shown-ours calls-show-ours calls-penalty-ours calls-bots-ours`,Kh=({calls:e,chameleons:t,chameleon_last:n})=>`
  ${e?Wh:"last-shown:calls last-shown-ours"}
  ${k(t,`chameleon-last-${n}:chameleon_last`)}
  ${k(t&&!n,"chameleon-last-ours")}`,Vh=({end:e,scoring:t,min_players:n,min_contacts:o})=>`
  end-${e}:end ${k(!t,`win-${e}`)}
  ${k(!t&&o===1&&e!=="at-once","junior-shared")}
  blocked-ours ${k(!t,"fewest-ours")}
  ${k(n===1,"solo-ours")}`;function Zh(e,t,n){let{edition:o,scoring:s,chameleons:i}=e,a=n?t.systems:s?[s]:[],r=i?"points-end-modern-ours":Xh[o],l=`
    ${k(n,"points-agree")} points-when:scoring
    ${a.map(c=>`#${c} ${Qh(e,c,n)}`).join(" ")}
    ${k(n,"#any-points")} points-tiles-ours
    ${k(/kinds|sides/.test(`${a}`),"left-ours")}
    ${k(!Jh(e,a[0]),"highest-ours")} points-win-ours ${r??""}`;return k(a.length,l)}var Xh={textures:"points-end-textures","ravensburger-2001":"points-end-ravensburger-2001-ours"},Jh=(e,t)=>t==="contacts"||t==="expert"&&$e(e);function Qh(e,t,n){let o=`value-colours ${k(e.chameleons,"value-chameleon")}`,s=`value-kinds value-kinds-ours ${k(e.chameleons,"value-kinds-chameleon-ours")}`;return{simple:`why-simple ${o} scoring-tiles +points-simple`,expert:`
      why-expert ${o} scoring-tiles +expert-3 +expert-5 +expert-6
      ${k($e(e),"highest")}`,contacts:`
      why-contacts ${o} value-contacts-ours scoring-contacts +contacts highest-contacts`,kinds:`why-kinds ${s} scoring-contacts +points-kinds left`,sides:`
      why-sides ${k(!n,s)} scoring-sides sides-short-ours +points-sides left-sides-ours`}[t]}function em(e){let{edition:t,play_drawn:n,chameleons:o}=e,s=t==="ravensburger-2001"?"variant-hands":"variant-hands-many",i=$e(e)?"variant-one-contact +enough":Sr;return`
    variants ${k(n,`variant-drawing draw-on-ours ${s}`)}
    ${k(o,"variant-first")} variant-small-ours
    ${k(o,`#junior ${i} junior-shared #conundrum conundrum`)}
    ${k($e(e),"conundrum-zh")}`}var tm={box:({edition:e})=>e,ages:({edition:e})=>e,players:()=>"all",tiles:({chameleons:e})=>e,hand:()=>"all",start:e=>e.first==="draw-off"?e.first:e.start+k($e(e),"-zh"),first:({first:e,chameleons:t})=>e+k(t,"-random"),nothing:({play_drawn:e})=>e,instead:({voluntary_draw:e})=>e,last:({calls:e,chameleon_last:t})=>t?e:"chameleon",end:({end:e})=>e,points:({edition:e})=>e,children:({edition:e,chameleons:t})=>t?e:"none"},_r=e=>Object.entries(tm).map(([t,n])=>({id:`rules-row-${t}`,cells:e.map(o=>`rules-cell-${t}-${n(o)}`)})),Vo=e=>e.endsWith("-ours");function Cr(e){let t=e.flatMap(o=>Ko(o,o,!0));return[...new Set(t.map(({id:o})=>o))].flatMap(o=>{let i=t.filter(({id:a})=>a===o).flatMap(a=>a.parts).flatMap(a=>"id"in a&&Vo(a.id)?[[a.id,a]]:[]);return i.length?[{title:o},...new Map(i).values()]:[]})}var Nr=30,In=class{#e;#n=be("en");#t=null;#i="";#s=!1;#a;#o;#l=new Map;constructor(t){this.#e=t,this.#a=t.chapter,this.#o=t.books??[]}open(t){this.#a=t,this.#e.repaint()}template(t,n){return this.#n=t,t.language!==this.#i&&this.#u(t.language),u`<div class="book" ${j(this.#c)}>${this.#t?this.#p(n):this.#m()}</div>`}#c=t=>{t||(this.#a=this.#e.chapter)};async#u(t){let{link:n,repaint:o}=this.#e;this.#i=t,this.#s=!1;let s=await n.words(`rules/${t}`),i=s??(this.#t?null:await n.words("rules/en")),a=this.#o.length?this.#o:(await n.send({type:"editions"})).editions;t===this.#i&&(this.#o=a??[],i!==null&&a&&(this.#t=be(s===null?"en":t,i)),this.#s=!this.#t,o())}#m(){let{language:t,say:n}=this.#n;return this.#s?u`<p role="alert">${n("ui-rules-failed")}</p>
      <button class="button" data-action="fetch-again" @click=${()=>{this.#u(t)}}>
        ${n("ui-rules-again")}
      </button>`:u`<p role="status">${n("ui-rules-loading")}</p>`}async#d(t){let{link:n,repaint:o}=this.#e,{board:s,contacts:i,min_contacts:a,geometry:r}=Uo[t];this.#l.set(t,"");let{svg:l}=await n.send({type:"picture",board:s,contacts:i,min_contacts:a,geometry:r});l&&this.#l.set(t,ht(l)),o()}#r(t,n){return this.#t?.say(t,n)}#p(t){let n=this.#o.map(({edition:l})=>l),o=[...t?["game"]:[],...n,"compare"],s=o.find(l=>l===this.#a)??(t?"game":"modern"),i=l=>this.#o.find(({edition:c})=>c===l),a=s==="game"&&t||i(s),r=a?Ko(a,i(a.edition)??{...a,systems:[]},a!==t):[];return u`${this.#h(o,s)}
      <div class="leaf">
        ${a?this.#f(r):d}
        <article lang=${this.#t?.language??d}>
          ${a?this.#$(r,Wo(a)):this.#k()}
          <footer class="quiet">${this.#r("rules-trademark")}</footer>
        </article>
      </div>`}#h(t,n){let{say:o}=this.#n,{onChapter:s,prints:i}=this.#e,a={game:o("ui-rules-game"),compare:o("ui-rules-compare")},r=l=>{this.open(l),s?.(l)};return u`<nav class="chapters" aria-label=${o("ui-rules-chapters")}>
      ${t.map(l=>u`<button
          class="face"
          data-chapter=${l}
          aria-current=${l===n?"true":d}
          @click=${()=>r(l)}
        >
          ${a[l]??this.#r(`rules-name-${l}`)}
        </button>`)}
      ${i?O("print",{action:"print",words:o("ui-rules-print"),press:()=>print()}):d}
    </nav>`}#f(t){let n=({target:o},s)=>{let a=o.getRootNode().getElementById(s);a?.focus({preventScroll:!0}),a?.scrollIntoView()};return u`<nav class="contents" aria-label=${this.#n.say("ui-rules-contents")}>
      ${t.map(({id:o})=>u`<button class="entry" @click=${s=>n(s,o)}>${this.#r(o)}</button>`)}
    </nav>`}#$(t,n){let o=t.some(({parts:s})=>s.some(i=>"agreed"in i&&i.agreed));return u`${this.#g(o)}
    ${t.map(({id:s,parts:i})=>u`<section>
        <h3 id=${s} tabindex="-1">${this.#r(s)}</h3>
        ${i.map(a=>this.#w(a,n))}
      </section>`)}`}#g(t){return u`<p class="quiet">
      ${this.#r("rules-legend-open")}${t?[this.#y,this.#r("rules-legend-agreed")]:d}
    </p>`}get#y(){return this.#n.say("ui-between-sentences")}#w(t,n){if("title"in t)return u`<h4>${this.#r(t.title)}</h4>`;if("pictures"in t)return u`<div class="figures">${t.pictures.map(s=>this.#b(s))}</div>`;let o=Vo(t.id)?"ours":t.agreed?"agreed":null;return u`<p class=${o??d} data-rule=${t.id}>
      ${o?u`<strong class="mark">${this.#r(`rules-mark-${o}`)}</strong>`:d}
      ${this.#r(t.id,n)}
    </p>`}#b(t){let{board:n,contacts:o,legal:s,sum:i,alt:a=t}=Uo[t];this.#l.has(t)||this.#d(t);let{left:r,right:l,top:c,bottom:h}=new I([...n.split(" "),...o?[o]:[]]).box,m=u`${w(s?"yes":"close")}
      <strong>${this.#r(s?"rules-allowed":"rules-forbidden")}</strong>${this.#y}`;return u`<figure>
      <img
        src=${this.#l.get(t)||d}
        alt=${this.#r(`rules-alt-${a}`)}
        width=${(l-r+1.4)*Nr}
        height=${(h-c+1.4)*Nr}
      />
      <figcaption>
        ${i?this.#r("rules-picture-sum",{sum:i.replaceAll(" "," ")}):[o?m:d,this.#r(`rules-picture-${t}`)]}
      </figcaption>
    </figure>`}#k(){let t=this.#o;return u`<section>
        <h3 id="rules-head-compare">${this.#r("rules-head-compare")}</h3>
        <div class="comparison" role="region" tabindex="0" aria-labelledby="rules-head-compare">
          <table>
            <thead>
              <tr>
                <td></td>
                ${t.map(({edition:n})=>u`<th scope="col">${this.#r(`rules-name-${n}`)}</th>`)}
              </tr>
            </thead>
            <tbody>
              ${_r(t).map(({id:n,cells:o})=>u`<tr>
                  <th scope="row">${this.#r(n)}</th>
                  ${o.map((s,i)=>u`<td>${this.#r(s,Wo(t[i]))}</td>`)}
                </tr>`)}
            </tbody>
          </table>
        </div>
      </section>
      <section>
        <h3>${this.#r("rules-head-open")}</h3>
        ${this.#g(!1)} ${Cr(t).map(n=>this.#w(n))}
      </section>`}},Lr=new WeakMap;function Pr(e){let t={send:o=>e.send(o),words:o=>e.link.words(o)},n=Lr.get(e)??new In({link:t,repaint:()=>e.repaint(),prints:e.host.ownsPage});return Lr.set(e,n),n.template(e.words,e.state.view?.rules)}function Ir(e){let{view:t}=e.state;return t?u`<p class="quiet">${e.say("ui-seats-why")}</p>
    <div class="seats">${t.players.map((n,o)=>nm(e,t,o))}</div>`:d}function nm(e,t,n){let{kind:o,resigned:s}=t.players[n],i=P(t,n);return u`<div class="seat" role="group" aria-label=${i}>
    <p class="name">
      ${w(o==="human"?"person":"bot")} ${i}
      ${s?u`<span class="quiet">${e.say("ui-seat-resigned")}</span>`:d}
    </p>
    <div class="choices">
      ${t.kinds.filter(a=>!s||a.kind!=="human").map(a=>om(e,{name:i,kind:o},n,a))}
    </div>
  </div>`}function om(e,t,n,{kind:o,name:s}){let i=t.kind===o,a={name:t.name,kind:s?e.say(s.id,s.args):o},r=o==="human",l=async()=>{let{ok:h}=await e.ask({type:"seat",seat:n,kind:o,eyes:e.state.view?.seat});h&&e.tell({id:r?"ui-told-seat-person":"ui-told-seat-bot",args:a})},c=()=>{i||(!r&&t.kind!=="human"?l():e.question({id:r?"ui-ask-seat-person":"ui-ask-seat-bot",args:a},l))};return u`<button
    class="face"
    data-action="seat-${n}-${o}"
    aria-pressed=${i?"true":"false"}
    ?disabled=${!!e.state.view?.outcome}
    @click=${c}
  >
    ${a.kind}
  </button>`}var Zo={language:["system",...Object.keys(ve)],theme:["system","light","dark"],tiles:["both","colours","patterns","contrast"],motion:["system","reduced"],sound:[!1,!0],help:["chosen","all","none"],confirm:[!1,!0],auto:[!1,!0],pace:["normal","slow","fast"],log:[!1,!0]};function Rn(e){let t=Object.entries(Zo).map(([n,o])=>{let s=e[n];return[n,o.includes(s)?s:o[0]]});return Object.fromEntries(t)}var sm=["RGB","Y*P"];function Rr(e){return Object.entries(Zo).filter(([t])=>e.mode.shows.help||t!=="help").map(([t,n])=>typeof n[0]=="boolean"?im(e,t):am(e,t,n))}var qr=(e,t)=>({...e.state.settings})[t];function im(e,t){let n=({target:o})=>e.change(t,o.checked);return u`<label class="setting toggle" data-setting=${t}>
    <span>
      <span class="name">${e.say(`ui-setting-${t}`)}</span>
      <span class="quiet" id="setting-${t}">${e.say(`ui-setting-${t}-why`)}</span>
    </span>
    <input
      type="checkbox"
      role="switch"
      aria-label=${e.say(`ui-setting-${t}`)}
      aria-describedby="setting-${t}"
      .checked=${qr(e,t)===!0}
      @change=${n}
    />
  </label>`}function am(e,t,n){return u`<fieldset class="setting" data-setting=${t} aria-describedby="setting-${t}">
    <legend class="name">${e.say(`ui-setting-${t}`)}</legend>
    <p class="quiet" id="setting-${t}">${e.say(`ui-setting-${t}-why`)}</p>
    <div class="choices ${t==="tiles"?"pictures":""}">${n.map(o=>rm(e,t,o))}</div>
  </fieldset>`}function rm(e,t,n){return u`<label class="choice">
    <input
      type="radio"
      name=${t}
      value=${n}
      .checked=${qr(e,t)===n}
      @change=${()=>e.change(t,n)}
    />
    <span class="face" lang=${ve[String(n)]?String(n):d}
      >${t==="tiles"?lm(String(n)):d}
      ${ve[String(n)]??e.say(`ui-setting-${t}-${n}`)}</span
    >
  </label>`}var lm=e=>u`<span class="sample" data-tiles=${e}>${sm.map(t=>x(t,!1))}</span>`;var cm={menu:Or,log:_n,settings:Rr,keys:Tr,seats:Ir,typed:Ea,rules:Pr};function zr(e){let t=e.state.panel;if(!t)return d;let n=()=>{e.set({panel:null}),e.flow.next()};return ce(e,{label:e.say(`ui-${t}`),kind:t,onClose:n,focus:t!=="typed",scrolls:t==="keys"||t==="rules"},cm[t](e,n))}var um=10;function Br(e){let t=e.shown;if(!t)return d;let n=t.players.length>4,o=t.players.filter(({hand:s})=>s).length>2;return u`<ul
    class="players ${n?"many":""} ${o?"open":""}"
    aria-label=${e.say("ui-players")}
    tabindex=${o?"0":d}
  >
    ${t.players.map((s,i)=>hm(e,t,s,i))} ${ym(e,t)}
  </ul>`}function dm(e){let t=e?.parentElement;if(!t)return;let[n,o]=[e.getBoundingClientRect(),t.getBoundingClientRect()];t.scrollLeft+=n.left+n.width/2-o.left-o.width/2,t.scrollTop+=n.top+n.height/2-o.top-o.height/2}function hm(e,t,n,o){let s=n.kind==="human",i=P(t,o),a=!t.outcome&&t.turn.seat===o;return u`<li
    class="player"
    data-seat=${o}
    aria-current=${a?"true":d}
    ${a?j(dm):d}
  >
    <span class="kind">${w(s?"person":"bot")}</span>
    <span class="who">
      <span class="unseen">${e.say(s?"ui-person":"ui-bot")}</span>
      <span class="name" title=${i}>${i}</span>
      ${o===t.seat?u`<span class="unseen">${e.say("ui-own-seat")}</span>`:d}
      ${a?u`<span class="unseen">${e.say("ui-to-move")}</span>`:d}
      ${t.thinking===o?mm(e):d}
      ${n.called?Xo(e,"speak","ui-called"):d}
      ${n.resigned?Xo(e,"flag","ui-resigned"):d}
      ${t.outcome?.winners.includes(o)?Xo(e,"crown","ui-winner"):d}
    </span>
    ${pm(e,t,n,o)}
  </li>`}var Xo=(e,t,n)=>u`<span class="badge" title=${e.say(n)}>${w(t)}<span class="unseen">${e.say(n)}</span></span>`,mm=e=>u`<span class="thinking"><i></i><i></i><i></i><span class="unseen">${e.say("ui-thinking")}</span></span>`;function pm(e,t,n,o){let s=fm(e,t,n,o),i=Math.min(n.count-s.length,um);return u`<span class="holds">
      <span class="backs">${Array.from({length:i},()=>de(!0))}</span>
      <span class="number" aria-hidden="true">${e.words.number(n.count)}</span>
      <span class="unseen">${e.say("ui-tiles",{count:n.count})}</span>
      ${n.score===null?d:u`<span class="score">${e.say("ui-points",{points:n.score})}</span>`}
    </span>
    ${s.length?u`<span class="faces">${s.map(a=>gm(e,a))}</span>`:d}`}function fm(e,t,n,o){return o===t.seat&&!e.state.past?[]:n.hand??n.shown}var gm=(e,t)=>u`<span role="img" aria-label=${e.words.colours(t)} title=${e.words.colours(t)}>${x(t,!1)}</span>`;function ym(e,t){let n=!e.state.past&&Se(t)&&J(t,"draw"),o=e.say("ui-bag",{count:t.bag});return u`<li
    class="bag ${n?"wanted":""}"
    data-bag=${t.bag}
    title=${o}
    @click=${()=>n&&B(e,"draw")}
  >
    ${w("bag")}<span class="number" aria-hidden="true">${e.words.number(t.bag)}</span><span class="unseen">${o}</span>
  </li>`}function Dr(e){let t=e.state.question;if(!t)return d;let n=()=>{e.set({question:null}),e.flow.next()},o=()=>{n(),t.yes()};return ce(e,{label:e.say(t.words.id,t.words.args),kind:"question",onClose:n,cross:!1,focus:!1},u`<div class="choices">
      <button class="button" data-action="yes" @click=${o}>${e.say("ui-yes")}</button>
      <button class="button primary" data-action="no" autofocus @click=${n}>${e.say("ui-no")}</button>
    </div>`)}var jr=q(class extends D{constructor(e){if(super(e),e.type!==K.PROPERTY&&e.type!==K.ATTRIBUTE&&e.type!==K.BOOLEAN_ATTRIBUTE)throw Error("The `live` directive is not allowed on child or event bindings");if(!rn(e))throw Error("`live` bindings can only contain a single expression")}render(e){return e}update(e,[t]){if(t===C||t===d)return t;let n=e.element,o=e.name;if(e.type===K.PROPERTY){if(t===n[o])return C}else if(e.type===K.BOOLEAN_ATTRIBUTE){if(!!t===n.hasAttribute(o))return C}else if(e.type===K.ATTRIBUTE&&n.getAttribute(o)===t+"")return C;return We(e),t}});function Hr(e){let{past:t,view:n}=e.state;if(!t||!n)return d;let{reel:o}=e,{ply:s,last:i}=o,a=t.log.at(-1);return u`<footer class="bottom">
    <section class="replay" aria-label=${e.say("ui-replay")}>
      <p class="told">${De(e,t,a)}</p>
      <input
        type="range"
        ${j(km)}
        min="0"
        max=${i}
        .value=${String(s)}
        aria-label=${e.say("ui-replay-move")}
        aria-valuetext=${e.say("ui-replay-at",{ply:s,last:i,told:_e(e,t,a)})}
        @input=${({target:r})=>o.slide(Number(r.value))}
      />
      <div class="steps">
        <span class="moment" aria-hidden="true">${e.say("ui-replay-count",{ply:s,last:i})}</span>
        ${tt(e,"first","first",()=>o.step(0),s===0)}
        ${tt(e,"previous","previous",()=>o.step(s-1),s===0)}
        ${tt(e,e.state.plays?"pause":"play","play",()=>o.toggle())}
        ${tt(e,"next","next",()=>o.step(s+1),s===i)}
        ${tt(e,"last","last",()=>o.step(i),s===i)}
        <span class="away">${tt(e,"close","close",()=>o.leave())}</span>
      </div>
      <div class="beyond">${wm(e,n)}</div>
    </section>
  </footer>`}function tt(e,t,n,o,s=!1){let i=e.say(`ui-replay-${t}`);return O(t,{action:`replay-${n}`,words:i,press:o,look:n==="play"?"wanted":"",off:s})}var wm=(e,t)=>e.mode.shows.others?[t.outcome?bm(e,t):d,$m(e,t)]:d;function bm(e,{players:t}){let{reel:n}=e,o=({target:i})=>{let{value:a}=i;n.see(a==="everyone"?a:Number(a))},s=(i,a)=>u`<option value=${i} .selected=${jr(i===n.eyes)}>${a}</option>`;return u`<label class="eyes">
    ${w("eye")} <span class="words">${e.say("ui-replay-eyes")}</span>
    <select data-action="eyes" @change=${o}>
      ${s("everyone",e.say("ui-replay-everyone"))}
      ${t.map(({name:i},a)=>s(a,i))}
    </select>
  </label>`}function $m(e,{outcome:t}){let{reel:n,host:o}=e,s=!e.state.past?.can_branch,i=()=>{n.branch()};return u`<button class="button" data-action="branch" aria-disabled=${s?"true":d} @click=${()=>{s||(t||o.games?i():e.question({id:"ui-ask-branch",args:{}},i))}}>
    ${w("branch")} ${e.say("ui-replay-branch")}
  </button>`}function km(e){e instanceof HTMLElement&&queueMicrotask(()=>e.focus())}function Gr(e){let{settings:t,past:n,view:o,trouble:s}=e.state,i=t.theme==="system"&&!e.host.ownsPage?"around":t.theme,{language:a}=e.words,r=e.say("ui-table"),l=u`${$r(e)}
    <header class="top">${o?xm(e,o):d}</header>
    ${or(e)} ${s?u`<p class="trouble" role="alert">${e.say(s.id,s.args)}</p>`:d}
    ${o&&(e.mode.shows.zoom||!e.state.follows)?Om(e):d}
    ${n?Hr(e):u`<footer class="bottom">${o?[sa(e),Zi(e),er(e)]:d}</footer>`}
    ${o?vm(e):d}
    <div class="flights" aria-hidden="true"></div>
    <div class="spoken" role="log" aria-live="polite" aria-label=${e.say("ui-spoken")}>
      ${Z(e.state.spoken,({n:c})=>c,({text:c})=>u`<p>${c}</p>`)}
    </div>`;return e.host.ownsPage?u`<main class="chromino" data-theme=${i} data-tiles=${t.tiles} data-motion=${t.motion}
        lang=${a} aria-label=${r}>${l}</main>`:u`<section class="chromino" data-theme=${i} data-tiles=${t.tiles} data-motion=${t.motion}
        lang=${a} aria-label=${r}>${l}</section>`}function vm(e){let{state:t}=e;return t.question?Dr(e):t.panel?zr(e):e.reel.runs?d:t.handOver!==null?Ar(e):t.view?.outcome&&!t.endSeen&&e.mode.shows.end?vr(e):d}function xm(e,t){let n=t.task?fr(e,t,t.task):d;return t.task&&!v(t)?n:[n,e.mode.shows.players?Br(e):d,Am(e)]}var Am=e=>u`<nav class="corner" aria-label=${e.say("ui-around")}>
  ${e.mode.shows.log?Tm(e):d} ${Yr(e,"settings")} ${Yr(e,"menu")}
</nav>`,Tm=e=>O("log",{action:"log",words:e.say("ui-log"),press:()=>Cn(e),expanded:qo(e)?e.state.settings.log:void 0}),Yr=(e,t)=>O(t,{action:t,words:e.say(`ui-${t}`),press:()=>e.set({panel:t})}),Om=e=>u`<div class="zoom" role="group" aria-label=${e.say("ui-camera")}>
  ${O("plus",{action:"zoom-in",words:e.say("ui-zoom-in"),press:()=>e.camera.zoom(1.3)})}
  ${O("minus",{action:"zoom-out",words:e.say("ui-zoom-out"),press:()=>e.camera.zoom(1/1.3)})}
  ${O("fit",{action:"fit",words:e.say("ui-fit"),press:()=>e.camera.bringBack(),look:e.state.follows?"":"wanted"})}
</div>`;var Mm=4,Fr={id:null,ok:!1};function Qo(e,t,n={}){let o=new Jo(e,t,n);return{close:()=>o.close(),change:s=>o.changeAll(s)}}var Jo=class{state;words;marks=[];mode;#e=0;#n;#t=new AbortController;constructor(t,n,o){this.link=n,this.host=o,this.words=o.words??be("en"),this.state=Mi(Rn(o.loadSettings?.()??{})),this.mode=vn(o,null),this.holder=document.createElement("div"),this.holder.className="chromino-table",this.root=this.holder.attachShadow({mode:"open"}),this.root.adoptedStyleSheets=[Qn()],t.append(this.holder),this.camera=new Gt(this),this.flow=new En(this),this.reel=new Pn(this),this.reading=new cn(()=>this.repaint()),this.#i(),n.onTrouble?.(s=>this.set({trouble:s})),this.#n=n.onView(s=>jo(this,s)),this.state.view||this.paint(),Po(this)}#i(){let{ownsPage:t}=this.host;new Ln(this),this.holder.addEventListener("keydown",i=>Bo(this,i),this.ending);let n=t?document:this.holder,o=()=>this.state.keyboard||this.set({keyboard:!0});n.addEventListener("keydown",o,{...this.ending,capture:!0});for(let i of["pointerup","keydown"])n.addEventListener(i,()=>this.state.settings.sound&&io(),this.ending);let s=i=>i.target===document.body&&Bo(this,i);t&&document.addEventListener("keydown",s,this.ending)}get ending(){return{signal:this.#t.signal}}get closed(){return this.#t.signal.aborted}close(){if(!this.closed){this.#t.abort(),this.#n(),this.flow.stop(),this.reel.forget(),this.reading.close(),this.camera.stop(),cancelAnimationFrame(this.#e);for(let t of this.root.getAnimations())t.cancel();this.holder.remove(),this.link.close()}}set(t){Object.assign(this.state,t),this.repaint()}repaint(){this.closed||(this.#e||=requestAnimationFrame(()=>this.paint()))}paint(){this.closed||(cancelAnimationFrame(this.#e),this.#e=0,this.marks=Gs(this),Va(this,()=>{Ee(u`${Gr(this)}`,this.root),this.camera.apply()}))}find(t){return this.root.querySelector(t)}focus(t){this.find(t)?.focus()}get shown(){return ft(this.state)}get still(){return this.state.settings.motion==="reduced"||matchMedia("(prefers-reduced-motion: reduce)").matches}say(t,n){return this.words.say(t,n)}announce(t){let{spoken:n}=this.state;this.set({spoken:[...n.slice(-Mm),{n:(n.at(-1)?.n??0)+1,text:t}]})}tell(t){this.set({notice:t}),this.announce(this.say(t.id,t.args))}question(t,n){this.set({question:{words:t,yes:n}})}async send(t){if(this.closed)return Fr;let n=this.state.view?.rev,o=await this.link.send(n===void 0?t:{rev:n,...t});return this.closed?Fr:(o.view?.live&&jo(this,o.view,o.ok&&Ka(t)),o)}async ask(t){let n=await this.send(t),o=n.ok?null:n.problems?.[0];return o&&o.id!=="stale"&&this.tell(o),n}change(t,n){this.host.keepSettings?.({[t]:n}),this.#s(t,n)}changeAll(t){for(let[n,o]of Object.entries(Rn(t)))Object(this.state.settings)[n]!==o&&this.#s(n,o)}#s(t,n){let o=Rn({...this.state.settings,[t]:n});this.set(t==="language"?{settings:o}:{settings:o,ghost:null,put:!1}),t==="language"&&Po(this),this.flow.next()}};var es=["language","theme","help"],Ur=[...es,"patterns","_settings"];function ts(e){let t=Object.fromEntries(es.map(s=>[s,e.get(s)])),n=e.get("patterns"),o=typeof n=="boolean"?n?"both":"colours":n;return{...e.get("_settings"),...t,tiles:o}}function Wr(e,t){for(let[n,o]of Object.entries(t))es.includes(n)?e.set(n,o):n==="tiles"?e.set("patterns",o==="both"?!0:o==="colours"?!1:o):e.set("_settings",{...e.get("_settings"),[n]:o});e.save_changes()}var Em=["container-type: size","color: color-mix(in srgb, red, red)"];function Sm({model:e,el:t}){let n=t.appendChild(document.createElement("div"));if(_m(e))return n.setAttribute("role","alert"),n.lang=ot(e.get("language")),n.textContent=cs[n.lang]??"",()=>n.remove();let{study:o=!1,seated:s=!1,picture:i="",reacts:a=!1}=e.get("_host"),r=Cm(n,t,o);n.append(Lm(i));let l=!1,c=Qo(n,rs(e),{mode:o?"study":void 0,seated:s,loadSettings:()=>ts(e),keepSettings:b=>{l=!0,Wr(e,b),l=!1}}),h=()=>{e.get("_seen")!==e.get("_changes")&&(e.set("_seen",e.get("_changes")),e.save_changes())},m=()=>l||c.change(ts(e)),p=Ur.map(b=>`change:${b}`);p.forEach(b=>e.on(b,m));let g=Rm(n);return a&&e.on("change:_changes",h),()=>{p.forEach(b=>e.off(b,m)),a&&e.off("change:_changes",h),r(),g(),c.close(),n.remove()}}var _m=e=>typeof e.send!="function"||!("adoptedStyleSheets"in document)||!Em.every(t=>CSS.supports(t));function Cm(e,t,n){Object.assign(e.style,{display:"grid",height:"100%",contain:"inline-size",containIntrinsicInlineSize:"36rem"}),t.classList.add("chromino-place");let o=n?"26rem":`min(36rem, ${Nm()})`,s=()=>{e.style.minHeight=t.style.height||t.style.maxHeight?"0":o},i=new MutationObserver(s);return i.observe(t,{attributeFilter:["style"]}),s(),()=>i.disconnect()}var Nm=()=>top===window?"90vh":`${.9*screen.availHeight}px`;function Lm(e){let t=document.createElement("style");return t.textContent=".chromino-place { flex: 1 1 auto; min-width: min(100%, 20rem); }",/^[\w-]+$/.test(e)&&(t.textContent+=`.${e}, .jp-OutputArea-child:has(.${e}) { display: none; }`),t}var Pm={"vscode-light":!1,"vscode-dark":!0,"vscode-high-contrast":!0,"vscode-high-contrast-light":!1,light:!1,dark:!0},Im=()=>Pm[document.body.dataset.vscodeThemeKind??document.documentElement.getAttribute("theme")??""];function Rm(e){let t=()=>{let s=Im()??qm(getComputedStyle(e).color);e.style.colorScheme=s?"dark":"light",[...e.children].find(({shadowRoot:a})=>a)?.toggleAttribute("data-dark",s)},n=new MutationObserver(t);for(let s of[document.documentElement,document.body])n.observe(s,{attributes:!0});let o=new ResizeObserver(t);return o.observe(e),t(),()=>{n.disconnect(),o.disconnect()}}function qm(e){let[t=0,n=0,o=0]=(e.match(/[\d.]+/g)??[]).map(Number);return .3*t+.59*n+.11*o>128}var zm={render:Sm};export{ve as LANGUAGES,el as PAPER,In as RulesBook,zm as default,ce as dialog,cr as gridOf,u as html,w as icon,Y as inWords,ot as languageFor,ad as learnEnglish,d as nothing,gt as ownKind,Ee as paint,$ as placementOf,Z as repeat,O as roundButton,Qn as sheet,ls as spokenAs,ht as svgAddress,Qo as table,Do as tablePicture,be as wordsOf};
