export { avatarArt } from './avatar.ts';
export { bannerArt } from './banner.ts';
export { defaultArt, gameArt } from './game.ts';
export { certificateArt } from './marks.ts';
export { vendorArt } from './vendor.ts';
