/** The width of the panel in CSS pixels. */
export const panelWidth = 440;

/** The studio's stylesheet. It stands in a shadow root, so it meets no other. */
export const styles = `
:host { all: initial; zoom: var(--studio-zoom, 1); }
* { box-sizing: border-box; }
.outline div {
  position: fixed; z-index: 2147483000; pointer-events: none; border-radius: 3px;
  outline: 2px solid #0b5cad; outline-offset: 2px; background: rgb(11 92 173 / 12%);
}
.bar, aside {
  position: fixed; z-index: 2147483001; color: #1c1c1c; background: #fff; border: 1px solid #8a8f98;
  font: 15px/1.45 system-ui, sans-serif; box-shadow: 0 4px 24px rgb(0 0 0 / 25%);
}
.bar {
  left: 12px; bottom: 12px; max-width: calc(100vw - 24px); padding: 6px; border-radius: 10px;
  display: flex; flex-wrap: wrap; gap: 6px;
}
aside {
  /* Not by a class: the form library gives parts of forms the class 'panel'. */
  right: 0; top: 0; bottom: 0; width: min(${panelWidth}px, 100vw); border-width: 0 0 0 1px;
  display: flex; flex-direction: column;
}
.head, .foot { padding: 10px 16px; display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
.head { border-bottom: 1px solid #d4d7dc; }
.head h2 { flex: 1; }
.foot { border-top: 1px solid #d4d7dc; background: #f5f6f8; }
.foot [role=status] { flex: 1 0 100%; margin: 0; max-height: 24vh; overflow: auto; min-height: 1.45em; white-space: pre-wrap; }
.body { flex: 1; overflow: auto; padding: 12px 16px 24px; overscroll-behavior: contain; }
h2 { margin: 0; font-size: 17px; } h3 { margin: 20px 0 6px; font-size: 15px; }
h4 { margin: 12px 0 4px; font-size: 14px; }
.due { border-color: #a1140d; color: #a1140d; font-weight: 600; }
p { margin: 6px 0; } ul { margin: 6px 0; padding: 0; list-style: none; }
.quiet { color: #555b65; font-size: 13.5px; }
.error { color: #a1140d; white-space: pre-wrap; }
button, select, input, textarea { font: inherit; color: inherit; }
button, .button {
  padding: 5px 11px; min-height: 34px; border: 1px solid #8a8f98; border-radius: 7px; background: #fff; cursor: pointer;
}
button:hover { background: #eef1f5; }
button:disabled, button[aria-disabled=true] { color: #6a6f78; background: #f2f3f5; cursor: default; }
button[aria-pressed=true], .main { background: #0b5cad; border-color: #0b5cad; color: #fff; }
button[aria-pressed=true]:hover, .main:hover { background: #084a8c; }
:focus-visible { outline: 3px solid #0b5cad; outline-offset: 2px; }
.body:focus { outline: none; }
input, textarea, select {
  width: 100%; padding: 7px 9px; border: 1px solid #767c86; border-radius: 7px; background: #fff;
}
input[type=checkbox], input[type=radio] { width: 20px; height: 20px; margin: 0 8px 0 0; vertical-align: middle; }
textarea { resize: vertical; field-sizing: content; min-height: 2.4em; max-height: 40vh; }
[aria-invalid=true] { border-color: #a1140d; outline-color: #a1140d; }
label, legend { display: block; font-weight: 600; padding: 0; }
fieldset { min-width: 0; margin: 0; padding: 0; border: 0; }
.field { margin: 0 0 14px; } fieldset .field .field, .item { border-left: 3px solid #d4d7dc; padding-left: 10px; }
.item { margin: 0 0 14px; } .choice { margin-top: 10px; font-weight: 400; }
.buttons { display: flex; flex-wrap: wrap; gap: 6px; margin: 6px 0; align-items: center; }
.actions { position: sticky; bottom: -24px; margin: 12px -16px 0; padding: 10px 16px; background: #fff; border-top: 1px solid #d4d7dc; }
.buttons > select, .buttons > input { flex: 1; width: auto; min-width: 8em; }
.shown { margin: 4px 0; padding: 8px 10px; background: #f5f6f8; border-radius: 7px; overflow-wrap: anywhere; }
.list button { display: block; width: 100%; text-align: left; margin: 0 0 6px; overflow-wrap: anywhere; }
.list .quiet { display: block; }
.picture { display: grid; grid-template-columns: 120px 1fr; gap: 4px 12px; padding: 12px 0; border-bottom: 1px solid #d4d7dc; }
.picture > ul, .picture > label, .picture > .buttons { grid-column: 1 / -1; }
.picture b { overflow-wrap: anywhere; }
.thumbnail { display: block; max-width: 100%; height: auto; margin: 0 0 6px; border-radius: 7px; }
.picture .thumbnail { width: 120px; margin: 0; }
.focus { position: relative; display: block; width: fit-content; max-width: 100%; touch-action: none; cursor: crosshair; }
.focus img { display: block; width: 100%; border-radius: 7px; user-select: none; }
.focus span {
  position: absolute; width: 22px; height: 22px; margin: -11px; border: 3px solid #fff; border-radius: 50%;
  outline: 2px solid #0b5cad; background: rgb(11 92 173 / 50%); pointer-events: none;
}
.crops { display: flex; gap: 8px; align-items: start; } .crops img { object-fit: cover; height: 96px; border-radius: 7px; }
.list .beside { width: auto; margin: -2px 0 12px auto; font-size: 13px; }
details { margin: 0 0 8px; border: 1px solid #d4d7dc; border-radius: 7px; padding: 6px 10px; }
.days table { width: 100%; border-spacing: 4px; table-layout: fixed; } .days th { text-align: left; font-weight: 600; }
.days td button { width: 100%; padding: 5px; }
summary { cursor: pointer; font-weight: 600; }
.facts { margin: 4px 0; padding: 0; list-style: none; }
.facts li { margin: 4px 0; }
.facts button { margin-left: 8px; }
.chip { padding: 1px 8px; border-radius: 99px; background: #e3eefa; color: #06386b; font-weight: 600; }
del { color: #8b1610; text-decoration-thickness: 1px; } ins { color: #0a5a2c; text-decoration: none; font-weight: 600; }
pre { overflow: auto; max-height: 40vh; padding: 8px; background: #f5f6f8; border-radius: 7px; font-size: 12.5px; }
.drop { padding: 10px; border: 2px dashed #8a8f98; border-radius: 7px; } .drop.over { background: #e3eefa; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
/* Otherwise the panel covers the last tools. */
@media (min-width: 601px) { .bar:has(+ aside) { max-width: calc(100vw - ${panelWidth + 24}px); } }
@media (max-width: 600px) {
  .bar { bottom: 88px; }
  .bar:has(+ aside) { top: 8px; bottom: auto; }
  aside { top: auto; left: 0; width: 100vw; height: 72vh; border-width: 1px 0 0; }
}
@media (forced-colors: active) {
  button[aria-pressed=true], .main { forced-color-adjust: none; background: Highlight; color: HighlightText; border-color: Highlight; }
  .outline div { outline-color: Highlight; }
}
@media print { :host { display: none; } }
`;
