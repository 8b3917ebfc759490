/* Chromino view, MIT; contains lit-html (BSD-3-Clause) and @fluent/bundle (Apache-2.0) */
var li=performance.timeOrigin,ci={id:"ui-kernel-silent",args:{}},Rt={id:"ui-kernel-gone",args:{}},An={id:null,ok:!1,problems:[{...Rt,cells:[]}]},Tn=t=>new Pt(t),Pt=class{#e=Math.random().toString(36).slice(2);#s=0;#n=new Map;#a=new Set;#i=!1;#o=()=>{};#t;constructor(e){this.#t=e,e.on("msg:custom",this.#p),e.on("change:view",this.#d),e.on("comm_live_update",this.#h),e.on("comm:close",this.#h),this.#u()}close=()=>{this.#o=()=>{},this.#t.off("msg:custom",this.#p),this.#t.off("change:view",this.#d),this.#t.off("comm_live_update",this.#h),this.#t.off("comm:close",this.#h),this.#r()};send=async e=>{let{now:n,...s}=await this.#c(e);return n===void 0?s:{...s,view:await this.#m(n)}};words=async e=>(await this.#c({type:"words",name:e})).catalogue??null;onView=e=>{let n=()=>e(this.#l);return this.#t.on("change:view",n),n(),()=>this.#t.off("change:view",n)};get#l(){return JSON.parse(this.#t.get("view"))}onTrouble=e=>{this.#o=e};async#c(e){return this.#i?An:this.#u(e)}#u(e={type:"words",name:"en"}){let n=`${this.#e}-${this.#s+=1}`;return new Promise(s=>{let o=setTimeout(()=>this.#o(this.#i?Rt:ci),3e3);this.#n.set(n,{tell:s,timer:o});try{this.#t.send({...e,id:n,page:li})}catch{this.#r()}})}#p=({id:e,answer:n})=>{let s=this.#n.get(e);s&&(clearTimeout(s.timer),this.#n.delete(e),this.#i=!1,this.#n.size===0&&this.#o(null),s.tell(JSON.parse(n)))};#h=()=>{this.#r(),this.#u()};#r(){for(let{tell:e,timer:n}of this.#n.values())clearTimeout(n),e(An);this.#n.clear();for(let{tell:e}of this.#a)e();this.#a.clear(),this.#i=!0,this.#o(Rt)}#m(e){return new Promise(n=>{if(this.#i)return n(void 0);this.#a.add({now:e,tell:n}),this.#d()})}#d=()=>{if(!this.#a.size)return;let e=this.#l;for(let n of this.#a)e.rev<n.now||(this.#a.delete(n),n.tell(e))}};var ae={en:"English",fr:"Français",uk:"Українська","zh-Hant":"繁體中文"};function ze(t,e=navigator.languages??[navigator.language]){return[t,...e].map(s=>s&&Mn(s)).find(Boolean)||"en"}function Mn(t){let e=n=>n.toLowerCase().split("-")[0];return Object.keys(ae).find(n=>e(n)===e(t))}var En={en:"The table needs a newer notebook: JupyterLab 4 or Notebook 7, in a browser from 2024 or later.",fr:"La table a besoin d’un notebook plus récent : JupyterLab 4 ou Notebook 7, dans un navigateur de 2024 ou plus récent.",uk:"Столу потрібен новіший блокнот: JupyterLab 4 або Notebook 7, у браузері 2024 року чи новішому.","zh-Hant":"這張牌桌需要新一點的筆記本：JupyterLab 4或Notebook 7，還要2024年以後的瀏覽器。"};var It=globalThis,On=t=>t,st=It.trustedTypes,_n=st?st.createPolicy("lit-html",{createHTML:t=>t}):void 0,zt="$lit$",V=`lit$${Math.random().toFixed(9).slice(2)}$`,qt="?"+V,ui=`<${qt}>`,ce=document,Be=()=>ce.createComment(""),je=t=>t===null||typeof t!="object"&&typeof t!="function",Bt=Array.isArray,Ln=t=>Bt(t)||typeof t?.[Symbol.iterator]=="function",Lt=`[ 	
\f\r]`,qe=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,Sn=/-->/g,Nn=/>/g,re=RegExp(`>|${Lt}(?:([^\\s"'>=/]+)(${Lt}*=${Lt}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),Cn=/'/g,Rn=/"/g,In=/^(?:script|style|textarea|title)$/i,jt=t=>(e,...n)=>({_$litType$:t,strings:e,values:n}),u=jt(1),ve=jt(2),Sc=jt(3),O=Symbol.for("lit-noChange"),d=Symbol.for("lit-nothing"),Pn=new WeakMap,le=ce.createTreeWalker(ce,129);function zn(t,e){if(!Bt(t)||!t.hasOwnProperty("raw"))throw Error("invalid template strings array");return _n!==void 0?_n.createHTML(e):e}var qn=(t,e)=>{let n=t.length-1,s=[],o,i=e===2?"<svg>":e===3?"<math>":"",a=qe;for(let r=0;r<n;r++){let l=t[r],c,h,p=-1,m=0;for(;m<l.length&&(a.lastIndex=m,h=a.exec(l),h!==null);)m=a.lastIndex,a===qe?h[1]==="!--"?a=Sn:h[1]!==void 0?a=Nn:h[2]!==void 0?(In.test(h[2])&&(o=RegExp("</"+h[2],"g")),a=re):h[3]!==void 0&&(a=re):a===re?h[0]===">"?(a=o??qe,p=-1):h[1]===void 0?p=-2:(p=a.lastIndex-h[2].length,c=h[1],a=h[3]===void 0?re:h[3]==='"'?Rn:Cn):a===Rn||a===Cn?a=re:a===Sn||a===Nn?a=qe:(a=re,o=void 0);let g=a===re&&t[r+1].startsWith("/>")?" ":"";i+=a===qe?l+ui:p>=0?(s.push(c),l.slice(0,p)+zt+l.slice(p)+V+g):l+V+(p===-2?r:g)}return[zn(t,i+(t[n]||"<?>")+(e===2?"</svg>":e===3?"</math>":"")),s]},De=class t{constructor({strings:e,_$litType$:n},s){let o;this.parts=[];let i=0,a=0,r=e.length-1,l=this.parts,[c,h]=qn(e,n);if(this.el=t.createElement(c,s),le.currentNode=this.el.content,n===2||n===3){let p=this.el.content.firstChild;p.replaceWith(...p.childNodes)}for(;(o=le.nextNode())!==null&&l.length<r;){if(o.nodeType===1){if(o.hasAttributes())for(let p of o.getAttributeNames())if(p.endsWith(zt)){let m=h[a++],g=o.getAttribute(p).split(V),b=/([.?@])?(.*)/.exec(m);l.push({type:1,index:i,name:b[2],strings:g,ctor:b[1]==="."?it:b[1]==="?"?at:b[1]==="@"?rt:de}),o.removeAttribute(p)}else p.startsWith(V)&&(l.push({type:6,index:i}),o.removeAttribute(p));if(In.test(o.tagName)){let p=o.textContent.split(V),m=p.length-1;if(m>0){o.textContent=st?st.emptyScript:"";for(let g=0;g<m;g++)o.append(p[g],Be()),le.nextNode(),l.push({type:2,index:++i});o.append(p[m],Be())}}}else if(o.nodeType===8)if(o.data===qt)l.push({type:2,index:i});else{let p=-1;for(;(p=o.data.indexOf(V,p+1))!==-1;)l.push({type:7,index:i}),p+=V.length-1}i++}}static createElement(e,n){let s=ce.createElement("template");return s.innerHTML=e,s}};function ue(t,e,n=t,s){if(e===O)return e;let o=s!==void 0?n._$Co?.[s]:n._$Cl,i=je(e)?void 0:e._$litDirective$;return o?.constructor!==i&&(o?._$AO?.(!1),i===void 0?o=void 0:(o=new i(t),o._$AT(t,n,s)),s!==void 0?(n._$Co??=[])[s]=o:n._$Cl=o),o!==void 0&&(e=ue(t,o._$AS(t,e.values),o,s)),e}var ot=class{constructor(e,n){this._$AV=[],this._$AN=void 0,this._$AD=e,this._$AM=n}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(e){let{el:{content:n},parts:s}=this._$AD,o=(e?.creationScope??ce).importNode(n,!0);le.currentNode=o;let i=le.nextNode(),a=0,r=0,l=s[0];for(;l!==void 0;){if(a===l.index){let c;l.type===2?c=new $e(i,i.nextSibling,this,e):l.type===1?c=new l.ctor(i,l.name,l.strings,this,e):l.type===6&&(c=new lt(i,this,e)),this._$AV.push(c),l=s[++r]}a!==l?.index&&(i=le.nextNode(),a++)}return le.currentNode=ce,o}p(e){let n=0;for(let s of this._$AV)s!==void 0&&(s.strings!==void 0?(s._$AI(e,s,n),n+=s.strings.length-2):s._$AI(e[n])),n++}},$e=class t{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(e,n,s,o){this.type=2,this._$AH=d,this._$AN=void 0,this._$AA=e,this._$AB=n,this._$AM=s,this.options=o,this._$Cv=o?.isConnected??!0}get parentNode(){let e=this._$AA.parentNode,n=this._$AM;return n!==void 0&&e?.nodeType===11&&(e=n.parentNode),e}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(e,n=this){e=ue(this,e,n),je(e)?e===d||e==null||e===""?(this._$AH!==d&&this._$AR(),this._$AH=d):e!==this._$AH&&e!==O&&this._(e):e._$litType$!==void 0?this.$(e):e.nodeType!==void 0?this.T(e):Ln(e)?this.k(e):this._(e)}O(e){return this._$AA.parentNode.insertBefore(e,this._$AB)}T(e){this._$AH!==e&&(this._$AR(),this._$AH=this.O(e))}_(e){this._$AH!==d&&je(this._$AH)?this._$AA.nextSibling.data=e:this.T(ce.createTextNode(e)),this._$AH=e}$(e){let{values:n,_$litType$:s}=e,o=typeof s=="number"?this._$AC(e):(s.el===void 0&&(s.el=De.createElement(zn(s.h,s.h[0]),this.options)),s);if(this._$AH?._$AD===o)this._$AH.p(n);else{let i=new ot(o,this),a=i.u(this.options);i.p(n),this.T(a),this._$AH=i}}_$AC(e){let n=Pn.get(e.strings);return n===void 0&&Pn.set(e.strings,n=new De(e)),n}k(e){Bt(this._$AH)||(this._$AH=[],this._$AR());let n=this._$AH,s,o=0;for(let i of e)o===n.length?n.push(s=new t(this.O(Be()),this.O(Be()),this,this.options)):s=n[o],s._$AI(i),o++;o<n.length&&(this._$AR(s&&s._$AB.nextSibling,o),n.length=o)}_$AR(e=this._$AA.nextSibling,n){for(this._$AP?.(!1,!0,n);e!==this._$AB;){let s=On(e).nextSibling;On(e).remove(),e=s}}setConnected(e){this._$AM===void 0&&(this._$Cv=e,this._$AP?.(e))}},de=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(e,n,s,o,i){this.type=1,this._$AH=d,this._$AN=void 0,this.element=e,this.name=n,this._$AM=o,this.options=i,s.length>2||s[0]!==""||s[1]!==""?(this._$AH=Array(s.length-1).fill(new String),this.strings=s):this._$AH=d}_$AI(e,n=this,s,o){let i=this.strings,a=!1;if(i===void 0)e=ue(this,e,n,0),a=!je(e)||e!==this._$AH&&e!==O,a&&(this._$AH=e);else{let r=e,l,c;for(e=i[0],l=0;l<i.length-1;l++)c=ue(this,r[s+l],n,l),c===O&&(c=this._$AH[l]),a||=!je(c)||c!==this._$AH[l],c===d?e=d:e!==d&&(e+=(c??"")+i[l+1]),this._$AH[l]=c}a&&!o&&this.j(e)}j(e){e===d?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,e??"")}},it=class extends de{constructor(){super(...arguments),this.type=3}j(e){this.element[this.name]=e===d?void 0:e}},at=class extends de{constructor(){super(...arguments),this.type=4}j(e){this.element.toggleAttribute(this.name,!!e&&e!==d)}},rt=class extends de{constructor(e,n,s,o,i){super(e,n,s,o,i),this.type=5}_$AI(e,n=this){if((e=ue(this,e,n,0)??d)===O)return;let s=this._$AH,o=e===d&&s!==d||e.capture!==s.capture||e.once!==s.once||e.passive!==s.passive,i=e!==d&&(s===d||o);o&&this.element.removeEventListener(this.name,this,s),i&&this.element.addEventListener(this.name,this,e),this._$AH=e}handleEvent(e){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,e):this._$AH.handleEvent(e)}},lt=class{constructor(e,n,s){this.element=e,this.type=6,this._$AN=void 0,this._$AM=n,this.options=s}get _$AU(){return this._$AM._$AU}_$AI(e){ue(this,e)}},Bn={M:zt,P:V,A:qt,C:1,L:qn,R:ot,D:Ln,V:ue,I:$e,H:de,N:at,U:rt,B:it,F:lt},di=It.litHtmlPolyfillSupport;di?.(De,$e),(It.litHtmlVersions??=[]).push("3.3.3");var he=(t,e,n)=>{let s=n?.renderBefore??e,o=s._$litPart$;if(o===void 0){let i=n?.renderBefore??null;s._$litPart$=o=new $e(e.insertBefore(Be(),i),i,void 0,n??{})}return o._$AI(t),o};var jn={R:{fill:"#d3242d",mark:"#ffc9c4",pattern:"disc"},G:{fill:"#43c06b",mark:"#0b5227",pattern:"ring"},B:{fill:"#3384ea",mark:"#e0f0ff",pattern:"plus"},Y:{fill:"#ffde33",mark:"#976b00",pattern:"square"},P:{fill:"#7320a8",mark:"#e9c8ff",pattern:"cross"}},Dn={R:{fill:"#b00010",mark:"#ffffff",pattern:"disc"},G:{fill:"#5fe08c",mark:"#000000",pattern:"ring"},B:{fill:"#0b3fa8",mark:"#ffffff",pattern:"plus"},Y:{fill:"#fff04d",mark:"#000000",pattern:"square"},P:{fill:"#4b006e",mark:"#ffffff",pattern:"cross"}},Hn={R:"M-.24 0A.24 .24 0 0 1 .24 0A.24 .24 0 0 1 -.24 0Z",G:"M-.28 0A.28 .28 0 0 1 .28 0A.28 .28 0 0 1 -.28 0ZM-.15 0A.15 .15 0 0 0 .15 0A.15 .15 0 0 0 -.15 0Z",B:"M-.08 -.29L.08 -.29L.08 -.08L.29 -.08L.29 .08L.08 .08L.08 .29L-.08 .29L-.08 .08L-.29 .08L-.29 -.08L-.08 -.08Z",Y:"M-.22 -.22L.22 -.22L.22 .22L-.22 .22Z",P:"M0 -.12L.16 -.28L.28 -.16L.12 0L.28 .16L.16 .28L0 .12L-.16 .28L-.28 .16L-.12 0L-.28 -.16L-.16 -.28Z"},Yn="M0 0A.3 .3 0 0 1 0 -.37A.37 .37 0 0 1 .352 -.114A.3 .3 0 0 0 0 0Z",Gn="RYGBP",He={link:"M-.15 -.1L.15 -.1A.1 .1 0 0 1 .15 .1L-.15 .1A.1 .1 0 0 1 -.15 -.1Z",break:"M0 -.42L.09 -.24L-.09 -.12L.09 0L-.09 .12L.09 .24L0 .42",taken:"M-.24 0A.24 .24 0 0 1 .24 0A.24 .24 0 0 1 -.24 0ZM-.1 0L.1 0"},Fn="#fffdf7",Ye="#23272f",ct="#ffffff";var Ge=jn,Un=Dn,hi=Hn,Kn={both:t=>[Ge[t].fill,Ge[t].mark,null],colours:t=>[Ge[t].fill,null,null],patterns:()=>[ct,Ye,Ye],contrast:t=>[Un[t].fill,Un[t].mark,"#000000"]};function Vn(){return Object.entries(Kn).map(([t,e])=>{let n=Object.keys(Ge).map(o=>`--sq-${o}:${Wn(Zn(...e(o),hi[o]))}`);n.push(`--sq-w:${Wn(pi(t))}`);let s=Object.keys(Ge).map(o=>`[data-tiles="${t}"] .far .sq-${o}{background-color:${e(o)[0]}}`);return`[data-tiles="${t}"]{${n.join(";")}}${s.join("")}`}).join("")}function Wn(t){let e=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="-.5 -.5 1 1">${t}</svg>`;return`url("data:image/svg+xml,${encodeURIComponent(e)}")`}function Zn(t,e,n,s){let o=n?` stroke="${n}" stroke-width=".04"`:"",i=`<rect x="-.42" y="-.42" width=".84" height=".84" rx=".14" fill="${t}"${o}/>`;return e?`${i}<path fill="${e}" d="${s}"/>`:i}function pi(t){let e=t==="patterns",n=[...Gn].map((o,i)=>{let a=e?i%2?Ye:"#8a8f99":Kn[t](o)[0];return`<path transform="rotate(${72*i})" fill="${a}" d="${Yn}"/>`});return`${Zn(ct,null,t==="patterns"||t==="contrast"?"#000000":null)}<g stroke="${ct}" stroke-width=".03">${n.join("")}</g>`}var Xn=`:host{--body:${Fn};--outline:${Ye}}`,ut=t=>`sq sq-${t==="*"?"w":t}`;function _(t,e,n=""){return u`<span class="tile ${e?"down":""} ${n}" aria-hidden="true"
    >${[...t].map(s=>u`<span class=${ut(s)}></span>`)}</span
  >`}var pe=t=>u`<span class="tile back ${t?"down":""}" aria-hidden="true"
    ><span></span><span></span><span></span
  ></span>`;function M(t){let e=t.indexOf(",");return{text:t,reading:t.slice(0,3),x:Number(t.slice(4,e)),y:Number(t.slice(e+1,-1)),down:t.endsWith("v")}}function Dt(t,e,n,s){return{text:`${t}@${e},${n}${s?"v":">"}`,reading:t,x:e,y:n,down:s}}function S({x:t,y:e,down:n}){return[0,1,2].map(s=>n?{x:t,y:e+s}:{x:t+s,y:e})}var J=(t,e)=>`${t},${e}`,Jn=t=>[...t].reverse().join("");function me(t){let e=Jn(t);return e<t?e:t}function Z(t,e){return{reading:e<2?t:Jn(t),down:e%2===1}}function Fe(t,{reading:e,down:n}){return(e===t?0:2)+(n?1:0)}function dt(t,e,n){let{reading:s,down:o}=Z(t,e);return Dt(s,n.x-(o?0:1),n.y-(o?1:0),o)}function Ue({x:t,y:e,down:n}){return n?{x:t,y:e+1}:{x:t+1,y:e}}var mi=[[0,-1],[-1,0],[1,0],[0,1]],B=class{#e=new Map;placements=[];origin={x:0,y:0};box={left:0,top:0,right:2,bottom:0};constructor(e){let[n,s,o,i]=[1/0,1/0,-1/0,-1/0];for(let a of e){let r=M(a);this.placements.push(r),S(r).forEach(({x:l,y:c},h)=>{this.#e.set(J(l,c),{letter:r.reading[h],placement:r}),n=Math.min(n,l),o=Math.max(o,l),s=Math.min(s,c),i=Math.max(i,c)})}e.length&&(this.box={left:n,top:s,right:o,bottom:i},this.origin={x:this.placements[0].x,y:this.placements[0].y})}at(e,n){return this.#e.get(J(e,n))}meets(e,n){let s=[],o=[],i=S(e),a=new Set(i.map(({x:r,y:l})=>J(r,l)));for(let[r,l]of i.entries()){if(this.at(l.x,l.y)){o.push(l);continue}for(let[c,h]of mi){let p={x:l.x+c,y:l.y+h},m=this.at(p.x,p.y);!m||a.has(J(p.x,p.y))||s.push({cell:l,near:p,good:n[e.reading[r]].includes(m.letter)})}}return{edges:s,taken:o}}};function Qn(t){return{view:null,past:null,eyes:"everyone",squares:new B([]),settings:t,chosen:null,turns:0,ghost:null,put:!1,laid:null,dragged:null,cursor:{x:1,y:0},refusal:null,order:{},handOver:null,panel:null,question:null,paused:!1,waits:!1,endSeen:!1,notice:null,trouble:null}}var Ht=t=>t.past??t.view;function es({view:t,handOver:e},n){let s=e===null?t?.seat??null:null;return t?.outcome?n==="everyone"?{eyes:s,everyone:!0}:{eyes:n}:{eyes:s}}function E(t){let{view:e,past:n,handOver:s,laid:o}=t;return!!(e&&!n&&!o&&s===null&&!e.outcome&&e.seat===e.turn.seat)}function G(t){return t.players.flatMap(({kind:e,resigned:n},s)=>e==="human"&&!n?[s]:[])}function Yt(t){let e=G(t);return e.length<2||t.rules.open_hands||t.outcome?null:e.includes(t.turn.seat)?t.turn.seat:e[0]}function F(t,e){return t.turn.actions.find(([n,s])=>n===t.seat&&s===e)}function N(t,e){let n=t?.hand.find(s=>s.tile===e);return n?n.legal:[]}var fe=t=>t.hand.every(({legal:e})=>e!==null&&e.length===0);function We(t,e,n=!0){let{chosen:s,turns:o,view:i,settings:a}=t;if(!s)return null;let r=dt(s,o,e);if(a.help==="none")return r;let{reading:l,down:c}=Z(s,o),h=m=>{let g=m.x===e.x&&m.y===e.y,b=m.reading===l&&m.down===c,A=m.text===r.text;return(g?0:4)+(b?0:2)+(A?0:1)};return(N(i,s)??[]).map(([m])=>M(m)).filter(m=>S(m).some(({x:g,y:b})=>g===e.x&&b===e.y)).filter(m=>n||m.reading===l&&m.down===c).map(m=>({each:m,rank:h(m)})).sort((m,g)=>m.rank-g.rank)[0]?.each??r}function U(t){let e=Ht(t);if(!e||e.seat===null)return[];let n=t.order[e.seat]??[],s=i=>{let a=n.indexOf(i);return a<0?n.length:a},o=t.laid&&me(t.laid.reading);return e.hand.filter(({tile:i})=>i!==o).sort((i,a)=>s(i.tile)-s(a.tile))}function ht({view:t,laid:e}){let n=t?.board??[];return new B(e&&!n.includes(e.text)?[...n,e.text]:n)}var ts=(t,e)=>t.rev===e.rev&&JSON.stringify(t)===JSON.stringify(e);function ns(t,e){return e.ply<t.ply&&!e.can_redo?!1:t.board[0]===e.board[0]&&t.players.length===e.players.length&&t.players.every(({name:n},s)=>n===e.players[s].name)&&t.log.slice(0,e.ply).every(([n,s],o)=>n===e.log[o][0]&&s===e.log[o][1])}function xe(t,{reading:e,x:n,y:s,down:o}){return t.say(o?"ui-placed-down":"ui-placed-across",{tile:e,x:n,y:s})}function Gt(t,{x:e,y:n}){let s=t.state.squares.at(e,n);if(s)return t.say("ui-here-square",{colour:s.letter,x:e,y:n,tile:s.placement.reading});let o=is(t,{x:e,y:n},t.state.chosen);return o.length?t.say("ui-here-fits",{x:e,y:n,count:o.length}):t.say("ui-here-empty",{x:e,y:n})}function ss(t){let{cursor:e,squares:n}=t.state,s=[[0,-1,"ui-above"],[1,0,"ui-right"],[0,1,"ui-below"],[-1,0,"ui-left"]].flatMap(([o,i,a])=>{let r=n.at(e.x+Number(o),e.y+Number(i));return r?[t.say(String(a),{colour:r.letter})]:[]});t.announce(t.words.inOne([Gt(t,e),...s]))}function os(t){let{cursor:e,view:n,settings:s}=t.state;if(s.help==="none"){t.announce(t.say("ui-help-is-off"));return}let o=(n?.hand??[]).flatMap(({tile:i})=>is(t,e,i));t.announce(o.length?t.say("ui-fits-here",{count:o.length,list:o.map(i=>xe(t,i)).join(t.say("ui-between-parts"))}):t.say("ui-fits-nothing"))}function is(t,e,n){return t.state.settings.help==="none"?[]:(N(t.state.view,n)??[]).map(([s])=>M(s)).filter(s=>S(s).some(({x:o,y:i})=>o===e.x&&i===e.y))}var rs="\\u0590-\\u08ff\\ufb1d-\\ufdff\\ufe70-\\ufefc\\u{10800}-\\u{10fff}\\u{1e800}-\\u{1efff}",fi=new RegExp(`[${rs}]`,"u"),gi=new RegExp(`^[^\\p{Cc}\\p{DI}\\u2028\\u2029${rs}]*$`,"u"),yi=/[\t-\r\u0085\u2028\u2029]+/g,bi=/(?![\u034f\u180b-\u180d\u180f\u200c\u200d\u2068\u2069\ufe00-\ufe0f\u{e0020}-\u{e007f}\u{e0100}-\u{e01ef}])[\p{Cc}\p{DI}]/gu,wi=/^[\p{DI}\p{Z}]*$/u,[$i,vi]="⁨⁩",as=/[\u2068\u2069]/g,xi=/\u2068[^\u2068\u2069]*\u2069/g;function Q(t){if(gi.test(t))return t;let e=t.replace(yi," ").replace(bi,""),n=e;for(let s="";s!==n;)s=n,n=n.replace(xi,"");return n.search(as)>=0&&(e=n=e.replace(as,"")),wi.test(e)?"?":fi.test(n)?$i+e+vi:e}var Ke=t=>t[3]==="@",R=(t,e)=>Q(t.players[e].name),ls=({kind:t,resigned:e})=>t==="human"||e;function pt(t,{players:e},n){let{host:s}=t,i=(s.seated||e.filter(ls).length===1)&&n===t.state.view?.seat&&ls(e[n]);return s.study||i||t.words.isYou(e[n].name)}var Ve=(t,e,n)=>({name:R(e,n),you:pt(t,e,n)?"does":"no"});function mt(t,e){let{say:n,outcome:s}=e;return n.id.startsWith("say-won-")&&s?{...n,args:Ve(t,e,s.winners[0])}:n}function us(t,e,n,s){if(!n)return{id:"ui-start",args:{},placed:e.board[0]};let[o,i]=n,a=Ve(t,e,o),[r,l]=i.split(":");if(Ke(i))return{id:"ui-deed-lay",args:a,placed:i};if(r==="show")return{id:"ui-deed-show",args:a,placed:l};if(r==="catch"){let c=a.you==="no"&&pt(t,e,Number(l))?"gets":a.you;return{id:"ui-deed-catch",args:{...a,you:c,whom:R(e,Number(l))}}}return s?{id:"ui-deed-draw-seen",args:{...a,tile:s}}:{id:`ui-deed-${r}`,args:a}}function ge(t,e,n,s){let{id:o,args:i,placed:a}=us(t,e,n,s);return t.say(o,a?{...i,placed:xe(t,M(a))}:i)}function ke(t,e,n){let{id:s,args:o,placed:i}=us(t,e,n),{name:a,whom:r,...l}=o,c=ki(t,s,l,{name:u`<b>${a}</b>`,whom:u`<b>${r}</b>`,placed:i&&_(i.slice(0,3),M(i).down)});return i?u`<span class="deed" aria-hidden="true">${c}</span><span class="unseen">${ge(t,e,n)}</span>`:u`<span class="deed">${c}</span>`}var cs=57344;function ki(t,e,n,s){let o=Object.keys(s).map((r,l)=>[r,String.fromCharCode(cs+l)]),i=t.say(e,{...n,...Object.fromEntries(o)}).split(new RegExp("([\\ue000-\\ue00f]\\p{P}*)","u")),a=r=>Object.values(s)[r.charCodeAt(0)-cs];return i.map((r,l)=>l%2?u`<span>${a(r)}${r.slice(1)}</span>`:r)}function ds(t,e,n,s){let o=[...Ai(t,e,n,s),...Mi(t,e,n,s),...Ei(t,e,n),...Oi(t,n,s),..._i(t,e,n,s)],i=t.words.inOne(o);i&&i!==t.spoken.at(-1)?.text&&t.announce(i)}function Ai(t,e,n,s){let o=Ti(e,n);return s.map(([i,a])=>{let r=a==="draw"&&i===n.seat?o.shift()??null:null;return ge(t,n,[i,a],r)})}function Ti(t,e){if(t.seat!==e.seat)return[];let n=new Set(t.hand.map(({tile:s})=>s));return e.hand.map(({tile:s})=>s).filter(s=>!n.has(s))}function Mi(t,e,n,s){return s.some(([,o])=>o.startsWith("catch:")||o.startsWith("show:"))?n.players.flatMap(({count:o},i)=>{let a=o-e.players[i].count;return a>0?[t.say("ui-told-penalty",{...Ve(t,n,i),count:a})]:[]}):[]}function Ei(t,e,n){return n.players.flatMap(({shown:s},o)=>s.filter(i=>n.ply>e.ply&&!e.players[o].shown.includes(i)).map(i=>t.say("ui-told-shown",{...Ve(t,n,o),tile:i})))}function Oi(t,{last:e},n){return e?.sum&&n.some(([,s])=>Ke(s)&&s===e.action)?[t.say("ui-told-sum",{sum:e.sum})]:[]}function _i(t,e,n,s){let o=r=>t.words.sayAll([mt(t,r)]),{seat:i}=n.turn;if(n.say.id==="say-thinking")return[];if(n.say.id==="say-turn"&&e.turn.seat===i)return[];let a=s.some(([r])=>r!==i);return o(e)===o(n)&&!a?[]:[o(n)]}var j={ATTRIBUTE:1,CHILD:2,PROPERTY:3,BOOLEAN_ATTRIBUTE:4,EVENT:5,ELEMENT:6},L=t=>(...e)=>({_$litDirective$:t,values:e}),z=class{constructor(e){}get _$AU(){return this._$AM._$AU}_$AT(e,n,s){this._$Ct=e,this._$AM=n,this._$Ci=s}_$AS(e,n){return this.update(e,n)}update(e,n){return this.render(...n)}};var Si={},Ft=L(class extends z{constructor(){super(...arguments),this.ot=Si}render(t,e){return e()}update(t,[e,n]){if(Array.isArray(e)){if(Array.isArray(this.ot)&&this.ot.length===e.length&&e.every((s,o)=>s===this.ot[o]))return O}else if(this.ot===e)return O;return this.ot=Array.isArray(e)?Array.from(e):e,this.render(e,n)}});var{I:Ni}=Bn,hs=t=>t;var ft=t=>t.strings===void 0,ps=()=>document.createComment(""),Ae=(t,e,n)=>{let s=t._$AA.parentNode,o=e===void 0?t._$AB:e._$AA;if(n===void 0){let i=s.insertBefore(ps(),o),a=s.insertBefore(ps(),o);n=new Ni(i,a,t,t.options)}else{let i=n._$AB.nextSibling,a=n._$AM,r=a!==t;if(r){let l;n._$AQ?.(t),n._$AM=t,n._$AP!==void 0&&(l=t._$AU)!==a._$AU&&n._$AP(l)}if(i!==o||r){let l=n._$AA;for(;l!==i;){let c=hs(l).nextSibling;hs(s).insertBefore(l,o),l=c}}}return n},ee=(t,e,n=t)=>(t._$AI(e,n),t),Ci={},Te=(t,e=Ci)=>t._$AH=e,ms=t=>t._$AH,gt=t=>{t._$AR(),t._$AA.remove()};var Ze=(t,e)=>{let n=t._$AN;if(n===void 0)return!1;for(let s of n)s._$AO?.(e,!1),Ze(s,e);return!0},yt=t=>{let e,n;do{if((e=t._$AM)===void 0)break;n=e._$AN,n.delete(t),t=e}while(n?.size===0)},fs=t=>{for(let e;e=t._$AM;t=e){let n=e._$AN;if(n===void 0)e._$AN=n=new Set;else if(n.has(t))break;n.add(t),Li(e)}};function Ri(t){this._$AN!==void 0?(yt(this),this._$AM=t,fs(this)):this._$AM=t}function Pi(t,e=!1,n=0){let s=this._$AH,o=this._$AN;if(o!==void 0&&o.size!==0)if(e)if(Array.isArray(s))for(let i=n;i<s.length;i++)Ze(s[i],!1),yt(s[i]);else s!=null&&(Ze(s,!1),yt(s));else Ze(this,t)}var Li=t=>{t.type==j.CHILD&&(t._$AP??=Pi,t._$AQ??=Ri)},Me=class extends z{constructor(){super(...arguments),this._$AN=void 0}_$AT(e,n,s){super._$AT(e,n,s),fs(this),this.isConnected=e._$AU}_$AO(e,n=!0){e!==this.isConnected&&(this.isConnected=e,e?this.reconnected?.():this.disconnected?.()),n&&(Ze(this,e),yt(this))}setValue(e){if(ft(this._$Ct))this._$Ct._$AI(e,this);else{let n=[...this._$Ct._$AH];n[this._$Ci]=e,this._$Ct._$AI(n,this,0)}}disconnected(){}reconnected(){}};var Ut=new WeakMap,q=L(class extends Me{render(t){return d}update(t,[e]){let n=e!==this.G;return n&&this.rt(void 0),(n||this.lt!==this.ct)&&(this.G=e,this.ht=t.options?.host,this.rt(this.ct=t.element)),d}rt(t){if(this.G!==void 0)if(this.isConnected||(t=void 0),typeof this.G=="function"){let e=this.ht??globalThis,n=Ut.get(e);n===void 0&&(n=new WeakMap,Ut.set(e,n)),n.get(this.G)!==void 0&&this.G.call(this.ht,void 0),n.set(this.G,t),t!==void 0&&this.G.call(this.ht,t)}else this.G.value=t}get lt(){return typeof this.G=="function"?Ut.get(this.ht??globalThis)?.get(this.G):this.G?.value}disconnected(){this.lt===this.ct&&this.rt(void 0)}reconnected(){this.rt(this.ct)}});var gs=(t,e,n)=>{let s=new Map;for(let o=e;o<=n;o++)s.set(t[o],o);return s},D=L(class extends z{constructor(t){if(super(t),t.type!==j.CHILD)throw Error("repeat() can only be used in text expressions")}dt(t,e,n){let s;n===void 0?n=e:e!==void 0&&(s=e);let o=[],i=[],a=0;for(let r of t)o[a]=s?s(r,a):a,i[a]=n(r,a),a++;return{values:i,keys:o}}render(t,e,n){return this.dt(t,e,n).values}update(t,[e,n,s]){let o=ms(t),{values:i,keys:a}=this.dt(e,n,s);if(!Array.isArray(o))return this.ut=a,i;let r=this.ut??=[],l=[],c,h,p=0,m=o.length-1,g=0,b=i.length-1;for(;p<=m&&g<=b;)if(o[p]===null)p++;else if(o[m]===null)m--;else if(r[p]===a[g])l[g]=ee(o[p],i[g]),p++,g++;else if(r[m]===a[b])l[b]=ee(o[m],i[b]),m--,b--;else if(r[p]===a[b])l[b]=ee(o[p],i[b]),Ae(t,l[b+1],o[p]),p++,b--;else if(r[m]===a[g])l[g]=ee(o[m],i[g]),Ae(t,o[p],o[m]),m--,g++;else if(c===void 0&&(c=gs(a,g,b),h=gs(r,p,m)),c.has(r[p]))if(c.has(r[m])){let A=h.get(a[g]),H=A!==void 0?o[A]:null;if(H===null){let se=Ae(t,o[p]);ee(se,i[g]),l[g]=se}else l[g]=ee(H,i[g]),Ae(t,o[p],H),o[A]=null;g++}else gt(o[m]),m--;else gt(o[p]),p++;for(;g<=b;){let A=Ae(t,l[b+1]);ee(A,i[g]),l[g++]=A}for(;p<=m;){let A=o[p++];A!==null&&gt(A)}return this.ut=a,Te(t,l),O}});var ye=40,ys=5,Ii=140,zi=62,qi=26,Bi=18,bt=1.7,ji=13,wt=4,Di=150,$t=class{look={x:1.5,y:.5,size:48};auto=!0;sight={left:-18,top:-12,right:18,bottom:12};#e=!1;#s=0;#n=0;#a=0;#i=null;#o={x:0,y:0,width:0,height:0};#t=0;#l=0;#c;constructor(e){this.t=e,this.#c=new ResizeObserver(()=>this.#u()),this.#c.observe(e.holder)}stop(){this.#c.disconnect(),cancelAnimationFrame(this.#s),clearTimeout(this.#n)}#u(){let{clientWidth:e,clientHeight:n}=this.t.holder;e===this.#t&&n===this.#l||(this.#t=e,this.#l=n,this.follow(!0))}#p(){let e=this.t.find(".top")?.offsetHeight??0,n=this.t.find(".bottom, .replay")?.offsetHeight??0;this.#o={x:this.#t/2,y:e+Math.max(40,this.#l-e-n)/2,width:this.#t,height:Math.max(80,this.#l-e-n)}}#h(){let{box:e}=this.t.state.squares,n=this.#o,s=e.right-e.left+1+2*bt,o=e.bottom-e.top+1+2*bt,i=Math.min(n.width/s,n.height/o),a=Math.max(zi,this.#t/22),r=Math.min(a,Math.max(this.#e?ys:qi,i)),l=this.#r(),c=(h,p,m,g)=>{let b=m/r,A=h-bt+b/2,H=p+1+bt-b/2;return A>=H?(h+p+1)/2:Math.min(H,Math.max(A,g))};return{x:c(e.left,e.right,n.width,l.x+.5),y:c(e.top,e.bottom,n.height,l.y+.5),size:r}}#r(){let e=this.t.state.squares.placements.at(-1);return e?S(e)[1]:{x:1,y:0}}get goal(){return this.#i?.to??this.look}follow(e=!1){if(!this.#t){this.#u();return}this.#p(),this.auto?this.#m(this.#h(),e):this.apply()}bringBack(){let{size:e,x:n,y:s}=this.goal,o=this.#h(),i=this.auto&&e===o.size&&n===o.x&&s===o.y;this.#e=i&&!this.#e,this.auto=!0,this.follow(),this.t.repaint()}#m(e,n=!1){if(n||this.t.still){this.#i=null,this.look=e,this.apply(),this.#b();return}Hi(e,this.goal)||(this.#i={from:{...this.look},to:e,start:performance.now()}),this.#d()}#d(){this.#b(),this.#s||=requestAnimationFrame(e=>this.#w(e))}#b(){clearTimeout(this.#n),this.#n=setTimeout(()=>{if(this.#a===this.look.size)return;this.#a=this.look.size;let e=this.t.find(".world");e?.classList.add("redrawn"),requestAnimationFrame(()=>requestAnimationFrame(()=>e?.classList.remove("redrawn")))},Di)}#w(e){if(this.#s=0,this.#i){let{from:n,to:s,start:o}=this.#i,i=Math.min(1,Math.max(0,(e-o)/240)),a=1-(1-i)**3,r=l=>n[l]+(s[l]-n[l])*a;this.look={x:r("x"),y:r("y"),size:r("size")},i===1?this.#i=null:this.#d()}this.apply()}#f(){this.#i=null,this.auto&&(this.auto=!1,this.#e=!1,this.t.repaint()),this.#d()}pan(e,n){let{size:s}=this.look;this.look=this.#g({x:this.look.x-e/s,y:this.look.y-n/s,size:s}),this.#f()}zoom(e,n){let s=this.#o,o=this.t.holder.getBoundingClientRect(),i=n?n.x-o.left-s.x:0,a=n?n.y-o.top-s.y:0,{x:r,y:l,size:c}=this.look,h=Math.min(Ii,Math.max(ys,c*e));this.look=this.#g({x:r+i/c-i/h,y:l+a/c-a/h,size:h}),this.#f()}#g({x:e,y:n,size:s}){let{box:o}=this.t.state.squares;return{x:Math.min(o.right+8,Math.max(o.left-8,e)),y:Math.min(o.bottom+8,Math.max(o.top-8,n)),size:s}}reveal({x:e,y:n}){this.#y({left:e-1,top:n-1,right:e+2,bottom:n+2})}revealAll(e){let n=e.flatMap(S);!n.length||!this.#t||(this.#p(),this.#y({left:Math.min(...n.map(({x:s})=>s))-.3,top:Math.min(...n.map(({y:s})=>s))-.3,right:Math.max(...n.map(({x:s})=>s))+1.3,bottom:Math.max(...n.map(({y:s})=>s))+1.3}))}#y({left:e,top:n,right:s,bottom:o}){let{goal:i}=this,a=this.#o,r=Math.min(a.width/(s-e),a.height/(o-n)),l=Math.max(Math.min(i.size,r),Math.min(i.size,Bi)),c=(p,m,g,b)=>{let A=g/l/2;return m-p>2*A?(p+m)/2:Math.min(p+A,Math.max(m-A,b))},h={x:c(e,s,a.width,i.x),y:c(n,o,a.height,i.y),size:l};this.#m(h)}cellAt(e,n){let s=this.t.holder.getBoundingClientRect(),o=this.#o,{x:i,y:a,size:r}=this.look;return{x:Math.floor(i+(e-s.left-o.x)/r),y:Math.floor(a+(n-s.top-o.y)/r)}}pixelOf(e,n){let s=this.#o,{goal:o}=this;return{x:s.x+(e-o.x)*o.size,y:s.y+(n-o.y)*o.size}}get rightmost(){return this.look.x+(this.#t-this.#o.x)/this.look.size}apply(){let e=this.t.find(".world");if(!e||!this.#t)return;let n=this.#o,{x:s,y:o,size:i}=this.look,a=this.t.state.squares.origin,r=n.x-(s-a.x)*i,l=n.y-(o-a.y)*i;e.style.transform=`translate(${r}px, ${l}px) scale(${i/ye})`,e.classList.toggle("far",i<ji);let{box:c}=this.t.state.squares,h=Math.min(12,Math.max(3,Math.round(this.#t/i/4))),p=b=>Math.floor(b/h)*h,m=b=>Math.ceil(b/h)*h,g={left:Math.max(c.left-wt,p(s-n.x/i)),top:Math.max(c.top-wt,p(o-n.y/i)),right:Math.min(c.right+wt,m(s+(this.#t-n.x)/i)),bottom:Math.min(c.bottom+wt,m(o+(this.#l-n.y)/i))};Yi(g,this.sight)||(this.sight=g,this.t.repaint())}},Hi=(t,e)=>t.x===e.x&&t.y===e.y&&t.size===e.size,Yi=(t,e)=>t.left===e.left&&t.top===e.top&&t.right===e.right&&t.bottom===e.bottom;var Gi={plus:"M12 5v14M5 12h14",minus:"M5 12h14",fit:"M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",turn:"M19 12a7 7 0 1 1-2.5-5.4M19 3v5h-5",undo:"M9 6 4 11l5 5M4 11h10a6 6 0 0 1 6 6v1",redo:"m15 6 5 5-5 5M20 11H10a6 6 0 0 0-6 6v1",log:"M5 6h14M5 12h14M5 18h9",menu:"M4 7h16M4 12h16M4 17h16",settings:"M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5",play:"M7 5l12 7-12 7z",pause:"M8 5v14M16 5v14",next:"m9 5 7 7-7 7",previous:"m15 5-7 7 7 7",first:"M6 5v14M18 5l-8 7 8 7",last:"M18 5v14M6 5l8 7-8 7",close:"M6 6l12 12M18 6 6 18",yes:"M5 12.5 10 18 19 7",bag:"M8 8c-3 3-4 6-4 8a4 4 0 0 0 4 4h8a4 4 0 0 0 4-4c0-2-1-5-4-8M8 8h8M9 4l-1 4M15 4l1 4M9 4h6",person:"M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8M5 20a7 7 0 0 1 14 0",bot:"M6 9h12v9H6zM12 9V5M12 5h.01M9.5 13v1M14.5 13v1M3.5 12v3M20.5 12v3",save:"M12 4v11M7 11l5 5 5-5M5 20h14",flag:"M6 21V4h11l-2 4 2 4H6",leave:"M14 4h5v16h-5M14 12H4M8 8l-4 4 4 4",help:"M9 9a3 3 0 1 1 4.2 2.7c-.8.4-1.2 1-1.2 1.8v.5M12 18h.01",keyboard:"M3 7h18v10H3zM7 11h.01M11 11h.01M15 11h.01M8 14h8",eye:"M2.5 12S6 6 12 6s9.5 6 9.5 6-3.5 6-9.5 6-9.5-6-9.5-6M12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5",speak:"M4 10v4h4l5 4V6L8 10zM16.5 9a4 4 0 0 1 0 6",branch:"M6 21V3M6 15c0-4 3-6 7-6h5M14.5 5.5 18 9l-3.5 3.5",skip:"M5 5l8 7-8 7zM17 5v14",sort:"M5 7h14M5 12h9M5 17h5",again:"M5 12a7 7 0 0 1 12-5l2 2M19 4v5h-5M19 12a7 7 0 0 1-12 5l-2-2M5 20v-5h5",crown:"M5 19h14M5 15.5 3.5 7l5 3.5L12 5l3.5 5.5 5-3.5L19 15.5z",speed:"M4 17a8.5 8.5 0 1 1 16 0M12 15l4-5",book:"M12 7c-2-1.6-4.6-2-8-2v13c3.4 0 6 .4 8 2 2-1.6 4.6-2 8-2V5c-3.4 0-6 .4-8 2v13",notebook:"M7 4h12v16H7zM7 4H5v16h2M10.5 10l2 2-2 2M14.5 14h2",print:"M7 8V4h10v4M7 17H4V8h16v9h-3M7 14h10v6H7z",folder:"M4 6h6l2 2.5h8V19H4z",info:"M12 11v6M12 7.5h.01M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18",share:"M12 4v11M7.5 8 12 3.5 16.5 8M6 12H5v8h14v-8h-1",copy:"M9 9h11v11H9zM15 9V4H4v11h5",qr:"M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2M20 14v2M14 20v-2M18 20h2v-1M17 17h.01",pen:"M4 20l1-4.5L16 4.5l3.5 3.5L8.5 19zM13.5 7l3.5 3.5",bin:"M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5",more:"M5 12h.01M12 12h.01M19 12h.01",hand:"M9.4 13V4.9a1.9 1.9 0 0 1 3.8 0V11l4.6 1.1a2.4 2.4 0 0 1 1.8 2.7l-.7 4.6a2.4 2.4 0 0 1-2.4 2.1h-4.7a3 3 0 0 1-2.4-1.2l-4.2-5.6a1.8 1.8 0 0 1 2.7-2.4z",look:"M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14M16 16l4.5 4.5"},w=t=>u`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${ve`<path d=${Gi[t]} />`}</svg>`;function Ee({host:t,state:e},n){let{view:s,chosen:o}=e;return s&&t.pointAt?.(s,o)===n?u`<span class="pointing" data-pointing=${n}>${w("hand")}</span>`:d}var Fi=72;function ws(t){let{state:e}=t,n=t.shown,{sight:s}=t.camera,o=Kt(t),{cursor:i}=e;return u`<div
    class="board ${e.chosen?"aiming":""} ${e.handOver===null||e.past?"":"covered"}"
    data-views=${t.views}
  >
    <div class="world">
      <div class="dots" .style=${Ui(t)}></div>
      ${Ft([e.squares,s,n?.last?.action,t.arriving.size],()=>Wi(t))}
      <div class="spots" aria-hidden="true">${o.map(a=>Ki(t,a))}</div>
      ${Ft([e.squares,s,o.length,o[0]?.text,e.chosen,n?.rev,i.x,i.y,t.arriving.size,t.words],()=>Vi(t,o))}
      ${n?Ji(t):d}
    </div>
  </div>`}function Kt(t){let{state:e}=t,{help:n}=e.settings;return!E(e)||!e.view||n==="none"?[]:(e.chosen||n!=="all"?[e.chosen]:e.view.hand.map(({tile:o})=>o)).flatMap(o=>N(e.view,o)??[]).map(([o])=>M(o))}function Wt(t,{x:e,y:n}){let{left:s,top:o,right:i,bottom:a}=t.camera.sight;return e>=s&&e<i&&n>=o&&n<a}function be(t,{x:e,y:n},s=""){let{origin:o}=t.state.squares;return`left:${(e-o.x)*ye}px;top:${(n-o.y)*ye}px;${s}`}function Ui(t){let{left:e,top:n,right:s,bottom:o}=t.camera.sight,i=`width:${(s-e)*ye}px;height:${(o-n)*ye}px`;return be(t,{x:e,y:n},i)}function Wi(t){let e=t.shown?.last?.action,n=t.state.squares.placements.filter(s=>S(s).some(o=>Wt(t,o)));return u`<div class="bodies" aria-hidden="true">
    ${D(n,s=>s.text,s=>u`<div
        class="body ${s.down?"down":""} ${s.text===e?"last":""} ${t.arriving.has(s.text)?"arriving":""}"
        .style=${be(t,s)}
      ></div>`)}
  </div>`}function Ki(t,e){let{state:n}=t,{reading:s,down:o}=Z(n.chosen??"",n.turns),i=e.reading===s&&e.down===o;return u`<div
    class="spot ${e.down?"down":""} ${i?"as-turned":""}"
    .style=${be(t,e)}
  >${Ee(t,e.text)}</div>`}function Vi(t,e){let{squares:n}=t.state,s=Zi(t,e);return u`<div
    class="cells"
    role="grid"
    aria-label=${t.say("ui-board",{count:n.placements.length})}
    aria-rowcount="-1"
    aria-colcount="-1"
  >
    ${D(s,([o])=>o,([o,i])=>u`<div role="row" aria-rowindex=${o-n.box.top+9}>
        ${D(i,a=>a.x,a=>Xi(t,a))}
      </div>`)}
  </div>`}function Zi(t,e){let{squares:n,chosen:s,cursor:o}=t.state,i=new Map,a=c=>{let h=J(c.x,c.y),p=i.get(h);p?Object.assign(p,{...c,letter:p.letter,legal:[...p.legal??[],...c.legal??[]]}):i.set(h,c)};for(let c of n.placements)S(c).forEach((h,p)=>{Wt(t,h)&&a({...h,letter:c.reading[p],text:c.text})});for(let c of e)for(let[h,p]of S(c).entries())Wt(t,p)&&a({...p,letter:"",open:!0,legal:s&&h===0?[c.text]:[]});let r=n.at(o.x,o.y);i.has(J(o.x,o.y))||a({...o,letter:r?.letter??"",text:r?.placement.text});let l=new Map;for(let c of i.values()){let h=l.get(c.y);h?h.push(c):l.set(c.y,[c])}for(let c of l.values())c.sort((h,p)=>h.x-p.x);return[...l].sort(([c],[h])=>c-h)}function Xi(t,e){let{squares:n,cursor:s}=t.state,o=e.x===s.x&&e.y===s.y,i=e.letter!==""||e.open,a=e.letter?ut(e.letter):e.open?"open":"";return u`<div
    role="gridcell"
    class="cell ${a} ${e.legal?.length?"anchor":""} ${e.text&&t.arriving.has(e.text)?"arriving":""}"
    data-cell=${i?J(e.x,e.y):d}
    data-legal=${e.legal?.length?e.legal.join(" "):d}
    tabindex=${o?"0":"-1"}
    aria-colindex=${e.x-n.box.left+9}
    aria-label=${o?Gt(t,e):e.letter?t.words.colours(e.letter):t.say(e.open?"ui-open":"ui-empty")}
    @focus=${()=>t.pointAt(e)}
    .style=${be(t,e)}
  ></div>`}function Ji(t){let{state:e}=t,n=t.shown,s=e.ghost??e.refusal?.placement;if(!s||!n)return d;let{edges:o,taken:i}=e.squares.meets(s,n.match),a=o.filter(h=>h.good).length,r=!e.ghost,l=!r&&!!N(n,e.chosen)?.some(([h])=>h===s.text),c=S(s);return u`<div
      class="ghost tile ${s.down?"down":""} ${e.put?"put":""} ${r?"refused":""}"
      aria-hidden="true"
      .style=${be(t,s)}
    >
      ${[...s.reading].map(h=>u`<span class=${ut(h)}></span>`)}
    </div>
    <div class="signs" aria-hidden="true">
      ${o.map(({cell:h,near:p,good:m})=>bs(t,m?"link":"break",(h.x+p.x)/2,(h.y+p.y)/2,h.y!==p.y))}
      ${i.map(h=>bs(t,"taken",h.x,h.y,!1))}
      <div class="count ${l?"enough":""}" .style=${be(t,ea(t,c))}>
        <span ${q(h=>ta(t,h))}>${Qi(t,a,n.need,l)}</span>
      </div>
    </div>`}var Qi=(t,e,n,s)=>e<n?t.say("ui-count",{made:e,need:n}):`${t.words.number(e)}${s?" ✓":""}`;function ea(t,e){let{squares:n}=t.state,[{x:s,y:o},,i]=e,a=[{x:i.x+1,y:o},{x:i.x+1,y:i.y},{x:s,y:i.y+1},{x:s,y:o-1}],r=t.camera.rightmost-Fi/t.camera.look.size,l=a.filter(c=>c.x<=r);return l.find(c=>!n.at(c.x,c.y)&&!n.at(c.x+1,c.y))??l[0]??a[2]}function ta(t,e){e instanceof HTMLElement&&(e.style.transform=`scale(${ye/t.camera.goal.size})`)}function bs(t,e,n,s,o){return u`<svg class="sign ${e}" viewBox="-.5 -.5 1 1" .style=${be(t,{x:n,y:s})}>
    ${ve`<g transform=${o?"rotate(90)":"rotate(0)"}>
      <path class="edge" d=${He[e]} /><path class="line" d=${He[e]} />
    </g>`}
  </svg>`}var $s=230;function vs(t){let e=new Map;for(let n of t.root.querySelectorAll("[data-tile]")){let s=Oe(t,n);s&&e.set(`tile ${n.getAttribute("data-tile")}`,{...s,size:s.size/3})}return e}function Oe(t,e){let n=e?.getBoundingClientRect();if(!n||!n.width)return null;let s=t.holder.getBoundingClientRect();return{x:n.left+n.width/2-s.left,y:n.top+n.height/2-s.top,size:n.height,down:!0}}function xs(t,e,n){if(t.still)return()=>Promise.resolve();let s=n.flatMap(([o,i])=>na(t,e,o,i)??[]);for(let{lands:o}of s)o&&t.arriving.add(o);return async()=>{for(let o of s)!t.closed&&!t.state.past&&await Ts(t,o),o.lands&&t.arriving.delete(o.lands)&&t.repaint()}}function na(t,e,n,s){if(s[3]==="@"){let c=M(s);if(s===t.dropped)return null;let h=e.get(`tile ${me(c.reading)}`)??sa(t,n);return h?{face:c.reading,from:h,to:()=>ks(t,c),lands:s}:null}let o=Oe(t,t.find('.bag, [data-action="draw"]'));if(s!=="draw"||!o)return null;let i=t.state.view?.turn.drawn,a=n===t.state.view?.seat,r=a&&i?i:null,l=()=>a&&r?Oe(t,t.find(`[data-tile="${r}"]`)):Oe(t,t.find(`[data-seat="${n}"]`));return{face:r,from:{...o,size:12},to:()=>Vt(l(),a?3:4),lands:null}}var Vt=(t,e)=>t&&{...t,size:t.size/e},sa=(t,e)=>Vt(Oe(t,t.find(`[data-seat="${e}"]`)),3);function ks(t,e){let n=Ue(e),{x:s,y:o}=t.camera.pixelOf(n.x+.5,n.y+.5);return{x:s,y:o,size:t.camera.goal.size,down:e.down}}function As(t,e){if(t.still)return;let n=me(e.reading);Ts(t,{face:e.reading,from:ks(t,e),to:()=>Vt(Oe(t,t.find(`[data-tile="${n}"]`)),3),lands:null})}async function Ts(t,{face:e,from:n,to:s}){let o=t.find(".flights"),i=s();if(!o||!i)return;let a=document.createElement("div");a.className="flying",he(e?_(e,i.down):pe(i.down),a),a.style.fontSize=`${i.size}px`,o.append(a);let{width:r,height:l}=a.getBoundingClientRect(),c=m=>`translate(${m.x-r/2}px, ${m.y-l/2}px) scale(${m.size/i.size}) rotate(${m.down===i.down?0:90}deg)`,h=a.animate({transform:[c(n),c(i)]},{duration:$s,easing:"cubic-bezier(.2,.8,.3,1)"}),p=setTimeout(()=>h.cancel(),2*$s);await h.finished.catch(()=>null),clearTimeout(p),a.remove()}var oa={slow:1800,normal:750,fast:60},vt=class{#e=0;#s=0;#n=!1;#a=null;#i=-1;constructor(e){this.t=e}stop(){this.#e+=1,clearTimeout(this.#s),this.#a=null,this.#n=!1}next(e=Promise.resolve()){this.stop(),!this.t.closed&&this.#o(e,()=>this.#t())}wake(){!this.#n&&!this.#a&&this.next()}async#o(e,n){let s=this.#e;this.#n=!0,await e.finally(()=>{s===this.#e&&(this.#n=!1)}),s===this.#e&&n?.()}#t(){let{t:e}=this,{view:n,past:s,handOver:o,panel:i,question:a}=e.state;if(!n||s||o!==null||a||i==="seats")return;let r=this.mustWait(n);if(r!==e.state.waits&&e.set({waits:r}),!(r||n.outcome)&&!this.#l(n)){if(n.next_bot!==null&&n.thinking===null){if(e.state.paused)return;this.#c(()=>{this.#o(e.ask({type:"bot",seat:n.seat}))})}else if(e.state.settings.auto&&i===null&&fe(n)){let l=["draw","pass"].find(c=>F(n,c));l&&n.turn.seat===n.seat&&this.#c(()=>{this.#o(e.act(l))})}}}mustWait(e){if(e.outcome||this.#i===e.rev)return!1;let n=G(e),s=e.turn.actions.some(([i,a])=>n.includes(i)&&i!==e.turn.seat&&!["draw","pass"].includes(a)),o=e.next_bot!==null||e.turn.seat!==e.seat;return s&&o&&n.length>0}#l(e){let{t:n}=this;if(n.host.seated)return!1;let s=G(e),o=e.turn.seat,i=e.seat!==null&&s.includes(e.seat);if(s.length===0)return e.seat===null?!1:(this.#o(n.send({type:"view",seat:null})),!0);let a=s.includes(o)?o:i?e.seat:s[0];return a===e.seat?!1:(!e.rules.open_hands&&(s.length>1||e.seat!==null)?(n.spoken=[],n.set({handOver:a})):this.#o(n.send({type:"view",seat:a})),!0)}#c(e){this.#a=e,this.t.repaint(),this.#s=setTimeout(()=>this.skip(),oa[this.t.state.settings.pace])}get pending(){return this.#a!==null}skip(){clearTimeout(this.#s);let e=this.#a;this.#a=null,e?e():typeof this.t.state.view?.thinking=="number"&&this.t.send({type:"move-now"})}goOn(){this.#i=this.t.state.view?.rev??-1,this.t.set({waits:!1}),this.next()}pause(e){this.t.set({paused:e}),this.next()}};var ia="RYGBP*";function _s(t){let{state:e}=t,n=t.shown;if(!n||n.seat===null||e.handOver!==null)return d;let s=U(e);if(!s.length)return d;let o=s.find(({tile:i})=>i===t.rackStop)?.tile??s[0]?.tile;return u`<div class="rack ${E(e)?"":"resting"}">
    <div class="tools" role="group" aria-label=${t.say("ui-rack-tools")}>
      ${e.chosen?[Ms(t,-1),Ms(t,1)]:ra(t)}
    </div>
    <div class="tiles" role="toolbar" aria-label=${t.say("ui-rack",{count:s.length})}>
      ${D(s,({tile:i})=>i,i=>aa(t,i,i.tile===o))}
    </div>
  </div>`}function aa(t,{tile:e,legal:n},s){let{state:o}=t,i=o.chosen===e,a=t.shown?.turn.drawn===e&&t.shown.turn.seat===t.shown.seat,r=o.settings.help!=="none"&&E(o),l=r&&n?t.say("ui-rack-fits",{count:n.length}):"";return u`<button
    class="rack-tile ${i?"chosen":""} ${o.dragged===e?"dragged":""} ${a?"drawn":""} ${r&&n?.length===0?"idle":""}"
    data-tile=${e}
    aria-pressed=${i?"true":"false"}
    aria-label=${[t.words.colours(e),a?t.say("ui-rack-drawn"):"",l].filter(Boolean).join(t.say("ui-between-parts"))}
    aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight"
    tabindex=${s?"0":"-1"}
    @click=${()=>t.choose(e)}
    @focus=${()=>t.stopAt(e)}
  >
    ${_(i&&o.turns>1?[...e].reverse().join(""):e,!0)} ${Ee(t,e)}
  </button>`}var ra=t=>u`<button
    class="round small"
    data-action="sort"
    title=${t.say("ui-sort")}
    aria-label=${t.say("ui-sort")}
    @click=${()=>Os(t,la)}
  >${w("sort")}</button>
  ${t.state.settings.help==="none"?d:u`<button
        class="round small"
        data-action="playable-first"
        title=${t.say("ui-playable-first")}
        aria-label=${t.say("ui-playable-first")}
        @click=${()=>Os(t,ca)}
      >${w("yes")}</button>`}`,Ms=(t,e)=>{let n=t.say(e<0?"ui-move-left":"ui-move-right");return u`<button
    class="round small"
    data-action=${e<0?"move-left":"move-right"}
    title=${n}
    aria-label=${n}
    @click=${()=>t.state.chosen&&Xe(t,t.state.chosen,e)}
  >${w(e<0?"previous":"next")}</button>`},la=(t,e)=>Es(t.tile).localeCompare(Es(e.tile)),Es=t=>[...t].map(e=>ia.indexOf(e)).join(""),ca=(t,e)=>(e.legal?.length??99)-(t.legal?.length??99);function Os(t,e){Ss(t,[...U(t.state)].sort(e).map(({tile:n})=>n)),t.announce(t.say("ui-said-arranged"))}function Xe(t,e,n){let s=U(t.state).map(a=>a.tile),o=s.indexOf(e),i=Math.min(s.length-1,Math.max(0,o+n));o<0||i===o||(s.splice(i,0,...s.splice(o,1)),Ss(t,s),t.announce(t.say("ui-said-moved",{tile:e,place:i+1,count:s.length})))}function Ss(t,e){let n=t.shown?.seat;typeof n=="number"&&t.set({order:{...t.state.order,[n]:e}})}var Ns=[{title:"ui-keys-laying",keys:[{keys:["1","…","9"],id:"ui-key-choose"},{keys:["R","Shift+R"],id:"ui-key-turn"},{keys:["N","Shift+N"],id:"ui-key-spots"},{keys:["Enter"],id:"ui-key-lay"},{keys:["Esc"],id:"ui-key-back"},{keys:["M"],id:"ui-key-miss"},{keys:["T"],id:"ui-key-typed"}]},{title:"ui-keys-turn",keys:[{keys:["D"],id:"ui-key-draw"},{keys:["P"],id:"ui-key-pass"},{keys:["C"],id:"ui-key-call"},{keys:["X"],id:"ui-key-catch"},{keys:["S"],id:"ui-key-show"},{keys:["G"],id:"ui-key-go-on"},{keys:["U","Shift+U"],id:"ui-key-undo"}]},{title:"ui-keys-board",keys:[{keys:["←","↑","→","↓"],id:"ui-key-arrows"},{keys:["W"],id:"ui-key-what"},{keys:["F"],id:"ui-key-fits"},{keys:["+","−"],id:"ui-key-zoom"},{keys:["0"],id:"ui-key-fit"}]},{title:"ui-keys-replay",keys:[{keys:["←","→"],id:"ui-key-step"},{keys:["Home","End"],id:"ui-key-ends"},{keys:["Space"],id:"ui-key-play"},{keys:["Esc"],id:"ui-key-leave"}]},{title:"ui-keys-around",keys:[{keys:["B"],id:"ui-key-board"},{keys:["H"],id:"ui-key-hand"},{keys:["Alt+←","Alt+→"],id:"ui-key-arrange"},{keys:["L"],id:"ui-key-log"},{keys:["?"],id:"ui-key-help"}]}],ua=["d","p","c","x","s","enter"," "],da={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]},Cs={r:(t,e)=>t.turn(e?-1:1),n:(t,e)=>$a(t,e?-1:1),m:t=>t.state.chosen&&void t.showMiss(t.state.chosen),t:t=>t.set({panel:"typed"}),d:t=>Je(t,"draw"),p:t=>Je(t,"pass"),c:t=>Je(t,"call"),x:t=>Je(t,"catch:"),s:t=>Je(t,"show:"),g:t=>t.state.waits?t.flow.goOn():t.flow.skip(),u:(t,e)=>{t.step(e?"redo":"undo")},w:t=>ss(t),f:t=>os(t),b:t=>t.focus('.cell[tabindex="0"]'),h:t=>t.focus('[data-tile][tabindex="0"]'),l:t=>t.set({panel:"log"}),"+":t=>t.camera.zoom(1.3),"=":t=>t.camera.zoom(1.3),"-":t=>t.camera.zoom(1/1.3),0:t=>t.camera.bringBack(),"?":t=>t.set({panel:"keys"})},ha={ArrowLeft:({reel:t})=>t.step(t.ply-1),ArrowRight:({reel:t})=>t.step(t.ply+1),Home:({reel:t})=>t.step(0),End:({reel:t})=>t.step(t.last)," ":({reel:t})=>t.toggle(),Escape:({reel:t})=>t.leave()},pa=["+","=","-","0","l","?"];function Zt(t,e){let n=e.composedPath()[0];if(e.defaultPrevented||!(n instanceof HTMLElement)||!t.state.view)return;let{panel:s,question:o,handOver:i,past:a}=t.state;!t.host.ownsPage&&!e.ctrlKey&&!e.metaKey&&e.stopPropagation(),!(s||o||t.find("dialog[open]"))&&((a?!fa(t,e,n):i!==null||!ma(t,e,n))||(e.preventDefault(),e.stopPropagation()))}function ma(t,e,n){if(e.ctrlKey||e.metaKey||n.matches("input, select, textarea"))return!1;let s=da[e.key];if(s)return ya(t,n,s,e.altKey,e.shiftKey);if(e.altKey)return!1;if(e.key==="Escape")return t.drop(),t.set({refusal:null,notice:null}),!0;let o=Rs(e);if(e.repeat&&ua.includes(o.toLowerCase()))return o!==" "||!n.matches("button");if(o==="Enter"||o===" ")return wa(t,n);if(/^[1-9]$/.test(o)){let a=U(t.state)[Number(o)-1]?.tile;return a&&t.choose(a),!0}let i=Cs[o.toLowerCase()];return i?.(t,e.shiftKey),!!i}function Rs({key:t,code:e,shiftKey:n}){let[,s]=/^Digit(\d)$/.exec(e)??[],[,o]=/^Key([A-Z])$/.exec(e)??[];return s&&!n?s:o&&!/^[a-z]$/i.test(t)?o:t}function fa(t,e,n){let{key:s,ctrlKey:o,metaKey:i,altKey:a}=e;if(o||i||a||ga(n,s))return!1;let r=Rs(e).toLowerCase(),l=ha[s]??(pa.includes(r)?Cs[r]:null);return l?.(t,!1),!!l}function ga(t,e){return t.matches("select")?e!=="Escape":t.matches("button")?e===" ":t.matches("input, .players")&&/^(Arrow|Home|End)/.test(e)}function ya(t,e,[n,s],o,i){if(e.dataset.tile)return s?!1:(o?Xe(t,e.dataset.tile,n):ba(t,e.dataset.tile,n),t.paint(),t.focus(`[data-tile="${t.rackStop}"]`),!0);if(!e.matches(".cell")||o)return!1;let{cursor:a}=t.state,r=i?3:1;return t.moveCursor({x:a.x+r*n,y:a.y+r*s}),!0}function ba(t,e,n){let s=U(t.state).map(o=>o.tile);t.stopAt(s[(s.indexOf(e)+n+s.length)%s.length])}function wa(t,e){let{state:n}=t;return e.matches(".cell")?n.chosen?(n.ghost||t.aim(n.cursor),n.ghost&&t.lay(n.ghost),!0):(t.announce(t.say("ui-said-choose-first")),!0):!1}function $a(t,e){let{state:n}=t,{view:s}=n;if(!E(n)||!s)return;if(n.settings.help==="none"){t.announce(t.say("ui-help-is-off"));return}let i=(n.chosen?[n.chosen]:U(n).map(({tile:c})=>c)).flatMap(c=>(N(s,c)??[]).map(([h])=>({tile:c,placement:M(h)})));if(!i.length){t.announce(t.say("ui-said-no-spot"));return}let a=i.findIndex(({placement:c})=>c.text===n.ghost?.text),r=i[a<0?e>0?0:i.length-1:(a+e+i.length)%i.length];n.chosen!==r.tile&&t.choose(r.tile),t.set({turns:Fe(r.tile,r.placement),put:!1}),t.moveCursor({x:r.placement.x,y:r.placement.y}),t.set({ghost:r.placement});let l={n:i.indexOf(r)+1,count:i.length};t.announce(t.say("ui-said-spot",{placed:xe(t,r.placement),...l}))}function Je(t,e){let{view:n}=t.state,s=n?.turn.actions.find(([o,i])=>o===n.seat&&i.startsWith(e));s?t.act(s[1]):t.announce(t.say("ui-said-not-now"))}var Ps={mouse:5,touch:10,pen:8},va={mouse:0,touch:56,pen:20},xa=60,xt=class{#e=new Map;#s=null;#n=!1;#a=0;#i=0;#o={x:-1,y:-1};constructor(e){this.t=e;let{root:n,ending:s}=e,o=(i,a)=>n.addEventListener(i,a,{...s,passive:!1});o("pointerdown",i=>this.#l(i)),o("pointermove",i=>this.#c(i)),o("pointerup",i=>this.#g(i)),o("pointercancel",i=>this.#$(i)),n.addEventListener("click",i=>this.#p(i),{...s,capture:!0}),e.holder.addEventListener("wheel",i=>this.#r(i),{...s,passive:!1}),o("contextmenu",i=>this.#m(i)),o("pointerleave",()=>this.#h())}#t(e,n){let[s]=e.composedPath();return s instanceof Element?s.closest(n):null}#l(e){this.#a=e.buttons,this.#n=!1;let n=this.#t(e,"[data-tile]")?.dataset.tile;if(n&&e.button===0){let s={x:e.clientX,y:e.clientY};this.#s={id:e.pointerId,tile:n,start:s,device:Xt(e),moves:!1,el:null}}else this.#t(e,".board")&&e.button===0&&this.#e.set(e.pointerId,{x:e.clientX,y:e.clientY})}#c(e){let n=e.buttons&~this.#a;if(this.#a=e.buttons,e.buttons||this.#$(e),this.#s?.id===e.pointerId)n&2&&this.t.turn(1),this.#d(e);else if(this.#e.has(e.pointerId))this.#u(e);else if(Xt(e)==="mouse"&&this.#t(e,".board")){let s=e.clientX!==this.#o.x||e.clientY!==this.#o.y;this.#o={x:e.clientX,y:e.clientY},s&&this.t.state.chosen&&this.t.aim(this.t.camera.cellAt(e.clientX,e.clientY))}}#u(e){let{camera:n}=this.t,s=this.#e.get(e.pointerId),o={x:e.clientX,y:e.clientY};if(this.#e.size===1&&!this.#n){if(Math.hypot(o.x-s.x,o.y-s.y)<Ps[Xt(e)])return;this.#n=!0}if(this.t.find(".board")?.setPointerCapture(e.pointerId),this.#e.set(e.pointerId,o),this.#e.size===1){n.pan(o.x-s.x,o.y-s.y);return}this.#n=!0;let i=[...this.#e].find(([r])=>r!==e.pointerId)?.[1];if(!i)return;let a=r=>Math.hypot(r.x-i.x,r.y-i.y);n.pan((o.x-s.x)/2,(o.y-s.y)/2),n.zoom(a(o)/Math.max(1,a(s)),{x:(o.x+i.x)/2,y:(o.y+i.y)/2})}#p(e){let n=this.#n&&e.detail>0;if(this.#n=!1,n){e.stopPropagation();return}if(!this.#t(e,".board"))return;let{t:s}=this,{state:o}=s,i=this.#t(e,"[data-cell]")?.dataset.cell?.split(",").map(Number),a=i?{x:i[0],y:i[1]}:s.camera.cellAt(e.clientX,e.clientY);if(!o.chosen||!E(o)){o.refusal&&s.set({refusal:null});return}let l=(o.put&&o.ghost&&Aa(S(o.ghost),a)?o.ghost:null)??We(o,a);l&&s.lay(l)}#h(){!this.#s&&!this.t.state.put&&this.t.state.ghost&&this.t.set({ghost:null})}#r(e){let{t:n}=this,s=n.state.dragged||n.state.chosen&&n.state.ghost,o=this.#t(e,".rack .tiles");if(o&&!this.#s&&Ta(o,e),!this.#t(e,".board")&&!this.#s||!s&&!e.ctrlKey&&!n.host.ownsPage)return;if(e.preventDefault(),s&&!e.ctrlKey){if(this.#i+=e.deltaY,Math.abs(this.#i)<xa)return;n.turn(this.#i>0?1:-1),this.#i=0;return}let i=e.ctrlKey?.01:.0016;n.camera.zoom(Math.exp(-e.deltaY*i),{x:e.clientX,y:e.clientY})}#m(e){!this.t.state.chosen||!this.#t(e,".board, [data-tile]")||(e.preventDefault(),this.#s?.moves||this.t.turn(1))}#d(e){let n=this.#s,{t:s}=this;if(!n)return;if(!n.moves){if(Math.hypot(e.clientX-n.start.x,e.clientY-n.start.y)<Ps[n.device])return;n.moves=!0,this.#n=!0,ka(e),E(s.state)&&s.state.chosen!==n.tile&&s.choose(n.tile),s.set({dragged:n.tile,put:!1})}let o={x:e.clientX,y:e.clientY-va[n.device]};this.#w(n,o);let i=this.#f(e);s.aim(!i&&E(s.state)?this.#b(s.camera.cellAt(o.x,o.y)):null,!1)}#b(e){let{state:n}=this.t,s=[[0,0],[0,-1],[-1,0],[1,0],[0,1]];if(n.settings.help==="none"||!n.chosen)return e;let o=N(n.view,n.chosen)??[],i=s.find(([a,r])=>{let l=We(n,{x:e.x+a,y:e.y+r},!1);return o.some(([c])=>c===l?.text)});return i?{x:e.x+i[0],y:e.y+i[1]}:e}#w(e,n){let{t:s}=this,o=s.holder.getBoundingClientRect();e.el||(e.el=document.createElement("div"),e.el.className="flying held",s.find(".flights")?.append(e.el));let{reading:i,down:a}=Z(e.tile,s.state.turns);he(_(i,a),e.el),e.el.style.fontSize=`${Math.max(30,s.camera.look.size)}px`,e.el.style.transform=`translate(${n.x-o.left}px, ${n.y-o.top}px) translate(-50%, -50%)`}#f(e){let n=this.t.find(".rack")?.getBoundingClientRect();return!!(n&&e.clientY>n.top&&e.clientX>n.left&&e.clientX<n.right)}#g(e){this.#e.delete(e.pointerId);let n=this.#s;if(n?.id!==e.pointerId||(this.#s=null,n.el?.remove(),!n.moves))return;let{t:s}=this,{ghost:o}=s.state;s.set({dragged:null}),this.#f(e)?(this.#y(n.tile,e.clientX),s.drop()):o?(s.dropped=o.text,s.lay(o)):s.drop()}#y(e,n){let s=U(this.t.state).map(i=>i.tile),o=[...this.t.root.querySelectorAll("[data-tile]")].filter(i=>{let{left:a,width:r}=i.getBoundingClientRect();return i.getAttribute("data-tile")!==e&&a+r/2<n});Xe(this.t,e,o.length-s.indexOf(e))}#$(e){this.#e.delete(e.pointerId),this.#s?.id===e.pointerId&&(this.#s.el?.remove(),this.#s=null,this.t.state.dragged&&this.t.drop())}},Xt=({pointerType:t})=>t==="touch"||t==="pen"?t:"mouse";function ka(t){t.target instanceof Element&&t.target.setPointerCapture(t.pointerId)}var Aa=(t,{x:e,y:n})=>t.some(s=>s.x===e&&s.y===n);function Ta(t,e){t.scrollWidth<=t.clientWidth||e.deltaX||(e.preventDefault(),t.scrollLeft+=e.deltaY)}var Ma={slow:2e3,normal:900,fast:400},kt=class{#e=null;plays=!1;#s=0;#n=0;constructor(e){this.t=e}get ply(){return this.#e?.ply??this.t.state.past?.ply??0}get last(){return this.t.state.view?.ply??0}get eyes(){return this.#e?.eyes??this.t.state.eyes}get runs(){return this.#e!==null||this.t.state.past!==null}slide(e){this.stop(),this.#o({ply:e})}step(e){this.stop(),e>=0&&e<=this.last&&this.#i(e)}see(e){this.#o({eyes:e})}toggle(){if(this.plays){this.stop(),this.t.announce(this.t.say("ui-replay-paused"));return}this.plays=!0,this.#a(this.ply===this.last?0:this.ply+1)}leave(){let{t:e}=this;this.forget(),e.set({past:null,squares:new B(e.state.view?.board??[])}),e.paint(),e.camera.follow(),e.flow.next()}async branch(){let{t:e,ply:n}=this,o=(e.state.view?.players??[]).filter(({kind:r})=>r==="human").length;this.stop();let i=o>1?null:e.state.view?.seat,{ok:a}=await e.ask({type:"branch",ply:n,eyes:i});a&&e.tell({id:e.host.games?"ui-replay-branched-kept":"ui-replay-branched",args:{ply:n}})}stop(){this.plays=!1,clearTimeout(this.#s),this.t.repaint()}forget(){this.stop(),this.#e=null,this.#n+=1}async#a(e){await this.#i(e),!(!this.plays||!this.t.state.past)&&(clearTimeout(this.#s),this.ply===this.last?this.stop():this.#s=setTimeout(()=>{this.#a(this.ply+1)},Ma[this.t.state.settings.pace]))}async#i(e){let n=await this.#o({ply:e}),{past:s}=this.t.state;n&&s&&this.t.announce(ge(this.t,s,s.log.at(-1)))}async#o(e){let n=this.#e!==null;if(this.#e={ply:this.ply,eyes:this.eyes,...e},this.t.repaint(),n)return!1;let s=this.#n;for(let o=null;this.#e&&o!==this.#e;)if(o=this.#e,await this.#t(o),s!==this.#n)return!1;return this.#e=null,this.t.repaint(),!0}async#t({ply:e,eyes:n}){let{t:s}=this,o=this.#n,{view:i,problems:a}=await s.link.send({type:"at",ply:e,...es(s.state,n)});if(o===this.#n){if(!i){a?.slice(0,1).forEach(r=>s.tell(r));return}s.flow.stop(),s.drop(),s.set({past:i,eyes:n,squares:new B(i.board),refusal:null}),s.paint(),s.camera.follow()}}};var I=(t,{action:e,words:n,why:s,labelled:o,primary:i,caught:a,hand:r,press:l})=>u`<button
  class="button ${o?"labelled":""} ${i?"primary":""}"
  data-action=${e}
  data-seat-caught=${a??d}
  title=${s??n}
  @click=${l}
>${w(t)}<span class="words">${n}</span>${r}</button>`;var Qe=t=>t.turn.actions.find(([e,n])=>e===t.seat&&n!=="draw"&&n!=="pass");function Ls(t,e){let n=G(e).filter(o=>o!==e.seat);return(e.seat===null?n:[e.seat,...n]).map(o=>Ea(t,e,o))}function Ea(t,e,n){let s=e.turn.actions.filter(([a])=>a===n),o=s.filter(([,a])=>a.startsWith("show:")),i=(a,r,l,c,h)=>I(a,{action:r.split(":")[0],words:n===e.seat?c:t.say("ui-for-seat",{name:R(e,n),what:c}),why:t.say(l.id,l.args),labelled:!0,primary:n===e.seat,caught:h,press:()=>{t.act(r,n)}});return s.map(([,a,r])=>{if(a==="call")return i("speak",a,r,t.say("ui-call"));if(a.startsWith("catch:")){let c=Number(a.slice(6));return i("look",a,r,t.say("ui-catch",{name:R(e,c)}),c)}return a===o[0]?.[1]?i("eye",a,r,t.say("ui-show",{count:o.length})):[]})}function zs(t){let{view:e,handOver:n}=t.state;return!e||n!==null?d:u`<div class="actions" role="group" aria-label=${t.say("ui-actions")}>
    ${Is(t,"undo",e.can_undo)}
    <div class="now">${Oa(t,e)}</div>
    ${Is(t,"redo",e.can_redo)}
  </div>`}var Is=(t,e,n)=>u`<button
  class="round"
  data-action=${e}
  title=${t.say(`ui-${e}`)}
  aria-label=${t.say(`ui-${e}`)}
  ?disabled=${!n}
  @click=${()=>t.step(e)}
>${w(e)}</button>`;function Oa(t,e){return e.outcome?t.state.endSeen?Sa(t):d:[Na(t,e),Ls(t,e),Ra(t,e),Pa(t,e),La(t,e),_a(t,e)]}function _a(t,e){return e.say.id!=="bot-failed"?d:I("again",{action:"bot-again",words:t.say("ui-bot-again"),labelled:!0,primary:!0,press:()=>{t.ask({type:"bot",seat:e.seat})}})}var Sa=t=>I("crown",{action:"result",words:t.say("ui-result"),labelled:!0,primary:!0,press:()=>t.set({endSeen:!1})});function Na(t,e){let{chosen:n,put:s,ghost:o}=t.state;if(!n)return d;let i=N(e,n)?.length===0,a=I("close",{action:"cancel",words:t.say("ui-cancel"),press:()=>t.drop()});return[Ca(t,n),s||!F(e,"draw")?a:d,i?I("look",{action:"miss",words:t.say("ui-miss"),press:()=>{t.showMiss(n)}}):d,s&&o?I("yes",{action:"confirm",words:t.say("ui-confirm"),labelled:!0,primary:!0,press:()=>{t.lay(o)}}):d]}function Ca(t,e){let{reading:n,down:s}=Z(e,t.state.turns);return u`<button class="button turn" data-action="turn" title=${t.say("ui-turn")} @click=${()=>t.turn(1)}>
    ${_(n,s)}<span class="words">${t.say("ui-turn")}</span>
  </button>`}function Ra(t,e){return["draw","pass"].map(n=>{let s=F(e,n)?.[2];return s?I(n==="draw"?"bag":"next",{action:n,words:t.say(`ui-${n}`),why:t.say(s.id,s.args),labelled:!0,primary:fe(e)&&!Qe(e),hand:Ee(t,n),press:()=>{t.act(n)}}):d})}function Pa(t,e){let{state:n}=t;return E(n)&&fe(e)&&!Qe(e)&&!n.chosen&&!n.refusal&&!t.host.guide?u`<p class="hint">${t.say("ui-miss-hint")}</p>`:d}function La(t,e){let{flow:n,state:s}=t;if(s.waits)return I("play",{action:"go-on",words:t.say("ui-go-on"),why:t.say("ui-go-on-why"),labelled:!0,press:()=>n.goOn()});let o=(n.pending||e.thinking!==null)&&!s.paused;return[G(e).length?d:za(t),o?I("skip",{action:"skip",words:t.say("ui-skip"),press:()=>n.skip()}):d]}var Ia={slow:"normal",normal:"fast",fast:"slow"};function za(t){let{paused:e,settings:n}=t.state,s=e?"resume":"pause";return[I(e?"play":"pause",{action:s,words:t.say(`ui-${s}`),labelled:!0,primary:e,press:()=>t.flow.pause(!e)}),I("speed",{action:"speed",words:t.say("ui-speed",{pace:n.pace}),why:t.say("ui-speed-why"),labelled:!0,press:()=>t.change("pace",Ia[n.pace])})]}var Jt=class extends Me{#e=null;#s=null;#n;#a=new AbortController;render(e,n){return O}update({element:e},[n,s]){return this.#e=e,this.#n=s,queueMicrotask(()=>this.#i(n)),this.render(n)}#i(e){let n=this.#e;if(!n?.isConnected||(e||qs(n,!0),n.open))return;if("closedBy"in HTMLDialogElement.prototype||this.#o(e?n:n.parentElement),e){n.showModal();return}let{activeElement:s}=n.getRootNode();this.#s=s,s?n.show():n.open=!0}#o(e){let n=!1,{signal:s}=this.#a,o=i=>i instanceof MouseEvent&&Ba(this.#e,i);e?.addEventListener("pointerdown",i=>n=o(i),{signal:s}),e?.addEventListener("click",i=>n&&o(i)&&this.#n?.(),{signal:s})}disconnected(){let e=this.#e;if(this.#a.abort(),!e)return;qs(e,!1);let n=e.contains(e.getRootNode().activeElement);e.close(),n&&this.#s instanceof HTMLElement&&this.#s.focus({preventScroll:!0})}},qa=L(Jt);function Ba(t,{target:e,clientX:n,clientY:s}){if(!t||e!==t&&e instanceof Node&&t.contains(e))return!1;let{left:o,top:i,right:a,bottom:r}=t.getBoundingClientRect();return n<o||n>a||s<i||s>r}function qs(t,e){for(let n of t.parentElement?.children??[])n!==t&&!n.matches(".trouble, .spoken")&&n.toggleAttribute("inert",e)}function X(t,e,n){let{label:s,kind:o,onClose:i,cross:a=!!i,focus:r=!0,scrolls:l=!1}=e,c=!t.host||t.host.ownsPage===!0,h=m=>{m.preventDefault(),i?.()},p=({target:m})=>{m instanceof Element&&m.isConnected&&(i?i():t.repaint())};return D([o],()=>o,()=>u`<dialog
      class="dialog ${o}"
      aria-labelledby="dialog-label"
      closedby=${i?"any":"none"}
      ${qa(c,i)}
      @cancel=${h}
      @close=${p}
      @keydown=${m=>{m.stopPropagation(),!c&&m.key==="Escape"&&h(m)}}
    >
      <header>
        <h2 id="dialog-label" tabindex="-1" ?autofocus=${r}>${s}</h2>
        ${a?u`<button
              class="round"
              data-action="close"
              title=${t.say("ui-close")}
              aria-label=${t.say("ui-close")}
              @click=${i}
            >
              ${w("close")}
            </button>`:d}
      </header>
      <div class="content" tabindex=${l?"0":d}>${n}</div>
    </dialog>`)}function Bs(t){let{view:e}=t.state,n=e?.outcome;return!e||!n?d:X(t,{label:ja(t,e,n),kind:"end",onClose:()=>t.set({endSeen:!0})},u`${Ha(e,n)}
      <p>${Da(t,e,n)}</p>
      ${e.players.length>1?Ya(t,e,n):d} ${Ga(t,e)}`)}function ja(t,e,{reason:n,winners:s}){return e.players.length===1?t.say(`ui-end-solo-${n}`):t.say("ui-end-names",js(t,e,s))}function js(t,e,n){let s=n.map(o=>e.players[o].name);return t.words.players(s,o=>pt(t,e,n[o]))}function Da(t,e,{reason:n,winners:s,scores:o,left:i}){let{players:a,say:r}=e;if(a.length===1)return t.say(r.id,r.args);let[l]=s,{names:c,you:h,count:p}=js(t,e,s),m={names:c,you:h,joint:p};if(n==="emptied"&&!o&&i[l]===0)return t.say("ui-end-all-laid",m);let g=t.say(`ui-end-${n}`);if(n==="resigned")return g;let b=o?t.say("ui-end-by-points",{...m,count:o[l]}):t.say("ui-end-by-tiles",{...m,count:i[l]});return t.words.inOne([g,b])}function Ha({board:t,log:e},{winners:n}){let s=e.filter(([i,a])=>n.includes(i)&&Ke(a)),o=s.length?s.map(([,i])=>i):t;return u`<div class="trophy">${o.slice(-3).map(i=>_(i.slice(0,3),!1))}</div>`}function Ya(t,e,{winners:n,scores:s,left:o}){return u`<table class="result">
    <thead>
      <tr>
        <th scope="col">${t.say("ui-end-player")}</th>
        ${s?u`<th scope="col">${t.say("ui-end-points")}</th>`:d}
        <th scope="col">${t.say("ui-end-left")}</th>
      </tr>
    </thead>
    <tbody>
      ${e.players.map(({resigned:i},a)=>{let r=n.includes(a);return u`<tr class=${r?"won":""}>
          <th scope="row">
            ${R(e,a)} ${r?[w("crown"),u`<span class="unseen">${t.say("ui-end-winner")}</span>`]:d}
            ${i?u`<span class="quiet">${t.say("ui-seat-resigned")}</span>`:d}
          </th>
          ${s?u`<td>${t.words.number(s[a])}</td>`:d}
          <td>${t.words.number(o[a])}</td>
        </tr>`})}
    </tbody>
  </table>`}function Ga(t,e){let{host:n}=t;return u`<div class="choices">
    ${n.seated?d:_e(t,"rematch","again",()=>Fa(t,e),"primary")}
    ${e.ply>0?_e(t,"replay","eye",()=>t.reel.slide(0)):d}
    ${_e(t,"look","look",()=>t.set({endSeen:!0}))}
    ${n.share?_e(t,"share","share",()=>n.share?.()):d}
    ${n.save?_e(t,"save","save",()=>n.save?.()):d}
    ${n.newGame?_e(t,"new","plus",()=>n.newGame?.()):d}
  </div>`}var _e=(t,e,n,s,o="")=>u`<button class="button ${o}" data-action=${e} @click=${s}>
    ${w(n)} ${t.say(`ui-end-${e}`)}
  </button>`;function Fa(t,{rules:e,players:n,seat:s}){let o=n.map(({name:i,kind:a,resigned:r})=>({name:i,kind:r?"human":a}));t.ask({type:"new",rules:e,players:o,seat:s})}var Ua=5;function Ds(t){let{view:e,handOver:n}=t.state;if(!e||n===null)return d;let s=R(e,n),o=Wa(e,n);return X(t,{label:t.say("ui-hand-over",{name:s}),kind:"hand-over"},u`<div class="pile">${[0,1,2].map(()=>pe(!0))}</div>
      ${o.length?u`<ul class="since" aria-label=${t.say("ui-hand-over-since")}>
            ${o.map(i=>u`<li>${ke(t,e,i)}</li>`)}
          </ul>`:d}
      <div class="choices">
        <button class="button primary" data-action="hand-over" @click=${()=>Ka(t,n)}>
          ${t.say("ui-hand-over-taken",{name:s})}
        </button>
        ${e.can_undo?u`<button class="button" data-action="undo" @click=${()=>t.step("undo")}>
              ${w("undo")} ${t.say("ui-hand-over-undo")}
            </button>`:d}
      </div>`)}function Wa({log:t},e){return t.slice(t.findLastIndex(([n])=>n===e)+1).slice(-Ua)}async function Ka(t,e){let{ok:n}=await t.ask({type:"reveal",seat:e});n&&(t.set({handOver:null}),t.flow.next())}var Hs=t=>Ns.map(({title:e,keys:n})=>u`<section class="keys">
      <h3>${t.say(e)}</h3>
      <dl>${n.map(s=>Va(t,s))}</dl>
    </section>`),Va=(t,{keys:e,id:n})=>u`<div>
    <dt>${e.map(s=>u`<kbd>${Za(t,s)}</kbd> `)}</dt>
    <dd>${t.say(n)}</dd>
  </div>`,Za=(t,e)=>e.replace(/[A-Z][a-z]+/,n=>t.say(`ui-cap-${n.toLowerCase()}`));function Ys(t){let{view:e}=t.state;return e?u`<ol class="moves" aria-label=${t.say("ui-moves")}>
    ${[void 0,...e.log].map((n,s)=>Xa(t,e,s,n))}
  </ol>`:d}function Xa(t,e,n,s){let{past:o}=t.state,i=n===e.log.length;return u`<li ${i?q(er):d}>
    <button data-ply=${n} aria-current=${(o??e).ply===n?"step":d} @click=${()=>Qa(t,n)}>
      <span class="ply" aria-hidden="true">${t.words.number(n)}</span>
      <span class="does">${ke(t,e,s)}${Ja(t,e,n)}</span>
    </button>
  </li>`}function Ja(t,{last:e,log:n},s){return!e?.sum||s!==n.findLastIndex(([,o])=>o===e.action)+1?d:u` <span class="sum">${t.say("ui-told-sum",{sum:e.sum})}</span>`}function Qa(t,e){t.set({panel:null}),t.reel.slide(e)}function er(t){requestAnimationFrame(()=>t?.scrollIntoView({block:"nearest"}))}function Gs(t,e){let{view:n}=t.state,s=n?[nr(t,n,e),sr(t,n,e)]:[];return u`${s.filter(o=>o.length>0).map(o=>u`<ul class="entries">${o.map(i=>tr(t,i))}</ul>`)}
    <p class="quiet">${t.say("ui-independent")}</p>`}var tr=(t,{action:e,sign:n,does:s})=>u`<li>
    <button class="entry" data-action=${e} @click=${s}>
      ${w(n)} ${t.say(`ui-menu-${e}`)}
    </button>
  </li>`;function nr(t,e,n){let{host:s}=t,o=a=>()=>{n(),a()},i=!e.outcome&&!t.state.past;return Fs([i&&e.seat!==null&&{action:"typed",sign:"speak",does:()=>t.set({panel:"typed"})},e.ply>0&&!s.study&&{action:"replay",sign:"eye",does:o(()=>t.reel.slide(0))},{action:"rules",sign:"book",does:()=>t.set({panel:"rules"})},i&&!s.locked&&!s.seated&&!s.study&&{action:"seats",sign:"person",does:()=>t.set({panel:"seats"})},{action:"settings",sign:"settings",does:()=>t.set({panel:"settings"})},{action:"keys",sign:"keyboard",does:()=>t.set({panel:"keys"})},s.share&&{action:"share",sign:"share",does:o(()=>s.share?.())},s.save&&{action:"save",sign:"save",does:o(()=>s.save?.())},s.about&&{action:"about",sign:"info",does:o(()=>s.about?.())}])}function sr(t,e,n){let{host:s}=t,{seat:o}=e,i=(h,p)=>()=>{n(),e.outcome?p():t.question({id:h,args:{}},p)},a=!s.study&&o!==null&&!e.outcome&&G(e).includes(o),r=()=>{t.ask({type:"resign",seat:o})},l=()=>s.newGame?.(),c=()=>s.leave?.();return Fs([s.newGame&&{action:"new",sign:"plus",does:i("ui-ask-new",l)},s.games&&{action:"games",sign:"folder",does:i("ui-ask-games",()=>s.games?.())},a&&{action:"resign",sign:"flag",does:i("ui-ask-resign",r)},s.leave&&{action:"leave",sign:"leave",does:i("ui-ask-leave",c)}])}var Fs=t=>t.flatMap(e=>e||[]);var Us={board:"B*Y@0,-1v YPR@1,0> GRB@-3,0>",min_contacts:1,geometry:"dominoes"},Qt={board:"GBR@0,0> BRR@1,1>",contacts:"RRR@3,0>",legal:!0,alt:"points"},en={one:{board:"RRR@0,0>"},simple:{board:"BBR@0,0>"},symmetric:{board:"BRB@0,0>"},three:{board:"GBR@0,0>"},chameleon:{board:"B*Y@0,0>"},two:{board:"BRY@0,0> RYY@1,1>",contacts:"YGP@3,0>",legal:!0},same:{board:"BRY@0,0>",contacts:"RYG@1,1>",legal:!0},few:{board:"BRY@0,0>",contacts:"YGP@3,0>",legal:!1},mismatch:{board:"BRY@0,0>",contacts:"BRG@0,1>",legal:!1},corner:{board:"BRY@0,0>",contacts:"YGP@3,1>",legal:!1},wild:{board:"B*Y@0,0> RYG@1,-1>",contacts:"PBG@-1,1>",legal:!0},enough:{board:"BRY@0,0>",contacts:"YGP@3,0>",legal:!0,min_contacts:1,alt:"few"},branch:{...Us,contacts:"YGG@0,2v",legal:!0},beside:{...Us,contacts:"PRG@2,1>",legal:!1},"expert-3":{board:"RRR@0,0>",contacts:"RRB@1,1>",legal:!0,scoring:"expert",sum:"2+1 = 3"},"expert-5":{board:"BGG@0,0> GGG@1,-1>",contacts:"GYY@3,0>",legal:!0,scoring:"expert",sum:"2+1+2 = 5"},"expert-6":{board:"BRY@0,0>",contacts:"RYG@1,1>",legal:!0,scoring:"expert",sum:"3+3 = 6",alt:"same"},contacts:{board:"BBB@0,0> BBG@1,1> BYY@0,1v BGY@2,2>",contacts:"YBG@1,3>",legal:!0,scoring:"contacts",sum:"(3+2)+(3+3)+(3+3) = 17"},"points-simple":{...Qt,scoring:"simple",sum:"1+3+2 = 6"},"points-kinds":{...Qt,scoring:"kinds",sum:"(1+4)+(1+2) = 8"},"points-sides":{...Qt,scoring:"sides",sum:"(1×4)+(1+2) = 7"}};var or={"meccano-1998":["contacts"],"ravensburger-2001":["simple","kinds","sides"],textures:["simple","kinds","sides"],modern:["expert"],"modern-zh":["expert"]},tn=t=>({hand:t.hand_size,least:t.min_players,most:t.max_players,limit:t.draw_limit??0});function nn(t,e,n){let s={box:ar(t),setup:rr(t,n),laying:lr(t),turn:cr(t),last:dr(t),end:hr(t),points:pr(t,n),variants:v(n,yr(t))};return Object.entries(s).flatMap(([o,i])=>{let a=ir(i,t,e);return a.length?[{id:`rules-head-${o}`,parts:a}]:[]})}function ir(t,e,n){let s=[];for(let o of t.split(/\s+/).filter(Boolean)){let i=s.at(-1),[a,r]=o.replace(/^[+#]/,"").split(":");o[0]==="#"?s.push({title:`rules-head-${a}`}):o[0]!=="+"?s.push({id:`rules-${a}`,agreed:e[r]!==n[r]}):i&&"pictures"in i?i.pictures.push(a):s.push({pictures:[a]})}return s}var v=(t,e)=>t?e:"",te=({edition:t})=>t==="modern-zh",ar=({edition:t,scoring:e,chameleons:n})=>`
  ${e?"aim-points":"aim"} about-${t}
  tile different +one +simple +symmetric +three ${v(n,"+chameleon")} why-75 each-colour counts-help
  ${v(n,"chameleons:chameleons chameleon-pairs-ours")}`;function rr(t,e){let{start:n,first:s,hand_size:o,open_hands:i}=t,r=te(t)&&n==="chameleon"?"start-chameleon-zh:start":`start-${n}:start start-ours`;return`
    ${v(s!=="draw-off",r)}
    hand:hand_size ${v(!e&&o<8,"variant-small-ours")}
    open-hands-${i}:open_hands
    first-${s}:first ${v(s!=="random",`first-${s}-ours`)} clockwise`}function lr(t){let{edition:e,min_contacts:n,geometry:s,chameleons:o}=t,i=te(t)?"many-zh":v(e!=="meccano-1998","many"),a=`
    contacts-${n}:min_contacts ${v(n===2,"one-tile")} ways ${i} corners
    ${n===2?"+two +same +few":"+enough +same"} +mismatch +corner
    ${v(o,`wild +wild ${v(n===1,"across:min_contacts")}`)}`;return`cells contact ${s==="dominoes"?Ws:a}`}var Ws="dominoes:geometry dominoes-ours +branch +beside";function cr(t){let{edition:e,play_drawn:n,draw_limit:s,voluntary_draw:o,calls:i}=t,a=i||o!=="never",l=`
    draw-${s===null?"none":s===1?"1":"most"}:draw_limit drawn-duty${v(!e.startsWith("modern"),"-ours")} drawn-only-ours
    ${v(s!==1,"draw-on-ours")} bag-empty`,c=`
    draw-ends:play_drawn voluntary-${o}:voluntary_draw
    bag-empty-ours ${v(a,"bag-duty-ours")}`;return`lay ${a?"duty-but-ours":te(t)?"duty":"duty-ours"} ${n?l:c}`}var ur=`
  calls:calls calls-forgotten calls-overlooked calls-draw-ours calls-say-ours calls-catch-ours
  calls-shown-ours calls-show-ours calls-penalty-ours calls-bots-ours`,dr=({calls:t,chameleons:e,chameleon_last:n})=>`
  ${t?ur:"last-shown:calls last-shown-ours"}
  ${v(e,`chameleon-last-${n}:chameleon_last`)}
  ${v(e&&!n,"chameleon-last-ours")}`,hr=({end:t,scoring:e,min_players:n,min_contacts:s})=>`
  end-${t}:end ${v(!e,`win-${t}`)}
  ${v(!e&&s===1&&t!=="at-once","junior-shared")}
  blocked-ours ${v(!e,"fewest-ours")}
  ${v(n===1,"solo-ours")}`;function pr(t,e){let{edition:n,scoring:s,chameleons:o}=t,i=e?or[n]:s?[s]:[],a=o?"points-end-modern-ours":mr[n],r=`
    ${v(e,"points-agree")} points-when:scoring
    ${i.map(l=>`#${l} ${gr(t,l,e)}`).join(" ")}
    ${v(e,"#any-points")} points-tiles-ours
    ${v(/kinds|sides/.test(`${i}`),"left-ours")}
    ${v(!fr(t,i[0]),"highest-ours")} points-win-ours ${a??""}`;return v(i.length,r)}var mr={textures:"points-end-textures","ravensburger-2001":"points-end-ravensburger-2001-ours"},fr=(t,e)=>e==="contacts"||e==="expert"&&te(t);function gr(t,e,n){let s=`value-colours ${v(t.chameleons,"value-chameleon")}`,o=`value-kinds value-kinds-ours ${v(t.chameleons,"value-kinds-chameleon-ours")}`;return{simple:`why-simple ${s} scoring-tiles +points-simple`,expert:`
      why-expert ${s} scoring-tiles +expert-3 +expert-5 +expert-6
      ${v(te(t),"highest")}`,contacts:`
      why-contacts ${s} value-contacts-ours scoring-contacts +contacts highest-contacts`,kinds:`why-kinds ${o} scoring-contacts +points-kinds left`,sides:`
      why-sides ${v(!n,o)} scoring-sides sides-short-ours +points-sides left-sides-ours`}[e]}function yr(t){let{edition:e,play_drawn:n,chameleons:s}=t,o=e==="ravensburger-2001"?"variant-hands":"variant-hands-many",i=te(t)?"variant-one-contact +enough":Ws;return`
    variants ${v(n,`variant-drawing draw-on-ours ${o}`)}
    ${v(s,"variant-first")} variant-small-ours
    ${v(s,`#junior ${i} junior-shared #conundrum conundrum`)}
    ${v(te(t),"conundrum-zh")}`}var br={box:({edition:t})=>t,ages:({edition:t})=>t,players:()=>"all",tiles:({chameleons:t})=>t,hand:()=>"all",start:t=>t.first==="draw-off"?t.first:t.start+v(te(t),"-zh"),first:({first:t,chameleons:e})=>t+v(e,"-random"),nothing:({play_drawn:t})=>t,instead:({voluntary_draw:t})=>t,last:({calls:t,chameleon_last:e})=>e?t:"chameleon",end:({end:t})=>t,points:({edition:t})=>t,children:({edition:t,chameleons:e})=>e?t:"none"},Ks=t=>Object.entries(br).map(([e,n])=>({id:`rules-row-${e}`,cells:t.map(s=>`rules-cell-${e}-${n(s)}`)})),sn=t=>t.endsWith("-ours");function Vs(t){let e=t.flatMap(s=>nn(s,s,!0));return[...new Set(e.map(({id:s})=>s))].flatMap(s=>{let i=e.filter(({id:a})=>a===s).flatMap(a=>a.parts).flatMap(a=>"id"in a&&sn(a.id)?[[a.id,a]]:[]);return i.length?[{title:s},...new Map(i).values()]:[]})}var W=class{constructor(e){this.value=e}valueOf(){return this.value}},x=class extends W{constructor(e="???"){super(e)}toString(e){return`{${this.value}}`}},P=class extends W{constructor(e,n={}){super(e),this.opts=n}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(n){e.reportError(n)}return this.value.toString(10)}},K=class t extends W{static supportsValue(e){if(typeof e=="number"||e instanceof Date)return!0;if(e instanceof W)return t.supportsValue(e.valueOf());if("Temporal"in globalThis){let n=globalThis.Temporal;if(e instanceof n.Instant||e instanceof n.PlainDateTime||e instanceof n.PlainDate||e instanceof n.PlainMonthDay||e instanceof n.PlainTime||e instanceof n.PlainYearMonth)return!0}return!1}constructor(e,n={}){e instanceof t?(n={...e.opts,...n},e=e.value):e instanceof W&&(e=e.valueOf()),typeof e=="object"&&"calendarId"in e&&n.calendar===void 0&&(n={...n,calendar:e.calendarId}),super(e),this.opts=n}[Symbol.toPrimitive](e){return e==="string"?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e=="number")return e;if(e instanceof Date)return e.getTime();if("epochMilliseconds"in e)return e.epochMilliseconds;if("toZonedDateTime"in e)return e.toZonedDateTime("UTC").epochMilliseconds;throw new TypeError("Unwrapping a non-number value as a number")}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(n){e.reportError(n)}return typeof this.value=="number"||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}};var Zs=100,wr="⁨",$r="⁩";function vr(t,e,n){if(n===e||n instanceof P&&e instanceof P&&n.value===e.value)return!0;if(e instanceof P&&typeof n=="string"){let s=t.memoizeIntlObject(Intl.PluralRules,e.opts).select(e.value);if(n===s)return!0}return!1}function Xs(t,e,n){return e[n]?Se(t,e[n].value):(t.reportError(new RangeError("No default")),new x)}function on(t,e){let n=[],s=Object.create(null);for(let o of e)o.type==="narg"?s[o.name]=et(t,o.value):n.push(et(t,o));return{positional:n,named:s}}function et(t,e){switch(e.type){case"str":return e.value;case"num":return new P(e.value,{minimumFractionDigits:e.precision});case"var":return xr(t,e);case"mesg":return kr(t,e);case"term":return Ar(t,e);case"func":return Tr(t,e);case"select":return Mr(t,e);default:return new x}}function xr(t,{name:e}){let n;if(t.params)if(Object.prototype.hasOwnProperty.call(t.params,e))n=t.params[e];else return new x(`$${e}`);else if(t.args&&Object.prototype.hasOwnProperty.call(t.args,e))n=t.args[e];else return t.reportError(new ReferenceError(`Unknown variable: $${e}`)),new x(`$${e}`);if(n instanceof W)return n;switch(typeof n){case"string":return n;case"number":return new P(n);case"object":if(K.supportsValue(n))return new K(n);default:return t.reportError(new TypeError(`Variable type not supported: $${e}, ${typeof n}`)),new x(`$${e}`)}}function kr(t,{name:e,attr:n}){let s=t.bundle._messages.get(e);if(!s)return t.reportError(new ReferenceError(`Unknown message: ${e}`)),new x(e);if(n){let o=s.attributes[n];return o?Se(t,o):(t.reportError(new ReferenceError(`Unknown attribute: ${n}`)),new x(`${e}.${n}`))}return s.value?Se(t,s.value):(t.reportError(new ReferenceError(`No value: ${e}`)),new x(e))}function Ar(t,{name:e,attr:n,args:s}){let o=`-${e}`,i=t.bundle._terms.get(o);if(!i)return t.reportError(new ReferenceError(`Unknown term: ${o}`)),new x(o);if(n){let r=i.attributes[n];if(r){t.params=on(t,s).named;let l=Se(t,r);return t.params=null,l}return t.reportError(new ReferenceError(`Unknown attribute: ${n}`)),new x(`${o}.${n}`)}t.params=on(t,s).named;let a=Se(t,i.value);return t.params=null,a}function Tr(t,{name:e,args:n}){let s=t.bundle._functions[e];if(!s)return t.reportError(new ReferenceError(`Unknown function: ${e}()`)),new x(`${e}()`);if(typeof s!="function")return t.reportError(new TypeError(`Function ${e}() is not callable`)),new x(`${e}()`);try{let o=on(t,n);return s(o.positional,o.named)}catch(o){return t.reportError(o),new x(`${e}()`)}}function Mr(t,{selector:e,variants:n,star:s}){let o=et(t,e);if(o instanceof x)return Xs(t,n,s);for(let i of n){let a=et(t,i.key);if(vr(t,o,a))return Se(t,i.value)}return Xs(t,n,s)}function an(t,e){if(t.dirty.has(e))return t.reportError(new RangeError("Cyclic reference")),new x;t.dirty.add(e);let n=[],s=t.bundle._useIsolating&&e.length>1;for(let o of e){if(typeof o=="string"){n.push(t.bundle._transform(o));continue}if(t.placeables++,t.placeables>Zs)throw t.dirty.delete(e),new RangeError(`Too many placeables expanded: ${t.placeables}, max allowed is ${Zs}`);s&&n.push(wr),n.push(et(t,o).toString(t)),s&&n.push($r)}return t.dirty.delete(e),n.join("")}function Se(t,e){return typeof e=="string"?t.bundle._transform(e):an(t,e)}var At=class{constructor(e,n,s){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=n,this.args=s}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,n){let s=this.bundle._intls.get(e);s||(s={},this.bundle._intls.set(e,s));let o=JSON.stringify(n);return s[o]||(s[o]=new e(this.bundle.locales,n)),s[o]}};function rn(t,e){let n=Object.create(null);for(let[s,o]of Object.entries(t))e.includes(s)&&(n[s]=o.valueOf());return n}var Js=["unitDisplay","currencyDisplay","useGrouping","minimumIntegerDigits","minimumFractionDigits","maximumFractionDigits","minimumSignificantDigits","maximumSignificantDigits"];function Qs(t,e){let n=t[0];if(n instanceof x)return new x(`NUMBER(${n.valueOf()})`);if(n instanceof P)return new P(n.valueOf(),{...n.opts,...rn(e,Js)});if(n instanceof K)return new P(n.toNumber(),{...rn(e,Js)});throw new TypeError("Invalid argument to NUMBER")}var Er=["dateStyle","timeStyle","fractionalSecondDigits","dayPeriod","hour12","weekday","era","year","month","day","hour","minute","second","timeZoneName"];function eo(t,e){let n=t[0];if(n instanceof x)return new x(`DATETIME(${n.valueOf()})`);if(n instanceof K||n instanceof P)return new K(n,rn(e,Er));throw new TypeError("Invalid argument to DATETIME")}var to=new Map;function no(t){let e=Array.isArray(t)?t.join(" "):t,n=to.get(e);return n===void 0&&(n=new Map,to.set(e,n)),n}var tt=class{constructor(e,{functions:n,useIsolating:s=!0,transform:o=i=>i}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:Qs,DATETIME:eo,...n},this._useIsolating=s,this._transform=o,this._intls=no(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:n=!1}={}){let s=[];for(let o=0;o<e.body.length;o++){let i=e.body[o];if(i.id.startsWith("-")){if(n===!1&&this._terms.has(i.id)){s.push(new Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(n===!1&&this._messages.has(i.id)){s.push(new Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return s}formatPattern(e,n=null,s=null){if(typeof e=="string")return this._transform(e);let o=new At(this,s,n);try{return an(o,e).toString(o)}catch(i){if(o.errors&&i instanceof Error)return o.errors.push(i),new x().toString(o);throw i}}};var ln=/^(-?[a-zA-Z][\w-]*) *= */gm,so=/\.([a-zA-Z][\w-]*) *= */y,Or=/\*?\[/y,cn=/(-?[0-9]+(?:\.([0-9]+))?)/y,_r=/([a-zA-Z][\w-]*)/y,oo=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,Sr=/^[A-Z][A-Z0-9_-]*$/,Tt=/([^{}\n\r]+)/y,Nr=/([^\\"\n\r]*)/y,io=/\\([\\"])/y,ao=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,Cr=/^\n+/,ro=/ +$/,Rr=/ *\r?\n/g,Pr=/( *)$/,Lr=/{\s*/y,lo=/\s*}/y,Ir=/\[\s*/y,zr=/\s*] */y,qr=/\s*\(\s*/y,Br=/\s*->\s*/y,jr=/\s*:\s*/y,Dr=/\s*,?\s*/y,Hr=/\s+/y,Ne=class{constructor(e){this.body=[],ln.lastIndex=0;let n=0;for(;;){let f=ln.exec(e);if(f===null)break;n=ln.lastIndex;try{this.body.push(l(f[1]))}catch(y){if(y instanceof SyntaxError)continue;throw y}}function s(f){return f.lastIndex=n,f.test(e)}function o(f,y){if(e[n]===f)return n++,!0;if(y)throw new y(`Expected ${f}`);return!1}function i(f,y){if(s(f))return n=f.lastIndex,!0;if(y)throw new y(`Expected ${f.toString()}`);return!1}function a(f){f.lastIndex=n;let y=f.exec(e);if(y===null)throw new SyntaxError(`Expected ${f.toString()}`);return n=f.lastIndex,y}function r(f){return a(f)[1]}function l(f){let y=h(),k=c();if(y===null&&Object.keys(k).length===0)throw new SyntaxError("Expected message value or attributes");return{id:f,value:y,attributes:k}}function c(){let f=Object.create(null);for(;s(so);){let y=r(so),k=h();if(k===null)throw new SyntaxError("Expected attribute value");f[y]=k}return f}function h(){let f;if(s(Tt)&&(f=r(Tt)),e[n]==="{"||e[n]==="}")return p(f?[f]:[],1/0);let y=Ct();return y?f?p([f,y],y.length):(y.value=Le(y.value,Cr),p([y],y.length)):f?Le(f,ro):null}function p(f=[],y){for(;;){if(s(Tt)){f.push(r(Tt));continue}if(e[n]==="{"){f.push(m());continue}if(e[n]==="}")throw new SyntaxError("Unbalanced closing brace");let Y=Ct();if(Y){f.push(Y),y=Math.min(y,Y.length);continue}break}let k=f.length-1,ie=f[k];typeof ie=="string"&&(f[k]=Le(ie,ro));let Ie=[];for(let Y of f)Y instanceof Mt&&(Y=Y.value.slice(0,Y.value.length-y)),Y&&Ie.push(Y);return Ie}function m(){i(Lr,SyntaxError);let f=g();if(i(lo))return f;if(i(Br)){let y=H();return i(lo,SyntaxError),{type:"select",selector:f,...y}}throw new SyntaxError("Unclosed placeable")}function g(){if(e[n]==="{")return m();if(s(oo)){let[,f,y,k=null]=a(oo);if(f==="$")return{type:"var",name:y};if(i(qr)){let ie=b();if(f==="-")return{type:"term",name:y,attr:k,args:ie};if(Sr.test(y))return{type:"func",name:y,args:ie};throw new SyntaxError("Function names must be all upper-case")}return f==="-"?{type:"term",name:y,attr:k,args:[]}:{type:"mesg",name:y,attr:k}}return $()}function b(){let f=[];for(;;){switch(e[n]){case")":return n++,f;case void 0:throw new SyntaxError("Unclosed argument list")}f.push(A()),i(Dr)}}function A(){let f=g();return f.type!=="mesg"?f:i(jr)?{type:"narg",name:f.name,value:$()}:f}function H(){let f=[],y=0,k;for(;s(Or);){o("*")&&(k=y);let ie=se(),Ie=h();if(Ie===null)throw new SyntaxError("Expected variant value");f[y++]={key:ie,value:Ie}}if(y===0)return null;if(k===void 0)throw new SyntaxError("Expected default variant");return{variants:f,star:k}}function se(){i(Ir,SyntaxError);let f;return s(cn)?f=C():f={type:"str",value:r(_r)},i(zr,SyntaxError),f}function $(){if(s(cn))return C();if(e[n]==='"')return T();throw new SyntaxError("Invalid expression")}function C(){let[,f,y=""]=a(cn),k=y.length;return{type:"num",value:parseFloat(f),precision:k}}function T(){o('"',SyntaxError);let f="";for(;;){if(f+=r(Nr),e[n]==="\\"){f+=oe();continue}if(o('"'))return{type:"str",value:f};throw new SyntaxError("Unclosed string literal")}}function oe(){if(s(io))return r(io);if(s(ao)){let[,f,y]=a(ao),k=parseInt(f||y,16);return k<=55295||57344<=k?String.fromCodePoint(k):"�"}throw new SyntaxError("Unknown escape sequence")}function Ct(){let f=n;switch(i(Hr),e[n]){case".":case"[":case"*":case"}":case void 0:return!1;case"{":return kn(e.slice(f,n))}return e[n-1]===" "?kn(e.slice(f,n)):!1}function Le(f,y){return f.replace(y,"")}function kn(f){let y=f.replace(Rr,`
`),k=Pr.exec(f)[1].length;return new Mt(y,k)}}},Mt=class{constructor(e,n){this.value=e,this.length=n}};var un=`not-a-tile = { $text } isn’t a tile.
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
`;var Gr={R:"ui-red",G:"ui-green",B:"ui-blue",Y:"ui-yellow",P:"ui-purple","*":"ui-wild"},Fr=new Set(["tile","colour","neighbour"]),co="<huge-number>",Ur=/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu,nt;function Wr(t){nt??=hn("en",un),nt.addResource(new Ne(t))}function we(t,e){nt??=hn("en",un);let n=e?[hn(t,e),nt]:[nt],s=e?t:"en",o=($,C={})=>{for(let T of n){let oe=T.getMessage($);if(oe?.value)return T.formatPattern(oe.value,c(a(C)),[])}return $},i=$=>o("ui-you").split(", ").includes($.toLowerCase().replace(Ur,"")),a=$=>typeof $.name=="string"?{you:i($.name)?"does":"no",...$}:$,r=($,C=T=>i($[T]))=>{let T=$.filter((Ct,Le)=>!C(Le)),oe=T.length<$.length;return{names:se(oe?[o("ui-you-among"),...T]:T),you:oe?"does":"no",count:$.length}},l=$=>$.includes(co)?$.replaceAll(co,o("ui-huge-number")):$,c=$=>Object.fromEntries(Object.entries($).map(([C,T])=>typeof T!="string"?[C,T]:[C,Fr.has(C)&&/^[RGBYP*]{1,3}$/.test(T)?p(T):Q(l(T))])),h=new Map,p=$=>{let C=h.get($)??[...$].map(T=>o(Gr[T])).join(o("ui-colours-and"));return h.set($,C),C},m=$=>g($.map(({id:C,args:T})=>o(C,T))),g=$=>[...new Set($)].join(o("ui-between-sentences")),b=dn(()=>new Intl.NumberFormat(s)),A=dn(()=>new Intl.ListFormat(s,{type:"conjunction"})),H=dn(()=>new Intl.DateTimeFormat(s,{dateStyle:"medium",timeStyle:"short"})),se=$=>A().format($.map(Q));return{language:s,say:o,sayAll:m,inOne:g,colours:p,number:$=>b().format($),list:se,isYou:i,players:r,date:$=>H().format($)}}function dn(t){let e;return()=>e??=t()}function hn(t,e){let n=new tt(t,{useIsolating:!1});return n.addResource(new Ne(e)),n}var uo=30,Et=class{#e;#s=we("en");#n=null;#a="";#i=!1;#o;#t;#l=new Map;constructor(e){this.#e=e,this.#o=e.chapter,this.#t=e.books??[]}open(e){this.#o=e,this.#e.repaint()}template(e,n){return this.#s=e,e.language!==this.#a&&this.#u(e.language),u`<div class="book" ${q(this.#c)}>${this.#n?this.#m(n):this.#p()}</div>`}#c=e=>{e||(this.#o=this.#e.chapter)};async#u(e){let{link:n,repaint:s}=this.#e;this.#a=e,this.#i=!1;let o=await n.words(`rules/${e}`),i=o??(this.#n?null:await n.words("rules/en")),a=this.#t.length?this.#t:(await n.send({type:"editions"})).editions;e===this.#a&&(this.#t=a??[],i!==null&&a&&(this.#n=we(o===null?"en":e,i)),this.#i=!this.#n,s())}#p(){let{language:e,say:n}=this.#s;return this.#i?u`<p role="alert">${n("ui-rules-failed")}</p>
      <button class="button" data-action="fetch-again" @click=${()=>{this.#u(e)}}>
        ${n("ui-rules-again")}
      </button>`:u`<p role="status">${n("ui-rules-loading")}</p>`}async#h(e){let{link:n,repaint:s}=this.#e,{board:o,contacts:i,min_contacts:a,geometry:r}=en[e];this.#l.set(e,"");let{svg:l}=await n.send({type:"picture",board:o,contacts:i,min_contacts:a,geometry:r});l&&this.#l.set(e,`data:image/svg+xml,${encodeURIComponent(l)}`),s()}#r(e,n){return this.#n?.say(e,n)}#m(e){let n=this.#t.map(({edition:l})=>l),s=[...e?["game"]:[],...n,"compare"],o=s.find(l=>l===this.#o)??(e?"game":"modern"),i=l=>this.#t.find(({edition:c})=>c===l),a=o==="game"&&e||i(o),r=a?nn(a,i(a.edition)??a,a!==e):[];return u`${this.#d(s,o)}
      <div class="leaf">
        ${a?this.#b(r):d}
        <article lang=${this.#n?.language??d}>
          ${a?this.#w(r,tn(a)):this.#v()}
          <footer class="quiet">${this.#r("rules-trademark")}</footer>
        </article>
      </div>`}#d(e,n){let{say:s}=this.#s,{onChapter:o,prints:i}=this.#e,a={game:s("ui-rules-game"),compare:s("ui-rules-compare")},r=l=>{this.open(l),o?.(l)};return u`<nav class="chapters" aria-label=${s("ui-rules-chapters")}>
      ${e.map(l=>u`<button
          class="face"
          data-chapter=${l}
          aria-current=${l===n?"true":d}
          @click=${()=>r(l)}
        >
          ${a[l]??this.#r(`rules-name-${l}`)}
        </button>`)}
      ${i?u`<button
            class="round"
            data-action="print"
            title=${s("ui-rules-print")}
            aria-label=${s("ui-rules-print")}
            @click=${()=>print()}
          >
            ${w("print")}
          </button>`:d}
    </nav>`}#b(e){let n=({target:s},o)=>{let a=s.getRootNode().getElementById(o);a?.focus({preventScroll:!0}),a?.scrollIntoView()};return u`<nav class="contents" aria-label=${this.#s.say("ui-rules-contents")}>
      ${e.map(({id:s})=>u`<button class="entry" @click=${o=>n(o,s)}>${this.#r(s)}</button>`)}
    </nav>`}#w(e,n){let s=e.some(({parts:o})=>o.some(i=>"agreed"in i&&i.agreed));return u`${this.#f(s)}
    ${e.map(({id:o,parts:i})=>u`<section>
        <h3 id=${o} tabindex="-1">${this.#r(o)}</h3>
        ${i.map(a=>this.#y(a,n))}
      </section>`)}`}#f(e){return u`<p class="quiet">
      ${this.#r("rules-legend-open")}${e?[this.#g,this.#r("rules-legend-agreed")]:d}
    </p>`}get#g(){return this.#s.say("ui-between-sentences")}#y(e,n){if("title"in e)return u`<h4>${this.#r(e.title)}</h4>`;if("pictures"in e)return u`<div class="figures">${e.pictures.map(o=>this.#$(o))}</div>`;let s=sn(e.id)?"ours":e.agreed?"agreed":null;return u`<p class=${s??d} data-rule=${e.id}>
      ${s?u`<strong class="mark">${this.#r(`rules-mark-${s}`)}</strong>`:d}
      ${this.#r(e.id,n)}
    </p>`}#$(e){let{board:n,contacts:s,legal:o,sum:i,alt:a=e}=en[e];this.#l.has(e)||this.#h(e);let{left:r,right:l,top:c,bottom:h}=new B([...n.split(" "),...s?[s]:[]]).box,p=u`${w(o?"yes":"close")}
      <strong>${this.#r(o?"rules-allowed":"rules-forbidden")}</strong>${this.#g}`;return u`<figure>
      <img
        src=${this.#l.get(e)||d}
        alt=${this.#r(`rules-alt-${a}`)}
        width=${(l-r+1.4)*uo}
        height=${(h-c+1.4)*uo}
      />
      <figcaption>
        ${i?this.#r("rules-picture-sum",{sum:i.replaceAll(" "," ")}):[s?p:d,this.#r(`rules-picture-${e}`)]}
      </figcaption>
    </figure>`}#v(){let e=this.#t;return u`<section>
        <h3 id="rules-head-compare">${this.#r("rules-head-compare")}</h3>
        <div class="comparison" role="region" tabindex="0" aria-labelledby="rules-head-compare">
          <table>
            <thead>
              <tr>
                <td></td>
                ${e.map(({edition:n})=>u`<th scope="col">${this.#r(`rules-name-${n}`)}</th>`)}
              </tr>
            </thead>
            <tbody>
              ${Ks(e).map(({id:n,cells:s})=>u`<tr>
                  <th scope="row">${this.#r(n)}</th>
                  ${s.map((o,i)=>u`<td>${this.#r(o,tn(e[i]))}</td>`)}
                </tr>`)}
            </tbody>
          </table>
        </div>
      </section>
      <section>
        <h3>${this.#r("rules-head-open")}</h3>
        ${this.#f(!1)} ${Vs(e).map(n=>this.#y(n))}
      </section>`}},ho=new WeakMap;function po(t){let e={send:s=>t.send(s),words:s=>t.link.words(s)},n=ho.get(t)??new Et({link:e,repaint:()=>t.repaint(),prints:t.host.ownsPage});return ho.set(t,n),n.template(t.words,t.state.view?.rules)}var Kr=["human","random","greedy","counter"];function mo(t){let{view:e}=t.state;return e?u`<p class="quiet">${t.say("ui-seats-why")}</p>
    <div class="seats">${e.players.map((n,s)=>Vr(t,e,s))}</div>`:d}function Vr(t,e,n){let{kind:s,resigned:o}=e.players[n],i=R(e,n);return u`<div class="seat" role="group" aria-label=${i}>
    <p class="name">
      ${w(s==="human"?"person":"bot")} ${i}
      ${o?u`<span class="quiet">${t.say("ui-seat-resigned")}</span>`:d}
    </p>
    <div class="choices">
      ${[...new Set([...Kr,s])].filter(a=>!o||a!=="human").map(a=>Zr(t,{name:i,kind:s},n,a))}
    </div>
  </div>`}function Zr(t,e,n,s){let o=e.kind===s,i={name:e.name,kind:Xr(t,s)},a=s==="human",r=async()=>{let{ok:c}=await t.ask({type:"seat",seat:n,kind:s,eyes:t.state.view?.seat});c&&t.tell({id:a?"ui-told-seat-person":"ui-told-seat-bot",args:i})},l=()=>{o||(!a&&e.kind!=="human"?r():t.question({id:a?"ui-ask-seat-person":"ui-ask-seat-bot",args:i},r))};return u`<button
    class="face"
    data-action="seat-${n}-${s}"
    aria-pressed=${o?"true":"false"}
    ?disabled=${!!t.state.view?.outcome}
    @click=${l}
  >
    ${i.kind}
  </button>`}function Xr(t,e){let n=`ui-kind-${e}`,s=t.say(n);return s===n?e:s}var pn={language:["system",...Object.keys(ae)],theme:["system","light","dark"],tiles:["both","colours","patterns","contrast"],motion:["system","reduced"],sound:[!1,!0],help:["chosen","all","none"],confirm:[!1,!0],auto:[!1,!0],pace:["normal","slow","fast"]};function Ot(t){let e=Object.entries(pn).map(([n,s])=>{let o=t[n];return[n,s.includes(o)?o:s[0]]});return Object.fromEntries(e)}var Jr=["RGB","Y*P"];function fo(t){return Object.entries(pn).filter(([e])=>!(t.host.locked&&e==="help")).map(([e,n])=>typeof n[0]=="boolean"?Qr(t,e):el(t,e,n))}var go=(t,e)=>({...t.state.settings})[e];function Qr(t,e){let n=({target:s})=>t.change(e,s.checked);return u`<label class="setting toggle" data-setting=${e}>
    <span>
      <span class="name">${t.say(`ui-setting-${e}`)}</span>
      <span class="quiet" id="setting-${e}">${t.say(`ui-setting-${e}-why`)}</span>
    </span>
    <input
      type="checkbox"
      role="switch"
      aria-label=${t.say(`ui-setting-${e}`)}
      aria-describedby="setting-${e}"
      .checked=${go(t,e)===!0}
      @change=${n}
    />
  </label>`}function el(t,e,n){return u`<fieldset class="setting" data-setting=${e} aria-describedby="setting-${e}">
    <legend class="name">${t.say(`ui-setting-${e}`)}</legend>
    <p class="quiet" id="setting-${e}">${t.say(`ui-setting-${e}-why`)}</p>
    <div class="choices ${e==="tiles"?"pictures":""}">${n.map(s=>tl(t,e,s))}</div>
  </fieldset>`}function tl(t,e,n){return u`<label class="choice">
    <input
      type="radio"
      name=${e}
      value=${n}
      .checked=${go(t,e)===n}
      @change=${()=>t.change(e,n)}
    />
    <span class="face" lang=${ae[String(n)]?String(n):d}
      >${e==="tiles"?nl(String(n)):d}
      ${ae[String(n)]??t.say(`ui-setting-${e}-${n}`)}</span
    >
  </label>`}var nl=t=>u`<span class="sample" data-tiles=${t}>${Jr.map(e=>_(e,!1))}</span>`;var sl=/^([RGBYP*]{3})@(-?\d+),(-?\d+)([>v])$/i,ol=/[\p{L}\p{M}*]+|[+-]?\d+|[>→↓]/gu,bo=new RegExp("^\\p{Ideographic}+$","u");function wo(t,e,n){let s=t.normalize("NFKC").replace(/\u2212/g,"-").trim(),[o,i]=il(s,e);if(o==="catch")return al(i,n);if(o==="show"){let c=yo(i,e,n);return"choose"in c?ne("ui-typed-where"):"act"in c?{act:`show:${c.act}`}:c}let a=rl(s,e);if(a==="undo"||a==="redo")return{step:a};if(a)return{act:a};let r=yo(s,e,n);return"choose"in r&&!n.hand.some(({tile:c})=>c===r.choose)?ne("ui-typed-not-yours",{tile:r.choose}):r}function yo(t,e,n){let s=sl.exec(t);if(s){let[,i,a,r,l]=s;return{act:`${i.toUpperCase()}@${a},${r}${l.toLowerCase()}`}}let o=ll(t,e);return"unclear"in o?o:pl(o,n)}var ne=(t,e={})=>({unclear:{id:t,args:e}}),_t=(t,e)=>t.say(`ui-typed-${e}`).split(/\s*,\s*/),Ce=t=>t.toLocaleLowerCase(),$o=t=>t.toSorted((e,n)=>n.length-e.length);function il(t,e){for(let n of["catch","show"])for(let s of $o([n,..._t(e,n)])){let[,o,i]=/^([\s:]*)(.*)$/.exec(t.slice(s.length))??[],a=o!==""||bo.test(s);if(Ce(t.slice(0,s.length))===s&&a&&i)return[n,i]}return[null,t]}function al(t,e){let n=e.players.findIndex(s=>Ce(Q(s.name))===Ce(Q(t)));return n>=0?{act:`catch:${n}`}:/^\d+$/.test(t)?{act:`catch:${t}`}:ne("ui-typed-nobody",{name:t})}function rl(t,e){let n=Ce(t).replace(/[\s.!。]+$/,"").replace(/\s+/g," ");return["draw","pass","call","undo","redo"].find(o=>o===n||_t(e,o).includes(n))}function ll(t,e){let n="",s=null,o=[],i=vo(e),a=(l,c)=>_t(e,l).includes(c);for(let l of cl(Ce(t),e).match(ol)??[]){let c=dl(l,i);if(c&&n.length<3)n+=c;else if(/\d/.test(l))o.push(Number(l));else if([">","→"].includes(l)||a("across",l))s=!1;else if(["v","↓"].includes(l)||a("down",l))s=!0;else if(a("column",l))o.push("x");else if(a("row",l))o.push("y");else{if(a("filler",l))continue;if(c)n+=c;else return ne("ui-typed-unknown",{word:l})}}let r=ul(o);return r?n.length!==3?ne("ui-typed-three",{count:n.length}):r.x===null!=(r.y===null)?ne("ui-typed-where"):{letters:n,...r,down:s}:ne("ui-typed-where")}function cl(t,e){let n=["across","down","column","row","filler"].flatMap(o=>_t(e,o)),s=[...vo(e).map(({name:o})=>o),...n].filter(o=>bo.test(o));return s.length?t.replace(new RegExp($o(s).join("|"),"gu")," $& "):t}function ul(t){let e={x:null,y:null},n=null;for(let s of typeof t.at(-1)=="string"?t.toReversed():t)if(typeof s=="string")n=s;else{let o=n??(e.x===null?"x":"y");if(e[o]!==null)return null;e[o]=s,n=null}return e}function vo(t){let e=t.say("ui-typed-colours").split(";");return[..."RGBYP*"].flatMap((n,s)=>[{letter:n,name:Ce(t.colours(n)),short:!0},...e[s].split(",").map(o=>({letter:n,name:o.trim(),short:!1}))])}function dl(t,e){let n="";for(let s=0;s<t.length;){let o=t.length-s,i;for(;o>0&&!i;)i=hl(t.slice(s,s+o),e),i||(o-=1);if(!i)return null;n+=i,s+=o}return n}function hl(t,e){if(t==="*")return t;let n=e.find(({name:o})=>o===t),s=e.filter(({name:o,short:i})=>i&&o.startsWith(t));return n?.letter??(s.length===1?s[0].letter:void 0)}function pl({letters:t,x:e,y:n,down:s},o){let i=me(t);if(e===null||n===null)return{choose:i};let a=(o.hand.find(l=>l.tile===i)?.legal??[]).map(([l])=>M(l)).filter(l=>l.x===e&&l.y===n&&(s===null||l.down===s));return s===null&&a.length!==1?ne("ui-typed-which-way",{tile:i}):{act:(a.find(({reading:l})=>l===t)??a[0])?.text??Dt(t,e,n,s===!0).text}}var ml=10,mn=class{typed=[];at=-1;wrong="";begin=e=>{e||Object.assign(this,{at:-1,wrong:""})}},xo=new WeakMap;function fl(t){let e=xo.get(t)??new mn;return xo.set(t,e),e}function Ao(t,e){let n=fl(t),s=(a="")=>{n.wrong=a,t.repaint()},o=a=>{a.preventDefault();let r=String(new FormData(a.target).get("move")).trim();r&&(n.typed=[r,...n.typed.filter(l=>l!==r)].slice(0,ml)),n.at=-1,gl(t,r).then(l=>l===null?e():s(l))},i=a=>{let r={ArrowUp:1,ArrowDown:-1}[a.key];r&&(a.preventDefault(),n.at=Math.max(-1,Math.min(n.typed.length-1,n.at+r)),a.target.value=n.typed[n.at]??"")};return u`<form class="typing" autocomplete="off" @submit=${o}>
      <input
        name="move"
        type="text"
        autofocus
        autocapitalize="off"
        spellcheck="false"
        enterkeyhint="go"
        aria-labelledby="dialog-label"
        aria-describedby="typed-how"
        ${q(n.begin)}
        @keydown=${i}
        @input=${()=>n.wrong&&s()}
      />
      <button class="button primary" data-action="type">${t.say("ui-typed-do")}</button>
    </form>
    <p class="wrong" role="alert">${n.wrong}</p>
    <div class="quiet typed-how" id="typed-how">${yl(t)}</div>`}async function gl(t,e){let{view:n}=t.state;if(!e||!n)return t.say("ui-typed-nothing");let s=wo(e,t.words,n);return"unclear"in s?t.reasons([s.unclear]):"step"in s?(s.step==="undo"?n.can_undo:n.can_redo)?ko(t,await t.step(s.step)):t.say(`nothing-to-${s.step}`):"choose"in s?E(t.state)?(t.state.chosen!==s.choose&&t.choose(s.choose),null):t.reasons([n.say]):ko(t,await t.act(s.act))}var ko=(t,e)=>!e||e.ok?null:t.reasons(e.problems??[]);function yl(t){let e=t.state.view,n=[...e.hand.map(({tile:s})=>s),...e.board.map(s=>s.slice(0,3))];return u`<p>${t.say("ui-typed-how")}</p>
    <ul>
      <li>${t.say("ui-typed-example-lay",{tile:n[0],x:2,y:1})}</li>
      <li>${t.say("ui-typed-example-choose",{tile:n[1]??n[0]})}</li>
    </ul>`}var bl={menu:Gs,log:Ys,settings:fo,keys:Hs,seats:mo,typed:Ao,rules:po};function To(t){let e=t.state.panel;if(!e)return d;let n=()=>{t.set({panel:null}),t.flow.next()};return X(t,{label:t.say(`ui-${e}`),kind:e,onClose:n,focus:e!=="typed",scrolls:e==="keys"||e==="rules"},bl[e](t,n))}var wl=10;function Mo(t){let e=t.shown;if(!e)return d;let n=e.players.length>4,s=e.players.filter(({hand:o})=>o).length>2;return u`<ul
    class="players ${n?"many":""} ${s?"open":""}"
    aria-label=${t.say("ui-players")}
    tabindex=${s?"0":d}
  >
    ${e.players.map((o,i)=>vl(t,e,o,i))} ${Ml(t,e)}
  </ul>`}function $l(t){let e=t?.parentElement;if(!e)return;let[n,s]=[t.getBoundingClientRect(),e.getBoundingClientRect()];e.scrollLeft+=n.left+n.width/2-s.left-s.width/2}function vl(t,e,n,s){let o=n.kind==="human",i=R(e,s),a=!e.outcome&&e.turn.seat===s;return u`<li
    class="player"
    data-seat=${s}
    aria-current=${a?"true":d}
    ${a?q($l):d}
  >
    <span class="kind">${w(o?"person":"bot")}</span>
    <span class="who">
      <span class="unseen">${t.say(o?"ui-person":"ui-bot")}</span>
      <span class="name" title=${i}>${i}</span>
      ${s===e.seat?u`<span class="unseen">${t.say("ui-own-seat")}</span>`:d}
      ${a?u`<span class="unseen">${t.say("ui-to-move")}</span>`:d}
      ${e.thinking===s?xl(t):d}
      ${n.called?fn(t,"speak","ui-called"):d}
      ${n.resigned?fn(t,"flag","ui-resigned"):d}
      ${e.outcome?.winners.includes(s)?fn(t,"crown","ui-winner"):d}
    </span>
    ${kl(t,e,n,s)}
  </li>`}var fn=(t,e,n)=>u`<span class="badge" title=${t.say(n)}>${w(e)}<span class="unseen">${t.say(n)}</span></span>`,xl=t=>u`<span class="thinking"><i></i><i></i><i></i><span class="unseen">${t.say("ui-thinking")}</span></span>`;function kl(t,e,n,s){let o=Al(t,e,n,s),i=Math.min(n.count-o.length,wl);return u`<span class="holds">
      <span class="backs">${Array.from({length:i},()=>pe(!0))}</span>
      <span class="number" aria-hidden="true">${t.words.number(n.count)}</span>
      <span class="unseen">${t.say("ui-tiles",{count:n.count})}</span>
      ${n.score===null?d:u`<span class="score">${t.say("ui-points",{points:n.score})}</span>`}
    </span>
    ${o.length?u`<span class="faces">${o.map(a=>Tl(t,a))}</span>`:d}`}function Al(t,e,n,s){return s===e.seat&&!t.state.past?[]:n.hand??n.shown}var Tl=(t,e)=>u`<span role="img" aria-label=${t.words.colours(e)} title=${t.words.colours(e)}>${_(e,!1)}</span>`;function Ml(t,e){let n=!t.state.past&&fe(e)&&F(e,"draw"),s=t.say("ui-bag",{count:e.bag});return u`<li
    class="bag ${n?"wanted":""}"
    data-bag=${e.bag}
    title=${s}
    @click=${()=>n&&t.act("draw")}
  >
    ${w("bag")}<span class="number" aria-hidden="true">${t.words.number(e.bag)}</span><span class="unseen">${s}</span>
  </li>`}function Eo(t){let e=t.state.question;if(!e)return d;let n=()=>{t.set({question:null}),t.flow.next()},s=()=>{n(),e.yes()};return X(t,{label:t.say(e.words.id,e.words.args),kind:"question",onClose:n,cross:!1,focus:!1},u`<div class="choices">
      <button class="button" data-action="yes" @click=${s}>${t.say("ui-yes")}</button>
      <button class="button primary" data-action="no" autofocus @click=${n}>${t.say("ui-no")}</button>
    </div>`)}var Oo=L(class extends z{constructor(t){if(super(t),t.type!==j.PROPERTY&&t.type!==j.ATTRIBUTE&&t.type!==j.BOOLEAN_ATTRIBUTE)throw Error("The `live` directive is not allowed on child or event bindings");if(!ft(t))throw Error("`live` bindings can only contain a single expression")}render(t){return t}update(t,[e]){if(e===O||e===d)return e;let n=t.element,s=t.name;if(t.type===j.PROPERTY){if(e===n[s])return O}else if(t.type===j.BOOLEAN_ATTRIBUTE){if(!!e===n.hasAttribute(s))return O}else if(t.type===j.ATTRIBUTE&&n.getAttribute(s)===e+"")return O;return Te(t),e}});function _o(t){let{past:e,view:n}=t.state;if(!e||!n)return d;let{reel:s}=t,{ply:o,last:i}=s,a=e.log.at(-1);return u`<footer class="bottom">
    <section class="replay" aria-label=${t.say("ui-replay")}>
      <p class="told">${ke(t,e,a)}</p>
      <input
        type="range"
        ${q(Sl)}
        min="0"
        max=${i}
        .value=${String(o)}
        aria-label=${t.say("ui-replay-move")}
        aria-valuetext=${t.say("ui-replay-at",{ply:o,last:i,told:ge(t,e,a)})}
        @input=${({target:r})=>s.slide(Number(r.value))}
      />
      <div class="steps">
        <span class="moment" aria-hidden="true">${t.say("ui-replay-count",{ply:o,last:i})}</span>
        ${Re(t,"first","first",()=>s.step(0),o===0)}
        ${Re(t,"previous","previous",()=>s.step(o-1),o===0)}
        ${Re(t,s.plays?"pause":"play","play",()=>s.toggle())}
        ${Re(t,"next","next",()=>s.step(o+1),o===i)}
        ${Re(t,"last","last",()=>s.step(i),o===i)}
        <span class="away">${Re(t,"close","close",()=>s.leave())}</span>
      </div>
      <div class="beyond">${El(t,n)}</div>
    </section>
  </footer>`}function Re(t,e,n,s,o=!1){let i=t.say(`ui-replay-${e}`);return u`<button
    class="round ${n==="play"?"wanted":""}"
    data-action="replay-${n}"
    title=${i}
    aria-label=${i}
    aria-disabled=${o?"true":d}
    @click=${()=>o||s()}
  >
    ${w(e)}
  </button>`}var El=(t,e)=>t.host.seated?d:[e.outcome?Ol(t,e):d,_l(t,e)];function Ol(t,{players:e}){let{reel:n}=t,s=({target:i})=>{let{value:a}=i;n.see(a==="everyone"?a:Number(a))},o=(i,a)=>u`<option value=${i} .selected=${Oo(i===n.eyes)}>${a}</option>`;return u`<label class="eyes">
    ${w("eye")} <span class="words">${t.say("ui-replay-eyes")}</span>
    <select data-action="eyes" @change=${s}>
      ${o("everyone",t.say("ui-replay-everyone"))}
      ${e.map(({name:i},a)=>o(a,i))}
    </select>
  </label>`}function _l(t,{outcome:e}){let{reel:n,host:s}=t,o=n.ply===n.last&&e!==null&&e.reason!=="resigned",i=()=>{n.branch()};return u`<button class="button" data-action="branch" aria-disabled=${o?"true":d} @click=${()=>{o||(e||s.games?i():t.question({id:"ui-ask-branch",args:{}},i))}}>
    ${w("branch")} ${t.say("ui-replay-branch")}
  </button>`}function Sl(t){t instanceof HTMLElement&&queueMicrotask(()=>t.focus())}var So=L(class extends z{constructor(){super(...arguments),this.key=d}render(t,e){return this.key=t,e}update(t,[e,n]){return e!==this.key&&(Te(t),this.key=e),n}});function No(t){let{view:e,refusal:n,handOver:s}=t.state;return!e||s!==null?d:n?Pl(t,n):Nl(t,e)}function Nl(t,e){let{head:n,why:s,sign:o}=Cl(t,e),i=t.state.ghost?null:e.last;return u`<div class="status" data-say=${s?`${n.id} ${s.id}`:n.id}>
    <p>
      ${o?Co(o):d} ${t.say(n.id,n.args)}
      ${s?u`<span class="why">${t.say(s.id,s.args)}</span>`:d}
      ${i?.sum?u`<span class="sum">${t.say("ui-sum",{name:R(e,i.seat),sum:i.sum})}</span>`:d}
    </p>
  </div>`}function Cl(t,e){let{ghost:n,notice:s,laid:o}=t.state;if(o)return{head:{id:"ui-laid",args:{}}};if(n)return Rl(t,e,n);if(s)return{head:s};let i=Qe(e);if(i)return{head:i[2]};let a=F(e,"draw")?.[2]??F(e,"pass")?.[2];return{head:mt(t,e),why:a?.id===e.say.id?null:a}}function Rl(t,e,n){let{edges:s,taken:o}=t.state.squares.meets(n,e.match),i=s.filter(p=>p.good).length,a=N(e,t.state.chosen),r=a?.find(([p])=>p===n.text),l=s.length-i,c=i>=e.need,h={id:c?"ui-matching":"ui-count",args:{made:i,need:e.need}};if(r){let p=r[1],m=p===null?null:{id:"ui-points",args:{points:p}};return{head:{...h,id:"ui-ghost-fits"},why:m,sign:"link"}}return o.length?{head:{id:"occupied",args:{}},sign:"break"}:l?{head:h,why:{id:"ui-ghost-bad",args:{bad:l}},sign:"break"}:c?a?{head:h,why:{id:"ui-ghost-no",args:{}},sign:"break"}:{head:h}:{head:h,sign:"break"}}function Pl(t,e){let{problems:n,asked:s}=e,[o,...i]=new Set(n.map(({id:r,args:l})=>t.say(r,l))),a=s?t.say("ui-nearest",{why:o}):o;return u`${So(e,u`<div class="status refused" data-say=${n.map(({id:r})=>r).join(" ")}>
      <p>${Co("break")} ${a}</p>
      ${i.length?Ll(t,i):d}
    </div>`)}`}var Ll=(t,e)=>u`<details>
  <summary>${t.say("ui-more-reasons",{count:e.length})}</summary>
  <ul>
    ${e.map(n=>u`<li>${n}</li>`)}
  </ul>
</details>`,Il={link:"-.3 -.3 .6 .6",break:"-.5 -.5 1 1"},Co=t=>u`<svg class="meets ${t}" viewBox=${Il[t]} aria-hidden="true">${ve`<path d=${He[t]} />`}</svg>`;function Ro(t){let{settings:e,past:n,view:s,trouble:o}=t.state,i=e.theme==="system"&&!t.host.ownsPage?"around":e.theme,{language:a}=t.words,r=t.say("ui-table"),l=u`${ws(t)}
    <header class="top">${t.host.guide?u`<slot></slot>`:s?[t.host.study?d:Mo(t),ql(t)]:d}</header>
    ${o?u`<p class="trouble" role="alert">${t.say(o.id,o.args)}</p>`:d}
    ${s&&!(t.host.guide&&t.camera.auto)?Bl(t):d}
    ${n?_o(t):u`<footer class="bottom">${s?[No(t),zs(t),_s(t)]:d}</footer>`}
    ${s?zl(t):d}
    <div class="flights" aria-hidden="true"></div>
    <div class="spoken" role="log" aria-live="polite" aria-label=${t.say("ui-spoken")}>
      ${D(t.spoken,({n:c})=>c,({text:c})=>u`<p>${c}</p>`)}
    </div>`;return t.host.ownsPage?u`<main class="chromino" data-theme=${i} data-tiles=${e.tiles} data-motion=${e.motion}
        lang=${a} aria-label=${r}>${l}</main>`:u`<section class="chromino" data-theme=${i} data-tiles=${e.tiles} data-motion=${e.motion}
        lang=${a} aria-label=${r}>${l}</section>`}function zl(t){let{state:e}=t;return e.question?Eo(t):e.panel?To(t):t.reel.runs?d:e.handOver!==null?Ds(t):e.view?.outcome&&!e.endSeen&&!t.host.guide?Bs(t):d}var ql=t=>u`<nav class="corner" aria-label=${t.say("ui-around")}>
  ${t.host.study?d:u`<button class="round" data-action="log" title=${t.say("ui-log")} aria-label=${t.say("ui-log")}
        @click=${()=>t.set({panel:"log"})}>${w("log")}</button>`}
  <button class="round" data-action="settings" title=${t.say("ui-settings")} aria-label=${t.say("ui-settings")}
    @click=${()=>t.set({panel:"settings"})}>${w("settings")}</button>
  <button class="round" data-action="menu" title=${t.say("ui-menu")} aria-label=${t.say("ui-menu")}
    @click=${()=>t.set({panel:"menu"})}>${w("menu")}</button>
</nav>`,Bl=t=>u`<div class="zoom" role="group" aria-label=${t.say("ui-camera")}>
  <button class="round" data-action="zoom-in" title=${t.say("ui-zoom-in")} aria-label=${t.say("ui-zoom-in")}
    @click=${()=>t.camera.zoom(1.3)}>${w("plus")}</button>
  <button class="round" data-action="zoom-out" title=${t.say("ui-zoom-out")} aria-label=${t.say("ui-zoom-out")}
    @click=${()=>t.camera.zoom(1/1.3)}>${w("minus")}</button>
  <button class="round ${t.camera.auto?"":"wanted"}" data-action="fit" title=${t.say("ui-fit")} aria-label=${t.say("ui-fit")}
    @click=${()=>t.camera.bringBack()}>${w("fit")}</button>
</div>`;var Po=`.actions{display:flex;align-items:center;justify-content:space-between;gap:.5rem;width:min(100%,34rem);pointer-events:none}.actions .round,.actions .button{box-shadow:var(--shadow);pointer-events:auto}.actions .round:disabled{opacity:1;color:color-mix(in srgb,var(--quiet) 45%,transparent);box-shadow:none}.actions .now{display:flex;flex-wrap:wrap;align-items:center;justify-content:center;gap:.5rem;min-width:0;min-height:var(--target)}.actions .words{white-space:nowrap}.actions .turn .tile{--square: .7rem;font-size:var(--square)}.actions .turn{padding-inline:.8rem}.hint{margin:0;padding:.15em .8em;border-radius:var(--radius-pill);color:var(--quiet);background:var(--panel);font-size:var(--font-small)}@container table ((max-width: 480px) or (max-height: 480px)){.actions,.actions .now{gap:.35rem}.actions .button{gap:.35rem;padding-inline:.55rem}.actions .button:not(.labelled){width:var(--target);padding-inline:0;border-radius:50%}.actions .button:not(.labelled) .words{position:absolute;clip-path:inset(50%)}}@container table (max-height: 480px) and (not (max-width: 480px)){.actions{width:auto}.hint{display:none}}
`;var Lo=`.tile{display:inline-grid;grid-template:1em / repeat(3,1em);border-radius:.2em;background:var(--body);box-shadow:0 0 0 max(1px,.04em) var(--outline),0 .05em .12em var(--shade);line-height:1}.tile.down{grid-template:repeat(3,1em) / 1em}.sq{background:center / 100% no-repeat}.sq-R{background-image:var(--sq-R)}.sq-G{background-image:var(--sq-G)}.sq-B{background-image:var(--sq-B)}.sq-Y{background-image:var(--sq-Y)}.sq-P{background-image:var(--sq-P)}.sq-w{background-image:var(--sq-w)}.tile.back>span{margin:.12em;border-radius:.14em;background:color-mix(in srgb,var(--outline) 16%,var(--body))}.chromino[data-tiles=contrast] .tile,.chromino[data-tiles=contrast] .body{box-shadow:0 0 0 max(2px,.07em) var(--black),0 0 0 max(3px,.11em) var(--white)}
`;var Io=`.board{position:absolute;inset:0;overflow:hidden;touch-action:none;cursor:grab}.board.covered{visibility:hidden}.world{position:absolute;left:0;top:0;transform-origin:0 0;will-change:transform}.world.redrawn{will-change:auto}.dots{position:absolute;background:radial-gradient(circle,var(--ground-dot) 2.2px,transparent 2.8px) 0 0 / var(--unit) var(--unit);opacity:0;transition:opacity .2s}.aiming .dots{opacity:1}.body,.cell,.spot,.ghost,.sign,.count{position:absolute}.body{width:calc(3 * var(--unit));height:var(--unit);border-radius:var(--radius-small);background:var(--body);background-clip:padding-box;border:1px solid transparent;box-shadow:inset 0 0 0 1.6px var(--outline),0 2px 4px var(--shade)}.body.down{width:var(--unit);height:calc(3 * var(--unit))}.far .body{box-shadow:inset 0 0 0 1.6px var(--outline)}.body.last{box-shadow:inset 0 0 0 1.6px var(--outline),0 0 0 3px var(--ground),0 0 0 6px var(--accent);animation:glow 1.8s ease-out}@keyframes glow{0%{box-shadow:inset 0 0 0 1.6px var(--outline),0 0 0 3px var(--ground),0 0 0 6px var(--accent),0 0 0 16px color-mix(in srgb,var(--accent) 40%,transparent)}}.cell{width:var(--unit);height:var(--unit);contain:strict}.arriving{opacity:0}.chromino:not([data-tiles=patterns]) .far .sq{padding:3px;background-image:none;background-clip:content-box}.cell:focus-visible{contain:none;outline:3px solid var(--ink);outline-offset:-3px;box-shadow:0 0 0 3px var(--ground);border-radius:var(--radius-small);z-index:2}.spot{width:calc(3 * var(--unit));height:var(--unit);border-radius:var(--radius-small);border:1.6px dashed color-mix(in srgb,var(--accent) 70%,transparent)}.spot.down{width:var(--unit);height:calc(3 * var(--unit))}.spot.as-turned{border:2px solid var(--accent);background:color-mix(in srgb,var(--accent) 13%,transparent)}.cell.anchor:before{content:"";position:absolute;inset:13px;border-radius:50%;background:var(--accent);box-shadow:0 0 0 2px var(--ground)}.cell.open{cursor:pointer}.cell.open:hover{background:color-mix(in srgb,var(--accent) 22%,transparent);border-radius:var(--radius-small)}.ghost{--square: var(--unit);font-size:var(--square);opacity:.82;pointer-events:none;box-shadow:0 0 0 1.6px var(--outline),0 6px 14px var(--shade)}.ghost.put{opacity:1}.ghost.refused{opacity:.55;animation:shake .32s}@keyframes shake{25%{translate:-4px 0}75%{translate:4px 0}}.signs{pointer-events:none}.sign{width:var(--unit);height:var(--unit);overflow:visible}.sign path{fill:none;stroke-linejoin:round}.sign .edge{stroke:var(--outline);stroke-width:.2}.sign .line{stroke:var(--white);stroke-width:.09}.sign.link .edge{fill:var(--outline)}.sign.break .edge,.sign.taken .edge{stroke:var(--bad);filter:drop-shadow(0 0 .08px var(--bad));animation:pulse 1s ease-in-out 3}@keyframes pulse{50%{stroke-width:.36}}.count{height:var(--unit);display:grid;place-items:center start}.count span{transform-origin:0 50%;margin-left:4px;padding:.1rem .55rem;border-radius:var(--radius-pill);white-space:nowrap;font-size:var(--font-small);font-weight:600;color:var(--white);background:var(--not-enough)}.count.enough span{background:var(--enough)}
`;var zo=`.round,.button{font:inherit;color:var(--ink);background:var(--panel);border:1px solid var(--line);cursor:pointer;min-height:var(--target);touch-action:manipulation}.round{flex:none;display:grid;place-items:center;width:var(--target);border-radius:50%;padding:0}.round.small{width:var(--target-small);min-height:var(--target-small)}.round.wanted{color:var(--on-accent);background:var(--accent);border-color:transparent}.button{display:inline-flex;align-items:center;justify-content:center;gap:.5rem;padding:.35rem 1.1rem;border-radius:var(--radius-pill)}.button.primary{color:var(--on-accent);background:var(--accent);border-color:transparent;font-weight:600}.round:hover,.button:hover{border-color:var(--quiet)}.round:disabled,.button:disabled{opacity:.45;cursor:default}.icon{width:var(--icon);height:var(--icon);flex:none;fill:none;stroke:currentColor;stroke-width:1.8;stroke-linecap:round;stroke-linejoin:round}:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
`;var qo=`.face{display:inline-flex;flex-wrap:wrap;align-items:center;gap:.6em;min-height:var(--target);padding:.35em .9em;border:1px solid var(--line);border-radius:var(--radius-pill);color:inherit;background:none;font:inherit;cursor:pointer}.face:hover{border-color:var(--quiet)}.choice{position:relative}.choice input{position:absolute;inset:0;margin:0;opacity:0;cursor:pointer}.choice input:focus-visible+.face{outline:3px solid var(--accent);outline-offset:2px}.choice input:checked+.face,.face[aria-current],.face[aria-pressed=true]{color:var(--on-accent);background:var(--accent);border-color:transparent;font-weight:600}@media(forced-colors:active){.choice input:checked+.face,.face[aria-current],.face[aria-pressed=true],.toggle input:checked{forced-color-adjust:none;color:HighlightText;background:Highlight}}
`;var Bo=`.dialog{position:fixed;inset:.75rem .75rem auto auto;flex-direction:column;width:25em;max-width:calc(100% - 1.5rem);max-height:calc(100% - 1.5rem);margin:0;padding:0;border:0;border-radius:var(--radius-large);overflow:hidden;color:var(--ink);background:var(--panel);box-shadow:var(--shadow);animation:dialog .2s ease-out}.dialog[open]{display:flex}.dialog::backdrop{background:var(--veil)}.dialog:not(:modal){position:absolute;z-index:6;box-shadow:var(--shadow),0 0 0 100vmax var(--veil)}@keyframes dialog{0%{opacity:0;translate:0 .75rem}}.dialog header{display:flex;align-items:center;justify-content:space-between;gap:1em;padding:.9em .9em .4em 1.5em}.dialog h2{margin:0;min-height:var(--target);align-content:center;font-size:var(--font-title);font-weight:600;line-height:1.25;text-wrap:balance;overflow-wrap:anywhere}.dialog h2:focus-visible{outline:none}.dialog header .round{flex:none;border-color:transparent}.dialog .content{min-height:0;padding:.4em 1.5em 1.5em;overflow-y:auto;overscroll-behavior:contain}.dialog p{margin:0}.dialog ul{margin:0;padding:0;list-style:none}.dialog .quiet{color:var(--quiet)}.dialog .name{font-weight:600}.dialog .choices{display:flex;flex-wrap:wrap;gap:.5em}.dialog.question,.dialog.typed,.dialog.rules,.dialog.end{inset:0;height:fit-content;margin:auto}.dialog.question,.dialog.typed,.dialog.end{width:28em}@container table (max-width: 480px){.dialog:not(.hand-over){inset:auto 0 0;width:100%;max-width:30rem;max-height:88%;margin:0 auto;padding-bottom:env(safe-area-inset-bottom);border-radius:var(--radius-large) var(--radius-large) 0 0}.dialog:not(.hand-over) .content{padding-inline:1.25em}.dialog.typed{inset:0 0 auto;padding:env(safe-area-inset-top) 0 0;border-radius:0 0 var(--radius-large) var(--radius-large)}.dialog header{padding-inline:1.25em .75em}}
`;var jo=`.end header{position:relative}.dialog.end h2{flex:1;padding:.4em 1.6rem 0;text-align:center;text-wrap:balance;overflow-wrap:anywhere}.end header .round{position:absolute;top:.9em;right:.9em}.end .content{display:grid;gap:1.25em}.end p{text-align:center;text-wrap:balance}.end .button{flex:1 1 40%}.end .primary{flex-basis:100%}.trophy{display:flex;justify-content:center;gap:.45em;padding:.5em 0 .2em;--square: 1.75em;font-size:var(--square)}.trophy .tile{animation:drop .7s cubic-bezier(.3,0,.6,1) backwards}.trophy .tile:nth-child(1){rotate:-7deg}.trophy .tile:nth-child(2){rotate:3deg;animation-delay:.12s}.trophy .tile:nth-child(3){rotate:-3deg;animation-delay:.24s}@keyframes drop{0%{opacity:0;translate:0 -3em;rotate:30deg}45%,to{opacity:1;translate:0 0}65%{translate:0 -.5em}82%{translate:0 0}91%{translate:0 -.12em}}.result{width:100%;border-collapse:collapse}.result th,.result td{padding:.45em 0 .45em .5em;text-align:end}.result th:first-child{padding-left:0;text-align:start;overflow-wrap:anywhere}.result th{font-weight:400}.result thead th{color:var(--quiet)}.result tbody tr{border-top:1px solid var(--line)}.result .won>*{font-weight:600}.result .icon{margin-left:.2em;vertical-align:-.25em}@container table (max-width: 480px){.trophy{--square: 1.4em}.dialog.end h2{padding-inline:2.75rem}.end .button{padding-inline:.5em}}
`;var Do=`.flying{position:absolute;left:0;top:0;line-height:0}.flying.held .tile{box-shadow:0 0 0 max(1px,.04em) var(--outline),0 14px 26px var(--shade)}
`;var Ho=`.dialog.hand-over{inset:0;width:100%;height:100%;max-width:none;max-height:none;border-radius:0;background:var(--ground);justify-content:safe center;align-items:center;overflow-y:auto;text-align:center;animation:none}.hand-over header{padding:1.5em 1.5em 0}.hand-over .content{flex:none;display:grid;justify-items:center;gap:1.75em;max-width:36em;padding:1.5em max(1.5em,env(safe-area-inset-left)) max(1.5em,env(safe-area-inset-bottom));overflow:visible}.hand-over .pile{display:flex;gap:.5rem;--square: 1.5rem;font-size:var(--square)}.hand-over .pile .tile:nth-child(1){rotate:-5deg}.hand-over .pile .tile:nth-child(3){rotate:4deg}.hand-over .since{color:var(--quiet)}.hand-over .since li{position:relative;padding:.1em 0}.hand-over .choices{flex-direction:column;gap:.75em}@container table (max-height: 480px){.hand-over .pile{display:none}}
`;var Yo=`.keys h3{margin:.9em 0 .3em;font-size:var(--font-text);font-weight:600}.keys dl{margin:0}.keys dl>div{display:grid;grid-template-columns:8.5em 1fr;gap:.75em;align-items:baseline;padding:.2em 0}.keys dd{margin:0;color:var(--quiet)}kbd{display:inline-block;min-width:1.8em;padding:0 .45em;border:1px solid var(--line);border-bottom-width:2px;border-radius:var(--radius-small);font:inherit;text-align:center;white-space:nowrap}@container table (max-width: 480px){.keys dl>div{grid-template-columns:7em 1fr}}
`;var Go=`.moves{margin:0;padding:0;list-style:none}.moves button{position:relative;display:grid;grid-template-columns:2.2rem minmax(0,1fr);align-items:center;column-gap:.5rem;width:100%;min-height:var(--target);padding:.15rem .6rem;border:0;border-radius:var(--radius-middle);color:inherit;background:none;font:inherit;text-align:start;cursor:pointer}.moves button:hover,.moves button[aria-current]{background:color-mix(in srgb,var(--line) 40%,transparent)}.moves .ply,.moves .sum{color:var(--quiet);font-size:var(--font-small)}.deed{overflow-wrap:anywhere}.deed b{font-weight:600}.deed :has(>.tile){white-space:nowrap}.deed .tile{margin-inline:.2em .1em;--square: .85em;font-size:var(--square);vertical-align:middle}.moves .sum{display:inline-block}
`;var Fo=`.dialog .entries{margin:0 -.75em}.dialog .entries+.entries{margin-top:.5em;padding-top:.5em;border-top:1px solid var(--line)}.dialog .entries+.quiet{margin-top:1em}.entry{display:flex;align-items:center;gap:1em;width:100%;min-height:var(--target);padding:.4em .75em;border:0;border-radius:var(--radius-middle);color:inherit;background:none;font:inherit;text-align:start;cursor:pointer}.entry:hover{background:color-mix(in srgb,var(--line) 40%,transparent)}.entry .icon{color:var(--quiet)}
`;var Uo=`.players{flex:1;display:flex;flex-wrap:wrap;align-items:flex-start;gap:.5em;min-width:0;margin:0;padding:0;list-style:none}.top>.players{pointer-events:none}.player,.bag{position:relative;display:grid;align-items:center;min-height:2.75em;border-radius:var(--radius-large);background:var(--panel);box-shadow:var(--shadow);pointer-events:auto}.player{grid-template-columns:auto minmax(0,1fr);column-gap:.55em;padding:.35em .9em .35em .4em;max-width:16em}.kind{grid-row:span 2;display:grid;place-items:center;width:2em;height:2em;border-radius:50%;color:var(--quiet);background:color-mix(in srgb,var(--line) 45%,transparent)}.player .icon,.bag .icon{width:1.15em;height:1.15em}.player .who,.holds{position:relative;display:flex;align-items:center;gap:.35em;min-width:0;line-height:1.25}.player .name{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}.player[aria-current],.bag.wanted{box-shadow:0 0 0 2px var(--accent),var(--shadow)}.player[aria-current] .name{font-weight:600}.player[aria-current] .kind{color:var(--on-accent);background:var(--accent)}.player[aria-current]:before{content:"";position:absolute;left:1em;top:calc(100% + 2px);border:.4em solid transparent;border-top-color:var(--accent);border-bottom-width:0}.badge{display:flex;flex:none;color:var(--accent)}.thinking{display:flex;flex:none;gap:.2em}.thinking i{width:.3em;height:.3em;border-radius:50%;background:var(--accent);animation:thinking 1.1s ease-in-out infinite}.thinking i:nth-child(2){animation-delay:.15s}.thinking i:nth-child(3){animation-delay:.3s}@keyframes thinking{0%,60%,to{translate:0 0}30%{translate:0 -.25em}}.holds{grid-column:2;color:var(--quiet);font-size:var(--font-small);white-space:nowrap}.backs{display:flex;flex:none;gap:2px;--square: .35em;font-size:var(--square)}.backs:empty{display:none}.backs .tile{background:color-mix(in srgb,var(--quiet) 55%,var(--panel));box-shadow:none}.backs .tile>span{display:none}.holds .score:before{content:"\\b7";margin-right:.35em}.faces{grid-column:1 / -1;display:flex;flex-wrap:wrap;gap:.35em;padding:.35em 0 .25em .5em;--square: .7em;font-size:var(--square)}.faces>span{display:flex}.bag{grid-template-columns:auto auto;gap:.4em;padding:.35em .9em .35em .7em}.bag .icon{color:var(--quiet)}.bag.wanted{cursor:pointer}.bag.wanted .icon{color:var(--accent)}@container table ((max-width: 480px) or (max-height: 480px)){.top{display:block}.top .corner{position:absolute;top:max(.6rem,env(safe-area-inset-top));right:max(.6rem,env(safe-area-inset-right))}.top .corner .round{width:var(--target-small);min-height:var(--target-small)}.players{display:block;font-size:var(--font-small);line-height:0}.players:before{content:"";float:right;width:8.2rem;height:2.3rem}.player,.bag{display:inline-grid;min-height:2rem;margin:0 .4rem .4rem 0;padding:.15rem .6rem .15rem .25rem;border-radius:var(--radius-pill);column-gap:.3rem;line-height:1.25;vertical-align:top}.bag{padding-left:.6rem}.player{grid-template-columns:auto minmax(0,1fr) auto}.kind{grid-row:auto;width:1.5rem;height:1.5rem}.player .name{max-width:5.5rem}.holds{grid-column:auto;font-size:var(--font-text)}.backs>:nth-child(n+2){display:none}.many .player{padding-right:.45rem}.many .kind{width:1.15rem;height:1.15rem;background:none}.many .player[aria-current] .kind .icon{width:.85em;height:.85em}.many .name{max-width:2.6rem}.many .backs{display:none}.players.open{display:flex;flex-wrap:nowrap;align-items:stretch;gap:.4rem;margin:2.5rem -.6rem 0;padding:.25rem .6rem .5rem;overflow:auto hidden;scrollbar-width:none}.players.open:before{display:none}.open .player,.open .bag{flex:none;margin:0;--shadow: 0 1px 3px var(--shade)}.open .name{max-width:5.5rem}.open .bag{order:-1}}@container table (max-height: 480px) and (not (max-width: 480px)){.players.open{margin:0 8.5rem 0 -.6rem}}
`;var Wo=`.rack-tile,.button{position:relative}.pointing{position:absolute;inset:-3px;z-index:1;border:3px solid var(--accent);border-radius:var(--radius-small);pointer-events:none;animation:spread 1.4s ease-out infinite}.button>.pointing{inset:-6px;border-radius:var(--radius-pill)}@keyframes spread{0%{box-shadow:0 0 0 0 var(--accent)}to{box-shadow:0 0 0 12px transparent}}.pointing .icon{position:absolute;left:calc(50% - 10px);bottom:0;width:32px;height:32px;color:var(--outline);fill:var(--white);animation:beckon .7s ease-in-out infinite alternate}.rack-tile .icon{left:calc(50% - .3em);width:.9em;height:.9em}.button>.pointing .icon{left:calc(100% - 28px);bottom:-4px}@keyframes beckon{to{translate:0 -6px}}
`;var Ko=`.dialog.question header{padding:1.5em 1.5em .5em}.dialog.question h2{font-size:var(--font-text)}.dialog.question .choices{justify-content:flex-end}.dialog.question .button{min-width:6rem}@container table (max-width: 480px){.dialog.question .choices{display:grid;grid-template-columns:1fr 1fr}}
`;var Vo=`.rack{display:flex;align-items:center;gap:.5rem;max-width:100%;padding:.55rem .7rem;border-radius:var(--radius-large);background:var(--panel);box-shadow:var(--shadow)}.tools{display:flex;flex-direction:column;gap:.3rem;flex:none}.tiles{display:flex;gap:.45rem;overflow:auto hidden;overscroll-behavior-x:contain;padding:.75rem .3rem .3rem;margin:-.4rem 0 0;--square: 2.25rem;font-size:var(--square);scrollbar-width:thin}.rack-tile{flex:none;padding:.1rem;border:0;background:none;border-radius:var(--radius-small);font-size:inherit;line-height:0;cursor:grab;touch-action:pan-x;transition:translate .15s}.rack-tile:hover{translate:0 -3px}.rack-tile.chosen{translate:0 -8px}.rack-tile.chosen .tile{box-shadow:0 0 0 max(1px,.04em) var(--outline),0 0 0 3px var(--panel),0 0 0 6px var(--accent),0 8px 14px var(--shade)}.rack-tile.dragged{opacity:.25}.rack-tile.drawn .tile{outline:2px dashed var(--accent);outline-offset:3px}.rack-tile.idle:not(.chosen) .tile{opacity:.62}.rack.resting .rack-tile{cursor:default}@container table (max-width: 480px){.tiles{scrollbar-width:none;--square: 1.95rem;gap:.25rem}.rack{padding:.4rem;gap:.3rem}}@container table (max-height: 480px){.tools .round{width:2.1rem;min-height:2.1rem}.tiles{--square: 1.35rem;padding-top:.6rem}.rack{padding:.3rem .5rem}}@container table ((min-width: 1600px) and (min-height: 900px)){.tiles{--square: 3rem}}
`;var Zo=`.replay{display:grid;gap:.25em;width:min(100%,34em);padding:.75em 1em;border-radius:var(--radius-large);background:var(--panel);box-shadow:var(--shadow)}.replay .told{position:relative;display:grid;place-content:center;min-height:2.75em;margin:0;text-align:center;text-wrap:balance}.replay input{width:100%;height:2rem;margin:0;border-radius:var(--radius-pill);accent-color:var(--accent);cursor:pointer}.replay .steps{display:flex;align-items:center;justify-content:center;gap:.4em}.replay .moment{flex:1;color:var(--quiet)}.replay .round{flex:none}.replay [aria-disabled]{color:color-mix(in srgb,var(--quiet) 55%,transparent);cursor:default}.replay .away{flex:1;display:flex;justify-content:flex-end}.replay .beyond{display:flex;justify-content:center;margin-top:.35em}.replay .beyond:has(.eyes){display:grid;grid-template-columns:minmax(7em,1fr) fit-content(66%);gap:.75em}.replay .button{padding-inline:.8rem;line-height:1.2}.eyes{display:flex;align-items:center;gap:.5em;min-width:0;color:var(--quiet)}.eyes select{flex:1;min-width:0;min-height:var(--target);padding:0 .6em;border:1px solid var(--line);border-radius:var(--radius-pill);color:var(--ink);background:var(--panel);font:inherit;text-overflow:ellipsis;cursor:pointer}@container table (max-width: 480px){.replay{padding:.6em .75em}.replay .moment{display:none}}@container table ((max-width: 480px) or (max-height: 480px)){.replay .beyond{gap:.5em;font-size:var(--font-small)}.replay .button{gap:.3rem;padding-inline:.6rem}.eyes{gap:.35em}.eyes select{padding-inline:.5em .2em}.eyes .words{position:absolute;clip-path:inset(50%)}}@container table (max-height: 480px) and (not (max-width: 480px)){.replay{grid-template-columns:19rem minmax(0,1fr);align-items:center;column-gap:.75em;width:min(100%,50em);padding-block:.4em}.replay .told{font-size:var(--font-small);text-align:start}.replay .moment{display:none}.replay .beyond{margin:0}}
`;var Xo=`.dialog.rules{width:68em}.book{container:book / inline-size;-webkit-user-select:text;user-select:text;line-height:1.55}.chapters{display:flex;flex-wrap:wrap;gap:.4em;padding-bottom:1em}.chapters .round{margin-left:auto}.leaf{display:grid;grid-template-columns:11em minmax(0,44em);gap:2em}.contents{position:sticky;top:0;align-self:start;font-size:var(--font-small)}.contents .entry{min-height:2.4em;color:var(--quiet)}.book h3{margin:1.6em 0 .4em;font-size:var(--font-large);font-weight:600;line-height:1.3}.book h3:focus-visible{outline:none}.book section:first-child h3{margin-top:0}.book h4{margin:1.4em 0 .3em;font-size:var(--font-text);font-weight:600}.book p{margin:0 0 .6em;text-wrap:pretty}.book .quiet,.book .ours{color:var(--quiet)}.book .ours{padding:.1em 0 .1em .9em;border-left:3px solid var(--line)}.mark{margin-right:.35em;padding:.1em .55em;border:1px solid;border-radius:var(--radius-pill);font-size:var(--font-small);font-weight:600;white-space:nowrap}.agreed .mark{color:var(--on-accent);background:var(--accent);border-color:transparent}.figures{display:flex;flex-wrap:wrap;gap:1.2em 1.8em;margin:1em 0 1.4em}.book figure{width:13em;margin:0;break-inside:avoid}.book img{display:block;max-width:100%;height:auto;margin-left:-6px}.book img:not([src]){visibility:hidden}.book figcaption{padding-top:.3em;font-size:var(--font-small)}.book figcaption .icon{width:1.1em;height:1.1em;vertical-align:-.2em;stroke-width:3}.book footer{margin-top:2em;font-size:var(--font-small)}.comparison{overflow-x:auto}.comparison table{min-width:54em;border-spacing:0;font-size:var(--font-small);line-height:1.4}.comparison th,.comparison td{padding:.5em .8em;border-bottom:1px solid var(--line);text-align:start;vertical-align:top}.comparison th{font-weight:600}.comparison tr>:first-child{position:sticky;left:0;max-width:8em;padding-left:0;background:var(--panel)}.leaf:has(.comparison){display:block}@container table (not (min-width: 1024px)){.leaf{display:block}.contents{display:none}}@container table (max-width: 480px){.dialog.rules{inset:auto 0 0;width:100%;height:94%;max-height:none}.chapters .face{padding:.2em .7em;font-size:var(--font-small)}}@media print{.chromino:has(.book){height:auto;overflow:visible;container:none;color-scheme:light;--if-light: initial;--if-dark: ;--ground: var(--white);--panel: var(--white);--ink: var(--black);--quiet: var(--outline);--accent: var(--white);--on-accent: var(--black)}.chromino:has(.dialog.rules)>:not(.dialog),.dialog.rules header .round,.contents,.chapters>:not([aria-current]){display:none}.dialog.rules{position:absolute;inset:0 0 auto;width:100%;max-width:none;max-height:none;height:auto;overflow:visible;box-shadow:none}.dialog.rules .content{overflow:visible}.chapters .face{padding:0}.leaf{display:block}.book h3,.book h4{break-after:avoid}.agreed .mark{border-color:var(--black)}.comparison table{min-width:0;font-size:var(--font-small)}.comparison tr{break-inside:avoid}}
`;var Jo=`.dialog .seats{margin-top:1.25em}.seat{padding:.5em 0 1em}.seats .name{display:flex;align-items:center;gap:.5em;padding-bottom:.5em;overflow-wrap:anywhere}.seats .name .quiet{font-weight:400}.seats .face{flex:1 1 auto;justify-content:center;padding-inline:.6em}
`;var Qo=`.setting{display:block;min-width:0;margin:0;padding:0;border:0}.setting+.setting{margin-top:1.6em}.setting .name{padding:0}.setting .choices{padding-top:.6em}.setting.toggle{display:flex;align-items:center;justify-content:space-between;gap:1em;cursor:pointer}.setting.toggle .name,.setting.toggle .quiet{display:block}.toggle input{position:relative;flex:none;appearance:none;width:3.25rem;height:1.9rem;margin:0;border:2px solid var(--quiet);border-radius:var(--radius-pill);cursor:pointer;transition:background .15s}.toggle input:before{content:"";position:absolute;top:50%;left:.25rem;width:1.1rem;height:1.1rem;border-radius:50%;background:var(--quiet);translate:0 -50%;transition:left .15s}.toggle input:checked{background:var(--accent);border-color:var(--accent)}.toggle input:checked:before{left:1.65rem;background:var(--on-accent)}.setting .pictures{display:grid;grid-template-columns:repeat(auto-fit,minmax(9em,1fr))}.pictures .face{display:grid;align-content:start;gap:.4em;height:100%;padding:.75em;border-radius:var(--radius-large)}.pictures input:checked+.face{color:inherit;background:none;box-shadow:inset 0 0 0 3px var(--accent)}.setting .pictures .sample .tile{box-shadow:0 0 0 max(1px,.04em) var(--outline)}.setting .pictures .sample[data-tiles=contrast] .tile{box-shadow:0 0 0 2px var(--black),0 0 0 3px var(--white)}.sample{display:flex;gap:.3em;--square: 1.1em;font-size:var(--square)}@media(forced-colors:active){.toggle input,.toggle input:before{forced-color-adjust:none;border-color:ButtonText;background:ButtonFace}.toggle input:before{background:ButtonText}.toggle input:checked:before{background:HighlightText}}
`;var ei=`.status{position:relative;max-width:min(100%,46rem);padding:.4em 1.1em;border-radius:var(--radius-large);background:var(--panel);box-shadow:var(--shadow);text-align:center;text-wrap:balance}.status p{margin:0}.status .why,.status .sum,.status details{color:var(--quiet)}.status .sum{white-space:nowrap}.status .why:before,.status .sum:before{content:"\\b7";margin:0 .35em 0 .1em}.status .meets{width:1.1em;height:1.1em;margin-right:.2rem;vertical-align:-.2em;fill:none;stroke:var(--accent);stroke-width:.1;stroke-linecap:round;stroke-linejoin:round}.status .meets.break{stroke:var(--bad)}.status.refused p{font-weight:600}.status summary{display:inline-flex;align-items:center;min-height:var(--target-least);cursor:pointer;text-decoration:underline;text-underline-offset:.2em}.status ul{margin:0;padding:0;list-style:none}@container table ((max-width: 480px) or (max-height: 480px)){.status{padding:.3rem .9rem;line-height:1.3}}@container table (max-height: 480px) and (not (max-width: 480px)){.status{max-width:22rem}}
`;var ti=`:host{display:block;height:100%}.chromino[data-theme=around]{--if-light: initial;--if-dark: ;color-scheme:inherit}:host([data-dark]) .chromino[data-theme=around]{--if-light: ;--if-dark: initial}.chromino{position:relative;box-sizing:border-box;height:100%;overflow:hidden;container:table / size;background:var(--ground);color:var(--ink);scrollbar-color:var(--quiet) transparent;font:400 var(--font-text)/1.4 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","Noto Sans CJK TC",sans-serif;font-variant-numeric:tabular-nums;-webkit-user-select:none;user-select:none;-webkit-tap-highlight-color:transparent}.chromino *,.chromino *:before{box-sizing:border-box}.chromino>*{font-size:var(--font-text)}.top{position:absolute;inset:0 0 auto;display:flex;align-items:flex-start;justify-content:space-between;gap:.5rem;padding:max(.6rem,env(safe-area-inset-top)) max(.6rem,env(safe-area-inset-right)) 0 max(.6rem,env(safe-area-inset-left));pointer-events:none}.top>*{pointer-events:auto}.bottom{position:absolute;inset:auto 0 0;display:flex;flex-direction:column;align-items:center;gap:.4rem;padding:0 max(.5rem,env(safe-area-inset-right)) max(.5rem,env(safe-area-inset-bottom)) max(.5rem,env(safe-area-inset-left));pointer-events:none}.bottom>*{pointer-events:auto}.corner,.zoom{display:flex;gap:.35rem;flex:none}.zoom{position:absolute;right:max(.6rem,env(safe-area-inset-right));top:50%;flex-direction:column;transform:translateY(-60%)}@container table (max-width: 480px) and (min-aspect-ratio: 4/7){.zoom{top:40%}}.flights{position:absolute;inset:0;overflow:hidden;pointer-events:none;z-index:5}.chromino[data-motion=reduced] *,.chromino[data-motion=reduced] *:before{animation:none!important;transition:none!important}@media(prefers-reduced-motion:reduce){.chromino *,.chromino *:before{animation:none!important;transition:none!important}}.spoken,.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}.spoken p{margin:0}.trouble{position:absolute;inset:4rem .75rem auto;z-index:7;width:fit-content;max-width:34rem;margin:0 auto;padding:.6em 1.2em;border:2px solid var(--bad);border-radius:var(--radius-large);background:var(--panel);box-shadow:var(--shadow);text-align:center;text-wrap:balance}@container table (max-height: 480px) and (not (max-width: 480px)){.bottom{display:grid;grid-template:auto auto / minmax(0,auto) minmax(0,auto);justify-content:center;align-items:center;justify-items:center;gap:.3rem .6rem}.rack{grid-area:1 / 2 / 3}}
`;var ni=`:root,.chromino{--if-light: initial;--if-dark: ;--ground: var(--if-light, #f3eee3) var(--if-dark, #1a1f27);--ground-dot: var(--if-light, #ddd5c4) var(--if-dark, #2b323d);--panel: var(--if-light, #fffdf8) var(--if-dark, #262d38);--ink: var(--if-light, #22252c) var(--if-dark, #f1efe9);--quiet: var(--if-light, #5f6470) var(--if-dark, #aab1bf);--line: var(--if-light, #d9d2c3) var(--if-dark, #3d4654);--accent: var(--if-light, #14646b) var(--if-dark, #7fd3d6);--on-accent: var(--if-light, #ffffff) var(--if-dark, #0d2426);--bad: var(--if-light, #b3261e) var(--if-dark, #ff9a8f);--near-shade: var(--if-light, rgb(40 34 20 / 16%)) var(--if-dark, rgb(0 0 0 / 50%));--far-shade: var(--if-light, rgb(40 34 20 / 14%)) var(--if-dark, rgb(0 0 0 / 45%));--black: #000;--white: #fff;--shade: rgb(0 0 0 / 35%);--veil: rgb(18 22 28 / 38%);--enough: #14525a;--not-enough: #7d1d17;--shadow: 0 1px 2px var(--near-shade), 0 6px 20px var(--far-shade);--radius-small: .5rem;--radius-middle: .75rem;--radius-large: 1.2rem;--radius-pill: 1.75rem;--unit: 40px;--font-small: .875rem;--font-text: 1rem;--font-large: 1.3rem;--font-title: 1.6rem;--font-display: 3.5rem;--target-least: 1.5rem;--target-small: 2.5rem;--target: 2.75rem;--icon: 1.35rem;color-scheme:light dark}@media(prefers-color-scheme:dark){:root,.chromino{--if-light: ;--if-dark: initial}}[data-theme=light]{--if-light: initial;--if-dark: ;color-scheme:light}[data-theme=dark]{--if-light: ;--if-dark: initial;color-scheme:dark}@media(max-width:480px)or (max-height:480px){:root{--font-small: .8rem;--font-large: 1.1rem;--font-title: 1.4rem;--font-display: 2.4rem}}@container table ((max-width: 480px) or (max-height: 480px)){.chromino>*{--font-small: .8rem;--font-large: 1.1rem;--font-title: 1.4rem;--font-display: 2.4rem}}@media(min-width:1600px)and (min-height:900px){:root{--font-small: 1.15rem;--font-text: 1.35rem;--font-large: 1.75rem;--font-title: 2.2rem;--font-display: 4.3rem;--target: 3.5rem;--icon: 1.8rem}}@container table ((min-width: 1600px) and (min-height: 900px)){.chromino>*{--font-small: 1.15rem;--font-text: 1.35rem;--font-large: 1.75rem;--font-title: 2.2rem;--font-display: 4.3rem;--target: 3.5rem;--icon: 1.8rem}}
`;var si=`.typing{display:flex;gap:.5em}.typing input{flex:1;min-width:0;min-height:var(--target);padding:.35em 1em;border:1px solid var(--quiet);border-radius:var(--radius-pill);color:inherit;background:var(--ground);font:inherit;-webkit-user-select:text;user-select:text}.typing .button{flex:none}.dialog .wrong{min-height:1.4em;padding:.75em 0 .5em;color:var(--bad);font-weight:600}.dialog .typed-how ul{padding:.3em 0 0 1.2em;list-style:disc}
`;var St;function gn(){if(!St){St=new CSSStyleSheet;let t=[ni,zo,Lo,ti,Io,Do,Vo,Uo,ei,Po,Bo,Ko,Fo,Go,Yo,si,qo,Jo,Qo,Ho,jo,Zo,Xo,Wo];St.replaceSync(Xn+Vn()+t.join(""))}return St}var uc={lay:[[310,0,.07,.5],[155,0,.11,.35]],draw:[[330,0,.09,.2],[440,.07,.12,.2]],pass:[[262,0,.16,.18]],call:[[523,0,.12,.25],[784,.1,.2,.25]],refused:[[196,0,.1,.3],[165,.09,.16,.3]],won:[[523,0,.16,.25],[659,.12,.16,.25],[784,.24,.16,.25],[1047,.36,.4,.25]]},dc=.15,Pe,yn=0;function bn(){if(!(typeof AudioContext>"u"))try{Pe??=new AudioContext,Pe.state!=="running"&&Pe.resume().catch(()=>{})}catch{}}function Nt(t){if(bn(),!!Pe)try{yn=Math.max(Pe.currentTime,yn+dc);for(let e of uc[hc(t)])pc(Pe,yn,e)}catch{}}function hc(t){return t==="draw"||t==="pass"||t==="refused"||t==="won"?t:t[3]==="@"?"lay":"call"}function pc(t,e,[n,s,o,i]){let[a,r]=[e+s,e+s+o],l=t.createOscillator(),c=t.createGain();l.type="triangle",l.frequency.setValueAtTime(n,a),c.gain.setValueAtTime(0,a),c.gain.linearRampToValueAtTime(i*.4,a+.006),c.gain.exponentialRampToValueAtTime(1e-4,r),l.connect(c).connect(t.destination),l.start(a),l.stop(r)}var mc=100,fc=["new","load","branch"],oi={id:null,ok:!1};function $n(t,e,n={}){let s=new wn(t,e,n);return{close:()=>s.close(),change:o=>s.changeAll(o)}}var wn=class{state;words;spoken=[];views=0;arriving=new Set;dropped=null;rackStop=null;#e=null;#s=0;#n=0;#a;#i=new AbortController;constructor(e,n,s){this.link=n,this.host=s,this.words=s.words??we("en"),this.state=Qn(Ot(s.loadSettings?.()??{})),this.holder=document.createElement("div"),this.holder.className="chromino-table",this.root=this.holder.attachShadow({mode:"open"}),this.root.adoptedStyleSheets=[gn()],s.guide&&this.holder.append(s.guide),e.append(this.holder),this.camera=new $t(this),this.flow=new vt(this),this.pointer=new xt(this),this.reel=new kt(this),this.holder.addEventListener("keydown",o=>Zt(this,o),this.ending);for(let o of["pointerup","keydown"])(s.ownsPage?document:this.holder).addEventListener(o,()=>this.state.settings.sound&&bn(),this.ending);if(s.ownsPage){let o=i=>i.target===document.body&&Zt(this,i);document.addEventListener("keydown",o,this.ending)}n.onTrouble?.(o=>this.set({trouble:o})),this.#a=n.onView(o=>this.show(o)),this.state.view||this.paint(),this.#t()}get ending(){return{signal:this.#i.signal}}get closed(){return this.#i.signal.aborted}close(){if(!this.closed){this.#i.abort(),this.#a(),this.flow.stop(),this.reel.forget(),this.camera.stop(),clearTimeout(this.#n),cancelAnimationFrame(this.#s);for(let e of this.root.getAnimations())e.cancel();this.holder.remove(),this.link.close()}}set(e){Object.assign(this.state,e),this.repaint()}repaint(){this.closed||(this.#s||=requestAnimationFrame(()=>this.paint()))}paint(){if(this.closed)return;cancelAnimationFrame(this.#s),this.#s=0;let e=this.root.activeElement;he(u`${Ro(this)}`,this.root),this.camera.apply(),e&&(!e.isConnected||e.matches(":disabled"))&&this.#o(e)}#o(e){let{activeElement:n}=this.root;if(n&&n!==e)return;((e.matches("[data-tile]")?this.find('[data-tile][tabindex="0"]'):null)??this.find('.cell[tabindex="0"]'))?.focus({preventScroll:!0})}say(e,n){return this.words.say(e,n)}async#t(){let e=()=>ze(this.state.settings.language),n=e();if(n===this.words.language)return;let s=n==="en"?null:await this.link.words(n);if(!(this.closed||n!==e())){if(n!=="en"&&!s){this.tell({id:"ui-language-missing",args:{}});return}this.words=we(n,s),this.host.onWords?.(this.words),this.paint()}}announce(e){let n=(this.spoken.at(-1)?.n??0)+1;this.spoken=[...this.spoken.slice(-4),{n,text:e}],this.repaint()}find(e){return this.root.querySelector(e)}focus(e){this.find(e)?.focus()}get still(){return this.state.settings.motion==="reduced"||matchMedia("(prefers-reduced-motion: reduce)").matches}show(e,n=!1){let{state:s}=this,o=s.view;if(this.closed)return;if(o&&!n&&ts(o,e)){this.flow.wake();return}let i=o&&!n&&ns(o,e),a=vs(this);s.view=e,this.views+=1,i||this.#l(),o||this.#c(),s.handOver!==null&&e.seat===null&&(s.handOver=Yt(e)),s.laid&&e.board.includes(s.laid.text)&&(s.laid=null),s.past||(s.squares=ht(s)),(!E(s)||!e.hand.some(({tile:h})=>h===s.chosen))&&this.drop(),(o?.ply!==e.ply||!i)&&(s.refusal=null,s.notice=null),s.waits&&=this.flow.mustWait(e);let r=i?e.log.slice(o.ply):[],{act:l}=this.#e??{};l&&r.some(([h,p])=>h===l.seat&&p===l.action)&&(this.#e=null),i&&ds(this,o,e,r);for(let[,h]of r)s.settings.sound&&Nt(h);s.settings.sound&&i&&e.outcome&&!o.outcome&&Nt("won");let c=xs(this,a,r);this.paint(),this.camera.follow(),this.flow.next(c()),ii("chromino:first-board"),E(s)&&ii("chromino:playable")}#l(){this.camera.auto=!0,this.reel.forget(),Object.assign(this.state,{cursor:{x:1,y:0},past:null,eyes:"everyone",order:{},handOver:this.host.seated?null:Yt(this.state.view),panel:null,question:null,waits:!1,endSeen:!1,notice:null})}#c(){let{opens:e}=this.host;e==="seats"&&(this.state.panel="seats"),e==="replay"&&this.reel.last>0&&this.reel.slide(0)}async send(e){if(this.closed)return oi;let n=this.state.view?.rev,s=await this.link.send(n===void 0?e:{rev:n,...e});if(this.closed)return oi;let o=s.ok&&fc.includes(e.type);return s.view?.live&&this.show(s.view,o),s}#u(e,n){let s={act:e,answer:n};return this.#e=s,n.finally(()=>{this.#e===s&&(this.#e=null)})}async ask(e){let n=await this.send(e),s=n.ok?null:n.problems?.[0];return s&&s.id!=="stale"&&this.tell(s),n}tell(e){this.set({notice:e}),this.announce(this.say(e.id,e.args))}choose(e){let{state:n}=this;if(!E(n))return;if(n.chosen===e){this.turn(1);return}let s=N(n.view,e),o=s?.[0],i=n.settings.help!=="none",a=o&&i?Fe(e,M(o[0])):0;this.set({chosen:e,turns:a,ghost:null,put:!1,refusal:null,notice:null}),s===null&&this.send({type:"view",seat:n.view?.seat,tile:e}),this.paint(),this.camera.revealAll(Kt(this)),this.announce(this.say("ui-said-chosen",{tile:e,count:i?s?.length??-1:-1}))}drop(){this.set({chosen:null,turns:0,ghost:null,put:!1,dragged:null})}turn(e){let{state:n}=this;if(!n.chosen)return;let s=(n.turns+e+4)%4,o=n.ghost&&Ue(n.ghost);this.set({turns:s,refusal:null,put:!1}),o&&this.set({ghost:dt(n.chosen,s,o)}),this.announce(this.say(`ui-said-turned-${s%2?"down":"across"}`,this.#p()))}#p(){let{chosen:e,turns:n}=this.state;return{tile:n<2?e??"":[...e??""].reverse().join("")}}aim(e,n=!0){let{state:s}=this;if(s.put)return;let o=e&&We(s,e,n);o?.text!==s.ghost?.text&&this.set({ghost:o,put:!1,refusal:null})}async lay(e){let{state:n}=this;if(!E(n)||!n.chosen||this.#e)return;if(n.settings.confirm&&!(n.put&&n.ghost?.text===e.text)){this.set({ghost:e,put:!0,turns:Fe(n.chosen,e)}),this.announce(this.say("ui-said-put"));return}let s=setTimeout(()=>this.#h(e),mc);this.#n=s;let o={type:"act",seat:n.view?.seat,action:e.text},i=await this.#u(o,this.send(o)).finally(()=>{clearTimeout(s),n.laid===e&&this.#r()});!i.ok&&i.problems&&this.#m(e,i)}#h(e){let{state:n}=this;N(n.view,n.chosen)?.some(([s])=>s===e.text)&&(this.dropped=e.text,this.drop(),this.set({laid:e,refusal:null}),this.set({squares:ht(n)}))}#r(){this.set({laid:null}),this.set({squares:ht(this.state)})}#m(e,{problems:n=[]}){n[0]?.id!=="stale"&&(this.state.settings.sound&&Nt("refused"),this.set({refusal:{placement:e,problems:n,asked:!1},ghost:null,put:!1,dragged:null}),As(this,e),this.announce(this.say("ui-said-refused",{why:this.reasons(n)})))}reasons(e){return this.words.sayAll(e)}async showMiss(e){let n=await this.ask({type:"miss",seat:this.state.view?.seat,tile:e});if(!n.ok||!n.miss)return;let s=M(n.miss),o=n.problems??[];this.set({refusal:{placement:s,problems:o,asked:!0},notice:null,ghost:null}),this.camera.reveal(Ue(s)),this.announce(this.say("ui-said-miss",{tile:e,why:this.reasons(o)}))}pointAt({x:e,y:n}){let{state:s}=this;s.cursor.x===e&&s.cursor.y===n||this.set({cursor:{x:e,y:n}})}moveCursor({x:e,y:n}){let{box:s}=this.state.squares,o={x:Math.min(s.right+3,Math.max(s.left-3,e)),y:Math.min(s.bottom+3,Math.max(s.top-3,n))};this.set({cursor:o,put:!1}),this.aim(o),this.camera.reveal(o),this.paint(),this.focus('.cell[tabindex="0"]')}stopAt(e){this.rackStop=e,this.repaint()}async act(e,n=this.state.view?.seat){if(this.state.past)return null;let s={type:"act",seat:n,action:e,eyes:this.state.view?.seat};return this.#e?.answer??this.#u(s,this.ask(s))}async step(e){let{view:n,handOver:s}=this.state;if(!n||!(e==="undo"?n.can_undo:n.can_redo))return null;s!==null&&this.set({handOver:null});let o=await this.ask({type:e,seat:n.seat}),i=o.problems?.[0]?.id==="stale"&&o.view?.log.slice(n.ply);return i&&i.every(([r])=>n.players[r].kind!=="human")?this.step(e):o}change(e,n){this.host.keepSettings?.({[e]:n}),this.#d(e,n)}changeAll(e){for(let[n,s]of Object.entries(Ot(e)))Object(this.state.settings)[n]!==s&&this.#d(n,s)}#d(e,n){let s=Ot({...this.state.settings,[e]:n});this.set(e==="language"?{settings:s}:{settings:s,ghost:null,put:!1}),e==="language"&&this.#t(),this.flow.next()}question(e,n){this.set({question:{words:e,yes:n}})}get shown(){return Ht(this.state)}};function ii(t){performance.getEntriesByName(t).length||performance.mark(t)}var vn=["language","theme","help"],ai=[...vn,"patterns","_settings"];function xn(t){let e=Object.fromEntries(vn.map(o=>[o,t.get(o)])),n=t.get("patterns"),s=typeof n=="boolean"?n?"both":"colours":n;return{...t.get("_settings"),...e,tiles:s}}function ri(t,e){for(let[n,s]of Object.entries(e))vn.includes(n)?t.set(n,s):n==="tiles"?t.set("patterns",s==="both"?!0:s==="colours"?!1:s):t.set("_settings",{...t.get("_settings"),[n]:s});t.save_changes()}var gc=["container-type: size","color: color-mix(in srgb, red, red)"];function yc({model:t,el:e}){let n=e.appendChild(document.createElement("div"));if(bc(t))return n.setAttribute("role","alert"),n.lang=ze(t.get("language")),n.textContent=En[n.lang]??"",()=>n.remove();let{study:s=!1,seated:o=!1,picture:i="",reacts:a=!1}=t.get("_host"),r=wc(n,e,s);n.append(vc(i));let l=!1,c=$n(n,Tn(t),{study:s,seated:o,loadSettings:()=>xn(t),keepSettings:b=>{l=!0,ri(t,b),l=!1}}),h=()=>{t.get("_seen")!==t.get("_changes")&&(t.set("_seen",t.get("_changes")),t.save_changes())},p=()=>l||c.change(xn(t)),m=ai.map(b=>`change:${b}`);m.forEach(b=>t.on(b,p));let g=Ac(n);return a&&t.on("change:_changes",h),()=>{m.forEach(b=>t.off(b,p)),a&&t.off("change:_changes",h),r(),g(),c.close(),n.remove()}}var bc=t=>typeof t.send!="function"||!("adoptedStyleSheets"in document)||!gc.every(e=>CSS.supports(e));function wc(t,e,n){Object.assign(t.style,{display:"grid",height:"100%",contain:"inline-size",containIntrinsicInlineSize:"36rem"}),e.classList.add("chromino-place");let s=n?"26rem":`min(36rem, ${$c()})`,o=()=>{t.style.minHeight=e.style.height||e.style.maxHeight?"0":s},i=new MutationObserver(o);return i.observe(e,{attributeFilter:["style"]}),o(),()=>i.disconnect()}var $c=()=>top===window?"90vh":`${.9*screen.availHeight}px`;function vc(t){let e=document.createElement("style");return e.textContent=".chromino-place { flex: 1 1 auto; min-width: min(100%, 20rem); }",/^[\w-]+$/.test(t)&&(e.textContent+=`.${t}, .jp-OutputArea-child:has(.${t}) { display: none; }`),e}var xc={"vscode-light":!1,"vscode-dark":!0,"vscode-high-contrast":!0,"vscode-high-contrast-light":!1,light:!1,dark:!0},kc=()=>xc[document.body.dataset.vscodeThemeKind??document.documentElement.getAttribute("theme")??""];function Ac(t){let e=()=>{let o=kc()??Tc(getComputedStyle(t).color);t.style.colorScheme=o?"dark":"light",[...t.children].find(({shadowRoot:a})=>a)?.toggleAttribute("data-dark",o)},n=new MutationObserver(e);for(let o of[document.documentElement,document.body])n.observe(o,{attributes:!0});let s=new ResizeObserver(e);return s.observe(t),e(),()=>{n.disconnect(),s.disconnect()}}function Tc(t){let[e=0,n=0,s=0]=(t.match(/[\d.]+/g)??[]).map(Number);return .3*e+.59*n+.11*s>128}var Mc={render:yc};export{ae as LANGUAGES,Et as RulesBook,B as Squares,S as cellsOf,Mc as default,X as dialog,u as html,w as icon,xe as inWords,ze as languageFor,Wr as learnEnglish,d as nothing,he as paint,M as placementOf,D as repeat,gn as sheet,Mn as spokenAs,$n as table,_ as tileArt,pe as tileBack,we as wordsOf};
