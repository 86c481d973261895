/**
 * The one inline script that runs before a visitor shows intent. Gatsby's own scripts, and what they will ask for
 * (src/hosting/first-touch.ts), wait in an inert `<template id="app-scripts">`; the first pointer, key or focus on something
 * marked `data-island` brings them to life, and a press made before React has arrived is held and repeated once it has.
 * Natively opened dialogs need no holding: their frame is there at once and React fills it. A script that has not come is
 * taken out of the page: webpack would wait for it instead of asking again. A string, because reading a file from
 * gatsby-ssr would turn off incremental HTML. The first `Intl` of a page takes longer than all the rest here, so only the
 * one page that shows today's date has one. Where it fails, what the build wrote stays. Gatsby decodes the end of an
 * address while it renders, and what cannot be decoded, such as a lone `%`, would take the page away: it is mended first.
 */
export const scriptLoader = `(function(d){
var t=d.getElementById("app-scripts"),started,ready,held=[];
function start(){if(started||!t)return;started=1;
d.addEventListener("error",function(e){var s=e.target;s.tagName==="SCRIPT"&&s.remove()},true);
d.body.appendChild(d.importNode(t.content,true))}
function island(e){return e.target.closest&&e.target.closest("[data-island]")}
["pointerover","pointerdown","focusin","keydown"].forEach(function(n){d.addEventListener(n,function(e){island(e)&&start()},{capture:true,passive:true})});
d.addEventListener("click",function(e){var b=island(e),g=b&&d.getElementById(b.getAttribute("commandfor"));if(!b)return;
if(g&&!("command" in b)&&!g.open)g.showModal();
if(ready)return;start();if(g)return;
e.preventDefault();e.stopImmediatePropagation();var h=held.at(-1);if(h&&h.parentNode===b.parentNode)held.pop().removeAttribute("aria-busy");held.push(b);b.setAttribute("aria-busy","true")},true);
function mark(b){var p=d.getElementById(b.getAttribute("popovertarget"));b.setAttribute("aria-expanded",p.matches(":popover-open"))}
var menus=d.querySelectorAll("[popovertarget]:not([popovertargetaction])");menus.forEach(mark);
d.addEventListener("toggle",function(){ready||menus.forEach(mark)},true);
function each(s,f){try{d.querySelectorAll(s).forEach(f)}catch(e){}}
each("[data-year]",function(s){s.textContent=new Date().getFullYear()});
each("[data-today]",function(s){s.textContent=new Intl.DateTimeFormat("en-GB",{dateStyle:"long"}).format()});
each("[data-end]",function(s){s.hidden=s.dataset.end<=Date.now()});
var arrived=window.__dialogs&&window.__dialogs(d,start);
window.__hydrated=function(){ready=1;arrived&&arrived();held.splice(0).forEach(function(b){b.removeAttribute("aria-busy");b.click()})};
each("[data-offline]",function(s){s.hidden=navigator.onLine});
if(d.querySelector("[data-start]"))start();
function resume(){each("[data-resume]",function(s){try{(/^#(estimate|answers|quote)/.test(location.hash)||sessionStorage.getItem(s.dataset.resume))&&start()}catch(e){}})}
resume();addEventListener("hashchange",resume);
function mend(){try{decodeURI(location.hash)}catch(e){location.replace(location.hash.replace(/%/g,"%25"))}}
mend();addEventListener("popstate",mend);
if("serviceWorker" in navigator)addEventListener("load",function(){navigator.serviceWorker.register("/sw.js").catch(function(){})});
})(document)`
  .split('\n')
  .join('');

/** Lets browsers that know such rules prepare a page of this site while a visitor points at its link. */
export const speculationRules = '{"prerender":[{"where":{"href_matches":"/*"},"eagerness":"moderate"}]}';
