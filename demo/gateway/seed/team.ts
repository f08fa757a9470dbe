/** Somebody in the team of the demo's agent. */
export interface TeamSeed {
  username: string;
  nickname: string;
  /** At the end of the seeded history, in cents. */
  balance: number;
  /** Name of the agent right above; the demo's agent unless told. */
  upline?: string;
  /** An agent too, who signs in with the demo's password. */
  agent?: true;
  /** Rounds played in the last month. */
  rounds: number;
  /** Hours since the last sign-in. */
  seen: number;
  /** Hours that the session of that sign-in still lives. */
  online?: number;
  /** Hours since the account was opened; long before the history unless told. */
  joined?: number;
  /** How much less rebate than the agent above, in hundredths of a percent. */
  below: number;
}

const DAY = 24;

/** Four levels of people; whoever is above somebody stands before them. */
export const team: readonly TeamSeed[] = [
  { username: 'amara_o', nickname: 'Amara', balance: 1_240_00, rounds: 22, seen: 1, online: 6, below: 20 },
  { username: 'bilal88', nickname: 'Bilal', balance: 12_00, rounds: 10, seen: 3, below: 30 },
  { username: 'chiaki', nickname: 'Chiaki', balance: 8_455_50, rounds: 16, seen: 1, online: 9, below: 20 },
  { username: 'dilip_k', nickname: 'Dilip', balance: 0, rounds: 0, seen: 9 * DAY, below: 40 },
  { username: 'esperanza', nickname: 'Esperanza', balance: 402_75, rounds: 12, seen: 5, below: 30 },
  { username: 'farah_s', nickname: 'Farah', balance: 77_00, rounds: 8, seen: 30, below: 30 },
  {
    username: 'gustavo',
    nickname: 'Gustavo',
    balance: 15_020_00,
    rounds: 26,
    seen: 2,
    online: 12,
    below: 20,
  },
  { username: 'hana_l', nickname: 'Hana', balance: 310_00, rounds: 9, seen: 52, below: 40 },
  { username: 'imran5', nickname: 'Imran', balance: 5_00, rounds: 14, seen: 1, below: 30 },
  { username: 'joana_p', nickname: 'Joana', balance: 2_210_10, rounds: 11, seen: 8, below: 30 },
  { username: 'kavya', nickname: 'Kavya', balance: 640_00, rounds: 5, seen: 16 * DAY, below: 40 },
  {
    username: 'leilani',
    nickname: 'Leilani',
    balance: 98_20,
    rounds: 3,
    seen: 1,
    online: 3,
    joined: 2,
    below: 40,
  },

  {
    username: 'okeke_ng',
    nickname: 'Okeke Circle',
    balance: 22_400_00,
    agent: true,
    rounds: 4,
    seen: 1,
    online: 8,
    below: 10,
  },
  ...below('okeke_ng', 38 * DAY, [
    { username: 'tobi_a', nickname: 'Tobi', balance: 530_00, rounds: 13, seen: 2, online: 5, below: 20 },
    { username: 'uche_m', nickname: 'Uche', balance: 44_10, rounds: 7, seen: 20, below: 30 },
    { username: 'ngozi_e', nickname: 'Ngozi', balance: 1_905_00, rounds: 15, seen: 4, below: 20 },
    { username: 'sola_b', nickname: 'Sola', balance: 200_00, rounds: 2, seen: 3, joined: 4, below: 30 },
    {
      username: 'adebayo_ng',
      nickname: 'Adebayo & Sons',
      balance: 3_310_40,
      agent: true,
      rounds: 0,
      seen: 26,
      below: 10,
    },
  ]),
  ...below('adebayo_ng', 25 * DAY, [
    { username: 'femi_k', nickname: 'Femi', balance: 61_00, rounds: 9, seen: 6, below: 10 },
    { username: 'kemi_o', nickname: 'Kemi', balance: 870_20, rounds: 12, seen: 2, online: 4, below: 10 },
    { username: 'dapo_r', nickname: 'Dapo', balance: 3_00, rounds: 4, seen: 7 * DAY, below: 20 },
  ]),

  {
    username: 'mirza_pk',
    nickname: 'مرزا پارٹنرز',
    balance: 9_760_00,
    agent: true,
    rounds: 3,
    seen: 5,
    below: 10,
  },
  ...below('mirza_pk', 34 * DAY, [
    { username: 'asad_q', nickname: 'اسد', balance: 715_00, rounds: 11, seen: 3, online: 2, below: 20 },
    { username: 'zainab_h', nickname: 'زینب', balance: 2_480_00, rounds: 18, seen: 2, online: 10, below: 20 },
    { username: 'hamza_t', nickname: 'Hamza', balance: 18_50, rounds: 6, seen: 44, below: 30 },
    { username: 'rabia_n', nickname: 'Rabia', balance: 350_00, rounds: 8, seen: 11, below: 30 },
    { username: 'usman_g', nickname: 'Usman', balance: 0, rounds: 0, seen: 20 * DAY, below: 30 },
  ]),

  {
    username: 'silva_br',
    nickname: 'Silva Time',
    balance: 6_045_25,
    agent: true,
    rounds: 0,
    seen: 15,
    below: 10,
  },
  ...below('silva_br', 30 * DAY, [
    { username: 'bruna_s', nickname: 'Bruna', balance: 129_90, rounds: 7, seen: 9, below: 20 },
    { username: 'caio_m', nickname: 'Caio', balance: 1_002_00, rounds: 10, seen: 1, below: 20 },
    {
      username: 'costa_br',
      nickname: 'Costa Norte',
      balance: 2_050_00,
      agent: true,
      rounds: 2,
      seen: 12,
      below: 10,
    },
  ]),
  ...below('costa_br', 20 * DAY, [
    { username: 'davi_l', nickname: 'Davi', balance: 83_00, rounds: 5, seen: 3, below: 10 },
    { username: 'elisa_f', nickname: 'Elisa', balance: 415_60, rounds: 8, seen: 2, online: 7, below: 10 },
    {
      username: 'farias_br',
      nickname: 'Farias Sul',
      balance: 940_00,
      agent: true,
      rounds: 0,
      seen: 60,
      below: 10,
    },
  ]),
  ...below('farias_br', 9 * DAY, [
    { username: 'gabi_n', nickname: 'Gabi', balance: 27_30, rounds: 6, seen: 4, below: 10 },
  ]),
];

/** The people of an agent of the team, whose accounts were opened then where nothing else is told. */
function below(upline: string, joined: number, people: readonly TeamSeed[]): TeamSeed[] {
  return people.map((person) => ({ upline, joined, ...person }));
}
