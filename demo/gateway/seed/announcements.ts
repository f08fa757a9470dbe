import type { Texts } from '../languages.ts';
import { type Content, paragraphs } from './markup.ts';
import { playerNews } from './player-news.ts';
import { popups } from './popups.ts';

export type AnnouncementKind = 'promotion' | 'player' | 'popup' | 'hot' | 'agent';

export interface AnnouncementSeed {
  id: string;
  kind: AnnouncementKind;
  title: Texts;
  content: Content;
  promotionType?: string;
  /** A for signed-in players, B for guests, F on a first login (B4). */
  execution?: 'A' | 'B' | 'F';
  daysAgo: number;
}

const others: readonly AnnouncementSeed[] = [
  {
    id: 'a-promo-friday',
    kind: 'promotion',
    promotionType: 'FREESPIN',
    daysAgo: 1,
    title: {
      EN: '50 free spins on Lantern Tiger every Friday',
      ES: '50 giros gratis en Lantern Tiger cada viernes',
      HI: 'हर शुक्रवार लालटेन टाइगर पर 50 मुफ़्त स्पिन',
      JA: '毎週金曜、ランタンタイガーのフリースピン50回',
      KO: '매주 금요일 랜턴 타이거 무료 스핀 50회',
      PT: '50 rodadas grátis em Lantern Tiger toda sexta',
      TY: 'E 50 ohuraa tamoni ore i nia ia Lantern Tiger i te mau mahana pae atoa',
      UR: 'ہر جمعے لالٹین ٹائیگر پر 50 مفت اسپن',
    },
    content: paragraphs({
      EN: 'Play any slot on Thursday and the spins wait for you on Friday morning.',
      ES: 'Juega a cualquier tragamonedas el jueves y los giros te esperan el viernes por la mañana.',
      HI: 'गुरुवार को कोई भी स्लॉट खेलें, शुक्रवार सुबह स्पिन आपका इंतज़ार करेंगे।',
      JA: '木曜にスロットを遊ぶと、金曜の朝にスピンが届きます。',
      KO: '목요일에 슬롯을 플레이하면 금요일 아침에 스핀이 지급됩니다.',
      PT: 'Jogue qualquer slot na quinta e as rodadas esperam por você na sexta de manhã.',
      TY: 'A hauti i te hoê matini i te mahana maha, e tiai mai te mau ohuraa ia oe i te poipoi mahana pae.',
      UR: 'جمعرات کو کوئی بھی سلاٹ کھیلیں، جمعے کی صبح اسپن آپ کے منتظر ہوں گے۔',
    }),
  },
  {
    id: 'a-hot-koi',
    kind: 'hot',
    daysAgo: 0,
    title: {
      EN: 'Koi Parade paid its largest prize last night',
      ES: 'Koi Parade pagó anoche su mayor premio',
      HI: 'कोई परेड ने कल रात अपना सबसे बड़ा इनाम दिया',
      JA: '鯉のパレードで昨夜、過去最高の賞金',
      KO: '잉어 퍼레이드, 어젯밤 역대 최고 당첨',
      PT: 'Koi Parade pagou ontem seu maior prêmio',
      TY: 'Ua aufau o Koi Parade i tana re rahi roa ae i te po i ma’iri ae nei',
      UR: 'کوئی پریڈ نے کل رات اپنا سب سے بڑا انعام دیا',
    },
    content: paragraphs({
      EN: 'The parade goes on: the prize pool starts again tonight.',
      ES: 'El desfile sigue: el bote empieza de nuevo esta noche.',
      HI: 'परेड जारी है: इनामी राशि आज रात फिर शुरू होगी।',
      JA: 'パレードは続きます。賞金プールは今夜また始まります。',
      KO: '퍼레이드는 계속됩니다. 상금은 오늘 밤 다시 시작됩니다.',
      PT: 'O desfile continua: o prêmio recomeça hoje à noite.',
      TY: 'Te tamau noa ra te porotêraa: e haamata faahou te moni re i teie po.',
      UR: 'پریڈ جاری ہے: انعامی رقم آج رات پھر شروع ہوگی۔',
    }),
  },
];

/** Everything announced, newest first within each kind. */
export const announcementSeeds: readonly AnnouncementSeed[] = [...playerNews, ...popups, ...others];
