/** Stands in for the site's: the images of all mounts come from the operator. */
export { imageAddress as useImageAddress } from '../../src/config/images.ts';
