/** An account of the demo, for whoever wants to look around. */
export interface DemoAccount {
  username: string;
  password: string;
  type: number;
  nickname: string;
  /** Club label; empty for none. Members show the VIP level that their play has brought them instead. */
  label: string;
  /** Balance at the start, in cents. */
  balance: number;
  /** E.164. */
  mobile?: string;
  email?: string;
  /** What to try with it. */
  purpose: string;
  locked?: true;
  /** Has never signed in, so that its first login is one. */
  neverSignedIn?: true;
}

const password = 'foyer-1234';

/** Every account type of A3, a locked account and one that has never signed in. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    username: 'maya7',
    password,
    mobile: '+919876543210',
    email: 'maya7@example.com',
    type: 0,
    nickname: 'Maya',
    label: '',
    balance: 2_500_000,
    purpose: 'Member: plays, keeps favourites, deposits and withdraws',
  },
  {
    username: 'ravi1',
    password,
    mobile: '+919812345678',
    email: 'ravi1@example.com',
    type: 1,
    nickname: 'Ravi',
    label: '',
    balance: 81_250_75,
    purpose: 'Member of type 1: real account that passes the agent check',
  },
  {
    username: 'noor2',
    password,
    mobile: '+923012345678',
    email: 'noor2@example.com',
    type: 2,
    nickname: 'نور',
    label: '',
    balance: 1_204_510,
    purpose: 'Member of type 2, nickname in Urdu',
  },
  {
    username: 'trial4',
    password,
    type: 4,
    nickname: '',
    label: '',
    balance: 500_000,
    purpose: 'Trial account: no deposit, no inbox, no member centre',
  },
  {
    username: 'guest40',
    password,
    type: 40,
    nickname: '',
    label: '',
    balance: 10_000,
    purpose: 'Type 40: neither real account nor agent',
  },
  {
    username: 'staff41',
    password,
    type: 41,
    nickname: 'Desk 41',
    label: '',
    balance: 25_000,
    purpose: 'Type 41: agent that is never asked for contracts',
  },
  {
    username: 'staff42',
    password,
    type: 42,
    nickname: 'Desk 42',
    label: '',
    balance: 25_000,
    purpose: 'Type 42: agent that is never asked for contracts',
  },
  {
    username: 'agent10',
    password,
    mobile: '+2348031234567',
    email: 'agent10@example.com',
    type: 10,
    nickname: 'Okoro Partners',
    label: 'Partner',
    balance: 9_450_000,
    purpose: 'Agent with a team of 35 on four levels; its agents, such as okeke_ng, have the same password',
  },
  {
    username: 'newbie',
    password,
    mobile: '+34612345678',
    email: 'newbie@example.com',
    type: 0,
    nickname: 'Ines',
    label: '',
    balance: 100_000,
    purpose: 'Has never signed in: first-login popup',
    neverSignedIn: true,
  },
  {
    username: 'locked1',
    password,
    mobile: '+919900112233',
    email: 'locked1@example.com',
    type: 0,
    nickname: '',
    label: '',
    balance: 0,
    purpose: 'Locked: sign-in is refused with login.locked',
    locked: true,
  },
];

/** The agent whose team the seed fills. */
export const agentUsername = 'agent10';
