/** Every game category of the product, in the operator's order. */
export const categories = ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'LOTT', 'ELOTT'] as const;
export type Category = (typeof categories)[number];

export interface VendorSeed {
  code: string;
  name: string;
  /** How many games it has in each category. */
  games: Partial<Record<Category, number>>;
}

const vendor = (code: string, name: string, games: VendorSeed['games']): VendorSeed => ({
  code,
  name,
  games,
});

/** Invented vendors. SV3, IMES and TCG_LOTTO_VN are codes that the product reads a meaning from (B4). */
export const vendors: readonly VendorSeed[] = [
  vendor('ASTER', 'Aster', { RNG: 32, LIVE: 8 }),
  vendor('NIMBUS', 'Nimbus', { RNG: 30, FISH: 6 }),
  vendor('KESTREL', 'Kestrel', { RNG: 28 }),
  vendor('OAKIVY', 'Oak & Ivy', { RNG: 27, PVP: 5 }),
  vendor('PALIS', 'Palisade', { RNG: 26 }),
  vendor('HALCYON', 'Halcyon Row', { RNG: 24 }),
  vendor('TERN', 'Tern & Tide', { RNG: 23, FISH: 6 }),
  vendor('COPFINCH', 'Copper Finch', { RNG: 22 }),
  vendor('VESPER', 'Vesper', { RNG: 22, LIVE: 8 }),
  vendor('JUNIPER', 'Juniper Yard', { RNG: 20 }),
  vendor('LUMEN9', 'Lumen Nine', { RNG: 20 }),
  vendor('SALTBOX', 'Saltbox', { RNG: 19 }),
  vendor('BRIGHTW', 'Brightwater', { RNG: 18, FISH: 7 }),
  vendor('QUILL', 'Quill & Crown', { RNG: 18, PVP: 8 }),
  vendor('FOXGLOVE', 'Foxglove', { RNG: 17 }),
  vendor('NORTHL', 'Northlight', { RNG: 17 }),
  vendor('PICCOLO', 'Piccolo', { RNG: 16 }),
  vendor('UMBER', 'Umber', { RNG: 16 }),
  vendor('WREN', 'Wren House', { RNG: 15 }),
  vendor('CINDER', 'Cinder Park', { RNG: 15 }),
  vendor('LARK', 'Larkspur', { RNG: 14 }),
  vendor('MERID6', 'Meridian Six', { RNG: 14 }),
  vendor('TALLP', 'Tall Pines', { RNG: 13 }),
  vendor('MARROW', 'Marrow Lane', { RNG: 12 }),
  vendor('PARLOUR', 'The Parlour', { LIVE: 12 }),
  vendor('ATRIUM', 'Grand Atrium', { LIVE: 11 }),
  vendor('TABLEAU', 'Tableau', { LIVE: 10 }),
  vendor('SABLE', 'Sable Room', { LIVE: 9 }),
  vendor('CORAL', 'Coral Works', { FISH: 9 }),
  vendor('TIDEPOOL', 'Tidepool', { FISH: 8 }),
  vendor('DRIFT', 'Driftnet', { FISH: 6 }),
  vendor('RIVERB', 'Riverboat', { PVP: 10 }),
  vendor('FOLDRAISE', 'Fold & Raise', { PVP: 9 }),
  vendor('LONGTAB', 'Long Table', { PVP: 9 }),
  vendor('DEUCE', 'Deuce', { PVP: 7 }),
  vendor('TOUCHL', 'Touchline', { SPORTS: 2 }),
  vendor('GRANDST', 'Grandstand', { SPORTS: 1 }),
  vendor('PITCHS', 'Pitchside', { SPORTS: 1 }),
  vendor('TERRACE', 'Terrace', { SPORTS: 2 }),
  vendor('SV3', 'Red Spur', { SPORTS: 1 }),
  vendor('IMES', 'Arena Eight', { SPORTS: 1, ESPORTS: 2 }),
  vendor('LANE5', 'Lane Five', { ESPORTS: 2 }),
  vendor('LASTLANE', 'Last Respawn', { ESPORTS: 1 }),
  vendor('LOTT', 'Tumbler', { LOTT: 6 }),
  vendor('DRUM', 'Lucky Drum', { LOTT: 5 }),
  vendor('TCG_LOTTO_VN', 'Saigon Draw', { ELOTT: 5 }),
  vendor('MINBALL', 'Minute Ball', { ELOTT: 4 }),
  vendor('PICKROW', 'Pick Row', { ELOTT: 4 }),
];
