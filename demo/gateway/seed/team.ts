/** Members below the demo's agent; balances in cents. */
export const team: readonly { username: string; nickname: string; balance: number }[] = [
  { username: 'amara_o', nickname: 'Amara', balance: 1_240_00 },
  { username: 'bilal88', nickname: 'Bilal', balance: 12_00 },
  { username: 'chiaki', nickname: 'Chiaki', balance: 8_455_50 },
  { username: 'dilip_k', nickname: 'Dilip', balance: 0 },
  { username: 'esperanza', nickname: 'Esperanza', balance: 402_75 },
  { username: 'farah_s', nickname: 'Farah', balance: 77_00 },
  { username: 'gustavo', nickname: 'Gustavo', balance: 15_020_00 },
  { username: 'hana_l', nickname: 'Hana', balance: 310_00 },
  { username: 'imran5', nickname: 'Imran', balance: 5_00 },
  { username: 'joana_p', nickname: 'Joana', balance: 2_210_10 },
  { username: 'kavya', nickname: 'Kavya', balance: 640_00 },
  { username: 'leilani', nickname: 'Leilani', balance: 98_20 },
];
