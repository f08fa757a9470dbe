import type { Texts } from '../languages.ts';

type LotteryType = 'LOTT' | 'ELOTT';

export interface GroupSeed {
  code: string;
  gameType: LotteryType;
  playType: 'Tradition' | 'Entertainment';
  /** The operator pays prizes of its own, whatever mode the site plays by. */
  ownPrizes: boolean;
  name: Texts;
}

/** What is drawn: distinct balls of a drum, digits that may repeat, or the tiers of a Vietnamese region. */
export type Numbers =
  | { kind: 'balls'; count: number; of: number; bonus: number }
  | { kind: 'digits'; count: number }
  | { kind: 'vn'; region: 'north' | 'south' };

export interface LotterySeed {
  code: string;
  /** Also the name of its game. */
  name: string;
  group: string;
  gameType: LotteryType;
  numbers: Numbers;
  /** Seconds from one draw to the next. */
  period: number;
  /** Seconds after midnight (after Monday's, if weekly) of the place it is drawn at. */
  at: number;
  /** Seconds that place is ahead of UTC. */
  zone: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;
const SATURDAY = 5 * DAY;
const INDIA = 5.5 * HOUR;
const VIETNAM = 7 * HOUR;

// biome-ignore format: one group a line
export const groups: readonly GroupSeed[] = [
  { code: 'daily', gameType: 'LOTT', playType: 'Tradition', ownPrizes: false,
    name: { EN: 'Great draws', ES: 'Grandes sorteos', HI: 'बड़े ड्रॉ', JA: '定番の抽選', KO: '대형 추첨', PT: 'Grandes sorteios', TY: 'Mau taviri rarahi', UR: 'بڑے ڈرا' } },
  { code: 'keno', gameType: 'LOTT', playType: 'Entertainment', ownPrizes: true,
    name: { EN: 'Keno and drums', ES: 'Keno y bombos', HI: 'केनो और ड्रम', JA: 'キノとドラム', KO: '키노와 드럼', PT: 'Keno e tambores', TY: 'Keno e pahu', UR: 'کینو اور ڈرم' } },
  { code: 'vietnam', gameType: 'ELOTT', playType: 'Tradition', ownPrizes: false,
    name: { EN: 'Vietnam', ES: 'Vietnam', HI: 'वियतनाम', JA: 'ベトナム', KO: '베트남', PT: 'Vietnã', TY: 'Vietenama', UR: 'ویتنام' } },
  { code: 'minute', gameType: 'ELOTT', playType: 'Entertainment', ownPrizes: false,
    name: { EN: 'Minute balls', ES: 'Bolas al minuto', HI: 'मिनट बॉल', JA: 'ミニットボール', KO: '미니트 볼', PT: 'Bolas do minuto', TY: 'Popo miniti', UR: 'منٹ بال' } },
  { code: 'pick', gameType: 'ELOTT', playType: 'Entertainment', ownPrizes: true,
    name: { EN: 'Pick a row', ES: 'Elige una fila', HI: 'पंक्ति चुनें', JA: 'ピックロウ', KO: '줄 고르기', PT: 'Escolha uma linha', TY: 'Ma’iti i te reni', UR: 'قطار چنیں' } },
];

const groupType = (code: string) => groups.find((group) => group.code === code)!.gameType;

function lottery(
  code: string,
  name: string,
  group: string,
  numbers: Numbers,
  period: number,
  at = 0,
): LotterySeed {
  const gameType = groupType(group);
  return { code, name, group, gameType, numbers, period, at, zone: gameType === 'LOTT' ? INDIA : VIETNAM };
}

const balls = (count: number, of: number, bonus = 0): Numbers => ({ kind: 'balls', count, of, bonus });
const digits = (count: number): Numbers => ({ kind: 'digits', count });
const north: Numbers = { kind: 'vn', region: 'north' };
const south: Numbers = { kind: 'vn', region: 'south' };

/** One lottery for each game of LOTT and ELOTT, in the order of those games: their vendors take turns. */
export const lotteries: readonly LotterySeed[] = [
  lottery('DAY5', 'Daily Five', 'daily', balls(5, 36), DAY, 20 * HOUR),
  lottery('MON6', 'Monsoon Six', 'daily', balls(6, 45, 1), DAY, 21 * HOUR),
  lottery('MID4', 'Midday Numbers', 'daily', digits(4), DAY, 12 * HOUR),
  lottery('HAR6', 'Harbour Six', 'daily', balls(6, 49, 1), WEEK, SATURDAY + 19 * HOUR),
  lottery('KENO60', 'Hourly Keno', 'keno', balls(10, 80), HOUR),
  lottery('DRUM10', 'Ten Minute Drum', 'keno', balls(5, 36), 10 * MINUTE),
  lottery('EVE4', 'Evening Pick Four', 'daily', digits(4), DAY, 18.5 * HOUR),
  lottery('BALL15', 'Quarter Hour Ball', 'keno', balls(6, 45), 15 * MINUTE),
  lottery('THREE60', 'Hourly Three', 'keno', digits(3), HOUR, 30 * MINUTE),
  lottery('WKND6', 'Weekend Six', 'daily', balls(6, 45, 1), WEEK, SATURDAY + 22 * HOUR),
  lottery('KENO5', 'Five Minute Keno', 'keno', balls(10, 80), 5 * MINUTE),

  lottery('VNHN', 'Hanoi Night', 'vietnam', north, DAY, 18.25 * HOUR),
  lottery('MB1', 'One Minute Ball', 'minute', balls(5, 36), MINUTE),
  lottery('P3M1', 'One Minute Pick Three', 'pick', digits(3), MINUTE, 20),
  lottery('VNSG', 'Saigon Evening', 'vietnam', south, DAY, 16.25 * HOUR),
  lottery('MB3', 'Three Minute Ball', 'minute', balls(6, 45, 1), 3 * MINUTE),
  lottery('P5M3', 'Three Minute Pick Five', 'pick', digits(5), 3 * MINUTE, MINUTE),
  lottery('VNMK60', 'Mekong Hourly', 'vietnam', south, HOUR),
  lottery('LUCKY6', 'Rapid Lucky Six', 'minute', balls(6, 49), MINUTE, 40),
  lottery('P5H', 'Hourly Pick Five', 'pick', digits(5), HOUR, 15 * MINUTE),
  lottery('VNSG3', 'Saigon Three Minute', 'vietnam', south, 3 * MINUTE),
  lottery('KENO1', 'Minute Keno', 'minute', balls(10, 80), MINUTE, 30),
  lottery('P4M10', 'Ten Minute Pick Four', 'pick', digits(4), 10 * MINUTE),
  lottery('VNHN1', 'Hanoi One Minute', 'vietnam', north, MINUTE),
];

/** Names of a category's games in their order. */
export function lotteryGameNames(gameType: LotteryType): string[] {
  return lotteries.filter((one) => one.gameType === gameType).map(({ name }) => name);
}
