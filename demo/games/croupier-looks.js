import { seedOf } from './parts.js';

/** Light and dark tones of skins with their lips, hairs with their brows, and eyes, as they go together. */
const COMPLEXIONS = {
  fair: {
    skins: [
      ['#fbe0cc', '#dfae93', '#c8616a'],
      ['#f4cfae', '#d39c76', '#b9525a'],
      ['#ecc09a', '#c18d63', '#b04a4c'],
    ],
    hairs: [
      ['#7a4a26', '#4b2a11'],
      ['#d9b06a', '#9a7236'],
      ['#a5502a', '#6b2c12'],
      ['#3a261c', '#1c110b'],
      ['#8b6a48', '#56402a'],
    ],
    eyes: ['#3d6a8f', '#4a7a5c', '#6b4a2a', '#56748a'],
    slant: -1,
  },
  olive: {
    skins: [
      ['#e8bd92', '#b98558', '#b14d4e'],
      ['#d9a678', '#a67347', '#a3474a'],
    ],
    hairs: [
      ['#2b1b14', '#120a07'],
      ['#4d2e1c', '#2a170c'],
      ['#1e1a20', '#0b0a0d'],
    ],
    eyes: ['#4a2f1b', '#5f6a35', '#3b2616'],
    slant: 0,
  },
  brown: {
    skins: [
      ['#cf9a6b', '#99673f', '#9c4342'],
      ['#b57f52', '#80522f', '#8f3c3a'],
      ['#deb083', '#ad7a4e', '#a8484a'],
    ],
    hairs: [
      ['#1f1714', '#0c0807'],
      ['#35211a', '#180d09'],
    ],
    eyes: ['#3a2313', '#5a3d20'],
    slant: 0,
  },
  dark: {
    skins: [
      ['#8f5c3d', '#5f3a24', '#80343a'],
      ['#754730', '#4a2a1a', '#6f2c35'],
      ['#a56f49', '#744829', '#8a3a3c'],
    ],
    hairs: [
      ['#1c1513', '#090605'],
      ['#3b221a', '#1b0e0a'],
    ],
    eyes: ['#2c190d', '#3f2716'],
    slant: 0,
  },
  warm: {
    skins: [
      ['#f8dcbc', '#dcae84', '#c25560'],
      ['#eec9a0', '#c99868', '#b44c50'],
    ],
    hairs: [
      ['#201c22', '#0c0a0e'],
      ['#46301f', '#25170d'],
    ],
    eyes: ['#2f1d12', '#442b19'],
    slant: -2,
  },
};
const GREY = ['#c3bfba', '#8a8580'];

const namesOf = (text) => new Set(text.split(' '));
const MEN = namesOf(
  'Bram Dario Emil Felix Goran Henrik Jonas Kiran Lorenz Luca Milan Nikita Oren Pablo Rafael Rohan Samir Tomas Viktor',
);
/** Names by complexion; the others are fair. */
const GROUPS = {
  olive: namesOf('Aisha Carmen Chiara Dario Elif Esra Ines Jasmin Leila Luca Oren Pablo Rafael Samir Tamara'),
  brown: namesOf('Devika Farida Gita Kamala Kavya Kiran Mira Nadia Priya Rohan Sana'),
  dark: namesOf('Amara Bianca Naomi Quinn Selma Zara'),
  warm: namesOf('Hana Linh Yuki'),
};

const SUITS = [
  ['#a3264b', '#5c1029'],
  ['#2c4f9e', '#14285c'],
  ['#5a3aa0', '#2c1a5c'],
  ['#1f7a5e', '#0c4030'],
  ['#2b2f3c', '#12141b'],
  ['#b5652a', '#6b3410'],
  ['#1c7f93', '#0b434f'],
];

