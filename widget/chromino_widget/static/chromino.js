/* Chromino view, MIT; contains lit-html (BSD-3-Clause) and @fluent/bundle (Apache-2.0) */
var Jr=performance.timeOrigin,Qr={id:"ui-kernel-silent",args:{}},wn={id:"ui-kernel-gone",args:{}},xo={id:null,ok:!1,problems:[{...wn,cells:[]}]},ko=t=>new bn(t),bn=class{#e=Math.random().toString(36).slice(2);#n=0;#t=new Map;#i=new Set;#s=!1;#r=()=>{};#o;constructor(e){this.#o=e,e.on("msg:custom",this.#m),e.on("change:view",this.#h),e.on("comm_live_update",this.#d),e.on("comm:close",this.#d),this.#u()}close=()=>{this.#r=()=>{},this.#o.off("msg:custom",this.#m),this.#o.off("change:view",this.#h),this.#o.off("comm_live_update",this.#d),this.#o.off("comm:close",this.#d),this.#a()};send=async e=>{let{now:n,...o}=await this.#c(e);return n===void 0?o:{...o,view:await this.#p(n)}};words=async e=>(await this.#c({type:"words",name:e})).catalogue??null;onView=e=>{let n=()=>e(this.#l);return this.#o.on("change:view",n),n(),()=>this.#o.off("change:view",n)};get#l(){return JSON.parse(this.#o.get("view"))}onTrouble=e=>{this.#r=e};async#c(e){return this.#s?xo:this.#u(e)}#u(e={type:"words",name:"en"}){let n=`${this.#e}-${this.#n+=1}`;return new Promise(o=>{let s=setTimeout(()=>this.#r(this.#s?wn:Qr),3e3);this.#t.set(n,{tell:o,timer:s});try{this.#o.send({...e,id:n,page:Jr})}catch{this.#a()}})}#m=({id:e,answer:n})=>{let o=this.#t.get(e);o&&(clearTimeout(o.timer),this.#t.delete(e),this.#s=!1,this.#t.size===0&&this.#r(null),o.tell(JSON.parse(n)))};#d=()=>{this.#a(),this.#u()};#a(){for(let{tell:e,timer:n}of this.#t.values())clearTimeout(n),e(xo);this.#t.clear();for(let{tell:e}of this.#i)e();this.#i.clear(),this.#s=!0,this.#r(wn)}#p(e){return new Promise(n=>{if(this.#s)return n(void 0);this.#i.add({now:e,tell:n}),this.#h()})}#h=()=>{if(!this.#i.size)return;let e=this.#l;for(let n of this.#i)e.rev<n.now||(this.#i.delete(n),n.tell(e))}};var ye={en:"English",fr:"Français",uk:"Українська","zh-Hant":"繁體中文"};function We(t,e=navigator.languages??[navigator.language]){return[t,...e].map(o=>o&&Ao(o)).find(Boolean)||"en"}function Ao(t){let e=n=>n.toLowerCase().split("-")[0];return Object.keys(ye).find(n=>e(n)===e(t))}var To={en:"The table needs a newer notebook: JupyterLab 4 or Notebook 7, in a browser from 2024 or later.",fr:"La table a besoin d’un notebook plus récent : JupyterLab 4 ou Notebook 7, dans un navigateur de 2024 ou plus récent.",uk:"Столу потрібен новіший блокнот: JupyterLab 4 або Notebook 7, у браузері 2024 року чи новішому.","zh-Hant":"這張牌桌需要新一點的筆記本：JupyterLab 4或Notebook 7，還要2024年以後的瀏覽器。"};var vn=globalThis,Oo=t=>t,kt=vn.trustedTypes,Mo=kt?kt.createPolicy("lit-html",{createHTML:t=>t}):void 0,xn="$lit$",te=`lit$${Math.random().toFixed(9).slice(2)}$`,kn="?"+te,ea=`<${kn}>`,$e=document,Ze=()=>$e.createComment(""),Xe=t=>t===null||typeof t!="object"&&typeof t!="function",An=Array.isArray,Lo=t=>An(t)||typeof t?.[Symbol.iterator]=="function",$n=`[ 	
\f\r]`,Ve=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,Eo=/-->/g,_o=/>/g,we=RegExp(`>|${$n}(?:([^\\s"'>=/]+)(${$n}*=${$n}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),So=/'/g,Co=/"/g,Ro=/^(?:script|style|textarea|title)$/i,Tn=t=>(e,...n)=>({_$litType$:t,strings:e,values:n}),u=Tn(1),_e=Tn(2),dh=Tn(3),E=Symbol.for("lit-noChange"),d=Symbol.for("lit-nothing"),No=new WeakMap,be=$e.createTreeWalker($e,129);function Po(t,e){if(!An(t)||!t.hasOwnProperty("raw"))throw Error("invalid template strings array");return Mo!==void 0?Mo.createHTML(e):e}var Io=(t,e)=>{let n=t.length-1,o=[],s,i=e===2?"<svg>":e===3?"<math>":"",r=Ve;for(let a=0;a<n;a++){let l=t[a],c,m,h=-1,p=0;for(;p<l.length&&(r.lastIndex=p,m=r.exec(l),m!==null);)p=r.lastIndex,r===Ve?m[1]==="!--"?r=Eo:m[1]!==void 0?r=_o:m[2]!==void 0?(Ro.test(m[2])&&(s=RegExp("</"+m[2],"g")),r=we):m[3]!==void 0&&(r=we):r===we?m[0]===">"?(r=s??Ve,h=-1):m[1]===void 0?h=-2:(h=r.lastIndex-m[2].length,c=m[1],r=m[3]===void 0?we:m[3]==='"'?Co:So):r===Co||r===So?r=we:r===Eo||r===_o?r=Ve:(r=we,s=void 0);let y=r===we&&t[a+1].startsWith("/>")?" ":"";i+=r===Ve?l+ea:h>=0?(o.push(c),l.slice(0,h)+xn+l.slice(h)+te+y):l+te+(h===-2?a:y)}return[Po(t,i+(t[n]||"<?>")+(e===2?"</svg>":e===3?"</math>":"")),o]},Je=class t{constructor({strings:e,_$litType$:n},o){let s;this.parts=[];let i=0,r=0,a=e.length-1,l=this.parts,[c,m]=Io(e,n);if(this.el=t.createElement(c,o),be.currentNode=this.el.content,n===2||n===3){let h=this.el.content.firstChild;h.replaceWith(...h.childNodes)}for(;(s=be.nextNode())!==null&&l.length<a;){if(s.nodeType===1){if(s.hasAttributes())for(let h of s.getAttributeNames())if(h.endsWith(xn)){let p=m[r++],y=s.getAttribute(h).split(te),w=/([.?@])?(.*)/.exec(p);l.push({type:1,index:i,name:w[2],strings:y,ctor:w[1]==="."?Tt:w[1]==="?"?Ot:w[1]==="@"?Mt:xe}),s.removeAttribute(h)}else h.startsWith(te)&&(l.push({type:6,index:i}),s.removeAttribute(h));if(Ro.test(s.tagName)){let h=s.textContent.split(te),p=h.length-1;if(p>0){s.textContent=kt?kt.emptyScript:"";for(let y=0;y<p;y++)s.append(h[y],Ze()),be.nextNode(),l.push({type:2,index:++i});s.append(h[p],Ze())}}}else if(s.nodeType===8)if(s.data===kn)l.push({type:2,index:i});else{let h=-1;for(;(h=s.data.indexOf(te,h+1))!==-1;)l.push({type:7,index:i}),h+=te.length-1}i++}}static createElement(e,n){let o=$e.createElement("template");return o.innerHTML=e,o}};function ve(t,e,n=t,o){if(e===E)return e;let s=o!==void 0?n._$Co?.[o]:n._$Cl,i=Xe(e)?void 0:e._$litDirective$;return s?.constructor!==i&&(s?._$AO?.(!1),i===void 0?s=void 0:(s=new i(t),s._$AT(t,n,o)),o!==void 0?(n._$Co??=[])[o]=s:n._$Cl=s),s!==void 0&&(e=ve(t,s._$AS(t,e.values),s,o)),e}var At=class{constructor(e,n){this._$AV=[],this._$AN=void 0,this._$AD=e,this._$AM=n}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(e){let{el:{content:n},parts:o}=this._$AD,s=(e?.creationScope??$e).importNode(n,!0);be.currentNode=s;let i=be.nextNode(),r=0,a=0,l=o[0];for(;l!==void 0;){if(r===l.index){let c;l.type===2?c=new Ee(i,i.nextSibling,this,e):l.type===1?c=new l.ctor(i,l.name,l.strings,this,e):l.type===6&&(c=new Et(i,this,e)),this._$AV.push(c),l=o[++a]}r!==l?.index&&(i=be.nextNode(),r++)}return be.currentNode=$e,s}p(e){let n=0;for(let o of this._$AV)o!==void 0&&(o.strings!==void 0?(o._$AI(e,o,n),n+=o.strings.length-2):o._$AI(e[n])),n++}},Ee=class t{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(e,n,o,s){this.type=2,this._$AH=d,this._$AN=void 0,this._$AA=e,this._$AB=n,this._$AM=o,this.options=s,this._$Cv=s?.isConnected??!0}get parentNode(){let e=this._$AA.parentNode,n=this._$AM;return n!==void 0&&e?.nodeType===11&&(e=n.parentNode),e}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(e,n=this){e=ve(this,e,n),Xe(e)?e===d||e==null||e===""?(this._$AH!==d&&this._$AR(),this._$AH=d):e!==this._$AH&&e!==E&&this._(e):e._$litType$!==void 0?this.$(e):e.nodeType!==void 0?this.T(e):Lo(e)?this.k(e):this._(e)}O(e){return this._$AA.parentNode.insertBefore(e,this._$AB)}T(e){this._$AH!==e&&(this._$AR(),this._$AH=this.O(e))}_(e){this._$AH!==d&&Xe(this._$AH)?this._$AA.nextSibling.data=e:this.T($e.createTextNode(e)),this._$AH=e}$(e){let{values:n,_$litType$:o}=e,s=typeof o=="number"?this._$AC(e):(o.el===void 0&&(o.el=Je.createElement(Po(o.h,o.h[0]),this.options)),o);if(this._$AH?._$AD===s)this._$AH.p(n);else{let i=new At(s,this),r=i.u(this.options);i.p(n),this.T(r),this._$AH=i}}_$AC(e){let n=No.get(e.strings);return n===void 0&&No.set(e.strings,n=new Je(e)),n}k(e){An(this._$AH)||(this._$AH=[],this._$AR());let n=this._$AH,o,s=0;for(let i of e)s===n.length?n.push(o=new t(this.O(Ze()),this.O(Ze()),this,this.options)):o=n[s],o._$AI(i),s++;s<n.length&&(this._$AR(o&&o._$AB.nextSibling,s),n.length=s)}_$AR(e=this._$AA.nextSibling,n){for(this._$AP?.(!1,!0,n);e!==this._$AB;){let o=Oo(e).nextSibling;Oo(e).remove(),e=o}}setConnected(e){this._$AM===void 0&&(this._$Cv=e,this._$AP?.(e))}},xe=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(e,n,o,s,i){this.type=1,this._$AH=d,this._$AN=void 0,this.element=e,this.name=n,this._$AM=s,this.options=i,o.length>2||o[0]!==""||o[1]!==""?(this._$AH=Array(o.length-1).fill(new String),this.strings=o):this._$AH=d}_$AI(e,n=this,o,s){let i=this.strings,r=!1;if(i===void 0)e=ve(this,e,n,0),r=!Xe(e)||e!==this._$AH&&e!==E,r&&(this._$AH=e);else{let a=e,l,c;for(e=i[0],l=0;l<i.length-1;l++)c=ve(this,a[o+l],n,l),c===E&&(c=this._$AH[l]),r||=!Xe(c)||c!==this._$AH[l],c===d?e=d:e!==d&&(e+=(c??"")+i[l+1]),this._$AH[l]=c}r&&!s&&this.j(e)}j(e){e===d?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,e??"")}},Tt=class extends xe{constructor(){super(...arguments),this.type=3}j(e){this.element[this.name]=e===d?void 0:e}},Ot=class extends xe{constructor(){super(...arguments),this.type=4}j(e){this.element.toggleAttribute(this.name,!!e&&e!==d)}},Mt=class extends xe{constructor(e,n,o,s,i){super(e,n,o,s,i),this.type=5}_$AI(e,n=this){if((e=ve(this,e,n,0)??d)===E)return;let o=this._$AH,s=e===d&&o!==d||e.capture!==o.capture||e.once!==o.once||e.passive!==o.passive,i=e!==d&&(o===d||s);s&&this.element.removeEventListener(this.name,this,o),i&&this.element.addEventListener(this.name,this,e),this._$AH=e}handleEvent(e){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,e):this._$AH.handleEvent(e)}},Et=class{constructor(e,n,o){this.element=e,this.type=6,this._$AN=void 0,this._$AM=n,this.options=o}get _$AU(){return this._$AM._$AU}_$AI(e){ve(this,e)}},Bo={M:xn,P:te,A:kn,C:1,L:Io,R:At,D:Lo,V:ve,I:Ee,H:xe,N:Ot,U:Mt,B:Tt,F:Et},ta=vn.litHtmlPolyfillSupport;ta?.(Je,Ee),(vn.litHtmlVersions??=[]).push("3.3.3");var ke=(t,e,n)=>{let o=n?.renderBefore??e,s=o._$litPart$;if(s===void 0){let i=n?.renderBefore??null;o._$litPart$=s=new Ee(e.insertBefore(Ze(),i),i,void 0,n??{})}return s._$AI(t),s};var zo={R:{fill:"#d3242d",mark:"#ffc9c4",pattern:"disc"},G:{fill:"#43c06b",mark:"#0b5227",pattern:"ring"},B:{fill:"#3384ea",mark:"#e0f0ff",pattern:"plus"},Y:{fill:"#ffde33",mark:"#976b00",pattern:"square"},P:{fill:"#7320a8",mark:"#e9c8ff",pattern:"cross"}},qo={R:{fill:"#b00010",mark:"#ffffff",pattern:"disc"},G:{fill:"#5fe08c",mark:"#000000",pattern:"ring"},B:{fill:"#0b3fa8",mark:"#ffffff",pattern:"plus"},Y:{fill:"#fff04d",mark:"#000000",pattern:"square"},P:{fill:"#4b006e",mark:"#ffffff",pattern:"cross"}},jo={R:"M-.24 0A.24 .24 0 0 1 .24 0A.24 .24 0 0 1 -.24 0Z",G:"M-.28 0A.28 .28 0 0 1 .28 0A.28 .28 0 0 1 -.28 0ZM-.15 0A.15 .15 0 0 0 .15 0A.15 .15 0 0 0 -.15 0Z",B:"M-.08 -.29L.08 -.29L.08 -.08L.29 -.08L.29 .08L.08 .08L.08 .29L-.08 .29L-.08 .08L-.29 .08L-.29 -.08L-.08 -.08Z",Y:"M-.22 -.22L.22 -.22L.22 .22L-.22 .22Z",P:"M0 -.12L.16 -.28L.28 -.16L.12 0L.28 .16L.16 .28L0 .12L-.16 .28L-.28 .16L-.12 0L-.28 -.16L-.16 -.28Z"},Do="M0 0A.3 .3 0 0 1 0 -.37A.37 .37 0 0 1 .352 -.114A.3 .3 0 0 0 0 0Z",Ho="RYGBP",Qe={link:"M-.15 -.1L.15 -.1A.1 .1 0 0 1 .15 .1L-.15 .1A.1 .1 0 0 1 -.15 -.1Z",break:"M0 -.42L.09 -.24L-.09 -.12L.09 0L-.09 .12L.09 .24L0 .42",taken:"M-.24 0A.24 .24 0 0 1 .24 0A.24 .24 0 0 1 -.24 0ZM-.1 0L.1 0"},Yo="#fffdf7",et="#23272f",_t="#ffffff",na="#f3eee3",ne=40;function v(t){let e=t.indexOf(",");return{text:t,reading:t.slice(0,3),x:Number(t.slice(4,e)),y:Number(t.slice(e+1,-1)),down:t.endsWith("v")}}function On(t,e,n,o){return{text:`${t}@${e},${n}${o?"v":">"}`,reading:t,x:e,y:n,down:o}}function C({x:t,y:e,down:n}){return[0,1,2].map(o=>n?{x:t,y:e+o}:{x:t+o,y:e})}var St=(t,{x:e,y:n})=>t.some(o=>o.x===e&&o.y===n),le=(t,e)=>St(C(t),e),tt=({x:t,y:e})=>[{x:t,y:e-1},{x:t+1,y:e},{x:t,y:e+1},{x:t-1,y:e}],Ct=({x:t,y:e})=>({x:Math.floor(t),y:Math.floor(e)}),Se=(t,e)=>`${t},${e}`,Go=t=>[...t].reverse().join("");function oe(t){let e=Go(t);return e<t?e:t}function q(t,e){return{reading:e<2?t:Go(t),down:e%2===1}}function nt(t,{reading:e,down:n}){return(e===t?0:2)+(n?1:0)}function Mn(t,e,n){let{reading:o,down:s}=q(t,e);return On(o,n.x-(s?0:1),n.y-(s?1:0),s)}function Ce({x:t,y:e,down:n}){return n?{x:t,y:e+1}:{x:t+1,y:e}}var P=class{#e=new Map;placements=[];origin={x:0,y:0};box={left:0,top:0,right:2,bottom:0};constructor(e){let[n,o,s,i]=[1/0,1/0,-1/0,-1/0];for(let r of e){let a=v(r);this.placements.push(a),C(a).forEach(({x:l,y:c},m)=>{this.#e.set(Se(l,c),{letter:a.reading[m],placement:a}),n=Math.min(n,l),s=Math.max(s,l),o=Math.min(o,c),i=Math.max(i,c)})}e.length&&(this.box={left:n,top:o,right:s,bottom:i},this.origin={x:this.placements[0].x,y:this.placements[0].y})}at(e,n){return this.#e.get(Se(e,n))}meets(e,n){let o=[],s=[],i=C(e);for(let[r,a]of i.entries()){if(this.at(a.x,a.y)){s.push(a);continue}for(let l of tt(a)){let c=this.at(l.x,l.y);!c||St(i,l)||o.push({cell:a,near:l,good:n[e.reading[r]].includes(c.letter)})}}return{edges:o,taken:s}}};var Uo=".top, .players, .corner, .side, .zoom, .bottom";var oa={top:(t,e)=>t.bottom-e.top,right:(t,e)=>e.right-t.left,bottom:(t,e)=>e.bottom-t.top,left:(t,e)=>t.right-e.left};function Fo(t,e){let n={top:0,right:0,bottom:0,left:0},o=t.getBoundingClientRect();for(let s of e){let i=getComputedStyle(s).getPropertyValue("--stands"),r=s.getBoundingClientRect();if(!(i in n)||!r.width)continue;let a=i;n[a]=Math.max(n[a],Math.round(oa[a](r,o)))}return n}function En(t,e,{top:n,right:o,bottom:s,left:i}){let[r,a]=[t-i-o,e-n-s];return{x:i+Math.max(80/2,r)/2,y:n+Math.max(80/2,a)/2,width:Math.max(80,r),height:Math.max(80,a)}}var Ko=5,sa=140,ia=62,ra=26,aa=18,Nt=1.7,la=13,Lt=4,ca=150,Rt=class{look={x:1.5,y:.5,size:48};#e=!1;#n=0;#t=0;#i=0;#s=null;#r=En(0,0,{top:0,right:0,bottom:0,left:0});#o=0;#l=0;#c;constructor(e){this.t=e,this.#c=new ResizeObserver(()=>this.#u()),this.#c.observe(e.holder)}stop(){this.#c.disconnect(),cancelAnimationFrame(this.#n),clearTimeout(this.#t)}#u(){let{clientWidth:e,clientHeight:n}=this.t.holder;e===this.#o&&n===this.#l||(this.#o=e,this.#l=n,this.follow(!0),this.t.repaint())}#m(){let{holder:e,root:n}=this.t;this.#r=En(this.#o,this.#l,Fo(e,n.querySelectorAll(Uo)))}#d(){let{box:e}=this.t.state.squares,n=this.#r,o=e.right-e.left+1+2*Nt,s=e.bottom-e.top+1+2*Nt,i=Math.min(n.width/o,n.height/s),r=Math.max(ia,this.#o/22),a=Math.min(r,Math.max(this.#e?Ko:ra,i)),l=this.#a(),c=(m,h,p,y)=>{let w=p/a,O=m-Nt+w/2,ae=h+1+Nt-w/2;return O>=ae?(m+h+1)/2:Math.min(ae,Math.max(O,y))};return{x:c(e.left,e.right,n.width,l.x+.5),y:c(e.top,e.bottom,n.height,l.y+.5),size:a}}#a(){let e=this.t.state.squares.placements.at(-1);return e?C(e)[1]:{x:1,y:0}}get goal(){return this.#s?.to??this.look}follow(e=!1){if(!this.#o){this.#u();return}this.#m(),this.t.state.follows?this.#p(this.#d(),e):this.apply()}makeRoom=()=>queueMicrotask(()=>this.t.closed||this.follow());bringBack(){let{size:e,x:n,y:o}=this.goal,s=this.#d(),i=this.t.state.follows&&e===s.size&&n===s.x&&o===s.y;this.#e=i&&!this.#e,this.t.set({follows:!0}),this.follow()}#p(e,n=!1){if(n||this.t.still){this.#s=null,this.look=e,this.apply(),this.#w();return}ua(e,this.goal)||(this.#s={from:{...this.look},to:e,start:performance.now()}),this.#h()}#h(){this.#w(),this.#n||=requestAnimationFrame(e=>this.#b(e))}#w(){clearTimeout(this.#t),this.#t=setTimeout(()=>{if(this.#i===this.look.size)return;this.#i=this.look.size;let e=this.t.find(".world");e?.classList.add("redrawn"),requestAnimationFrame(()=>requestAnimationFrame(()=>e?.classList.remove("redrawn")))},ca)}#b(e){if(this.#n=0,this.#s){let{from:n,to:o,start:s}=this.#s,i=Math.min(1,Math.max(0,(e-s)/240)),r=1-(1-i)**3,a=l=>n[l]+(o[l]-n[l])*r;this.look={x:a("x"),y:a("y"),size:a("size")},i===1?this.#s=null:this.#h()}this.apply()}#f(){this.#s=null,this.t.state.follows&&(this.#e=!1,this.t.set({follows:!1})),this.#h()}pan(e,n){let{size:o}=this.look;this.look=this.#g({x:this.look.x-e/o,y:this.look.y-n/o,size:o}),this.#f()}zoom(e,n){let o=this.#r,s=this.t.holder.getBoundingClientRect(),i=n?n.x-s.left-o.x:0,r=n?n.y-s.top-o.y:0,{x:a,y:l,size:c}=this.look,m=Math.min(sa,Math.max(Ko,c*e));this.look=this.#g({x:a+i/c-i/m,y:l+r/c-r/m,size:m}),this.#f()}#g({x:e,y:n,size:o}){let{box:s}=this.t.state.squares;return{x:Math.min(s.right+8,Math.max(s.left-8,e)),y:Math.min(s.bottom+8,Math.max(s.top-8,n)),size:o}}reveal({x:e,y:n}){this.#y({left:e-1,top:n-1,right:e+2,bottom:n+2})}revealAll(e){let n=e.flatMap(C);!n.length||!this.#o||(this.#m(),this.#y({left:Math.min(...n.map(({x:o})=>o))-.3,top:Math.min(...n.map(({y:o})=>o))-.3,right:Math.max(...n.map(({x:o})=>o))+1.3,bottom:Math.max(...n.map(({y:o})=>o))+1.3}))}#y({left:e,top:n,right:o,bottom:s}){let{goal:i}=this,r=this.#r,a=Math.min(r.width/(o-e),r.height/(s-n)),l=Math.max(Math.min(i.size,a),Math.min(i.size,aa)),c=(h,p,y,w)=>{let O=y/l/2;return p-h>2*O?(h+p)/2:Math.min(h+O,Math.max(p-O,w))},m={x:c(e,o,r.width,i.x),y:c(n,s,r.height,i.y),size:l};this.#p(m)}cellAt(e,n){return Ct(this.pointAt(e,n))}pointAt(e,n){let o=this.t.holder.getBoundingClientRect(),s=this.#r,{x:i,y:r,size:a}=this.look;return{x:i+(e-o.left-s.x)/a,y:r+(n-o.top-s.y)/a}}pixelOf(e,n){let o=this.#r,{goal:s}=this;return{x:o.x+(e-s.x)*s.size,y:o.y+(n-s.y)*s.size}}get rightmost(){return this.look.x+this.#r.width/2/this.look.size}apply(){let e=this.t.find(".world");if(!e||!this.#o)return;let n=this.#r,{x:o,y:s,size:i}=this.look,r=this.t.state.squares.origin,a=n.x-(o-r.x)*i,l=n.y-(s-r.y)*i;e.style.transform=`translate(${a}px, ${l}px) scale(${i/ne})`,e.classList.toggle("far",i<la);let{box:c}=this.t.state.squares,m=Math.min(12,Math.max(3,Math.round(this.#o/i/4))),h=w=>Math.floor(w/m)*m,p=w=>Math.ceil(w/m)*m,y={left:Math.max(c.left-Lt,h(o-n.x/i)),top:Math.max(c.top-Lt,h(s-n.y/i)),right:Math.min(c.right+Lt,p(o+(this.#o-n.x)/i)),bottom:Math.min(c.bottom+Lt,p(s+(this.#l-n.y)/i))};da(y,this.t.state.sight)||this.t.set({sight:y})}},ua=(t,e)=>t.x===e.x&&t.y===e.y&&t.size===e.size,da=(t,e)=>t.left===e.left&&t.top===e.top&&t.right===e.right&&t.bottom===e.bottom;var ha={plus:"M12 5v14M5 12h14",minus:"M5 12h14",fit:"M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",turn:"M19 12a7 7 0 1 1-2.5-5.4M19 3v5h-5",undo:"M9 6 4 11l5 5M4 11h10a6 6 0 0 1 6 6v1",redo:"m15 6 5 5-5 5M20 11H10a6 6 0 0 0-6 6v1",log:"M5 6h14M5 12h14M5 18h9",menu:"M4 7h16M4 12h16M4 17h16",settings:"M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5",play:"M7 5l12 7-12 7z",pause:"M8 5v14M16 5v14",next:"m9 5 7 7-7 7",previous:"m15 5-7 7 7 7",first:"M6 5v14M18 5l-8 7 8 7",last:"M18 5v14M6 5l8 7-8 7",close:"M6 6l12 12M18 6 6 18",yes:"M5 12.5 10 18 19 7",bag:"M8 8c-3 3-4 6-4 8a4 4 0 0 0 4 4h8a4 4 0 0 0 4-4c0-2-1-5-4-8M8 8h8M9 4l-1 4M15 4l1 4M9 4h6",person:"M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8M5 20a7 7 0 0 1 14 0",bot:"M6 9h12v9H6zM12 9V5M12 5h.01M9.5 13v1M14.5 13v1M3.5 12v3M20.5 12v3",save:"M12 4v11M7 11l5 5 5-5M5 20h14",flag:"M6 21V4h11l-2 4 2 4H6",leave:"M14 4h5v16h-5M14 12H4M8 8l-4 4 4 4",help:"M9 9a3 3 0 1 1 4.2 2.7c-.8.4-1.2 1-1.2 1.8v.5M12 18h.01",keyboard:"M3 7h18v10H3zM7 11h.01M11 11h.01M15 11h.01M8 14h8",eye:"M2.5 12S6 6 12 6s9.5 6 9.5 6-3.5 6-9.5 6-9.5-6-9.5-6M12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5",speak:"M4 10v4h4l5 4V6L8 10zM16.5 9a4 4 0 0 1 0 6",branch:"M6 21V3M6 15c0-4 3-6 7-6h5M14.5 5.5 18 9l-3.5 3.5",skip:"M5 5l8 7-8 7zM17 5v14",sort:"M5 7h14M5 12h9M5 17h5",again:"M5 12a7 7 0 0 1 12-5l2 2M19 4v5h-5M19 12a7 7 0 0 1-12 5l-2-2M5 20v-5h5",crown:"M5 19h14M5 15.5 3.5 7l5 3.5L12 5l3.5 5.5 5-3.5L19 15.5z",speed:"M4 17a8.5 8.5 0 1 1 16 0M12 15l4-5",book:"M12 7c-2-1.6-4.6-2-8-2v13c3.4 0 6 .4 8 2 2-1.6 4.6-2 8-2V5c-3.4 0-6 .4-8 2v13",notebook:"M7 4h12v16H7zM7 4H5v16h2M10.5 10l2 2-2 2M14.5 14h2",print:"M7 8V4h10v4M7 17H4V8h16v9h-3M7 14h10v6H7z",folder:"M4 6h6l2 2.5h8V19H4z",info:"M12 11v6M12 7.5h.01M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18",share:"M12 4v11M7.5 8 12 3.5 16.5 8M6 12H5v8h14v-8h-1",copy:"M9 9h11v11H9zM15 9V4H4v11h5",qr:"M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2M20 14v2M14 20v-2M18 20h2v-1M17 17h.01",pen:"M4 20l1-4.5L16 4.5l3.5 3.5L8.5 19zM13.5 7l3.5 3.5",bin:"M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5",more:"M5 12h.01M12 12h.01M19 12h.01",hand:"M9.4 13V4.9a1.9 1.9 0 0 1 3.8 0V11l4.6 1.1a2.4 2.4 0 0 1 1.8 2.7l-.7 4.6a2.4 2.4 0 0 1-2.4 2.1h-4.7a3 3 0 0 1-2.4-1.2l-4.2-5.6a1.8 1.8 0 0 1 2.7-2.4z",look:"M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14M16 16l4.5 4.5"},$=t=>u`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${_e`<path d=${ha[t]} />`}</svg>`;function K({squares:{origin:t}},{x:e,y:n},o=""){return`left:${(e-t.x)*ne}px;top:${(n-t.y)*ne}px;${o}`}var Wo=["link","break","taken"],ma={marked:"pen",aimed:"look",hint:"help",found:"yes",wrong:"close"};function Vo(t){let e=t.mode.marks(t.state),n=t.shown?.task?.marks??(t.shown&&t.host.marks?.(t.shown))??[];return[...e,...pa(t.state,e,n),...n.filter(({kind:o})=>o!=="next")]}function pa({chosen:t},e,n){let o=n.filter(({kind:i})=>i==="next"),s=o.find(({where:i})=>"placement"in i&&oe(v(i.placement).reading)===t);return s?Zo(e,s.where).length?[s]:[]:o.filter(({where:i})=>!("placement"in i)).slice(0,1)}var j=t=>Object.entries(t).join(),Zo=(t,e)=>t.filter(n=>j(n.where)===j(e));function Xo(t){return"placement"in t?C(v(t.placement)):("cell"in t?[t.cell]:"edge"in t?t.edge:[]).map(([n,o])=>({x:n,y:o}))}var Pt=(t,e)=>Qo(t,Zo(t.marks.filter(({kind:n})=>n!=="spot"),e))||d,Jo=t=>t.marks.filter(({kind:e})=>e!=="spot"&&!Wo.includes(e)),It=(t,e,n)=>Qo(t,e.filter(({where:o})=>St(Xo(o),n))),Qo=(t,e)=>t.words.sayAll(e.map(({words:n})=>n));function ot(t,e){return t.marks.some(n=>n.kind==="next"&&j(n.where)===j(e))?u`<span class="pointing" data-pointing=${Object.values(e)[0]}>${$("hand")}</span>`:d}function es(t){let e=t.marks.some(({kind:o})=>o==="next"),n=t.marks.filter(({kind:o})=>o==="spot");return u`<div class="spots" aria-hidden="true">${n.map(o=>fa(t,o,e))}</div>`}var ts=t=>t.marks.filter(({kind:e})=>e!=="spot").map(e=>ga(t,e));function fa(t,{where:e},n){let{chosen:o,turns:s}=t.state,i=v("placement"in e?e.placement:""),{reading:r,down:a}=q(o??"",s),l=i.reading===r&&i.down===a;return u`<div
    class="spot ${i.down?"down":""} ${l?"as-turned":""}"
    .style=${K(t.state,i)}
  >${n?ot(t,e):d}</div>`}function ga(t,{where:e,kind:n}){let o=Xo(e);if(!o.length||n==="next")return d;let s=o[0],i=o[o.length-1],r=i.y!==s.y,a="edge"in e?{x:(s.x+i.x)/2,y:(s.y+i.y)/2}:s;return Wo.includes(n)?ya(K(t.state,a),n,r):u`<div class="mark ${n} ${Object.keys(e)[0]} ${r?"down":""}" data-mark=${n} .style=${K(t.state,a)}>
    ${$(ma[n]??"look")}
  </div>`}var ya=(t,e,n)=>u`<svg class="sign ${e}" viewBox="-.5 -.5 1 1" .style=${t}>
  ${_e`<g transform=${n?"rotate(90)":"rotate(0)"}>
    <path class="edge" d=${Qe[e]} /><path class="line" d=${Qe[e]} />
  </g>`}
</svg>`;var st=t=>`data:image/svg+xml,${encodeURIComponent(t)}`;var it=zo,ns=qo,wa=jo,ss={both:t=>[it[t].fill,it[t].mark,null],colours:t=>[it[t].fill,null,null],patterns:()=>[_t,et,et],contrast:t=>[ns[t].fill,ns[t].mark,"#000000"]};function is(){return Object.entries(ss).map(([t,e])=>{let n=Object.keys(it).map(s=>`--sq-${s}:${os(rs(...e(s),wa[s]))}`);n.push(`--sq-w:${os(ba(t))}`);let o=Object.keys(it).map(s=>`[data-tiles="${t}"] .far .sq-${s}{background-color:${e(s)[0]}}`);return`[data-tiles="${t}"]{${n.join(";")}}${o.join("")}`}).join("")}function os(t){let e=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="-.5 -.5 1 1">${t}</svg>`;return`url("${st(e)}")`}function rs(t,e,n,o){let s=n?` stroke="${n}" stroke-width=".04"`:"",i=`<rect x="-.42" y="-.42" width=".84" height=".84" rx=".14" fill="${t}"${s}/>`;return e?`${i}<path fill="${e}" d="${o}"/>`:i}function ba(t){let e=t==="patterns",n=[...Ho].map((s,i)=>{let r=e?i%2?et:"#8a8f99":ss[t](s)[0];return`<path transform="rotate(${72*i})" fill="${r}" d="${Do}"/>`});return`${rs(_t,null,t==="patterns"||t==="contrast"?"#000000":null)}<g stroke="${_t}" stroke-width=".03">${n.join("")}</g>`}var as=`:host{--body:${Yo};--outline:${et}}`,Bt=t=>`sq sq-${t==="*"?"w":t}`;function M(t,e,n=""){return u`<span class="tile ${e?"down":""} ${n}" aria-hidden="true"
    >${[...t].map(o=>u`<span class=${Bt(o)}></span>`)}</span
  >`}var ce=t=>u`<span class="tile back ${t?"down":""}" aria-hidden="true"
    ><span></span><span></span><span></span
  ></span>`;var ls=`.actions{display:flex;align-items:center;justify-content:space-between;gap:.5rem;width:min(100%,34rem);pointer-events:none}.actions .round,.actions .button{box-shadow:var(--shadow);pointer-events:auto}.actions .round:disabled{opacity:1;color:color-mix(in srgb,var(--quiet) 45%,transparent);box-shadow:none}.actions .now{display:flex;flex-wrap:wrap;align-items:center;justify-content:center;gap:.5rem;min-width:0;min-height:var(--target)}.actions .words{white-space:nowrap}.actions .turn .tile{--square: .7rem;font-size:var(--square)}.actions .turn{padding-inline:.8rem}.actions .hint{margin:0;padding:.15em .8em;border-radius:var(--radius-pill);color:var(--quiet);background:var(--panel);font-size:var(--font-small)}@container table ((max-width: 480px) or (max-height: 480px)){.actions,.actions .now{gap:.35rem}.actions .button{gap:.35rem;padding-inline:.55rem}.actions .hint{padding-inline:.5em}.actions .button:not(.labelled){width:var(--target);padding-inline:0;border-radius:50%}.actions .button:not(.labelled) .words{position:absolute;clip-path:inset(50%)}}@container table (max-height: 480px) and (not (max-width: 480px)){.actions{width:auto}.actions .hint{display:none}}
`;var cs=`.tile{display:inline-grid;grid-template:1em / repeat(3,1em);border-radius:.2em;background:var(--body);box-shadow:0 0 0 max(1px,.04em) var(--outline),0 .05em .12em var(--shade);line-height:1}.tile.down{grid-template:repeat(3,1em) / 1em}.sq{background:center / 100% no-repeat}.sq-R{background-image:var(--sq-R)}.sq-G{background-image:var(--sq-G)}.sq-B{background-image:var(--sq-B)}.sq-Y{background-image:var(--sq-Y)}.sq-P{background-image:var(--sq-P)}.sq-w{background-image:var(--sq-w)}.tile.back>span{margin:.12em;border-radius:.14em;background:color-mix(in srgb,var(--outline) 16%,var(--body))}.chromino[data-tiles=contrast] .tile,.chromino[data-tiles=contrast] .body{box-shadow:0 0 0 max(2px,.07em) var(--black),0 0 0 max(3px,.11em) var(--white)}
`;var us=`.board{position:absolute;inset:0;overflow:hidden;touch-action:none;cursor:grab}.board.covered{visibility:hidden}.world{position:absolute;left:0;top:0;transform-origin:0 0;will-change:transform}.world.redrawn{will-change:auto}.dots{position:absolute;background:radial-gradient(circle,var(--ground-dot) 2.2px,transparent 2.8px) 0 0 / var(--unit) var(--unit);opacity:0;transition:opacity .2s}.aiming .dots{opacity:1}.body,.cell,.spot,.ghost,.sign,.count{position:absolute}.body{width:calc(3 * var(--unit));height:var(--unit);border-radius:var(--radius-small);background:var(--body);background-clip:padding-box;border:1px solid transparent;box-shadow:inset 0 0 0 1.6px var(--outline),0 2px 4px var(--shade)}.body.down{width:var(--unit);height:calc(3 * var(--unit))}.far .body{box-shadow:inset 0 0 0 1.6px var(--outline)}.body.last{box-shadow:inset 0 0 0 1.6px var(--outline),0 0 0 3px var(--ground),0 0 0 6px var(--accent);animation:glow 1.8s ease-out}@keyframes glow{0%{box-shadow:inset 0 0 0 1.6px var(--outline),0 0 0 3px var(--ground),0 0 0 6px var(--accent),0 0 0 16px color-mix(in srgb,var(--accent) 40%,transparent)}}.cell{width:var(--unit);height:var(--unit);contain:strict}.arriving{opacity:0}.chromino:not([data-tiles=patterns]) .far .sq{padding:3px;background-image:none;background-clip:content-box}.cell:focus-visible{contain:none;outline:3px solid var(--ink);outline-offset:-3px;box-shadow:0 0 0 3px var(--ground);border-radius:var(--radius-small);z-index:2}.cell.anchor:before{content:"";position:absolute;inset:13px;border-radius:50%;background:var(--accent);box-shadow:0 0 0 2px var(--ground)}.cell.open{cursor:pointer}.cell.open:hover{background:color-mix(in srgb,var(--accent) 22%,transparent);border-radius:var(--radius-small)}.ghost{--square: var(--unit);font-size:var(--square);opacity:.82;pointer-events:none;box-shadow:0 0 0 1.6px var(--outline),0 6px 14px var(--shade)}.ghost.put{opacity:1}.ghost.refused{opacity:.55;animation:shake .32s}@keyframes shake{25%{translate:-4px 0}75%{translate:4px 0}}.count{height:var(--unit);display:grid;place-items:center start}.count span{transform-origin:0 50%;margin-left:4px;padding:.1rem .55rem;border-radius:var(--radius-pill);white-space:nowrap;font-size:var(--font-small);font-weight:600;color:var(--white);background:var(--not-enough)}.count.enough span{background:var(--enough)}
`;var ds=`.round,.button{font:inherit;color:var(--ink);background:var(--panel);border:1px solid var(--line);cursor:pointer;min-height:var(--target);touch-action:manipulation}.round{flex:none;display:grid;place-items:center;width:var(--target);border-radius:50%;padding:0}.round.small{width:var(--target-small);min-height:var(--target-small)}.round.wanted{color:var(--on-accent);background:var(--accent);border-color:transparent}.button{display:inline-flex;align-items:center;justify-content:center;gap:.5rem;padding:.35rem 1.1rem;border-radius:var(--radius-pill)}.button.primary{color:var(--on-accent);background:var(--accent);border-color:transparent;font-weight:600}.round:hover,.button:hover{border-color:var(--quiet)}.round:disabled,.button:disabled,.entry:disabled{opacity:.45;cursor:default}.icon{width:var(--icon);height:var(--icon);flex:none;fill:none;stroke:currentColor;stroke-width:1.8;stroke-linecap:round;stroke-linejoin:round}:focus-visible{outline:3px solid var(--accent);outline-offset:2px}.entry,.moves button{width:100%;min-height:var(--target);border:0;border-radius:var(--radius-middle);color:inherit;background:none;font:inherit;text-align:start;cursor:pointer}.entry:enabled:hover,.moves button:hover{background:color-mix(in srgb,var(--line) 40%,transparent)}
`;var hs=`.face{display:inline-flex;flex-wrap:wrap;align-items:center;gap:.6em;min-height:var(--target);padding:.35em .9em;border:1px solid var(--line);border-radius:var(--radius-pill);color:inherit;background:none;font:inherit;cursor:pointer}.face:hover{border-color:var(--quiet)}.choice{position:relative}.choice input{position:absolute;inset:0;margin:0;opacity:0;cursor:pointer}.choice input:focus-visible+.face{outline:3px solid var(--accent);outline-offset:2px}.choice input:checked+.face,.face[aria-current],.face[aria-pressed=true]{color:var(--on-accent);background:var(--accent);border-color:transparent;font-weight:600}@media(forced-colors:active){.choice input:checked+.face,.face[aria-current],.face[aria-pressed=true],.toggle input:checked{forced-color-adjust:none;color:HighlightText;background:Highlight}}
`;var ms=`.dialog{position:fixed;inset:.75rem .75rem auto auto;flex-direction:column;width:25em;max-width:calc(100% - 1.5rem);max-height:calc(100% - 1.5rem);margin:0;padding:0;border:0;border-radius:var(--radius-large);overflow:hidden;color:var(--ink);background:var(--panel);box-shadow:var(--shadow);animation:dialog .2s ease-out}.dialog[open]{display:flex}.dialog::backdrop{background:var(--veil)}.dialog:not(:modal){position:absolute;z-index:6;box-shadow:var(--shadow),0 0 0 100vmax var(--veil)}@keyframes dialog{0%{opacity:0;translate:0 .75rem}}.dialog header{display:flex;align-items:center;justify-content:space-between;gap:1em;padding:.9em .9em .4em 1.5em}.dialog h2{margin:0;min-height:var(--target);align-content:center;font-size:var(--font-title);font-weight:600;line-height:1.25;text-wrap:balance;overflow-wrap:anywhere}.dialog h2:focus-visible{outline:none}.dialog header .round{flex:none;border-color:transparent}.dialog .content{min-height:0;padding:.4em 1.5em 1.5em;overflow-y:auto;overscroll-behavior:contain}.dialog p{margin:0}.dialog ul{margin:0;padding:0;list-style:none}.dialog .quiet{color:var(--quiet)}.dialog .name{font-weight:600}.dialog .choices{display:flex;flex-wrap:wrap;gap:.5em}.dialog.question,.dialog.typed,.dialog.rules,.dialog.end{inset:0;height:fit-content;margin:auto}.dialog.question,.dialog.typed,.dialog.end{width:28em}@container table (max-width: 480px){.dialog:not(.hand-over){inset:auto 0 0;width:100%;max-width:30rem;max-height:calc(100% - 3rem);margin:0 auto;padding-bottom:env(safe-area-inset-bottom);border-radius:var(--radius-large) var(--radius-large) 0 0}.dialog:not(.hand-over) .content{padding-inline:1.25em}.dialog.typed{inset:0 0 auto;padding:env(safe-area-inset-top) 0 0;border-radius:0 0 var(--radius-large) var(--radius-large)}.dialog header{padding-inline:1.25em .75em}}
`;var ps=`.end header{position:relative}.dialog.end h2{flex:1;padding:.4em 1.6rem 0;text-align:center;text-wrap:balance;overflow-wrap:anywhere}.end header .round{position:absolute;top:.9em;right:.9em}.end .content{display:grid;gap:1.25em}.end p{text-align:center;text-wrap:balance}.end .button{flex:1 1 40%}.end .primary{flex-basis:100%}.trophy{display:flex;justify-content:center;gap:.45em;padding:.5em 0 .2em;--square: 1.75em;font-size:var(--square)}.trophy .tile{animation:drop .7s cubic-bezier(.3,0,.6,1) backwards}.trophy .tile:nth-child(1){rotate:-7deg}.trophy .tile:nth-child(2){rotate:3deg;animation-delay:.12s}.trophy .tile:nth-child(3){rotate:-3deg;animation-delay:.24s}@keyframes drop{0%{opacity:0;translate:0 -3em;rotate:30deg}45%,to{opacity:1;translate:0 0}65%{translate:0 -.5em}82%{translate:0 0}91%{translate:0 -.12em}}.result{width:100%;border-collapse:collapse}.result th,.result td{padding:.45em 0 .45em .5em;text-align:end}.result th:first-child{padding-left:0;text-align:start;overflow-wrap:anywhere}.result th{font-weight:400}.result thead th{color:var(--quiet)}.result tbody tr{border-top:1px solid var(--line)}.result .won>*{font-weight:600}.result .icon{margin-left:.2em;vertical-align:-.25em}@container table (max-width: 480px){.trophy{--square: 1.4em}.dialog.end h2{padding-inline:2.75rem}.end .button{padding-inline:.5em}}
`;var fs=`.field{min-width:0;min-height:var(--target);border:1px solid var(--quiet);color:inherit;background:var(--ground);font:inherit;-webkit-user-select:text;user-select:text}
`;var gs=`.flying{position:absolute;left:0;top:0;line-height:0}.flying.held .tile{box-shadow:0 0 0 max(1px,.04em) var(--outline),0 14px 26px var(--shade)}
`;var ys=`.guide{display:grid;grid-template:"scene told lessons aids play" / auto minmax(0,1fr) auto auto auto;align-items:center;gap:.5rem 1.25rem;width:min(100%,60em);margin-inline:auto;padding:.6rem 1rem;border-radius:var(--radius-large);background:var(--panel);box-shadow:var(--shadow);pointer-events:auto}.guide .scene{grid-area:scene}.guide .told{grid-area:told}.guide .lessons{grid-area:lessons}.guide .aids{grid-area:aids}.guide .primary{grid-area:play}.guide .told p{margin:0}.guide .told [role=status]{font-size:var(--font-large);line-height:1.3;text-wrap:balance}.guide .told :focus-visible{outline:none}.guide .keys{padding-top:.2rem;font-size:var(--font-small)}.guide .lessons{display:flex;gap:.4rem}.guide .lessons i{width:.75rem;height:.75rem;border:2px solid var(--accent);border-radius:var(--radius-pill)}.guide .lessons .learnt{background:var(--accent)}.guide .lessons .now{width:1.75rem;background:var(--accent)}.guide .aids{display:flex;align-items:center;gap:.5rem}.guide .aids [aria-pressed=true]{color:var(--on-accent);background:var(--accent);border-color:transparent}.guide .primary{min-height:3.5rem;padding-inline:1.75rem;border-radius:var(--radius-pill);font-size:var(--font-large)}.guide .primary .icon{fill:currentColor}.guide .scene{display:grid;place-items:center;width:6.5em;height:4.25em;--square: 1.35rem;font-size:var(--square)}.guide .scene>*{grid-area:1 / 1}.guide .scene .icon{display:block;width:1em;height:1em}.guide .hand{--square: 2em;font-size:var(--square)}.guide .hand .icon{color:var(--outline);fill:var(--white)}.guide .little-table{--square: calc(1em*min(1.5, 4 / var(--rows), 6 / var(--columns))) ;font-size:var(--square)}.guide .little-table>span{position:relative}.guide .little-table>:last-child{z-index:1;animation:bring 3.6s ease-in-out infinite}.guide .little-table>:last-child>.tile{outline:.12em solid var(--accent);outline-offset:.1em}.guide .little-table .hand{position:absolute;left:calc(50% - .4em);top:calc(50% - .15em);opacity:0;animation:let-go 3.6s ease-in-out infinite}@keyframes let-go{0%,50%{opacity:1;translate:0 0}60%,to{opacity:0;translate:.3em .4em}}@keyframes bring{0%{opacity:0;translate:1em 1.8em}15%{opacity:1;translate:1em 1.8em}45%,85%{opacity:1;translate:0 0}to{opacity:0;translate:0 0}}.guide .scene .tile.back{align-self:start;--square: .62em;font-size:var(--square);animation:rise 3.6s ease-in-out infinite}@keyframes rise{0%,15%{translate:0 2.9em}50%,85%{translate:0 0}to{opacity:0;translate:0 0}}.guide .sack{align-self:end;z-index:1;--square: 3.2em;font-size:var(--square)}.guide .sack .icon{fill:var(--panel);stroke-width:1.2}.guide .draw .hand{align-self:end;z-index:2;margin-left:1em;animation:tap 3.6s ease-in-out infinite}@keyframes tap{0%,30%,to{translate:.2em .25em}15%{translate:0 0}}.guide .prize{align-self:start;--square: 2.4em;font-size:var(--square);color:var(--accent);animation:crown .6s ease-out}@keyframes crown{0%{opacity:0;translate:0 -.3em}}.guide .laid{align-self:end;display:flex;gap:.3em;--square: .65em;font-size:var(--square)}@container table (max-height: 480px) or ((orientation: portrait) and (not ((min-width: 1024px) and (min-height: 540px)))){.guide .aids .button{width:var(--target);padding:0}.guide .aids .words{display:none}.guide .lessons{gap:.3rem}.guide .lessons i{width:.6rem;height:.6rem}.guide .lessons .now{width:1.2rem}}@container table (orientation: portrait) and (not ((min-width: 1024px) and (min-height: 540px))){.guide{grid-template:"lessons scene aids" auto "told told told" auto "play play play" auto / 1fr auto 1fr;gap:.25rem .5rem;padding:.6rem .75rem}.guide .told{min-height:3rem;align-content:center;text-align:center}.guide .aids{flex-direction:column;align-items:end}.guide .primary{margin-top:.4rem}}@container table (max-height: 480px){.guide{gap:.3rem .8rem;padding:.25rem .6rem}.guide .scene{--square: .8rem}.guide .told [role=status]{font-size:var(--font-text)}.guide .primary{min-height:var(--target)}}
`;var ws=`.dialog.hand-over{inset:0;width:100%;height:100%;max-width:none;max-height:none;border-radius:0;background:var(--ground);justify-content:safe center;align-items:center;overflow-y:auto;text-align:center;animation:none}.hand-over header{padding:1.5em 1.5em 0}.hand-over .content{flex:none;display:grid;justify-items:center;gap:1.75em;max-width:36em;padding:1.5em max(1.5em,env(safe-area-inset-left)) max(1.5em,env(safe-area-inset-bottom));overflow:visible}.hand-over .pile{display:flex;gap:.5rem;--square: 1.5rem;font-size:var(--square)}.hand-over .pile .tile:nth-child(1){rotate:-5deg}.hand-over .pile .tile:nth-child(3){rotate:4deg}.hand-over .since{color:var(--quiet)}.hand-over .since li{position:relative;padding:.1em 0}.hand-over .choices{flex-direction:column;gap:.75em}@container table (max-height: 480px){.hand-over .pile{display:none}}
`;var bs=`.keys h3{margin:.9em 0 .3em;font-size:var(--font-text);font-weight:600}.keys dl{margin:0}.keys dl>div{display:grid;grid-template-columns:8.5em 1fr;gap:.75em;align-items:baseline;padding:.2em 0}.keys dd{margin:0;color:var(--quiet)}kbd{display:inline-block;min-width:1.8em;padding:0 .45em;border:1px solid var(--line);border-bottom-width:2px;border-radius:var(--radius-small);font:inherit;text-align:center;white-space:nowrap}@container table (max-width: 480px){.keys dl>div{grid-template-columns:7em 1fr}}
`;var $s=`.moves{margin:0;padding:0;list-style:none}.moves button{position:relative;display:grid;grid-template-columns:2.2rem minmax(0,1fr);align-items:center;column-gap:.5rem;padding:.35rem .6rem}.moves button[aria-current]{background:color-mix(in srgb,var(--line) 40%,transparent)}.moves .ply,.moves .sum{color:var(--quiet);font-size:var(--font-small)}.deed{overflow-wrap:anywhere}.deed b{font-weight:600}.deed :has(>.tile){white-space:nowrap}.deed .tile{margin-inline:.2em .1em;--square: .85em;font-size:var(--square);vertical-align:middle}.moves .sum{display:inline-block}
`;var vs=`.spot{width:calc(3 * var(--unit));height:var(--unit);border-radius:var(--radius-small);border:1.6px dashed color-mix(in srgb,var(--accent) 70%,transparent)}.spot.down{width:var(--unit);height:calc(3 * var(--unit))}.spot.as-turned{border:2px solid var(--accent);background:color-mix(in srgb,var(--accent) 13%,transparent)}.signs{pointer-events:none}.sign{width:var(--unit);height:var(--unit);overflow:visible}.sign path{fill:none;stroke-linejoin:round}.sign .edge{stroke:var(--outline);stroke-width:.2}.sign .line{stroke:var(--white);stroke-width:.09}.sign.link .edge{fill:var(--outline)}.sign.break .edge,.sign.taken .edge{stroke:var(--bad);filter:drop-shadow(0 0 .08px var(--bad));animation:pulse 1s ease-in-out 3}@keyframes pulse{50%{stroke-width:.36}}.signs .mark{position:absolute;width:var(--unit);height:var(--unit);border-radius:var(--radius-small);border:3px solid var(--accent);box-shadow:0 0 0 1.6px var(--ground),inset 0 0 0 1.6px var(--ground)}.signs .mark.placement{width:calc(3 * var(--unit))}.signs .mark.placement.down{width:var(--unit);height:calc(3 * var(--unit))}.signs .mark.edge{border-radius:50%;scale:.6}.signs .mark.aimed,.signs .mark.hint{border-style:dashed}.signs .mark.wrong{border-color:var(--bad)}.signs .mark .icon{position:absolute;right:-9px;top:-9px;width:18px;height:18px;padding:2px;border-radius:50%;color:var(--ground);background:var(--ink)}
`;var xs=`.dialog .entries{margin:0 -.75em}.dialog .entries+.entries{margin-top:.5em;padding-top:.5em;border-top:1px solid var(--line)}.dialog .entries+.quiet{margin-top:1em}.entry{display:flex;align-items:center;gap:1em;padding:.4em .75em}.entry .icon{color:var(--quiet)}
`;var ks=`.players{flex:1;display:flex;flex-wrap:wrap;align-items:flex-start;gap:.5em;min-width:0;margin:0;padding:0;list-style:none}.top>.players{pointer-events:none}.player,.bag{position:relative;display:grid;align-items:center;min-height:2.75em;border-radius:var(--radius-large);background:var(--panel);box-shadow:var(--shadow);pointer-events:auto}.player{grid-template-columns:auto minmax(0,1fr);column-gap:.55em;padding:.35em .9em .35em .4em;max-width:16em}.kind{grid-row:span 2;display:grid;place-items:center;width:2em;height:2em;border-radius:50%;color:var(--quiet);background:color-mix(in srgb,var(--line) 45%,transparent)}.player .icon,.bag .icon{width:1.15em;height:1.15em}.player .who,.holds{position:relative;display:flex;align-items:center;gap:.35em;min-width:0;line-height:1.25}.player .name{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}.player[aria-current],.bag.wanted{box-shadow:0 0 0 2px var(--accent),var(--shadow)}.player[aria-current] .name{font-weight:600}.player[aria-current] .kind{color:var(--on-accent);background:var(--accent)}.player[aria-current]:before{content:"";position:absolute;left:1em;top:calc(100% + 2px);border:.4em solid transparent;border-top-color:var(--accent);border-bottom-width:0}.badge{display:flex;flex:none;color:var(--accent)}.thinking{display:flex;flex:none;gap:.2em}.thinking i{width:.3em;height:.3em;border-radius:50%;background:var(--accent);animation:thinking 1.1s ease-in-out infinite}.thinking i:nth-child(2){animation-delay:.15s}.thinking i:nth-child(3){animation-delay:.3s}@keyframes thinking{0%,60%,to{translate:0 0}30%{translate:0 -.25em}}.holds{grid-column:2;color:var(--quiet);font-size:var(--font-small);white-space:nowrap}.backs{display:flex;flex:none;gap:2px;--square: .35em;font-size:var(--square)}.backs:empty{display:none}.backs .tile{background:color-mix(in srgb,var(--quiet) 55%,var(--panel));box-shadow:none}.backs .tile>span{display:none}.holds .score:before{content:"\\b7";margin-right:.35em}.faces{grid-column:1 / -1;display:flex;flex-wrap:wrap;gap:.35em;padding:.35em 0 .25em .5em;--square: .7em;font-size:var(--square)}.faces>span{display:flex}.bag{grid-template-columns:auto auto;gap:.4em;padding:.35em .9em .35em .7em}.bag .icon{color:var(--quiet)}.bag.wanted{cursor:pointer}.bag.wanted .icon{color:var(--accent)}@container table ((max-width: 480px) or (max-height: 480px)){.top{display:block}.top .corner{position:absolute;top:calc(max(.6rem,env(safe-area-inset-top)) - .25rem);right:max(.6rem,env(safe-area-inset-right))}.top .corner .round{width:var(--target-small);min-height:var(--target-small)}.players{display:block;font-size:var(--font-small);line-height:0}.players:before{content:"";float:right;width:8.2rem;height:2.3rem}.player,.bag{display:inline-grid;min-height:2rem;margin:0 .4rem .5rem 0;padding:.15rem .5rem .15rem .25rem;border-radius:var(--radius-pill);column-gap:.25rem;line-height:1.25;vertical-align:top}.bag{padding-left:.6rem}.player{grid-template-columns:auto minmax(0,1fr) auto;max-width:calc(100% - 8.6rem)}.kind{grid-row:auto;width:1.4rem;height:1.4rem}.player .name{max-width:5.5rem}.holds{grid-column:auto}.backs>:nth-child(n+2),.holds:has(.score) .backs{display:none}.many .player{padding-right:.45rem}.many .kind{width:1.15rem;height:1.15rem;background:none}.many .player[aria-current] .kind .icon{width:.85em;height:.85em}.many .name{max-width:2.6rem}.many .backs{display:none}.players.open{display:flex;flex-wrap:nowrap;align-items:stretch;gap:.4rem;margin:2.5rem -.6rem 0;padding:.25rem .6rem .5rem;overflow:auto hidden;scrollbar-width:none}.players.open:before{display:none}.open .player,.open .bag{flex:none;margin:0;--shadow: 0 1px 3px var(--shade)}.open .name{max-width:5.5rem}.open .bag{order:-1}}@container table (max-height: 480px) and (not (max-width: 480px)){.players.open{margin:0 8.5rem 0 -.6rem}}
`;var As=`.rack-tile,.button{position:relative}.pointing{position:absolute;inset:-3px;z-index:1;border:3px solid var(--accent);border-radius:var(--radius-small);pointer-events:none;animation:spread 1.4s ease-out infinite}.button>.pointing{inset:-6px;border-radius:var(--radius-pill)}.rack-tile>.pointing{animation:fade .7s ease-in-out infinite alternate}@keyframes fade{to{border-color:transparent}}@keyframes spread{0%{box-shadow:0 0 0 0 var(--accent)}to{box-shadow:0 0 0 12px transparent}}.pointing .icon{position:absolute;left:calc(50% - 10px);bottom:0;width:32px;height:32px;color:var(--outline);fill:var(--white);animation:beckon .7s ease-in-out infinite alternate}.rack-tile .icon{left:calc(50% - .3em);width:.9em;height:.9em}.button>.pointing .icon{left:calc(100% - 28px);bottom:-4px}@keyframes beckon{to{translate:0 -6px}}
`;var Ts=`.dialog.question header{padding:1.5em 1.5em .5em}.dialog.question h2{font-size:var(--font-text)}.dialog.question .choices{justify-content:flex-end}.dialog.question .button{min-width:6rem}@container table (max-width: 480px){.dialog.question .choices{display:grid;grid-template-columns:1fr 1fr}}
`;var Os=`.rack{display:flex;align-items:center;gap:.5rem;max-width:100%;padding:.55rem .7rem;border-radius:var(--radius-large);background:var(--panel);box-shadow:var(--shadow)}.tools{display:flex;flex-direction:column;gap:.3rem;flex:none}.tiles{display:flex;gap:.45rem;overflow:auto hidden;overscroll-behavior-x:contain;padding:.75rem .3rem .3rem;margin:-.4rem 0 0;--square: 2.25rem;font-size:var(--square);scrollbar-width:thin}.rack-tile{flex:none;padding:.1rem;border:0;background:none;border-radius:var(--radius-small);font-size:inherit;line-height:0;cursor:grab;touch-action:pan-x;transition:translate .15s}.rack-tile:hover{translate:0 -3px}.rack-tile.chosen{translate:0 -8px}.rack-tile.chosen .tile{box-shadow:0 0 0 max(1px,.04em) var(--outline),0 0 0 3px var(--panel),0 0 0 6px var(--accent),0 8px 14px var(--shade)}.rack-tile.dragged{opacity:.25}.rack-tile.drawn .tile{outline:2px dashed var(--accent);outline-offset:3px}.rack-tile.idle:not(.chosen) .tile{opacity:.62}.rack.resting .rack-tile{cursor:default}@container table (max-width: 480px){.tiles{scrollbar-width:none;--square: 1.95rem;gap:.25rem}.rack{padding:.4rem;gap:.3rem}}@container table (max-height: 480px){.tools .round{width:2.1rem;min-height:2.1rem}.tiles{--square: 1.35rem;padding-top:.6rem}.rack{padding:.3rem .5rem}}@container table ((min-width: 1600px) and (min-height: 900px)){.tiles{--square: 2.75rem}}
`;var Ms=`.replay{display:grid;gap:.25em;width:min(100%,34em);padding:.75em 1em;border-radius:var(--radius-large);background:var(--panel);box-shadow:var(--shadow)}.replay .told{position:relative;display:grid;place-content:center;min-height:2.75em;margin:0;text-align:center;text-wrap:balance}.replay input{width:100%;height:2rem;margin:0;border-radius:var(--radius-pill);accent-color:var(--accent);cursor:pointer}.replay .steps{display:flex;align-items:center;justify-content:center;gap:.4em}.replay .moment{flex:1;color:var(--quiet)}.replay .round{flex:none}.replay [aria-disabled]{color:color-mix(in srgb,var(--quiet) 55%,transparent);cursor:default}.replay .away{flex:1;display:flex;justify-content:flex-end}.replay .beyond{display:flex;justify-content:center;margin-top:.35em}.replay .beyond:has(.eyes){display:grid;grid-template-columns:minmax(7em,1fr) fit-content(66%);gap:.75em}.replay .button{padding-inline:.8rem;line-height:1.2}.eyes{display:flex;align-items:center;gap:.5em;min-width:0;color:var(--quiet)}.eyes select{flex:1;min-width:0;min-height:var(--target);padding:0 .6em;border:1px solid var(--line);border-radius:var(--radius-pill);color:var(--ink);background:var(--panel);font:inherit;text-overflow:ellipsis;cursor:pointer}@container table (max-width: 480px){.replay{padding:.6em .75em}.replay .moment{display:none}}@container table ((max-width: 480px) or (max-height: 480px)){.replay .beyond{gap:.5em;font-size:var(--font-small)}.replay .button{gap:.3rem;padding-inline:.6rem}.eyes{gap:.35em}.eyes select{padding-inline:.5em .2em}.eyes .words{position:absolute;clip-path:inset(50%)}}@container table (max-height: 480px) and (not (max-width: 480px)){.replay{grid-template-columns:19rem minmax(0,1fr);align-items:center;column-gap:.75em;width:min(100%,50em);padding-block:.4em}.replay .told{font-size:var(--font-small);text-align:start}.replay .moment{display:none}.replay .beyond{margin:0}}
`;var Es=`.dialog.rules{width:68em}.book{container:book / inline-size;-webkit-user-select:text;user-select:text;line-height:1.55}.chapters{display:flex;flex-wrap:wrap;gap:.4em;padding-bottom:1em}.chapters .round{margin-left:auto}.leaf{display:grid;grid-template-columns:11em minmax(0,44em);gap:2em}.contents{position:sticky;top:0;align-self:start;font-size:var(--font-small)}.contents .entry{min-height:2.4em;color:var(--quiet)}.book h3{margin:1.6em 0 .4em;font-size:var(--font-large);font-weight:600;line-height:1.3}.book h3:focus-visible{outline:none}.book section:first-child h3{margin-top:0}.book h4{margin:1.4em 0 .3em;font-size:var(--font-text);font-weight:600}.book p{margin:0 0 .6em;text-wrap:pretty}.book .quiet,.book .ours{color:var(--quiet)}.book .ours{padding:.1em 0 .1em .9em;border-left:3px solid var(--line)}.book .mark{margin-right:.35em;padding:.1em .55em;border:1px solid;border-radius:var(--radius-pill);font-size:var(--font-small);font-weight:600;white-space:nowrap}.book .agreed .mark{color:var(--on-accent);background:var(--accent);border-color:transparent}.figures{display:flex;flex-wrap:wrap;gap:1.2em 1.8em;margin:1em 0 1.4em}.book figure{width:13em;margin:0;break-inside:avoid}.book img{display:block;max-width:100%;height:auto;margin-left:-6px}.book img:not([src]){visibility:hidden}.book figcaption{padding-top:.3em;font-size:var(--font-small)}.book figcaption .icon{width:1.1em;height:1.1em;vertical-align:-.2em;stroke-width:3}.book footer{margin-top:2em;font-size:var(--font-small)}.comparison{overflow-x:auto}.comparison table{min-width:54em;border-spacing:0;font-size:var(--font-small);line-height:1.4}.comparison th,.comparison td{padding:.5em .8em;border-bottom:1px solid var(--line);text-align:start;vertical-align:top}.comparison th{font-weight:600}.comparison tr>:first-child{position:sticky;left:0;max-width:8em;padding-left:0;background:var(--panel)}.leaf:has(.comparison){display:block}@container table (not ((min-width: 1024px) and (min-height: 540px))){.leaf{display:block}.contents{display:none}}@container table (max-width: 480px){.dialog.rules{inset:auto 0 0;width:100%;height:94%;max-height:none}.chapters .face{padding:.2em .7em;font-size:var(--font-small)}}@media print{.chromino:has(.book){height:auto;overflow:visible;container:none;color-scheme:light;--if-light: initial;--if-dark: ;--ground: var(--white);--panel: var(--white);--ink: var(--black);--quiet: var(--outline);--accent: var(--white);--on-accent: var(--black)}.chromino:has(.dialog.rules)>:not(.dialog),.dialog.rules header .round,.contents,.chapters>:not([aria-current]){display:none}.dialog.rules{position:absolute;inset:0 0 auto;width:100%;max-width:none;max-height:none;height:auto;overflow:visible;box-shadow:none}.dialog.rules .content{overflow:visible}.chapters .face{padding:0}.leaf{display:block}.book h3,.book h4{break-after:avoid}.book .agreed .mark{border-color:var(--black)}.comparison table{min-width:0;font-size:var(--font-small)}.comparison tr{break-inside:avoid}}
`;var _s=`.dialog .seats{margin-top:1.25em}.seat{padding:.5em 0 1em}.seats .name{display:flex;align-items:center;gap:.5em;padding-bottom:.5em;overflow-wrap:anywhere}.seats .name .quiet{font-weight:400}.seats .face{flex:1 1 auto;justify-content:center;padding-inline:.6em}
`;var Ss=`.setting{display:block;min-width:0;margin:0;padding:0;border:0}.setting+.setting{margin-top:1.6em}.setting .name{padding:0}.setting .choices{padding-top:.6em}.setting.toggle{display:flex;align-items:center;justify-content:space-between;gap:1em;cursor:pointer}.setting.toggle .name,.setting.toggle .quiet{display:block}.toggle input{position:relative;flex:none;appearance:none;width:3.25rem;height:1.9rem;margin:0;border:2px solid var(--quiet);border-radius:var(--radius-pill);cursor:pointer;transition:background .15s}.toggle input:before{content:"";position:absolute;top:50%;left:.25rem;width:1.1rem;height:1.1rem;border-radius:50%;background:var(--quiet);translate:0 -50%;transition:left .15s}.toggle input:checked{background:var(--accent);border-color:var(--accent)}.toggle input:checked:before{left:1.65rem;background:var(--on-accent)}.setting .pictures{display:grid;grid-template-columns:repeat(auto-fit,minmax(9em,1fr))}.pictures .face{display:grid;align-content:start;gap:.4em;height:100%;padding:.75em;border-radius:var(--radius-large)}.pictures input:checked+.face{color:inherit;background:none;box-shadow:inset 0 0 0 3px var(--accent)}.setting .pictures .sample .tile{box-shadow:0 0 0 max(1px,.04em) var(--outline)}.setting .pictures .sample[data-tiles=contrast] .tile{box-shadow:0 0 0 2px var(--black),0 0 0 3px var(--white)}.sample{display:flex;gap:.3em;--square: 1.1em;font-size:var(--square)}@media(forced-colors:active){.toggle input,.toggle input:before{forced-color-adjust:none;border-color:ButtonText;background:ButtonFace}.toggle input:before{background:ButtonText}.toggle input:checked:before{background:HighlightText}}
`;var Cs=`.side{display:none}.board{--beside: no}@container table ((min-width: 1024px) and (min-height: 540px)) and (min-height: 680px){.board{--beside: yes}.side{--stands: right;position:relative;grid-area:side;display:flex;flex-direction:column;gap:.5rem;width:17em;min-height:8rem;margin:.6rem max(.6rem,env(safe-area-inset-right)) .6rem .6rem}}@container table (not (min-height: 780px)){.board:has(~.top .many){--beside: no}.top:has(.many)~.side{display:none}}.pane{flex:0 1 auto;display:flex;flex-direction:column;min-height:0;border-radius:var(--radius-large);background:var(--panel);box-shadow:var(--shadow)}.pane header{display:flex;align-items:center;justify-content:space-between;padding:.35em .4em .1em 1em}.pane h2{margin:0;font-size:var(--font-text);font-weight:600}.pane .round{border-color:transparent}.pane .content{min-height:0;padding:0 .4em .4em;overflow-y:auto;overscroll-behavior:contain;scrollbar-width:thin}.pane.log .content{display:flex;flex-direction:column-reverse}.pane .moves button{grid-template-columns:1.6rem minmax(0,1fr);min-height:var(--target-small);line-height:1.3}
`;var Ns=`.status{position:relative;max-width:min(100%,46rem);padding:.4em 1.1em;border-radius:var(--radius-large);background:var(--panel);box-shadow:var(--shadow);text-align:center;text-wrap:balance}.status p{margin:0}.status .why,.status .sum,.status details{color:var(--quiet)}.status .sum{white-space:nowrap}.status .why:before,.status .sum:before{content:"\\b7";margin:0 .35em 0 .1em}.status .meets{width:1.1em;height:1.1em;margin-right:.2rem;vertical-align:-.2em;fill:none;stroke:var(--accent);stroke-width:.1;stroke-linecap:round;stroke-linejoin:round}.status .meets.break{stroke:var(--bad)}.status.refused p{font-weight:600}.status summary{display:inline-flex;align-items:center;min-height:var(--target-least);cursor:pointer;text-decoration:underline;text-underline-offset:.2em}.status ul{margin:0;padding:0;list-style:none}@container table ((max-width: 480px) or (max-height: 480px)){.status{padding:.3rem .9rem;line-height:1.3}}@container table (max-height: 480px) and (not (max-width: 480px)){.status{max-width:22rem}}
`;var Ls=`:host{display:block;height:100%}.chromino[data-theme=around]{--if-light: initial;--if-dark: ;color-scheme:inherit}:host([data-dark]) .chromino[data-theme=around]{--if-light: ;--if-dark: initial}.chromino{position:relative;box-sizing:border-box;height:100%;overflow:hidden;container:table / size;background:var(--ground);color:var(--ink);scrollbar-color:var(--quiet) transparent;font:400 var(--font-text)/1.4 var(--typeface);font-variant-numeric:tabular-nums;-webkit-user-select:none;user-select:none;-webkit-tap-highlight-color:transparent}.chromino *,.chromino *:before{box-sizing:border-box}.chromino>*{font-size:var(--font-text)}.top{position:absolute;inset:0 0 auto;display:flex;align-items:flex-start;justify-content:space-between;gap:.5rem;padding:max(.6rem,env(safe-area-inset-top)) max(.6rem,env(safe-area-inset-right)) 0 max(.6rem,env(safe-area-inset-left));pointer-events:none}.top>*{pointer-events:auto}.bottom{position:absolute;inset:auto 0 0;display:flex;flex-direction:column;align-items:center;gap:.4rem;padding:0 max(.5rem,env(safe-area-inset-right)) max(.5rem,env(safe-area-inset-bottom)) max(.5rem,env(safe-area-inset-left));pointer-events:none}.bottom>*{pointer-events:auto}.corner,.zoom{display:flex;gap:.35rem;flex:none}.zoom{position:absolute;right:max(.6rem,env(safe-area-inset-right));top:50%;flex-direction:column;transform:translateY(-60%)}@container table (max-width: 480px) and (min-aspect-ratio: 4/7){.zoom{top:40%}}.flights{position:absolute;inset:0;overflow:hidden;pointer-events:none;z-index:5}.chromino[data-motion=reduced] *,.chromino[data-motion=reduced] *:before{animation:none!important;transition:none!important}@media(prefers-reduced-motion:reduce){.chromino *,.chromino *:before{animation:none!important;transition:none!important}}.spoken,.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}.spoken p{margin:0}.trouble{position:absolute;inset:4rem .75rem auto;z-index:7;width:fit-content;max-width:34rem;margin:0 auto;padding:.6em 1.2em;border:2px solid var(--bad);border-radius:var(--radius-large);background:var(--panel);box-shadow:var(--shadow);text-align:center;text-wrap:balance}@container table (max-height: 480px) and (not (max-width: 480px)){.bottom{display:grid;grid-template:auto auto / minmax(0,auto) minmax(0,auto);justify-content:center;align-items:center;justify-items:center;gap:.3rem .6rem}.rack{grid-area:1 / 2 / 3}}
`;var Rs=`.little-table{display:grid;grid-auto-columns:1em;grid-auto-rows:1em;flex:none}.little-table>span{line-height:0}
`;var Ps=`:root,.chromino{--if-light: initial;--if-dark: ;--ground: var(--if-light, #f3eee3) var(--if-dark, #1a1f27);--ground-dot: var(--if-light, #ddd5c4) var(--if-dark, #2b323d);--panel: var(--if-light, #fffdf8) var(--if-dark, #262d38);--ink: var(--if-light, #22252c) var(--if-dark, #f1efe9);--quiet: var(--if-light, #5f6470) var(--if-dark, #aab1bf);--line: var(--if-light, #d9d2c3) var(--if-dark, #3d4654);--accent: var(--if-light, #14646b) var(--if-dark, #7fd3d6);--on-accent: var(--if-light, #ffffff) var(--if-dark, #0d2426);--bad: var(--if-light, #b3261e) var(--if-dark, #ff9a8f);--near-shade: var(--if-light, rgb(40 34 20 / 16%)) var(--if-dark, rgb(0 0 0 / 50%));--far-shade: var(--if-light, rgb(40 34 20 / 14%)) var(--if-dark, rgb(0 0 0 / 45%));--black: #000;--white: #fff;--shade: rgb(0 0 0 / 35%);--veil: rgb(18 22 28 / 38%);--enough: #14525a;--not-enough: #7d1d17;--shadow: 0 1px 2px var(--near-shade), 0 6px 20px var(--far-shade);--typeface: system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Noto Sans CJK TC", sans-serif;--radius-small: .5rem;--radius-middle: .75rem;--radius-large: 1.2rem;--radius-pill: 1.75rem;--unit: 40px;--font-small: .875rem;--font-text: 1rem;--font-large: 1.3rem;--font-title: 1.6rem;--font-display: 3.5rem;--target-least: 1.5rem;--target-small: 2.5rem;--target: 2.75rem;--icon: 1.35rem;color-scheme:light dark}@media(prefers-color-scheme:dark){:root,.chromino{--if-light: ;--if-dark: initial}}[data-theme=light]{--if-light: initial;--if-dark: ;color-scheme:light}[data-theme=dark]{--if-light: ;--if-dark: initial;color-scheme:dark}@media(max-width:480px)or (max-height:480px){:root{--font-small: .825rem;--font-large: 1.1rem;--font-title: 1.4rem;--font-display: 2.4rem}}@container table ((max-width: 480px) or (max-height: 480px)){.chromino>*{--font-small: .825rem;--font-large: 1.1rem;--font-title: 1.4rem;--font-display: 2.4rem}}@media(min-width:1600px)and (min-height:900px){:root{--font-small: 1.15rem;--font-text: 1.35rem;--font-large: 1.75rem;--font-title: 2.2rem;--font-display: 4.3rem;--target: 3.5rem;--icon: 1.8rem}}@container table ((min-width: 1600px) and (min-height: 900px)){.chromino>*{--font-small: 1.15rem;--font-text: 1.35rem;--font-large: 1.75rem;--font-title: 2.2rem;--font-display: 4.3rem;--target: 3.5rem;--icon: 1.8rem}}
`;var Is=`.typing{display:flex;gap:.5em}.typing .field{flex:1;padding:.35em 1em;border-radius:var(--radius-pill)}.typing .button{flex:none}.dialog .wrong{min-height:1.4em;padding:.75em 0 .5em;color:var(--bad);font-weight:600}.dialog .typed-how ul{padding:.3em 0 0 1.2em;list-style:disc}
`;var Bs=`.chromino:has(>.board){display:grid;grid-template:"table corner" auto "table players" minmax(0,auto) "table side" minmax(auto,1fr) "table zoom" auto "bottom bottom" auto / minmax(0,1fr) auto}.top{--stands: top}.bottom{--stands: bottom}@container table ((min-width: 1024px) and (min-height: 540px)){.top:has(.corner){display:contents}.top>.players,.top>.corner,.zoom{--stands: right;position:relative;margin:0 max(.6rem,env(safe-area-inset-right)) 0 .6rem}.top>.corner{grid-area:corner;justify-content:flex-end;margin-top:max(.6rem,env(safe-area-inset-top))}.zoom{grid-area:zoom;inset:auto;flex-direction:row;justify-content:flex-end;margin-bottom:.6rem;transform:none;pointer-events:none}.zoom>*{pointer-events:auto}.top>.players{grid-area:players;flex-flow:column nowrap;align-items:stretch;gap:.45em;contain:inline-size;min-width:13em;margin-top:.6rem}.top>.players.open{pointer-events:auto;margin:.3rem 0 0;padding:.3rem max(.6rem,env(safe-area-inset-right)) .6rem .6rem;overflow:hidden auto;scrollbar-width:thin}.player{flex:none;max-width:none}.bag{justify-content:start;width:fit-content}.player[aria-current]:before{left:auto;right:calc(100% + 2px);top:.9em;border:.4em solid transparent;border-right-color:var(--accent);border-left-width:0}.holds:has(.score) .backs>:nth-child(n+6){display:none}.top>.many{min-width:15em;gap:.3em}.many .player{grid-template-columns:auto minmax(0,1fr) auto;min-height:2.2em;padding-block:.15em}.many .kind{grid-row:auto;width:1.6em;height:1.6em}.many .holds{grid-column:auto}.many .backs{display:none}.bottom{position:relative;inset:auto;grid-area:bottom;display:grid;grid-template-columns:minmax(13rem,1fr) minmax(0,auto) minmax(13rem,1fr);grid-template-areas:"status rack actions";align-items:center;gap:.75rem;reading-flow:grid-columns}.status{grid-area:status;justify-self:end;max-width:min(100%,27em)}.rack{grid-area:rack;align-self:end}.actions{grid-area:actions;flex-wrap:wrap;justify-content:flex-start;width:auto}.actions .now{order:-1;flex:1 0 100%;justify-content:flex-start}}@container table ((min-width: 1024px) and (min-height: 540px)) and (not (min-height: 680px)){.top>.many{gap:.2em;margin-top:.4rem}.many .player,.many .bag{min-height:1.75em;padding-block:0}}@container table ((min-width: 1024px) and (min-height: 540px)){.replay{grid-column:1 / -1;justify-self:center;grid-template:"told slider beyond" auto "told steps beyond" auto / minmax(0,1fr) minmax(19em,26em) minmax(0,1fr);align-items:center;column-gap:1.25em;width:min(100%,72em);padding-block:.5em}.replay .told{grid-area:told}.replay input{grid-area:slider}.replay .steps{grid-area:steps}.replay .beyond{grid-area:beyond;margin:0}.replay .beyond:has(.eyes){grid-template-columns:minmax(0,1fr);gap:.4em}}
`;var zt;function _n(){if(!zt){zt=new CSSStyleSheet;let t=[Ps,ds,fs,cs,Ls,us,vs,gs,Os,ks,Ns,ls,ms,Ts,xs,$s,bs,Is,hs,_s,Ss,ws,ps,Ms,Es,As,Rs,ys,Bs,Cs];zt.replaceSync(as+is()+t.join(""))}return zt}function zs(t){return{view:null,past:null,eyes:"everyone",squares:new P([]),settings:t,chosen:null,turns:0,ghost:null,put:!1,laid:null,dragged:null,cursor:{x:1,y:0},refusal:null,order:{},handOver:null,panel:null,question:null,paused:!1,waits:!1,endSeen:!1,keyboard:!1,aloud:!1,marked:[],edge:null,rackStop:null,dropped:null,arriving:new Set,views:0,doing:null,due:!1,goneOn:-1,wanted:null,plays:!1,follows:!0,sight:{left:-18,top:-12,right:18,bottom:12},draft:{typed:[],at:-1,wrong:""},spoken:[],notice:null,trouble:null}}var rt=t=>t.past??t.view;function qs({view:t,handOver:e},n){let o=e===null?t?.seat??null:null;return t?.outcome?n==="everyone"?{eyes:o,everyone:!0}:{eyes:n}:{eyes:o}}function A(t){let{view:e,past:n,handOver:o,laid:s}=t;return!!(e&&!n&&!s&&o===null&&!e.outcome&&e.seat===e.turn.seat)}var at=({kind:t,resigned:e})=>e?"human":t,qt=({goneOn:t},e)=>e.waits.length>0&&t!==e.rev;function W(t,e){return t.turn.actions.find(([n,o])=>n===t.seat&&o===e)}function _(t,e){let n=t?.hand.find(o=>o.tile===e);return n?n.legal:[]}var Ne=({view:t,chosen:e},n)=>!!_(t,e)?.some(([o])=>o===n.text),Ae=t=>t.hand.every(({legal:e})=>e!==null&&e.length===0);function D(t){let e=rt(t);if(!e||e.seat===null)return[];let n=t.order[e.seat]??[],o=i=>{let r=n.indexOf(i);return r<0?n.length:r},s=t.laid&&oe(t.laid.reading);return e.hand.filter(({tile:i})=>i!==s).sort((i,r)=>o(i.tile)-o(r.tile))}function jt({view:t,laid:e}){let n=t?.board??[];return new P(e&&!n.includes(e.text)?[...n,e.text]:n)}var js=(t,e)=>t.rev===e.rev&&JSON.stringify(t)===JSON.stringify(e);function Ds(t,e){return e.ply<t.ply&&!e.can_redo?!1:t.board[0]===e.board[0]&&t.players.length===e.players.length&&t.players.every(({name:n},o)=>n===e.players[o].name)&&t.log.slice(0,e.ply).every(([n,o],s)=>n===e.log[s][0]&&o===e.log[s][1])}var Za={id:"ui-open",args:{}},Xa={id:"ui-mark-link",args:{}},Ja={id:"ui-mark-break",args:{}},Qa={id:"occupied",args:{}};function Hs(t){let{view:e,chosen:n}=t,{help:o}=t.settings;return!A(t)||!e||o==="none"?[]:(n||o!=="all"?[n]:e.hand.map(({tile:i})=>i)).flatMap(i=>_(e,i)??[]).map(([i])=>({where:{placement:i},kind:"spot",words:Za}))}var Le=t=>t.flatMap(({kind:e,where:n})=>e==="spot"&&"placement"in n?v(n.placement):[]),Dt=({ghost:t,refusal:e})=>t??e?.placement??null;function lt(t){let e=Dt(t),n=rt(t);return e&&n?t.squares.meets(e,n.match):{edges:[],taken:[]}}function Re(t){let{edges:e,taken:n}=lt(t);return[...e.map(({cell:o,near:s,good:i})=>{let r={edge:[Sn(o),Sn(s)]};return i?{where:r,kind:"link",words:Xa}:{where:r,kind:"break",words:Ja}}),...n.map(o=>({where:{cell:Sn(o)},kind:"taken",words:Qa}))]}var Sn=({x:t,y:e})=>[t,e];var el=["ui-above","ui-right","ui-below","ui-left"];function V(t,{reading:e,x:n,y:o,down:s}){return t.say(s?"ui-placed-down":"ui-placed-across",{tile:e,x:n,y:o})}function ct(t,{x:e,y:n}){let o=t.state.squares.at(e,n);if(o)return t.say("ui-here-square",{colour:o.letter,x:e,y:n,tile:o.placement.reading});let i=(t.state.chosen?Le(t.marks):[]).filter(r=>le(r,{x:e,y:n}));return i.length?t.say("ui-here-fits",{x:e,y:n,count:i.length}):t.say("ui-here-empty",{x:e,y:n})}function Ys(t){let{cursor:e,squares:n}=t.state,o=tt(e).flatMap(({x:i,y:r},a)=>{let l=n.at(i,r);return l?[t.say(el[a],{colour:l.letter})]:[]}),s=t.marks.filter(({kind:i})=>i!=="spot");t.announce(t.words.inOne([ct(t,e),...o,It(t,s,e)].filter(Boolean)))}function Gs(t){let{cursor:e,view:n,settings:o}=t.state;if(o.help==="none"){t.announce(t.say("ui-help-is-off"));return}let s=(n?.hand??[]).flatMap(({tile:i})=>tl(t,e,i));t.announce(s.length?t.say("ui-fits-here",{count:s.length,list:s.map(i=>V(t,i)).join(t.say("ui-between-parts"))}):t.say("ui-fits-nothing"))}function tl(t,e,n){return t.state.settings.help==="none"?[]:(_(t.state.view,n)??[]).map(([o])=>v(o)).filter(o=>le(o,e))}async function I(t,e,n=t.state.view?.seat){let{past:o,doing:s,view:i}=t.state;if(o)return null;let r={type:"act",seat:n,action:e,eyes:i?.seat};return s?.answer??Te(t,r,t.ask(r))}function Te({state:t},e,n){let o={act:e,answer:n};return t.doing=o,n.finally(()=>{t.doing===o&&(t.doing=null)})}async function H(t,e){let{view:n,handOver:o}=t.state;if(!n||!(e==="undo"?n.can_undo:n.can_redo))return null;o!==null&&t.set({handOver:null});let s=await t.ask({type:e,seat:n.seat}),i=s.problems?.[0]?.id==="stale"&&s.view?.log.slice(n.ply);return i&&i.every(([a])=>!n.people.includes(a))?H(t,e):s}function Z(t){if(t[3]==="@")return{what:"lay",about:t};let[e,n=""]=t.split(":");return{what:e,about:n}}var X=t=>Z(t).what==="lay",Us=t=>["call","catch","show"].includes(Z(t).what);var Ks="\\u0590-\\u08ff\\ufb1d-\\ufdff\\ufe70-\\ufefc\\u{10800}-\\u{10fff}\\u{1e800}-\\u{1efff}",nl=new RegExp(`[${Ks}]`,"u"),ol=new RegExp(`^[^\\p{Cc}\\p{DI}\\u2028\\u2029${Ks}]*$`,"u"),sl=/[\t-\r\u0085\u2028\u2029]+/g,il=/(?![\u034f\u180b-\u180d\u180f\u200c\u200d\u2068\u2069\ufe00-\ufe0f\u{e0020}-\u{e007f}\u{e0100}-\u{e01ef}])[\p{Cc}\p{DI}]/gu,rl=/^[\p{DI}\p{Z}]*$/u,[al,ll]="⁨⁩",Fs=/[\u2068\u2069]/g,cl=/\u2068[^\u2068\u2069]*\u2069/g;function ue(t){if(ol.test(t))return t;let e=t.replace(sl," ").replace(il,""),n=e;for(let o="";o!==n;)o=n,n=n.replace(cl,"");return n.search(Fs)>=0&&(e=n=e.replace(Fs,"")),rl.test(e)?"?":nl.test(n)?al+e+ll:e}var N=(t,e)=>ue(t.players[e].name),Ws=t=>at(t)==="human";function Ht(t,{players:e},n){return(!t.mode.shows.handsOn||e.filter(Ws).length===1)&&n===t.state.view?.seat&&Ws(e[n])||t.words.isYou(e[n].name)}var ut=(t,e,n)=>({name:N(e,n),you:Ht(t,e,n)?"does":"no"});function Yt(t,e){let{say:n,outcome:o}=e;return n.id.startsWith("say-won-")&&o?{...n,args:ut(t,e,o.winners[0])}:n}function Zs(t,e,n,o){if(!n)return{id:"ui-start",args:{},placed:e.board[0]};let[s,i]=n,r=ut(t,e,s),{what:a,about:l}=Z(i);if(a==="lay"||a==="show")return{id:`ui-deed-${a}`,args:r,placed:l};if(a==="catch"){let c=r.you==="no"&&Ht(t,e,Number(l))?"gets":r.you;return{id:"ui-deed-catch",args:{...r,you:c,whom:N(e,Number(l))}}}return o?{id:"ui-deed-draw-seen",args:{...r,tile:o}}:{id:`ui-deed-${a}`,args:r}}function Oe(t,e,n,o){let{id:s,args:i,placed:r}=Zs(t,e,n,o);return t.say(s,r?{...i,placed:V(t,v(r))}:i)}function Pe(t,e,n){let{id:o,args:s,placed:i}=Zs(t,e,n),{name:r,whom:a,...l}=s,c=ul(t,o,l,{name:u`<b>${r}</b>`,whom:u`<b>${a}</b>`,placed:i&&M(i.slice(0,3),v(i).down)});return i?u`<span class="deed" aria-hidden="true">${c}</span><span class="unseen">${Oe(t,e,n)}</span>`:u`<span class="deed">${c}</span>`}var Vs=57344;function ul(t,e,n,o){let s=Object.keys(o).map((a,l)=>[a,String.fromCharCode(Vs+l)]),i=t.say(e,{...n,...Object.fromEntries(s)}).split(new RegExp("([\\ue000-\\ue00f]\\p{P}*)","u")),r=a=>Object.values(o)[a.charCodeAt(0)-Vs];return i.map((a,l)=>l%2?u`<span>${r(a)}${a.slice(1)}</span>`:a)}var L=(t,{action:e,words:n,why:o,labelled:s,primary:i,caught:r,hand:a,about:l,press:c})=>u`<button
  class="button ${s?"labelled":""} ${i?"primary":""}"
  data-action=${e}
  data-seat-caught=${r??d}
  title=${o??n}
  aria-description=${l??d}
  @click=${c}
>${$(t)}<span class="words">${n}</span>${a}</button>`;var dt=t=>t.turn.actions.find(([e,n])=>e===t.seat&&Us(n));function Xs(t,e){let n=e.people.filter(s=>s!==e.seat);return(e.seat===null?n:[e.seat,...n]).map(s=>dl(t,e,s))}function dl(t,e,n){let o=e.turn.actions.filter(([r])=>r===n),s=o.filter(([,r])=>Z(r).what==="show"),i=(r,a,l,c,m)=>L(r,{action:Z(a).what,words:n===e.seat?c:t.say("ui-for-seat",{name:N(e,n),what:c}),why:t.say(l.id,l.args),labelled:!0,primary:n===e.seat,caught:m,press:()=>{I(t,a,n)}});return o.map(([,r,a])=>{let{what:l,about:c}=Z(r);if(l==="call")return i("speak",r,a,t.say("ui-call"));if(l==="catch"){let h=Number(c);return i("look",r,a,t.say("ui-catch",{name:N(e,h)}),h)}return r===s[0]?.[1]?i("eye",r,a,t.say("ui-show",{count:s.length})):[]})}var T=(t,{action:e,words:n,press:o,look:s="",off:i,disabled:r,pressed:a,expanded:l,opens:c})=>u`<button
  class="round ${s}"
  data-action=${e}
  title=${n}
  aria-label=${n}
  aria-disabled=${i?"true":d}
  aria-pressed=${a??d}
  aria-expanded=${l??d}
  aria-haspopup=${c??d}
  ?disabled=${r}
  @click=${()=>i||o()}
>${$(t)}</button>`;var Js=230;function Qs(t){let e=new Map;for(let n of t.root.querySelectorAll("[data-tile]")){let o=Ie(t,n);o&&e.set(`tile ${n.getAttribute("data-tile")}`,{...o,size:o.size/3})}return e}function Ie(t,e){let n=e?.getBoundingClientRect();if(!n||!n.width)return null;let o=t.holder.getBoundingClientRect();return{x:n.left+n.width/2-o.left,y:n.top+n.height/2-o.top,size:n.height,down:!0}}function ei(t,e,n){if(t.still)return()=>Promise.resolve();let o=n.flatMap(([i,r])=>ml(t,e,i,r)??[]),s=o.flatMap(({lands:i})=>i??[]);return s.length&&t.set({arriving:new Set([...t.state.arriving,...s])}),async()=>{for(let i of o)!t.closed&&!t.state.past&&await oi(t,i),i.lands&&hl(t,i.lands)}}function hl(t,e){let n=new Set(t.state.arriving);n.delete(e)&&t.set({arriving:n})}function ml(t,e,n,o){if(X(o)){let c=v(o);if(o===t.state.dropped)return null;let m=e.get(`tile ${oe(c.reading)}`)??pl(t,n);return m?{face:c.reading,from:m,to:()=>ti(t,c),lands:o}:null}let s=Ie(t,t.find('.bag, [data-action="draw"]'));if(o!=="draw"||!s)return null;let i=t.state.view?.turn.drawn,r=n===t.state.view?.seat,a=r&&i?i:null,l=()=>r&&a?Ie(t,t.find(`[data-tile="${a}"]`)):Ie(t,t.find(`[data-seat="${n}"]`));return{face:a,from:{...s,size:12},to:()=>Cn(l(),r?3:4),lands:null}}var Cn=(t,e)=>t&&{...t,size:t.size/e},pl=(t,e)=>Cn(Ie(t,t.find(`[data-seat="${e}"]`)),3);function ti(t,e){let n=Ce(e),{x:o,y:s}=t.camera.pixelOf(n.x+.5,n.y+.5);return{x:o,y:s,size:t.camera.goal.size,down:e.down}}function ni(t,e){if(t.still)return;let n=oe(e.reading);oi(t,{face:e.reading,from:ti(t,e),to:()=>Cn(Ie(t,t.find(`[data-tile="${n}"]`)),3),lands:null})}async function oi(t,{face:e,from:n,to:o}){let s=t.find(".flights"),i=o();if(!s||!i)return;let r=document.createElement("div");r.className="flying",ke(e?M(e,i.down):ce(i.down),r),r.style.fontSize=`${i.size}px`,s.append(r);let{width:a,height:l}=r.getBoundingClientRect(),c=p=>`translate(${p.x-a/2}px, ${p.y-l/2}px) scale(${p.size/i.size}) rotate(${p.down===i.down?0:90}deg)`,m=r.animate({transform:[c(n),c(i)]},{duration:Js,easing:"cubic-bezier(.2,.8,.3,1)"}),h=setTimeout(()=>m.cancel(),2*Js);await m.finished.catch(()=>null),clearTimeout(h),r.remove()}var fl=[[0,0],[0,-1],[-1,0],[1,0],[0,1]],se={chosen:null,turns:0,ghost:null,put:!1,dragged:null};function Gt({view:t,settings:e},n){let o=_(t,n)?.[0],s=o&&e.help!=="none"?nt(n,v(o[0])):0;return{chosen:n,turns:s,ghost:null,put:!1,refusal:null,notice:null}}function si({chosen:t,turns:e,ghost:n},o){let s=(e+o+4)%4,i={turns:s,refusal:null,put:!1};return t&&n?{...i,ghost:Mn(t,s,Ce(n))}:i}function Me(t,e,n=!0){let{chosen:o,turns:s,view:i,settings:r}=t;if(!o)return null;let a=Mn(o,s,e);if(r.help==="none")return a;let{reading:l,down:c}=q(o,s),m=p=>{let y=p.x===e.x&&p.y===e.y,w=p.reading===l&&p.down===c,O=p.text===a.text;return(y?0:4)+(w?0:2)+(O?0:1)};return(_(i,o)??[]).map(([p])=>v(p)).filter(p=>le(p,e)).filter(p=>n||p.reading===l&&p.down===c).map(p=>({each:p,rank:m(p)})).sort((p,y)=>p.rank-y.rank)[0]?.each??a}function ii(t,e){return t.settings.help==="none"||!t.chosen?e:fl.map(([o,s])=>({x:e.x+o,y:e.y+s})).find(o=>Ne(t,Me(t,o,!1)))??e}function Ut(t,e){let{put:n,ghost:o}=t;return n&&o&&le(o,e)?o:Me(t,e)}var ri=({chosen:t},e)=>({ghost:e,put:!0,turns:nt(t??"",e)}),ai=({put:t,ghost:e},n)=>t&&e?.text===n.text,Nn=(t,e)=>({laid:e,squares:jt({...t,laid:e})}),Ln=(t,e,n)=>({refusal:{placement:t,problems:e,asked:n},ghost:null,put:!1});var gl={lay:[[310,0,.07,.5],[155,0,.11,.35]],draw:[[330,0,.09,.2],[440,.07,.12,.2]],pass:[[262,0,.16,.18]],call:[[523,0,.12,.25],[784,.1,.2,.25]],refused:[[196,0,.1,.3],[165,.09,.16,.3]],won:[[523,0,.16,.25],[659,.12,.16,.25],[784,.24,.16,.25],[1047,.36,.4,.25]]},yl=.15,Be,Rn=0;function Pn(){if(!(typeof AudioContext>"u"))try{Be??=new AudioContext,Be.state!=="running"&&Be.resume().catch(()=>{})}catch{}}function ht(t){if(Pn(),!!Be)try{Rn=Math.max(Be.currentTime,Rn+yl);for(let e of gl[wl(t)])bl(Be,Rn,e)}catch{}}function wl(t){return t==="draw"||t==="pass"||t==="refused"||t==="won"?t:X(t)?"lay":"call"}function bl(t,e,[n,o,s,i]){let[r,a]=[e+o,e+o+s],l=t.createOscillator(),c=t.createGain();l.type="triangle",l.frequency.setValueAtTime(n,r),c.gain.setValueAtTime(0,r),c.gain.linearRampToValueAtTime(i*.4,r+.006),c.gain.exponentialRampToValueAtTime(1e-4,a),l.connect(c).connect(t.destination),l.start(r),l.stop(a)}var $l=100;function de(t,e){let{state:n}=t;if(!A(n))return;if(n.chosen===e){Y(t,1);return}let o=_(n.view,e);t.set(Gt(n,e)),o===null&&t.send({type:"view",seat:n.view?.seat,tile:e}),t.paint(),t.camera.revealAll(Le(t.marks));let s=n.settings.help==="none"?-1:o?.length??-1;t.announce(t.say("ui-said-chosen",{tile:e,count:s}))}var J=t=>t.set(se);function Y(t,e){let{state:n}=t;if(!n.chosen)return;t.set(si(n,e));let{reading:o,down:s}=q(n.chosen,n.turns);t.announce(t.say(`ui-said-turned-${s?"down":"across"}`,{tile:o}))}function ie(t,e,n=!0){let{state:o}=t;if(o.put)return;let s=e&&Me(o,e,n);s?.text!==o.ghost?.text&&t.set({ghost:s,put:!1,refusal:null})}async function ze(t,e){let{state:n}=t;if(!A(n)||!n.chosen||n.doing)return;if(n.settings.confirm&&!ai(n,e)){t.set(ri(n,e)),t.announce(t.say("ui-said-put"));return}let o=setTimeout(()=>vl(t,e),$l),s={type:"act",seat:n.view?.seat,action:e.text},i=await Te(t,s,t.send(s)).finally(()=>{clearTimeout(o),n.laid===e&&t.set(Nn(n,null))});!i.ok&&i.problems&&xl(t,e,i)}function vl(t,e){let{state:n}=t;t.closed||!Ne(n,e)||t.set({...se,...Nn(n,e),dropped:e.text,refusal:null})}function xl(t,e,{problems:n=[]}){n[0]?.id!=="stale"&&(t.state.settings.sound&&ht("refused"),t.set({...Ln(e,n,!1),dragged:null}),ni(t,e),t.announce(t.say("ui-said-refused",{why:t.words.sayAll(n)})))}async function Ft(t,e){let n=await t.ask({type:"miss",seat:t.state.view?.seat,tile:e});if(!n.ok||!n.miss)return;let o=v(n.miss),s=n.problems??[];t.set({...Ln(o,s,!0),notice:null}),t.camera.reveal(Ce(o)),t.announce(t.say("ui-said-miss",{tile:e,why:t.words.sayAll(s)}))}function ci(t){let{view:e,handOver:n}=t.state;return!e||n!==null?d:u`<div class="actions" role="group" aria-label=${t.say("ui-actions")}>
    ${li(t,"undo",e.can_undo)}
    <div class="now">${t.mode.buttons(t,e)}</div>
    ${li(t,"redo",e.can_redo)}
  </div>`}var li=(t,e,n)=>T(e,{action:e,words:t.say(`ui-${e}`),press:()=>{H(t,e)},disabled:!n});function ui(t,e){return e.outcome?t.state.endSeen?Al(t):d:[Tl(t,e),Xs(t,e),Ml(t,e),El(t,e),_l(t,e),kl(t,e)]}function kl(t,e){return e.say.id!=="bot-failed"?d:L("again",{action:"bot-again",words:t.say("ui-bot-again"),labelled:!0,primary:!0,press:()=>{t.ask({type:"bot",seat:e.seat})}})}var Al=t=>L("crown",{action:"result",words:t.say("ui-result"),labelled:!0,primary:!0,press:()=>t.set({endSeen:!1})});function mt(t,e=!0){let{chosen:n}=t.state;if(!n)return d;let o=L("close",{action:"cancel",words:t.say("ui-cancel"),press:()=>J(t)});return[Ol(t,n),e?o:d]}function Tl(t,e){let{chosen:n,put:o,ghost:s}=t.state;if(!n)return d;let i=_(e,n)?.length===0;return[mt(t,o||!W(e,"draw")),i?L("look",{action:"miss",words:t.say("ui-miss"),press:()=>{Ft(t,n)}}):d,o&&s?L("yes",{action:"confirm",words:t.say("ui-confirm"),labelled:!0,primary:!0,press:()=>{ze(t,s)}}):d]}function Ol(t,e){let{reading:n,down:o}=q(e,t.state.turns);return u`<button class="button turn" data-action="turn" title=${t.say("ui-turn")} @click=${()=>Y(t,1)}>
    ${M(n,o)}<span class="words">${t.say("ui-turn")}</span>
  </button>`}function Ml(t,e){return["draw","pass"].map(n=>{let o=W(e,n)?.[2];return o?L(n==="draw"?"bag":"next",{action:n,words:t.say(`ui-${n}`),why:t.say(o.id,o.args),labelled:!0,primary:Ae(e)&&!dt(e),hand:ot(t,{action:n}),about:Pt(t,{action:n}),press:()=>{I(t,n)}}):d})}function El(t,e){let{state:n}=t;return A(n)&&Ae(e)&&!dt(e)&&!n.chosen&&!n.refusal&&t.mode.shows.tips?u`<p class="hint">${t.say("ui-miss-hint")}</p>`:d}function _l(t,e){let{flow:n,state:o}=t;if(o.waits)return L("play",{action:"go-on",words:t.say("ui-go-on"),why:t.say("ui-go-on-why"),labelled:!0,press:()=>n.goOn()});let s=(o.due||e.thinking!==null)&&!o.paused;return[e.people.length?d:Cl(t),s?L("skip",{action:"skip",words:t.say("ui-skip"),press:()=>n.skip()}):d]}var Sl={slow:"normal",normal:"fast",fast:"slow"};function Cl(t){let{paused:e,settings:n}=t.state,o=e?"resume":"pause";return[L(e?"play":"pause",{action:o,words:t.say(`ui-${o}`),labelled:!0,primary:e,press:()=>t.flow.pause(!e)}),L("speed",{action:"speed",words:t.say("ui-speed",{pace:n.pace}),why:t.say("ui-speed-why"),labelled:!0,press:()=>t.change("pace",Sl[n.pace])})]}var Kt=({locked:t=!1})=>({players:!1,log:!1,replay:!1,typed:!1,seats:!1,handsOn:!1,resign:!1,end:!1,others:!1,tips:!1,help:!t,zoom:!0}),Wt=[{keys:["1","…","9"],id:"ui-key-choose"},{keys:["R","Shift+R"],id:"ui-key-turn"},{keys:["Esc"],id:"ui-key-back"}],Vt=(t,e)=>({head:t.state.notice??e.say});var hi=t=>({shows:Kt(t),marks:Re,line:Vt,buttons:e=>mt(e),keys:[{title:"ui-keys-editing",keys:[...Wt,{keys:["Enter"],id:"ui-key-edit"},{keys:["U","Shift+U"],id:"ui-key-undo"}]}],letters:{u:(e,n)=>{H(e,n?"redo":"undo")}},choose:Nl,tap:(e,n)=>di(e,n,Me(e.state,n)),enter:e=>di(e,e.state.cursor,e.state.ghost??Me(e.state,e.state.cursor)),drop:(e,n)=>{In(e,"lay",n)}});function Nl(t,e){if(t.state.chosen===e){Y(t,1);return}t.set({...Gt(t.state,e),turns:0}),t.announce(t.say("ui-said-chosen",{tile:e,count:-1}))}function di(t,e,n){let o=t.state.squares.at(e.x,e.y)?.placement;n?In(t,"lay",n):o?In(t,"lift",o):t.tell({id:"ui-said-choose-first",args:{}})}async function In(t,e,n){if(t.state.doing)return;let o={type:`edit-${e}`,action:n.text},{ok:s}=await Te(t,o,t.ask(o));s&&(J(t),t.announce(t.say(`ui-said-edit-${e}`,{placed:V(t,n)})))}var Ll={id:"ui-mark-marked",args:{}},Rl={id:"ui-mark-aimed",args:{}},fi=(t,e)=>{let{tap:n,enter:o,keys:s,letters:i}=Pl[e?.task?.asks??"cells"];return{shows:Kt(t),marks:r=>[...Re(r),...Il(r)],line:Vt,buttons:r=>[mt(r),ql(r)],keys:[{title:"ui-keys-marking",keys:[...s,{keys:["Enter"],id:"ui-key-mark"},{keys:["C"],id:"ui-key-check"}]}],letters:{...i,c:r=>{yi(r)}},choose:de,tap:n,enter:o,drop:(r,a)=>pt(r,{placement:a.text})}},Pl={cells:{keys:[],letters:{},tap:(t,{x:e,y:n})=>pt(t,{cell:[e,n]}),enter:t=>pt(t,{cell:[t.state.cursor.x,t.state.cursor.y]})},edges:{keys:[{keys:["E","Shift+E"],id:"ui-key-edge"}],letters:{e:(t,e)=>zl(t,e?-1:1)},tap:(t,e,n)=>Bn(t,Bl(zn(t.state,e),n)),enter:t=>Bn(t,t.state.edge??zn(t.state,t.state.cursor)[0])},placements:{keys:Wt,letters:{},tap:(t,e)=>mi(t,t.state.chosen?Ut(t.state,e):pi(t.state,e)),enter:t=>{t.state.chosen&&!t.state.ghost&&ie(t,t.state.cursor),mi(t,t.state.ghost??pi(t.state,t.state.cursor))}}},Il=({marked:t,edge:e})=>[...t.map(n=>({where:n,kind:"marked",words:Ll})),...e?[{where:e,kind:"aimed",words:Rl}]:[]];function pt(t,e){let{marked:n}=t.state,o=n.filter(i=>j(i)!==j(e)),s=o.length===n.length;t.set({marked:s?[...n,e]:o,notice:null}),t.announce(t.say(s?"ui-said-marked":"ui-said-unmarked",{what:gi(t,e)}))}function Bn(t,e){e?pt(t,e):t.tell({id:"ui-said-no-edge",args:{}})}function mi(t,e){if(!e){t.tell({id:"ui-said-choose-first",args:{}});return}J(t),pt(t,{placement:e.text})}function pi({squares:t,marked:e},n){return e.flatMap(i=>"placement"in i?v(i.placement):[]).find(i=>le(i,n))??t.at(n.x,n.y)?.placement??null}function zn({squares:t},e){let n=t.at(e.x,e.y);return tt(e).flatMap(o=>{let s=t.at(o.x,o.y);if(!n||!s||s.placement===n.placement)return[];let[i,r]=o.x+o.y<e.x+e.y?[o,e]:[e,o];return[{edge:[[i.x,i.y],[r.x,r.y]]}]})}function Bl(t,{x:e,y:n}){let o=({edge:[s,i]})=>Math.hypot((s[0]+i[0]+1)/2-e,(s[1]+i[1]+1)/2-n);return t.toSorted((s,i)=>o(s)-o(i))[0]}function zl(t,e){let n=zn(t.state,t.state.cursor);if(!n.length){Bn(t,void 0);return}let o=n.findIndex(i=>t.state.edge&&j(i)===j(t.state.edge)),s=o<0?e>0?0:n.length-1:(o+e+n.length)%n.length;t.set({edge:n[s]}),t.announce(t.say("ui-said-edge",{n:s+1,count:n.length,what:gi(t,n[s])}))}function gi(t,e){return"placement"in e?V(t,v(e.placement)):("edge"in e?e.edge:"cell"in e?[e.cell]:[]).map(([o,s])=>ct(t,{x:o,y:s})).join(t.say("ui-between-parts"))}var ql=t=>L("yes",{action:"check",words:t.say("ui-check"),labelled:!0,primary:t.state.marked.length>0,press:()=>{yi(t)}});async function yi(t){let{marked:e,doing:n,view:o}=t.state;if(n)return;let s={type:"try",seat:o?.seat,marked:e},{ok:i}=await Te(t,s,t.ask(s));i&&t.set({marked:[],edge:null})}var jl=/^([RGBYP*]{3})@(-?\d+),(-?\d+)([>v])$/i,Dl=/[\p{L}\p{M}*]+|[+-]?\d+|[>→↓]/gu,bi=new RegExp("^\\p{Ideographic}+$","u");function $i(t,e,n){let o=t.normalize("NFKC").replace(/\u2212/g,"-").trim(),[s,i]=Hl(o,e);if(s==="catch")return Yl(i,n);if(s==="show"){let c=wi(i,e,n);return"choose"in c?he("ui-typed-where"):"act"in c?{act:`show:${c.act}`}:c}let r=Gl(o,e);if(r==="undo"||r==="redo")return{step:r};if(r)return{act:r};let a=wi(o,e,n);return"choose"in a&&!n.hand.some(({tile:c})=>c===a.choose)?he("ui-typed-not-yours",{tile:a.choose}):a}function wi(t,e,n){let o=jl.exec(t);if(o){let[,i,r,a,l]=o;return{act:`${i.toUpperCase()}@${r},${a}${l.toLowerCase()}`}}let s=Ul(t,e);return"unclear"in s?s:Zl(s,n)}var he=(t,e={})=>({unclear:{id:t,args:e}}),Zt=(t,e)=>t.say(`ui-typed-${e}`).split(/\s*,\s*/),qe=t=>t.toLocaleLowerCase(),vi=t=>t.toSorted((e,n)=>n.length-e.length);function Hl(t,e){for(let n of["catch","show"])for(let o of vi([n,...Zt(e,n)])){let[,s,i]=/^([\s:]*)(.*)$/.exec(t.slice(o.length))??[],r=s!==""||bi.test(o);if(qe(t.slice(0,o.length))===o&&r&&i)return[n,i]}return[null,t]}function Yl(t,e){let n=e.players.findIndex(o=>qe(ue(o.name))===qe(ue(t)));return n>=0?{act:`catch:${n}`}:/^\d+$/.test(t)?{act:`catch:${t}`}:he("ui-typed-nobody",{name:t})}function Gl(t,e){let n=qe(t).replace(/[\s.!。]+$/,"").replace(/\s+/g," ");return["draw","pass","call","undo","redo"].find(s=>s===n||Zt(e,s).includes(n))}function Ul(t,e){let n="",o=null,s=[],i=xi(e),r=(l,c)=>Zt(e,l).includes(c);for(let l of Fl(qe(t),e).match(Dl)??[]){let c=Wl(l,i);if(c&&n.length<3)n+=c;else if(/\d/.test(l))s.push(Number(l));else if([">","→"].includes(l)||r("across",l))o=!1;else if(["v","↓"].includes(l)||r("down",l))o=!0;else if(r("column",l))s.push("x");else if(r("row",l))s.push("y");else{if(r("filler",l))continue;if(c)n+=c;else return he("ui-typed-unknown",{word:l})}}let a=Kl(s);return a?n.length!==3?he("ui-typed-three",{count:n.length}):a.x===null!=(a.y===null)?he("ui-typed-where"):{letters:n,...a,down:o}:he("ui-typed-where")}function Fl(t,e){let n=["across","down","column","row","filler"].flatMap(s=>Zt(e,s)),o=[...xi(e).map(({name:s})=>s),...n].filter(s=>bi.test(s));return o.length?t.replace(new RegExp(vi(o).join("|"),"gu")," $& "):t}function Kl(t){let e={x:null,y:null},n=null;for(let o of typeof t.at(-1)=="string"?t.toReversed():t)if(typeof o=="string")n=o;else{let s=n??(e.x===null?"x":"y");if(e[s]!==null)return null;e[s]=o,n=null}return e}function xi(t){let e=t.say("ui-typed-colours").split(";");return[..."RGBYP*"].flatMap((n,o)=>[{letter:n,name:qe(t.colours(n)),short:!0},...e[o].split(",").map(s=>({letter:n,name:s.trim(),short:!1}))])}function Wl(t,e){let n="";for(let o=0;o<t.length;){let s=t.length-o,i;for(;s>0&&!i;)i=Vl(t.slice(o,o+s),e),i||(s-=1);if(!i)return null;n+=i,o+=s}return n}function Vl(t,e){if(t==="*")return t;let n=e.find(({name:s})=>s===t),o=e.filter(({name:s,short:i})=>i&&s.startsWith(t));return n?.letter??(o.length===1?o[0].letter:void 0)}function Zl({letters:t,x:e,y:n,down:o},s){let i=oe(t);if(e===null||n===null)return{choose:i};let r=(s.hand.find(l=>l.tile===i)?.legal??[]).map(([l])=>v(l)).filter(l=>l.x===e&&l.y===n&&(o===null||l.down===o));return o===null&&r.length!==1?he("ui-typed-which-way",{tile:i}):{act:(r.find(({reading:l})=>l===t)??r[0])?.text??On(t,e,n,o===!0).text}}var Xl=10,Xt=t=>t.set({panel:"typed",draft:{...t.state.draft,at:-1,wrong:""}});function Ai(t,e){let{draft:n}=t.state,o=r=>t.set({draft:{...t.state.draft,...r}});return u`<form class="typing" autocomplete="off" @submit=${r=>{r.preventDefault();let a=String(new FormData(r.target).get("move")).trim(),l=t.state.draft.typed.filter(c=>c!==a);o({typed:a?[a,...l].slice(0,Xl):l,at:-1}),Jl(t,a).then(c=>c===null?e():o({wrong:c}))}}>
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
        @keydown=${r=>{let a={ArrowUp:1,ArrowDown:-1}[r.key];if(!a)return;r.preventDefault();let{typed:l,at:c}=t.state.draft,m=Math.max(-1,Math.min(l.length-1,c+a));o({at:m}),r.target.value=l[m]??""}}
        @input=${()=>n.wrong&&o({wrong:""})}
      />
      <button class="button primary" data-action="type">${t.say("ui-typed-do")}</button>
    </form>
    <p class="wrong" role="alert">${n.wrong}</p>
    <div class="quiet typed-how" id="typed-how">${Ql(t)}</div>`}async function Jl(t,e){let{view:n}=t.state;if(!e||!n)return t.say("ui-typed-nothing");let o=$i(e,t.words,n);return"unclear"in o?t.words.sayAll([o.unclear]):"step"in o?(o.step==="undo"?n.can_undo:n.can_redo)?ki(t,await H(t,o.step)):t.say(`nothing-to-${o.step}`):"choose"in o?A(t.state)?(t.state.chosen!==o.choose&&de(t,o.choose),null):t.words.sayAll([n.say]):ki(t,await I(t,o.act))}var ki=(t,e)=>!e||e.ok?null:t.words.sayAll(e.problems??[]);function Ql(t){let e=t.state.view,n=[...e.hand.map(({tile:o})=>o),...e.board.map(o=>o.slice(0,3))];return u`<p>${t.say("ui-typed-how")}</p>
    <ul>
      <li>${t.say("ui-typed-example-lay",{tile:n[0],x:2,y:1})}</li>
      <li>${t.say("ui-typed-example-choose",{tile:n[1]??n[0]})}</li>
    </ul>`}var Jt=3;function Ti(t,{x:e,y:n}){let{cursor:o}=t.state;(o.x!==e||o.y!==n)&&t.set({cursor:{x:e,y:n},edge:null})}function Qt(t,{x:e,y:n}){let{box:o}=t.state.squares,s={x:Math.min(o.right+Jt,Math.max(o.left-Jt,e)),y:Math.min(o.bottom+Jt,Math.max(o.top-Jt,n))};t.set({cursor:s,put:!1,edge:null}),ie(t,s),t.camera.reveal(s),t.paint(),t.focus('.cell[tabindex="0"]')}function Oi(t,e){let{state:n}=t,{view:o}=n;if(!A(n)||!o)return;if(n.settings.help==="none"){t.announce(t.say("ui-help-is-off"));return}let i=(n.chosen?[n.chosen]:D(n).map(({tile:c})=>c)).flatMap(c=>(_(o,c)??[]).map(([m])=>({tile:c,placement:v(m)})));if(!i.length){t.announce(t.say("ui-said-no-spot"));return}let r=i.findIndex(({placement:c})=>c.text===n.ghost?.text),a=i[r<0?e>0?0:i.length-1:(r+e+i.length)%i.length];n.chosen!==a.tile&&de(t,a.tile),t.set({turns:nt(a.tile,a.placement),put:!1}),Qt(t,{x:a.placement.x,y:a.placement.y}),t.set({ghost:a.placement});let l={n:i.indexOf(a)+1,count:i.length};t.announce(t.say("ui-said-spot",{placed:V(t,a.placement),...l}))}var G={ATTRIBUTE:1,CHILD:2,PROPERTY:3,BOOLEAN_ATTRIBUTE:4,EVENT:5,ELEMENT:6},R=t=>(...e)=>({_$litDirective$:t,values:e}),B=class{constructor(e){}get _$AU(){return this._$AM._$AU}_$AT(e,n,o){this._$Ct=e,this._$AM=n,this._$Ci=o}_$AS(e,n){return this.update(e,n)}update(e,n){return this.render(...n)}};var{I:ec}=Bo,Mi=t=>t;var en=t=>t.strings===void 0,Ei=()=>document.createComment(""),je=(t,e,n)=>{let o=t._$AA.parentNode,s=e===void 0?t._$AB:e._$AA;if(n===void 0){let i=o.insertBefore(Ei(),s),r=o.insertBefore(Ei(),s);n=new ec(i,r,t,t.options)}else{let i=n._$AB.nextSibling,r=n._$AM,a=r!==t;if(a){let l;n._$AQ?.(t),n._$AM=t,n._$AP!==void 0&&(l=t._$AU)!==r._$AU&&n._$AP(l)}if(i!==s||a){let l=n._$AA;for(;l!==i;){let c=Mi(l).nextSibling;Mi(o).insertBefore(l,s),l=c}}}return n},me=(t,e,n=t)=>(t._$AI(e,n),t),tc={},De=(t,e=tc)=>t._$AH=e,_i=t=>t._$AH,tn=t=>{t._$AR(),t._$AA.remove()};var Si=R(class extends B{constructor(){super(...arguments),this.key=d}render(t,e){return this.key=t,e}update(t,[e,n]){return e!==this.key&&(De(t),this.key=e),n}});function Ci(t){let{view:e,refusal:n,handOver:o}=t.state;return!e||o!==null?d:n?sc(t,n):nc(t,e)}function nc(t,e){let{head:n,why:o,sign:s}=t.mode.line(t,e),i=t.state.ghost?null:e.last;return u`<div class="status" data-say=${o?`${n.id} ${o.id}`:n.id}>
    <p>
      ${s?Li(s):d} ${t.say(n.id,n.args)}
      ${o?u`<span class="why">${t.say(o.id,o.args)}</span>`:d}
      ${i?.sum?u`<span class="sum">${t.say("ui-sum",{name:N(e,i.seat),sum:i.sum})}</span>`:d}
    </p>
  </div>`}function Ni(t,e){let{ghost:n,notice:o,laid:s}=t.state;if(s)return{head:{id:"ui-laid",args:{}}};if(n)return oc(t,e,n);if(o)return{head:o};let i=dt(e);if(i)return{head:i[2]};let r=W(e,"draw")?.[2]??W(e,"pass")?.[2];return{head:Yt(t,e),why:r?.id===e.say.id?null:r}}function oc(t,e,n){let{edges:o,taken:s}=lt(t.state),i=o.filter(h=>h.good).length,r=_(e,t.state.chosen),a=r?.find(([h])=>h===n.text),l=o.length-i,c=i>=e.need,m={id:c?"ui-matching":"ui-count",args:{made:i,need:e.need}};if(a){let h=a[1],p=h===null?null:{id:"ui-points",args:{points:h}};return{head:{...m,id:"ui-ghost-fits"},why:p,sign:"link"}}return s.length?{head:{id:"occupied",args:{}},sign:"break"}:l?{head:m,why:{id:"ui-ghost-bad",args:{bad:l}},sign:"break"}:c?r?{head:m,why:{id:"ui-ghost-no",args:{}},sign:"break"}:{head:m}:{head:m,sign:"break"}}function sc(t,e){let{problems:n,asked:o}=e,[s,...i]=new Set(n.map(({id:a,args:l})=>t.say(a,l))),r=o?t.say("ui-nearest",{why:s}):s;return u`${Si(e,u`<div class="status refused" data-say=${n.map(({id:a})=>a).join(" ")}>
      <p>${Li("break")} ${r}</p>
      ${i.length?ic(t,i):d}
    </div>`)}`}var ic=(t,e)=>u`<details>
  <summary>${t.say("ui-more-reasons",{count:e.length})}</summary>
  <ul>
    ${e.map(n=>u`<li>${n}</li>`)}
  </ul>
</details>`,rc={link:"-.3 -.3 .6 .6",break:"-.5 -.5 1 1"},Li=t=>u`<svg class="meets ${t}" viewBox=${rc[t]} aria-hidden="true">${_e`<path d=${Qe[t]} />`}</svg>`;var ac=[{title:"ui-keys-laying",keys:[{keys:["1","…","9"],id:"ui-key-choose"},{keys:["R","Shift+R"],id:"ui-key-turn"},{keys:["N","Shift+N"],id:"ui-key-spots"},{keys:["Enter"],id:"ui-key-lay"},{keys:["Esc"],id:"ui-key-back"},{keys:["F"],id:"ui-key-fits"},{keys:["M"],id:"ui-key-miss"},{keys:["T"],id:"ui-key-typed"}]},{title:"ui-keys-turn",keys:[{keys:["D"],id:"ui-key-draw",shows:"players"},{keys:["P"],id:"ui-key-pass",shows:"players"},{keys:["C"],id:"ui-key-call",shows:"players"},{keys:["X"],id:"ui-key-catch",shows:"players"},{keys:["S"],id:"ui-key-show",shows:"players"},{keys:["G"],id:"ui-key-go-on",shows:"players"},{keys:["U","Shift+U"],id:"ui-key-undo"}]}],lc={n:(t,e)=>Oi(t,e?-1:1),m:t=>t.state.chosen&&void Ft(t,t.state.chosen),t:t=>Xt(t),d:t=>ft(t,"draw"),p:t=>ft(t,"pass"),c:t=>ft(t,"call"),x:t=>ft(t,"catch:"),s:t=>ft(t,"show:"),g:t=>t.state.waits?t.flow.goOn():t.flow.skip(),u:(t,e)=>{H(t,e?"redo":"undo")},f:t=>Gs(t)},qn=(t,e)=>({shows:Pi(t,e?.task??null),marks:n=>[...Hs(n),...Re(n)],line:Ni,buttons:ui,keys:ac,letters:lc,choose:de,tap:cc,enter:uc,drop:(n,o)=>{ze(n,o)}}),Ri=(t,e)=>({...qn(t,e),shows:{...Pi(t,null),players:!1,log:!1,replay:!1,seats:!1,resign:!1}});function Pi({seated:t=!1,locked:e=!1},n){let o=!n;return{players:!0,log:o,replay:o,typed:!0,seats:!e&&!t,handsOn:!t,resign:!0,end:o,others:!t,tips:o,help:!e,zoom:o}}function cc(t,e){let{state:n}=t;if(!n.chosen||!A(n)){n.refusal&&t.set({refusal:null});return}let o=Ut(n,e);o&&ze(t,o)}function uc(t){let{state:e}=t;if(!e.chosen){t.announce(t.say("ui-said-choose-first"));return}e.ghost||ie(t,e.cursor),e.ghost&&ze(t,e.ghost)}function ft(t,e){let{view:n}=t.state,o=n?.turn.actions.find(([s,i])=>s===n.seat&&i.startsWith(e));o?I(t,o[1]):t.announce(t.say("ui-said-not-now"))}var dc={play:qn,study:Ri,mark:fi,edit:hi},nn=(t,e)=>dc[t.mode??(e?.task?.asks?"mark":"play")](t,e);var Q=class{constructor(e){this.value=e}valueOf(){return this.value}},x=class extends Q{constructor(e="???"){super(e)}toString(e){return`{${this.value}}`}},S=class extends Q{constructor(e,n={}){super(e),this.opts=n}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(n){e.reportError(n)}return this.value.toString(10)}},ee=class t extends Q{static supportsValue(e){if(typeof e=="number"||e instanceof Date)return!0;if(e instanceof Q)return t.supportsValue(e.valueOf());if("Temporal"in globalThis){let n=globalThis.Temporal;if(e instanceof n.Instant||e instanceof n.PlainDateTime||e instanceof n.PlainDate||e instanceof n.PlainMonthDay||e instanceof n.PlainTime||e instanceof n.PlainYearMonth)return!0}return!1}constructor(e,n={}){e instanceof t?(n={...e.opts,...n},e=e.value):e instanceof Q&&(e=e.valueOf()),typeof e=="object"&&"calendarId"in e&&n.calendar===void 0&&(n={...n,calendar:e.calendarId}),super(e),this.opts=n}[Symbol.toPrimitive](e){return e==="string"?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e=="number")return e;if(e instanceof Date)return e.getTime();if("epochMilliseconds"in e)return e.epochMilliseconds;if("toZonedDateTime"in e)return e.toZonedDateTime("UTC").epochMilliseconds;throw new TypeError("Unwrapping a non-number value as a number")}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(n){e.reportError(n)}return typeof this.value=="number"||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}};var Ii=100,hc="⁨",mc="⁩";function pc(t,e,n){if(n===e||n instanceof S&&e instanceof S&&n.value===e.value)return!0;if(e instanceof S&&typeof n=="string"){let o=t.memoizeIntlObject(Intl.PluralRules,e.opts).select(e.value);if(n===o)return!0}return!1}function Bi(t,e,n){return e[n]?He(t,e[n].value):(t.reportError(new RangeError("No default")),new x)}function jn(t,e){let n=[],o=Object.create(null);for(let s of e)s.type==="narg"?o[s.name]=gt(t,s.value):n.push(gt(t,s));return{positional:n,named:o}}function gt(t,e){switch(e.type){case"str":return e.value;case"num":return new S(e.value,{minimumFractionDigits:e.precision});case"var":return fc(t,e);case"mesg":return gc(t,e);case"term":return yc(t,e);case"func":return wc(t,e);case"select":return bc(t,e);default:return new x}}function fc(t,{name:e}){let n;if(t.params)if(Object.prototype.hasOwnProperty.call(t.params,e))n=t.params[e];else return new x(`$${e}`);else if(t.args&&Object.prototype.hasOwnProperty.call(t.args,e))n=t.args[e];else return t.reportError(new ReferenceError(`Unknown variable: $${e}`)),new x(`$${e}`);if(n instanceof Q)return n;switch(typeof n){case"string":return n;case"number":return new S(n);case"object":if(ee.supportsValue(n))return new ee(n);default:return t.reportError(new TypeError(`Variable type not supported: $${e}, ${typeof n}`)),new x(`$${e}`)}}function gc(t,{name:e,attr:n}){let o=t.bundle._messages.get(e);if(!o)return t.reportError(new ReferenceError(`Unknown message: ${e}`)),new x(e);if(n){let s=o.attributes[n];return s?He(t,s):(t.reportError(new ReferenceError(`Unknown attribute: ${n}`)),new x(`${e}.${n}`))}return o.value?He(t,o.value):(t.reportError(new ReferenceError(`No value: ${e}`)),new x(e))}function yc(t,{name:e,attr:n,args:o}){let s=`-${e}`,i=t.bundle._terms.get(s);if(!i)return t.reportError(new ReferenceError(`Unknown term: ${s}`)),new x(s);if(n){let a=i.attributes[n];if(a){t.params=jn(t,o).named;let l=He(t,a);return t.params=null,l}return t.reportError(new ReferenceError(`Unknown attribute: ${n}`)),new x(`${s}.${n}`)}t.params=jn(t,o).named;let r=He(t,i.value);return t.params=null,r}function wc(t,{name:e,args:n}){let o=t.bundle._functions[e];if(!o)return t.reportError(new ReferenceError(`Unknown function: ${e}()`)),new x(`${e}()`);if(typeof o!="function")return t.reportError(new TypeError(`Function ${e}() is not callable`)),new x(`${e}()`);try{let s=jn(t,n);return o(s.positional,s.named)}catch(s){return t.reportError(s),new x(`${e}()`)}}function bc(t,{selector:e,variants:n,star:o}){let s=gt(t,e);if(s instanceof x)return Bi(t,n,o);for(let i of n){let r=gt(t,i.key);if(pc(t,s,r))return He(t,i.value)}return Bi(t,n,o)}function Dn(t,e){if(t.dirty.has(e))return t.reportError(new RangeError("Cyclic reference")),new x;t.dirty.add(e);let n=[],o=t.bundle._useIsolating&&e.length>1;for(let s of e){if(typeof s=="string"){n.push(t.bundle._transform(s));continue}if(t.placeables++,t.placeables>Ii)throw t.dirty.delete(e),new RangeError(`Too many placeables expanded: ${t.placeables}, max allowed is ${Ii}`);o&&n.push(hc),n.push(gt(t,s).toString(t)),o&&n.push(mc)}return t.dirty.delete(e),n.join("")}function He(t,e){return typeof e=="string"?t.bundle._transform(e):Dn(t,e)}var on=class{constructor(e,n,o){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=n,this.args=o}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,n){let o=this.bundle._intls.get(e);o||(o={},this.bundle._intls.set(e,o));let s=JSON.stringify(n);return o[s]||(o[s]=new e(this.bundle.locales,n)),o[s]}};function Hn(t,e){let n=Object.create(null);for(let[o,s]of Object.entries(t))e.includes(o)&&(n[o]=s.valueOf());return n}var zi=["unitDisplay","currencyDisplay","useGrouping","minimumIntegerDigits","minimumFractionDigits","maximumFractionDigits","minimumSignificantDigits","maximumSignificantDigits"];function qi(t,e){let n=t[0];if(n instanceof x)return new x(`NUMBER(${n.valueOf()})`);if(n instanceof S)return new S(n.valueOf(),{...n.opts,...Hn(e,zi)});if(n instanceof ee)return new S(n.toNumber(),{...Hn(e,zi)});throw new TypeError("Invalid argument to NUMBER")}var $c=["dateStyle","timeStyle","fractionalSecondDigits","dayPeriod","hour12","weekday","era","year","month","day","hour","minute","second","timeZoneName"];function ji(t,e){let n=t[0];if(n instanceof x)return new x(`DATETIME(${n.valueOf()})`);if(n instanceof ee||n instanceof S)return new ee(n,Hn(e,$c));throw new TypeError("Invalid argument to DATETIME")}var Di=new Map;function Hi(t){let e=Array.isArray(t)?t.join(" "):t,n=Di.get(e);return n===void 0&&(n=new Map,Di.set(e,n)),n}var yt=class{constructor(e,{functions:n,useIsolating:o=!0,transform:s=i=>i}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:qi,DATETIME:ji,...n},this._useIsolating=o,this._transform=s,this._intls=Hi(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:n=!1}={}){let o=[];for(let s=0;s<e.body.length;s++){let i=e.body[s];if(i.id.startsWith("-")){if(n===!1&&this._terms.has(i.id)){o.push(new Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(n===!1&&this._messages.has(i.id)){o.push(new Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return o}formatPattern(e,n=null,o=null){if(typeof e=="string")return this._transform(e);let s=new on(this,o,n);try{return Dn(s,e).toString(s)}catch(i){if(s.errors&&i instanceof Error)return s.errors.push(i),new x().toString(s);throw i}}};var Yn=/^(-?[a-zA-Z][\w-]*) *= */gm,Yi=/\.([a-zA-Z][\w-]*) *= */y,vc=/\*?\[/y,Gn=/(-?[0-9]+(?:\.([0-9]+))?)/y,xc=/([a-zA-Z][\w-]*)/y,Gi=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,kc=/^[A-Z][A-Z0-9_-]*$/,sn=/([^{}\n\r]+)/y,Ac=/([^\\"\n\r]*)/y,Ui=/\\([\\"])/y,Fi=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,Tc=/^\n+/,Ki=/ +$/,Oc=/ *\r?\n/g,Mc=/( *)$/,Ec=/{\s*/y,Wi=/\s*}/y,_c=/\[\s*/y,Sc=/\s*] */y,Cc=/\s*\(\s*/y,Nc=/\s*->\s*/y,Lc=/\s*:\s*/y,Rc=/\s*,?\s*/y,Pc=/\s+/y,Ye=class{constructor(e){this.body=[],Yn.lastIndex=0;let n=0;for(;;){let f=Yn.exec(e);if(f===null)break;n=Yn.lastIndex;try{this.body.push(l(f[1]))}catch(g){if(g instanceof SyntaxError)continue;throw g}}function o(f){return f.lastIndex=n,f.test(e)}function s(f,g){if(e[n]===f)return n++,!0;if(g)throw new g(`Expected ${f}`);return!1}function i(f,g){if(o(f))return n=f.lastIndex,!0;if(g)throw new g(`Expected ${f.toString()}`);return!1}function r(f){f.lastIndex=n;let g=f.exec(e);if(g===null)throw new SyntaxError(`Expected ${f.toString()}`);return n=f.lastIndex,g}function a(f){return r(f)[1]}function l(f){let g=m(),k=c();if(g===null&&Object.keys(k).length===0)throw new SyntaxError("Expected message value or attributes");return{id:f,value:g,attributes:k}}function c(){let f=Object.create(null);for(;o(Yi);){let g=a(Yi),k=m();if(k===null)throw new SyntaxError("Expected attribute value");f[g]=k}return f}function m(){let f;if(o(sn)&&(f=a(sn)),e[n]==="{"||e[n]==="}")return h(f?[f]:[],1/0);let g=$o();return g?f?h([f,g],g.length):(g.value=yn(g.value,Tc),h([g],g.length)):f?yn(f,Ki):null}function h(f=[],g){for(;;){if(o(sn)){f.push(a(sn));continue}if(e[n]==="{"){f.push(p());continue}if(e[n]==="}")throw new SyntaxError("Unbalanced closing brace");let F=$o();if(F){f.push(F),g=Math.min(g,F.length);continue}break}let k=f.length-1,ge=f[k];typeof ge=="string"&&(f[k]=yn(ge,Ki));let Ke=[];for(let F of f)F instanceof rn&&(F=F.value.slice(0,F.value.length-g)),F&&Ke.push(F);return Ke}function p(){i(Ec,SyntaxError);let f=y();if(i(Wi))return f;if(i(Nc)){let g=ae();return i(Wi,SyntaxError),{type:"select",selector:f,...g}}throw new SyntaxError("Unclosed placeable")}function y(){if(e[n]==="{")return p();if(o(Gi)){let[,f,g,k=null]=r(Gi);if(f==="$")return{type:"var",name:g};if(i(Cc)){let ge=w();if(f==="-")return{type:"term",name:g,attr:k,args:ge};if(kc.test(g))return{type:"func",name:g,args:ge};throw new SyntaxError("Function names must be all upper-case")}return f==="-"?{type:"term",name:g,attr:k,args:[]}:{type:"mesg",name:g,attr:k}}return wo()}function w(){let f=[];for(;;){switch(e[n]){case")":return n++,f;case void 0:throw new SyntaxError("Unclosed argument list")}f.push(O()),i(Rc)}}function O(){let f=y();return f.type!=="mesg"?f:i(Lc)?{type:"narg",name:f.name,value:wo()}:f}function ae(){let f=[],g=0,k;for(;o(vc);){s("*")&&(k=g);let ge=xt(),Ke=m();if(Ke===null)throw new SyntaxError("Expected variant value");f[g++]={key:ge,value:Ke}}if(g===0)return null;if(k===void 0)throw new SyntaxError("Expected default variant");return{variants:f,star:k}}function xt(){i(_c,SyntaxError);let f;return o(Gn)?f=bo():f={type:"str",value:a(xc)},i(Sc,SyntaxError),f}function wo(){if(o(Gn))return bo();if(e[n]==='"')return Zr();throw new SyntaxError("Invalid expression")}function bo(){let[,f,g=""]=r(Gn),k=g.length;return{type:"num",value:parseFloat(f),precision:k}}function Zr(){s('"',SyntaxError);let f="";for(;;){if(f+=a(Ac),e[n]==="\\"){f+=Xr();continue}if(s('"'))return{type:"str",value:f};throw new SyntaxError("Unclosed string literal")}}function Xr(){if(o(Ui))return a(Ui);if(o(Fi)){let[,f,g]=r(Fi),k=parseInt(f||g,16);return k<=55295||57344<=k?String.fromCodePoint(k):"�"}throw new SyntaxError("Unknown escape sequence")}function $o(){let f=n;switch(i(Pc),e[n]){case".":case"[":case"*":case"}":case void 0:return!1;case"{":return vo(e.slice(f,n))}return e[n-1]===" "?vo(e.slice(f,n)):!1}function yn(f,g){return f.replace(g,"")}function vo(f){let g=f.replace(Oc,`
`),k=Mc.exec(f)[1].length;return new rn(g,k)}}},rn=class{constructor(e,n){this.value=e,this.length=n}};var Un=`not-a-tile = { $text } isn’t a tile.
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
`;var Bc={R:"ui-red",G:"ui-green",B:"ui-blue",Y:"ui-yellow",P:"ui-purple","*":"ui-wild"},zc=new Set(["tile","colour","neighbour"]),Vi="<huge-number>",qc=/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu,Kn=class extends S{toString(){return`${this.value}`}},Zi=t=>Number.isInteger(t)&&t>=0&&t<1e3,wt;function jc(t){wt??=Wn("en",Un),wt.addResource(new Ye(t))}function pe(t,e){return wt??=Wn("en",Un),e?new an(t,[Wn(t,e),wt]):new an("en",[wt])}var an=class{#e;#n=new Map;#t;#i;#s;constructor(e,n){this.language=e,this.#e=n,this.#t=Fn(()=>new Intl.NumberFormat(e)),this.#i=Fn(()=>new Intl.ListFormat(e,{type:"conjunction"})),this.#s=Fn(()=>new Intl.DateTimeFormat(e,{dateStyle:"medium",timeStyle:"short"}))}say=(e,n={})=>{for(let o of this.#e){let s=o.getMessage(e);if(s?.value)return o.formatPattern(s.value,this.#o(this.#r(n)),[])}return e};sayAll=e=>this.inOne(e.map(({id:n,args:o})=>this.say(n,o)));inOne=e=>[...new Set(e)].join(this.say("ui-between-sentences"));colours=e=>{let n=()=>[...e].map(s=>this.say(Bc[s])).join(this.say("ui-colours-and")),o=this.#n.get(e)??n();return this.#n.set(e,o),o};number=e=>Zi(e)?`${e}`:this.#t().format(e);date=e=>this.#s().format(e);list=e=>this.#i().format(e.map(ue));isYou=e=>this.say("ui-you").split(", ").includes(e.toLowerCase().replace(qc,""));players=(e,n=o=>this.isYou(e[o]))=>{let o=e.filter((r,a)=>!n(a)),s=o.length<e.length;return{names:this.list(s?[this.say("ui-you-among"),...o]:o),you:s?"does":"no",count:e.length}};#r(e){return typeof e.name=="string"?{you:this.isYou(e.name)?"does":"no",...e}:e}#o(e){return Object.fromEntries(Object.entries(e).map(([n,o])=>[n,this.#l(n,o)]))}#l(e,n){return typeof n=="number"?Zi(n)?new Kn(n):n:zc.has(e)&&/^[RGBYP*]{1,3}$/.test(n)?this.colours(n):ue(n.includes(Vi)?n.replaceAll(Vi,this.say("ui-huge-number")):n)}};function Fn(t){let e;return()=>e??=t()}function Wn(t,e){let n=new yt(t,{useIsolating:!1});return n.addResource(new Ye(e)),n}async function Vn(t){let e=()=>We(t.state.settings.language),n=e();if(n===t.words.language)return;let o=n==="en"?null:await t.link.words(n);if(!(t.closed||n!==e())){if(n!=="en"&&!o){t.tell({id:"ui-language-missing",args:{}});return}t.words=pe(n,o),t.host.onWords?.(t.words),t.paint()}}var Dc=["new","load","branch","task"],Xi=({type:t})=>Dc.includes(t);var Hc={slow:1800,normal:750,fast:60},ln=class{#e=0;#n=0;#t=!1;#i=null;constructor(e){this.t=e}stop(){this.#e+=1,this.#t=!1,this.#s(null)}#s(e){clearTimeout(this.#n),this.#i=e,this.t.state.due!==(e!==null)&&this.t.set({due:e!==null})}next(e=Promise.resolve()){this.stop(),!this.t.closed&&this.#r(e,()=>this.#o())}wake(){!this.#t&&!this.#i&&this.next()}async#r(e,n){let o=this.#e;this.#t=!0,await e.finally(()=>{o===this.#e&&(this.#t=!1)}),o===this.#e&&n?.()}#o(){let{t:e}=this,{view:n,past:o,handOver:s,panel:i,question:r}=e.state;if(!n||o||s!==null||r||i==="seats")return;let a=qt(e.state,n);if(a!==e.state.waits&&e.set({waits:a}),!(a||n.outcome)&&!this.#l(n)){if(n.next_bot!==null&&n.thinking===null){if(e.state.paused)return;this.#c(()=>{this.#r(e.ask({type:"bot",seat:n.seat}))})}else if(e.state.settings.auto&&i===null&&Ae(n)){let l=["draw","pass"].find(c=>W(n,c));l&&n.turn.seat===n.seat&&this.#c(()=>{this.#r(I(e,l))})}}}#l(e){let{t:n}=this;if(!n.mode.shows.handsOn)return!1;let{seat:o,eyes:s,hand_over:i}=e;return s===o?!1:(i!==null?n.set({handOver:i,spoken:[]}):this.#r(n.send({type:"view",seat:s})),!0)}#c(e){this.#s(e),this.#n=setTimeout(()=>this.skip(),Hc[this.t.state.settings.pace])}skip(){let e=this.#i;this.#s(null),e?e():typeof this.t.state.view?.thinking=="number"&&this.t.send({type:"move-now"})}goOn(){this.t.set({goneOn:this.t.state.view?.rev??-1,waits:!1}),this.next()}pause(e){this.t.set({paused:e}),this.next()}};function Ji(t,e){let n=t.root.activeElement;if(e(),!n||n.isConnected&&!n.matches(":disabled"))return;let{activeElement:o}=t.root;if(o&&o!==n)return;((n.matches("[data-tile]")?t.find('[data-tile][tabindex="0"]'):null)??t.find('.cell[tabindex="0"]'))?.focus({preventScroll:!0})}var Qi=(t,e,n)=>{let o=new Map;for(let s=e;s<=n;s++)o.set(t[s],s);return o},U=R(class extends B{constructor(t){if(super(t),t.type!==G.CHILD)throw Error("repeat() can only be used in text expressions")}dt(t,e,n){let o;n===void 0?n=e:e!==void 0&&(o=e);let s=[],i=[],r=0;for(let a of t)s[r]=o?o(a,r):r,i[r]=n(a,r),r++;return{values:i,keys:s}}render(t,e,n){return this.dt(t,e,n).values}update(t,[e,n,o]){let s=_i(t),{values:i,keys:r}=this.dt(e,n,o);if(!Array.isArray(s))return this.ut=r,i;let a=this.ut??=[],l=[],c,m,h=0,p=s.length-1,y=0,w=i.length-1;for(;h<=p&&y<=w;)if(s[h]===null)h++;else if(s[p]===null)p--;else if(a[h]===r[y])l[y]=me(s[h],i[y]),h++,y++;else if(a[p]===r[w])l[w]=me(s[p],i[w]),p--,w--;else if(a[h]===r[w])l[w]=me(s[h],i[w]),je(t,l[w+1],s[h]),h++,w--;else if(a[p]===r[y])l[y]=me(s[p],i[y]),je(t,s[h],s[p]),p--,y++;else if(c===void 0&&(c=Qi(r,y,w),m=Qi(a,h,p)),c.has(a[h]))if(c.has(a[p])){let O=m.get(r[y]),ae=O!==void 0?s[O]:null;if(ae===null){let xt=je(t,s[h]);me(xt,i[y]),l[y]=xt}else l[y]=me(ae,i[y]),je(t,s[h],ae),s[O]=null;y++}else tn(s[p]),p--;else tn(s[h]),h++;for(;y<=w;){let O=je(t,l[w+1]);me(O,i[y]),l[y++]=O}for(;h<=p;){let O=s[h++];O!==null&&tn(O)}return this.ut=r,De(t,l),E}});var Yc="RYGBP*";function or(t){let{state:e}=t,n=t.shown;if(!n||n.seat===null||e.handOver!==null)return d;let o=D(e);if(!o.length)return d;let s=o.find(({tile:i})=>i===e.rackStop)?.tile??o[0]?.tile;return u`<div class="rack ${A(e)?"":"resting"}">
    <div class="tools" role="group" aria-label=${t.say("ui-rack-tools")}>
      ${e.chosen?[er(t,-1),er(t,1)]:Uc(t)}
    </div>
    <div class="tiles" role="toolbar" aria-label=${t.say("ui-rack",{count:o.length})}>
      ${U(o,({tile:i})=>i,i=>Gc(t,i,i.tile===s))}
    </div>
  </div>`}function Gc(t,{tile:e,legal:n},o){let{state:s}=t,i=s.chosen===e,r=t.shown?.turn.drawn===e&&t.shown.turn.seat===t.shown.seat,a=s.settings.help!=="none"&&A(s),l=a&&n?t.say("ui-rack-fits",{count:n.length}):"";return u`<button
    class="rack-tile ${i?"chosen":""} ${s.dragged===e?"dragged":""} ${r?"drawn":""} ${a&&n?.length===0?"idle":""}"
    data-tile=${e}
    aria-pressed=${i?"true":"false"}
    aria-label=${[t.words.colours(e),r?t.say("ui-rack-drawn"):"",l].filter(Boolean).join(t.say("ui-between-parts"))}
    aria-description=${Pt(t,{tile:e})}
    aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight"
    tabindex=${o?"0":"-1"}
    @click=${()=>t.mode.choose(t,e)}
    @focus=${()=>t.set({rackStop:e})}
  >
    ${M(i&&s.turns>1?[...e].reverse().join(""):e,!0)} ${ot(t,{tile:e})}
  </button>`}var Uc=t=>[Zn("sort","sort",t.say("ui-sort"),()=>nr(t,Fc)),t.state.settings.help==="none"?d:Zn("yes","playable-first",t.say("ui-playable-first"),()=>nr(t,Kc))],Zn=(t,e,n,o)=>T(t,{action:e,words:n,press:o,look:"small"}),er=(t,e)=>{let[n,o]=e<0?["previous","move-left"]:["next","move-right"];return Zn(n,o,t.say(`ui-${o}`),()=>t.state.chosen&&bt(t,t.state.chosen,e))},Fc=(t,e)=>tr(t.tile).localeCompare(tr(e.tile)),tr=t=>[...t].map(e=>Yc.indexOf(e)).join(""),Kc=(t,e)=>(e.legal?.length??99)-(t.legal?.length??99);function nr(t,e){sr(t,[...D(t.state)].sort(e).map(({tile:n})=>n)),t.announce(t.say("ui-said-arranged"))}function bt(t,e,n){let o=D(t.state).map(r=>r.tile),s=o.indexOf(e),i=Math.min(o.length-1,Math.max(0,s+n));s<0||i===s||(o.splice(i,0,...o.splice(s,1)),sr(t,o),t.announce(t.say("ui-said-moved",{tile:e,place:i+1,count:o.length})))}function sr(t,e){let n=t.shown?.seat;typeof n=="number"&&t.set({order:{...t.state.order,[n]:e}})}var Wc={},$t=R(class extends B{constructor(){super(...arguments),this.ot=Wc}render(t,e){return e()}update(t,[e,n]){if(Array.isArray(e)){if(Array.isArray(this.ot)&&this.ot.length===e.length&&e.every((o,s)=>o===this.ot[s]))return E}else if(this.ot===e)return E;return this.ot=Array.isArray(e)?Array.from(e):e,this.render(e,n)}});var vt=(t,e)=>{let n=t._$AN;if(n===void 0)return!1;for(let o of n)o._$AO?.(e,!1),vt(o,e);return!0},cn=t=>{let e,n;do{if((e=t._$AM)===void 0)break;n=e._$AN,n.delete(t),t=e}while(n?.size===0)},ir=t=>{for(let e;e=t._$AM;t=e){let n=e._$AN;if(n===void 0)e._$AN=n=new Set;else if(n.has(t))break;n.add(t),Xc(e)}};function Vc(t){this._$AN!==void 0?(cn(this),this._$AM=t,ir(this)):this._$AM=t}function Zc(t,e=!1,n=0){let o=this._$AH,s=this._$AN;if(s!==void 0&&s.size!==0)if(e)if(Array.isArray(o))for(let i=n;i<o.length;i++)vt(o[i],!1),cn(o[i]);else o!=null&&(vt(o,!1),cn(o));else vt(this,t)}var Xc=t=>{t.type==G.CHILD&&(t._$AP??=Zc,t._$AQ??=Vc)},Ge=class extends B{constructor(){super(...arguments),this._$AN=void 0}_$AT(e,n,o){super._$AT(e,n,o),ir(this),this.isConnected=e._$AU}_$AO(e,n=!0){e!==this.isConnected&&(this.isConnected=e,e?this.reconnected?.():this.disconnected?.()),n&&(vt(this,e),cn(this))}setValue(e){if(en(this._$Ct))this._$Ct._$AI(e,this);else{let n=[...this._$Ct._$AH];n[this._$Ci]=e,this._$Ct._$AI(n,this,0)}}disconnected(){}reconnected(){}};var Xn=new WeakMap,z=R(class extends Ge{render(t){return d}update(t,[e]){let n=e!==this.G;return n&&this.rt(void 0),(n||this.lt!==this.ct)&&(this.G=e,this.ht=t.options?.host,this.rt(this.ct=t.element)),d}rt(t){if(this.G!==void 0)if(this.isConnected||(t=void 0),typeof this.G=="function"){let e=this.ht??globalThis,n=Xn.get(e);n===void 0&&(n=new WeakMap,Xn.set(e,n)),n.get(this.G)!==void 0&&this.G.call(this.ht,void 0),n.set(this.G,t),t!==void 0&&this.G.call(this.ht,t)}else this.G.value=t}get lt(){return typeof this.G=="function"?Xn.get(this.ht??globalThis)?.get(this.G):this.G?.value}disconnected(){this.lt===this.ct&&this.rt(void 0)}reconnected(){this.rt(this.ct)}});function un(t){let{view:e}=t.state;return e?u`<ol class="moves" aria-label=${t.say("ui-moves")}>
    ${[void 0,...e.log].map((n,o)=>Jc(t,e,o,n))}
  </ol>`:d}function Jc(t,e,n,o){let s=(t.state.past??e).ply===n;return u`<li ${s?z(tu):d}>
    <button data-ply=${n} aria-current=${s?"step":d} @click=${()=>eu(t,n)}>
      <span class="ply" aria-hidden="true">${t.words.number(n)}</span>
      <span class="does">${Pe(t,e,o)}${Qc(t,e,n)}</span>
    </button>
  </li>`}function Qc(t,{last:e,log:n},o){return!e?.sum||o!==n.findLastIndex(([,s])=>s===e.action)+1?d:u` <span class="sum">${t.say("ui-told-sum",{sum:e.sum})}</span>`}function eu(t,e){t.set({panel:null}),t.reel.slide(e)}function tu(t){requestAnimationFrame(()=>{let e=t?.closest(".content");if(!t||!e)return;let[n,o]=[t.getBoundingClientRect(),e.getBoundingClientRect()];e.scrollTop+=Math.max(0,n.bottom-o.bottom)-Math.max(0,o.top-n.top)})}var nu=[{id:"log",title:"ui-log",isOpen:t=>t.state.settings.log&&t.mode.shows.log,body:un,follows:t=>[t.state.view,t.state.past,t.words],close:t=>t.change("log",!1)}];function Jn(t){let e=t.find(".board");return e!==null&&getComputedStyle(e).getPropertyValue("--beside")==="yes"}function rr(t){let e=t.state.view?nu.filter(n=>n.isOpen(t)):[];return e.length?u`<div class="side" ${z(t.camera.makeRoom)}>${e.map(n=>ou(t,n))}</div>`:d}function ou(t,{id:e,title:n,body:o,follows:s,close:i}){let r=()=>{i?.(t),t.paint(),t.focus(`[data-action="${e}"]`)};return u`<aside class="pane ${e}" id="side-${e}" aria-labelledby="side-${e}-title" @keydown=${l=>{l.key!=="Escape"||!i||(l.preventDefault(),l.stopPropagation(),r())}}>
    <header>
      <h2 id="side-${e}-title">${t.say(n)}</h2>
      ${i?T("close",{action:`close-${e}`,words:t.say("ui-close"),press:r,look:"small"}):d}
    </header>
    <div class="content">${$t(s(t),()=>o(t))}</div>
  </aside>`}function dn(t,e=!1){if(!Jn(t)){t.set({panel:"log"});return}t.change("log",!t.state.settings.log),t.paint(),e&&t.focus(".pane.log [aria-current]")}var ar=[{title:"ui-keys-board",keys:[{keys:["←","↑","→","↓"],id:"ui-key-arrows"},{keys:["W"],id:"ui-key-what"},{keys:["+","−"],id:"ui-key-zoom"},{keys:["0"],id:"ui-key-fit"}]},{title:"ui-keys-replay",shows:"replay",keys:[{keys:["←","→"],id:"ui-key-step"},{keys:["Home","End"],id:"ui-key-ends"},{keys:["Space"],id:"ui-key-play"},{keys:["Esc"],id:"ui-key-leave"}]},{title:"ui-keys-around",keys:[{keys:["B"],id:"ui-key-board"},{keys:["H"],id:"ui-key-hand"},{keys:["Alt+←","Alt+→"],id:"ui-key-arrange"},{keys:["L"],id:"ui-key-log",shows:"log"},{keys:["?"],id:"ui-key-help"}]}],lr=t=>[...t.mode.keys,...ar].filter(({shows:e})=>Qn(t,e)).map(e=>({...e,keys:e.keys.filter(({shows:n})=>Qn(t,n))})),Qn=(t,e)=>!e||t.mode.shows[e],su=["d","p","c","x","s","enter"," "],iu={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]},ru={r:(t,e)=>Y(t,e?-1:1),w:t=>Ys(t),b:t=>t.focus('.cell[tabindex="0"]'),h:t=>t.focus('[data-tile][tabindex="0"]'),l:t=>dn(t,!0),"+":t=>t.camera.zoom(1.3),"=":t=>t.camera.zoom(1.3),"-":t=>t.camera.zoom(1/1.3),0:t=>t.camera.bringBack(),"?":t=>t.set({panel:"keys"})},au={ArrowLeft:({reel:t})=>t.step(t.ply-1),ArrowRight:({reel:t})=>t.step(t.ply+1),Home:({reel:t})=>t.step(0),End:({reel:t})=>t.step(t.last)," ":({reel:t})=>t.toggle(),Escape:({reel:t})=>t.leave()},lu=["+","=","-","0","l","?"];function eo(t,e){let n=e.composedPath()[0];if(e.defaultPrevented||!(n instanceof HTMLElement)||!t.state.view)return;let{panel:o,question:s,handOver:i,past:r}=t.state;!t.host.ownsPage&&!e.ctrlKey&&!e.metaKey&&e.stopPropagation(),!(o||s||t.find("dialog[open]"))&&((r?!uu(t,e,n):i!==null||!cu(t,e,n))||(e.preventDefault(),e.stopPropagation()))}function cu(t,e,n){if(e.ctrlKey||e.metaKey||n.matches("input, select, textarea"))return!1;let o=iu[e.key];if(o)return hu(t,n,o,e.altKey,e.shiftKey);if(e.altKey)return!1;if(e.key==="Escape")return t.set({...se,refusal:null,notice:null,edge:null}),!0;let s=cr(e);if(e.repeat&&su.includes(s.toLowerCase()))return s!==" "||!n.matches("button");if(s==="Enter"||s===" ")return n.matches(".cell")&&t.mode.enter(t),n.matches(".cell");if(/^[1-9]$/.test(s)){let a=D(t.state)[Number(s)-1]?.tile;return a&&t.mode.choose(t,a),!0}let i=s.toLowerCase(),r=t.mode.letters[i]??ur(t,i);return r?.(t,e.shiftKey),!!r}function cr({key:t,code:e,shiftKey:n}){let[,o]=/^Digit(\d)$/.exec(e)??[],[,s]=/^Key([A-Z])$/.exec(e)??[];return o&&!n?o:s&&!/^[a-z]$/i.test(t)?s:t}function ur(t,e){let n=ar.flatMap(({keys:o})=>o).find(({keys:o})=>o.includes(e.toUpperCase()));return Qn(t,n?.shows)?ru[e]:void 0}function uu(t,e,n){let{key:o,ctrlKey:s,metaKey:i,altKey:r}=e;if(s||i||r||du(n,o))return!1;let a=cr(e).toLowerCase(),l=au[o]??(lu.includes(a)?ur(t,a):null);return l?.(t,!1),!!l}function du(t,e){return t.matches("select")?e!=="Escape":t.matches("button")?e===" ":t.matches("input, .players")&&/^(Arrow|Home|End)/.test(e)}function hu(t,e,[n,o],s,i){if(e.dataset.tile)return o?!1:(s?bt(t,e.dataset.tile,n):mu(t,e.dataset.tile,n),t.paint(),t.focus(`[data-tile="${t.state.rackStop}"]`),!0);if(!e.matches(".cell")||s)return!1;let{cursor:r}=t.state,a=i?3:1;return Qt(t,{x:r.x+a*n,y:r.y+a*o}),!0}function mu(t,e,n){let o=D(t.state).map(s=>s.tile);t.set({rackStop:o[(o.indexOf(e)+n+o.length)%o.length]})}function to(t,{tiles:e,kind:n="",hand:o}={}){let s=t.split(" ").map(v),{size:i,areaOf:r}=hr(s),a=(l,c)=>u`<span .style=${`--nth:${c};${r(l)}`}
      >${M(l.reading,l.down)}${c===s.length-1?o:d}</span
    >`;return u`<div
    class="little-table ${n}"
    data-tiles=${e??d}
    .style=${i}
    aria-hidden="true"
  >
    ${s.map(a)}
  </div>`}function hr(t){let e=t.flatMap(C),[n,o]=dr(e.map(({x:r})=>r)),[s,i]=dr(e.map(({y:r})=>r));return{size:`--columns:${o};--rows:${i}`,areaOf:({x:r,y:a,down:l})=>`grid-area:${a-s+1} / ${r-n+1} / span ${l?"3 / span 1":"1 / span 3"}`}}function dr(t){let e=Math.min(...t);return[e,Math.max(...t)-e+1]}var mr=u`<span class="hand">${$("hand")}</span>`;function pr(t,e){let n=e.done?gu(t):e.kind==="draw"?fu():pu(t,e);return u`<div class="scene ${e.kind}" aria-hidden="true">${n}</div>`}function pu(t,{marks:e}){let n=e.flatMap(({where:r})=>"placement"in r?r.placement:[])[0];if(!n)return d;let o=new P(t.board),{edges:s}=o.meets(v(n),t.match),i=s.map(({near:r})=>o.at(r.x,r.y)?.placement.text);return to([...new Set(i),n].join(" "),{hand:mr})}var fu=()=>u`${ce(!0)}<span class="sack">${$("bag")}</span>${mr}`;function gu({log:t}){let e=t.filter(([,n])=>X(n));return u`<span class="prize">${$("crown")}</span>
    <span class="laid">${e.map(([,n])=>M(v(n).reading,!0))}</span>`}var yu={lay:["N","Enter"],draw:["D"],drawn:["N","Enter"],last:["N","Enter"]};function fr(t,e,n){let o=t.state.keyboard?yu[n.kind]:void 0;return u`<section class="guide" data-step=${n.kind} aria-label=${t.say("ui-intro")}>
    ${pr(e,n)}
    <div class="told">
      <p role="status" tabindex="-1">${t.say(n.text.id,n.text.args)}</p>
      ${o?wu(t,o):d}
    </div>
    ${bu(t,n)}
    <div class="aids">${$u(t,n)} ${n.done?d:vu(t,e)}</div>
    ${n.done?xu(t,e):d}
  </section>`}function gr(t,e,{task:n}){!n||e?.task?.kind===n.kind||(t.state.aloud&&t.reading.read(t.say(n.text.id,n.text.args),t.words.language),e?.task?n.done&&t.focus('[data-action="introduced"]'):t.focus('.guide [role="status"]'))}var wu=(t,e)=>u`<p class="keys">
  <span class="unseen">${t.say("ui-intro-keys")}</span>
  ${e.map(n=>u`<kbd data-spelled>${n}</kbd> `)}
</p>`;function bu(t,{step:e,steps:n}){let o=Array.from({length:n},(s,i)=>i+1);return u`<span class="lessons" role="img" aria-label=${t.say("ui-intro-lesson",{lesson:e,lessons:n})}>
    ${o.map(s=>u`<i class=${s<e?"learnt":s===e?"now":""}></i>`)}
  </span>`}function $u(t,{text:e}){let{language:n}=t.words;if(!t.reading.canRead(n))return d;let o=()=>{let s=!t.reading.reads;t.set({aloud:s}),s?t.reading.read(t.say(e.id,e.args),n):t.reading.stop()};return T("speak",{action:"intro-read",words:t.say("ui-intro-read"),press:o,pressed:t.state.aloud})}function vu(t,e){let n=t.say("ui-intro-skip");return u`<button class="button" data-action="intro-skip" aria-label=${n} title=${n}
    @click=${()=>yr(t,e)}>${$("skip")}<span class="words" aria-hidden="true">${n}</span></button>`}var xu=(t,e)=>u`<button class="button primary" data-action="introduced"
  @click=${()=>yr(t,e)}>${$("play")} ${t.say("ui-intro-play")}</button>`;function yr(t,{rules:{edition:e,geometry:n},players:[{name:o}],kinds:s}){if(t.set({aloud:!1}),t.reading.stop(),t.host.leaveTask){t.host.leaveTask();return}let i=s.filter(({usual:a})=>a).map(({kind:a,name:l})=>({name:l?t.say(l.id):a,kind:a})),r=[{name:o},...i];t.ask({type:"new",rules:{edition:e,geometry:n},players:r,seat:0})}function wr(t,e,n,o){let s=[...ku(t,e,n,o),...Tu(t,e,n,o),...Ou(t,e,n),...Mu(t,n,o),...Eu(t,e,n,o)],i=t.words.inOne(s);i&&i!==t.state.spoken.at(-1)?.text&&t.announce(i)}function ku(t,e,n,o){let s=Au(e,n);return o.map(([i,r])=>{let a=r==="draw"&&i===n.seat?s.shift()??null:null;return Oe(t,n,[i,r],a)})}function Au(t,e){if(t.seat!==e.seat)return[];let n=new Set(t.hand.map(({tile:o})=>o));return e.hand.map(({tile:o})=>o).filter(o=>!n.has(o))}function Tu(t,e,n,o){return o.some(([,s])=>["catch","show"].includes(Z(s).what))?n.players.flatMap(({count:s},i)=>{let r=s-e.players[i].count;return r>0?[t.say("ui-told-penalty",{...ut(t,n,i),count:r})]:[]}):[]}function Ou(t,e,n){return n.players.flatMap(({shown:o},s)=>o.filter(i=>n.ply>e.ply&&!e.players[s].shown.includes(i)).map(i=>t.say("ui-told-shown",{...ut(t,n,s),tile:i})))}function Mu(t,{last:e},n){return e?.sum&&n.some(([,o])=>X(o)&&o===e.action)?[t.say("ui-told-sum",{sum:e.sum})]:[]}function Eu(t,e,n,o){let s=a=>t.words.sayAll([Yt(t,a)]),{seat:i}=n.turn;if(n.say.id==="say-thinking")return[];if(n.say.id==="say-turn"&&e.turn.seat===i)return[];let r=o.some(([a])=>a!==i);return s(e)===s(n)&&!r?[]:[s(n)]}function no(t,e,n=!1){let{state:o}=t,s=o.view;if(t.closed)return;if(s&&!n&&js(s,e)){t.flow.wake();return}let i=s&&!n&&Ds(s,e)?s:null,r=i?e.log.slice(i.ply):[],a=Qs(t);i||t.reel.forget(),t.mode=nn(t.host,e),_u(o,e,i,t.mode.shows.handsOn),s||Cu(t),i&&Nu(t,i,e,r);let l=ei(t,a,r);t.paint(),t.camera.follow(),gr(t,i,e),t.flow.next(l()),br("chromino:first-board"),A(o)&&br("chromino:playable")}function _u(t,e,n,o){t.view=e,t.views+=1,n||Object.assign(t,Su(o&&e.hands_hidden?e.eyes:null)),t.handOver!==null&&e.seat===null&&(t.handOver=e.hand_over),t.laid&&e.board.includes(t.laid.text)&&(t.laid=null),t.past||(t.squares=jt(t)),(!A(t)||!e.hand.some(({tile:r})=>r===t.chosen))&&Object.assign(t,se),n?.ply!==e.ply&&Object.assign(t,{refusal:null,notice:null}),t.waits&&=qt(t,e);let{act:s}=t.doing??{},i=n?e.log.slice(n.ply):[];s&&i.some(([r,a])=>r===s.seat&&a===s.action)&&(t.doing=null)}var Su=t=>({cursor:{x:1,y:0},follows:!0,past:null,eyes:"everyone",order:{},marked:[],edge:null,handOver:t,panel:null,question:null,waits:!1,endSeen:!1,notice:null});function Cu({host:t,state:e,reel:n}){t.opens==="seats"&&(e.panel="seats"),t.opens==="replay"&&n.last>0&&n.slide(0)}function Nu(t,e,n,o){if(wr(t,e,n,o),!!t.state.settings.sound){for(let[,s]of o)ht(s);n.outcome&&!e.outcome&&ht("won")}}function br(t){performance.getEntriesByName(t).length||performance.mark(t)}var $r={mouse:5,touch:10,pen:8},Lu={mouse:0,touch:56,pen:20},Ru=60,hn=class{#e=new Map;#n=null;#t=!1;#i=0;#s=0;#r=null;constructor(e){this.t=e;let{root:n,ending:o}=e,s=(i,r)=>n.addEventListener(i,r,{...o,passive:!1});s("pointerdown",i=>this.#l(i)),s("pointermove",i=>this.#c(i)),s("pointerup",i=>this.#g(i)),s("pointercancel",i=>this.#$(i)),n.addEventListener("click",i=>this.#d(i),{...o,capture:!0}),e.holder.addEventListener("wheel",i=>this.#p(i),{...o,passive:!1}),s("contextmenu",i=>this.#h(i)),s("pointerleave",()=>this.#a())}#o(e,n){let[o]=e.composedPath();return o instanceof Element?o.closest(n):null}#l(e){this.#u(e),this.#i=e.buttons,this.#t=!1;let n=this.#o(e,"[data-tile]")?.dataset.tile;if(n&&e.button===0){let o={x:e.clientX,y:e.clientY};this.#n={id:e.pointerId,tile:n,start:o,device:oo(e),moves:!1,el:null}}else this.#o(e,".board")&&e.button===0&&this.#e.set(e.pointerId,{x:e.clientX,y:e.clientY})}#c(e){let n=this.#u(e),o=e.buttons&~this.#i;this.#i=e.buttons,e.buttons||this.#$(e),this.#n?.id===e.pointerId?(o&2&&Y(this.t,1),this.#w(e)):this.#e.has(e.pointerId)?this.#m(e):n&&this.t.state.chosen&&this.#o(e,".board")&&ie(this.t,this.t.camera.cellAt(e.clientX,e.clientY))}#u(e){if(oo(e)!=="mouse")return!1;let n=this.#r;return this.#r={x:e.clientX,y:e.clientY},n!==null&&(n.x!==e.clientX||n.y!==e.clientY)}#m(e){let{camera:n}=this.t,o=this.#e.get(e.pointerId),s={x:e.clientX,y:e.clientY};if(this.#e.size===1&&!this.#t){if(Math.hypot(s.x-o.x,s.y-o.y)<$r[oo(e)])return;this.#t=!0}if(this.t.find(".board")?.setPointerCapture(e.pointerId),this.#e.set(e.pointerId,s),this.#e.size===1){n.pan(s.x-o.x,s.y-o.y);return}this.#t=!0;let i=[...this.#e].find(([a])=>a!==e.pointerId)?.[1];if(!i)return;let r=a=>Math.hypot(a.x-i.x,a.y-i.y);n.pan((s.x-o.x)/2,(s.y-o.y)/2),n.zoom(r(s)/Math.max(1,r(o)),{x:(s.x+i.x)/2,y:(s.y+i.y)/2})}#d(e){let n=this.#t&&e.detail>0;if(this.#t=!1,n){e.stopPropagation();return}if(!this.#o(e,".board"))return;let{t:o}=this,s=this.#o(e,"[data-cell]")?.dataset.cell?.split(",").map(Number),i=o.camera.pointAt(e.clientX,e.clientY);o.mode.tap(o,s?{x:s[0],y:s[1]}:Ct(i),i)}#a(){!this.#n&&!this.t.state.put&&this.t.state.ghost&&this.t.set({ghost:null})}#p(e){let{t:n}=this,o=n.state.dragged||n.state.chosen&&n.state.ghost,s=this.#o(e,".rack .tiles");if(s&&!this.#n&&Iu(s,e),!this.#o(e,".board")&&!this.#n||!o&&!e.ctrlKey&&!n.host.ownsPage)return;if(e.preventDefault(),o&&!e.ctrlKey){if(this.#s+=e.deltaY,Math.abs(this.#s)<Ru)return;Y(n,this.#s>0?1:-1),this.#s=0;return}let i=e.ctrlKey?.01:.0016;n.camera.zoom(Math.exp(-e.deltaY*i),{x:e.clientX,y:e.clientY})}#h(e){!this.t.state.chosen||!this.#o(e,".board, [data-tile]")||(e.preventDefault(),this.#n?.moves||Y(this.t,1))}#w(e){let n=this.#n,{t:o}=this;if(!n)return;if(!n.moves){if(Math.hypot(e.clientX-n.start.x,e.clientY-n.start.y)<$r[n.device])return;n.moves=!0,this.#t=!0,Pu(e),A(o.state)&&o.state.chosen!==n.tile&&o.mode.choose(o,n.tile),o.set({dragged:n.tile,put:!1})}let s={x:e.clientX,y:e.clientY-Lu[n.device]};this.#b(n,s);let i=this.#f(e);ie(o,!i&&A(o.state)?ii(o.state,o.camera.cellAt(s.x,s.y)):null,!1)}#b(e,n){let{t:o}=this,s=o.holder.getBoundingClientRect();e.el||(e.el=document.createElement("div"),e.el.className="flying held",o.find(".flights")?.append(e.el));let{reading:i,down:r}=q(e.tile,o.state.turns);ke(M(i,r),e.el),e.el.style.fontSize=`${Math.max(30,o.camera.look.size)}px`,e.el.style.transform=`translate(${n.x-s.left}px, ${n.y-s.top}px) translate(-50%, -50%)`}#f(e){let n=this.t.find(".rack")?.getBoundingClientRect();return!!(n&&e.clientY>n.top&&e.clientX>n.left&&e.clientX<n.right)}#g(e){this.#e.delete(e.pointerId);let n=this.#n;if(n?.id!==e.pointerId||(this.#n=null,n.el?.remove(),!n.moves))return;let{t:o}=this,{ghost:s}=o.state;o.set({dragged:null}),this.#f(e)?(this.#y(n.tile,e.clientX),J(o)):s?(o.set({dropped:s.text}),o.mode.drop(o,s)):J(o)}#y(e,n){let o=D(this.t.state).map(i=>i.tile),s=[...this.t.root.querySelectorAll("[data-tile]")].filter(i=>{let{left:r,width:a}=i.getBoundingClientRect();return i.getAttribute("data-tile")!==e&&r+a/2<n});bt(this.t,e,s.length-o.indexOf(e))}#$(e){this.#e.delete(e.pointerId),this.#n?.id===e.pointerId&&(this.#n.el?.remove(),this.#n=null,this.t.state.dragged&&J(this.t))}},oo=({pointerType:t})=>t==="touch"||t==="pen"?t:"mouse";function Pu(t){t.target instanceof Element&&t.target.setPointerCapture(t.pointerId)}function Iu(t,e){t.scrollWidth<=t.clientWidth||e.deltaX||(e.preventDefault(),t.scrollLeft+=e.deltaY)}var Bu={slow:2e3,normal:900,fast:400},mn=class{#e=0;#n=0;constructor(e){this.t=e}get ply(){let{wanted:e,past:n}=this.t.state;return e?.ply??n?.ply??0}get last(){return this.t.state.view?.ply??0}get eyes(){let{wanted:e,eyes:n}=this.t.state;return e?.eyes??n}get runs(){let{wanted:e,past:n}=this.t.state;return e!==null||n!==null}slide(e){this.stop(),this.#s({ply:e})}step(e){this.stop(),e>=0&&e<=this.last&&this.#i(e)}see(e){this.#s({eyes:e})}toggle(){if(this.t.state.plays){this.stop(),this.t.announce(this.t.say("ui-replay-paused"));return}this.t.set({plays:!0}),this.#t(this.ply===this.last?0:this.ply+1)}leave(){let{t:e}=this;this.forget(),e.set({past:null,squares:new P(e.state.view?.board??[])}),e.paint(),e.camera.follow(),e.flow.next()}async branch(){let{t:e,ply:n}=this;this.stop();let{ok:o}=await e.ask({type:"branch",ply:n,eyes:"first"});o&&e.tell({id:e.host.games?"ui-replay-branched-kept":"ui-replay-branched",args:{ply:n}})}stop(){clearTimeout(this.#e),this.t.set({plays:!1})}forget(){this.stop(),this.t.state.wanted=null,this.#n+=1}async#t(e){await this.#i(e);let{plays:n,past:o}=this.t.state;!n||!o||(clearTimeout(this.#e),this.ply===this.last?this.stop():this.#e=setTimeout(()=>{this.#t(this.ply+1)},Bu[this.t.state.settings.pace]))}async#i(e){let n=await this.#s({ply:e}),{past:o}=this.t.state;n&&o&&this.t.announce(Oe(this.t,o,o.log.at(-1)))}async#s(e){let{state:n}=this.t,o=n.wanted!==null;if(this.t.set({wanted:{ply:this.ply,eyes:this.eyes,...e}}),o)return!1;let s=this.#n;for(let i=null;n.wanted&&i!==n.wanted;)if(i=n.wanted,await this.#r(i),s!==this.#n)return!1;return this.t.set({wanted:null}),!0}async#r({ply:e,eyes:n}){let{t:o}=this,s=this.#n,{view:i,problems:r}=await o.link.send({type:"at",ply:e,...qs(o.state,n)});if(s===this.#n){if(!i){r?.slice(0,1).forEach(a=>o.tell(a));return}o.flow.stop(),o.set({...se,past:i,eyes:n,squares:new P(i.board),refusal:null}),o.paint(),o.camera.follow()}}};var zu=72;function vr(t){let{state:e}=t,n=t.shown,{sight:o}=e,s=Le(t.marks),i=Jo(t),{cursor:r}=e;return u`<div
    class="board ${e.chosen?"aiming":""} ${e.handOver===null||e.past?"":"covered"}"
    data-views=${e.views}
  >
    <div class="world">
      <div class="dots" .style=${qu(t)}></div>
      ${$t([e.squares,o,n?.last?.action,e.arriving],()=>ju(t))}
      ${es(t)}
      ${$t([e.squares,o,s.length,s[0]?.text,e.chosen,n?.rev,r.x,r.y,e.arriving,t.words,i.map(({where:a,kind:l})=>j(a)+l).join()],()=>Du(t,s,i))}
      ${n?[Gu(t),Uu(t,n)]:d}
    </div>
  </div>`}function so(t,{x:e,y:n}){let{left:o,top:s,right:i,bottom:r}=t.state.sight;return e>=o&&e<i&&n>=s&&n<r}function qu(t){let{left:e,top:n,right:o,bottom:s}=t.state.sight,i=`width:${(o-e)*ne}px;height:${(s-n)*ne}px`;return K(t.state,{x:e,y:n},i)}function ju(t){let e=t.shown?.last?.action,n=t.state.squares.placements.filter(o=>C(o).some(s=>so(t,s)));return u`<div class="bodies" aria-hidden="true">
    ${U(n,o=>o.text,o=>u`<div
        class="body ${o.down?"down":""} ${o.text===e?"last":""} ${t.state.arriving.has(o.text)?"arriving":""}"
        .style=${K(t.state,o)}
      ></div>`)}
  </div>`}function Du(t,e,n){let{squares:o}=t.state,s=Hu(t,e);return u`<div
    class="cells"
    role="grid"
    aria-label=${t.say("ui-board",{count:o.placements.length})}
    aria-rowcount="-1"
    aria-colcount="-1"
  >
    ${U(s,([i])=>i,([i,r])=>u`<div role="row" aria-rowindex=${i-o.box.top+9}>
        ${U(r,a=>a.x,a=>Yu(t,a,n))}
      </div>`)}
  </div>`}function Hu(t,e){let{squares:n,chosen:o,cursor:s}=t.state,i=new Map,r=c=>{let m=Se(c.x,c.y),h=i.get(m);h?Object.assign(h,{...c,letter:h.letter,legal:[...h.legal??[],...c.legal??[]]}):i.set(m,c)};for(let c of n.placements)C(c).forEach((m,h)=>{so(t,m)&&r({...m,letter:c.reading[h],text:c.text})});for(let c of e)for(let[m,h]of C(c).entries())so(t,h)&&r({...h,letter:"",open:!0,legal:o&&m===0?[c.text]:[]});let a=n.at(s.x,s.y);i.has(Se(s.x,s.y))||r({...s,letter:a?.letter??"",text:a?.placement.text});let l=new Map;for(let c of i.values()){let m=l.get(c.y);m?m.push(c):l.set(c.y,[c])}for(let c of l.values())c.sort((m,h)=>m.x-h.x);return[...l].sort(([c],[m])=>c-m)}function Yu(t,e,n){let{squares:o,cursor:s}=t.state,i=e.x===s.x&&e.y===s.y,r=e.letter!==""||e.open,a=e.letter?Bt(e.letter):e.open?"open":"";return u`<div
    role="gridcell"
    class="cell ${a} ${e.legal?.length?"anchor":""} ${e.text&&t.state.arriving.has(e.text)?"arriving":""}"
    data-cell=${r?Se(e.x,e.y):d}
    data-legal=${e.legal?.length?e.legal.join(" "):d}
    tabindex=${i?"0":"-1"}
    aria-colindex=${e.x-o.box.left+9}
    aria-label=${i?ct(t,e):e.letter?t.words.colours(e.letter):t.say(e.open?"ui-open":"ui-empty")}
    aria-description=${It(t,n,e)||d}
    @focus=${()=>Ti(t,e)}
    .style=${K(t.state,e)}
  ></div>`}function Gu({state:t}){let e=Dt(t);return e?u`<div
    class="ghost tile ${e.down?"down":""} ${t.put?"put":""} ${t.ghost?"":"refused"}"
    aria-hidden="true"
    .style=${K(t,e)}
  >
    ${[...e.reading].map(n=>u`<span class=${Bt(n)}></span>`)}
  </div>`:d}function Uu(t,e){let{state:n}=t,o=Dt(n);return u`<div class="signs" aria-hidden="true">${ts(t)} ${o?Fu(t,e,o):d}</div>`}function Fu(t,{need:e},n){let o=lt(t.state).edges.filter(i=>i.good).length,s=t.state.ghost!==null&&Ne(t.state,n);return u`<div class="count ${s?"enough":""}" .style=${K(t.state,Wu(t,C(n)))}>
    <span ${z(i=>Vu(t,i))}>${Ku(t,o,e,s)}</span>
  </div>`}var Ku=(t,e,n,o)=>e<n?t.say("ui-count",{made:e,need:n}):`${t.words.number(e)}${o?" ✓":""}`;function Wu(t,e){let{squares:n}=t.state,[{x:o,y:s},,i]=e,r=[{x:i.x+1,y:s},{x:i.x+1,y:i.y},{x:o,y:i.y+1},{x:o,y:s-1}],a=t.camera.rightmost-zu/t.camera.look.size,l=r.filter(c=>c.x<=a);return l.find(c=>!n.at(c.x,c.y)&&!n.at(c.x+1,c.y))??l[0]??r[2]}function Vu(t,e){e instanceof HTMLElement&&(e.style.transform=`scale(${ne/t.camera.goal.size})`)}var io=class extends Ge{#e=null;#n=null;#t;#i=new AbortController;render(e,n){return E}update({element:e},[n,o]){return this.#e=e,this.#t=o,queueMicrotask(()=>this.#s(n)),this.render(n)}#s(e){let n=this.#e;if(!n?.isConnected||(e||xr(n,!0),n.open))return;if("closedBy"in HTMLDialogElement.prototype||this.#r(e?n:n.parentElement),e){n.showModal();return}let{activeElement:o}=n.getRootNode();this.#n=o,o?n.show():n.open=!0}#r(e){let n=!1,{signal:o}=this.#i,s=i=>i instanceof MouseEvent&&Xu(this.#e,i);e?.addEventListener("pointerdown",i=>n=s(i),{signal:o}),e?.addEventListener("click",i=>n&&s(i)&&this.#t?.(),{signal:o})}disconnected(){let e=this.#e;if(this.#i.abort(),!e)return;xr(e,!1);let n=e.contains(e.getRootNode().activeElement);e.close(),n&&this.#n instanceof HTMLElement&&this.#n.focus({preventScroll:!0})}},Zu=R(io);function Xu(t,{target:e,clientX:n,clientY:o}){if(!t||e!==t&&e instanceof Node&&t.contains(e))return!1;let{left:s,top:i,right:r,bottom:a}=t.getBoundingClientRect();return n<s||n>r||o<i||o>a}function xr(t,e){for(let n of t.parentElement?.children??[])n!==t&&!n.matches(".trouble, .spoken")&&n.toggleAttribute("inert",e)}function re(t,e,n){let{label:o,kind:s,onClose:i,cross:r=!!i,focus:a=!0,scrolls:l=!1}=e,c=!t.host||t.host.ownsPage===!0,m=p=>{p.preventDefault(),i?.()},h=({target:p})=>{p instanceof Element&&p.isConnected&&(i?i():t.repaint())};return U([s],()=>s,()=>u`<dialog
      class="dialog ${s}"
      aria-labelledby="dialog-label"
      closedby=${i?"any":"none"}
      ${Zu(c,i)}
      @cancel=${m}
      @close=${h}
      @keydown=${p=>{p.stopPropagation(),!c&&p.key==="Escape"&&m(p)}}
    >
      <header>
        <h2 id="dialog-label" tabindex="-1" ?autofocus=${a}>${o}</h2>
        ${r?T("close",{action:"close",words:t.say("ui-close"),press:()=>i?.()}):d}
      </header>
      <div class="content" tabindex=${l?"0":d}>${n}</div>
    </dialog>`)}function kr(t){let{view:e}=t.state,n=e?.outcome;return!e||!n?d:re(t,{label:Ju(t,e,n),kind:"end",onClose:()=>t.set({endSeen:!0})},u`${ed(e,n)}
      <p>${Qu(t,e,n)}</p>
      ${e.players.length>1?td(t,e,n):d} ${nd(t,e)}`)}function Ju(t,e,{reason:n,winners:o}){return e.players.length===1?t.say(`ui-end-solo-${n}`):t.say("ui-end-names",Ar(t,e,o))}function Ar(t,e,n){let o=n.map(s=>e.players[s].name);return t.words.players(o,s=>Ht(t,e,n[s]))}function Qu(t,e,{reason:n,winners:o,scores:s,left:i}){let{players:r,say:a}=e;if(r.length===1)return t.say(a.id,a.args);let[l]=o,{names:c,you:m,count:h}=Ar(t,e,o),p={names:c,you:m,joint:h};if(n==="emptied"&&!s&&i[l]===0)return t.say("ui-end-all-laid",p);let y=t.say(`ui-end-${n}`);if(n==="resigned")return y;let w=s?t.say("ui-end-by-points",{...p,count:s[l]}):t.say("ui-end-by-tiles",{...p,count:i[l]});return t.words.inOne([y,w])}function ed({board:t,log:e},{winners:n}){let o=e.filter(([i,r])=>n.includes(i)&&X(r)),s=o.length?o.map(([,i])=>i):t;return u`<div class="trophy">${s.slice(-3).map(i=>M(i.slice(0,3),!1))}</div>`}function td(t,e,{winners:n,scores:o,left:s}){return u`<table class="result">
    <thead>
      <tr>
        <th scope="col">${t.say("ui-end-player")}</th>
        ${o?u`<th scope="col">${t.say("ui-end-points")}</th>`:d}
        <th scope="col">${t.say("ui-end-left")}</th>
      </tr>
    </thead>
    <tbody>
      ${e.players.map(({resigned:i},r)=>{let a=n.includes(r);return u`<tr class=${a?"won":""}>
          <th scope="row">
            ${N(e,r)} ${a?[$("crown"),u`<span class="unseen">${t.say("ui-end-winner")}</span>`]:d}
            ${i?u`<span class="quiet">${t.say("ui-seat-resigned")}</span>`:d}
          </th>
          ${o?u`<td>${t.words.number(o[r])}</td>`:d}
          <td>${t.words.number(s[r])}</td>
        </tr>`})}
    </tbody>
  </table>`}function nd(t,e){let{host:n}=t;return u`<div class="choices">
    ${t.mode.shows.others?Ue(t,"rematch","again",()=>od(t,e),"primary"):d}
    ${e.ply>0?Ue(t,"replay","eye",()=>t.reel.slide(0)):d}
    ${Ue(t,"look","look",()=>t.set({endSeen:!0}))}
    ${n.share?Ue(t,"share","share",()=>n.share?.()):d}
    ${n.save?Ue(t,"save","save",()=>n.save?.()):d}
    ${n.newGame?Ue(t,"new","plus",()=>n.newGame?.()):d}
  </div>`}var Ue=(t,e,n,o,s="")=>u`<button class="button ${s}" data-action=${e} @click=${o}>
    ${$(n)} ${t.say(`ui-end-${e}`)}
  </button>`;function od(t,{rules:e,players:n}){let o=n.map(s=>({name:s.name,kind:at(s)}));t.ask({type:"new",rules:e,players:o,eyes:"first"})}var sd=5;function Tr(t){let{view:e,handOver:n}=t.state;if(!e||n===null)return d;let o=N(e,n),s=id(e,n);return re(t,{label:t.say("ui-hand-over",{name:o}),kind:"hand-over"},u`<div class="pile">${[0,1,2].map(()=>ce(!0))}</div>
      ${s.length?u`<ul class="since" aria-label=${t.say("ui-hand-over-since")}>
            ${s.map(i=>u`<li>${Pe(t,e,i)}</li>`)}
          </ul>`:d}
      <div class="choices">
        <button class="button primary" data-action="hand-over" @click=${()=>rd(t,n)}>
          ${t.say("ui-hand-over-taken",{name:o})}
        </button>
        ${e.can_undo?u`<button class="button" data-action="undo" @click=${()=>H(t,"undo")}>
              ${$("undo")} ${t.say("ui-hand-over-undo")}
            </button>`:d}
      </div>`)}function id({log:t},e){return t.slice(t.findLastIndex(([n])=>n===e)+1).slice(-sd)}async function rd(t,e){let{ok:n}=await t.ask({type:"reveal",seat:e});n&&(t.set({handOver:null}),t.flow.next())}var Or=t=>lr(t).map(({title:e,keys:n})=>u`<section class="keys">
      <h3>${t.say(e)}</h3>
      <dl>${n.map(o=>ad(t,o))}</dl>
    </section>`),ad=(t,{keys:e,id:n})=>u`<div>
    <dt>${e.map(o=>u`<kbd>${ld(t,o)}</kbd> `)}</dt>
    <dd>${t.say(n)}</dd>
  </div>`,ld=(t,e)=>e.replace(/[A-Z][a-z]+/,n=>t.say(`ui-cap-${n.toLowerCase()}`));function Mr(t,e){let{view:n}=t.state,o=n?[ud(t,n,e),dd(t,n,e)]:[];return u`${o.filter(s=>s.length>0).map(s=>u`<ul class="entries">${s.map(i=>cd(t,i))}</ul>`)}
    <p class="quiet">${t.say("ui-independent")}</p>`}var cd=(t,{action:e,sign:n,does:o,off:s=!1})=>u`<li>
    <button class="entry" data-action=${e} ?disabled=${s} @click=${o}>
      ${$(n)} ${t.say(`ui-menu-${e}`)}
    </button>
  </li>`;function ud(t,e,n){let{host:o}=t,{shows:s}=t.mode,i=a=>()=>{n(),a()},r=!e.outcome&&!t.state.past;return Er([r&&s.typed&&e.seat!==null&&{action:"typed",sign:"speak",does:()=>Xt(t)},s.replay&&{action:"replay",sign:"eye",does:i(()=>t.reel.slide(0)),off:e.ply===0},{action:"rules",sign:"book",does:()=>t.set({panel:"rules"})},r&&s.seats&&{action:"seats",sign:"person",does:()=>t.set({panel:"seats"})},{action:"settings",sign:"settings",does:()=>t.set({panel:"settings"})},{action:"keys",sign:"keyboard",does:()=>t.set({panel:"keys"})},o.share&&{action:"share",sign:"share",does:i(()=>o.share?.())},o.save&&{action:"save",sign:"save",does:i(()=>o.save?.())},o.about&&{action:"about",sign:"info",does:i(()=>o.about?.())}])}function dd(t,e,n){let{host:o,mode:s}=t,{seat:i}=e,r=(h,p)=>()=>{n(),e.outcome?p():t.question({id:h,args:{}},p)},a=s.shows.resign&&i!==null&&!e.outcome&&e.people.includes(i),l=()=>{t.ask({type:"resign",seat:i})},c=()=>o.newGame?.(),m=()=>o.leave?.();return Er([o.newGame&&{action:"new",sign:"plus",does:r("ui-ask-new",c)},o.games&&{action:"games",sign:"folder",does:r("ui-ask-games",()=>o.games?.())},a&&{action:"resign",sign:"flag",does:r("ui-ask-resign",l)},o.leave&&{action:"leave",sign:"leave",does:r("ui-ask-leave",m)}])}var Er=t=>t.flatMap(e=>e||[]);var _r={board:"B*Y@0,-1v YPR@1,0> GRB@-3,0>",min_contacts:1,geometry:"dominoes"},ro={board:"GBR@0,0> BRR@1,1>",contacts:"RRR@3,0>",legal:!0,alt:"points"},ao={one:{board:"RRR@0,0>"},simple:{board:"BBR@0,0>"},symmetric:{board:"BRB@0,0>"},three:{board:"GBR@0,0>"},chameleon:{board:"B*Y@0,0>"},two:{board:"BRY@0,0> RYY@1,1>",contacts:"YGP@3,0>",legal:!0},same:{board:"BRY@0,0>",contacts:"RYG@1,1>",legal:!0},few:{board:"BRY@0,0>",contacts:"YGP@3,0>",legal:!1},mismatch:{board:"BRY@0,0>",contacts:"BRG@0,1>",legal:!1},corner:{board:"BRY@0,0>",contacts:"YGP@3,1>",legal:!1},wild:{board:"B*Y@0,0> RYG@1,-1>",contacts:"PBG@-1,1>",legal:!0},enough:{board:"BRY@0,0>",contacts:"YGP@3,0>",legal:!0,min_contacts:1,alt:"few"},branch:{..._r,contacts:"YGG@0,2v",legal:!0},beside:{..._r,contacts:"PRG@2,1>",legal:!1},"expert-3":{board:"RRR@0,0>",contacts:"RRB@1,1>",legal:!0,scoring:"expert",sum:"2+1 = 3"},"expert-5":{board:"BGG@0,0> GGG@1,-1>",contacts:"GYY@3,0>",legal:!0,scoring:"expert",sum:"2+1+2 = 5"},"expert-6":{board:"BRY@0,0>",contacts:"RYG@1,1>",legal:!0,scoring:"expert",sum:"3+3 = 6",alt:"same"},contacts:{board:"BBB@0,0> BBG@1,1> BYY@0,1v BGY@2,2>",contacts:"YBG@1,3>",legal:!0,scoring:"contacts",sum:"(3+2)+(3+3)+(3+3) = 17"},"points-simple":{...ro,scoring:"simple",sum:"1+3+2 = 6"},"points-kinds":{...ro,scoring:"kinds",sum:"(1+4)+(1+2) = 8"},"points-sides":{...ro,scoring:"sides",sum:"(1×4)+(1+2) = 7"}};var lo=t=>({hand:t.hand_size,least:t.min_players,most:t.max_players,limit:t.draw_limit??0});function co(t,e,n){let o={box:md(t),setup:pd(t,e,n),laying:fd(t),turn:gd(t),last:wd(t),end:bd(t),points:$d(t,e,n),variants:b(n,Ad(t))};return Object.entries(o).flatMap(([s,i])=>{let r=hd(i,t,e);return r.length?[{id:`rules-head-${s}`,parts:r}]:[]})}function hd(t,e,n){let o=[];for(let s of t.split(/\s+/).filter(Boolean)){let i=o.at(-1),[r,a]=s.replace(/^[+#]/,"").split(":");s[0]==="#"?o.push({title:`rules-head-${r}`}):s[0]!=="+"?o.push({id:`rules-${r}`,agreed:e[a]!==n[a]}):i&&"pictures"in i?i.pictures.push(r):o.push({pictures:[r]})}return o}var b=(t,e)=>t?e:"",fe=({edition:t})=>t==="modern-zh",md=({edition:t,scoring:e,chameleons:n})=>`
  ${e?"aim-points":"aim"} about-${t}
  tile different +one +simple +symmetric +three ${b(n,"+chameleon")} why-75 each-colour counts-help
  ${b(n,"chameleons:chameleons chameleon-pairs-ours")}`;function pd(t,e,n){let{start:o,first:s,hand_size:i,open_hands:r}=t,l=fe(t)&&o==="chameleon"?"start-chameleon-zh:start":`start-${o}:start start-ours`;return`
    ${b(s!=="draw-off",l)}
    hand:hand_size ${b(!n&&i<e.hand_size,"variant-small-ours")}
    open-hands-${r}:open_hands
    first-${s}:first ${b(s!=="random",`first-${s}-ours`)} clockwise`}function fd(t){let{edition:e,min_contacts:n,geometry:o,chameleons:s}=t,i=fe(t)?"many-zh":b(e!=="meccano-1998","many"),r=`
    contacts-${n}:min_contacts ${b(n===2,"one-tile")} ways ${i} corners
    ${n===2?"+two +same +few":"+enough +same"} +mismatch +corner
    ${b(s,`wild +wild ${b(n===1,"across:min_contacts")}`)}`;return`cells contact ${o==="dominoes"?Sr:r}`}var Sr="dominoes:geometry dominoes-ours +branch +beside";function gd(t){let{edition:e,play_drawn:n,draw_limit:o,voluntary_draw:s,calls:i}=t,r=i||s!=="never",l=`
    draw-${o===null?"none":o===1?"1":"most"}:draw_limit drawn-duty${b(!e.startsWith("modern"),"-ours")} drawn-only-ours
    ${b(o!==1,"draw-on-ours")} bag-empty`,c=`
    draw-ends:play_drawn voluntary-${s}:voluntary_draw
    bag-empty-ours ${b(r,"bag-duty-ours")}`;return`lay ${r?"duty-but-ours":fe(t)?"duty":"duty-ours"} ${n?l:c}`}var yd=`
  calls:calls calls-forgotten calls-overlooked calls-draw-ours calls-say-ours calls-catch-ours
  calls-shown-ours calls-show-ours calls-penalty-ours calls-bots-ours`,wd=({calls:t,chameleons:e,chameleon_last:n})=>`
  ${t?yd:"last-shown:calls last-shown-ours"}
  ${b(e,`chameleon-last-${n}:chameleon_last`)}
  ${b(e&&!n,"chameleon-last-ours")}`,bd=({end:t,scoring:e,min_players:n,min_contacts:o})=>`
  end-${t}:end ${b(!e,`win-${t}`)}
  ${b(!e&&o===1&&t!=="at-once","junior-shared")}
  blocked-ours ${b(!e,"fewest-ours")}
  ${b(n===1,"solo-ours")}`;function $d(t,e,n){let{edition:o,scoring:s,chameleons:i}=t,r=n?e.systems:s?[s]:[],a=i?"points-end-modern-ours":vd[o],l=`
    ${b(n,"points-agree")} points-when:scoring
    ${r.map(c=>`#${c} ${kd(t,c,n)}`).join(" ")}
    ${b(n,"#any-points")} points-tiles-ours
    ${b(/kinds|sides/.test(`${r}`),"left-ours")}
    ${b(!xd(t,r[0]),"highest-ours")} points-win-ours ${a??""}`;return b(r.length,l)}var vd={textures:"points-end-textures","ravensburger-2001":"points-end-ravensburger-2001-ours"},xd=(t,e)=>e==="contacts"||e==="expert"&&fe(t);function kd(t,e,n){let o=`value-colours ${b(t.chameleons,"value-chameleon")}`,s=`value-kinds value-kinds-ours ${b(t.chameleons,"value-kinds-chameleon-ours")}`;return{simple:`why-simple ${o} scoring-tiles +points-simple`,expert:`
      why-expert ${o} scoring-tiles +expert-3 +expert-5 +expert-6
      ${b(fe(t),"highest")}`,contacts:`
      why-contacts ${o} value-contacts-ours scoring-contacts +contacts highest-contacts`,kinds:`why-kinds ${s} scoring-contacts +points-kinds left`,sides:`
      why-sides ${b(!n,s)} scoring-sides sides-short-ours +points-sides left-sides-ours`}[e]}function Ad(t){let{edition:e,play_drawn:n,chameleons:o}=t,s=e==="ravensburger-2001"?"variant-hands":"variant-hands-many",i=fe(t)?"variant-one-contact +enough":Sr;return`
    variants ${b(n,`variant-drawing draw-on-ours ${s}`)}
    ${b(o,"variant-first")} variant-small-ours
    ${b(o,`#junior ${i} junior-shared #conundrum conundrum`)}
    ${b(fe(t),"conundrum-zh")}`}var Td={box:({edition:t})=>t,ages:({edition:t})=>t,players:()=>"all",tiles:({chameleons:t})=>t,hand:()=>"all",start:t=>t.first==="draw-off"?t.first:t.start+b(fe(t),"-zh"),first:({first:t,chameleons:e})=>t+b(e,"-random"),nothing:({play_drawn:t})=>t,instead:({voluntary_draw:t})=>t,last:({calls:t,chameleon_last:e})=>e?t:"chameleon",end:({end:t})=>t,points:({edition:t})=>t,children:({edition:t,chameleons:e})=>e?t:"none"},Cr=t=>Object.entries(Td).map(([e,n])=>({id:`rules-row-${e}`,cells:t.map(o=>`rules-cell-${e}-${n(o)}`)})),uo=t=>t.endsWith("-ours");function Nr(t){let e=t.flatMap(o=>co(o,o,!0));return[...new Set(e.map(({id:o})=>o))].flatMap(o=>{let i=e.filter(({id:r})=>r===o).flatMap(r=>r.parts).flatMap(r=>"id"in r&&uo(r.id)?[[r.id,r]]:[]);return i.length?[{title:o},...new Map(i).values()]:[]})}var Lr=30,pn=class{#e;#n=pe("en");#t=null;#i="";#s=!1;#r;#o;#l=new Map;constructor(e){this.#e=e,this.#r=e.chapter,this.#o=e.books??[]}open(e){this.#r=e,this.#e.repaint()}template(e,n){return this.#n=e,e.language!==this.#i&&this.#u(e.language),u`<div class="book" ${z(this.#c)}>${this.#t?this.#p(n):this.#m()}</div>`}#c=e=>{e||(this.#r=this.#e.chapter)};async#u(e){let{link:n,repaint:o}=this.#e;this.#i=e,this.#s=!1;let s=await n.words(`rules/${e}`),i=s??(this.#t?null:await n.words("rules/en")),r=this.#o.length?this.#o:(await n.send({type:"editions"})).editions;e===this.#i&&(this.#o=r??[],i!==null&&r&&(this.#t=pe(s===null?"en":e,i)),this.#s=!this.#t,o())}#m(){let{language:e,say:n}=this.#n;return this.#s?u`<p role="alert">${n("ui-rules-failed")}</p>
      <button class="button" data-action="fetch-again" @click=${()=>{this.#u(e)}}>
        ${n("ui-rules-again")}
      </button>`:u`<p role="status">${n("ui-rules-loading")}</p>`}async#d(e){let{link:n,repaint:o}=this.#e,{board:s,contacts:i,min_contacts:r,geometry:a}=ao[e];this.#l.set(e,"");let{svg:l}=await n.send({type:"picture",board:s,contacts:i,min_contacts:r,geometry:a});l&&this.#l.set(e,st(l)),o()}#a(e,n){return this.#t?.say(e,n)}#p(e){let n=this.#o.map(({edition:l})=>l),o=[...e?["game"]:[],...n,"compare"],s=o.find(l=>l===this.#r)??(e?"game":"modern"),i=l=>this.#o.find(({edition:c})=>c===l),r=s==="game"&&e||i(s),a=r?co(r,i(r.edition)??{...r,systems:[]},r!==e):[];return u`${this.#h(o,s)}
      <div class="leaf">
        ${r?this.#w(a):d}
        <article lang=${this.#t?.language??d}>
          ${r?this.#b(a,lo(r)):this.#v()}
          <footer class="quiet">${this.#a("rules-trademark")}</footer>
        </article>
      </div>`}#h(e,n){let{say:o}=this.#n,{onChapter:s,prints:i}=this.#e,r={game:o("ui-rules-game"),compare:o("ui-rules-compare")},a=l=>{this.open(l),s?.(l)};return u`<nav class="chapters" aria-label=${o("ui-rules-chapters")}>
      ${e.map(l=>u`<button
          class="face"
          data-chapter=${l}
          aria-current=${l===n?"true":d}
          @click=${()=>a(l)}
        >
          ${r[l]??this.#a(`rules-name-${l}`)}
        </button>`)}
      ${i?T("print",{action:"print",words:o("ui-rules-print"),press:()=>print()}):d}
    </nav>`}#w(e){let n=({target:o},s)=>{let r=o.getRootNode().getElementById(s);r?.focus({preventScroll:!0}),r?.scrollIntoView()};return u`<nav class="contents" aria-label=${this.#n.say("ui-rules-contents")}>
      ${e.map(({id:o})=>u`<button class="entry" @click=${s=>n(s,o)}>${this.#a(o)}</button>`)}
    </nav>`}#b(e,n){let o=e.some(({parts:s})=>s.some(i=>"agreed"in i&&i.agreed));return u`${this.#f(o)}
    ${e.map(({id:s,parts:i})=>u`<section>
        <h3 id=${s} tabindex="-1">${this.#a(s)}</h3>
        ${i.map(r=>this.#y(r,n))}
      </section>`)}`}#f(e){return u`<p class="quiet">
      ${this.#a("rules-legend-open")}${e?[this.#g,this.#a("rules-legend-agreed")]:d}
    </p>`}get#g(){return this.#n.say("ui-between-sentences")}#y(e,n){if("title"in e)return u`<h4>${this.#a(e.title)}</h4>`;if("pictures"in e)return u`<div class="figures">${e.pictures.map(s=>this.#$(s))}</div>`;let o=uo(e.id)?"ours":e.agreed?"agreed":null;return u`<p class=${o??d} data-rule=${e.id}>
      ${o?u`<strong class="mark">${this.#a(`rules-mark-${o}`)}</strong>`:d}
      ${this.#a(e.id,n)}
    </p>`}#$(e){let{board:n,contacts:o,legal:s,sum:i,alt:r=e}=ao[e];this.#l.has(e)||this.#d(e);let{left:a,right:l,top:c,bottom:m}=new P([...n.split(" "),...o?[o]:[]]).box,h=u`${$(s?"yes":"close")}
      <strong>${this.#a(s?"rules-allowed":"rules-forbidden")}</strong>${this.#g}`;return u`<figure>
      <img
        src=${this.#l.get(e)||d}
        alt=${this.#a(`rules-alt-${r}`)}
        width=${(l-a+1.4)*Lr}
        height=${(m-c+1.4)*Lr}
      />
      <figcaption>
        ${i?this.#a("rules-picture-sum",{sum:i.replaceAll(" "," ")}):[o?h:d,this.#a(`rules-picture-${e}`)]}
      </figcaption>
    </figure>`}#v(){let e=this.#o;return u`<section>
        <h3 id="rules-head-compare">${this.#a("rules-head-compare")}</h3>
        <div class="comparison" role="region" tabindex="0" aria-labelledby="rules-head-compare">
          <table>
            <thead>
              <tr>
                <td></td>
                ${e.map(({edition:n})=>u`<th scope="col">${this.#a(`rules-name-${n}`)}</th>`)}
              </tr>
            </thead>
            <tbody>
              ${Cr(e).map(({id:n,cells:o})=>u`<tr>
                  <th scope="row">${this.#a(n)}</th>
                  ${o.map((s,i)=>u`<td>${this.#a(s,lo(e[i]))}</td>`)}
                </tr>`)}
            </tbody>
          </table>
        </div>
      </section>
      <section>
        <h3>${this.#a("rules-head-open")}</h3>
        ${this.#f(!1)} ${Nr(e).map(n=>this.#y(n))}
      </section>`}},Rr=new WeakMap;function Pr(t){let e={send:o=>t.send(o),words:o=>t.link.words(o)},n=Rr.get(t)??new pn({link:e,repaint:()=>t.repaint(),prints:t.host.ownsPage});return Rr.set(t,n),n.template(t.words,t.state.view?.rules)}function Ir(t){let{view:e}=t.state;return e?u`<p class="quiet">${t.say("ui-seats-why")}</p>
    <div class="seats">${e.players.map((n,o)=>Od(t,e,o))}</div>`:d}function Od(t,e,n){let{kind:o,resigned:s}=e.players[n],i=N(e,n);return u`<div class="seat" role="group" aria-label=${i}>
    <p class="name">
      ${$(o==="human"?"person":"bot")} ${i}
      ${s?u`<span class="quiet">${t.say("ui-seat-resigned")}</span>`:d}
    </p>
    <div class="choices">
      ${e.kinds.filter(r=>!s||r.kind!=="human").map(r=>Md(t,{name:i,kind:o},n,r))}
    </div>
  </div>`}function Md(t,e,n,{kind:o,name:s}){let i=e.kind===o,r={name:e.name,kind:s?t.say(s.id,s.args):o},a=o==="human",l=async()=>{let{ok:m}=await t.ask({type:"seat",seat:n,kind:o,eyes:t.state.view?.seat});m&&t.tell({id:a?"ui-told-seat-person":"ui-told-seat-bot",args:r})},c=()=>{i||(!a&&e.kind!=="human"?l():t.question({id:a?"ui-ask-seat-person":"ui-ask-seat-bot",args:r},l))};return u`<button
    class="face"
    data-action="seat-${n}-${o}"
    aria-pressed=${i?"true":"false"}
    ?disabled=${!!t.state.view?.outcome}
    @click=${c}
  >
    ${r.kind}
  </button>`}var ho={language:["system",...Object.keys(ye)],theme:["system","light","dark"],tiles:["both","colours","patterns","contrast"],motion:["system","reduced"],sound:[!1,!0],help:["chosen","all","none"],confirm:[!1,!0],auto:[!1,!0],pace:["normal","slow","fast"],log:[!1,!0]};function fn(t){let e=Object.entries(ho).map(([n,o])=>{let s=t[n];return[n,o.includes(s)?s:o[0]]});return Object.fromEntries(e)}var Ed=["RGB","Y*P"];function Br(t){return Object.entries(ho).filter(([e])=>t.mode.shows.help||e!=="help").map(([e,n])=>typeof n[0]=="boolean"?_d(t,e):Sd(t,e,n))}var zr=(t,e)=>({...t.state.settings})[e];function _d(t,e){let n=({target:o})=>t.change(e,o.checked);return u`<label class="setting toggle" data-setting=${e}>
    <span>
      <span class="name">${t.say(`ui-setting-${e}`)}</span>
      <span class="quiet" id="setting-${e}">${t.say(`ui-setting-${e}-why`)}</span>
    </span>
    <input
      type="checkbox"
      role="switch"
      aria-label=${t.say(`ui-setting-${e}`)}
      aria-describedby="setting-${e}"
      .checked=${zr(t,e)===!0}
      @change=${n}
    />
  </label>`}function Sd(t,e,n){return u`<fieldset class="setting" data-setting=${e} aria-describedby="setting-${e}">
    <legend class="name">${t.say(`ui-setting-${e}`)}</legend>
    <p class="quiet" id="setting-${e}">${t.say(`ui-setting-${e}-why`)}</p>
    <div class="choices ${e==="tiles"?"pictures":""}">${n.map(o=>Cd(t,e,o))}</div>
  </fieldset>`}function Cd(t,e,n){return u`<label class="choice">
    <input
      type="radio"
      name=${e}
      value=${n}
      .checked=${zr(t,e)===n}
      @change=${()=>t.change(e,n)}
    />
    <span class="face" lang=${ye[String(n)]?String(n):d}
      >${e==="tiles"?Nd(String(n)):d}
      ${ye[String(n)]??t.say(`ui-setting-${e}-${n}`)}</span
    >
  </label>`}var Nd=t=>u`<span class="sample" data-tiles=${t}>${Ed.map(e=>M(e,!1))}</span>`;var Ld={menu:Mr,log:un,settings:Br,keys:Or,seats:Ir,typed:Ai,rules:Pr};function qr(t){let e=t.state.panel;if(!e)return d;let n=()=>{t.set({panel:null}),t.flow.next()};return re(t,{label:t.say(`ui-${e}`),kind:e,onClose:n,focus:e!=="typed",scrolls:e==="keys"||e==="rules"},Ld[e](t,n))}var Rd=10;function jr(t){let e=t.shown;if(!e)return d;let n=e.players.length>4,o=e.players.filter(({hand:s})=>s).length>2;return u`<ul
    class="players ${n?"many":""} ${o?"open":""}"
    aria-label=${t.say("ui-players")}
    tabindex=${o?"0":d}
  >
    ${e.players.map((s,i)=>Id(t,e,s,i))} ${Dd(t,e)}
  </ul>`}function Pd(t){let e=t?.parentElement;if(!e)return;let[n,o]=[t.getBoundingClientRect(),e.getBoundingClientRect()];e.scrollLeft+=n.left+n.width/2-o.left-o.width/2,e.scrollTop+=n.top+n.height/2-o.top-o.height/2}function Id(t,e,n,o){let s=n.kind==="human",i=N(e,o),r=!e.outcome&&e.turn.seat===o;return u`<li
    class="player"
    data-seat=${o}
    aria-current=${r?"true":d}
    ${r?z(Pd):d}
  >
    <span class="kind">${$(s?"person":"bot")}</span>
    <span class="who">
      <span class="unseen">${t.say(s?"ui-person":"ui-bot")}</span>
      <span class="name" title=${i}>${i}</span>
      ${o===e.seat?u`<span class="unseen">${t.say("ui-own-seat")}</span>`:d}
      ${r?u`<span class="unseen">${t.say("ui-to-move")}</span>`:d}
      ${e.thinking===o?Bd(t):d}
      ${n.called?mo(t,"speak","ui-called"):d}
      ${n.resigned?mo(t,"flag","ui-resigned"):d}
      ${e.outcome?.winners.includes(o)?mo(t,"crown","ui-winner"):d}
    </span>
    ${zd(t,e,n,o)}
  </li>`}var mo=(t,e,n)=>u`<span class="badge" title=${t.say(n)}>${$(e)}<span class="unseen">${t.say(n)}</span></span>`,Bd=t=>u`<span class="thinking"><i></i><i></i><i></i><span class="unseen">${t.say("ui-thinking")}</span></span>`;function zd(t,e,n,o){let s=qd(t,e,n,o),i=Math.min(n.count-s.length,Rd);return u`<span class="holds">
      <span class="backs">${Array.from({length:i},()=>ce(!0))}</span>
      <span class="number" aria-hidden="true">${t.words.number(n.count)}</span>
      <span class="unseen">${t.say("ui-tiles",{count:n.count})}</span>
      ${n.score===null?d:u`<span class="score">${t.say("ui-points",{points:n.score})}</span>`}
    </span>
    ${s.length?u`<span class="faces">${s.map(r=>jd(t,r))}</span>`:d}`}function qd(t,e,n,o){return o===e.seat&&!t.state.past?[]:n.hand??n.shown}var jd=(t,e)=>u`<span role="img" aria-label=${t.words.colours(e)} title=${t.words.colours(e)}>${M(e,!1)}</span>`;function Dd(t,e){let n=!t.state.past&&Ae(e)&&W(e,"draw"),o=t.say("ui-bag",{count:e.bag});return u`<li
    class="bag ${n?"wanted":""}"
    data-bag=${e.bag}
    title=${o}
    @click=${()=>n&&I(t,"draw")}
  >
    ${$("bag")}<span class="number" aria-hidden="true">${t.words.number(e.bag)}</span><span class="unseen">${o}</span>
  </li>`}function Dr(t){let e=t.state.question;if(!e)return d;let n=()=>{t.set({question:null}),t.flow.next()},o=()=>{n(),e.yes()};return re(t,{label:t.say(e.words.id,e.words.args),kind:"question",onClose:n,cross:!1,focus:!1},u`<div class="choices">
      <button class="button" data-action="yes" @click=${o}>${t.say("ui-yes")}</button>
      <button class="button primary" data-action="no" autofocus @click=${n}>${t.say("ui-no")}</button>
    </div>`)}var Hr=R(class extends B{constructor(t){if(super(t),t.type!==G.PROPERTY&&t.type!==G.ATTRIBUTE&&t.type!==G.BOOLEAN_ATTRIBUTE)throw Error("The `live` directive is not allowed on child or event bindings");if(!en(t))throw Error("`live` bindings can only contain a single expression")}render(t){return t}update(t,[e]){if(e===E||e===d)return e;let n=t.element,o=t.name;if(t.type===G.PROPERTY){if(e===n[o])return E}else if(t.type===G.BOOLEAN_ATTRIBUTE){if(!!e===n.hasAttribute(o))return E}else if(t.type===G.ATTRIBUTE&&n.getAttribute(o)===e+"")return E;return De(t),e}});function Yr(t){let{past:e,view:n}=t.state;if(!e||!n)return d;let{reel:o}=t,{ply:s,last:i}=o,r=e.log.at(-1);return u`<footer class="bottom">
    <section class="replay" aria-label=${t.say("ui-replay")}>
      <p class="told">${Pe(t,e,r)}</p>
      <input
        type="range"
        ${z(Ud)}
        min="0"
        max=${i}
        .value=${String(s)}
        aria-label=${t.say("ui-replay-move")}
        aria-valuetext=${t.say("ui-replay-at",{ply:s,last:i,told:Oe(t,e,r)})}
        @input=${({target:a})=>o.slide(Number(a.value))}
      />
      <div class="steps">
        <span class="moment" aria-hidden="true">${t.say("ui-replay-count",{ply:s,last:i})}</span>
        ${Fe(t,"first","first",()=>o.step(0),s===0)}
        ${Fe(t,"previous","previous",()=>o.step(s-1),s===0)}
        ${Fe(t,t.state.plays?"pause":"play","play",()=>o.toggle())}
        ${Fe(t,"next","next",()=>o.step(s+1),s===i)}
        ${Fe(t,"last","last",()=>o.step(i),s===i)}
        <span class="away">${Fe(t,"close","close",()=>o.leave())}</span>
      </div>
      <div class="beyond">${Hd(t,n)}</div>
    </section>
  </footer>`}function Fe(t,e,n,o,s=!1){let i=t.say(`ui-replay-${e}`);return T(e,{action:`replay-${n}`,words:i,press:o,look:n==="play"?"wanted":"",off:s})}var Hd=(t,e)=>t.mode.shows.others?[e.outcome?Yd(t,e):d,Gd(t,e)]:d;function Yd(t,{players:e}){let{reel:n}=t,o=({target:i})=>{let{value:r}=i;n.see(r==="everyone"?r:Number(r))},s=(i,r)=>u`<option value=${i} .selected=${Hr(i===n.eyes)}>${r}</option>`;return u`<label class="eyes">
    ${$("eye")} <span class="words">${t.say("ui-replay-eyes")}</span>
    <select data-action="eyes" @change=${o}>
      ${s("everyone",t.say("ui-replay-everyone"))}
      ${e.map(({name:i},r)=>s(r,i))}
    </select>
  </label>`}function Gd(t,{outcome:e}){let{reel:n,host:o}=t,s=!t.state.past?.can_branch,i=()=>{n.branch()};return u`<button class="button" data-action="branch" aria-disabled=${s?"true":d} @click=${()=>{s||(e||o.games?i():t.question({id:"ui-ask-branch",args:{}},i))}}>
    ${$("branch")} ${t.say("ui-replay-branch")}
  </button>`}function Ud(t){t instanceof HTMLElement&&queueMicrotask(()=>t.focus())}function Ur(t){let{settings:e,past:n,view:o,trouble:s}=t.state,i=e.theme==="system"&&!t.host.ownsPage?"around":e.theme,{language:r}=t.words,a=t.say("ui-table"),l=u`${vr(t)}
    <header class="top">${o?.task?fr(t,o,o.task):o?[t.mode.shows.players?jr(t):d,Kd(t)]:d}</header>
    ${rr(t)} ${s?u`<p class="trouble" role="alert">${t.say(s.id,s.args)}</p>`:d}
    ${o&&(t.mode.shows.zoom||!t.state.follows)?Vd(t):d}
    ${n?Yr(t):u`<footer class="bottom">${o?[Ci(t),ci(t),or(t)]:d}</footer>`}
    ${o?Fd(t):d}
    <div class="flights" aria-hidden="true"></div>
    <div class="spoken" role="log" aria-live="polite" aria-label=${t.say("ui-spoken")}>
      ${U(t.state.spoken,({n:c})=>c,({text:c})=>u`<p>${c}</p>`)}
    </div>`;return t.host.ownsPage?u`<main class="chromino" data-theme=${i} data-tiles=${e.tiles} data-motion=${e.motion}
        lang=${r} aria-label=${a}>${l}</main>`:u`<section class="chromino" data-theme=${i} data-tiles=${e.tiles} data-motion=${e.motion}
        lang=${r} aria-label=${a}>${l}</section>`}function Fd(t){let{state:e}=t;return e.question?Dr(t):e.panel?qr(t):t.reel.runs?d:e.handOver!==null?Tr(t):e.view?.outcome&&!e.endSeen&&t.mode.shows.end?kr(t):d}var Kd=t=>u`<nav class="corner" aria-label=${t.say("ui-around")}>
  ${t.mode.shows.log?Wd(t):d} ${Gr(t,"settings")} ${Gr(t,"menu")}
</nav>`,Wd=t=>T("log",{action:"log",words:t.say("ui-log"),press:()=>dn(t),expanded:Jn(t)?t.state.settings.log:void 0}),Gr=(t,e)=>T(e,{action:e,words:t.say(`ui-${e}`),press:()=>t.set({panel:e})}),Vd=t=>u`<div class="zoom" role="group" aria-label=${t.say("ui-camera")}>
  ${T("plus",{action:"zoom-in",words:t.say("ui-zoom-in"),press:()=>t.camera.zoom(1.3)})}
  ${T("minus",{action:"zoom-out",words:t.say("ui-zoom-out"),press:()=>t.camera.zoom(1/1.3)})}
  ${T("fit",{action:"fit",words:t.say("ui-fit"),press:()=>t.camera.bringBack(),look:t.state.follows?"":"wanted"})}
</div>`;var gn=class{#e=globalThis.speechSynthesis;#n=new AbortController;#t=null;constructor(e){this.#e?.addEventListener("voiceschanged",e,{signal:this.#n.signal})}canRead(e){return this.#i(e)!==void 0}#i(e){let n=(this.#e?.getVoices()??[]).filter(({lang:o,localService:s})=>s&&Fr(o)===Fr(e));return n.find(({lang:o})=>navigator.languages.includes(o.replace("_","-")))??n[0]}get reads(){return this.#t!==null&&this.#e.speaking}read(e,n){let o=this.#i(n);if(!o)return;this.#e.cancel();let s=new SpeechSynthesisUtterance(e);s.voice=o,s.lang=o.lang,s.rate=.9,s.onend=s.onerror=()=>{this.#t===s&&(this.#t=null)},this.#t=s,this.#e.speak(s)}stop(){this.#t&&this.#e.cancel(),this.#t=null}close(){this.#n.abort(),this.stop()}},Fr=t=>t.toLowerCase().split(/[-_]/)[0];var Zd=4,Kr={id:null,ok:!1};function fo(t,e,n={}){let o=new po(t,e,n);return{close:()=>o.close(),change:s=>o.changeAll(s)}}var po=class{state;words;marks=[];mode;#e=0;#n;#t=new AbortController;constructor(e,n,o){this.link=n,this.host=o,this.words=o.words??pe("en"),this.state=zs(fn(o.loadSettings?.()??{})),this.mode=nn(o,null),this.holder=document.createElement("div"),this.holder.className="chromino-table",this.root=this.holder.attachShadow({mode:"open"}),this.root.adoptedStyleSheets=[_n()],e.append(this.holder),this.camera=new Rt(this),this.flow=new ln(this),this.reel=new mn(this),this.reading=new gn(()=>this.repaint()),this.#i(),n.onTrouble?.(s=>this.set({trouble:s})),this.#n=n.onView(s=>no(this,s)),this.state.view||this.paint(),Vn(this)}#i(){let{ownsPage:e}=this.host;new hn(this),this.holder.addEventListener("keydown",i=>eo(this,i),this.ending);let n=e?document:this.holder,o=()=>this.state.keyboard||this.set({keyboard:!0});n.addEventListener("keydown",o,{...this.ending,capture:!0});for(let i of["pointerup","keydown"])n.addEventListener(i,()=>this.state.settings.sound&&Pn(),this.ending);let s=i=>i.target===document.body&&eo(this,i);e&&document.addEventListener("keydown",s,this.ending)}get ending(){return{signal:this.#t.signal}}get closed(){return this.#t.signal.aborted}close(){if(!this.closed){this.#t.abort(),this.#n(),this.flow.stop(),this.reel.forget(),this.reading.close(),this.camera.stop(),cancelAnimationFrame(this.#e);for(let e of this.root.getAnimations())e.cancel();this.holder.remove(),this.link.close()}}set(e){Object.assign(this.state,e),this.repaint()}repaint(){this.closed||(this.#e||=requestAnimationFrame(()=>this.paint()))}paint(){this.closed||(cancelAnimationFrame(this.#e),this.#e=0,this.marks=Vo(this),Ji(this,()=>{ke(u`${Ur(this)}`,this.root),this.camera.apply()}))}find(e){return this.root.querySelector(e)}focus(e){this.find(e)?.focus()}get shown(){return rt(this.state)}get still(){return this.state.settings.motion==="reduced"||matchMedia("(prefers-reduced-motion: reduce)").matches}say(e,n){return this.words.say(e,n)}announce(e){let{spoken:n}=this.state;this.set({spoken:[...n.slice(-Zd),{n:(n.at(-1)?.n??0)+1,text:e}]})}tell(e){this.set({notice:e}),this.announce(this.say(e.id,e.args))}question(e,n){this.set({question:{words:e,yes:n}})}async send(e){if(this.closed)return Kr;let n=this.state.view?.rev,o=await this.link.send(n===void 0?e:{rev:n,...e});return this.closed?Kr:(o.view?.live&&no(this,o.view,o.ok&&Xi(e)),o)}async ask(e){let n=await this.send(e),o=n.ok?null:n.problems?.[0];return o&&o.id!=="stale"&&this.tell(o),n}change(e,n){this.host.keepSettings?.({[e]:n}),this.#s(e,n)}changeAll(e){for(let[n,o]of Object.entries(fn(e)))Object(this.state.settings)[n]!==o&&this.#s(n,o)}#s(e,n){let o=fn({...this.state.settings,[e]:n});this.set(e==="language"?{settings:o}:{settings:o,ghost:null,put:!1}),e==="language"&&Vn(this),this.flow.next()}};var go=["language","theme","help"],Wr=[...go,"patterns","_settings"];function yo(t){let e=Object.fromEntries(go.map(s=>[s,t.get(s)])),n=t.get("patterns"),o=typeof n=="boolean"?n?"both":"colours":n;return{...t.get("_settings"),...e,tiles:o}}function Vr(t,e){for(let[n,o]of Object.entries(e))go.includes(n)?t.set(n,o):n==="tiles"?t.set("patterns",o==="both"?!0:o==="colours"?!1:o):t.set("_settings",{...t.get("_settings"),[n]:o});t.save_changes()}var Xd=["container-type: size","color: color-mix(in srgb, red, red)"];function Jd({model:t,el:e}){let n=e.appendChild(document.createElement("div"));if(Qd(t))return n.setAttribute("role","alert"),n.lang=We(t.get("language")),n.textContent=To[n.lang]??"",()=>n.remove();let{study:o=!1,seated:s=!1,picture:i="",reacts:r=!1}=t.get("_host"),a=eh(n,e,o);n.append(nh(i));let l=!1,c=fo(n,ko(t),{mode:o?"study":void 0,seated:s,loadSettings:()=>yo(t),keepSettings:w=>{l=!0,Vr(t,w),l=!1}}),m=()=>{t.get("_seen")!==t.get("_changes")&&(t.set("_seen",t.get("_changes")),t.save_changes())},h=()=>l||c.change(yo(t)),p=Wr.map(w=>`change:${w}`);p.forEach(w=>t.on(w,h));let y=ih(n);return r&&t.on("change:_changes",m),()=>{p.forEach(w=>t.off(w,h)),r&&t.off("change:_changes",m),a(),y(),c.close(),n.remove()}}var Qd=t=>typeof t.send!="function"||!("adoptedStyleSheets"in document)||!Xd.every(e=>CSS.supports(e));function eh(t,e,n){Object.assign(t.style,{display:"grid",height:"100%",contain:"inline-size",containIntrinsicInlineSize:"36rem"}),e.classList.add("chromino-place");let o=n?"26rem":`min(36rem, ${th()})`,s=()=>{t.style.minHeight=e.style.height||e.style.maxHeight?"0":o},i=new MutationObserver(s);return i.observe(e,{attributeFilter:["style"]}),s(),()=>i.disconnect()}var th=()=>top===window?"90vh":`${.9*screen.availHeight}px`;function nh(t){let e=document.createElement("style");return e.textContent=".chromino-place { flex: 1 1 auto; min-width: min(100%, 20rem); }",/^[\w-]+$/.test(t)&&(e.textContent+=`.${t}, .jp-OutputArea-child:has(.${t}) { display: none; }`),e}var oh={"vscode-light":!1,"vscode-dark":!0,"vscode-high-contrast":!0,"vscode-high-contrast-light":!1,light:!1,dark:!0},sh=()=>oh[document.body.dataset.vscodeThemeKind??document.documentElement.getAttribute("theme")??""];function ih(t){let e=()=>{let s=sh()??rh(getComputedStyle(t).color);t.style.colorScheme=s?"dark":"light",[...t.children].find(({shadowRoot:r})=>r)?.toggleAttribute("data-dark",s)},n=new MutationObserver(e);for(let s of[document.documentElement,document.body])n.observe(s,{attributes:!0});let o=new ResizeObserver(e);return o.observe(t),e(),()=>{n.disconnect(),o.disconnect()}}function rh(t){let[e=0,n=0,o=0]=(t.match(/[\d.]+/g)??[]).map(Number);return .3*e+.59*n+.11*o>128}var ah={render:Jd};export{ye as LANGUAGES,na as PAPER,pn as RulesBook,ah as default,re as dialog,hr as gridOf,u as html,$ as icon,V as inWords,We as languageFor,jc as learnEnglish,d as nothing,at as ownKind,ke as paint,v as placementOf,U as repeat,T as roundButton,_n as sheet,Ao as spokenAs,st as svgAddress,fo as table,to as tablePicture,pe as wordsOf};
