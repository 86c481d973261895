import { parts } from './parts';

/** FNV-1a, which runs in browsers and in Node alike. Names a file by its content; it protects nothing. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193) >>> 0;
  return value.toString(16).padStart(8, '0');
}

/** The file with every part, which drawings refer to. */
export const partsFile = `<svg xmlns="http://www.w3.org/2000/svg">${Object.entries(parts)
  .map(([name, shapes]) => `<g id="${name}">${shapes}</g>`)
  .join('')}</svg>`;

/** The address of the file. Browsers cache it for ever, so its name changes with its content. */
export const partsAddress = `/drawings/parts-${hash(partsFile)}.svg`;