/** Outlines of a head of about 96x126 around 150 121, with the place of its mouth. */
const FACES = [
  // Oval.
  {
    outline:
      'M150 58C186 58 200 90 198 122C196 156 172 184 150 184C128 184 104 156 102 122C100 90 114 58 150 58z',
    mouth: 0,
  },
  // Round.
  {
    outline:
      'M150 58C188 58 204 90 201 124C200 162 178 181 150 181C122 181 100 162 99 124C96 90 112 58 150 58z',
    mouth: -2,
  },
  // Heart.
  {
    outline:
      'M150 58C188 58 203 88 199 116C195 146 166 187 150 188C134 187 105 146 101 116C97 88 112 58 150 58z',
    mouth: 1,
  },
  // Square.
  {
    outline:
      'M150 58C188 58 202 88 200 122C200 148 195 166 180 177C168 186 132 186 120 177C105 166 100 148 100 122C98 88 112 58 150 58z',
    mouth: 0,
  },
  // Long.
  {
    outline:
      'M150 58C183 58 197 88 196 122C195 162 171 193 150 193C129 193 105 162 104 122C103 88 117 58 150 58z',
    mouth: 5,
  },
];

/** Hair behind and in front of the head; `veil` is a scarf over it. */
const WOMEN_CUTS = [
  // Long, parted at the side.
  [
    'M96 112C88 58 122 36 152 36C190 36 212 66 206 116C204 148 222 168 214 206C208 236 186 232 176 214L124 214C112 234 92 236 86 206C80 172 98 150 96 112z',
    'M100 126C94 76 118 48 152 48C188 48 206 78 200 126C196 104 186 88 166 74C150 90 122 94 108 98C102 106 102 116 100 126z',
  ],
  // To the chin, with a fringe.
  [
    'M92 176C82 84 104 38 150 38C196 38 218 84 208 176C196 184 182 178 178 166L122 166C118 178 104 184 92 176z',
    'M101 128C92 74 118 46 150 46C184 46 208 74 199 128C196 112 194 102 190 96C166 102 134 102 110 96C105 104 103 114 101 128z',
  ],
  // Tied up.
  [
    'M124 44a27 25 0 1 1 54 0a27 25 0 1 1 -54 0z',
    'M101 122C94 72 118 46 150 46C184 46 206 72 199 122C196 100 184 82 160 72C140 78 116 88 108 98C104 106 102 114 101 122z',
  ],
  // Curly.
  [
    'M82 150C64 128 74 96 88 84C88 54 116 32 138 38C158 24 196 34 204 62C226 76 234 118 216 138C226 164 208 196 188 188L112 188C90 196 74 174 82 150z',
    'M100 124C92 104 98 84 112 76C114 60 136 54 148 60C166 50 190 60 192 78C206 88 206 108 200 124C196 108 188 98 176 94C166 100 152 98 148 90C138 100 120 98 112 98C104 104 102 114 100 124z',
  ],
  // Long and straight, parted in the middle.
  [
    'M94 240C84 150 82 40 150 40C218 40 216 150 206 240C194 246 182 244 174 238L178 150L122 150L126 238C118 244 106 246 94 240z',
    'M98 150C90 80 118 48 150 48C182 48 210 80 202 150C200 116 182 92 150 70C118 92 100 116 98 150z',
  ],
  // Short.
  [
    'M100 132C90 72 116 40 154 40C192 42 210 74 200 132C196 140 192 142 190 136L110 136C108 142 104 140 100 132z',
    'M99 120C90 72 114 40 156 40C196 42 208 78 201 118C198 106 196 100 192 94C176 96 160 90 148 78C140 92 124 100 110 100C104 104 101 112 99 120z',
  ],
  // A plait over the shoulder.
  [
    'M98 130C88 66 116 40 150 40C186 40 212 66 202 130C206 150 216 158 212 176C222 188 206 198 216 210C222 224 204 228 212 242C210 258 196 258 192 244C200 232 184 226 190 212C182 202 196 192 188 180L112 160C104 152 100 142 98 130z',
    'M100 124C92 74 116 46 148 46C186 46 208 74 200 130C196 108 190 94 178 84C152 86 128 82 120 74C114 86 104 98 100 124z',
  ],
  // Round and full.
  [
    'M150 18C206 14 240 60 232 112C234 158 206 184 182 178L118 178C94 184 66 158 68 112C60 60 94 14 150 18z',
    'M100 118C90 78 112 50 150 50C188 50 210 78 200 118C196 96 184 82 150 82C116 82 104 96 100 118z',
  ],
  // Waves to the shoulders.
  [
    'M92 120C76 70 110 34 154 36C196 36 222 72 208 122C224 142 206 156 216 176C222 196 200 210 180 200L120 200C98 210 78 196 84 176C94 156 78 142 92 120z',
    'M99 132C90 78 116 46 146 46C160 58 196 62 201 132C194 112 196 98 176 90C162 88 144 80 138 70C126 92 108 98 99 132z',
  ],
];
const VEIL = [
  'M84 214C72 92 96 34 150 34C204 34 228 92 216 214C236 236 244 262 238 296L62 296C56 262 64 236 84 214z',
  'M94 176C80 92 108 42 150 42C192 42 220 92 206 176C204 116 194 72 150 70C106 72 96 116 94 176zM100 160C108 190 128 204 150 204C172 204 192 190 200 160C208 190 226 214 218 236C200 262 100 262 82 236C74 214 92 190 100 160z',
];
const MEN_CUTS = [
  // Parted at the side.
  [
    '',
    'M99 118C90 70 112 40 152 42C190 40 210 66 201 118C198 104 196 96 192 90C170 92 136 86 122 74C116 84 104 94 104 104z',
  ],
  // Combed back.
  [
    '',
    'M100 116C90 66 116 38 150 38C184 38 210 66 200 116C198 100 192 86 182 80C164 72 136 72 118 80C108 86 102 100 100 116z',
  ],
  // Curly.
  [
    '',
    'M99 112C86 92 94 62 112 56C122 36 154 34 164 44C188 40 208 64 203 90C206 98 203 108 201 112C198 100 192 92 184 90C176 96 164 94 158 88C148 96 136 94 130 88C120 94 108 92 104 98C101 104 100 108 99 112z',
  ],
  // Cropped.
  [
    '',
    'M101 112C94 72 118 50 150 50C182 50 206 72 199 112C196 98 192 90 188 86C182 74 118 74 112 86C108 90 104 98 101 112z',
  ],
  // High at the front.
  [
    '',
    'M101 114C96 84 100 66 112 58C124 28 190 22 200 52C206 66 204 92 199 114C197 98 194 88 188 82C170 84 142 82 122 72C112 82 104 96 101 114z',
  ],
  // To the chin.
  [
    'M94 170C82 88 106 38 150 38C194 38 218 88 206 170C200 182 188 178 186 160L114 160C112 178 100 182 94 170z',
    'M100 130C92 76 116 46 150 46C184 46 208 76 200 130C198 106 186 86 156 72C130 84 106 100 100 130z',
  ],
  // Receding.
  [
    '',
    'M100 120C90 70 114 42 150 42C186 42 210 70 200 120C198 106 197 98 194 92C190 80 184 66 172 62C164 70 158 69 150 66C142 69 136 70 128 62C116 66 110 80 106 92C103 98 102 106 100 120z',
  ],
];

