import type { Language, Texts } from '../languages.ts';

interface BannerSeed {
  id: string;
  group: string;
  title: Texts;
  /** Path of the site, or empty. */
  link: string;
}

export const banners: readonly BannerSeed[] = [
  {
    id: 'friday-spins',
    group: 'm_home',
    link: '/m/activityDetail?id=p-friday',
    title: {
      EN: 'Friday free spins, on the house',
      ES: 'Giros gratis del viernes, invita la casa',
      HI: 'शुक्रवार के मुफ़्त स्पिन, हमारी ओर से',
      JA: '金曜フリースピン、当店のおごりです',
      KO: '금요일 무료 스핀, 저희가 쏩니다',
      PT: 'Rodadas grátis de sexta, por conta da casa',
      TY: 'Faaohuraa tamoni ore no te mahana pae, na matou e aufau',
      UR: 'جمعے کے مفت اسپن، ہماری طرف سے',
    },
  },
  {
    id: 'night-drops',
    group: 'm_home',
    link: '/m/activityDetail?id=p-drops',
    title: {
      EN: 'Saturday night drops: 120 prizes an hour',
      ES: 'Lluvia de premios del sábado: 120 por hora',
      HI: 'शनिवार रात के इनाम: हर घंटे 120',
      JA: '土曜の夜のドロップ：1時間に120個の賞品',
      KO: '토요일 밤 드롭: 시간당 상품 120개',
      PT: 'Chuva de prêmios de sábado: 120 por hora',
      TY: 'Te mau re no te po mahana maa: 120 re i te hora',
      UR: 'ہفتے کی رات کے انعامات: ہر گھنٹے 120',
    },
  },
  {
    id: 'live-tables',
    group: 'm_home',
    link: '/m/live-games',
    title: {
      EN: 'New live tables, open all night',
      ES: 'Nuevas mesas en vivo, abiertas toda la noche',
      HI: 'नई लाइव टेबल, पूरी रात खुली',
      JA: '新しいライブテーブル、朝まで営業',
      KO: '새 라이브 테이블, 밤새 열려 있습니다',
      PT: 'Novas mesas ao vivo, abertas a noite toda',
      TY: 'Te mau airaa ora api, e matara i te po taatoa',
      UR: 'نئی لائیو میزیں، ساری رات کھلی',
    },
  },
  {
    id: 'reef-season',
    group: 'm_home',
    link: '/m/fishing-games',
    title: {
      EN: 'Reef season: every catch counts double',
      ES: 'Temporada de arrecife: cada captura vale doble',
      HI: 'रीफ़ सीज़न: हर शिकार दोगुना गिना जाएगा',
      JA: 'リーフシーズン：すべての獲物が2倍',
      KO: '리프 시즌: 모든 어획이 두 배',
      PT: 'Temporada do recife: cada captura vale em dobro',
      TY: 'Te tau o te aau: e taipiti te numera o te ia tataitahi',
      UR: 'ریف سیزن: ہر شکار دگنا شمار',
    },
  },
  {
    id: 'match-week',
    group: 'm_home',
    link: '/m/sport-games',
    title: {
      EN: 'Match week: better odds on every kick-off',
      ES: 'Semana de partidos: mejores cuotas en cada saque',
      HI: 'मैच सप्ताह: हर मुक़ाबले पर बेहतर ऑड्स',
      JA: 'マッチウィーク：全試合のオッズがアップ',
      KO: '매치 위크: 모든 경기의 배당률 상승',
      PT: 'Semana de jogos: odds melhores em cada partida',
      TY: 'Te hepetoma tauraa: e rahi ae te re i te mau tauraa atoa',
      UR: 'میچ ویک: ہر مقابلے پر بہتر آڈز',
    },
  },
  {
    id: 'hot-lantern',
    group: 'm_hotgames',
    link: '/m/hot-games',
    title: {
      EN: 'The games everyone plays tonight',
      ES: 'Los juegos que todos juegan esta noche',
      HI: 'आज रात सबके पसंदीदा गेम',
      JA: '今夜みんなが遊んでいるゲーム',
      KO: '오늘 밤 모두가 즐기는 게임',
      PT: 'Os jogos que todos jogam esta noite',
      TY: 'Te mau hauti e hautihia e te taatoaraa i teie po',
      UR: 'آج رات سب کے پسندیدہ گیمز',
    },
  },
  {
    id: 'menu-friends',
    group: 'm_leftmenu',
    link: '/m/inviteFriends',
    title: {
      EN: 'Bring a friend, share a bonus',
      ES: 'Trae a un amigo y comparte un bono',
      HI: 'दोस्त को लाएँ, बोनस बाँटें',
      JA: '友だちを招待してボーナスを分け合おう',
      KO: '친구를 초대하고 보너스를 나누세요',
      PT: 'Traga um amigo e divida um bônus',
      TY: 'A arata’i mai i te hoê hoa, a opere i te hoê moni hau',
      UR: 'دوست کو لائیں، بونس بانٹیں',
    },
  },
  {
    id: 'first-deposit',
    group: 'm_reg',
    link: '/m/activityDetail?id=p-welcome',
    title: {
      EN: 'Join tonight: your first deposit, doubled',
      ES: 'Únete esta noche: duplicamos tu primer depósito',
      HI: 'आज रात जुड़ें: पहली जमा राशि दोगुनी',
      JA: '今夜ご登録で、初回入金が2倍に',
      KO: '오늘 밤 가입하면 첫 입금이 두 배',
      PT: 'Junte-se hoje à noite: primeiro depósito em dobro',
      TY: 'A tomo mai i teie po: tataipitihia ta oe moni matamua',
      UR: 'آج رات شامل ہوں: پہلا ڈپازٹ دگنا',
    },
  },
  {
    id: 'menu-app',
    group: 'm_leftmenu',
    link: '/m/app',
    title: {
      EN: 'Foyer on your home screen',
      ES: 'Foyer en tu pantalla de inicio',
      HI: 'Foyer आपकी होम स्क्रीन पर',
      JA: 'ホーム画面に Foyer を',
      KO: '홈 화면에 Foyer를',
      PT: 'Foyer na sua tela inicial',
      TY: 'Foyer i nia i ta oe api matamua',
      UR: 'Foyer آپ کی ہوم اسکرین پر',
    },
  },
];

/** Pictures of promotions that are no banners of their own. */
const promotionPictures = ['welcome', 'cashback', 'friends', 'vip', 'race-legend', 'lantern-market'];

/** The banner behind a picture; the wide version of one is a picture of its own. */
export function bannerById(id: string): { id: string; group: string } | undefined {
  const plain = id.replace(/-wide$/, '');
  const banner = banners.find((known) => known.id === plain);
  if (banner) return { id, group: banner.group };
  return promotionPictures.includes(plain) ? { id, group: 'promotion' } : undefined;
}

/** Banners of a group (or of several, comma separated) as they travel. */
export function bannersOf(base: string, groups: string, language: Language) {
  const asked = groups.split(',').map((group) => group.trim());
  return banners
    .filter(({ group }) => asked.includes(group))
    .map(({ id, group, title, link }) => ({
      id,
      groupName: group,
      url: `${base}/art/banners/${id}.svg`,
      title: title[language],
      link,
    }));
}
