// A door of this tool: pictures and videos, and what a copy of a folder needs.

export { copyVideos, refreshCopy } from './copy-videos';
export { contentsOf } from '../files/data-folder';
export { wholePicture } from './decode-pictures.cjs';
export { mostPoints } from './media-files';