/** Beards on a face whose mouth is around 150 161. */
const BEARDS = [
  undefined,
  // Full.
  'M102 128C104 164 126 187 150 187C174 187 196 164 198 128C196 140 190 148 182 150C172 144 162 142 150 142C138 142 128 144 118 150C110 148 104 140 102 128zM134 158C142 150 158 150 166 158C158 164 142 164 134 158z',
  // A moustache.
  'M124 156C132 144 144 144 150 149C156 144 168 144 176 156C166 155 158 156 150 153C142 156 134 155 124 156z',
  // Around the mouth.
  'M128 152C136 143 164 143 172 152C176 172 166 187 150 187C134 187 124 172 128 152zM135 158C142 151 158 151 165 158C158 166 142 166 135 158z',
];

/** Brows, from the outer end of the left one to its inner end; the right one is mirrored. */
const BROWS = [
  'M113 107q13 -10 27 -3',
  'M113 104q13 -3 27 0',
  'M114 109Q120 97 140 104',
  'M113 106q12 -6 26 1',
];
const NOSES = [
  'M153 122c2 10 6 16 2 20c-3 2 -8 2 -11 0',
  'M146 120C147 130 141 138 141 141C144 146 156 146 159 141',
  'M155 118C156 130 162 138 157 143C152 146 147 145 143 142',
  'M142 139q2 6 8 5q6 1 8 -5',
];
/** Lips, and teeth or the line between the lips. */
const MOUTHS = [
  {
    lips: 'M132 158C140 153 146 153 150 155C154 153 160 153 168 158C160 171 140 171 132 158z',
    teeth: 'M137 158.500h26C158 163.500 142 163.500 137 158.500z',
  },
  {
    lips: 'M135 159C142 153 147 153 150 155C153 153 158 153 165 159C158 167 142 167 135 159z',
    line: 'M134 158.500Q150 164 166 158.500',
  },
  {
    lips: 'M128 155C138 152 162 152 172 155C168 174 132 174 128 155z',
    teeth: 'M132 156.500H168C164 164 136 164 132 156.500z',
  },
  {
    lips: 'M134 159C141 150 147 150 150 153C153 150 159 150 166 159C160 173 140 173 134 159z',
    line: 'M135 159.500Q143 161 150 159.500Q157 161 165 159.500',
  },
];
/** Half the height of an open eye above and below its middle, and its half width. */
const EYES = [
  { over: 7, under: 5, half: 11 },
  { over: 8.5, under: 6, half: 10.5 },
  { over: 5.5, under: 4.5, half: 12 },
];

