import { imageAddress } from '../../src/config/images.ts';

/** Replaces the site's: the images of all mounts come from the operator. */
export const useImageAddress = () => imageAddress;
