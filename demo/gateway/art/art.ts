export { avatarArt } from './avatar.ts';
export { bannerArt } from './banner.ts';
export { gameArt } from './game.ts';
export { certificateArt } from './marks.ts';
export { photo } from './photo.ts';
export { vendorArt } from './vendor.ts';
