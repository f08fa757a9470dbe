import { imageAddress } from '../../src/config/images.ts';

/** All images of mounts come from the operator, so there is no scope. */
export const useImageAddress = () => imageAddress;
