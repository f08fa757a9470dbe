/** Lines of a picture of 96 by 72, and those of its accent. */
export type StatePicture = readonly [lines: string, accent: string];

export const offline: StatePicture = [
  'M30 56h38a14 14 0 0 0 2-28 20 20 0 0 0-38-4 16 16 0 0 0-2 32z',
  'M41 36l14 12m0-12L41 48',
];

export const unplugged: StatePicture = [
  'M10 36h14m0-13h8a6 6 0 0 1 6 6v14a6 6 0 0 1-6 6h-8zM86 36H72m0-13h-8a6 6 0 0 0-6 6v14a6 6 0 0 0 6 6h8z',
  'M38 31h7m-7 10h7M48 15v8m-9-6 3 7m15-7-3 7',
];

export const locked: StatePicture = [
  'M26 34h44v24a4 4 0 0 1-4 4H30a4 4 0 0 1-4-4zm9 0V23a13 13 0 0 1 26 0v11',
  'M48 44v8',
];

export const search: StatePicture = [
  'M44 12a20 20 0 1 1 0 40 20 20 0 0 1 0-40zm15 35 16 16',
  'M37 27a7 7 0 0 1 14 1c0 5-7 5-7 9m0 6h.1',
];

export const list: StatePicture = [
  'M32 10h32a4 4 0 0 1 4 4v48l-6.7-5-6.6 5-6.7-5-6.7 5-6.6-5-6.7 5V14a4 4 0 0 1 4-4z',
  'M38 24h20M38 34h20M38 44h10',
];

export const wallet: StatePicture = [
  'M68 22v-6a4 4 0 0 0-4-4H26a6 6 0 0 0-6 6v38a6 6 0 0 0 6 6h44a6 6 0 0 0 6-6V28a6 6 0 0 0-6-6H26a6 6 0 0 1-6-4',
  'M76 35H62a7 7 0 0 0 0 14h14M62 42h.1',
];

export const gift: StatePicture = [
  'M24 36h48v22a4 4 0 0 1-4 4H28a4 4 0 0 1-4-4zm-4-12h56v12H20zm28 0v38',
  'M48 24c-6-14-21-14-18-4 2 4 10 4 18 4zm0 0c6-14 21-14 18-4-2 4-10 4-18 4z',
];

export const star: StatePicture = [
  'M32 8h32a6 6 0 0 1 6 6v44a6 6 0 0 1-6 6H32a6 6 0 0 1-6-6V14a6 6 0 0 1 6-6z',
  'M48 22l4.6 9.4 10.4 1.5-7.5 7.3 1.8 10.3-9.3-4.9-9.3 4.9 1.8-10.3-7.5-7.3 10.4-1.5z',
];

export const dice: StatePicture = [
  'M20 20h30a6 6 0 0 1 6 6v30a6 6 0 0 1-6 6H20a6 6 0 0 1-6-6V26a6 6 0 0 1 6-6zm13-10h31a6 6 0 0 1 6 6v32',
  'M26 32h.1m17.9 0h.1M35 41h.1M26 50h.1m17.9 0h.1',
];

export const letter: StatePicture = [
  'M20 16h56a4 4 0 0 1 4 4v36a4 4 0 0 1-4 4H20a4 4 0 0 1-4-4V20a4 4 0 0 1 4-4z',
  'M17 19l31 22 31-22',
];

export const people: StatePicture = [
  'M40 14a11 11 0 1 1 0 22 11 11 0 0 1 0-22zM20 62c0-13 9-18 20-18s20 5 20 18',
  'M71 26v18m-9-9h18',
];

export const hourglass: StatePicture = [
  'M30 8h36M30 64h36M34 8v9c0 9 14 12 14 19s-14 10-14 19v9M62 8v9c0 9-14 12-14 19s14 10 14 19v9',
  'M42 20h12M41 58h14',
];

export const place: StatePicture = [
  'M48 66s23-20 23-37a23 23 0 0 0-46 0c0 17 23 37 23 37z',
  'M41 22l14 14m0-14L41 36',
];

export const moon: StatePicture = ['M56 10a27 27 0 1 0 19 41A25 25 0 0 1 56 10z', 'M74 14v10m-5-5h10'];

export const newWindow: StatePicture = [
  'M72 42v16a4 4 0 0 1-4 4H22a4 4 0 0 1-4-4V22a4 4 0 0 1 4-4h22',
  'M58 10h22v22m0-22L46 44',
];

export const approved: StatePicture = [
  'M48 8 24 17v18c0 15 10 25 24 30 14-5 24-15 24-30V17z',
  'M38 37l7 7 14-15',
];
