/* Chromino view, MIT; contains lit-html (BSD-3-Clause) and @fluent/bundle (Apache-2.0) */
var qr=performance.timeOrigin,jr={id:"ui-kernel-silent",args:{}},gn={id:"ui-kernel-gone",args:{}},fo={id:null,ok:!1,problems:[{...gn,cells:[]}]},go=e=>new yn(e),yn=class{#e=Math.random().toString(36).slice(2);#t=0;#n=new Map;#r=new Set;#s=!1;#i=()=>{};#o;constructor(t){this.#o=t,t.on("msg:custom",this.#m),t.on("change:view",this.#h),t.on("comm_live_update",this.#d),t.on("comm:close",this.#d),this.#u()}close=()=>{this.#i=()=>{},this.#o.off("msg:custom",this.#m),this.#o.off("change:view",this.#h),this.#o.off("comm_live_update",this.#d),this.#o.off("comm:close",this.#d),this.#a()};send=async t=>{let{now:n,...o}=await this.#c(t);return n===void 0?o:{...o,view:await this.#p(n)}};words=async t=>(await this.#c({type:"words",name:t})).catalogue??null;onView=t=>{let n=()=>t(this.#l);return this.#o.on("change:view",n),n(),()=>this.#o.off("change:view",n)};get#l(){return JSON.parse(this.#o.get("view"))}onTrouble=t=>{this.#i=t};async#c(t){return this.#s?fo:this.#u(t)}#u(t={type:"words",name:"en"}){let n=`${this.#e}-${this.#t+=1}`;return new Promise(o=>{let s=setTimeout(()=>this.#i(this.#s?gn:jr),3e3);this.#n.set(n,{tell:o,timer:s});try{this.#o.send({...t,id:n,page:qr})}catch{this.#a()}})}#m=({id:t,answer:n})=>{let o=this.#n.get(t);o&&(clearTimeout(o.timer),this.#n.delete(t),this.#s=!1,this.#n.size===0&&this.#i(null),o.tell(JSON.parse(n)))};#d=()=>{this.#a(),this.#u()};#a(){for(let{tell:t,timer:n}of this.#n.values())clearTimeout(n),t(fo);this.#n.clear();for(let{tell:t}of this.#r)t();this.#r.clear(),this.#s=!0,this.#i(gn)}#p(t){return new Promise(n=>{if(this.#s)return n(void 0);this.#r.add({now:t,tell:n}),this.#h()})}#h=()=>{if(!this.#r.size)return;let t=this.#l;for(let n of this.#r)t.rev<n.now||(this.#r.delete(n),n.tell(t))}};var xe={en:"English",fr:"Français",uk:"Українська","zh-Hant":"繁體中文"};function Qe(e,t=navigator.languages??[navigator.language]){return[e,...t].map(o=>o&&yo(o)).find(Boolean)||"en"}function yo(e){let t=n=>n.toLowerCase().split("-")[0];return Object.keys(xe).find(n=>t(n)===t(e))}var wo={en:"The table needs a newer notebook: JupyterLab 4 or Notebook 7, in a browser from 2024 or later.",fr:"La table a besoin d’un notebook plus récent : JupyterLab 4 ou Notebook 7, dans un navigateur de 2024 ou plus récent.",uk:"Столу потрібен новіший блокнот: JupyterLab 4 або Notebook 7, у браузері 2024 року чи новішому.","zh-Hant":"這張牌桌需要新一點的筆記本：JupyterLab 4或Notebook 7，還要2024年以後的瀏覽器。"};var bn=globalThis,bo=e=>e,At=bn.trustedTypes,$o=At?At.createPolicy("lit-html",{createHTML:e=>e}):void 0,$n="$lit$",ie=`lit$${Math.random().toFixed(9).slice(2)}$`,vn="?"+ie,Dr=`<${vn}>`,Te=document,tt=()=>Te.createComment(""),nt=e=>e===null||typeof e!="object"&&typeof e!="function",xn=Array.isArray,Eo=e=>xn(e)||typeof e?.[Symbol.iterator]=="function",wn=`[ 	
\f\r]`,et=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,vo=/-->/g,xo=/>/g,ke=RegExp(`>|${wn}(?:([^\\s"'>=/]+)(${wn}*=${wn}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),ko=/'/g,Ao=/"/g,Mo=/^(?:script|style|textarea|title)$/i,kn=e=>(t,...n)=>({_$litType$:e,strings:t,values:n}),u=kn(1),Re=kn(2),Xd=kn(3),S=Symbol.for("lit-noChange"),d=Symbol.for("lit-nothing"),To=new WeakMap,Ae=Te.createTreeWalker(Te,129);function Oo(e,t){if(!xn(e)||!e.hasOwnProperty("raw"))throw Error("invalid template strings array");return $o!==void 0?$o.createHTML(t):t}var _o=(e,t)=>{let n=e.length-1,o=[],s,i=t===2?"<svg>":t===3?"<math>":"",r=et;for(let a=0;a<n;a++){let l=e[a],c,m,h=-1,p=0;for(;p<l.length&&(r.lastIndex=p,m=r.exec(l),m!==null);)p=r.lastIndex,r===et?m[1]==="!--"?r=vo:m[1]!==void 0?r=xo:m[2]!==void 0?(Mo.test(m[2])&&(s=RegExp("</"+m[2],"g")),r=ke):m[3]!==void 0&&(r=ke):r===ke?m[0]===">"?(r=s??et,h=-1):m[1]===void 0?h=-2:(h=r.lastIndex-m[2].length,c=m[1],r=m[3]===void 0?ke:m[3]==='"'?Ao:ko):r===Ao||r===ko?r=ke:r===vo||r===xo?r=et:(r=ke,s=void 0);let g=r===ke&&e[a+1].startsWith("/>")?" ":"";i+=r===et?l+Dr:h>=0?(o.push(c),l.slice(0,h)+$n+l.slice(h)+ie+g):l+ie+(h===-2?a:g)}return[Oo(e,i+(e[n]||"<?>")+(t===2?"</svg>":t===3?"</math>":"")),o]},ot=class e{constructor({strings:t,_$litType$:n},o){let s;this.parts=[];let i=0,r=0,a=t.length-1,l=this.parts,[c,m]=_o(t,n);if(this.el=e.createElement(c,o),Ae.currentNode=this.el.content,n===2||n===3){let h=this.el.content.firstChild;h.replaceWith(...h.childNodes)}for(;(s=Ae.nextNode())!==null&&l.length<a;){if(s.nodeType===1){if(s.hasAttributes())for(let h of s.getAttributeNames())if(h.endsWith($n)){let p=m[r++],g=s.getAttribute(h).split(ie),y=/([.?@])?(.*)/.exec(p);l.push({type:1,index:i,name:y[2],strings:g,ctor:y[1]==="."?Et:y[1]==="?"?Mt:y[1]==="@"?Ot:Me}),s.removeAttribute(h)}else h.startsWith(ie)&&(l.push({type:6,index:i}),s.removeAttribute(h));if(Mo.test(s.tagName)){let h=s.textContent.split(ie),p=h.length-1;if(p>0){s.textContent=At?At.emptyScript:"";for(let g=0;g<p;g++)s.append(h[g],tt()),Ae.nextNode(),l.push({type:2,index:++i});s.append(h[p],tt())}}}else if(s.nodeType===8)if(s.data===vn)l.push({type:2,index:i});else{let h=-1;for(;(h=s.data.indexOf(ie,h+1))!==-1;)l.push({type:7,index:i}),h+=ie.length-1}i++}}static createElement(t,n){let o=Te.createElement("template");return o.innerHTML=t,o}};function Ee(e,t,n=e,o){if(t===S)return t;let s=o!==void 0?n._$Co?.[o]:n._$Cl,i=nt(t)?void 0:t._$litDirective$;return s?.constructor!==i&&(s?._$AO?.(!1),i===void 0?s=void 0:(s=new i(e),s._$AT(e,n,o)),o!==void 0?(n._$Co??=[])[o]=s:n._$Cl=s),s!==void 0&&(t=Ee(e,s._$AS(e,t.values),s,o)),t}var Tt=class{constructor(t,n){this._$AV=[],this._$AN=void 0,this._$AD=t,this._$AM=n}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(t){let{el:{content:n},parts:o}=this._$AD,s=(t?.creationScope??Te).importNode(n,!0);Ae.currentNode=s;let i=Ae.nextNode(),r=0,a=0,l=o[0];for(;l!==void 0;){if(r===l.index){let c;l.type===2?c=new Le(i,i.nextSibling,this,t):l.type===1?c=new l.ctor(i,l.name,l.strings,this,t):l.type===6&&(c=new _t(i,this,t)),this._$AV.push(c),l=o[++a]}r!==l?.index&&(i=Ae.nextNode(),r++)}return Ae.currentNode=Te,s}p(t){let n=0;for(let o of this._$AV)o!==void 0&&(o.strings!==void 0?(o._$AI(t,o,n),n+=o.strings.length-2):o._$AI(t[n])),n++}},Le=class e{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(t,n,o,s){this.type=2,this._$AH=d,this._$AN=void 0,this._$AA=t,this._$AB=n,this._$AM=o,this.options=s,this._$Cv=s?.isConnected??!0}get parentNode(){let t=this._$AA.parentNode,n=this._$AM;return n!==void 0&&t?.nodeType===11&&(t=n.parentNode),t}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(t,n=this){t=Ee(this,t,n),nt(t)?t===d||t==null||t===""?(this._$AH!==d&&this._$AR(),this._$AH=d):t!==this._$AH&&t!==S&&this._(t):t._$litType$!==void 0?this.$(t):t.nodeType!==void 0?this.T(t):Eo(t)?this.k(t):this._(t)}O(t){return this._$AA.parentNode.insertBefore(t,this._$AB)}T(t){this._$AH!==t&&(this._$AR(),this._$AH=this.O(t))}_(t){this._$AH!==d&&nt(this._$AH)?this._$AA.nextSibling.data=t:this.T(Te.createTextNode(t)),this._$AH=t}$(t){let{values:n,_$litType$:o}=t,s=typeof o=="number"?this._$AC(t):(o.el===void 0&&(o.el=ot.createElement(Oo(o.h,o.h[0]),this.options)),o);if(this._$AH?._$AD===s)this._$AH.p(n);else{let i=new Tt(s,this),r=i.u(this.options);i.p(n),this.T(r),this._$AH=i}}_$AC(t){let n=To.get(t.strings);return n===void 0&&To.set(t.strings,n=new ot(t)),n}k(t){xn(this._$AH)||(this._$AH=[],this._$AR());let n=this._$AH,o,s=0;for(let i of t)s===n.length?n.push(o=new e(this.O(tt()),this.O(tt()),this,this.options)):o=n[s],o._$AI(i),s++;s<n.length&&(this._$AR(o&&o._$AB.nextSibling,s),n.length=s)}_$AR(t=this._$AA.nextSibling,n){for(this._$AP?.(!1,!0,n);t!==this._$AB;){let o=bo(t).nextSibling;bo(t).remove(),t=o}}setConnected(t){this._$AM===void 0&&(this._$Cv=t,this._$AP?.(t))}},Me=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(t,n,o,s,i){this.type=1,this._$AH=d,this._$AN=void 0,this.element=t,this.name=n,this._$AM=s,this.options=i,o.length>2||o[0]!==""||o[1]!==""?(this._$AH=Array(o.length-1).fill(new String),this.strings=o):this._$AH=d}_$AI(t,n=this,o,s){let i=this.strings,r=!1;if(i===void 0)t=Ee(this,t,n,0),r=!nt(t)||t!==this._$AH&&t!==S,r&&(this._$AH=t);else{let a=t,l,c;for(t=i[0],l=0;l<i.length-1;l++)c=Ee(this,a[o+l],n,l),c===S&&(c=this._$AH[l]),r||=!nt(c)||c!==this._$AH[l],c===d?t=d:t!==d&&(t+=(c??"")+i[l+1]),this._$AH[l]=c}r&&!s&&this.j(t)}j(t){t===d?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,t??"")}},Et=class extends Me{constructor(){super(...arguments),this.type=3}j(t){this.element[this.name]=t===d?void 0:t}},Mt=class extends Me{constructor(){super(...arguments),this.type=4}j(t){this.element.toggleAttribute(this.name,!!t&&t!==d)}},Ot=class extends Me{constructor(t,n,o,s,i){super(t,n,o,s,i),this.type=5}_$AI(t,n=this){if((t=Ee(this,t,n,0)??d)===S)return;let o=this._$AH,s=t===d&&o!==d||t.capture!==o.capture||t.once!==o.once||t.passive!==o.passive,i=t!==d&&(o===d||s);s&&this.element.removeEventListener(this.name,this,o),i&&this.element.addEventListener(this.name,this,t),this._$AH=t}handleEvent(t){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,t):this._$AH.handleEvent(t)}},_t=class{constructor(t,n,o){this.element=t,this.type=6,this._$AN=void 0,this._$AM=n,this.options=o}get _$AU(){return this._$AM._$AU}_$AI(t){Ee(this,t)}},So={M:$n,P:ie,A:vn,C:1,L:_o,R:Tt,D:Eo,V:Ee,I:Le,H:Me,N:Mt,U:Ot,B:Et,F:_t},Hr=bn.litHtmlPolyfillSupport;Hr?.(ot,Le),(bn.litHtmlVersions??=[]).push("3.3.3");var Oe=(e,t,n)=>{let o=n?.renderBefore??t,s=o._$litPart$;if(s===void 0){let i=n?.renderBefore??null;o._$litPart$=s=new Le(t.insertBefore(tt(),i),i,void 0,n??{})}return s._$AI(e),s};var No={R:{fill:"#d3242d",mark:"#ffc9c4",pattern:"disc"},G:{fill:"#43c06b",mark:"#0b5227",pattern:"ring"},B:{fill:"#3384ea",mark:"#e0f0ff",pattern:"plus"},Y:{fill:"#ffde33",mark:"#976b00",pattern:"square"},P:{fill:"#7320a8",mark:"#e9c8ff",pattern:"cross"}},Co={R:{fill:"#b00010",mark:"#ffffff",pattern:"disc"},G:{fill:"#5fe08c",mark:"#000000",pattern:"ring"},B:{fill:"#0b3fa8",mark:"#ffffff",pattern:"plus"},Y:{fill:"#fff04d",mark:"#000000",pattern:"square"},P:{fill:"#4b006e",mark:"#ffffff",pattern:"cross"}},Lo={R:"M-.24 0A.24 .24 0 0 1 .24 0A.24 .24 0 0 1 -.24 0Z",G:"M-.28 0A.28 .28 0 0 1 .28 0A.28 .28 0 0 1 -.28 0ZM-.15 0A.15 .15 0 0 0 .15 0A.15 .15 0 0 0 -.15 0Z",B:"M-.08 -.29L.08 -.29L.08 -.08L.29 -.08L.29 .08L.08 .08L.08 .29L-.08 .29L-.08 .08L-.29 .08L-.29 -.08L-.08 -.08Z",Y:"M-.22 -.22L.22 -.22L.22 .22L-.22 .22Z",P:"M0 -.12L.16 -.28L.28 -.16L.12 0L.28 .16L.16 .28L0 .12L-.16 .28L-.28 .16L-.12 0L-.28 -.16L-.16 -.28Z"},Ro="M0 0A.3 .3 0 0 1 0 -.37A.37 .37 0 0 1 .352 -.114A.3 .3 0 0 0 0 0Z",Po="RYGBP",st={link:"M-.15 -.1L.15 -.1A.1 .1 0 0 1 .15 .1L-.15 .1A.1 .1 0 0 1 -.15 -.1Z",break:"M0 -.42L.09 -.24L-.09 -.12L.09 0L-.09 .12L.09 .24L0 .42",taken:"M-.24 0A.24 .24 0 0 1 .24 0A.24 .24 0 0 1 -.24 0ZM-.1 0L.1 0"},Io="#fffdf7",it="#23272f",St="#ffffff",Yr="#f3eee3",re=40;function x(e){let t=e.indexOf(",");return{text:e,reading:e.slice(0,3),x:Number(e.slice(4,t)),y:Number(e.slice(t+1,-1)),down:e.endsWith("v")}}function An(e,t,n,o){return{text:`${e}@${t},${n}${o?"v":">"}`,reading:e,x:t,y:n,down:o}}function E({x:e,y:t,down:n}){return[0,1,2].map(o=>n?{x:e,y:t+o}:{x:e+o,y:t})}var Nt=({x:e,y:t})=>({x:Math.floor(e),y:Math.floor(t)}),he=(e,t)=>`${e},${t}`,Bo=e=>[...e].reverse().join("");function ae(e){let t=Bo(e);return t<e?t:e}function Y(e,t){return{reading:t<2?e:Bo(e),down:t%2===1}}function rt(e,{reading:t,down:n}){return(t===e?0:2)+(n?1:0)}function Tn(e,t,n){let{reading:o,down:s}=Y(e,t);return An(o,n.x-(s?0:1),n.y-(s?1:0),s)}function Pe({x:e,y:t,down:n}){return n?{x:e,y:t+1}:{x:e+1,y:t}}var Gr=[[0,-1],[-1,0],[1,0],[0,1]],B=class{#e=new Map;placements=[];origin={x:0,y:0};box={left:0,top:0,right:2,bottom:0};constructor(t){let[n,o,s,i]=[1/0,1/0,-1/0,-1/0];for(let r of t){let a=x(r);this.placements.push(a),E(a).forEach(({x:l,y:c},m)=>{this.#e.set(he(l,c),{letter:a.reading[m],placement:a}),n=Math.min(n,l),s=Math.max(s,l),o=Math.min(o,c),i=Math.max(i,c)})}t.length&&(this.box={left:n,top:o,right:s,bottom:i},this.origin={x:this.placements[0].x,y:this.placements[0].y})}at(t,n){return this.#e.get(he(t,n))}meets(t,n){let o=[],s=[],i=E(t),r=new Set(i.map(({x:a,y:l})=>he(a,l)));for(let[a,l]of i.entries()){if(this.at(l.x,l.y)){s.push(l);continue}for(let[c,m]of Gr){let h={x:l.x+c,y:l.y+m},p=this.at(h.x,h.y);!p||r.has(he(h.x,h.y))||o.push({cell:l,near:h,good:n[t.reading[a]].includes(p.letter)})}}return{edges:o,taken:s}}};var zo=".top, .players, .corner, .side, .zoom, .bottom";var Ur={top:(e,t)=>e.bottom-t.top,right:(e,t)=>t.right-e.left,bottom:(e,t)=>t.bottom-e.top,left:(e,t)=>e.right-t.left};function qo(e,t){let n={top:0,right:0,bottom:0,left:0},o=e.getBoundingClientRect();for(let s of t){let i=getComputedStyle(s).getPropertyValue("--stands"),r=s.getBoundingClientRect();if(!(i in n)||!r.width)continue;let a=i;n[a]=Math.max(n[a],Math.round(Ur[a](r,o)))}return n}function En(e,t,{top:n,right:o,bottom:s,left:i}){let[r,a]=[e-i-o,t-n-s];return{x:i+Math.max(80/2,r)/2,y:n+Math.max(80/2,a)/2,width:Math.max(80,r),height:Math.max(80,a)}}var jo=5,Fr=140,Wr=62,Kr=26,Vr=18,Ct=1.7,Zr=13,Lt=4,Xr=150,Rt=class{look={x:1.5,y:.5,size:48};#e=!1;#t=0;#n=0;#r=0;#s=null;#i=En(0,0,{top:0,right:0,bottom:0,left:0});#o=0;#l=0;#c;constructor(t){this.t=t,this.#c=new ResizeObserver(()=>this.#u()),this.#c.observe(t.holder)}stop(){this.#c.disconnect(),cancelAnimationFrame(this.#t),clearTimeout(this.#n)}#u(){let{clientWidth:t,clientHeight:n}=this.t.holder;t===this.#o&&n===this.#l||(this.#o=t,this.#l=n,this.follow(!0),this.t.repaint())}#m(){let{holder:t,root:n}=this.t;this.#i=En(this.#o,this.#l,qo(t,n.querySelectorAll(zo)))}#d(){let{box:t}=this.t.state.squares,n=this.#i,o=t.right-t.left+1+2*Ct,s=t.bottom-t.top+1+2*Ct,i=Math.min(n.width/o,n.height/s),r=Math.max(Wr,this.#o/22),a=Math.min(r,Math.max(this.#e?jo:Kr,i)),l=this.#a(),c=(m,h,p,g)=>{let y=p/a,A=m-Ct+y/2,q=h+1+Ct-y/2;return A>=q?(m+h+1)/2:Math.min(q,Math.max(A,g))};return{x:c(t.left,t.right,n.width,l.x+.5),y:c(t.top,t.bottom,n.height,l.y+.5),size:a}}#a(){let t=this.t.state.squares.placements.at(-1);return t?E(t)[1]:{x:1,y:0}}get goal(){return this.#s?.to??this.look}follow(t=!1){if(!this.#o){this.#u();return}this.#m(),this.t.state.follows?this.#p(this.#d(),t):this.apply()}makeRoom=()=>queueMicrotask(()=>this.t.closed||this.follow());bringBack(){let{size:t,x:n,y:o}=this.goal,s=this.#d(),i=this.t.state.follows&&t===s.size&&n===s.x&&o===s.y;this.#e=i&&!this.#e,this.t.set({follows:!0}),this.follow()}#p(t,n=!1){if(n||this.t.still){this.#s=null,this.look=t,this.apply(),this.#w();return}Jr(t,this.goal)||(this.#s={from:{...this.look},to:t,start:performance.now()}),this.#h()}#h(){this.#w(),this.#t||=requestAnimationFrame(t=>this.#b(t))}#w(){clearTimeout(this.#n),this.#n=setTimeout(()=>{if(this.#r===this.look.size)return;this.#r=this.look.size;let t=this.t.find(".world");t?.classList.add("redrawn"),requestAnimationFrame(()=>requestAnimationFrame(()=>t?.classList.remove("redrawn")))},Xr)}#b(t){if(this.#t=0,this.#s){let{from:n,to:o,start:s}=this.#s,i=Math.min(1,Math.max(0,(t-s)/240)),r=1-(1-i)**3,a=l=>n[l]+(o[l]-n[l])*r;this.look={x:a("x"),y:a("y"),size:a("size")},i===1?this.#s=null:this.#h()}this.apply()}#g(){this.#s=null,this.t.state.follows&&(this.#e=!1,this.t.set({follows:!1})),this.#h()}pan(t,n){let{size:o}=this.look;this.look=this.#y({x:this.look.x-t/o,y:this.look.y-n/o,size:o}),this.#g()}zoom(t,n){let o=this.#i,s=this.t.holder.getBoundingClientRect(),i=n?n.x-s.left-o.x:0,r=n?n.y-s.top-o.y:0,{x:a,y:l,size:c}=this.look,m=Math.min(Fr,Math.max(jo,c*t));this.look=this.#y({x:a+i/c-i/m,y:l+r/c-r/m,size:m}),this.#g()}#y({x:t,y:n,size:o}){let{box:s}=this.t.state.squares;return{x:Math.min(s.right+8,Math.max(s.left-8,t)),y:Math.min(s.bottom+8,Math.max(s.top-8,n)),size:o}}reveal({x:t,y:n}){this.#f({left:t-1,top:n-1,right:t+2,bottom:n+2})}revealAll(t){let n=t.flatMap(E);!n.length||!this.#o||(this.#m(),this.#f({left:Math.min(...n.map(({x:o})=>o))-.3,top:Math.min(...n.map(({y:o})=>o))-.3,right:Math.max(...n.map(({x:o})=>o))+1.3,bottom:Math.max(...n.map(({y:o})=>o))+1.3}))}#f({left:t,top:n,right:o,bottom:s}){let{goal:i}=this,r=this.#i,a=Math.min(r.width/(o-t),r.height/(s-n)),l=Math.max(Math.min(i.size,a),Math.min(i.size,Vr)),c=(h,p,g,y)=>{let A=g/l/2;return p-h>2*A?(h+p)/2:Math.min(h+A,Math.max(p-A,y))},m={x:c(t,o,r.width,i.x),y:c(n,s,r.height,i.y),size:l};this.#p(m)}cellAt(t,n){return Nt(this.pointAt(t,n))}pointAt(t,n){let o=this.t.holder.getBoundingClientRect(),s=this.#i,{x:i,y:r,size:a}=this.look;return{x:i+(t-o.left-s.x)/a,y:r+(n-o.top-s.y)/a}}pixelOf(t,n){let o=this.#i,{goal:s}=this;return{x:o.x+(t-s.x)*s.size,y:o.y+(n-s.y)*s.size}}get rightmost(){return this.look.x+this.#i.width/2/this.look.size}apply(){let t=this.t.find(".world");if(!t||!this.#o)return;let n=this.#i,{x:o,y:s,size:i}=this.look,r=this.t.state.squares.origin,a=n.x-(o-r.x)*i,l=n.y-(s-r.y)*i;t.style.transform=`translate(${a}px, ${l}px) scale(${i/re})`,t.classList.toggle("far",i<Zr);let{box:c}=this.t.state.squares,m=Math.min(12,Math.max(3,Math.round(this.#o/i/4))),h=y=>Math.floor(y/m)*m,p=y=>Math.ceil(y/m)*m,g={left:Math.max(c.left-Lt,h(o-n.x/i)),top:Math.max(c.top-Lt,h(s-n.y/i)),right:Math.min(c.right+Lt,p(o+(this.#o-n.x)/i)),bottom:Math.min(c.bottom+Lt,p(s+(this.#l-n.y)/i))};Qr(g,this.t.state.sight)||this.t.set({sight:g})}},Jr=(e,t)=>e.x===t.x&&e.y===t.y&&e.size===t.size,Qr=(e,t)=>e.left===t.left&&e.top===t.top&&e.right===t.right&&e.bottom===t.bottom;var ea={plus:"M12 5v14M5 12h14",minus:"M5 12h14",fit:"M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",turn:"M19 12a7 7 0 1 1-2.5-5.4M19 3v5h-5",undo:"M9 6 4 11l5 5M4 11h10a6 6 0 0 1 6 6v1",redo:"m15 6 5 5-5 5M20 11H10a6 6 0 0 0-6 6v1",log:"M5 6h14M5 12h14M5 18h9",menu:"M4 7h16M4 12h16M4 17h16",settings:"M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5",play:"M7 5l12 7-12 7z",pause:"M8 5v14M16 5v14",next:"m9 5 7 7-7 7",previous:"m15 5-7 7 7 7",first:"M6 5v14M18 5l-8 7 8 7",last:"M18 5v14M6 5l8 7-8 7",close:"M6 6l12 12M18 6 6 18",yes:"M5 12.5 10 18 19 7",bag:"M8 8c-3 3-4 6-4 8a4 4 0 0 0 4 4h8a4 4 0 0 0 4-4c0-2-1-5-4-8M8 8h8M9 4l-1 4M15 4l1 4M9 4h6",person:"M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8M5 20a7 7 0 0 1 14 0",bot:"M6 9h12v9H6zM12 9V5M12 5h.01M9.5 13v1M14.5 13v1M3.5 12v3M20.5 12v3",save:"M12 4v11M7 11l5 5 5-5M5 20h14",flag:"M6 21V4h11l-2 4 2 4H6",leave:"M14 4h5v16h-5M14 12H4M8 8l-4 4 4 4",help:"M9 9a3 3 0 1 1 4.2 2.7c-.8.4-1.2 1-1.2 1.8v.5M12 18h.01",keyboard:"M3 7h18v10H3zM7 11h.01M11 11h.01M15 11h.01M8 14h8",eye:"M2.5 12S6 6 12 6s9.5 6 9.5 6-3.5 6-9.5 6-9.5-6-9.5-6M12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5",speak:"M4 10v4h4l5 4V6L8 10zM16.5 9a4 4 0 0 1 0 6",branch:"M6 21V3M6 15c0-4 3-6 7-6h5M14.5 5.5 18 9l-3.5 3.5",skip:"M5 5l8 7-8 7zM17 5v14",sort:"M5 7h14M5 12h9M5 17h5",again:"M5 12a7 7 0 0 1 12-5l2 2M19 4v5h-5M19 12a7 7 0 0 1-12 5l-2-2M5 20v-5h5",crown:"M5 19h14M5 15.5 3.5 7l5 3.5L12 5l3.5 5.5 5-3.5L19 15.5z",speed:"M4 17a8.5 8.5 0 1 1 16 0M12 15l4-5",book:"M12 7c-2-1.6-4.6-2-8-2v13c3.4 0 6 .4 8 2 2-1.6 4.6-2 8-2V5c-3.4 0-6 .4-8 2v13",notebook:"M7 4h12v16H7zM7 4H5v16h2M10.5 10l2 2-2 2M14.5 14h2",print:"M7 8V4h10v4M7 17H4V8h16v9h-3M7 14h10v6H7z",folder:"M4 6h6l2 2.5h8V19H4z",info:"M12 11v6M12 7.5h.01M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18",share:"M12 4v11M7.5 8 12 3.5 16.5 8M6 12H5v8h14v-8h-1",copy:"M9 9h11v11H9zM15 9V4H4v11h5",qr:"M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2M20 14v2M14 20v-2M18 20h2v-1M17 17h.01",pen:"M4 20l1-4.5L16 4.5l3.5 3.5L8.5 19zM13.5 7l3.5 3.5",bin:"M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5",more:"M5 12h.01M12 12h.01M19 12h.01",hand:"M9.4 13V4.9a1.9 1.9 0 0 1 3.8 0V11l4.6 1.1a2.4 2.4 0 0 1 1.8 2.7l-.7 4.6a2.4 2.4 0 0 1-2.4 2.1h-4.7a3 3 0 0 1-2.4-1.2l-4.2-5.6a1.8 1.8 0 0 1 2.7-2.4z",look:"M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14M16 16l4.5 4.5"},$=e=>u`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${Re`<path d=${ea[e]} />`}</svg>`;function J({squares:{origin:e}},{x:t,y:n},o=""){return`left:${(t-e.x)*re}px;top:${(n-e.y)*re}px;${o}`}var Do=["link","break","taken"],ta={marked:"pen",aimed:"look",hint:"help",found:"yes",wrong:"close"};function Ho(e){let t=e.mode.marks(e.state),n=e.shown?.task?.marks??(e.shown&&e.host.marks?.(e.shown))??[];return[...t,...na(e.state,t,n),...n.filter(({kind:o})=>o!=="next")]}function na({chosen:e},t,n){let o=n.filter(({kind:i})=>i==="next"),s=o.find(({where:i})=>"placement"in i&&ae(x(i.placement).reading)===e);return s?Yo(t,s.where).length?[s]:[]:o.filter(({where:i})=>!("placement"in i)).slice(0,1)}var G=e=>Object.entries(e).join(),Yo=(e,t)=>e.filter(n=>G(n.where)===G(t));function Go(e){return"placement"in e?E(x(e.placement)):("cell"in e?[e.cell]:"edge"in e?e.edge:[]).map(([n,o])=>({x:n,y:o}))}var Pt=(e,t)=>Fo(e,Yo(e.marks.filter(({kind:n})=>n!=="spot"),t))||d,Uo=e=>e.marks.filter(({kind:t})=>t!=="spot"&&!Do.includes(t)),It=(e,t,{x:n,y:o})=>Fo(e,t.filter(({where:s})=>Go(s).some(i=>i.x===n&&i.y===o))),Fo=(e,t)=>e.words.sayAll(t.map(({words:n})=>n));function at(e,t){return e.marks.some(n=>n.kind==="next"&&G(n.where)===G(t))?u`<span class="pointing" data-pointing=${Object.values(t)[0]}>${$("hand")}</span>`:d}function Wo(e){let t=e.marks.some(({kind:o})=>o==="next"),n=e.marks.filter(({kind:o})=>o==="spot");return u`<div class="spots" aria-hidden="true">${n.map(o=>oa(e,o,t))}</div>`}var Ko=e=>e.marks.filter(({kind:t})=>t!=="spot").map(t=>sa(e,t));function oa(e,{where:t},n){let{chosen:o,turns:s}=e.state,i=x("placement"in t?t.placement:""),{reading:r,down:a}=Y(o??"",s),l=i.reading===r&&i.down===a;return u`<div
    class="spot ${i.down?"down":""} ${l?"as-turned":""}"
    .style=${J(e.state,i)}
  >${n?at(e,t):d}</div>`}function sa(e,{where:t,kind:n}){let o=Go(t);if(!o.length||n==="next")return d;let s=o[0],i=o[o.length-1],r=i.y!==s.y,a="edge"in t?{x:(s.x+i.x)/2,y:(s.y+i.y)/2}:s;return Do.includes(n)?ia(J(e.state,a),n,r):u`<div class="mark ${n} ${Object.keys(t)[0]} ${r?"down":""}" data-mark=${n} .style=${J(e.state,a)}>
    ${$(ta[n]??"look")}
  </div>`}var ia=(e,t,n)=>u`<svg class="sign ${t}" viewBox="-.5 -.5 1 1" .style=${e}>
  ${Re`<g transform=${n?"rotate(90)":"rotate(0)"}>
    <path class="edge" d=${st[t]} /><path class="line" d=${st[t]} />
  </g>`}
</svg>`;var lt=No,Vo=Co,ra=Lo,Xo={both:e=>[lt[e].fill,lt[e].mark,null],colours:e=>[lt[e].fill,null,null],patterns:()=>[St,it,it],contrast:e=>[Vo[e].fill,Vo[e].mark,"#000000"]};function Jo(){return Object.entries(Xo).map(([e,t])=>{let n=Object.keys(lt).map(s=>`--sq-${s}:${Zo(Qo(...t(s),ra[s]))}`);n.push(`--sq-w:${Zo(aa(e))}`);let o=Object.keys(lt).map(s=>`[data-tiles="${e}"] .far .sq-${s}{background-color:${t(s)[0]}}`);return`[data-tiles="${e}"]{${n.join(";")}}${o.join("")}`}).join("")}function Zo(e){let t=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="-.5 -.5 1 1">${e}</svg>`;return`url("data:image/svg+xml,${encodeURIComponent(t)}")`}function Qo(e,t,n,o){let s=n?` stroke="${n}" stroke-width=".04"`:"",i=`<rect x="-.42" y="-.42" width=".84" height=".84" rx=".14" fill="${e}"${s}/>`;return t?`${i}<path fill="${t}" d="${o}"/>`:i}function aa(e){let t=e==="patterns",n=[...Po].map((s,i)=>{let r=t?i%2?it:"#8a8f99":Xo[e](s)[0];return`<path transform="rotate(${72*i})" fill="${r}" d="${Ro}"/>`});return`${Qo(St,null,e==="patterns"||e==="contrast"?"#000000":null)}<g stroke="${St}" stroke-width=".03">${n.join("")}</g>`}var es=`:host{--body:${Io};--outline:${it}}`,Bt=e=>`sq sq-${e==="*"?"w":e}`;function O(e,t,n=""){return u`<span class="tile ${t?"down":""} ${n}" aria-hidden="true"
    >${[...e].map(o=>u`<span class=${Bt(o)}></span>`)}</span
  >`}var le=e=>u`<span class="tile back ${e?"down":""}" aria-hidden="true"
    ><span></span><span></span><span></span
  ></span>`;var ts=`.actions{display:flex;align-items:center;justify-content:space-between;gap:.5rem;width:min(100%,34rem);pointer-events:none}.actions .round,.actions .button{box-shadow:var(--shadow);pointer-events:auto}.actions .round:disabled{opacity:1;color:color-mix(in srgb,var(--quiet) 45%,transparent);box-shadow:none}.actions .now{display:flex;flex-wrap:wrap;align-items:center;justify-content:center;gap:.5rem;min-width:0;min-height:var(--target)}.actions .words{white-space:nowrap}.actions .turn .tile{--square: .7rem;font-size:var(--square)}.actions .turn{padding-inline:.8rem}.actions .hint{margin:0;padding:.15em .8em;border-radius:var(--radius-pill);color:var(--quiet);background:var(--panel);font-size:var(--font-small)}@container table ((max-width: 480px) or (max-height: 480px)){.actions,.actions .now{gap:.35rem}.actions .button{gap:.35rem;padding-inline:.55rem}.actions .hint{padding-inline:.5em}.actions .button:not(.labelled){width:var(--target);padding-inline:0;border-radius:50%}.actions .button:not(.labelled) .words{position:absolute;clip-path:inset(50%)}}@container table (max-height: 480px) and (not (max-width: 480px)){.actions{width:auto}.actions .hint{display:none}}
`;var ns=`.tile{display:inline-grid;grid-template:1em / repeat(3,1em);border-radius:.2em;background:var(--body);box-shadow:0 0 0 max(1px,.04em) var(--outline),0 .05em .12em var(--shade);line-height:1}.tile.down{grid-template:repeat(3,1em) / 1em}.sq{background:center / 100% no-repeat}.sq-R{background-image:var(--sq-R)}.sq-G{background-image:var(--sq-G)}.sq-B{background-image:var(--sq-B)}.sq-Y{background-image:var(--sq-Y)}.sq-P{background-image:var(--sq-P)}.sq-w{background-image:var(--sq-w)}.tile.back>span{margin:.12em;border-radius:.14em;background:color-mix(in srgb,var(--outline) 16%,var(--body))}.chromino[data-tiles=contrast] .tile,.chromino[data-tiles=contrast] .body{box-shadow:0 0 0 max(2px,.07em) var(--black),0 0 0 max(3px,.11em) var(--white)}
`;var os=`.board{position:absolute;inset:0;overflow:hidden;touch-action:none;cursor:grab}.board.covered{visibility:hidden}.world{position:absolute;left:0;top:0;transform-origin:0 0;will-change:transform}.world.redrawn{will-change:auto}.dots{position:absolute;background:radial-gradient(circle,var(--ground-dot) 2.2px,transparent 2.8px) 0 0 / var(--unit) var(--unit);opacity:0;transition:opacity .2s}.aiming .dots{opacity:1}.body,.cell,.spot,.ghost,.sign,.count{position:absolute}.body{width:calc(3 * var(--unit));height:var(--unit);border-radius:var(--radius-small);background:var(--body);background-clip:padding-box;border:1px solid transparent;box-shadow:inset 0 0 0 1.6px var(--outline),0 2px 4px var(--shade)}.body.down{width:var(--unit);height:calc(3 * var(--unit))}.far .body{box-shadow:inset 0 0 0 1.6px var(--outline)}.body.last{box-shadow:inset 0 0 0 1.6px var(--outline),0 0 0 3px var(--ground),0 0 0 6px var(--accent);animation:glow 1.8s ease-out}@keyframes glow{0%{box-shadow:inset 0 0 0 1.6px var(--outline),0 0 0 3px var(--ground),0 0 0 6px var(--accent),0 0 0 16px color-mix(in srgb,var(--accent) 40%,transparent)}}.cell{width:var(--unit);height:var(--unit);contain:strict}.arriving{opacity:0}.chromino:not([data-tiles=patterns]) .far .sq{padding:3px;background-image:none;background-clip:content-box}.cell:focus-visible{contain:none;outline:3px solid var(--ink);outline-offset:-3px;box-shadow:0 0 0 3px var(--ground);border-radius:var(--radius-small);z-index:2}.cell.anchor:before{content:"";position:absolute;inset:13px;border-radius:50%;background:var(--accent);box-shadow:0 0 0 2px var(--ground)}.cell.open{cursor:pointer}.cell.open:hover{background:color-mix(in srgb,var(--accent) 22%,transparent);border-radius:var(--radius-small)}.ghost{--square: var(--unit);font-size:var(--square);opacity:.82;pointer-events:none;box-shadow:0 0 0 1.6px var(--outline),0 6px 14px var(--shade)}.ghost.put{opacity:1}.ghost.refused{opacity:.55;animation:shake .32s}@keyframes shake{25%{translate:-4px 0}75%{translate:4px 0}}.count{height:var(--unit);display:grid;place-items:center start}.count span{transform-origin:0 50%;margin-left:4px;padding:.1rem .55rem;border-radius:var(--radius-pill);white-space:nowrap;font-size:var(--font-small);font-weight:600;color:var(--white);background:var(--not-enough)}.count.enough span{background:var(--enough)}
`;var ss=`.round,.button{font:inherit;color:var(--ink);background:var(--panel);border:1px solid var(--line);cursor:pointer;min-height:var(--target);touch-action:manipulation}.round{flex:none;display:grid;place-items:center;width:var(--target);border-radius:50%;padding:0}.round.small{width:var(--target-small);min-height:var(--target-small)}.round.wanted{color:var(--on-accent);background:var(--accent);border-color:transparent}.button{display:inline-flex;align-items:center;justify-content:center;gap:.5rem;padding:.35rem 1.1rem;border-radius:var(--radius-pill)}.button.primary{color:var(--on-accent);background:var(--accent);border-color:transparent;font-weight:600}.round:hover,.button:hover{border-color:var(--quiet)}.round:disabled,.button:disabled{opacity:.45;cursor:default}.icon{width:var(--icon);height:var(--icon);flex:none;fill:none;stroke:currentColor;stroke-width:1.8;stroke-linecap:round;stroke-linejoin:round}:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
`;var is=`.face{display:inline-flex;flex-wrap:wrap;align-items:center;gap:.6em;min-height:var(--target);padding:.35em .9em;border:1px solid var(--line);border-radius:var(--radius-pill);color:inherit;background:none;font:inherit;cursor:pointer}.face:hover{border-color:var(--quiet)}.choice{position:relative}.choice input{position:absolute;inset:0;margin:0;opacity:0;cursor:pointer}.choice input:focus-visible+.face{outline:3px solid var(--accent);outline-offset:2px}.choice input:checked+.face,.face[aria-current],.face[aria-pressed=true]{color:var(--on-accent);background:var(--accent);border-color:transparent;font-weight:600}@media(forced-colors:active){.choice input:checked+.face,.face[aria-current],.face[aria-pressed=true],.toggle input:checked{forced-color-adjust:none;color:HighlightText;background:Highlight}}
`;var rs=`.dialog{position:fixed;inset:.75rem .75rem auto auto;flex-direction:column;width:25em;max-width:calc(100% - 1.5rem);max-height:calc(100% - 1.5rem);margin:0;padding:0;border:0;border-radius:var(--radius-large);overflow:hidden;color:var(--ink);background:var(--panel);box-shadow:var(--shadow);animation:dialog .2s ease-out}.dialog[open]{display:flex}.dialog::backdrop{background:var(--veil)}.dialog:not(:modal){position:absolute;z-index:6;box-shadow:var(--shadow),0 0 0 100vmax var(--veil)}@keyframes dialog{0%{opacity:0;translate:0 .75rem}}.dialog header{display:flex;align-items:center;justify-content:space-between;gap:1em;padding:.9em .9em .4em 1.5em}.dialog h2{margin:0;min-height:var(--target);align-content:center;font-size:var(--font-title);font-weight:600;line-height:1.25;text-wrap:balance;overflow-wrap:anywhere}.dialog h2:focus-visible{outline:none}.dialog header .round{flex:none;border-color:transparent}.dialog .content{min-height:0;padding:.4em 1.5em 1.5em;overflow-y:auto;overscroll-behavior:contain}.dialog p{margin:0}.dialog ul{margin:0;padding:0;list-style:none}.dialog .quiet{color:var(--quiet)}.dialog .name{font-weight:600}.dialog .choices{display:flex;flex-wrap:wrap;gap:.5em}.dialog.question,.dialog.typed,.dialog.rules,.dialog.end{inset:0;height:fit-content;margin:auto}.dialog.question,.dialog.typed,.dialog.end{width:28em}@container table (max-width: 480px){.dialog:not(.hand-over){inset:auto 0 0;width:100%;max-width:30rem;max-height:88%;margin:0 auto;padding-bottom:env(safe-area-inset-bottom);border-radius:var(--radius-large) var(--radius-large) 0 0}.dialog:not(.hand-over) .content{padding-inline:1.25em}.dialog.typed{inset:0 0 auto;padding:env(safe-area-inset-top) 0 0;border-radius:0 0 var(--radius-large) var(--radius-large)}.dialog header{padding-inline:1.25em .75em}}
`;var as=`.end header{position:relative}.dialog.end h2{flex:1;padding:.4em 1.6rem 0;text-align:center;text-wrap:balance;overflow-wrap:anywhere}.end header .round{position:absolute;top:.9em;right:.9em}.end .content{display:grid;gap:1.25em}.end p{text-align:center;text-wrap:balance}.end .button{flex:1 1 40%}.end .primary{flex-basis:100%}.trophy{display:flex;justify-content:center;gap:.45em;padding:.5em 0 .2em;--square: 1.75em;font-size:var(--square)}.trophy .tile{animation:drop .7s cubic-bezier(.3,0,.6,1) backwards}.trophy .tile:nth-child(1){rotate:-7deg}.trophy .tile:nth-child(2){rotate:3deg;animation-delay:.12s}.trophy .tile:nth-child(3){rotate:-3deg;animation-delay:.24s}@keyframes drop{0%{opacity:0;translate:0 -3em;rotate:30deg}45%,to{opacity:1;translate:0 0}65%{translate:0 -.5em}82%{translate:0 0}91%{translate:0 -.12em}}.result{width:100%;border-collapse:collapse}.result th,.result td{padding:.45em 0 .45em .5em;text-align:end}.result th:first-child{padding-left:0;text-align:start;overflow-wrap:anywhere}.result th{font-weight:400}.result thead th{color:var(--quiet)}.result tbody tr{border-top:1px solid var(--line)}.result .won>*{font-weight:600}.result .icon{margin-left:.2em;vertical-align:-.25em}@container table (max-width: 480px){.trophy{--square: 1.4em}.dialog.end h2{padding-inline:2.75rem}.end .button{padding-inline:.5em}}
`;var ls=`.flying{position:absolute;left:0;top:0;line-height:0}.flying.held .tile{box-shadow:0 0 0 max(1px,.04em) var(--outline),0 14px 26px var(--shade)}
`;var cs=`.guide{display:grid;grid-template:"scene told lessons aids play" / auto minmax(0,1fr) auto auto auto;align-items:center;gap:.5rem 1.25rem;width:min(100%,50em);margin-inline:auto;padding:.6rem 1rem;border-radius:var(--radius-large);background:var(--panel);box-shadow:var(--shadow);pointer-events:auto}.guide .scene{grid-area:scene}.guide .told{grid-area:told}.guide .lessons{grid-area:lessons}.guide .aids{grid-area:aids}.guide .primary{grid-area:play}.guide .told p{margin:0}.guide .told [role=status]{font-size:var(--font-large);line-height:1.3;text-wrap:balance}.guide .told :focus-visible{outline:none}.guide .keys{padding-top:.2rem;font-size:var(--font-small)}.guide .lessons{display:flex;gap:.4rem}.guide .lessons i{width:.75rem;height:.75rem;border:2px solid var(--accent);border-radius:var(--radius-pill)}.guide .lessons .learnt{background:var(--accent)}.guide .lessons .now{width:1.75rem;background:var(--accent)}.guide .aids{display:flex;align-items:center;gap:.5rem}.guide .aids [aria-pressed=true]{color:var(--on-accent);background:var(--accent);border-color:transparent}.guide .primary{min-height:3.5rem;padding-inline:1.75rem;border-radius:var(--radius-pill);font-size:var(--font-large)}.guide .primary .icon{fill:currentColor}.guide .scene{display:grid;place-items:center;width:6.5em;height:4.25em;--square: 1.35rem;font-size:var(--square)}.guide .scene>*{grid-area:1 / 1}.guide .scene .icon{display:block;width:1em;height:1em}.guide .hand{--square: 2em;font-size:var(--square)}.guide .hand .icon{color:var(--outline);fill:var(--white)}.guide .little-table{--square: calc(1em*min(1.5, 4 / var(--rows), 6 / var(--columns))) ;font-size:var(--square)}.guide .little-table>span{position:relative}.guide .little-table>:last-child{z-index:1;animation:bring 3.6s ease-in-out infinite}.guide .little-table>:last-child>.tile{outline:.12em solid var(--accent);outline-offset:.1em}.guide .little-table .hand{position:absolute;left:calc(50% - .4em);top:calc(50% - .15em);opacity:0;animation:let-go 3.6s ease-in-out infinite}@keyframes let-go{0%,50%{opacity:1;translate:0 0}60%,to{opacity:0;translate:.3em .4em}}@keyframes bring{0%{opacity:0;translate:1em 1.8em}15%{opacity:1;translate:1em 1.8em}45%,85%{opacity:1;translate:0 0}to{opacity:0;translate:0 0}}.guide .scene .tile.back{align-self:start;--square: .62em;font-size:var(--square);animation:rise 3.6s ease-in-out infinite}@keyframes rise{0%,15%{translate:0 2.9em}50%,85%{translate:0 0}to{opacity:0;translate:0 0}}.guide .sack{align-self:end;z-index:1;--square: 3.2em;font-size:var(--square)}.guide .sack .icon{fill:var(--panel);stroke-width:1.2}.guide .draw .hand{align-self:end;z-index:2;margin-left:1em;animation:tap 3.6s ease-in-out infinite}@keyframes tap{0%,30%,to{translate:.2em .25em}15%{translate:0 0}}.guide .prize{align-self:start;--square: 2.4em;font-size:var(--square);color:var(--accent);animation:crown .6s ease-out}@keyframes crown{0%{opacity:0;translate:0 -.3em}}.guide .laid{align-self:end;display:flex;gap:.3em;--square: .65em;font-size:var(--square)}@container table (max-height: 480px) or ((orientation: portrait) and (not ((min-width: 1024px) and (min-height: 540px)))){.guide .aids .button{width:var(--target);padding:0}.guide .aids .words{display:none}.guide .lessons{gap:.3rem}.guide .lessons i{width:.6rem;height:.6rem}.guide .lessons .now{width:1.2rem}}@container table (orientation: portrait) and (not ((min-width: 1024px) and (min-height: 540px))){.guide{grid-template:"lessons scene aids" auto "told told told" auto "play play play" auto / 1fr auto 1fr;gap:.25rem .5rem;padding:.6rem .75rem}.guide .told{min-height:3rem;align-content:center;text-align:center}.guide .aids{flex-direction:column;align-items:end}.guide .primary{margin-top:.4rem}}@container table (max-height: 480px){.guide{gap:.3rem .8rem;padding:.25rem .6rem}.guide .scene{--square: .8rem}.guide .told [role=status]{font-size:var(--font-text)}.guide .primary{min-height:var(--target)}}
`;var us=`.dialog.hand-over{inset:0;width:100%;height:100%;max-width:none;max-height:none;border-radius:0;background:var(--ground);justify-content:safe center;align-items:center;overflow-y:auto;text-align:center;animation:none}.hand-over header{padding:1.5em 1.5em 0}.hand-over .content{flex:none;display:grid;justify-items:center;gap:1.75em;max-width:36em;padding:1.5em max(1.5em,env(safe-area-inset-left)) max(1.5em,env(safe-area-inset-bottom));overflow:visible}.hand-over .pile{display:flex;gap:.5rem;--square: 1.5rem;font-size:var(--square)}.hand-over .pile .tile:nth-child(1){rotate:-5deg}.hand-over .pile .tile:nth-child(3){rotate:4deg}.hand-over .since{color:var(--quiet)}.hand-over .since li{position:relative;padding:.1em 0}.hand-over .choices{flex-direction:column;gap:.75em}@container table (max-height: 480px){.hand-over .pile{display:none}}
`;var ds=`.keys h3{margin:.9em 0 .3em;font-size:var(--font-text);font-weight:600}.keys dl{margin:0}.keys dl>div{display:grid;grid-template-columns:8.5em 1fr;gap:.75em;align-items:baseline;padding:.2em 0}.keys dd{margin:0;color:var(--quiet)}kbd{display:inline-block;min-width:1.8em;padding:0 .45em;border:1px solid var(--line);border-bottom-width:2px;border-radius:var(--radius-small);font:inherit;text-align:center;white-space:nowrap}@container table (max-width: 480px){.keys dl>div{grid-template-columns:7em 1fr}}
`;var hs=`.moves{margin:0;padding:0;list-style:none}.moves button{position:relative;display:grid;grid-template-columns:2.2rem minmax(0,1fr);align-items:center;column-gap:.5rem;width:100%;min-height:var(--target);padding:.15rem .6rem;border:0;border-radius:var(--radius-middle);color:inherit;background:none;font:inherit;text-align:start;cursor:pointer}.moves button:hover,.moves button[aria-current]{background:color-mix(in srgb,var(--line) 40%,transparent)}.moves .ply,.moves .sum{color:var(--quiet);font-size:var(--font-small)}.deed{overflow-wrap:anywhere}.deed b{font-weight:600}.deed :has(>.tile){white-space:nowrap}.deed .tile{margin-inline:.2em .1em;--square: .85em;font-size:var(--square);vertical-align:middle}.moves .sum{display:inline-block}
`;var ms=`.spot{width:calc(3 * var(--unit));height:var(--unit);border-radius:var(--radius-small);border:1.6px dashed color-mix(in srgb,var(--accent) 70%,transparent)}.spot.down{width:var(--unit);height:calc(3 * var(--unit))}.spot.as-turned{border:2px solid var(--accent);background:color-mix(in srgb,var(--accent) 13%,transparent)}.signs{pointer-events:none}.sign{width:var(--unit);height:var(--unit);overflow:visible}.sign path{fill:none;stroke-linejoin:round}.sign .edge{stroke:var(--outline);stroke-width:.2}.sign .line{stroke:var(--white);stroke-width:.09}.sign.link .edge{fill:var(--outline)}.sign.break .edge,.sign.taken .edge{stroke:var(--bad);filter:drop-shadow(0 0 .08px var(--bad));animation:pulse 1s ease-in-out 3}@keyframes pulse{50%{stroke-width:.36}}.signs .mark{position:absolute;width:var(--unit);height:var(--unit);border-radius:var(--radius-small);border:3px solid var(--accent);box-shadow:0 0 0 1.6px var(--ground),inset 0 0 0 1.6px var(--ground)}.signs .mark.placement{width:calc(3 * var(--unit))}.signs .mark.placement.down{width:var(--unit);height:calc(3 * var(--unit))}.signs .mark.edge{border-radius:50%;scale:.6}.signs .mark.aimed,.signs .mark.hint{border-style:dashed}.signs .mark.wrong{border-color:var(--bad)}.signs .mark .icon{position:absolute;right:-9px;top:-9px;width:18px;height:18px;padding:2px;border-radius:50%;color:var(--ground);background:var(--ink)}
`;var ps=`.dialog .entries{margin:0 -.75em}.dialog .entries+.entries{margin-top:.5em;padding-top:.5em;border-top:1px solid var(--line)}.dialog .entries+.quiet{margin-top:1em}.entry{display:flex;align-items:center;gap:1em;width:100%;min-height:var(--target);padding:.4em .75em;border:0;border-radius:var(--radius-middle);color:inherit;background:none;font:inherit;text-align:start;cursor:pointer}.entry:hover{background:color-mix(in srgb,var(--line) 40%,transparent)}.entry .icon{color:var(--quiet)}
`;var fs=`.players{flex:1;display:flex;flex-wrap:wrap;align-items:flex-start;gap:.5em;min-width:0;margin:0;padding:0;list-style:none}.top>.players{pointer-events:none}.player,.bag{position:relative;display:grid;align-items:center;min-height:2.75em;border-radius:var(--radius-large);background:var(--panel);box-shadow:var(--shadow);pointer-events:auto}.player{grid-template-columns:auto minmax(0,1fr);column-gap:.55em;padding:.35em .9em .35em .4em;max-width:16em}.kind{grid-row:span 2;display:grid;place-items:center;width:2em;height:2em;border-radius:50%;color:var(--quiet);background:color-mix(in srgb,var(--line) 45%,transparent)}.player .icon,.bag .icon{width:1.15em;height:1.15em}.player .who,.holds{position:relative;display:flex;align-items:center;gap:.35em;min-width:0;line-height:1.25}.player .name{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}.player[aria-current],.bag.wanted{box-shadow:0 0 0 2px var(--accent),var(--shadow)}.player[aria-current] .name{font-weight:600}.player[aria-current] .kind{color:var(--on-accent);background:var(--accent)}.player[aria-current]:before{content:"";position:absolute;left:1em;top:calc(100% + 2px);border:.4em solid transparent;border-top-color:var(--accent);border-bottom-width:0}.badge{display:flex;flex:none;color:var(--accent)}.thinking{display:flex;flex:none;gap:.2em}.thinking i{width:.3em;height:.3em;border-radius:50%;background:var(--accent);animation:thinking 1.1s ease-in-out infinite}.thinking i:nth-child(2){animation-delay:.15s}.thinking i:nth-child(3){animation-delay:.3s}@keyframes thinking{0%,60%,to{translate:0 0}30%{translate:0 -.25em}}.holds{grid-column:2;color:var(--quiet);font-size:var(--font-small);white-space:nowrap}.backs{display:flex;flex:none;gap:2px;--square: .35em;font-size:var(--square)}.backs:empty{display:none}.backs .tile{background:color-mix(in srgb,var(--quiet) 55%,var(--panel));box-shadow:none}.backs .tile>span{display:none}.holds .score:before{content:"\\b7";margin-right:.35em}.faces{grid-column:1 / -1;display:flex;flex-wrap:wrap;gap:.35em;padding:.35em 0 .25em .5em;--square: .7em;font-size:var(--square)}.faces>span{display:flex}.bag{grid-template-columns:auto auto;gap:.4em;padding:.35em .9em .35em .7em}.bag .icon{color:var(--quiet)}.bag.wanted{cursor:pointer}.bag.wanted .icon{color:var(--accent)}@container table ((max-width: 480px) or (max-height: 480px)){.top{display:block}.top .corner{position:absolute;top:max(.6rem,env(safe-area-inset-top));right:max(.6rem,env(safe-area-inset-right))}.top .corner .round{width:var(--target-small);min-height:var(--target-small)}.players{display:block;font-size:var(--font-small);line-height:0}.players:before{content:"";float:right;width:8.2rem;height:2.3rem}.player,.bag{display:inline-grid;min-height:2rem;margin:0 .4rem .4rem 0;padding:.15rem .5rem .15rem .25rem;border-radius:var(--radius-pill);column-gap:.25rem;line-height:1.25;vertical-align:top}.bag{padding-left:.6rem}.player{grid-template-columns:auto minmax(0,1fr) auto}.kind{grid-row:auto;width:1.4rem;height:1.4rem}.player .name{max-width:5.5rem}.holds{grid-column:auto}.backs>:nth-child(n+2){display:none}.many .player{padding-right:.45rem}.many .kind{width:1.15rem;height:1.15rem;background:none}.many .player[aria-current] .kind .icon{width:.85em;height:.85em}.many .name{max-width:2.6rem}.many .backs{display:none}.players.open{display:flex;flex-wrap:nowrap;align-items:stretch;gap:.4rem;margin:2.5rem -.6rem 0;padding:.25rem .6rem .5rem;overflow:auto hidden;scrollbar-width:none}.players.open:before{display:none}.open .player,.open .bag{flex:none;margin:0;--shadow: 0 1px 3px var(--shade)}.open .name{max-width:5.5rem}.open .bag{order:-1}}@container table (max-height: 480px) and (not (max-width: 480px)){.players.open{margin:0 8.5rem 0 -.6rem}}
`;var gs=`.rack-tile,.button{position:relative}.pointing{position:absolute;inset:-3px;z-index:1;border:3px solid var(--accent);border-radius:var(--radius-small);pointer-events:none;animation:spread 1.4s ease-out infinite}.button>.pointing{inset:-6px;border-radius:var(--radius-pill)}@keyframes spread{0%{box-shadow:0 0 0 0 var(--accent)}to{box-shadow:0 0 0 12px transparent}}.pointing .icon{position:absolute;left:calc(50% - 10px);bottom:0;width:32px;height:32px;color:var(--outline);fill:var(--white);animation:beckon .7s ease-in-out infinite alternate}.rack-tile .icon{left:calc(50% - .3em);width:.9em;height:.9em}.button>.pointing .icon{left:calc(100% - 28px);bottom:-4px}@keyframes beckon{to{translate:0 -6px}}
`;var ys=`.dialog.question header{padding:1.5em 1.5em .5em}.dialog.question h2{font-size:var(--font-text)}.dialog.question .choices{justify-content:flex-end}.dialog.question .button{min-width:6rem}@container table (max-width: 480px){.dialog.question .choices{display:grid;grid-template-columns:1fr 1fr}}
`;var ws=`.rack{display:flex;align-items:center;gap:.5rem;max-width:100%;padding:.55rem .7rem;border-radius:var(--radius-large);background:var(--panel);box-shadow:var(--shadow)}.tools{display:flex;flex-direction:column;gap:.3rem;flex:none}.tiles{display:flex;gap:.45rem;overflow:auto hidden;overscroll-behavior-x:contain;padding:.75rem .3rem .3rem;margin:-.4rem 0 0;--square: 2.25rem;font-size:var(--square);scrollbar-width:thin}.rack-tile{flex:none;padding:.1rem;border:0;background:none;border-radius:var(--radius-small);font-size:inherit;line-height:0;cursor:grab;touch-action:pan-x;transition:translate .15s}.rack-tile:hover{translate:0 -3px}.rack-tile.chosen{translate:0 -8px}.rack-tile.chosen .tile{box-shadow:0 0 0 max(1px,.04em) var(--outline),0 0 0 3px var(--panel),0 0 0 6px var(--accent),0 8px 14px var(--shade)}.rack-tile.dragged{opacity:.25}.rack-tile.drawn .tile{outline:2px dashed var(--accent);outline-offset:3px}.rack-tile.idle:not(.chosen) .tile{opacity:.62}.rack.resting .rack-tile{cursor:default}@container table (max-width: 480px){.tiles{scrollbar-width:none;--square: 1.95rem;gap:.25rem}.rack{padding:.4rem;gap:.3rem}}@container table (max-height: 480px){.tools .round{width:2.1rem;min-height:2.1rem}.tiles{--square: 1.35rem;padding-top:.6rem}.rack{padding:.3rem .5rem}}@container table ((min-width: 1600px) and (min-height: 900px)){.tiles{--square: 2.75rem}}
`;var bs=`.replay{display:grid;gap:.25em;width:min(100%,34em);padding:.75em 1em;border-radius:var(--radius-large);background:var(--panel);box-shadow:var(--shadow)}.replay .told{position:relative;display:grid;place-content:center;min-height:2.75em;margin:0;text-align:center;text-wrap:balance}.replay input{width:100%;height:2rem;margin:0;border-radius:var(--radius-pill);accent-color:var(--accent);cursor:pointer}.replay .steps{display:flex;align-items:center;justify-content:center;gap:.4em}.replay .moment{flex:1;color:var(--quiet)}.replay .round{flex:none}.replay [aria-disabled]{color:color-mix(in srgb,var(--quiet) 55%,transparent);cursor:default}.replay .away{flex:1;display:flex;justify-content:flex-end}.replay .beyond{display:flex;justify-content:center;margin-top:.35em}.replay .beyond:has(.eyes){display:grid;grid-template-columns:minmax(7em,1fr) fit-content(66%);gap:.75em}.replay .button{padding-inline:.8rem;line-height:1.2}.eyes{display:flex;align-items:center;gap:.5em;min-width:0;color:var(--quiet)}.eyes select{flex:1;min-width:0;min-height:var(--target);padding:0 .6em;border:1px solid var(--line);border-radius:var(--radius-pill);color:var(--ink);background:var(--panel);font:inherit;text-overflow:ellipsis;cursor:pointer}@container table (max-width: 480px){.replay{padding:.6em .75em}.replay .moment{display:none}}@container table ((max-width: 480px) or (max-height: 480px)){.replay .beyond{gap:.5em;font-size:var(--font-small)}.replay .button{gap:.3rem;padding-inline:.6rem}.eyes{gap:.35em}.eyes select{padding-inline:.5em .2em}.eyes .words{position:absolute;clip-path:inset(50%)}}@container table (max-height: 480px) and (not (max-width: 480px)){.replay{grid-template-columns:19rem minmax(0,1fr);align-items:center;column-gap:.75em;width:min(100%,50em);padding-block:.4em}.replay .told{font-size:var(--font-small);text-align:start}.replay .moment{display:none}.replay .beyond{margin:0}}
`;var $s=`.dialog.rules{width:68em}.book{container:book / inline-size;-webkit-user-select:text;user-select:text;line-height:1.55}.chapters{display:flex;flex-wrap:wrap;gap:.4em;padding-bottom:1em}.chapters .round{margin-left:auto}.leaf{display:grid;grid-template-columns:11em minmax(0,44em);gap:2em}.contents{position:sticky;top:0;align-self:start;font-size:var(--font-small)}.contents .entry{min-height:2.4em;color:var(--quiet)}.book h3{margin:1.6em 0 .4em;font-size:var(--font-large);font-weight:600;line-height:1.3}.book h3:focus-visible{outline:none}.book section:first-child h3{margin-top:0}.book h4{margin:1.4em 0 .3em;font-size:var(--font-text);font-weight:600}.book p{margin:0 0 .6em;text-wrap:pretty}.book .quiet,.book .ours{color:var(--quiet)}.book .ours{padding:.1em 0 .1em .9em;border-left:3px solid var(--line)}.book .mark{margin-right:.35em;padding:.1em .55em;border:1px solid;border-radius:var(--radius-pill);font-size:var(--font-small);font-weight:600;white-space:nowrap}.book .agreed .mark{color:var(--on-accent);background:var(--accent);border-color:transparent}.figures{display:flex;flex-wrap:wrap;gap:1.2em 1.8em;margin:1em 0 1.4em}.book figure{width:13em;margin:0;break-inside:avoid}.book img{display:block;max-width:100%;height:auto;margin-left:-6px}.book img:not([src]){visibility:hidden}.book figcaption{padding-top:.3em;font-size:var(--font-small)}.book figcaption .icon{width:1.1em;height:1.1em;vertical-align:-.2em;stroke-width:3}.book footer{margin-top:2em;font-size:var(--font-small)}.comparison{overflow-x:auto}.comparison table{min-width:54em;border-spacing:0;font-size:var(--font-small);line-height:1.4}.comparison th,.comparison td{padding:.5em .8em;border-bottom:1px solid var(--line);text-align:start;vertical-align:top}.comparison th{font-weight:600}.comparison tr>:first-child{position:sticky;left:0;max-width:8em;padding-left:0;background:var(--panel)}.leaf:has(.comparison){display:block}@container table (not ((min-width: 1024px) and (min-height: 540px))){.leaf{display:block}.contents{display:none}}@container table (max-width: 480px){.dialog.rules{inset:auto 0 0;width:100%;height:94%;max-height:none}.chapters .face{padding:.2em .7em;font-size:var(--font-small)}}@media print{.chromino:has(.book){height:auto;overflow:visible;container:none;color-scheme:light;--if-light: initial;--if-dark: ;--ground: var(--white);--panel: var(--white);--ink: var(--black);--quiet: var(--outline);--accent: var(--white);--on-accent: var(--black)}.chromino:has(.dialog.rules)>:not(.dialog),.dialog.rules header .round,.contents,.chapters>:not([aria-current]){display:none}.dialog.rules{position:absolute;inset:0 0 auto;width:100%;max-width:none;max-height:none;height:auto;overflow:visible;box-shadow:none}.dialog.rules .content{overflow:visible}.chapters .face{padding:0}.leaf{display:block}.book h3,.book h4{break-after:avoid}.book .agreed .mark{border-color:var(--black)}.comparison table{min-width:0;font-size:var(--font-small)}.comparison tr{break-inside:avoid}}
`;var vs=`.dialog .seats{margin-top:1.25em}.seat{padding:.5em 0 1em}.seats .name{display:flex;align-items:center;gap:.5em;padding-bottom:.5em;overflow-wrap:anywhere}.seats .name .quiet{font-weight:400}.seats .face{flex:1 1 auto;justify-content:center;padding-inline:.6em}
`;var xs=`.setting{display:block;min-width:0;margin:0;padding:0;border:0}.setting+.setting{margin-top:1.6em}.setting .name{padding:0}.setting .choices{padding-top:.6em}.setting.toggle{display:flex;align-items:center;justify-content:space-between;gap:1em;cursor:pointer}.setting.toggle .name,.setting.toggle .quiet{display:block}.toggle input{position:relative;flex:none;appearance:none;width:3.25rem;height:1.9rem;margin:0;border:2px solid var(--quiet);border-radius:var(--radius-pill);cursor:pointer;transition:background .15s}.toggle input:before{content:"";position:absolute;top:50%;left:.25rem;width:1.1rem;height:1.1rem;border-radius:50%;background:var(--quiet);translate:0 -50%;transition:left .15s}.toggle input:checked{background:var(--accent);border-color:var(--accent)}.toggle input:checked:before{left:1.65rem;background:var(--on-accent)}.setting .pictures{display:grid;grid-template-columns:repeat(auto-fit,minmax(9em,1fr))}.pictures .face{display:grid;align-content:start;gap:.4em;height:100%;padding:.75em;border-radius:var(--radius-large)}.pictures input:checked+.face{color:inherit;background:none;box-shadow:inset 0 0 0 3px var(--accent)}.setting .pictures .sample .tile{box-shadow:0 0 0 max(1px,.04em) var(--outline)}.setting .pictures .sample[data-tiles=contrast] .tile{box-shadow:0 0 0 2px var(--black),0 0 0 3px var(--white)}.sample{display:flex;gap:.3em;--square: 1.1em;font-size:var(--square)}@media(forced-colors:active){.toggle input,.toggle input:before{forced-color-adjust:none;border-color:ButtonText;background:ButtonFace}.toggle input:before{background:ButtonText}.toggle input:checked:before{background:HighlightText}}
`;var ks=`.side{display:none}.board{--beside: no}@container table ((min-width: 1024px) and (min-height: 540px)) and (min-height: 680px){.board{--beside: yes}.side{--stands: right;position:relative;grid-area:side;display:flex;flex-direction:column;gap:.5rem;width:17em;min-height:8rem;margin:.6rem max(.6rem,env(safe-area-inset-right)) .6rem .6rem}}@container table (not (min-height: 780px)){.board:has(~.top .many){--beside: no}.top:has(.many)~.side{display:none}}.pane{flex:0 1 auto;display:flex;flex-direction:column;min-height:0;border-radius:var(--radius-large);background:var(--panel);box-shadow:var(--shadow)}.pane header{display:flex;align-items:center;justify-content:space-between;padding:.35em .4em .1em 1em}.pane h2{margin:0;font-size:var(--font-text);font-weight:600}.pane .round{border-color:transparent}.pane .content{min-height:0;padding:0 .4em .4em;overflow-y:auto;overscroll-behavior:contain;scrollbar-width:thin}.pane.log .content{display:flex;flex-direction:column-reverse}.pane .moves button{grid-template-columns:1.6rem minmax(0,1fr);min-height:var(--target-small);line-height:1.3}
`;var As=`.status{position:relative;max-width:min(100%,46rem);padding:.4em 1.1em;border-radius:var(--radius-large);background:var(--panel);box-shadow:var(--shadow);text-align:center;text-wrap:balance}.status p{margin:0}.status .why,.status .sum,.status details{color:var(--quiet)}.status .sum{white-space:nowrap}.status .why:before,.status .sum:before{content:"\\b7";margin:0 .35em 0 .1em}.status .meets{width:1.1em;height:1.1em;margin-right:.2rem;vertical-align:-.2em;fill:none;stroke:var(--accent);stroke-width:.1;stroke-linecap:round;stroke-linejoin:round}.status .meets.break{stroke:var(--bad)}.status.refused p{font-weight:600}.status summary{display:inline-flex;align-items:center;min-height:var(--target-least);cursor:pointer;text-decoration:underline;text-underline-offset:.2em}.status ul{margin:0;padding:0;list-style:none}@container table ((max-width: 480px) or (max-height: 480px)){.status{padding:.3rem .9rem;line-height:1.3}}@container table (max-height: 480px) and (not (max-width: 480px)){.status{max-width:22rem}}
`;var Ts=`:host{display:block;height:100%}.chromino[data-theme=around]{--if-light: initial;--if-dark: ;color-scheme:inherit}:host([data-dark]) .chromino[data-theme=around]{--if-light: ;--if-dark: initial}.chromino{position:relative;box-sizing:border-box;height:100%;overflow:hidden;container:table / size;background:var(--ground);color:var(--ink);scrollbar-color:var(--quiet) transparent;font:400 var(--font-text)/1.4 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","Noto Sans CJK TC",sans-serif;font-variant-numeric:tabular-nums;-webkit-user-select:none;user-select:none;-webkit-tap-highlight-color:transparent}.chromino *,.chromino *:before{box-sizing:border-box}.chromino>*{font-size:var(--font-text)}.top{position:absolute;inset:0 0 auto;display:flex;align-items:flex-start;justify-content:space-between;gap:.5rem;padding:max(.6rem,env(safe-area-inset-top)) max(.6rem,env(safe-area-inset-right)) 0 max(.6rem,env(safe-area-inset-left));pointer-events:none}.top>*{pointer-events:auto}.bottom{position:absolute;inset:auto 0 0;display:flex;flex-direction:column;align-items:center;gap:.4rem;padding:0 max(.5rem,env(safe-area-inset-right)) max(.5rem,env(safe-area-inset-bottom)) max(.5rem,env(safe-area-inset-left));pointer-events:none}.bottom>*{pointer-events:auto}.corner,.zoom{display:flex;gap:.35rem;flex:none}.zoom{position:absolute;right:max(.6rem,env(safe-area-inset-right));top:50%;flex-direction:column;transform:translateY(-60%)}@container table (max-width: 480px) and (min-aspect-ratio: 4/7){.zoom{top:40%}}.flights{position:absolute;inset:0;overflow:hidden;pointer-events:none;z-index:5}.chromino[data-motion=reduced] *,.chromino[data-motion=reduced] *:before{animation:none!important;transition:none!important}@media(prefers-reduced-motion:reduce){.chromino *,.chromino *:before{animation:none!important;transition:none!important}}.spoken,.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}.spoken p{margin:0}.trouble{position:absolute;inset:4rem .75rem auto;z-index:7;width:fit-content;max-width:34rem;margin:0 auto;padding:.6em 1.2em;border:2px solid var(--bad);border-radius:var(--radius-large);background:var(--panel);box-shadow:var(--shadow);text-align:center;text-wrap:balance}@container table (max-height: 480px) and (not (max-width: 480px)){.bottom{display:grid;grid-template:auto auto / minmax(0,auto) minmax(0,auto);justify-content:center;align-items:center;justify-items:center;gap:.3rem .6rem}.rack{grid-area:1 / 2 / 3}}
`;var Es=`.little-table{display:grid;grid-auto-columns:1em;grid-auto-rows:1em;flex:none}.little-table>span{line-height:0}
`;var Ms=`:root,.chromino{--if-light: initial;--if-dark: ;--ground: var(--if-light, #f3eee3) var(--if-dark, #1a1f27);--ground-dot: var(--if-light, #ddd5c4) var(--if-dark, #2b323d);--panel: var(--if-light, #fffdf8) var(--if-dark, #262d38);--ink: var(--if-light, #22252c) var(--if-dark, #f1efe9);--quiet: var(--if-light, #5f6470) var(--if-dark, #aab1bf);--line: var(--if-light, #d9d2c3) var(--if-dark, #3d4654);--accent: var(--if-light, #14646b) var(--if-dark, #7fd3d6);--on-accent: var(--if-light, #ffffff) var(--if-dark, #0d2426);--bad: var(--if-light, #b3261e) var(--if-dark, #ff9a8f);--near-shade: var(--if-light, rgb(40 34 20 / 16%)) var(--if-dark, rgb(0 0 0 / 50%));--far-shade: var(--if-light, rgb(40 34 20 / 14%)) var(--if-dark, rgb(0 0 0 / 45%));--black: #000;--white: #fff;--shade: rgb(0 0 0 / 35%);--veil: rgb(18 22 28 / 38%);--enough: #14525a;--not-enough: #7d1d17;--shadow: 0 1px 2px var(--near-shade), 0 6px 20px var(--far-shade);--radius-small: .5rem;--radius-middle: .75rem;--radius-large: 1.2rem;--radius-pill: 1.75rem;--unit: 40px;--font-small: .875rem;--font-text: 1rem;--font-large: 1.3rem;--font-title: 1.6rem;--font-display: 3.5rem;--target-least: 1.5rem;--target-small: 2.5rem;--target: 2.75rem;--icon: 1.35rem;color-scheme:light dark}@media(prefers-color-scheme:dark){:root,.chromino{--if-light: ;--if-dark: initial}}[data-theme=light]{--if-light: initial;--if-dark: ;color-scheme:light}[data-theme=dark]{--if-light: ;--if-dark: initial;color-scheme:dark}@media(max-width:480px)or (max-height:480px){:root{--font-small: .825rem;--font-large: 1.1rem;--font-title: 1.4rem;--font-display: 2.4rem}}@container table ((max-width: 480px) or (max-height: 480px)){.chromino>*{--font-small: .825rem;--font-large: 1.1rem;--font-title: 1.4rem;--font-display: 2.4rem}}@media(min-width:1600px)and (min-height:900px){:root{--font-small: 1.15rem;--font-text: 1.35rem;--font-large: 1.75rem;--font-title: 2.2rem;--font-display: 4.3rem;--target: 3.5rem;--icon: 1.8rem}}@container table ((min-width: 1600px) and (min-height: 900px)){.chromino>*{--font-small: 1.15rem;--font-text: 1.35rem;--font-large: 1.75rem;--font-title: 2.2rem;--font-display: 4.3rem;--target: 3.5rem;--icon: 1.8rem}}
`;var Os=`.typing{display:flex;gap:.5em}.typing input{flex:1;min-width:0;min-height:var(--target);padding:.35em 1em;border:1px solid var(--quiet);border-radius:var(--radius-pill);color:inherit;background:var(--ground);font:inherit;-webkit-user-select:text;user-select:text}.typing .button{flex:none}.dialog .wrong{min-height:1.4em;padding:.75em 0 .5em;color:var(--bad);font-weight:600}.dialog .typed-how ul{padding:.3em 0 0 1.2em;list-style:disc}
`;var _s=`.chromino:has(>.board){display:grid;grid-template:"table corner" auto "table players" minmax(0,auto) "table side" minmax(auto,1fr) "table zoom" auto "bottom bottom" auto / minmax(0,1fr) auto}.top{--stands: top}.bottom{--stands: bottom}@container table ((min-width: 1024px) and (min-height: 540px)){.top:has(.corner){display:contents}.top>.players,.top>.corner,.zoom{--stands: right;position:relative;margin:0 max(.6rem,env(safe-area-inset-right)) 0 .6rem}.top>.corner{grid-area:corner;justify-content:flex-end;margin-top:max(.6rem,env(safe-area-inset-top))}.zoom{grid-area:zoom;inset:auto;flex-direction:row;justify-content:flex-end;margin-bottom:.6rem;transform:none;pointer-events:none}.zoom>*{pointer-events:auto}.top>.players{grid-area:players;flex-flow:column nowrap;align-items:stretch;gap:.45em;contain:inline-size;min-width:13em;margin-top:.6rem}.top>.players.open{pointer-events:auto;margin:.3rem 0 0;padding:.3rem max(.6rem,env(safe-area-inset-right)) .6rem .6rem;overflow:hidden auto;scrollbar-width:thin}.player{flex:none;max-width:none}.bag{justify-content:start;width:fit-content}.player[aria-current]:before{left:auto;right:calc(100% + 2px);top:.9em;border:.4em solid transparent;border-right-color:var(--accent);border-left-width:0}.holds:has(.score) .backs>:nth-child(n+6){display:none}.top>.many{min-width:15em;gap:.3em}.many .player{grid-template-columns:auto minmax(0,1fr) auto;min-height:2.2em;padding-block:.15em}.many .kind{grid-row:auto;width:1.6em;height:1.6em}.many .holds{grid-column:auto}.many .backs{display:none}.bottom{position:relative;inset:auto;grid-area:bottom;display:grid;grid-template-columns:minmax(13rem,1fr) minmax(0,auto) minmax(13rem,1fr);grid-template-areas:"status rack actions";align-items:center;gap:.75rem;reading-flow:grid-columns}.status{grid-area:status;justify-self:end;max-width:min(100%,27em)}.rack{grid-area:rack;align-self:end}.actions{grid-area:actions;flex-wrap:wrap;justify-content:flex-start;width:auto}.actions .now{order:-1;flex:1 0 100%;justify-content:flex-start}}@container table ((min-width: 1024px) and (min-height: 540px)) and (not (min-height: 680px)){.top>.many{gap:.2em;margin-top:.4rem}.many .player,.many .bag{min-height:1.75em;padding-block:0}}@container table ((min-width: 1024px) and (min-height: 540px)){.replay{grid-column:1 / -1;justify-self:center;grid-template:"told slider beyond" auto "told steps beyond" auto / minmax(0,1fr) minmax(19em,26em) minmax(0,1fr);align-items:center;column-gap:1.25em;width:min(100%,72em);padding-block:.5em}.replay .told{grid-area:told}.replay input{grid-area:slider}.replay .steps{grid-area:steps}.replay .beyond{grid-area:beyond;margin:0}.replay .beyond:has(.eyes){grid-template-columns:minmax(0,1fr);gap:.4em}}
`;var zt;function Mn(){if(!zt){zt=new CSSStyleSheet;let e=[Ms,ss,ns,Ts,os,ms,ls,ws,fs,As,ts,rs,ys,ps,hs,ds,Os,is,vs,xs,us,as,bs,$s,gs,Es,cs,_s,ks];zt.replaceSync(es+Jo()+e.join(""))}return zt}function Ss(e){return{view:null,past:null,eyes:"everyone",squares:new B([]),settings:e,chosen:null,turns:0,ghost:null,put:!1,laid:null,dragged:null,cursor:{x:1,y:0},refusal:null,order:{},handOver:null,panel:null,question:null,paused:!1,waits:!1,endSeen:!1,keyboard:!1,marked:[],edge:null,rackStop:null,dropped:null,arriving:new Set,views:0,doing:null,due:!1,goneOn:-1,wanted:null,plays:!1,follows:!0,sight:{left:-18,top:-12,right:18,bottom:12},draft:{typed:[],at:-1,wrong:""},spoken:[],notice:null,trouble:null}}var ct=e=>e.past??e.view;function Ns({view:e,handOver:t},n){let o=t===null?e?.seat??null:null;return e?.outcome?n==="everyone"?{eyes:o,everyone:!0}:{eyes:n}:{eyes:o}}function M(e){let{view:t,past:n,handOver:o,laid:s}=e;return!!(t&&!n&&!s&&o===null&&!t.outcome&&t.seat===t.turn.seat)}var qt=({goneOn:e},t)=>t.waits.length>0&&e!==t.rev;function Q(e,t){return e.turn.actions.find(([n,o])=>n===e.seat&&o===t)}function C(e,t){let n=e?.hand.find(o=>o.tile===t);return n?n.legal:[]}var Ie=({view:e,chosen:t},n)=>!!C(e,t)?.some(([o])=>o===n.text),_e=e=>e.hand.every(({legal:t})=>t!==null&&t.length===0);function U(e){let t=ct(e);if(!t||t.seat===null)return[];let n=e.order[t.seat]??[],o=i=>{let r=n.indexOf(i);return r<0?n.length:r},s=e.laid&&ae(e.laid.reading);return t.hand.filter(({tile:i})=>i!==s).sort((i,r)=>o(i.tile)-o(r.tile))}function jt({view:e,laid:t}){let n=e?.board??[];return new B(t&&!n.includes(t.text)?[...n,t.text]:n)}var Cs=(e,t)=>e.rev===t.rev&&JSON.stringify(e)===JSON.stringify(t);function Ls(e,t){return t.ply<e.ply&&!t.can_redo?!1:e.board[0]===t.board[0]&&e.players.length===t.players.length&&e.players.every(({name:n},o)=>n===t.players[o].name)&&e.log.slice(0,t.ply).every(([n,o],s)=>n===t.log[s][0]&&o===t.log[s][1])}var Ba={id:"ui-open",args:{}},za={id:"ui-mark-link",args:{}},qa={id:"ui-mark-break",args:{}},ja={id:"occupied",args:{}};function Rs(e){let{view:t,chosen:n}=e,{help:o}=e.settings;return!M(e)||!t||o==="none"?[]:(n||o!=="all"?[n]:t.hand.map(({tile:i})=>i)).flatMap(i=>C(t,i)??[]).map(([i])=>({where:{placement:i},kind:"spot",words:Ba}))}var Be=e=>e.flatMap(({kind:t,where:n})=>t==="spot"&&"placement"in n?x(n.placement):[]),Dt=({ghost:e,refusal:t})=>e??t?.placement??null;function ut(e){let t=Dt(e),n=ct(e);return t&&n?e.squares.meets(t,n.match):{edges:[],taken:[]}}function ze(e){let{edges:t,taken:n}=ut(e);return[...t.map(({cell:o,near:s,good:i})=>{let r={edge:[On(o),On(s)]};return i?{where:r,kind:"link",words:za}:{where:r,kind:"break",words:qa}}),...n.map(o=>({where:{cell:On(o)},kind:"taken",words:ja}))]}var On=({x:e,y:t})=>[e,t];function ee(e,{reading:t,x:n,y:o,down:s}){return e.say(s?"ui-placed-down":"ui-placed-across",{tile:t,x:n,y:o})}function dt(e,{x:t,y:n}){let o=e.state.squares.at(t,n);if(o)return e.say("ui-here-square",{colour:o.letter,x:t,y:n,tile:o.placement.reading});let i=(e.state.chosen?Be(e.marks):[]).filter(r=>E(r).some(a=>a.x===t&&a.y===n));return i.length?e.say("ui-here-fits",{x:t,y:n,count:i.length}):e.say("ui-here-empty",{x:t,y:n})}function Ps(e){let{cursor:t,squares:n}=e.state,o=[[0,-1,"ui-above"],[1,0,"ui-right"],[0,1,"ui-below"],[-1,0,"ui-left"]].flatMap(([i,r,a])=>{let l=n.at(t.x+Number(i),t.y+Number(r));return l?[e.say(String(a),{colour:l.letter})]:[]}),s=e.marks.filter(({kind:i})=>i!=="spot");e.announce(e.words.inOne([dt(e,t),...o,It(e,s,t)].filter(Boolean)))}function Is(e){let{cursor:t,view:n,settings:o}=e.state;if(o.help==="none"){e.announce(e.say("ui-help-is-off"));return}let s=(n?.hand??[]).flatMap(({tile:i})=>Da(e,t,i));e.announce(s.length?e.say("ui-fits-here",{count:s.length,list:s.map(i=>ee(e,i)).join(e.say("ui-between-parts"))}):e.say("ui-fits-nothing"))}function Da(e,t,n){return e.state.settings.help==="none"?[]:(C(e.state.view,n)??[]).map(([o])=>x(o)).filter(o=>E(o).some(({x:s,y:i})=>s===t.x&&i===t.y))}async function j(e,t,n=e.state.view?.seat){let{past:o,doing:s,view:i}=e.state;if(o)return null;let r={type:"act",seat:n,action:t,eyes:i?.seat};return s?.answer??Se(e,r,e.ask(r))}function Se({state:e},t,n){let o={act:t,answer:n};return e.doing=o,n.finally(()=>{e.doing===o&&(e.doing=null)})}async function F(e,t){let{view:n,handOver:o}=e.state;if(!n||!(t==="undo"?n.can_undo:n.can_redo))return null;o!==null&&e.set({handOver:null});let s=await e.ask({type:t,seat:n.seat}),i=s.problems?.[0]?.id==="stale"&&s.view?.log.slice(n.ply);return i&&i.every(([a])=>!n.people.includes(a))?F(e,t):s}function te(e){if(e[3]==="@")return{what:"lay",about:e};let[t,n=""]=e.split(":");return{what:t,about:n}}var W=e=>te(e).what==="lay",Bs=e=>["call","catch","show"].includes(te(e).what);var qs="\\u0590-\\u08ff\\ufb1d-\\ufdff\\ufe70-\\ufefc\\u{10800}-\\u{10fff}\\u{1e800}-\\u{1efff}",Ha=new RegExp(`[${qs}]`,"u"),Ya=new RegExp(`^[^\\p{Cc}\\p{DI}\\u2028\\u2029${qs}]*$`,"u"),Ga=/[\t-\r\u0085\u2028\u2029]+/g,Ua=/(?![\u034f\u180b-\u180d\u180f\u200c\u200d\u2068\u2069\ufe00-\ufe0f\u{e0020}-\u{e007f}\u{e0100}-\u{e01ef}])[\p{Cc}\p{DI}]/gu,Fa=/^[\p{DI}\p{Z}]*$/u,[Wa,Ka]="⁨⁩",zs=/[\u2068\u2069]/g,Va=/\u2068[^\u2068\u2069]*\u2069/g;function me(e){if(Ya.test(e))return e;let t=e.replace(Ga," ").replace(Ua,""),n=t;for(let o="";o!==n;)o=n,n=n.replace(Va,"");return n.search(zs)>=0&&(t=n=t.replace(zs,"")),Fa.test(t)?"?":Ha.test(n)?Wa+t+Ka:t}var R=(e,t)=>me(e.players[t].name),js=({kind:e,resigned:t})=>e==="human"||t;function Ht(e,{players:t},n){return(!e.mode.shows.handsOn||t.filter(js).length===1)&&n===e.state.view?.seat&&js(t[n])||e.words.isYou(t[n].name)}var ht=(e,t,n)=>({name:R(t,n),you:Ht(e,t,n)?"does":"no"});function Yt(e,t){let{say:n,outcome:o}=t;return n.id.startsWith("say-won-")&&o?{...n,args:ht(e,t,o.winners[0])}:n}function Hs(e,t,n,o){if(!n)return{id:"ui-start",args:{},placed:t.board[0]};let[s,i]=n,r=ht(e,t,s),{what:a,about:l}=te(i);if(a==="lay"||a==="show")return{id:`ui-deed-${a}`,args:r,placed:l};if(a==="catch"){let c=r.you==="no"&&Ht(e,t,Number(l))?"gets":r.you;return{id:"ui-deed-catch",args:{...r,you:c,whom:R(t,Number(l))}}}return o?{id:"ui-deed-draw-seen",args:{...r,tile:o}}:{id:`ui-deed-${a}`,args:r}}function Ne(e,t,n,o){let{id:s,args:i,placed:r}=Hs(e,t,n,o);return e.say(s,r?{...i,placed:ee(e,x(r))}:i)}function qe(e,t,n){let{id:o,args:s,placed:i}=Hs(e,t,n),{name:r,whom:a,...l}=s,c=Za(e,o,l,{name:u`<b>${r}</b>`,whom:u`<b>${a}</b>`,placed:i&&O(i.slice(0,3),x(i).down)});return i?u`<span class="deed" aria-hidden="true">${c}</span><span class="unseen">${Ne(e,t,n)}</span>`:u`<span class="deed">${c}</span>`}var Ds=57344;function Za(e,t,n,o){let s=Object.keys(o).map((a,l)=>[a,String.fromCharCode(Ds+l)]),i=e.say(t,{...n,...Object.fromEntries(s)}).split(new RegExp("([\\ue000-\\ue00f]\\p{P}*)","u")),r=a=>Object.values(o)[a.charCodeAt(0)-Ds];return i.map((a,l)=>l%2?u`<span>${r(a)}${a.slice(1)}</span>`:a)}var P=(e,{action:t,words:n,why:o,labelled:s,primary:i,caught:r,hand:a,about:l,press:c})=>u`<button
  class="button ${s?"labelled":""} ${i?"primary":""}"
  data-action=${t}
  data-seat-caught=${r??d}
  title=${o??n}
  aria-description=${l??d}
  @click=${c}
>${$(e)}<span class="words">${n}</span>${a}</button>`;var mt=e=>e.turn.actions.find(([t,n])=>t===e.seat&&Bs(n));function Ys(e,t){let n=t.people.filter(s=>s!==t.seat);return(t.seat===null?n:[t.seat,...n]).map(s=>Xa(e,t,s))}function Xa(e,t,n){let o=t.turn.actions.filter(([r])=>r===n),s=o.filter(([,r])=>te(r).what==="show"),i=(r,a,l,c,m)=>P(r,{action:te(a).what,words:n===t.seat?c:e.say("ui-for-seat",{name:R(t,n),what:c}),why:e.say(l.id,l.args),labelled:!0,primary:n===t.seat,caught:m,press:()=>{j(e,a,n)}});return o.map(([,r,a])=>{let{what:l,about:c}=te(r);if(l==="call")return i("speak",r,a,e.say("ui-call"));if(l==="catch"){let h=Number(c);return i("look",r,a,e.say("ui-catch",{name:R(t,h)}),h)}return r===s[0]?.[1]?i("eye",r,a,e.say("ui-show",{count:s.length})):[]})}var N=(e,{action:t,words:n,press:o,look:s="",off:i,disabled:r,pressed:a,expanded:l,opens:c})=>u`<button
  class="round ${s}"
  data-action=${t}
  title=${n}
  aria-label=${n}
  aria-disabled=${i?"true":d}
  aria-pressed=${a??d}
  aria-expanded=${l??d}
  aria-haspopup=${c??d}
  ?disabled=${r}
  @click=${()=>i||o()}
>${$(e)}</button>`;var Gs=230;function Us(e){let t=new Map;for(let n of e.root.querySelectorAll("[data-tile]")){let o=je(e,n);o&&t.set(`tile ${n.getAttribute("data-tile")}`,{...o,size:o.size/3})}return t}function je(e,t){let n=t?.getBoundingClientRect();if(!n||!n.width)return null;let o=e.holder.getBoundingClientRect();return{x:n.left+n.width/2-o.left,y:n.top+n.height/2-o.top,size:n.height,down:!0}}function Fs(e,t,n){if(e.still)return()=>Promise.resolve();let o=n.flatMap(([i,r])=>Qa(e,t,i,r)??[]),s=o.flatMap(({lands:i})=>i??[]);return s.length&&e.set({arriving:new Set([...e.state.arriving,...s])}),async()=>{for(let i of o)!e.closed&&!e.state.past&&await Vs(e,i),i.lands&&Ja(e,i.lands)}}function Ja(e,t){let n=new Set(e.state.arriving);n.delete(t)&&e.set({arriving:n})}function Qa(e,t,n,o){if(W(o)){let c=x(o);if(o===e.state.dropped)return null;let m=t.get(`tile ${ae(c.reading)}`)??el(e,n);return m?{face:c.reading,from:m,to:()=>Ws(e,c),lands:o}:null}let s=je(e,e.find('.bag, [data-action="draw"]'));if(o!=="draw"||!s)return null;let i=e.state.view?.turn.drawn,r=n===e.state.view?.seat,a=r&&i?i:null,l=()=>r&&a?je(e,e.find(`[data-tile="${a}"]`)):je(e,e.find(`[data-seat="${n}"]`));return{face:a,from:{...s,size:12},to:()=>_n(l(),r?3:4),lands:null}}var _n=(e,t)=>e&&{...e,size:e.size/t},el=(e,t)=>_n(je(e,e.find(`[data-seat="${t}"]`)),3);function Ws(e,t){let n=Pe(t),{x:o,y:s}=e.camera.pixelOf(n.x+.5,n.y+.5);return{x:o,y:s,size:e.camera.goal.size,down:t.down}}function Ks(e,t){if(e.still)return;let n=ae(t.reading);Vs(e,{face:t.reading,from:Ws(e,t),to:()=>_n(je(e,e.find(`[data-tile="${n}"]`)),3),lands:null})}async function Vs(e,{face:t,from:n,to:o}){let s=e.find(".flights"),i=o();if(!s||!i)return;let r=document.createElement("div");r.className="flying",Oe(t?O(t,i.down):le(i.down),r),r.style.fontSize=`${i.size}px`,s.append(r);let{width:a,height:l}=r.getBoundingClientRect(),c=p=>`translate(${p.x-a/2}px, ${p.y-l/2}px) scale(${p.size/i.size}) rotate(${p.down===i.down?0:90}deg)`,m=r.animate({transform:[c(n),c(i)]},{duration:Gs,easing:"cubic-bezier(.2,.8,.3,1)"}),h=setTimeout(()=>m.cancel(),2*Gs);await m.finished.catch(()=>null),clearTimeout(h),r.remove()}var tl=[[0,0],[0,-1],[-1,0],[1,0],[0,1]],ce={chosen:null,turns:0,ghost:null,put:!1,dragged:null};function Gt({view:e,settings:t},n){let o=C(e,n)?.[0],s=o&&t.help!=="none"?rt(n,x(o[0])):0;return{chosen:n,turns:s,ghost:null,put:!1,refusal:null,notice:null}}function Zs({chosen:e,turns:t,ghost:n},o){let s=(t+o+4)%4,i={turns:s,refusal:null,put:!1};return e&&n?{...i,ghost:Tn(e,s,Pe(n))}:i}function Ce(e,t,n=!0){let{chosen:o,turns:s,view:i,settings:r}=e;if(!o)return null;let a=Tn(o,s,t);if(r.help==="none")return a;let{reading:l,down:c}=Y(o,s),m=p=>{let g=p.x===t.x&&p.y===t.y,y=p.reading===l&&p.down===c,A=p.text===a.text;return(g?0:4)+(y?0:2)+(A?0:1)};return(C(i,o)??[]).map(([p])=>x(p)).filter(p=>E(p).some(({x:g,y})=>g===t.x&&y===t.y)).filter(p=>n||p.reading===l&&p.down===c).map(p=>({each:p,rank:m(p)})).sort((p,g)=>p.rank-g.rank)[0]?.each??a}function Xs(e,t){return e.settings.help==="none"||!e.chosen?t:tl.map(([o,s])=>({x:t.x+o,y:t.y+s})).find(o=>Ie(e,Ce(e,o,!1)))??t}function Ut(e,t){let{put:n,ghost:o}=e;return n&&o&&E(o).some(({x:s,y:i})=>s===t.x&&i===t.y)?o:Ce(e,t)}var Js=({chosen:e},t)=>({ghost:t,put:!0,turns:rt(e??"",t)}),Qs=({put:e,ghost:t},n)=>e&&t?.text===n.text,Sn=(e,t)=>({laid:t,squares:jt({...e,laid:t})}),Nn=(e,t,n)=>({refusal:{placement:e,problems:t,asked:n},ghost:null,put:!1});var nl={lay:[[310,0,.07,.5],[155,0,.11,.35]],draw:[[330,0,.09,.2],[440,.07,.12,.2]],pass:[[262,0,.16,.18]],call:[[523,0,.12,.25],[784,.1,.2,.25]],refused:[[196,0,.1,.3],[165,.09,.16,.3]],won:[[523,0,.16,.25],[659,.12,.16,.25],[784,.24,.16,.25],[1047,.36,.4,.25]]},ol=.15,De,Cn=0;function Ln(){if(!(typeof AudioContext>"u"))try{De??=new AudioContext,De.state!=="running"&&De.resume().catch(()=>{})}catch{}}function pt(e){if(Ln(),!!De)try{Cn=Math.max(De.currentTime,Cn+ol);for(let t of nl[sl(e)])il(De,Cn,t)}catch{}}function sl(e){return e==="draw"||e==="pass"||e==="refused"||e==="won"?e:W(e)?"lay":"call"}function il(e,t,[n,o,s,i]){let[r,a]=[t+o,t+o+s],l=e.createOscillator(),c=e.createGain();l.type="triangle",l.frequency.setValueAtTime(n,r),c.gain.setValueAtTime(0,r),c.gain.linearRampToValueAtTime(i*.4,r+.006),c.gain.exponentialRampToValueAtTime(1e-4,a),l.connect(c).connect(e.destination),l.start(r),l.stop(a)}var rl=100;function pe(e,t){let{state:n}=e;if(!M(n))return;if(n.chosen===t){K(e,1);return}let o=C(n.view,t);e.set(Gt(n,t)),o===null&&e.send({type:"view",seat:n.view?.seat,tile:t}),e.paint(),e.camera.revealAll(Be(e.marks));let s=n.settings.help==="none"?-1:o?.length??-1;e.announce(e.say("ui-said-chosen",{tile:t,count:s}))}var ne=e=>e.set(ce);function K(e,t){let{state:n}=e;if(!n.chosen)return;e.set(Zs(n,t));let{reading:o,down:s}=Y(n.chosen,n.turns);e.announce(e.say(`ui-said-turned-${s?"down":"across"}`,{tile:o}))}function ue(e,t,n=!0){let{state:o}=e;if(o.put)return;let s=t&&Ce(o,t,n);s?.text!==o.ghost?.text&&e.set({ghost:s,put:!1,refusal:null})}async function He(e,t){let{state:n}=e;if(!M(n)||!n.chosen||n.doing)return;if(n.settings.confirm&&!Qs(n,t)){e.set(Js(n,t)),e.announce(e.say("ui-said-put"));return}let o=setTimeout(()=>al(e,t),rl),s={type:"act",seat:n.view?.seat,action:t.text},i=await Se(e,s,e.send(s)).finally(()=>{clearTimeout(o),n.laid===t&&e.set(Sn(n,null))});!i.ok&&i.problems&&ll(e,t,i)}function al(e,t){let{state:n}=e;e.closed||!Ie(n,t)||e.set({...ce,...Sn(n,t),dropped:t.text,refusal:null})}function ll(e,t,{problems:n=[]}){n[0]?.id!=="stale"&&(e.state.settings.sound&&pt("refused"),e.set({...Nn(t,n,!1),dragged:null}),Ks(e,t),e.announce(e.say("ui-said-refused",{why:e.words.sayAll(n)})))}async function Ft(e,t){let n=await e.ask({type:"miss",seat:e.state.view?.seat,tile:t});if(!n.ok||!n.miss)return;let o=x(n.miss),s=n.problems??[];e.set({...Nn(o,s,!0),notice:null}),e.camera.reveal(Pe(o)),e.announce(e.say("ui-said-miss",{tile:t,why:e.words.sayAll(s)}))}function ti(e){let{view:t,handOver:n}=e.state;return!t||n!==null?d:u`<div class="actions" role="group" aria-label=${e.say("ui-actions")}>
    ${ei(e,"undo",t.can_undo)}
    <div class="now">${e.mode.buttons(e,t)}</div>
    ${ei(e,"redo",t.can_redo)}
  </div>`}var ei=(e,t,n)=>N(t,{action:t,words:e.say(`ui-${t}`),press:()=>{F(e,t)},disabled:!n});function ni(e,t){return t.outcome?e.state.endSeen?ul(e):d:[dl(e,t),Ys(e,t),ml(e,t),pl(e,t),fl(e,t),cl(e,t)]}function cl(e,t){return t.say.id!=="bot-failed"?d:P("again",{action:"bot-again",words:e.say("ui-bot-again"),labelled:!0,primary:!0,press:()=>{e.ask({type:"bot",seat:t.seat})}})}var ul=e=>P("crown",{action:"result",words:e.say("ui-result"),labelled:!0,primary:!0,press:()=>e.set({endSeen:!1})});function ft(e,t=!0){let{chosen:n}=e.state;if(!n)return d;let o=P("close",{action:"cancel",words:e.say("ui-cancel"),press:()=>ne(e)});return[hl(e,n),t?o:d]}function dl(e,t){let{chosen:n,put:o,ghost:s}=e.state;if(!n)return d;let i=C(t,n)?.length===0;return[ft(e,o||!Q(t,"draw")),i?P("look",{action:"miss",words:e.say("ui-miss"),press:()=>{Ft(e,n)}}):d,o&&s?P("yes",{action:"confirm",words:e.say("ui-confirm"),labelled:!0,primary:!0,press:()=>{He(e,s)}}):d]}function hl(e,t){let{reading:n,down:o}=Y(t,e.state.turns);return u`<button class="button turn" data-action="turn" title=${e.say("ui-turn")} @click=${()=>K(e,1)}>
    ${O(n,o)}<span class="words">${e.say("ui-turn")}</span>
  </button>`}function ml(e,t){return["draw","pass"].map(n=>{let o=Q(t,n)?.[2];return o?P(n==="draw"?"bag":"next",{action:n,words:e.say(`ui-${n}`),why:e.say(o.id,o.args),labelled:!0,primary:_e(t)&&!mt(t),hand:at(e,{action:n}),about:Pt(e,{action:n}),press:()=>{j(e,n)}}):d})}function pl(e,t){let{state:n}=e;return M(n)&&_e(t)&&!mt(t)&&!n.chosen&&!n.refusal&&e.mode.shows.tips?u`<p class="hint">${e.say("ui-miss-hint")}</p>`:d}function fl(e,t){let{flow:n,state:o}=e;if(o.waits)return P("play",{action:"go-on",words:e.say("ui-go-on"),why:e.say("ui-go-on-why"),labelled:!0,press:()=>n.goOn()});let s=(o.due||t.thinking!==null)&&!o.paused;return[t.people.length?d:yl(e),s?P("skip",{action:"skip",words:e.say("ui-skip"),press:()=>n.skip()}):d]}var gl={slow:"normal",normal:"fast",fast:"slow"};function yl(e){let{paused:t,settings:n}=e.state,o=t?"resume":"pause";return[P(t?"play":"pause",{action:o,words:e.say(`ui-${o}`),labelled:!0,primary:t,press:()=>e.flow.pause(!t)}),P("speed",{action:"speed",words:e.say("ui-speed",{pace:n.pace}),why:e.say("ui-speed-why"),labelled:!0,press:()=>e.change("pace",gl[n.pace])})]}var Wt={players:!1,log:!1,replay:!1,typed:!1,seats:!1,handsOn:!1,resign:!1,end:!1,others:!1,tips:!1,help:!0,zoom:!0},Kt=(e,t)=>({head:e.state.notice??t.say});var si=()=>({shows:Wt,marks:ze,line:Kt,buttons:e=>ft(e),keys:[{title:"ui-keys-editing",keys:[{keys:["1","…","9"],id:"ui-key-choose"},{keys:["R","Shift+R"],id:"ui-key-turn"},{keys:["Enter"],id:"ui-key-edit"},{keys:["Esc"],id:"ui-key-back"},{keys:["U","Shift+U"],id:"ui-key-undo"}]}],letters:{u:(e,t)=>{F(e,t?"redo":"undo")}},choose:wl,tap:(e,t)=>oi(e,t,Ce(e.state,t)),enter:e=>oi(e,e.state.cursor,e.state.ghost??Ce(e.state,e.state.cursor)),drop:(e,t)=>{Rn(e,"lay",t)}});function wl(e,t){if(e.state.chosen===t){K(e,1);return}e.set({...Gt(e.state,t),turns:0}),e.announce(e.say("ui-said-chosen",{tile:t,count:-1}))}function oi(e,t,n){let o=e.state.squares.at(t.x,t.y)?.placement;n?Rn(e,"lay",n):o?Rn(e,"lift",o):e.tell({id:"ui-said-choose-first",args:{}})}async function Rn(e,t,n){if(e.state.doing)return;let o={type:`edit-${t}`,action:n.text},{ok:s}=await Se(e,o,e.ask(o));s&&(ne(e),e.announce(e.say(`ui-said-edit-${t}`,{placed:ee(e,n)})))}var bl={id:"ui-mark-marked",args:{}},$l={id:"ui-mark-aimed",args:{}},vl=[[0,-1],[1,0],[0,1],[-1,0]],ai=(e,t)=>({shows:Wt,marks:n=>[...ze(n),...kl(n)],line:Kt,buttons:n=>[ft(n),El(n)],keys:[{title:"ui-keys-marking",keys:[{keys:["Enter"],id:"ui-key-mark"},{keys:["E","Shift+E"],id:"ui-key-edge"},{keys:["C"],id:"ui-key-check"}]}],letters:{e:(n,o)=>Tl(n,o?-1:1),c:n=>{ci(n)}},choose:pe,drop:(n,o)=>gt(n,{placement:o.text}),...xl[t?.task?.asks??"cells"]}),xl={cells:{tap:(e,{x:t,y:n})=>gt(e,{cell:[t,n]}),enter:e=>gt(e,{cell:[e.state.cursor.x,e.state.cursor.y]})},edges:{tap:(e,t,n)=>Pn(e,Al(In(e.state,t),n)),enter:e=>Pn(e,e.state.edge??In(e.state,e.state.cursor)[0])},placements:{tap:(e,t)=>ii(e,e.state.chosen?Ut(e.state,t):ri(e.state,t)),enter:e=>{e.state.chosen&&!e.state.ghost&&ue(e,e.state.cursor),ii(e,e.state.ghost??ri(e.state,e.state.cursor))}}},kl=({marked:e,edge:t})=>[...e.map(n=>({where:n,kind:"marked",words:bl})),...t?[{where:t,kind:"aimed",words:$l}]:[]];function gt(e,t){let{marked:n}=e.state,o=n.filter(i=>G(i)!==G(t)),s=o.length===n.length;e.set({marked:s?[...n,t]:o,notice:null}),e.announce(e.say(s?"ui-said-marked":"ui-said-unmarked",{what:li(e,t)}))}function Pn(e,t){t?gt(e,t):e.tell({id:"ui-said-no-edge",args:{}})}function ii(e,t){if(!t){e.tell({id:"ui-said-choose-first",args:{}});return}ne(e),gt(e,{placement:t.text})}function ri({squares:e,marked:t},{x:n,y:o}){return t.flatMap(r=>"placement"in r?x(r.placement):[]).find(r=>E(r).some(a=>a.x===n&&a.y===o))??e.at(n,o)?.placement??null}function In({squares:e},{x:t,y:n}){let o=e.at(t,n);return vl.flatMap(([s,i])=>{let r={x:t+s,y:n+i},a=e.at(r.x,r.y);if(!o||!a||a.placement===o.placement)return[];let[l,c]=s+i<0?[r,{x:t,y:n}]:[{x:t,y:n},r];return[{edge:[[l.x,l.y],[c.x,c.y]]}]})}function Al(e,{x:t,y:n}){let o=({edge:[s,i]})=>Math.hypot((s[0]+i[0]+1)/2-t,(s[1]+i[1]+1)/2-n);return e.toSorted((s,i)=>o(s)-o(i))[0]}function Tl(e,t){let n=In(e.state,e.state.cursor);if(!n.length){Pn(e,void 0);return}let o=n.findIndex(i=>e.state.edge&&G(i)===G(e.state.edge)),s=o<0?t>0?0:n.length-1:(o+t+n.length)%n.length;e.set({edge:n[s]}),e.announce(e.say("ui-said-edge",{n:s+1,count:n.length,what:li(e,n[s])}))}function li(e,t){return"placement"in t?ee(e,x(t.placement)):("edge"in t?t.edge:"cell"in t?[t.cell]:[]).map(([o,s])=>dt(e,{x:o,y:s})).join(e.say("ui-between-parts"))}var El=e=>P("yes",{action:"check",words:e.say("ui-check"),labelled:!0,primary:e.state.marked.length>0,press:()=>{ci(e)}});async function ci(e){let{marked:t,doing:n,view:o}=e.state;if(n)return;let s={type:"try",seat:o?.seat,marked:t},{ok:i}=await Se(e,s,e.ask(s));i&&e.set({marked:[],edge:null})}var Ml=/^([RGBYP*]{3})@(-?\d+),(-?\d+)([>v])$/i,Ol=/[\p{L}\p{M}*]+|[+-]?\d+|[>→↓]/gu,di=new RegExp("^\\p{Ideographic}+$","u");function hi(e,t,n){let o=e.normalize("NFKC").replace(/\u2212/g,"-").trim(),[s,i]=_l(o,t);if(s==="catch")return Sl(i,n);if(s==="show"){let c=ui(i,t,n);return"choose"in c?fe("ui-typed-where"):"act"in c?{act:`show:${c.act}`}:c}let r=Nl(o,t);if(r==="undo"||r==="redo")return{step:r};if(r)return{act:r};let a=ui(o,t,n);return"choose"in a&&!n.hand.some(({tile:c})=>c===a.choose)?fe("ui-typed-not-yours",{tile:a.choose}):a}function ui(e,t,n){let o=Ml.exec(e);if(o){let[,i,r,a,l]=o;return{act:`${i.toUpperCase()}@${r},${a}${l.toLowerCase()}`}}let s=Cl(e,t);return"unclear"in s?s:Bl(s,n)}var fe=(e,t={})=>({unclear:{id:e,args:t}}),Vt=(e,t)=>e.say(`ui-typed-${t}`).split(/\s*,\s*/),Ye=e=>e.toLocaleLowerCase(),mi=e=>e.toSorted((t,n)=>n.length-t.length);function _l(e,t){for(let n of["catch","show"])for(let o of mi([n,...Vt(t,n)])){let[,s,i]=/^([\s:]*)(.*)$/.exec(e.slice(o.length))??[],r=s!==""||di.test(o);if(Ye(e.slice(0,o.length))===o&&r&&i)return[n,i]}return[null,e]}function Sl(e,t){let n=t.players.findIndex(o=>Ye(me(o.name))===Ye(me(e)));return n>=0?{act:`catch:${n}`}:/^\d+$/.test(e)?{act:`catch:${e}`}:fe("ui-typed-nobody",{name:e})}function Nl(e,t){let n=Ye(e).replace(/[\s.!。]+$/,"").replace(/\s+/g," ");return["draw","pass","call","undo","redo"].find(s=>s===n||Vt(t,s).includes(n))}function Cl(e,t){let n="",o=null,s=[],i=pi(t),r=(l,c)=>Vt(t,l).includes(c);for(let l of Ll(Ye(e),t).match(Ol)??[]){let c=Pl(l,i);if(c&&n.length<3)n+=c;else if(/\d/.test(l))s.push(Number(l));else if([">","→"].includes(l)||r("across",l))o=!1;else if(["v","↓"].includes(l)||r("down",l))o=!0;else if(r("column",l))s.push("x");else if(r("row",l))s.push("y");else{if(r("filler",l))continue;if(c)n+=c;else return fe("ui-typed-unknown",{word:l})}}let a=Rl(s);return a?n.length!==3?fe("ui-typed-three",{count:n.length}):a.x===null!=(a.y===null)?fe("ui-typed-where"):{letters:n,...a,down:o}:fe("ui-typed-where")}function Ll(e,t){let n=["across","down","column","row","filler"].flatMap(s=>Vt(t,s)),o=[...pi(t).map(({name:s})=>s),...n].filter(s=>di.test(s));return o.length?e.replace(new RegExp(mi(o).join("|"),"gu")," $& "):e}function Rl(e){let t={x:null,y:null},n=null;for(let o of typeof e.at(-1)=="string"?e.toReversed():e)if(typeof o=="string")n=o;else{let s=n??(t.x===null?"x":"y");if(t[s]!==null)return null;t[s]=o,n=null}return t}function pi(e){let t=e.say("ui-typed-colours").split(";");return[..."RGBYP*"].flatMap((n,o)=>[{letter:n,name:Ye(e.colours(n)),short:!0},...t[o].split(",").map(s=>({letter:n,name:s.trim(),short:!1}))])}function Pl(e,t){let n="";for(let o=0;o<e.length;){let s=e.length-o,i;for(;s>0&&!i;)i=Il(e.slice(o,o+s),t),i||(s-=1);if(!i)return null;n+=i,o+=s}return n}function Il(e,t){if(e==="*")return e;let n=t.find(({name:s})=>s===e),o=t.filter(({name:s,short:i})=>i&&s.startsWith(e));return n?.letter??(o.length===1?o[0].letter:void 0)}function Bl({letters:e,x:t,y:n,down:o},s){let i=ae(e);if(t===null||n===null)return{choose:i};let r=(s.hand.find(l=>l.tile===i)?.legal??[]).map(([l])=>x(l)).filter(l=>l.x===t&&l.y===n&&(o===null||l.down===o));return o===null&&r.length!==1?fe("ui-typed-which-way",{tile:i}):{act:(r.find(({reading:l})=>l===e)??r[0])?.text??An(e,t,n,o===!0).text}}var zl=10,Zt=e=>e.set({panel:"typed",draft:{...e.state.draft,at:-1,wrong:""}});function gi(e,t){let{draft:n}=e.state,o=r=>e.set({draft:{...e.state.draft,...r}});return u`<form class="typing" autocomplete="off" @submit=${r=>{r.preventDefault();let a=String(new FormData(r.target).get("move")).trim(),l=e.state.draft.typed.filter(c=>c!==a);o({typed:a?[a,...l].slice(0,zl):l,at:-1}),ql(e,a).then(c=>c===null?t():o({wrong:c}))}}>
      <input
        name="move"
        type="text"
        autofocus
        autocapitalize="off"
        spellcheck="false"
        enterkeyhint="go"
        aria-labelledby="dialog-label"
        aria-describedby="typed-how"
        @keydown=${r=>{let a={ArrowUp:1,ArrowDown:-1}[r.key];if(!a)return;r.preventDefault();let{typed:l,at:c}=e.state.draft,m=Math.max(-1,Math.min(l.length-1,c+a));o({at:m}),r.target.value=l[m]??""}}
        @input=${()=>n.wrong&&o({wrong:""})}
      />
      <button class="button primary" data-action="type">${e.say("ui-typed-do")}</button>
    </form>
    <p class="wrong" role="alert">${n.wrong}</p>
    <div class="quiet typed-how" id="typed-how">${jl(e)}</div>`}async function ql(e,t){let{view:n}=e.state;if(!t||!n)return e.say("ui-typed-nothing");let o=hi(t,e.words,n);return"unclear"in o?e.words.sayAll([o.unclear]):"step"in o?(o.step==="undo"?n.can_undo:n.can_redo)?fi(e,await F(e,o.step)):e.say(`nothing-to-${o.step}`):"choose"in o?M(e.state)?(e.state.chosen!==o.choose&&pe(e,o.choose),null):e.words.sayAll([n.say]):fi(e,await j(e,o.act))}var fi=(e,t)=>!t||t.ok?null:e.words.sayAll(t.problems??[]);function jl(e){let t=e.state.view,n=[...t.hand.map(({tile:o})=>o),...t.board.map(o=>o.slice(0,3))];return u`<p>${e.say("ui-typed-how")}</p>
    <ul>
      <li>${e.say("ui-typed-example-lay",{tile:n[0],x:2,y:1})}</li>
      <li>${e.say("ui-typed-example-choose",{tile:n[1]??n[0]})}</li>
    </ul>`}var Xt=3;function yi(e,{x:t,y:n}){let{cursor:o}=e.state;(o.x!==t||o.y!==n)&&e.set({cursor:{x:t,y:n},edge:null})}function Jt(e,{x:t,y:n}){let{box:o}=e.state.squares,s={x:Math.min(o.right+Xt,Math.max(o.left-Xt,t)),y:Math.min(o.bottom+Xt,Math.max(o.top-Xt,n))};e.set({cursor:s,put:!1,edge:null}),ue(e,s),e.camera.reveal(s),e.paint(),e.focus('.cell[tabindex="0"]')}function wi(e,t){let{state:n}=e,{view:o}=n;if(!M(n)||!o)return;if(n.settings.help==="none"){e.announce(e.say("ui-help-is-off"));return}let i=(n.chosen?[n.chosen]:U(n).map(({tile:c})=>c)).flatMap(c=>(C(o,c)??[]).map(([m])=>({tile:c,placement:x(m)})));if(!i.length){e.announce(e.say("ui-said-no-spot"));return}let r=i.findIndex(({placement:c})=>c.text===n.ghost?.text),a=i[r<0?t>0?0:i.length-1:(r+t+i.length)%i.length];n.chosen!==a.tile&&pe(e,a.tile),e.set({turns:rt(a.tile,a.placement),put:!1}),Jt(e,{x:a.placement.x,y:a.placement.y}),e.set({ghost:a.placement});let l={n:i.indexOf(a)+1,count:i.length};e.announce(e.say("ui-said-spot",{placed:ee(e,a.placement),...l}))}var V={ATTRIBUTE:1,CHILD:2,PROPERTY:3,BOOLEAN_ATTRIBUTE:4,EVENT:5,ELEMENT:6},z=e=>(...t)=>({_$litDirective$:e,values:t}),D=class{constructor(t){}get _$AU(){return this._$AM._$AU}_$AT(t,n,o){this._$Ct=t,this._$AM=n,this._$Ci=o}_$AS(t,n){return this.update(t,n)}update(t,n){return this.render(...n)}};var{I:Dl}=So,bi=e=>e;var Qt=e=>e.strings===void 0,$i=()=>document.createComment(""),Ge=(e,t,n)=>{let o=e._$AA.parentNode,s=t===void 0?e._$AB:t._$AA;if(n===void 0){let i=o.insertBefore($i(),s),r=o.insertBefore($i(),s);n=new Dl(i,r,e,e.options)}else{let i=n._$AB.nextSibling,r=n._$AM,a=r!==e;if(a){let l;n._$AQ?.(e),n._$AM=e,n._$AP!==void 0&&(l=e._$AU)!==r._$AU&&n._$AP(l)}if(i!==s||a){let l=n._$AA;for(;l!==i;){let c=bi(l).nextSibling;bi(o).insertBefore(l,s),l=c}}}return n},ge=(e,t,n=e)=>(e._$AI(t,n),e),Hl={},Ue=(e,t=Hl)=>e._$AH=t,vi=e=>e._$AH,en=e=>{e._$AR(),e._$AA.remove()};var xi=z(class extends D{constructor(){super(...arguments),this.key=d}render(e,t){return this.key=e,t}update(e,[t,n]){return t!==this.key&&(Ue(e),this.key=t),n}});function ki(e){let{view:t,refusal:n,handOver:o}=e.state;return!t||o!==null?d:n?Ul(e,n):Yl(e,t)}function Yl(e,t){let{head:n,why:o,sign:s}=e.mode.line(e,t),i=e.state.ghost?null:t.last;return u`<div class="status" data-say=${o?`${n.id} ${o.id}`:n.id}>
    <p>
      ${s?Ti(s):d} ${e.say(n.id,n.args)}
      ${o?u`<span class="why">${e.say(o.id,o.args)}</span>`:d}
      ${i?.sum?u`<span class="sum">${e.say("ui-sum",{name:R(t,i.seat),sum:i.sum})}</span>`:d}
    </p>
  </div>`}function Ai(e,t){let{ghost:n,notice:o,laid:s}=e.state;if(s)return{head:{id:"ui-laid",args:{}}};if(n)return Gl(e,t,n);if(o)return{head:o};let i=mt(t);if(i)return{head:i[2]};let r=Q(t,"draw")?.[2]??Q(t,"pass")?.[2];return{head:Yt(e,t),why:r?.id===t.say.id?null:r}}function Gl(e,t,n){let{edges:o,taken:s}=ut(e.state),i=o.filter(h=>h.good).length,r=C(t,e.state.chosen),a=r?.find(([h])=>h===n.text),l=o.length-i,c=i>=t.need,m={id:c?"ui-matching":"ui-count",args:{made:i,need:t.need}};if(a){let h=a[1],p=h===null?null:{id:"ui-points",args:{points:h}};return{head:{...m,id:"ui-ghost-fits"},why:p,sign:"link"}}return s.length?{head:{id:"occupied",args:{}},sign:"break"}:l?{head:m,why:{id:"ui-ghost-bad",args:{bad:l}},sign:"break"}:c?r?{head:m,why:{id:"ui-ghost-no",args:{}},sign:"break"}:{head:m}:{head:m,sign:"break"}}function Ul(e,t){let{problems:n,asked:o}=t,[s,...i]=new Set(n.map(({id:a,args:l})=>e.say(a,l))),r=o?e.say("ui-nearest",{why:s}):s;return u`${xi(t,u`<div class="status refused" data-say=${n.map(({id:a})=>a).join(" ")}>
      <p>${Ti("break")} ${r}</p>
      ${i.length?Fl(e,i):d}
    </div>`)}`}var Fl=(e,t)=>u`<details>
  <summary>${e.say("ui-more-reasons",{count:t.length})}</summary>
  <ul>
    ${t.map(n=>u`<li>${n}</li>`)}
  </ul>
</details>`,Wl={link:"-.3 -.3 .6 .6",break:"-.5 -.5 1 1"},Ti=e=>u`<svg class="meets ${e}" viewBox=${Wl[e]} aria-hidden="true">${Re`<path d=${st[e]} />`}</svg>`;var Kl=[{title:"ui-keys-laying",keys:[{keys:["1","…","9"],id:"ui-key-choose"},{keys:["R","Shift+R"],id:"ui-key-turn"},{keys:["N","Shift+N"],id:"ui-key-spots"},{keys:["Enter"],id:"ui-key-lay"},{keys:["Esc"],id:"ui-key-back"},{keys:["M"],id:"ui-key-miss"},{keys:["T"],id:"ui-key-typed"}]},{title:"ui-keys-turn",keys:[{keys:["D"],id:"ui-key-draw"},{keys:["P"],id:"ui-key-pass"},{keys:["C"],id:"ui-key-call"},{keys:["X"],id:"ui-key-catch"},{keys:["S"],id:"ui-key-show"},{keys:["G"],id:"ui-key-go-on"},{keys:["U","Shift+U"],id:"ui-key-undo"}]}],Vl={n:(e,t)=>wi(e,t?-1:1),m:e=>e.state.chosen&&void Ft(e,e.state.chosen),t:e=>Zt(e),d:e=>yt(e,"draw"),p:e=>yt(e,"pass"),c:e=>yt(e,"call"),x:e=>yt(e,"catch:"),s:e=>yt(e,"show:"),g:e=>e.state.waits?e.flow.goOn():e.flow.skip(),u:(e,t)=>{F(e,t?"redo":"undo")},f:e=>Is(e)},Bn=(e,t)=>({shows:Mi(e,t?.task??null),marks:n=>[...Rs(n),...ze(n)],line:Ai,buttons:ni,keys:Kl,letters:Vl,choose:pe,tap:Zl,enter:Xl,drop:(n,o)=>{He(n,o)}}),Ei=(e,t)=>({...Bn(e,t),shows:{...Mi(e,null),players:!1,log:!1,replay:!1,seats:!1,resign:!1}});function Mi({seated:e=!1,locked:t=!1},n){let o=!n;return{players:!0,log:!0,replay:!0,typed:!0,seats:!t&&!e,handsOn:!e,resign:!0,end:o,others:!e,tips:o,help:!t,zoom:o}}function Zl(e,t){let{state:n}=e;if(!n.chosen||!M(n)){n.refusal&&e.set({refusal:null});return}let o=Ut(n,t);o&&He(e,o)}function Xl(e){let{state:t}=e;if(!t.chosen){e.announce(e.say("ui-said-choose-first"));return}t.ghost||ue(e,t.cursor),t.ghost&&He(e,t.ghost)}function yt(e,t){let{view:n}=e.state,o=n?.turn.actions.find(([s,i])=>s===n.seat&&i.startsWith(t));o?j(e,o[1]):e.announce(e.say("ui-said-not-now"))}var Jl={play:Bn,study:Ei,mark:ai,edit:si},tn=(e,t)=>Jl[e.mode??(t?.task?.asks?"mark":"play")](e,t);var oe=class{constructor(t){this.value=t}valueOf(){return this.value}},k=class extends oe{constructor(t="???"){super(t)}toString(t){return`{${this.value}}`}},I=class extends oe{constructor(t,n={}){super(t),this.opts=n}toString(t){if(t)try{return t.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(n){t.reportError(n)}return this.value.toString(10)}},se=class e extends oe{static supportsValue(t){if(typeof t=="number"||t instanceof Date)return!0;if(t instanceof oe)return e.supportsValue(t.valueOf());if("Temporal"in globalThis){let n=globalThis.Temporal;if(t instanceof n.Instant||t instanceof n.PlainDateTime||t instanceof n.PlainDate||t instanceof n.PlainMonthDay||t instanceof n.PlainTime||t instanceof n.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof oe&&(t=t.valueOf()),typeof t=="object"&&"calendarId"in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](t){return t==="string"?this.toString():this.toNumber()}toNumber(){let t=this.value;if(typeof t=="number")return t;if(t instanceof Date)return t.getTime();if("epochMilliseconds"in t)return t.epochMilliseconds;if("toZonedDateTime"in t)return t.toZonedDateTime("UTC").epochMilliseconds;throw new TypeError("Unwrapping a non-number value as a number")}toString(t){if(t)try{return t.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(n){t.reportError(n)}return typeof this.value=="number"||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}};var Oi=100,Ql="⁨",ec="⁩";function tc(e,t,n){if(n===t||n instanceof I&&t instanceof I&&n.value===t.value)return!0;if(t instanceof I&&typeof n=="string"){let o=e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value);if(n===o)return!0}return!1}function _i(e,t,n){return t[n]?Fe(e,t[n].value):(e.reportError(new RangeError("No default")),new k)}function zn(e,t){let n=[],o=Object.create(null);for(let s of t)s.type==="narg"?o[s.name]=wt(e,s.value):n.push(wt(e,s));return{positional:n,named:o}}function wt(e,t){switch(t.type){case"str":return t.value;case"num":return new I(t.value,{minimumFractionDigits:t.precision});case"var":return nc(e,t);case"mesg":return oc(e,t);case"term":return sc(e,t);case"func":return ic(e,t);case"select":return rc(e,t);default:return new k}}function nc(e,{name:t}){let n;if(e.params)if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new k(`$${t}`);else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(new ReferenceError(`Unknown variable: $${t}`)),new k(`$${t}`);if(n instanceof oe)return n;switch(typeof n){case"string":return n;case"number":return new I(n);case"object":if(se.supportsValue(n))return new se(n);default:return e.reportError(new TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new k(`$${t}`)}}function oc(e,{name:t,attr:n}){let o=e.bundle._messages.get(t);if(!o)return e.reportError(new ReferenceError(`Unknown message: ${t}`)),new k(t);if(n){let s=o.attributes[n];return s?Fe(e,s):(e.reportError(new ReferenceError(`Unknown attribute: ${n}`)),new k(`${t}.${n}`))}return o.value?Fe(e,o.value):(e.reportError(new ReferenceError(`No value: ${t}`)),new k(t))}function sc(e,{name:t,attr:n,args:o}){let s=`-${t}`,i=e.bundle._terms.get(s);if(!i)return e.reportError(new ReferenceError(`Unknown term: ${s}`)),new k(s);if(n){let a=i.attributes[n];if(a){e.params=zn(e,o).named;let l=Fe(e,a);return e.params=null,l}return e.reportError(new ReferenceError(`Unknown attribute: ${n}`)),new k(`${s}.${n}`)}e.params=zn(e,o).named;let r=Fe(e,i.value);return e.params=null,r}function ic(e,{name:t,args:n}){let o=e.bundle._functions[t];if(!o)return e.reportError(new ReferenceError(`Unknown function: ${t}()`)),new k(`${t}()`);if(typeof o!="function")return e.reportError(new TypeError(`Function ${t}() is not callable`)),new k(`${t}()`);try{let s=zn(e,n);return o(s.positional,s.named)}catch(s){return e.reportError(s),new k(`${t}()`)}}function rc(e,{selector:t,variants:n,star:o}){let s=wt(e,t);if(s instanceof k)return _i(e,n,o);for(let i of n){let r=wt(e,i.key);if(tc(e,s,r))return Fe(e,i.value)}return _i(e,n,o)}function qn(e,t){if(e.dirty.has(t))return e.reportError(new RangeError("Cyclic reference")),new k;e.dirty.add(t);let n=[],o=e.bundle._useIsolating&&t.length>1;for(let s of t){if(typeof s=="string"){n.push(e.bundle._transform(s));continue}if(e.placeables++,e.placeables>Oi)throw e.dirty.delete(t),new RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${Oi}`);o&&n.push(Ql),n.push(wt(e,s).toString(e)),o&&n.push(ec)}return e.dirty.delete(t),n.join("")}function Fe(e,t){return typeof t=="string"?e.bundle._transform(t):qn(e,t)}var nn=class{constructor(t,n,o){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=t,this.errors=n,this.args=o}reportError(t){if(!this.errors||!(t instanceof Error))throw t;this.errors.push(t)}memoizeIntlObject(t,n){let o=this.bundle._intls.get(t);o||(o={},this.bundle._intls.set(t,o));let s=JSON.stringify(n);return o[s]||(o[s]=new t(this.bundle.locales,n)),o[s]}};function jn(e,t){let n=Object.create(null);for(let[o,s]of Object.entries(e))t.includes(o)&&(n[o]=s.valueOf());return n}var Si=["unitDisplay","currencyDisplay","useGrouping","minimumIntegerDigits","minimumFractionDigits","maximumFractionDigits","minimumSignificantDigits","maximumSignificantDigits"];function Ni(e,t){let n=e[0];if(n instanceof k)return new k(`NUMBER(${n.valueOf()})`);if(n instanceof I)return new I(n.valueOf(),{...n.opts,...jn(t,Si)});if(n instanceof se)return new I(n.toNumber(),{...jn(t,Si)});throw new TypeError("Invalid argument to NUMBER")}var ac=["dateStyle","timeStyle","fractionalSecondDigits","dayPeriod","hour12","weekday","era","year","month","day","hour","minute","second","timeZoneName"];function Ci(e,t){let n=e[0];if(n instanceof k)return new k(`DATETIME(${n.valueOf()})`);if(n instanceof se||n instanceof I)return new se(n,jn(t,ac));throw new TypeError("Invalid argument to DATETIME")}var Li=new Map;function Ri(e){let t=Array.isArray(e)?e.join(" "):e,n=Li.get(t);return n===void 0&&(n=new Map,Li.set(t,n)),n}var bt=class{constructor(t,{functions:n,useIsolating:o=!0,transform:s=i=>i}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(t)?t:[t],this._functions={NUMBER:Ni,DATETIME:Ci,...n},this._useIsolating=o,this._transform=s,this._intls=Ri(t)}hasMessage(t){return this._messages.has(t)}getMessage(t){return this._messages.get(t)}addResource(t,{allowOverrides:n=!1}={}){let o=[];for(let s=0;s<t.body.length;s++){let i=t.body[s];if(i.id.startsWith("-")){if(n===!1&&this._terms.has(i.id)){o.push(new Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(n===!1&&this._messages.has(i.id)){o.push(new Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return o}formatPattern(t,n=null,o=null){if(typeof t=="string")return this._transform(t);let s=new nn(this,o,n);try{return qn(s,t).toString(s)}catch(i){if(s.errors&&i instanceof Error)return s.errors.push(i),new k().toString(s);throw i}}};var Dn=/^(-?[a-zA-Z][\w-]*) *= */gm,Pi=/\.([a-zA-Z][\w-]*) *= */y,lc=/\*?\[/y,Hn=/(-?[0-9]+(?:\.([0-9]+))?)/y,cc=/([a-zA-Z][\w-]*)/y,Ii=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,uc=/^[A-Z][A-Z0-9_-]*$/,on=/([^{}\n\r]+)/y,dc=/([^\\"\n\r]*)/y,Bi=/\\([\\"])/y,zi=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,hc=/^\n+/,qi=/ +$/,mc=/ *\r?\n/g,pc=/( *)$/,fc=/{\s*/y,ji=/\s*}/y,gc=/\[\s*/y,yc=/\s*] */y,wc=/\s*\(\s*/y,bc=/\s*->\s*/y,$c=/\s*:\s*/y,vc=/\s*,?\s*/y,xc=/\s+/y,We=class{constructor(t){this.body=[],Dn.lastIndex=0;let n=0;for(;;){let f=Dn.exec(t);if(f===null)break;n=Dn.lastIndex;try{this.body.push(l(f[1]))}catch(w){if(w instanceof SyntaxError)continue;throw w}}function o(f){return f.lastIndex=n,f.test(t)}function s(f,w){if(t[n]===f)return n++,!0;if(w)throw new w(`Expected ${f}`);return!1}function i(f,w){if(o(f))return n=f.lastIndex,!0;if(w)throw new w(`Expected ${f.toString()}`);return!1}function r(f){f.lastIndex=n;let w=f.exec(t);if(w===null)throw new SyntaxError(`Expected ${f.toString()}`);return n=f.lastIndex,w}function a(f){return r(f)[1]}function l(f){let w=m(),T=c();if(w===null&&Object.keys(T).length===0)throw new SyntaxError("Expected message value or attributes");return{id:f,value:w,attributes:T}}function c(){let f=Object.create(null);for(;o(Pi);){let w=a(Pi),T=m();if(T===null)throw new SyntaxError("Expected attribute value");f[w]=T}return f}function m(){let f;if(o(on)&&(f=a(on)),t[n]==="{"||t[n]==="}")return h(f?[f]:[],1/0);let w=fn();return w?f?h([f,w],w.length):(w.value=Xe(w.value,hc),h([w],w.length)):f?Xe(f,qi):null}function h(f=[],w){for(;;){if(o(on)){f.push(a(on));continue}if(t[n]==="{"){f.push(p());continue}if(t[n]==="}")throw new SyntaxError("Unbalanced closing brace");let X=fn();if(X){f.push(X),w=Math.min(w,X.length);continue}break}let T=f.length-1,ve=f[T];typeof ve=="string"&&(f[T]=Xe(ve,qi));let Je=[];for(let X of f)X instanceof sn&&(X=X.value.slice(0,X.value.length-w)),X&&Je.push(X);return Je}function p(){i(fc,SyntaxError);let f=g();if(i(ji))return f;if(i(bc)){let w=q();return i(ji,SyntaxError),{type:"select",selector:f,...w}}throw new SyntaxError("Unclosed placeable")}function g(){if(t[n]==="{")return p();if(o(Ii)){let[,f,w,T=null]=r(Ii);if(f==="$")return{type:"var",name:w};if(i(wc)){let ve=y();if(f==="-")return{type:"term",name:w,attr:T,args:ve};if(uc.test(w))return{type:"func",name:w,args:ve};throw new SyntaxError("Function names must be all upper-case")}return f==="-"?{type:"term",name:w,attr:T,args:[]}:{type:"mesg",name:w,attr:T}}return b()}function y(){let f=[];for(;;){switch(t[n]){case")":return n++,f;case void 0:throw new SyntaxError("Unclosed argument list")}f.push(A()),i(vc)}}function A(){let f=g();return f.type!=="mesg"?f:i($c)?{type:"narg",name:f.name,value:b()}:f}function q(){let f=[],w=0,T;for(;o(lc);){s("*")&&(T=w);let ve=be(),Je=m();if(Je===null)throw new SyntaxError("Expected variant value");f[w++]={key:ve,value:Je}}if(w===0)return null;if(T===void 0)throw new SyntaxError("Expected default variant");return{variants:f,star:T}}function be(){i(gc,SyntaxError);let f;return o(Hn)?f=L():f={type:"str",value:a(cc)},i(yc,SyntaxError),f}function b(){if(o(Hn))return L();if(t[n]==='"')return _();throw new SyntaxError("Invalid expression")}function L(){let[,f,w=""]=r(Hn),T=w.length;return{type:"num",value:parseFloat(f),precision:T}}function _(){s('"',SyntaxError);let f="";for(;;){if(f+=a(dc),t[n]==="\\"){f+=$e();continue}if(s('"'))return{type:"str",value:f};throw new SyntaxError("Unclosed string literal")}}function $e(){if(o(Bi))return a(Bi);if(o(zi)){let[,f,w]=r(zi),T=parseInt(f||w,16);return T<=55295||57344<=T?String.fromCodePoint(T):"�"}throw new SyntaxError("Unknown escape sequence")}function fn(){let f=n;switch(i(xc),t[n]){case".":case"[":case"*":case"}":case void 0:return!1;case"{":return po(t.slice(f,n))}return t[n-1]===" "?po(t.slice(f,n)):!1}function Xe(f,w){return f.replace(w,"")}function po(f){let w=f.replace(mc,`
`),T=pc.exec(f)[1].length;return new sn(w,T)}}},sn=class{constructor(t,n){this.value=t,this.length=n}};var Yn=`not-a-tile = { $text } isn’t a tile.
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
ui-keys-marking = Marking
ui-key-mark = mark what is here, or take that back
ui-key-edge = next edge of this square, or the one before
ui-key-check = check your answer
ui-keys-editing = Changing the table
ui-key-edit = lay the tile here, or lift the one that is here
ui-said-edit-lay = Laid: { $placed }
ui-said-edit-lift = Lifted: { $placed }
`;var Ac={R:"ui-red",G:"ui-green",B:"ui-blue",Y:"ui-yellow",P:"ui-purple","*":"ui-wild"},Tc=new Set(["tile","colour","neighbour"]),Di="<huge-number>",Ec=/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu,$t;function Mc(e){$t??=Un("en",Yn),$t.addResource(new We(e))}function ye(e,t){$t??=Un("en",Yn);let n=t?[Un(e,t),$t]:[$t],o=t?e:"en",s=(b,L={})=>{for(let _ of n){let $e=_.getMessage(b);if($e?.value)return _.formatPattern($e.value,c(r(L)),[])}return b},i=b=>s("ui-you").split(", ").includes(b.toLowerCase().replace(Ec,"")),r=b=>typeof b.name=="string"?{you:i(b.name)?"does":"no",...b}:b,a=(b,L=_=>i(b[_]))=>{let _=b.filter((fn,Xe)=>!L(Xe)),$e=_.length<b.length;return{names:be($e?[s("ui-you-among"),..._]:_),you:$e?"does":"no",count:b.length}},l=b=>b.includes(Di)?b.replaceAll(Di,s("ui-huge-number")):b,c=b=>Object.fromEntries(Object.entries(b).map(([L,_])=>typeof _!="string"?[L,_]:[L,Tc.has(L)&&/^[RGBYP*]{1,3}$/.test(_)?h(_):me(l(_))])),m=new Map,h=b=>{let L=m.get(b)??[...b].map(_=>s(Ac[_])).join(s("ui-colours-and"));return m.set(b,L),L},p=b=>g(b.map(({id:L,args:_})=>s(L,_))),g=b=>[...new Set(b)].join(s("ui-between-sentences")),y=Gn(()=>new Intl.NumberFormat(o)),A=Gn(()=>new Intl.ListFormat(o,{type:"conjunction"})),q=Gn(()=>new Intl.DateTimeFormat(o,{dateStyle:"medium",timeStyle:"short"})),be=b=>A().format(b.map(me));return{language:o,say:s,sayAll:p,inOne:g,colours:h,number:b=>y().format(b),list:be,isYou:i,players:a,date:b=>q().format(b)}}function Gn(e){let t;return()=>t??=e()}function Un(e,t){let n=new bt(e,{useIsolating:!1});return n.addResource(new We(t)),n}async function Fn(e){let t=()=>Qe(e.state.settings.language),n=t();if(n===e.words.language)return;let o=n==="en"?null:await e.link.words(n);if(!(e.closed||n!==t())){if(n!=="en"&&!o){e.tell({id:"ui-language-missing",args:{}});return}e.words=ye(n,o),e.host.onWords?.(e.words),e.paint()}}var Oc=["new","load","branch","task"],Hi=({type:e})=>Oc.includes(e);var _c={slow:1800,normal:750,fast:60},rn=class{#e=0;#t=0;#n=!1;#r=null;constructor(t){this.t=t}stop(){this.#e+=1,this.#n=!1,this.#s(null)}#s(t){clearTimeout(this.#t),this.#r=t,this.t.state.due!==(t!==null)&&this.t.set({due:t!==null})}next(t=Promise.resolve()){this.stop(),!this.t.closed&&this.#i(t,()=>this.#o())}wake(){!this.#n&&!this.#r&&this.next()}async#i(t,n){let o=this.#e;this.#n=!0,await t.finally(()=>{o===this.#e&&(this.#n=!1)}),o===this.#e&&n?.()}#o(){let{t}=this,{view:n,past:o,handOver:s,panel:i,question:r}=t.state;if(!n||o||s!==null||r||i==="seats")return;let a=qt(t.state,n);if(a!==t.state.waits&&t.set({waits:a}),!(a||n.outcome)&&!this.#l(n)){if(n.next_bot!==null&&n.thinking===null){if(t.state.paused)return;this.#c(()=>{this.#i(t.ask({type:"bot",seat:n.seat}))})}else if(t.state.settings.auto&&i===null&&_e(n)){let l=["draw","pass"].find(c=>Q(n,c));l&&n.turn.seat===n.seat&&this.#c(()=>{this.#i(j(t,l))})}}}#l(t){let{t:n}=this;if(!n.mode.shows.handsOn)return!1;let{seat:o,eyes:s,hand_over:i}=t;return s===o?!1:(i!==null?n.set({handOver:i,spoken:[]}):this.#i(n.send({type:"view",seat:s})),!0)}#c(t){this.#s(t),this.#t=setTimeout(()=>this.skip(),_c[this.t.state.settings.pace])}skip(){let t=this.#r;this.#s(null),t?t():typeof this.t.state.view?.thinking=="number"&&this.t.send({type:"move-now"})}goOn(){this.t.set({goneOn:this.t.state.view?.rev??-1,waits:!1}),this.next()}pause(t){this.t.set({paused:t}),this.next()}};function Yi(e,t){let n=e.root.activeElement;if(t(),!n||n.isConnected&&!n.matches(":disabled"))return;let{activeElement:o}=e.root;if(o&&o!==n)return;((n.matches("[data-tile]")?e.find('[data-tile][tabindex="0"]'):null)??e.find('.cell[tabindex="0"]'))?.focus({preventScroll:!0})}var Gi=(e,t,n)=>{let o=new Map;for(let s=t;s<=n;s++)o.set(e[s],s);return o},Z=z(class extends D{constructor(e){if(super(e),e.type!==V.CHILD)throw Error("repeat() can only be used in text expressions")}dt(e,t,n){let o;n===void 0?n=t:t!==void 0&&(o=t);let s=[],i=[],r=0;for(let a of e)s[r]=o?o(a,r):r,i[r]=n(a,r),r++;return{values:i,keys:s}}render(e,t,n){return this.dt(e,t,n).values}update(e,[t,n,o]){let s=vi(e),{values:i,keys:r}=this.dt(t,n,o);if(!Array.isArray(s))return this.ut=r,i;let a=this.ut??=[],l=[],c,m,h=0,p=s.length-1,g=0,y=i.length-1;for(;h<=p&&g<=y;)if(s[h]===null)h++;else if(s[p]===null)p--;else if(a[h]===r[g])l[g]=ge(s[h],i[g]),h++,g++;else if(a[p]===r[y])l[y]=ge(s[p],i[y]),p--,y--;else if(a[h]===r[y])l[y]=ge(s[h],i[y]),Ge(e,l[y+1],s[h]),h++,y--;else if(a[p]===r[g])l[g]=ge(s[p],i[g]),Ge(e,s[h],s[p]),p--,g++;else if(c===void 0&&(c=Gi(r,g,y),m=Gi(a,h,p)),c.has(a[h]))if(c.has(a[p])){let A=m.get(r[g]),q=A!==void 0?s[A]:null;if(q===null){let be=Ge(e,s[h]);ge(be,i[g]),l[g]=be}else l[g]=ge(q,i[g]),Ge(e,s[h],q),s[A]=null;g++}else en(s[p]),p--;else en(s[h]),h++;for(;g<=y;){let A=Ge(e,l[y+1]);ge(A,i[g]),l[g++]=A}for(;h<=p;){let A=s[h++];A!==null&&en(A)}return this.ut=r,Ue(e,l),S}});var Sc="RYGBP*";function Ki(e){let{state:t}=e,n=e.shown;if(!n||n.seat===null||t.handOver!==null)return d;let o=U(t);if(!o.length)return d;let s=o.find(({tile:i})=>i===t.rackStop)?.tile??o[0]?.tile;return u`<div class="rack ${M(t)?"":"resting"}">
    <div class="tools" role="group" aria-label=${e.say("ui-rack-tools")}>
      ${t.chosen?[Ui(e,-1),Ui(e,1)]:Cc(e)}
    </div>
    <div class="tiles" role="toolbar" aria-label=${e.say("ui-rack",{count:o.length})}>
      ${Z(o,({tile:i})=>i,i=>Nc(e,i,i.tile===s))}
    </div>
  </div>`}function Nc(e,{tile:t,legal:n},o){let{state:s}=e,i=s.chosen===t,r=e.shown?.turn.drawn===t&&e.shown.turn.seat===e.shown.seat,a=s.settings.help!=="none"&&M(s),l=a&&n?e.say("ui-rack-fits",{count:n.length}):"";return u`<button
    class="rack-tile ${i?"chosen":""} ${s.dragged===t?"dragged":""} ${r?"drawn":""} ${a&&n?.length===0?"idle":""}"
    data-tile=${t}
    aria-pressed=${i?"true":"false"}
    aria-label=${[e.words.colours(t),r?e.say("ui-rack-drawn"):"",l].filter(Boolean).join(e.say("ui-between-parts"))}
    aria-description=${Pt(e,{tile:t})}
    aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight"
    tabindex=${o?"0":"-1"}
    @click=${()=>e.mode.choose(e,t)}
    @focus=${()=>e.set({rackStop:t})}
  >
    ${O(i&&s.turns>1?[...t].reverse().join(""):t,!0)} ${at(e,{tile:t})}
  </button>`}var Cc=e=>[Wn("sort","sort",e.say("ui-sort"),()=>Wi(e,Lc)),e.state.settings.help==="none"?d:Wn("yes","playable-first",e.say("ui-playable-first"),()=>Wi(e,Rc))],Wn=(e,t,n,o)=>N(e,{action:t,words:n,press:o,look:"small"}),Ui=(e,t)=>{let[n,o]=t<0?["previous","move-left"]:["next","move-right"];return Wn(n,o,e.say(`ui-${o}`),()=>e.state.chosen&&vt(e,e.state.chosen,t))},Lc=(e,t)=>Fi(e.tile).localeCompare(Fi(t.tile)),Fi=e=>[...e].map(t=>Sc.indexOf(t)).join(""),Rc=(e,t)=>(t.legal?.length??99)-(e.legal?.length??99);function Wi(e,t){Vi(e,[...U(e.state)].sort(t).map(({tile:n})=>n)),e.announce(e.say("ui-said-arranged"))}function vt(e,t,n){let o=U(e.state).map(r=>r.tile),s=o.indexOf(t),i=Math.min(o.length-1,Math.max(0,s+n));s<0||i===s||(o.splice(i,0,...o.splice(s,1)),Vi(e,o),e.announce(e.say("ui-said-moved",{tile:t,place:i+1,count:o.length})))}function Vi(e,t){let n=e.shown?.seat;typeof n=="number"&&e.set({order:{...e.state.order,[n]:t}})}var Pc={},xt=z(class extends D{constructor(){super(...arguments),this.ot=Pc}render(e,t){return t()}update(e,[t,n]){if(Array.isArray(t)){if(Array.isArray(this.ot)&&this.ot.length===t.length&&t.every((o,s)=>o===this.ot[s]))return S}else if(this.ot===t)return S;return this.ot=Array.isArray(t)?Array.from(t):t,this.render(t,n)}});var kt=(e,t)=>{let n=e._$AN;if(n===void 0)return!1;for(let o of n)o._$AO?.(t,!1),kt(o,t);return!0},an=e=>{let t,n;do{if((t=e._$AM)===void 0)break;n=t._$AN,n.delete(e),e=t}while(n?.size===0)},Zi=e=>{for(let t;t=e._$AM;e=t){let n=t._$AN;if(n===void 0)t._$AN=n=new Set;else if(n.has(e))break;n.add(e),zc(t)}};function Ic(e){this._$AN!==void 0?(an(this),this._$AM=e,Zi(this)):this._$AM=e}function Bc(e,t=!1,n=0){let o=this._$AH,s=this._$AN;if(s!==void 0&&s.size!==0)if(t)if(Array.isArray(o))for(let i=n;i<o.length;i++)kt(o[i],!1),an(o[i]);else o!=null&&(kt(o,!1),an(o));else kt(this,e)}var zc=e=>{e.type==V.CHILD&&(e._$AP??=Bc,e._$AQ??=Ic)},Ke=class extends D{constructor(){super(...arguments),this._$AN=void 0}_$AT(t,n,o){super._$AT(t,n,o),Zi(this),this.isConnected=t._$AU}_$AO(t,n=!0){t!==this.isConnected&&(this.isConnected=t,t?this.reconnected?.():this.disconnected?.()),n&&(kt(this,t),an(this))}setValue(t){if(Qt(this._$Ct))this._$Ct._$AI(t,this);else{let n=[...this._$Ct._$AH];n[this._$Ci]=t,this._$Ct._$AI(n,this,0)}}disconnected(){}reconnected(){}};var Kn=new WeakMap,H=z(class extends Ke{render(e){return d}update(e,[t]){let n=t!==this.G;return n&&this.rt(void 0),(n||this.lt!==this.ct)&&(this.G=t,this.ht=e.options?.host,this.rt(this.ct=e.element)),d}rt(e){if(this.G!==void 0)if(this.isConnected||(e=void 0),typeof this.G=="function"){let t=this.ht??globalThis,n=Kn.get(t);n===void 0&&(n=new WeakMap,Kn.set(t,n)),n.get(this.G)!==void 0&&this.G.call(this.ht,void 0),n.set(this.G,e),e!==void 0&&this.G.call(this.ht,e)}else this.G.value=e}get lt(){return typeof this.G=="function"?Kn.get(this.ht??globalThis)?.get(this.G):this.G?.value}disconnected(){this.lt===this.ct&&this.rt(void 0)}reconnected(){this.rt(this.ct)}});function ln(e){let{view:t}=e.state;return t?u`<ol class="moves" aria-label=${e.say("ui-moves")}>
    ${[void 0,...t.log].map((n,o)=>qc(e,t,o,n))}
  </ol>`:d}function qc(e,t,n,o){let s=(e.state.past??t).ply===n;return u`<li ${s?H(Hc):d}>
    <button data-ply=${n} aria-current=${s?"step":d} @click=${()=>Dc(e,n)}>
      <span class="ply" aria-hidden="true">${e.words.number(n)}</span>
      <span class="does">${qe(e,t,o)}${jc(e,t,n)}</span>
    </button>
  </li>`}function jc(e,{last:t,log:n},o){return!t?.sum||o!==n.findLastIndex(([,s])=>s===t.action)+1?d:u` <span class="sum">${e.say("ui-told-sum",{sum:t.sum})}</span>`}function Dc(e,t){e.set({panel:null}),e.reel.slide(t)}function Hc(e){requestAnimationFrame(()=>{let t=e?.closest(".content");if(!e||!t)return;let[n,o]=[e.getBoundingClientRect(),t.getBoundingClientRect()];t.scrollTop+=Math.max(0,n.bottom-o.bottom)-Math.max(0,o.top-n.top)})}var Yc=[{id:"log",title:"ui-log",isOpen:e=>e.state.settings.log&&e.mode.shows.log&&!e.state.view?.task,body:ln,follows:e=>[e.state.view,e.state.past,e.words],close:e=>e.change("log",!1)}];function Vn(e){let t=e.find(".board");return t!==null&&getComputedStyle(t).getPropertyValue("--beside")==="yes"}function Xi(e){let t=e.state.view?Yc.filter(n=>n.isOpen(e)):[];return t.length?u`<div class="side" ${H(e.camera.makeRoom)}>${t.map(n=>Gc(e,n))}</div>`:d}function Gc(e,{id:t,title:n,body:o,follows:s,close:i}){let r=()=>{i?.(e),e.paint(),e.focus(`[data-action="${t}"]`)},a=c=>{c.key!=="Escape"||!i||(c.preventDefault(),c.stopPropagation(),r())},l=e.say("ui-close");return u`<aside class="pane ${t}" id="side-${t}" aria-labelledby="side-${t}-title" @keydown=${a}>
    <header>
      <h2 id="side-${t}-title">${e.say(n)}</h2>
      ${i?u`<button class="round small" data-action="close-${t}" title=${l} aria-label=${l} @click=${r}>${$("close")}</button>`:d}
    </header>
    <div class="content">${xt(s(e),()=>o(e))}</div>
  </aside>`}function cn(e,t=!1){if(!Vn(e)){e.set({panel:"log"});return}e.change("log",!e.state.settings.log),e.paint(),t&&e.focus(".pane.log [aria-current]")}var Ji=[{title:"ui-keys-board",keys:[{keys:["←","↑","→","↓"],id:"ui-key-arrows"},{keys:["W"],id:"ui-key-what"},{keys:["F"],id:"ui-key-fits"},{keys:["+","−"],id:"ui-key-zoom"},{keys:["0"],id:"ui-key-fit"}]},{title:"ui-keys-replay",keys:[{keys:["←","→"],id:"ui-key-step"},{keys:["Home","End"],id:"ui-key-ends"},{keys:["Space"],id:"ui-key-play"},{keys:["Esc"],id:"ui-key-leave"}]},{title:"ui-keys-around",keys:[{keys:["B"],id:"ui-key-board"},{keys:["H"],id:"ui-key-hand"},{keys:["Alt+←","Alt+→"],id:"ui-key-arrange"},{keys:["L"],id:"ui-key-log"},{keys:["?"],id:"ui-key-help"}]}],Uc=["d","p","c","x","s","enter"," "],Fc={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]},Qi={r:(e,t)=>K(e,t?-1:1),w:e=>Ps(e),b:e=>e.focus('.cell[tabindex="0"]'),h:e=>e.focus('[data-tile][tabindex="0"]'),l:e=>cn(e,!0),"+":e=>e.camera.zoom(1.3),"=":e=>e.camera.zoom(1.3),"-":e=>e.camera.zoom(1/1.3),0:e=>e.camera.bringBack(),"?":e=>e.set({panel:"keys"})},Wc={ArrowLeft:({reel:e})=>e.step(e.ply-1),ArrowRight:({reel:e})=>e.step(e.ply+1),Home:({reel:e})=>e.step(0),End:({reel:e})=>e.step(e.last)," ":({reel:e})=>e.toggle(),Escape:({reel:e})=>e.leave()},Kc=["+","=","-","0","l","?"];function Zn(e,t){let n=t.composedPath()[0];if(t.defaultPrevented||!(n instanceof HTMLElement)||!e.state.view)return;let{panel:o,question:s,handOver:i,past:r}=e.state;!e.host.ownsPage&&!t.ctrlKey&&!t.metaKey&&t.stopPropagation(),!(o||s||e.find("dialog[open]"))&&((r?!Zc(e,t,n):i!==null||!Vc(e,t,n))||(t.preventDefault(),t.stopPropagation()))}function Vc(e,t,n){if(t.ctrlKey||t.metaKey||n.matches("input, select, textarea"))return!1;let o=Fc[t.key];if(o)return Jc(e,n,o,t.altKey,t.shiftKey);if(t.altKey)return!1;if(t.key==="Escape")return e.set({...ce,refusal:null,notice:null,edge:null}),!0;let s=er(t);if(t.repeat&&Uc.includes(s.toLowerCase()))return s!==" "||!n.matches("button");if(s==="Enter"||s===" ")return n.matches(".cell")&&e.mode.enter(e),n.matches(".cell");if(/^[1-9]$/.test(s)){let a=U(e.state)[Number(s)-1]?.tile;return a&&e.mode.choose(e,a),!0}let i=s.toLowerCase(),r=e.mode.letters[i]??Qi[i];return r?.(e,t.shiftKey),!!r}function er({key:e,code:t,shiftKey:n}){let[,o]=/^Digit(\d)$/.exec(t)??[],[,s]=/^Key([A-Z])$/.exec(t)??[];return o&&!n?o:s&&!/^[a-z]$/i.test(e)?s:e}function Zc(e,t,n){let{key:o,ctrlKey:s,metaKey:i,altKey:r}=t;if(s||i||r||Xc(n,o))return!1;let a=er(t).toLowerCase(),l=Wc[o]??(Kc.includes(a)?Qi[a]:null);return l?.(e,!1),!!l}function Xc(e,t){return e.matches("select")?t!=="Escape":e.matches("button")?t===" ":e.matches("input, .players")&&/^(Arrow|Home|End)/.test(t)}function Jc(e,t,[n,o],s,i){if(t.dataset.tile)return o?!1:(s?vt(e,t.dataset.tile,n):Qc(e,t.dataset.tile,n),e.paint(),e.focus(`[data-tile="${e.state.rackStop}"]`),!0);if(!t.matches(".cell")||s)return!1;let{cursor:r}=e.state,a=i?3:1;return Jt(e,{x:r.x+a*n,y:r.y+a*o}),!0}function Qc(e,t,n){let o=U(e.state).map(s=>s.tile);e.set({rackStop:o[(o.indexOf(t)+n+o.length)%o.length]})}function Xn(e,{tiles:t,kind:n="",hand:o}={}){let s=e.split(" ").map(x),i=s.flatMap(E),[r,a]=tr(i.map(({x:h})=>h)),[l,c]=tr(i.map(({y:h})=>h)),m=({reading:h,x:p,y:g,down:y},A)=>{let q=[g-l+1,p-r+1,`span ${y?3:1}`,`span ${y?1:3}`];return u`<span .style=${`--nth:${A};grid-area:${q.join(" / ")}`}
      >${O(h,y)}${A===s.length-1?o:d}</span
    >`};return u`<div
    class="little-table ${n}"
    data-tiles=${t??d}
    .style=${`--columns:${a};--rows:${c}`}
    aria-hidden="true"
  >
    ${s.map(m)}
  </div>`}function tr(e){let t=Math.min(...e);return[t,Math.max(...e)-t+1]}var nr=u`<span class="hand">${$("hand")}</span>`;function or(e,t){let n=t.done?nu(e):t.kind==="draw"?tu():eu(e,t);return u`<div class="scene ${t.kind}" aria-hidden="true">${n}</div>`}function eu(e,{marks:t}){let n=t.flatMap(({where:r})=>"placement"in r?r.placement:[])[0];if(!n)return d;let o=new B(e.board),{edges:s}=o.meets(x(n),e.match),i=s.map(({near:r})=>o.at(r.x,r.y)?.placement.text);return Xn([...new Set(i),n].join(" "),{hand:nr})}var tu=()=>u`${le(!0)}<span class="sack">${$("bag")}</span>${nr}`;function nu({log:e}){let t=e.filter(([,n])=>W(n));return u`<span class="prize">${$("crown")}</span>
    <span class="laid">${t.map(([,n])=>O(x(n).reading,!0))}</span>`}var ou={lay:["N","Enter"],draw:["D"],drawn:["N","Enter"],last:["N","Enter"]};function sr(e,t,n){let o=e.state.keyboard?ou[n.kind]:void 0;return u`<section class="guide" data-step=${n.kind} aria-label=${e.say("ui-intro")}>
    ${or(t,n)}
    <div class="told">
      <p role="status" tabindex="-1">${e.say(n.text.id,n.text.args)}</p>
      ${o?su(e,o):d}
    </div>
    ${iu(e,n)}
    <div class="aids">${ru(e,n)} ${n.done?d:au(e,t)}</div>
    ${n.done?lu(e,t):d}
  </section>`}function ir(e,t,{task:n}){!n||t?.task?.kind===n.kind||(e.reading.read(e.say(n.text.id,n.text.args),e.words.language),t?.task?n.done&&e.focus('[data-action="introduced"]'):e.focus('.guide [role="status"]'))}var su=(e,t)=>u`<p class="keys">
  <span class="unseen">${e.say("ui-intro-keys")}</span>
  ${t.map(n=>u`<kbd data-spelled>${n}</kbd> `)}
</p>`;function iu(e,{step:t,steps:n}){let o=Array.from({length:n},(s,i)=>i+1);return u`<span class="lessons" role="img" aria-label=${e.say("ui-intro-lesson",{lesson:t,lessons:n})}>
    ${o.map(s=>u`<i class=${s<t?"learnt":s===t?"now":""}></i>`)}
  </span>`}function ru(e,{text:t}){let{language:n}=e.words;if(!e.reading.canRead(n))return d;let o=()=>{e.reading.press(e.say(t.id,t.args),n),e.repaint()},s=e.say("ui-intro-read");return u`<button class="round" data-action="intro-read" aria-label=${s} title=${s}
    aria-pressed=${e.reading.on} @click=${o}>${$("speak")}</button>`}function au(e,t){let n=e.say("ui-intro-skip");return u`<button class="button" data-action="intro-skip" aria-label=${n} title=${n}
    @click=${()=>rr(e,t)}>${$("skip")}<span class="words" aria-hidden="true">${n}</span></button>`}var lu=(e,t)=>u`<button class="button primary" data-action="introduced"
  @click=${()=>rr(e,t)}>${$("play")} ${e.say("ui-intro-play")}</button>`;function rr(e,{rules:{edition:t,geometry:n},players:[{name:o}],kinds:s}){if(e.reading.stop(),e.host.leaveTask){e.host.leaveTask();return}let i=s[s.length-1],r=[{name:o},{name:i.name?e.say(i.name.id):i.kind,kind:i.kind}];e.ask({type:"new",rules:{edition:t,geometry:n},players:r,seat:0})}function ar(e,t,n,o){let s=[...cu(e,t,n,o),...du(e,t,n,o),...hu(e,t,n),...mu(e,n,o),...pu(e,t,n,o)],i=e.words.inOne(s);i&&i!==e.state.spoken.at(-1)?.text&&e.announce(i)}function cu(e,t,n,o){let s=uu(t,n);return o.map(([i,r])=>{let a=r==="draw"&&i===n.seat?s.shift()??null:null;return Ne(e,n,[i,r],a)})}function uu(e,t){if(e.seat!==t.seat)return[];let n=new Set(e.hand.map(({tile:o})=>o));return t.hand.map(({tile:o})=>o).filter(o=>!n.has(o))}function du(e,t,n,o){return o.some(([,s])=>["catch","show"].includes(te(s).what))?n.players.flatMap(({count:s},i)=>{let r=s-t.players[i].count;return r>0?[e.say("ui-told-penalty",{...ht(e,n,i),count:r})]:[]}):[]}function hu(e,t,n){return n.players.flatMap(({shown:o},s)=>o.filter(i=>n.ply>t.ply&&!t.players[s].shown.includes(i)).map(i=>e.say("ui-told-shown",{...ht(e,n,s),tile:i})))}function mu(e,{last:t},n){return t?.sum&&n.some(([,o])=>W(o)&&o===t.action)?[e.say("ui-told-sum",{sum:t.sum})]:[]}function pu(e,t,n,o){let s=a=>e.words.sayAll([Yt(e,a)]),{seat:i}=n.turn;if(n.say.id==="say-thinking")return[];if(n.say.id==="say-turn"&&t.turn.seat===i)return[];let r=o.some(([a])=>a!==i);return s(t)===s(n)&&!r?[]:[s(n)]}function Jn(e,t,n=!1){let{state:o}=e,s=o.view;if(e.closed)return;if(s&&!n&&Cs(s,t)){e.flow.wake();return}let i=s&&!n&&Ls(s,t)?s:null,r=i?t.log.slice(i.ply):[],a=Us(e);i||e.reel.forget(),e.mode=tn(e.host,t),fu(o,t,i,e.mode.shows.handsOn),s||yu(e),i&&wu(e,i,t,r);let l=Fs(e,a,r);e.paint(),e.camera.follow(),ir(e,i,t),e.flow.next(l()),lr("chromino:first-board"),M(o)&&lr("chromino:playable")}function fu(e,t,n,o){e.view=t,e.views+=1,n||Object.assign(e,gu(o&&t.hands_hidden?t.eyes:null)),e.handOver!==null&&t.seat===null&&(e.handOver=t.hand_over),e.laid&&t.board.includes(e.laid.text)&&(e.laid=null),e.past||(e.squares=jt(e)),(!M(e)||!t.hand.some(({tile:r})=>r===e.chosen))&&Object.assign(e,ce),n?.ply!==t.ply&&Object.assign(e,{refusal:null,notice:null}),e.waits&&=qt(e,t);let{act:s}=e.doing??{},i=n?t.log.slice(n.ply):[];s&&i.some(([r,a])=>r===s.seat&&a===s.action)&&(e.doing=null)}var gu=e=>({cursor:{x:1,y:0},follows:!0,past:null,eyes:"everyone",order:{},marked:[],edge:null,handOver:e,panel:null,question:null,waits:!1,endSeen:!1,notice:null});function yu({host:e,state:t,reel:n}){e.opens==="seats"&&(t.panel="seats"),e.opens==="replay"&&n.last>0&&n.slide(0)}function wu(e,t,n,o){if(ar(e,t,n,o),!!e.state.settings.sound){for(let[,s]of o)pt(s);n.outcome&&!t.outcome&&pt("won")}}function lr(e){performance.getEntriesByName(e).length||performance.mark(e)}var cr={mouse:5,touch:10,pen:8},bu={mouse:0,touch:56,pen:20},$u=60,un=class{#e=new Map;#t=null;#n=!1;#r=0;#s=0;#i={x:-1,y:-1};constructor(t){this.t=t;let{root:n,ending:o}=t,s=(i,r)=>n.addEventListener(i,r,{...o,passive:!1});s("pointerdown",i=>this.#l(i)),s("pointermove",i=>this.#c(i)),s("pointerup",i=>this.#g(i)),s("pointercancel",i=>this.#f(i)),n.addEventListener("click",i=>this.#m(i),{...o,capture:!0}),t.holder.addEventListener("wheel",i=>this.#a(i),{...o,passive:!1}),s("contextmenu",i=>this.#p(i)),s("pointerleave",()=>this.#d())}#o(t,n){let[o]=t.composedPath();return o instanceof Element?o.closest(n):null}#l(t){this.#r=t.buttons,this.#n=!1;let n=this.#o(t,"[data-tile]")?.dataset.tile;if(n&&t.button===0){let o={x:t.clientX,y:t.clientY};this.#t={id:t.pointerId,tile:n,start:o,device:Qn(t),moves:!1,el:null}}else this.#o(t,".board")&&t.button===0&&this.#e.set(t.pointerId,{x:t.clientX,y:t.clientY})}#c(t){let n=t.buttons&~this.#r;if(this.#r=t.buttons,t.buttons||this.#f(t),this.#t?.id===t.pointerId)n&2&&K(this.t,1),this.#h(t);else if(this.#e.has(t.pointerId))this.#u(t);else if(Qn(t)==="mouse"&&this.#o(t,".board")){let o=t.clientX!==this.#i.x||t.clientY!==this.#i.y;this.#i={x:t.clientX,y:t.clientY},o&&this.t.state.chosen&&ue(this.t,this.t.camera.cellAt(t.clientX,t.clientY))}}#u(t){let{camera:n}=this.t,o=this.#e.get(t.pointerId),s={x:t.clientX,y:t.clientY};if(this.#e.size===1&&!this.#n){if(Math.hypot(s.x-o.x,s.y-o.y)<cr[Qn(t)])return;this.#n=!0}if(this.t.find(".board")?.setPointerCapture(t.pointerId),this.#e.set(t.pointerId,s),this.#e.size===1){n.pan(s.x-o.x,s.y-o.y);return}this.#n=!0;let i=[...this.#e].find(([a])=>a!==t.pointerId)?.[1];if(!i)return;let r=a=>Math.hypot(a.x-i.x,a.y-i.y);n.pan((s.x-o.x)/2,(s.y-o.y)/2),n.zoom(r(s)/Math.max(1,r(o)),{x:(s.x+i.x)/2,y:(s.y+i.y)/2})}#m(t){let n=this.#n&&t.detail>0;if(this.#n=!1,n){t.stopPropagation();return}if(!this.#o(t,".board"))return;let{t:o}=this,s=this.#o(t,"[data-cell]")?.dataset.cell?.split(",").map(Number),i=o.camera.pointAt(t.clientX,t.clientY);o.mode.tap(o,s?{x:s[0],y:s[1]}:Nt(i),i)}#d(){!this.#t&&!this.t.state.put&&this.t.state.ghost&&this.t.set({ghost:null})}#a(t){let{t:n}=this,o=n.state.dragged||n.state.chosen&&n.state.ghost,s=this.#o(t,".rack .tiles");if(s&&!this.#t&&xu(s,t),!this.#o(t,".board")&&!this.#t||!o&&!t.ctrlKey&&!n.host.ownsPage)return;if(t.preventDefault(),o&&!t.ctrlKey){if(this.#s+=t.deltaY,Math.abs(this.#s)<$u)return;K(n,this.#s>0?1:-1),this.#s=0;return}let i=t.ctrlKey?.01:.0016;n.camera.zoom(Math.exp(-t.deltaY*i),{x:t.clientX,y:t.clientY})}#p(t){!this.t.state.chosen||!this.#o(t,".board, [data-tile]")||(t.preventDefault(),this.#t?.moves||K(this.t,1))}#h(t){let n=this.#t,{t:o}=this;if(!n)return;if(!n.moves){if(Math.hypot(t.clientX-n.start.x,t.clientY-n.start.y)<cr[n.device])return;n.moves=!0,this.#n=!0,vu(t),M(o.state)&&o.state.chosen!==n.tile&&o.mode.choose(o,n.tile),o.set({dragged:n.tile,put:!1})}let s={x:t.clientX,y:t.clientY-bu[n.device]};this.#w(n,s);let i=this.#b(t);ue(o,!i&&M(o.state)?Xs(o.state,o.camera.cellAt(s.x,s.y)):null,!1)}#w(t,n){let{t:o}=this,s=o.holder.getBoundingClientRect();t.el||(t.el=document.createElement("div"),t.el.className="flying held",o.find(".flights")?.append(t.el));let{reading:i,down:r}=Y(t.tile,o.state.turns);Oe(O(i,r),t.el),t.el.style.fontSize=`${Math.max(30,o.camera.look.size)}px`,t.el.style.transform=`translate(${n.x-s.left}px, ${n.y-s.top}px) translate(-50%, -50%)`}#b(t){let n=this.t.find(".rack")?.getBoundingClientRect();return!!(n&&t.clientY>n.top&&t.clientX>n.left&&t.clientX<n.right)}#g(t){this.#e.delete(t.pointerId);let n=this.#t;if(n?.id!==t.pointerId||(this.#t=null,n.el?.remove(),!n.moves))return;let{t:o}=this,{ghost:s}=o.state;o.set({dragged:null}),this.#b(t)?(this.#y(n.tile,t.clientX),ne(o)):s?(o.set({dropped:s.text}),o.mode.drop(o,s)):ne(o)}#y(t,n){let o=U(this.t.state).map(i=>i.tile),s=[...this.t.root.querySelectorAll("[data-tile]")].filter(i=>{let{left:r,width:a}=i.getBoundingClientRect();return i.getAttribute("data-tile")!==t&&r+a/2<n});vt(this.t,t,s.length-o.indexOf(t))}#f(t){this.#e.delete(t.pointerId),this.#t?.id===t.pointerId&&(this.#t.el?.remove(),this.#t=null,this.t.state.dragged&&ne(this.t))}},Qn=({pointerType:e})=>e==="touch"||e==="pen"?e:"mouse";function vu(e){e.target instanceof Element&&e.target.setPointerCapture(e.pointerId)}function xu(e,t){e.scrollWidth<=e.clientWidth||t.deltaX||(t.preventDefault(),e.scrollLeft+=t.deltaY)}var ku={slow:2e3,normal:900,fast:400},dn=class{#e=0;#t=0;constructor(t){this.t=t}get ply(){let{wanted:t,past:n}=this.t.state;return t?.ply??n?.ply??0}get last(){return this.t.state.view?.ply??0}get eyes(){let{wanted:t,eyes:n}=this.t.state;return t?.eyes??n}get runs(){let{wanted:t,past:n}=this.t.state;return t!==null||n!==null}slide(t){this.stop(),this.#s({ply:t})}step(t){this.stop(),t>=0&&t<=this.last&&this.#r(t)}see(t){this.#s({eyes:t})}toggle(){if(this.t.state.plays){this.stop(),this.t.announce(this.t.say("ui-replay-paused"));return}this.t.set({plays:!0}),this.#n(this.ply===this.last?0:this.ply+1)}leave(){let{t}=this;this.forget(),t.set({past:null,squares:new B(t.state.view?.board??[])}),t.paint(),t.camera.follow(),t.flow.next()}async branch(){let{t,ply:n}=this;this.stop();let{ok:o}=await t.ask({type:"branch",ply:n,eyes:"first"});o&&t.tell({id:t.host.games?"ui-replay-branched-kept":"ui-replay-branched",args:{ply:n}})}stop(){clearTimeout(this.#e),this.t.set({plays:!1})}forget(){this.stop(),this.t.state.wanted=null,this.#t+=1}async#n(t){await this.#r(t);let{plays:n,past:o}=this.t.state;!n||!o||(clearTimeout(this.#e),this.ply===this.last?this.stop():this.#e=setTimeout(()=>{this.#n(this.ply+1)},ku[this.t.state.settings.pace]))}async#r(t){let n=await this.#s({ply:t}),{past:o}=this.t.state;n&&o&&this.t.announce(Ne(this.t,o,o.log.at(-1)))}async#s(t){let{state:n}=this.t,o=n.wanted!==null;if(this.t.set({wanted:{ply:this.ply,eyes:this.eyes,...t}}),o)return!1;let s=this.#t;for(let i=null;n.wanted&&i!==n.wanted;)if(i=n.wanted,await this.#i(i),s!==this.#t)return!1;return this.t.set({wanted:null}),!0}async#i({ply:t,eyes:n}){let{t:o}=this,s=this.#t,{view:i,problems:r}=await o.link.send({type:"at",ply:t,...Ns(o.state,n)});if(s===this.#t){if(!i){r?.slice(0,1).forEach(a=>o.tell(a));return}o.flow.stop(),o.set({...ce,past:i,eyes:n,squares:new B(i.board),refusal:null}),o.paint(),o.camera.follow()}}};var Au=72;function ur(e){let{state:t}=e,n=e.shown,{sight:o}=t,s=Be(e.marks),i=Uo(e),{cursor:r}=t;return u`<div
    class="board ${t.chosen?"aiming":""} ${t.handOver===null||t.past?"":"covered"}"
    data-views=${t.views}
  >
    <div class="world">
      <div class="dots" .style=${Tu(e)}></div>
      ${xt([t.squares,o,n?.last?.action,t.arriving],()=>Eu(e))}
      ${Wo(e)}
      ${xt([t.squares,o,s.length,s[0]?.text,t.chosen,n?.rev,r.x,r.y,t.arriving,e.words,i.map(({where:a,kind:l})=>G(a)+l).join()],()=>Mu(e,s,i))}
      ${n?[Su(e),Nu(e,n)]:d}
    </div>
  </div>`}function eo(e,{x:t,y:n}){let{left:o,top:s,right:i,bottom:r}=e.state.sight;return t>=o&&t<i&&n>=s&&n<r}function Tu(e){let{left:t,top:n,right:o,bottom:s}=e.state.sight,i=`width:${(o-t)*re}px;height:${(s-n)*re}px`;return J(e.state,{x:t,y:n},i)}function Eu(e){let t=e.shown?.last?.action,n=e.state.squares.placements.filter(o=>E(o).some(s=>eo(e,s)));return u`<div class="bodies" aria-hidden="true">
    ${Z(n,o=>o.text,o=>u`<div
        class="body ${o.down?"down":""} ${o.text===t?"last":""} ${e.state.arriving.has(o.text)?"arriving":""}"
        .style=${J(e.state,o)}
      ></div>`)}
  </div>`}function Mu(e,t,n){let{squares:o}=e.state,s=Ou(e,t);return u`<div
    class="cells"
    role="grid"
    aria-label=${e.say("ui-board",{count:o.placements.length})}
    aria-rowcount="-1"
    aria-colcount="-1"
  >
    ${Z(s,([i])=>i,([i,r])=>u`<div role="row" aria-rowindex=${i-o.box.top+9}>
        ${Z(r,a=>a.x,a=>_u(e,a,n))}
      </div>`)}
  </div>`}function Ou(e,t){let{squares:n,chosen:o,cursor:s}=e.state,i=new Map,r=c=>{let m=he(c.x,c.y),h=i.get(m);h?Object.assign(h,{...c,letter:h.letter,legal:[...h.legal??[],...c.legal??[]]}):i.set(m,c)};for(let c of n.placements)E(c).forEach((m,h)=>{eo(e,m)&&r({...m,letter:c.reading[h],text:c.text})});for(let c of t)for(let[m,h]of E(c).entries())eo(e,h)&&r({...h,letter:"",open:!0,legal:o&&m===0?[c.text]:[]});let a=n.at(s.x,s.y);i.has(he(s.x,s.y))||r({...s,letter:a?.letter??"",text:a?.placement.text});let l=new Map;for(let c of i.values()){let m=l.get(c.y);m?m.push(c):l.set(c.y,[c])}for(let c of l.values())c.sort((m,h)=>m.x-h.x);return[...l].sort(([c],[m])=>c-m)}function _u(e,t,n){let{squares:o,cursor:s}=e.state,i=t.x===s.x&&t.y===s.y,r=t.letter!==""||t.open,a=t.letter?Bt(t.letter):t.open?"open":"";return u`<div
    role="gridcell"
    class="cell ${a} ${t.legal?.length?"anchor":""} ${t.text&&e.state.arriving.has(t.text)?"arriving":""}"
    data-cell=${r?he(t.x,t.y):d}
    data-legal=${t.legal?.length?t.legal.join(" "):d}
    tabindex=${i?"0":"-1"}
    aria-colindex=${t.x-o.box.left+9}
    aria-label=${i?dt(e,t):t.letter?e.words.colours(t.letter):e.say(t.open?"ui-open":"ui-empty")}
    aria-description=${It(e,n,t)||d}
    @focus=${()=>yi(e,t)}
    .style=${J(e.state,t)}
  ></div>`}function Su({state:e}){let t=Dt(e);return t?u`<div
    class="ghost tile ${t.down?"down":""} ${e.put?"put":""} ${e.ghost?"":"refused"}"
    aria-hidden="true"
    .style=${J(e,t)}
  >
    ${[...t.reading].map(n=>u`<span class=${Bt(n)}></span>`)}
  </div>`:d}function Nu(e,t){let{state:n}=e,o=Dt(n);return u`<div class="signs" aria-hidden="true">${Ko(e)} ${o?Cu(e,t,o):d}</div>`}function Cu(e,{need:t},n){let o=ut(e.state).edges.filter(i=>i.good).length,s=e.state.ghost!==null&&Ie(e.state,n);return u`<div class="count ${s?"enough":""}" .style=${J(e.state,Ru(e,E(n)))}>
    <span ${H(i=>Pu(e,i))}>${Lu(e,o,t,s)}</span>
  </div>`}var Lu=(e,t,n,o)=>t<n?e.say("ui-count",{made:t,need:n}):`${e.words.number(t)}${o?" ✓":""}`;function Ru(e,t){let{squares:n}=e.state,[{x:o,y:s},,i]=t,r=[{x:i.x+1,y:s},{x:i.x+1,y:i.y},{x:o,y:i.y+1},{x:o,y:s-1}],a=e.camera.rightmost-Au/e.camera.look.size,l=r.filter(c=>c.x<=a);return l.find(c=>!n.at(c.x,c.y)&&!n.at(c.x+1,c.y))??l[0]??r[2]}function Pu(e,t){t instanceof HTMLElement&&(t.style.transform=`scale(${re/e.camera.goal.size})`)}var to=class extends Ke{#e=null;#t=null;#n;#r=new AbortController;render(t,n){return S}update({element:t},[n,o]){return this.#e=t,this.#n=o,queueMicrotask(()=>this.#s(n)),this.render(n)}#s(t){let n=this.#e;if(!n?.isConnected||(t||dr(n,!0),n.open))return;if("closedBy"in HTMLDialogElement.prototype||this.#i(t?n:n.parentElement),t){n.showModal();return}let{activeElement:o}=n.getRootNode();this.#t=o,o?n.show():n.open=!0}#i(t){let n=!1,{signal:o}=this.#r,s=i=>i instanceof MouseEvent&&Bu(this.#e,i);t?.addEventListener("pointerdown",i=>n=s(i),{signal:o}),t?.addEventListener("click",i=>n&&s(i)&&this.#n?.(),{signal:o})}disconnected(){let t=this.#e;if(this.#r.abort(),!t)return;dr(t,!1);let n=t.contains(t.getRootNode().activeElement);t.close(),n&&this.#t instanceof HTMLElement&&this.#t.focus({preventScroll:!0})}},Iu=z(to);function Bu(e,{target:t,clientX:n,clientY:o}){if(!e||t!==e&&t instanceof Node&&e.contains(t))return!1;let{left:s,top:i,right:r,bottom:a}=e.getBoundingClientRect();return n<s||n>r||o<i||o>a}function dr(e,t){for(let n of e.parentElement?.children??[])n!==e&&!n.matches(".trouble, .spoken")&&n.toggleAttribute("inert",t)}function de(e,t,n){let{label:o,kind:s,onClose:i,cross:r=!!i,focus:a=!0,scrolls:l=!1}=t,c=!e.host||e.host.ownsPage===!0,m=p=>{p.preventDefault(),i?.()},h=({target:p})=>{p instanceof Element&&p.isConnected&&(i?i():e.repaint())};return Z([s],()=>s,()=>u`<dialog
      class="dialog ${s}"
      aria-labelledby="dialog-label"
      closedby=${i?"any":"none"}
      ${Iu(c,i)}
      @cancel=${m}
      @close=${h}
      @keydown=${p=>{p.stopPropagation(),!c&&p.key==="Escape"&&m(p)}}
    >
      <header>
        <h2 id="dialog-label" tabindex="-1" ?autofocus=${a}>${o}</h2>
        ${r?N("close",{action:"close",words:e.say("ui-close"),press:()=>i?.()}):d}
      </header>
      <div class="content" tabindex=${l?"0":d}>${n}</div>
    </dialog>`)}function hr(e){let{view:t}=e.state,n=t?.outcome;return!t||!n?d:de(e,{label:zu(e,t,n),kind:"end",onClose:()=>e.set({endSeen:!0})},u`${ju(t,n)}
      <p>${qu(e,t,n)}</p>
      ${t.players.length>1?Du(e,t,n):d} ${Hu(e,t)}`)}function zu(e,t,{reason:n,winners:o}){return t.players.length===1?e.say(`ui-end-solo-${n}`):e.say("ui-end-names",mr(e,t,o))}function mr(e,t,n){let o=n.map(s=>t.players[s].name);return e.words.players(o,s=>Ht(e,t,n[s]))}function qu(e,t,{reason:n,winners:o,scores:s,left:i}){let{players:r,say:a}=t;if(r.length===1)return e.say(a.id,a.args);let[l]=o,{names:c,you:m,count:h}=mr(e,t,o),p={names:c,you:m,joint:h};if(n==="emptied"&&!s&&i[l]===0)return e.say("ui-end-all-laid",p);let g=e.say(`ui-end-${n}`);if(n==="resigned")return g;let y=s?e.say("ui-end-by-points",{...p,count:s[l]}):e.say("ui-end-by-tiles",{...p,count:i[l]});return e.words.inOne([g,y])}function ju({board:e,log:t},{winners:n}){let o=t.filter(([i,r])=>n.includes(i)&&W(r)),s=o.length?o.map(([,i])=>i):e;return u`<div class="trophy">${s.slice(-3).map(i=>O(i.slice(0,3),!1))}</div>`}function Du(e,t,{winners:n,scores:o,left:s}){return u`<table class="result">
    <thead>
      <tr>
        <th scope="col">${e.say("ui-end-player")}</th>
        ${o?u`<th scope="col">${e.say("ui-end-points")}</th>`:d}
        <th scope="col">${e.say("ui-end-left")}</th>
      </tr>
    </thead>
    <tbody>
      ${t.players.map(({resigned:i},r)=>{let a=n.includes(r);return u`<tr class=${a?"won":""}>
          <th scope="row">
            ${R(t,r)} ${a?[$("crown"),u`<span class="unseen">${e.say("ui-end-winner")}</span>`]:d}
            ${i?u`<span class="quiet">${e.say("ui-seat-resigned")}</span>`:d}
          </th>
          ${o?u`<td>${e.words.number(o[r])}</td>`:d}
          <td>${e.words.number(s[r])}</td>
        </tr>`})}
    </tbody>
  </table>`}function Hu(e,t){let{host:n}=e;return u`<div class="choices">
    ${e.mode.shows.others?Ve(e,"rematch","again",()=>Yu(e,t),"primary"):d}
    ${t.ply>0?Ve(e,"replay","eye",()=>e.reel.slide(0)):d}
    ${Ve(e,"look","look",()=>e.set({endSeen:!0}))}
    ${n.share?Ve(e,"share","share",()=>n.share?.()):d}
    ${n.save?Ve(e,"save","save",()=>n.save?.()):d}
    ${n.newGame?Ve(e,"new","plus",()=>n.newGame?.()):d}
  </div>`}var Ve=(e,t,n,o,s="")=>u`<button class="button ${s}" data-action=${t} @click=${o}>
    ${$(n)} ${e.say(`ui-end-${t}`)}
  </button>`;function Yu(e,{rules:t,players:n}){let o=n.map(({name:s,kind:i,resigned:r})=>({name:s,kind:r?"human":i}));e.ask({type:"new",rules:t,players:o,eyes:"first"})}var Gu=5;function pr(e){let{view:t,handOver:n}=e.state;if(!t||n===null)return d;let o=R(t,n),s=Uu(t,n);return de(e,{label:e.say("ui-hand-over",{name:o}),kind:"hand-over"},u`<div class="pile">${[0,1,2].map(()=>le(!0))}</div>
      ${s.length?u`<ul class="since" aria-label=${e.say("ui-hand-over-since")}>
            ${s.map(i=>u`<li>${qe(e,t,i)}</li>`)}
          </ul>`:d}
      <div class="choices">
        <button class="button primary" data-action="hand-over" @click=${()=>Fu(e,n)}>
          ${e.say("ui-hand-over-taken",{name:o})}
        </button>
        ${t.can_undo?u`<button class="button" data-action="undo" @click=${()=>F(e,"undo")}>
              ${$("undo")} ${e.say("ui-hand-over-undo")}
            </button>`:d}
      </div>`)}function Uu({log:e},t){return e.slice(e.findLastIndex(([n])=>n===t)+1).slice(-Gu)}async function Fu(e,t){let{ok:n}=await e.ask({type:"reveal",seat:t});n&&(e.set({handOver:null}),e.flow.next())}var fr=e=>[...e.mode.keys,...Ji].map(({title:t,keys:n})=>u`<section class="keys">
      <h3>${e.say(t)}</h3>
      <dl>${n.map(o=>Wu(e,o))}</dl>
    </section>`),Wu=(e,{keys:t,id:n})=>u`<div>
    <dt>${t.map(o=>u`<kbd>${Ku(e,o)}</kbd> `)}</dt>
    <dd>${e.say(n)}</dd>
  </div>`,Ku=(e,t)=>t.replace(/[A-Z][a-z]+/,n=>e.say(`ui-cap-${n.toLowerCase()}`));function gr(e,t){let{view:n}=e.state,o=n?[Zu(e,n,t),Xu(e,n,t)]:[];return u`${o.filter(s=>s.length>0).map(s=>u`<ul class="entries">${s.map(i=>Vu(e,i))}</ul>`)}
    <p class="quiet">${e.say("ui-independent")}</p>`}var Vu=(e,{action:t,sign:n,does:o})=>u`<li>
    <button class="entry" data-action=${t} @click=${o}>
      ${$(n)} ${e.say(`ui-menu-${t}`)}
    </button>
  </li>`;function Zu(e,t,n){let{host:o}=e,{shows:s}=e.mode,i=a=>()=>{n(),a()},r=!t.outcome&&!e.state.past;return yr([r&&s.typed&&t.seat!==null&&{action:"typed",sign:"speak",does:()=>Zt(e)},t.ply>0&&s.replay&&{action:"replay",sign:"eye",does:i(()=>e.reel.slide(0))},{action:"rules",sign:"book",does:()=>e.set({panel:"rules"})},r&&s.seats&&{action:"seats",sign:"person",does:()=>e.set({panel:"seats"})},{action:"settings",sign:"settings",does:()=>e.set({panel:"settings"})},{action:"keys",sign:"keyboard",does:()=>e.set({panel:"keys"})},o.share&&{action:"share",sign:"share",does:i(()=>o.share?.())},o.save&&{action:"save",sign:"save",does:i(()=>o.save?.())},o.about&&{action:"about",sign:"info",does:i(()=>o.about?.())}])}function Xu(e,t,n){let{host:o,mode:s}=e,{seat:i}=t,r=(h,p)=>()=>{n(),t.outcome?p():e.question({id:h,args:{}},p)},a=s.shows.resign&&i!==null&&!t.outcome&&t.people.includes(i),l=()=>{e.ask({type:"resign",seat:i})},c=()=>o.newGame?.(),m=()=>o.leave?.();return yr([o.newGame&&{action:"new",sign:"plus",does:r("ui-ask-new",c)},o.games&&{action:"games",sign:"folder",does:r("ui-ask-games",()=>o.games?.())},a&&{action:"resign",sign:"flag",does:r("ui-ask-resign",l)},o.leave&&{action:"leave",sign:"leave",does:r("ui-ask-leave",m)}])}var yr=e=>e.flatMap(t=>t||[]);var wr={board:"B*Y@0,-1v YPR@1,0> GRB@-3,0>",min_contacts:1,geometry:"dominoes"},no={board:"GBR@0,0> BRR@1,1>",contacts:"RRR@3,0>",legal:!0,alt:"points"},oo={one:{board:"RRR@0,0>"},simple:{board:"BBR@0,0>"},symmetric:{board:"BRB@0,0>"},three:{board:"GBR@0,0>"},chameleon:{board:"B*Y@0,0>"},two:{board:"BRY@0,0> RYY@1,1>",contacts:"YGP@3,0>",legal:!0},same:{board:"BRY@0,0>",contacts:"RYG@1,1>",legal:!0},few:{board:"BRY@0,0>",contacts:"YGP@3,0>",legal:!1},mismatch:{board:"BRY@0,0>",contacts:"BRG@0,1>",legal:!1},corner:{board:"BRY@0,0>",contacts:"YGP@3,1>",legal:!1},wild:{board:"B*Y@0,0> RYG@1,-1>",contacts:"PBG@-1,1>",legal:!0},enough:{board:"BRY@0,0>",contacts:"YGP@3,0>",legal:!0,min_contacts:1,alt:"few"},branch:{...wr,contacts:"YGG@0,2v",legal:!0},beside:{...wr,contacts:"PRG@2,1>",legal:!1},"expert-3":{board:"RRR@0,0>",contacts:"RRB@1,1>",legal:!0,scoring:"expert",sum:"2+1 = 3"},"expert-5":{board:"BGG@0,0> GGG@1,-1>",contacts:"GYY@3,0>",legal:!0,scoring:"expert",sum:"2+1+2 = 5"},"expert-6":{board:"BRY@0,0>",contacts:"RYG@1,1>",legal:!0,scoring:"expert",sum:"3+3 = 6",alt:"same"},contacts:{board:"BBB@0,0> BBG@1,1> BYY@0,1v BGY@2,2>",contacts:"YBG@1,3>",legal:!0,scoring:"contacts",sum:"(3+2)+(3+3)+(3+3) = 17"},"points-simple":{...no,scoring:"simple",sum:"1+3+2 = 6"},"points-kinds":{...no,scoring:"kinds",sum:"(1+4)+(1+2) = 8"},"points-sides":{...no,scoring:"sides",sum:"(1×4)+(1+2) = 7"}};var so=e=>({hand:e.hand_size,least:e.min_players,most:e.max_players,limit:e.draw_limit??0});function io(e,t,n){let o={box:Qu(e),setup:ed(e,n),laying:td(e),turn:nd(e),last:sd(e),end:id(e),points:rd(e,t,n),variants:v(n,ud(e))};return Object.entries(o).flatMap(([s,i])=>{let r=Ju(i,e,t);return r.length?[{id:`rules-head-${s}`,parts:r}]:[]})}function Ju(e,t,n){let o=[];for(let s of e.split(/\s+/).filter(Boolean)){let i=o.at(-1),[r,a]=s.replace(/^[+#]/,"").split(":");s[0]==="#"?o.push({title:`rules-head-${r}`}):s[0]!=="+"?o.push({id:`rules-${r}`,agreed:t[a]!==n[a]}):i&&"pictures"in i?i.pictures.push(r):o.push({pictures:[r]})}return o}var v=(e,t)=>e?t:"",we=({edition:e})=>e==="modern-zh",Qu=({edition:e,scoring:t,chameleons:n})=>`
  ${t?"aim-points":"aim"} about-${e}
  tile different +one +simple +symmetric +three ${v(n,"+chameleon")} why-75 each-colour counts-help
  ${v(n,"chameleons:chameleons chameleon-pairs-ours")}`;function ed(e,t){let{start:n,first:o,hand_size:s,open_hands:i}=e,a=we(e)&&n==="chameleon"?"start-chameleon-zh:start":`start-${n}:start start-ours`;return`
    ${v(o!=="draw-off",a)}
    hand:hand_size ${v(!t&&s<8,"variant-small-ours")}
    open-hands-${i}:open_hands
    first-${o}:first ${v(o!=="random",`first-${o}-ours`)} clockwise`}function td(e){let{edition:t,min_contacts:n,geometry:o,chameleons:s}=e,i=we(e)?"many-zh":v(t!=="meccano-1998","many"),r=`
    contacts-${n}:min_contacts ${v(n===2,"one-tile")} ways ${i} corners
    ${n===2?"+two +same +few":"+enough +same"} +mismatch +corner
    ${v(s,`wild +wild ${v(n===1,"across:min_contacts")}`)}`;return`cells contact ${o==="dominoes"?br:r}`}var br="dominoes:geometry dominoes-ours +branch +beside";function nd(e){let{edition:t,play_drawn:n,draw_limit:o,voluntary_draw:s,calls:i}=e,r=i||s!=="never",l=`
    draw-${o===null?"none":o===1?"1":"most"}:draw_limit drawn-duty${v(!t.startsWith("modern"),"-ours")} drawn-only-ours
    ${v(o!==1,"draw-on-ours")} bag-empty`,c=`
    draw-ends:play_drawn voluntary-${s}:voluntary_draw
    bag-empty-ours ${v(r,"bag-duty-ours")}`;return`lay ${r?"duty-but-ours":we(e)?"duty":"duty-ours"} ${n?l:c}`}var od=`
  calls:calls calls-forgotten calls-overlooked calls-draw-ours calls-say-ours calls-catch-ours
  calls-shown-ours calls-show-ours calls-penalty-ours calls-bots-ours`,sd=({calls:e,chameleons:t,chameleon_last:n})=>`
  ${e?od:"last-shown:calls last-shown-ours"}
  ${v(t,`chameleon-last-${n}:chameleon_last`)}
  ${v(t&&!n,"chameleon-last-ours")}`,id=({end:e,scoring:t,min_players:n,min_contacts:o})=>`
  end-${e}:end ${v(!t,`win-${e}`)}
  ${v(!t&&o===1&&e!=="at-once","junior-shared")}
  blocked-ours ${v(!t,"fewest-ours")}
  ${v(n===1,"solo-ours")}`;function rd(e,t,n){let{edition:o,scoring:s,chameleons:i}=e,r=n?t.systems:s?[s]:[],a=i?"points-end-modern-ours":ad[o],l=`
    ${v(n,"points-agree")} points-when:scoring
    ${r.map(c=>`#${c} ${cd(e,c,n)}`).join(" ")}
    ${v(n,"#any-points")} points-tiles-ours
    ${v(/kinds|sides/.test(`${r}`),"left-ours")}
    ${v(!ld(e,r[0]),"highest-ours")} points-win-ours ${a??""}`;return v(r.length,l)}var ad={textures:"points-end-textures","ravensburger-2001":"points-end-ravensburger-2001-ours"},ld=(e,t)=>t==="contacts"||t==="expert"&&we(e);function cd(e,t,n){let o=`value-colours ${v(e.chameleons,"value-chameleon")}`,s=`value-kinds value-kinds-ours ${v(e.chameleons,"value-kinds-chameleon-ours")}`;return{simple:`why-simple ${o} scoring-tiles +points-simple`,expert:`
      why-expert ${o} scoring-tiles +expert-3 +expert-5 +expert-6
      ${v(we(e),"highest")}`,contacts:`
      why-contacts ${o} value-contacts-ours scoring-contacts +contacts highest-contacts`,kinds:`why-kinds ${s} scoring-contacts +points-kinds left`,sides:`
      why-sides ${v(!n,s)} scoring-sides sides-short-ours +points-sides left-sides-ours`}[t]}function ud(e){let{edition:t,play_drawn:n,chameleons:o}=e,s=t==="ravensburger-2001"?"variant-hands":"variant-hands-many",i=we(e)?"variant-one-contact +enough":br;return`
    variants ${v(n,`variant-drawing draw-on-ours ${s}`)}
    ${v(o,"variant-first")} variant-small-ours
    ${v(o,`#junior ${i} junior-shared #conundrum conundrum`)}
    ${v(we(e),"conundrum-zh")}`}var dd={box:({edition:e})=>e,ages:({edition:e})=>e,players:()=>"all",tiles:({chameleons:e})=>e,hand:()=>"all",start:e=>e.first==="draw-off"?e.first:e.start+v(we(e),"-zh"),first:({first:e,chameleons:t})=>e+v(t,"-random"),nothing:({play_drawn:e})=>e,instead:({voluntary_draw:e})=>e,last:({calls:e,chameleon_last:t})=>t?e:"chameleon",end:({end:e})=>e,points:({edition:e})=>e,children:({edition:e,chameleons:t})=>t?e:"none"},$r=e=>Object.entries(dd).map(([t,n])=>({id:`rules-row-${t}`,cells:e.map(o=>`rules-cell-${t}-${n(o)}`)})),ro=e=>e.endsWith("-ours");function vr(e){let t=e.flatMap(o=>io(o,o,!0));return[...new Set(t.map(({id:o})=>o))].flatMap(o=>{let i=t.filter(({id:r})=>r===o).flatMap(r=>r.parts).flatMap(r=>"id"in r&&ro(r.id)?[[r.id,r]]:[]);return i.length?[{title:o},...new Map(i).values()]:[]})}var xr=30,hn=class{#e;#t=ye("en");#n=null;#r="";#s=!1;#i;#o;#l=new Map;constructor(t){this.#e=t,this.#i=t.chapter,this.#o=t.books??[]}open(t){this.#i=t,this.#e.repaint()}template(t,n){return this.#t=t,t.language!==this.#r&&this.#u(t.language),u`<div class="book" ${H(this.#c)}>${this.#n?this.#p(n):this.#m()}</div>`}#c=t=>{t||(this.#i=this.#e.chapter)};async#u(t){let{link:n,repaint:o}=this.#e;this.#r=t,this.#s=!1;let s=await n.words(`rules/${t}`),i=s??(this.#n?null:await n.words("rules/en")),r=this.#o.length?this.#o:(await n.send({type:"editions"})).editions;t===this.#r&&(this.#o=r??[],i!==null&&r&&(this.#n=ye(s===null?"en":t,i)),this.#s=!this.#n,o())}#m(){let{language:t,say:n}=this.#t;return this.#s?u`<p role="alert">${n("ui-rules-failed")}</p>
      <button class="button" data-action="fetch-again" @click=${()=>{this.#u(t)}}>
        ${n("ui-rules-again")}
      </button>`:u`<p role="status">${n("ui-rules-loading")}</p>`}async#d(t){let{link:n,repaint:o}=this.#e,{board:s,contacts:i,min_contacts:r,geometry:a}=oo[t];this.#l.set(t,"");let{svg:l}=await n.send({type:"picture",board:s,contacts:i,min_contacts:r,geometry:a});l&&this.#l.set(t,`data:image/svg+xml,${encodeURIComponent(l)}`),o()}#a(t,n){return this.#n?.say(t,n)}#p(t){let n=this.#o.map(({edition:l})=>l),o=[...t?["game"]:[],...n,"compare"],s=o.find(l=>l===this.#i)??(t?"game":"modern"),i=l=>this.#o.find(({edition:c})=>c===l),r=s==="game"&&t||i(s),a=r?io(r,i(r.edition)??{...r,systems:[]},r!==t):[];return u`${this.#h(o,s)}
      <div class="leaf">
        ${r?this.#w(a):d}
        <article lang=${this.#n?.language??d}>
          ${r?this.#b(a,so(r)):this.#v()}
          <footer class="quiet">${this.#a("rules-trademark")}</footer>
        </article>
      </div>`}#h(t,n){let{say:o}=this.#t,{onChapter:s,prints:i}=this.#e,r={game:o("ui-rules-game"),compare:o("ui-rules-compare")},a=l=>{this.open(l),s?.(l)};return u`<nav class="chapters" aria-label=${o("ui-rules-chapters")}>
      ${t.map(l=>u`<button
          class="face"
          data-chapter=${l}
          aria-current=${l===n?"true":d}
          @click=${()=>a(l)}
        >
          ${r[l]??this.#a(`rules-name-${l}`)}
        </button>`)}
      ${i?N("print",{action:"print",words:o("ui-rules-print"),press:()=>print()}):d}
    </nav>`}#w(t){let n=({target:o},s)=>{let r=o.getRootNode().getElementById(s);r?.focus({preventScroll:!0}),r?.scrollIntoView()};return u`<nav class="contents" aria-label=${this.#t.say("ui-rules-contents")}>
      ${t.map(({id:o})=>u`<button class="entry" @click=${s=>n(s,o)}>${this.#a(o)}</button>`)}
    </nav>`}#b(t,n){let o=t.some(({parts:s})=>s.some(i=>"agreed"in i&&i.agreed));return u`${this.#g(o)}
    ${t.map(({id:s,parts:i})=>u`<section>
        <h3 id=${s} tabindex="-1">${this.#a(s)}</h3>
        ${i.map(r=>this.#f(r,n))}
      </section>`)}`}#g(t){return u`<p class="quiet">
      ${this.#a("rules-legend-open")}${t?[this.#y,this.#a("rules-legend-agreed")]:d}
    </p>`}get#y(){return this.#t.say("ui-between-sentences")}#f(t,n){if("title"in t)return u`<h4>${this.#a(t.title)}</h4>`;if("pictures"in t)return u`<div class="figures">${t.pictures.map(s=>this.#$(s))}</div>`;let o=ro(t.id)?"ours":t.agreed?"agreed":null;return u`<p class=${o??d} data-rule=${t.id}>
      ${o?u`<strong class="mark">${this.#a(`rules-mark-${o}`)}</strong>`:d}
      ${this.#a(t.id,n)}
    </p>`}#$(t){let{board:n,contacts:o,legal:s,sum:i,alt:r=t}=oo[t];this.#l.has(t)||this.#d(t);let{left:a,right:l,top:c,bottom:m}=new B([...n.split(" "),...o?[o]:[]]).box,h=u`${$(s?"yes":"close")}
      <strong>${this.#a(s?"rules-allowed":"rules-forbidden")}</strong>${this.#y}`;return u`<figure>
      <img
        src=${this.#l.get(t)||d}
        alt=${this.#a(`rules-alt-${r}`)}
        width=${(l-a+1.4)*xr}
        height=${(m-c+1.4)*xr}
      />
      <figcaption>
        ${i?this.#a("rules-picture-sum",{sum:i.replaceAll(" "," ")}):[o?h:d,this.#a(`rules-picture-${t}`)]}
      </figcaption>
    </figure>`}#v(){let t=this.#o;return u`<section>
        <h3 id="rules-head-compare">${this.#a("rules-head-compare")}</h3>
        <div class="comparison" role="region" tabindex="0" aria-labelledby="rules-head-compare">
          <table>
            <thead>
              <tr>
                <td></td>
                ${t.map(({edition:n})=>u`<th scope="col">${this.#a(`rules-name-${n}`)}</th>`)}
              </tr>
            </thead>
            <tbody>
              ${$r(t).map(({id:n,cells:o})=>u`<tr>
                  <th scope="row">${this.#a(n)}</th>
                  ${o.map((s,i)=>u`<td>${this.#a(s,so(t[i]))}</td>`)}
                </tr>`)}
            </tbody>
          </table>
        </div>
      </section>
      <section>
        <h3>${this.#a("rules-head-open")}</h3>
        ${this.#g(!1)} ${vr(t).map(n=>this.#f(n))}
      </section>`}},kr=new WeakMap;function Ar(e){let t={send:o=>e.send(o),words:o=>e.link.words(o)},n=kr.get(e)??new hn({link:t,repaint:()=>e.repaint(),prints:e.host.ownsPage});return kr.set(e,n),n.template(e.words,e.state.view?.rules)}function Tr(e){let{view:t}=e.state;return t?u`<p class="quiet">${e.say("ui-seats-why")}</p>
    <div class="seats">${t.players.map((n,o)=>hd(e,t,o))}</div>`:d}function hd(e,t,n){let{kind:o,resigned:s}=t.players[n],i=R(t,n);return u`<div class="seat" role="group" aria-label=${i}>
    <p class="name">
      ${$(o==="human"?"person":"bot")} ${i}
      ${s?u`<span class="quiet">${e.say("ui-seat-resigned")}</span>`:d}
    </p>
    <div class="choices">
      ${t.kinds.filter(r=>!s||r.kind!=="human").map(r=>md(e,{name:i,kind:o},n,r))}
    </div>
  </div>`}function md(e,t,n,{kind:o,name:s}){let i=t.kind===o,r={name:t.name,kind:s?e.say(s.id,s.args):o},a=o==="human",l=async()=>{let{ok:m}=await e.ask({type:"seat",seat:n,kind:o,eyes:e.state.view?.seat});m&&e.tell({id:a?"ui-told-seat-person":"ui-told-seat-bot",args:r})},c=()=>{i||(!a&&t.kind!=="human"?l():e.question({id:a?"ui-ask-seat-person":"ui-ask-seat-bot",args:r},l))};return u`<button
    class="face"
    data-action="seat-${n}-${o}"
    aria-pressed=${i?"true":"false"}
    ?disabled=${!!e.state.view?.outcome}
    @click=${c}
  >
    ${r.kind}
  </button>`}var ao={language:["system",...Object.keys(xe)],theme:["system","light","dark"],tiles:["both","colours","patterns","contrast"],motion:["system","reduced"],sound:[!1,!0],help:["chosen","all","none"],confirm:[!1,!0],auto:[!1,!0],pace:["normal","slow","fast"],log:[!1,!0]};function mn(e){let t=Object.entries(ao).map(([n,o])=>{let s=e[n];return[n,o.includes(s)?s:o[0]]});return Object.fromEntries(t)}var pd=["RGB","Y*P"];function Er(e){return Object.entries(ao).filter(([t])=>e.mode.shows.help||t!=="help").map(([t,n])=>typeof n[0]=="boolean"?fd(e,t):gd(e,t,n))}var Mr=(e,t)=>({...e.state.settings})[t];function fd(e,t){let n=({target:o})=>e.change(t,o.checked);return u`<label class="setting toggle" data-setting=${t}>
    <span>
      <span class="name">${e.say(`ui-setting-${t}`)}</span>
      <span class="quiet" id="setting-${t}">${e.say(`ui-setting-${t}-why`)}</span>
    </span>
    <input
      type="checkbox"
      role="switch"
      aria-label=${e.say(`ui-setting-${t}`)}
      aria-describedby="setting-${t}"
      .checked=${Mr(e,t)===!0}
      @change=${n}
    />
  </label>`}function gd(e,t,n){return u`<fieldset class="setting" data-setting=${t} aria-describedby="setting-${t}">
    <legend class="name">${e.say(`ui-setting-${t}`)}</legend>
    <p class="quiet" id="setting-${t}">${e.say(`ui-setting-${t}-why`)}</p>
    <div class="choices ${t==="tiles"?"pictures":""}">${n.map(o=>yd(e,t,o))}</div>
  </fieldset>`}function yd(e,t,n){return u`<label class="choice">
    <input
      type="radio"
      name=${t}
      value=${n}
      .checked=${Mr(e,t)===n}
      @change=${()=>e.change(t,n)}
    />
    <span class="face" lang=${xe[String(n)]?String(n):d}
      >${t==="tiles"?wd(String(n)):d}
      ${xe[String(n)]??e.say(`ui-setting-${t}-${n}`)}</span
    >
  </label>`}var wd=e=>u`<span class="sample" data-tiles=${e}>${pd.map(t=>O(t,!1))}</span>`;var bd={menu:gr,log:ln,settings:Er,keys:fr,seats:Tr,typed:gi,rules:Ar};function Or(e){let t=e.state.panel;if(!t)return d;let n=()=>{e.set({panel:null}),e.flow.next()};return de(e,{label:e.say(`ui-${t}`),kind:t,onClose:n,focus:t!=="typed",scrolls:t==="keys"||t==="rules"},bd[t](e,n))}var $d=10;function _r(e){let t=e.shown;if(!t)return d;let n=t.players.length>4,o=t.players.filter(({hand:s})=>s).length>2;return u`<ul
    class="players ${n?"many":""} ${o?"open":""}"
    aria-label=${e.say("ui-players")}
    tabindex=${o?"0":d}
  >
    ${t.players.map((s,i)=>xd(e,t,s,i))} ${Md(e,t)}
  </ul>`}function vd(e){let t=e?.parentElement;if(!t)return;let[n,o]=[e.getBoundingClientRect(),t.getBoundingClientRect()];t.scrollLeft+=n.left+n.width/2-o.left-o.width/2,t.scrollTop+=n.top+n.height/2-o.top-o.height/2}function xd(e,t,n,o){let s=n.kind==="human",i=R(t,o),r=!t.outcome&&t.turn.seat===o;return u`<li
    class="player"
    data-seat=${o}
    aria-current=${r?"true":d}
    ${r?H(vd):d}
  >
    <span class="kind">${$(s?"person":"bot")}</span>
    <span class="who">
      <span class="unseen">${e.say(s?"ui-person":"ui-bot")}</span>
      <span class="name" title=${i}>${i}</span>
      ${o===t.seat?u`<span class="unseen">${e.say("ui-own-seat")}</span>`:d}
      ${r?u`<span class="unseen">${e.say("ui-to-move")}</span>`:d}
      ${t.thinking===o?kd(e):d}
      ${n.called?lo(e,"speak","ui-called"):d}
      ${n.resigned?lo(e,"flag","ui-resigned"):d}
      ${t.outcome?.winners.includes(o)?lo(e,"crown","ui-winner"):d}
    </span>
    ${Ad(e,t,n,o)}
  </li>`}var lo=(e,t,n)=>u`<span class="badge" title=${e.say(n)}>${$(t)}<span class="unseen">${e.say(n)}</span></span>`,kd=e=>u`<span class="thinking"><i></i><i></i><i></i><span class="unseen">${e.say("ui-thinking")}</span></span>`;function Ad(e,t,n,o){let s=Td(e,t,n,o),i=Math.min(n.count-s.length,$d);return u`<span class="holds">
      <span class="backs">${Array.from({length:i},()=>le(!0))}</span>
      <span class="number" aria-hidden="true">${e.words.number(n.count)}</span>
      <span class="unseen">${e.say("ui-tiles",{count:n.count})}</span>
      ${n.score===null?d:u`<span class="score">${e.say("ui-points",{points:n.score})}</span>`}
    </span>
    ${s.length?u`<span class="faces">${s.map(r=>Ed(e,r))}</span>`:d}`}function Td(e,t,n,o){return o===t.seat&&!e.state.past?[]:n.hand??n.shown}var Ed=(e,t)=>u`<span role="img" aria-label=${e.words.colours(t)} title=${e.words.colours(t)}>${O(t,!1)}</span>`;function Md(e,t){let n=!e.state.past&&_e(t)&&Q(t,"draw"),o=e.say("ui-bag",{count:t.bag});return u`<li
    class="bag ${n?"wanted":""}"
    data-bag=${t.bag}
    title=${o}
    @click=${()=>n&&j(e,"draw")}
  >
    ${$("bag")}<span class="number" aria-hidden="true">${e.words.number(t.bag)}</span><span class="unseen">${o}</span>
  </li>`}function Sr(e){let t=e.state.question;if(!t)return d;let n=()=>{e.set({question:null}),e.flow.next()},o=()=>{n(),t.yes()};return de(e,{label:e.say(t.words.id,t.words.args),kind:"question",onClose:n,cross:!1,focus:!1},u`<div class="choices">
      <button class="button" data-action="yes" @click=${o}>${e.say("ui-yes")}</button>
      <button class="button primary" data-action="no" autofocus @click=${n}>${e.say("ui-no")}</button>
    </div>`)}var Nr=z(class extends D{constructor(e){if(super(e),e.type!==V.PROPERTY&&e.type!==V.ATTRIBUTE&&e.type!==V.BOOLEAN_ATTRIBUTE)throw Error("The `live` directive is not allowed on child or event bindings");if(!Qt(e))throw Error("`live` bindings can only contain a single expression")}render(e){return e}update(e,[t]){if(t===S||t===d)return t;let n=e.element,o=e.name;if(e.type===V.PROPERTY){if(t===n[o])return S}else if(e.type===V.BOOLEAN_ATTRIBUTE){if(!!t===n.hasAttribute(o))return S}else if(e.type===V.ATTRIBUTE&&n.getAttribute(o)===t+"")return S;return Ue(e),t}});function Cr(e){let{past:t,view:n}=e.state;if(!t||!n)return d;let{reel:o}=e,{ply:s,last:i}=o,r=t.log.at(-1);return u`<footer class="bottom">
    <section class="replay" aria-label=${e.say("ui-replay")}>
      <p class="told">${qe(e,t,r)}</p>
      <input
        type="range"
        ${H(Nd)}
        min="0"
        max=${i}
        .value=${String(s)}
        aria-label=${e.say("ui-replay-move")}
        aria-valuetext=${e.say("ui-replay-at",{ply:s,last:i,told:Ne(e,t,r)})}
        @input=${({target:a})=>o.slide(Number(a.value))}
      />
      <div class="steps">
        <span class="moment" aria-hidden="true">${e.say("ui-replay-count",{ply:s,last:i})}</span>
        ${Ze(e,"first","first",()=>o.step(0),s===0)}
        ${Ze(e,"previous","previous",()=>o.step(s-1),s===0)}
        ${Ze(e,e.state.plays?"pause":"play","play",()=>o.toggle())}
        ${Ze(e,"next","next",()=>o.step(s+1),s===i)}
        ${Ze(e,"last","last",()=>o.step(i),s===i)}
        <span class="away">${Ze(e,"close","close",()=>o.leave())}</span>
      </div>
      <div class="beyond">${Od(e,n)}</div>
    </section>
  </footer>`}function Ze(e,t,n,o,s=!1){let i=e.say(`ui-replay-${t}`);return N(t,{action:`replay-${n}`,words:i,press:o,look:n==="play"?"wanted":"",off:s})}var Od=(e,t)=>e.mode.shows.others?[t.outcome?_d(e,t):d,Sd(e,t)]:d;function _d(e,{players:t}){let{reel:n}=e,o=({target:i})=>{let{value:r}=i;n.see(r==="everyone"?r:Number(r))},s=(i,r)=>u`<option value=${i} .selected=${Nr(i===n.eyes)}>${r}</option>`;return u`<label class="eyes">
    ${$("eye")} <span class="words">${e.say("ui-replay-eyes")}</span>
    <select data-action="eyes" @change=${o}>
      ${s("everyone",e.say("ui-replay-everyone"))}
      ${t.map(({name:i},r)=>s(r,i))}
    </select>
  </label>`}function Sd(e,{outcome:t}){let{reel:n,host:o}=e,s=!e.state.past?.can_branch,i=()=>{n.branch()};return u`<button class="button" data-action="branch" aria-disabled=${s?"true":d} @click=${()=>{s||(t||o.games?i():e.question({id:"ui-ask-branch",args:{}},i))}}>
    ${$("branch")} ${e.say("ui-replay-branch")}
  </button>`}function Nd(e){e instanceof HTMLElement&&queueMicrotask(()=>e.focus())}function Rr(e){let{settings:t,past:n,view:o,trouble:s}=e.state,i=t.theme==="system"&&!e.host.ownsPage?"around":t.theme,{language:r}=e.words,a=e.say("ui-table"),l=u`${ur(e)}
    <header class="top">${o?.task?sr(e,o,o.task):o?[e.mode.shows.players?_r(e):d,Ld(e)]:d}</header>
    ${Xi(e)} ${s?u`<p class="trouble" role="alert">${e.say(s.id,s.args)}</p>`:d}
    ${o&&(e.mode.shows.zoom||!e.state.follows)?Pd(e):d}
    ${n?Cr(e):u`<footer class="bottom">${o?[ki(e),ti(e),Ki(e)]:d}</footer>`}
    ${o?Cd(e):d}
    <div class="flights" aria-hidden="true"></div>
    <div class="spoken" role="log" aria-live="polite" aria-label=${e.say("ui-spoken")}>
      ${Z(e.state.spoken,({n:c})=>c,({text:c})=>u`<p>${c}</p>`)}
    </div>`;return e.host.ownsPage?u`<main class="chromino" data-theme=${i} data-tiles=${t.tiles} data-motion=${t.motion}
        lang=${r} aria-label=${a}>${l}</main>`:u`<section class="chromino" data-theme=${i} data-tiles=${t.tiles} data-motion=${t.motion}
        lang=${r} aria-label=${a}>${l}</section>`}function Cd(e){let{state:t}=e;return t.question?Sr(e):t.panel?Or(e):e.reel.runs?d:t.handOver!==null?pr(e):t.view?.outcome&&!t.endSeen&&e.mode.shows.end?hr(e):d}var Ld=e=>u`<nav class="corner" aria-label=${e.say("ui-around")}>
  ${e.mode.shows.log?Rd(e):d} ${Lr(e,"settings")} ${Lr(e,"menu")}
</nav>`,Rd=e=>N("log",{action:"log",words:e.say("ui-log"),press:()=>cn(e),expanded:Vn(e)?!!e.state.settings.log:void 0}),Lr=(e,t)=>N(t,{action:t,words:e.say(`ui-${t}`),press:()=>e.set({panel:t})}),Pd=e=>u`<div class="zoom" role="group" aria-label=${e.say("ui-camera")}>
  ${N("plus",{action:"zoom-in",words:e.say("ui-zoom-in"),press:()=>e.camera.zoom(1.3)})}
  ${N("minus",{action:"zoom-out",words:e.say("ui-zoom-out"),press:()=>e.camera.zoom(1/1.3)})}
  ${N("fit",{action:"fit",words:e.say("ui-fit"),press:()=>e.camera.bringBack(),look:e.state.follows?"":"wanted"})}
</div>`;var pn=class{on=!1;#e=globalThis.speechSynthesis;#t=new AbortController;constructor(t){this.#e?.addEventListener("voiceschanged",t,{signal:this.#t.signal})}canRead(t){return this.#n(t)!==void 0}#n(t){let n=(this.#e?.getVoices()??[]).filter(({lang:o,localService:s})=>s&&Pr(o)===Pr(t));return n.find(({lang:o})=>navigator.languages.includes(o.replace("_","-")))??n[0]}press(t,n){if(this.on&&this.#e.speaking){this.stop();return}this.on=!0,this.read(t,n)}read(t,n){let o=this.#n(n);if(!this.on||!o)return;this.#e.cancel();let s=new SpeechSynthesisUtterance(t);s.voice=o,s.lang=o.lang,s.rate=.9,this.#e.speak(s)}stop(){this.on=!1,this.#e?.cancel()}close(){this.#t.abort(),this.stop()}},Pr=e=>e.toLowerCase().split(/[-_]/)[0];var Id=4,Ir={id:null,ok:!1};function uo(e,t,n={}){let o=new co(e,t,n);return{close:()=>o.close(),change:s=>o.changeAll(s)}}var co=class{state;words;marks=[];mode;#e=0;#t;#n=new AbortController;constructor(t,n,o){this.link=n,this.host=o,this.words=o.words??ye("en"),this.state=Ss(mn(o.loadSettings?.()??{})),this.mode=tn(o,null),this.holder=document.createElement("div"),this.holder.className="chromino-table",this.root=this.holder.attachShadow({mode:"open"}),this.root.adoptedStyleSheets=[Mn()],t.append(this.holder),this.camera=new Rt(this),this.flow=new rn(this),this.pointer=new un(this),this.reel=new dn(this),this.reading=new pn(()=>this.repaint()),this.#r(),n.onTrouble?.(s=>this.set({trouble:s})),this.#t=n.onView(s=>Jn(this,s)),this.state.view||this.paint(),Fn(this)}#r(){let{ownsPage:t}=this.host;this.holder.addEventListener("keydown",i=>Zn(this,i),this.ending);let n=t?document:this.holder,o=()=>this.state.keyboard||this.set({keyboard:!0});n.addEventListener("keydown",o,{...this.ending,capture:!0});for(let i of["pointerup","keydown"])n.addEventListener(i,()=>this.state.settings.sound&&Ln(),this.ending);let s=i=>i.target===document.body&&Zn(this,i);t&&document.addEventListener("keydown",s,this.ending)}get ending(){return{signal:this.#n.signal}}get closed(){return this.#n.signal.aborted}close(){if(!this.closed){this.#n.abort(),this.#t(),this.flow.stop(),this.reel.forget(),this.reading.close(),this.camera.stop(),cancelAnimationFrame(this.#e);for(let t of this.root.getAnimations())t.cancel();this.holder.remove(),this.link.close()}}set(t){Object.assign(this.state,t),this.repaint()}repaint(){this.closed||(this.#e||=requestAnimationFrame(()=>this.paint()))}paint(){this.closed||(cancelAnimationFrame(this.#e),this.#e=0,this.marks=Ho(this),Yi(this,()=>{Oe(u`${Rr(this)}`,this.root),this.camera.apply()}))}find(t){return this.root.querySelector(t)}focus(t){this.find(t)?.focus()}get shown(){return ct(this.state)}get still(){return this.state.settings.motion==="reduced"||matchMedia("(prefers-reduced-motion: reduce)").matches}say(t,n){return this.words.say(t,n)}announce(t){let{spoken:n}=this.state;this.set({spoken:[...n.slice(-Id),{n:(n.at(-1)?.n??0)+1,text:t}]})}tell(t){this.set({notice:t}),this.announce(this.say(t.id,t.args))}question(t,n){this.set({question:{words:t,yes:n}})}async send(t){if(this.closed)return Ir;let n=this.state.view?.rev,o=await this.link.send(n===void 0?t:{rev:n,...t});return this.closed?Ir:(o.view?.live&&Jn(this,o.view,o.ok&&Hi(t)),o)}async ask(t){let n=await this.send(t),o=n.ok?null:n.problems?.[0];return o&&o.id!=="stale"&&this.tell(o),n}change(t,n){this.host.keepSettings?.({[t]:n}),this.#s(t,n)}changeAll(t){for(let[n,o]of Object.entries(mn(t)))Object(this.state.settings)[n]!==o&&this.#s(n,o)}#s(t,n){let o=mn({...this.state.settings,[t]:n});this.set(t==="language"?{settings:o}:{settings:o,ghost:null,put:!1}),t==="language"&&Fn(this),this.flow.next()}};var ho=["language","theme","help"],Br=[...ho,"patterns","_settings"];function mo(e){let t=Object.fromEntries(ho.map(s=>[s,e.get(s)])),n=e.get("patterns"),o=typeof n=="boolean"?n?"both":"colours":n;return{...e.get("_settings"),...t,tiles:o}}function zr(e,t){for(let[n,o]of Object.entries(t))ho.includes(n)?e.set(n,o):n==="tiles"?e.set("patterns",o==="both"?!0:o==="colours"?!1:o):e.set("_settings",{...e.get("_settings"),[n]:o});e.save_changes()}var Bd=["container-type: size","color: color-mix(in srgb, red, red)"];function zd({model:e,el:t}){let n=t.appendChild(document.createElement("div"));if(qd(e))return n.setAttribute("role","alert"),n.lang=Qe(e.get("language")),n.textContent=wo[n.lang]??"",()=>n.remove();let{study:o=!1,seated:s=!1,picture:i="",reacts:r=!1}=e.get("_host"),a=jd(n,t,o);n.append(Hd(i));let l=!1,c=uo(n,go(e),{mode:o?"study":void 0,seated:s,loadSettings:()=>mo(e),keepSettings:y=>{l=!0,zr(e,y),l=!1}}),m=()=>{e.get("_seen")!==e.get("_changes")&&(e.set("_seen",e.get("_changes")),e.save_changes())},h=()=>l||c.change(mo(e)),p=Br.map(y=>`change:${y}`);p.forEach(y=>e.on(y,h));let g=Ud(n);return r&&e.on("change:_changes",m),()=>{p.forEach(y=>e.off(y,h)),r&&e.off("change:_changes",m),a(),g(),c.close(),n.remove()}}var qd=e=>typeof e.send!="function"||!("adoptedStyleSheets"in document)||!Bd.every(t=>CSS.supports(t));function jd(e,t,n){Object.assign(e.style,{display:"grid",height:"100%",contain:"inline-size",containIntrinsicInlineSize:"36rem"}),t.classList.add("chromino-place");let o=n?"26rem":`min(36rem, ${Dd()})`,s=()=>{e.style.minHeight=t.style.height||t.style.maxHeight?"0":o},i=new MutationObserver(s);return i.observe(t,{attributeFilter:["style"]}),s(),()=>i.disconnect()}var Dd=()=>top===window?"90vh":`${.9*screen.availHeight}px`;function Hd(e){let t=document.createElement("style");return t.textContent=".chromino-place { flex: 1 1 auto; min-width: min(100%, 20rem); }",/^[\w-]+$/.test(e)&&(t.textContent+=`.${e}, .jp-OutputArea-child:has(.${e}) { display: none; }`),t}var Yd={"vscode-light":!1,"vscode-dark":!0,"vscode-high-contrast":!0,"vscode-high-contrast-light":!1,light:!1,dark:!0},Gd=()=>Yd[document.body.dataset.vscodeThemeKind??document.documentElement.getAttribute("theme")??""];function Ud(e){let t=()=>{let s=Gd()??Fd(getComputedStyle(e).color);e.style.colorScheme=s?"dark":"light",[...e.children].find(({shadowRoot:r})=>r)?.toggleAttribute("data-dark",s)},n=new MutationObserver(t);for(let s of[document.documentElement,document.body])n.observe(s,{attributes:!0});let o=new ResizeObserver(t);return o.observe(e),t(),()=>{n.disconnect(),o.disconnect()}}function Fd(e){let[t=0,n=0,o=0]=(e.match(/[\d.]+/g)??[]).map(Number);return .3*t+.59*n+.11*o>128}var Wd={render:zd};export{xe as LANGUAGES,Yr as PAPER,hn as RulesBook,B as Squares,E as cellsOf,Wd as default,de as dialog,u as html,$ as icon,ee as inWords,Qe as languageFor,W as lays,Mc as learnEnglish,d as nothing,Oe as paint,x as placementOf,Z as repeat,N as roundButton,Mn as sheet,yo as spokenAs,uo as table,Xn as tablePicture,O as tileArt,le as tileBack,ye as wordsOf};
