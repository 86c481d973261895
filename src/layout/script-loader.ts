/**
 * The one inline script that runs before a visitor shows intent. Gatsby's own scripts wait in an inert
 * `<template id="app-scripts">`; the first pointer, key or focus on something marked `data-island` brings them to
 * life, and a press made before React has arrived is held and repeated once it has. Natively opened dialogs need no
 * holding: their frame is there at once and React fills it. A string, because reading a file from gatsby-ssr would
 * turn off incremental HTML.
 */
export const scriptLoader = `(function(d){
var t=d.getElementById("app-scripts"),started,ready,held;
function start(){if(started||!t)return;started=1;
var p=t.dataset;for(var u of [p.page,p.app]){var l=d.createElement("link");l.rel="preload";l.as="fetch";l.crossOrigin="anonymous";l.href=u;d.head.appendChild(l)}
d.body.appendChild(d.importNode(t.content,true))}
function island(e){return e.target.closest&&e.target.closest("[data-island]")}
["pointerover","pointerdown","focusin","keydown"].forEach(function(n){d.addEventListener(n,function(e){island(e)&&start()},{capture:true,passive:true})});
d.addEventListener("click",function(e){var b=island(e),g=b&&d.getElementById(b.getAttribute("commandfor"));if(!b||ready)return;start();
if(g){if(!("command" in b)&&!g.open)g.showModal();return}
e.preventDefault();e.stopImmediatePropagation();held=b;b.setAttribute("aria-busy","true")},true);
function mark(b){var p=d.getElementById(b.getAttribute("popovertarget"));b.setAttribute("aria-expanded",p.matches(":popover-open"))}
var menus=d.querySelectorAll("[popovertarget]:not([popovertargetaction])");menus.forEach(mark);
d.addEventListener("toggle",function(){menus.forEach(mark)},true);
function uk(l,o){o.timeZone="Europe/London";return new Intl.DateTimeFormat(l,o).format()}
function each(s,f){d.querySelectorAll(s).forEach(f)}
each("[data-year]",function(s){s.textContent=uk("en-GB",{year:"numeric"})});
each("[data-today]",function(s){s.textContent=uk("en-GB",{dateStyle:"long"})});
each("[data-ends-on]",function(s){s.hidden=s.dataset.endsOn<uk("en-CA",{year:"numeric",month:"2-digit",day:"2-digit"})});
window.__hydrated=function(){ready=1;if(held){held.removeAttribute("aria-busy");held.click();held=null}};
if(d.querySelector("[data-start]"))start();
})(document)`
  .split('\n')
  .join('');
