// The door for tests.

export { bakery, site as bakerySite } from '../example/site';
export { hostileBytes, hostileFiles } from './hostile-files';
export { cutPictures, wholePictures } from './picture-corpus';
