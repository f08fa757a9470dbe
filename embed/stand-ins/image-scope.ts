/** All images of mounts come from the operator, so there is no scope. */
export { imageAddress as useImageAddress } from '../../src/config/images.ts';