/** Returns a generator of choices that are the same for a text each time. */
function choices(text) {
  let seed = seedOf(text);
  return (all) => {
    // Mixes all bits: names of the same length would choose alike.
    seed = Math.imul((seed ^ (seed >>> 15)) + 0x6d2b79f5, 0x85ebca6b) >>> 0;
    return all[((seed ^ (seed >>> 13)) >>> 0) % all.length];
  };
}

/** Returns the looks of a dealer: always the same for the same name. */
export function looksOf(name) {
  const choose = choices(`${name} at the table`);
  const isMan = MEN.has(name);
  const group = Object.keys(GROUPS).find((one) => GROUPS[one].has(name)) ?? 'fair';
  const { skins, hairs, eyes, slant } = COMPLEXIONS[group];
  const isOlder = choose([false, false, false, true]);
  const hasVeil = !isMan && (group === 'olive' || group === 'brown') && choose([false, false, false, true]);
  return {
    isMan,
    isOlder,
    hasVeil,
    slant,
    skin: choose(skins),
    hair: isOlder ? choose([GREY, hairs[0]]) : choose(hairs),
    suit: choose(SUITS),
    iris: choose(eyes),
    face: choose(FACES),
    cut: hasVeil ? VEIL : choose(isMan ? MEN_CUTS : WOMEN_CUTS),
    brow: choose(BROWS),
    nose: choose(NOSES),
    mouth: choose(MOUTHS),
    eye: choose(EYES),
    beard: isMan ? choose(BEARDS) : undefined,
    outfit: choose([0, 1, 2]),
    glasses: choose([undefined, undefined, undefined, isOlder ? 'round' : undefined, 'square']),
    earrings: isMan || hasVeil ? undefined : choose(['studs', 'hoops', 'drops', undefined]),
    mark: choose([undefined, 'freckles', 'mole', group === 'brown' && !isMan ? 'bindi' : undefined]),
  };
}
