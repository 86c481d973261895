// A door of this tool: pictures and videos.

export { copyVideos, refreshCopy } from './copy-videos';
export { wholePicture } from './decode-pictures.cjs';
export { mostPoints } from './media-files';
