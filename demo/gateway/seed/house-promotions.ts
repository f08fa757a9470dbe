import { paragraphs } from './markup.ts';
import type { PromotionSeed } from './promotion-seed.ts';

const DAY = 24 * 60 * 60_000;
/** Milliseconds until somebody has looked at an application. */
const REVIEW = 20_000;

/** What the house always has on. */
export const housePromotions: readonly PromotionSeed[] = [
  {
    id: 'p-friday',
    banner: 'friday-spins',
    categories: ['c-slots'],
    rules: { review: { ms: REVIEW, verdict: 'issued' } },
    title: {
      EN: 'Friday free spins',
      ES: 'Giros gratis del viernes',
      HI: 'शुक्रवार के मुफ़्त स्पिन',
      JA: '金曜フリースピン',
      KO: '금요일 무료 스핀',
      PT: 'Rodadas grátis de sexta',
      TY: 'Ohuraa tamoni ore no te mahana pae',
      UR: 'جمعے کے مفت اسپن',
    },
    content: (language) =>
      `${paragraphs({
        EN: '<strong>50 spins on Lantern Tiger</strong> for everyone who played a slot on Thursday.',
        ES: '<strong>50 giros en Lantern Tiger</strong> para quien jugó a las tragamonedas el jueves.',
        HI: 'गुरुवार को स्लॉट खेलने वाले सभी को <strong>लालटेन टाइगर पर 50 स्पिन</strong>।',
        JA: '木曜にスロットを遊んだ方全員に<strong>ランタンタイガー50スピン</strong>。',
        KO: '목요일에 슬롯을 즐긴 모두에게 <strong>랜턴 타이거 50스핀</strong>.',
        PT: '<strong>50 rodadas em Lantern Tiger</strong> para quem jogou slots na quinta.',
        TY: '<strong>E 50 ohuraa i nia ia Lantern Tiger</strong> no te feia atoa tei hauti i te mahana maha.',
        UR: 'جمعرات کو سلاٹ کھیلنے والے ہر شخص کے لیے <strong>لالٹین ٹائیگر پر 50 اسپن</strong>۔',
      })(
        language,
      )}<table><tbody><tr><th>≥ 100</th><td>10</td></tr><tr><th>≥ 500</th><td>25</td></tr><tr><th>≥ 1,000</th><td>50</td></tr></tbody></table>`,
  },
  {
    id: 'p-drops',
    banner: 'night-drops',
    categories: ['c-slots', 'c-live'],
    rules: {},
    title: {
      EN: 'Saturday night drops',
      ES: 'Premios del sábado por la noche',
      HI: 'शनिवार रात के इनाम',
      JA: '土曜の夜のドロップ',
      KO: '토요일 밤 드롭',
      PT: 'Prêmios de sábado à noite',
      TY: 'Te mau re no te po mahana maa',
      UR: 'ہفتے کی رات کے انعامات',
    },
    content: (language) =>
      // Sizes in px, as operators' editors write them.
      `<h3 style="font-size:32px;margin:20px 0 12px">20:00 – 02:00</h3>${paragraphs({
        EN: 'A prize falls every thirty seconds, on any game and any bet from 1.00.',
        ES: 'Cae un premio cada treinta segundos, en cualquier juego y apuesta desde 1,00.',
        HI: 'हर तीस सेकंड में एक इनाम, किसी भी गेम पर, 1.00 या अधिक के किसी भी दाँव पर।',
        JA: '30秒ごとに賞品がドロップ。どのゲームでも、1.00以上のベットが対象です。',
        KO: '30초마다 상품이 쏟아집니다. 모든 게임, 1.00 이상의 모든 베팅이 대상입니다.',
        PT: 'Um prêmio cai a cada trinta segundos, em qualquer jogo e aposta a partir de 1,00.',
        TY: 'E topa te hoê re i te toru ahuru tetoni tataitahi, i nia i te mau hauti atoa mai te 1.00.',
        UR: 'ہر تیس سیکنڈ بعد ایک انعام، کسی بھی گیم پر، 1.00 یا زیادہ کی ہر بازی پر۔',
      })(
        language,
      )}<p style="padding:16px;border-width:2px;line-height:28px"><a href="https://rules.foyer.example/drops">rules.foyer.example/drops</a></p>`,
  },
  {
    id: 'p-tables',
    banner: 'live-tables',
    categories: ['c-live'],
    rules: {},
    title: {
      EN: 'Lucky seat at the live tables',
      ES: 'Asiento de la suerte en las mesas en vivo',
      HI: 'लाइव टेबल पर भाग्यशाली सीट',
      JA: 'ライブテーブルのラッキーシート',
      KO: '라이브 테이블 행운의 자리',
      PT: 'Assento da sorte nas mesas ao vivo',
      TY: 'Te parahiraa manuia i te mau airaa ora',
      UR: 'لائیو میزوں پر خوش قسمت نشست',
    },
    content: (language) =>
      `${paragraphs({
        EN: 'Once an hour one seat is drawn; whoever sits there gets the stake of the round back.',
        ES: 'Cada hora se sortea un asiento; quien lo ocupa recupera la apuesta de la ronda.',
        HI: 'हर घंटे एक सीट चुनी जाती है; वहाँ बैठे खिलाड़ी को उस राउंड का दाँव वापस मिलता है।',
        JA: '1時間に1席を抽選。その席の方にはラウンドの賭け金をお返しします。',
        KO: '한 시간에 한 자리를 추첨해 그 라운드의 베팅금을 돌려드립니다.',
        PT: 'A cada hora um assento é sorteado; quem estiver nele recebe de volta a aposta da rodada.',
        TY: 'I te hora tataitahi e ma’itihia te hoê parahiraa; e faahoihia te moni o te taata i reira.',
        UR: 'ہر گھنٹے ایک نشست چنی جاتی ہے؛ وہاں بیٹھے کھلاڑی کو اس راؤنڈ کی بازی واپس ملتی ہے۔',
      })(language)}<ol><li>Aster</li><li>Vesper</li><li>The Parlour</li></ol>`,
  },
  {
    id: 'p-match',
    banner: 'match-week',
    categories: ['c-sports'],
    rules: { opens: 3 * DAY, closes: 10 * DAY },
    title: {
      EN: 'Match week: better odds',
      ES: 'Semana de partidos: mejores cuotas',
      HI: 'मैच सप्ताह: बेहतर ऑड्स',
      JA: 'マッチウィーク：オッズアップ',
      KO: '매치 위크: 배당률 상승',
      PT: 'Semana de jogos: odds melhores',
      TY: 'Hepetoma tauraa: e rahi ae te re',
      UR: 'میچ ویک: بہتر آڈز',
    },
    content: paragraphs({
      EN: 'From Monday to Sunday all first bets on a match are paid with five per cent more.',
      ES: 'De lunes a domingo, la primera apuesta a cada partido se paga un cinco por ciento más.',
      HI: 'सोमवार से रविवार तक हर मैच के पहले दाँव पर पाँच प्रतिशत अधिक भुगतान।',
      JA: '月曜から日曜まで、各試合の最初のベットは配当が5％アップします。',
      KO: '월요일부터 일요일까지 경기별 첫 베팅은 5% 더 지급됩니다.',
      PT: 'De segunda a domingo, a primeira aposta em cada jogo paga cinco por cento a mais.',
      TY: 'Mai te monirê e tae i te tapati, e hau atu e pae i nia i te hanere te aufauraa o te pereraa matamua.',
      UR: 'پیر سے اتوار تک ہر میچ کی پہلی بازی پر پانچ فیصد زیادہ ادائیگی۔',
    }),
  },
  {
    id: 'p-welcome',
    banner: 'welcome',
    categories: ['c-members', 'c-slots'],
    rules: {
      goal: { kind: 'deposit', cents: 100_00 },
      reward: (deposited) => Math.min(deposited, 5_000_00),
    },
    title: {
      EN: 'Welcome gift',
      ES: 'Regalo de bienvenida',
      HI: 'स्वागत उपहार',
      JA: 'ウェルカムギフト',
      KO: '환영 선물',
      PT: 'Presente de boas-vindas',
      TY: 'Te ô no te farii',
      UR: 'خیرمقدمی تحفہ',
    },
    content: paragraphs({
      EN: 'Your first deposit is doubled up to 5,000.00, and twenty spins come with it.',
      ES: 'Duplicamos tu primer depósito hasta 5.000,00 y añadimos veinte giros.',
      HI: 'आपकी पहली जमा राशि 5,000.00 तक दोगुनी, साथ में बीस स्पिन।',
      JA: '初回入金が5,000.00まで2倍、さらに20スピンをプレゼント。',
      KO: '첫 입금은 5,000.00까지 두 배, 스핀 20회도 함께 드립니다.',
      PT: 'Dobramos seu primeiro depósito até 5.000,00 e damos vinte rodadas.',
      TY: 'E taipitihia ta oe moni matamua e tae i te 5,000.00, e e piti ahuru ohuraa atoa.',
      UR: 'آپ کی پہلی جمع رقم 5,000.00 تک دگنی، ساتھ بیس اسپن۔',
    }),
  },
  {
    id: 'p-cashback',
    banner: 'cashback',
    categories: ['c-members'],
    rules: {
      goal: { kind: 'bet', cents: 500_00 },
      reward: (staked) => Math.round(staked * 0.08),
    },
    title: {
      EN: 'Weekly cashback',
      ES: 'Reembolso semanal',
      HI: 'साप्ताहिक कैशबैक',
      JA: '週間キャッシュバック',
      KO: '주간 캐시백',
      PT: 'Cashback semanal',
      TY: 'Moni faahoi i te hepetoma',
      UR: 'ہفتہ وار کیش بیک',
    },
    content: (language) =>
      `${paragraphs({
        EN: 'Up to eight per cent of what the week took comes back on Monday.',
        ES: 'Hasta el ocho por ciento de lo perdido en la semana vuelve el lunes.',
        HI: 'सप्ताह के नुक़सान का आठ प्रतिशत तक सोमवार को वापस।',
        JA: '1週間の負け分の最大8％を月曜にお返しします。',
        KO: '한 주 손실의 최대 8%를 월요일에 돌려드립니다.',
        PT: 'Até oito por cento do que a semana levou volta na segunda.',
        TY: 'E faahoihia mai i te monirê e tae i te va’u i nia i te hanere o tei ere i te hepetoma.',
        UR: 'ہفتے کے نقصان کا آٹھ فیصد تک پیر کو واپس۔',
      })(
        language,
      )}<table><tbody><tr><th>Silver</th><td>4 %</td></tr><tr><th>Gold</th><td>6 %</td></tr><tr><th>Platinum</th><td>8 %</td></tr></tbody></table>`,
  },
  {
    id: 'p-friends',
    banner: 'friends',
    categories: ['c-members'],
    rules: { referral: true },
    title: {
      EN: 'Bring a friend',
      ES: 'Trae a un amigo',
      HI: 'दोस्त को लाएँ',
      JA: '友だちを招待',
      KO: '친구 초대',
      PT: 'Traga um amigo',
      TY: 'A arata’i mai i te hoê hoa',
      UR: 'دوست کو لائیں',
    },
    content: paragraphs({
      EN: 'When your friend has played for a week, both of you get 500.00. Your link is under <a href="/m/inviteFriends">Invite friends</a>.',
      ES: 'Cuando tu amigo haya jugado una semana, ambos reciben 500,00. Tu enlace está en <a href="/m/inviteFriends">Invitar amigos</a>.',
      HI: 'दोस्त के एक सप्ताह खेलने पर दोनों को 500.00 मिलेंगे। आपका लिंक <a href="/m/inviteFriends">दोस्तों को बुलाएँ</a> में है।',
      JA: 'お友だちが1週間遊ぶと、お二人に500.00ずつ。リンクは<a href="/m/inviteFriends">友だちを招待</a>にあります。',
      KO: '친구가 일주일 동안 플레이하면 두 분 모두 500.00을 받습니다. 링크는 <a href="/m/inviteFriends">친구 초대</a>에 있습니다.',
      PT: 'Quando seu amigo jogar por uma semana, os dois recebem 500,00. Seu link está em <a href="/m/inviteFriends">Convidar amigos</a>.',
      TY: 'Ia hauti to oe hoa i te hoê hepetoma, e noaa ia orua toopiti e 500.00. Tei roto ta oe aho i <a href="/m/inviteFriends">A ani i te mau hoa</a>.',
      UR: 'دوست کے ایک ہفتہ کھیلنے پر دونوں کو 500.00 ملیں گے۔ آپ کا لنک <a href="/m/inviteFriends">دوستوں کو بلائیں</a> میں ہے۔',
    }),
  },
];
