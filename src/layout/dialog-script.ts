/**
 * What dialogs need before React has arrived; only pages with a dialog carry it. The script loader calls it with its own
 * `start`, and calls what it returns once React is there.
 *
 * Back closes an open dialog instead of leaving the page. An open dialog has a history entry of its own at the same
 * address, marked `dialog` in its state; closing the dialog in any other way takes that entry back, and Forward opens
 * the dialog again. Crossing such an entry changes nothing else, so nobody else hears of it: Gatsby's router would scroll
 * the page. What others wrote into the state of the dialog's entry, such as the questions when React arrives meanwhile,
 * goes along to the page's own entry. Where the address names a part of the page, as after its skip link, crossing moves
 * the focus there: it goes back to where the closed dialog had left it. A dialog opened from the menu, which closes under
 * it, leaves it nowhere: it goes to the button that opens the menu.
 *
 * A script that cannot be loaded marks the page as stuck, and so does Gatsby where it gives up, such as without its data:
 * the page says so and offers to try again, which reloads it. A script that was asked for early does not, as long as
 * webpack, which will ask again, does not wait for it. What the visitor wanted waits in the state of the history entry, and
 * is done after this or any other reload: the open dialog is opened again, or the press that the loader holds is made again,
 * found by its button's words.
 */
export const dialogScript = `window.__dialogs=function(d,start){
var H=history,up,leaving,base,kept,focused;
function id(){return H.state&&H.state.dialog}
function here(){var f=d.activeElement;return f.matches("body,dialog *")?d.querySelector("[popovertarget]"):f}
function bare(s){s=Object.assign({},s);delete s.dialog;return s}
function sync(){var g=d.querySelector("dialog[open]");if(id()){kept=bare(H.state);if(!g&&!leaving){leaving=1;focused=here();H.back()}}
else if(g&&!leaving){base=JSON.stringify(bare(H.state));H.pushState(Object.assign({},H.state,{dialog:g.id}),"")}}
addEventListener("popstate",function(e){var g=id()&&d.getElementById(id()),ours=leaving;leaving=0;
if(g){if(!g.open){ours=1;start();g.showModal()}}
else if(!ours)d.querySelectorAll("dialog[open]").forEach(function(g){ours=1;g.close();focused=here()});
if(ours&&!g&&focused)setTimeout(function(f){if(d.activeElement!==f)f.focus({preventScroll:true})},0,focused);
if(ours&&base===JSON.stringify(bare(H.state))){e.stopImmediatePropagation();
if(!g&&kept){H.replaceState(kept,"");base=JSON.stringify(kept)}}
sync()});
function again(v){H.replaceState(Object.assign({},H.state,{again:v}),"")}
function held(){var b=d.querySelector("[aria-busy]");if(b)again(b.textContent);return b}
new MutationObserver(function(){sync();held()}).observe(d.body,{subtree:true,attributeFilter:["open","aria-busy"]});
addEventListener("load",function(){var a=H.state&&H.state.again,g=a&&d.getElementById(id());
if(a)again(0);
if(g){start();g.showModal()}else if(a)[].some.call(d.querySelectorAll("[data-island]"),function(b){return b.textContent===a&&(b.click(),1)});
sync()});
d.addEventListener("error",function(e){if(e.target.tagName==="SCRIPT"&&!up&&(!("early"in e.target.dataset)||e.target.onerror))d.documentElement.dataset.stuck=""},true);
d.addEventListener("click",function(e){if(!e.target.closest||!e.target.closest("[data-reload]"))return;
held()||again(1);location.reload()},true);
addEventListener("unhandledrejection",function(){up||(d.documentElement.dataset.stuck="")});
return function(){up=1;delete d.documentElement.dataset.stuck;H.state&&H.state.again&&again(0);sync()}}`
  .split('\n')
  .join('');
