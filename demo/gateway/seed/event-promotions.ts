import { paragraphs } from './markup.ts';
import type { PromotionSeed } from './promotion-seed.ts';
import { raceContent } from './race-content.ts';

const DAY = 24 * 60 * 60_000;
/** Milliseconds until somebody has looked at an application. */
const REVIEW = 20_000;

/** What has a beginning, an end or a way to go. */
export const eventPromotions: readonly PromotionSeed[] = [
  {
    id: 'p-race',
    banner: 'race-legend',
    categories: ['c-slots'],
    rules: { closes: 30 * DAY, goal: { kind: 'bet', cents: 1_000_00 }, reward: () => 100_00 },
    title: {
      EN: 'The slot race',
      ES: 'La carrera de tragamonedas',
      HI: 'स्लॉट रेस',
      JA: 'スロットレース',
      KO: '슬롯 레이스',
      PT: 'A corrida dos slots',
      TY: 'Te tataauraa matini hauti',
      UR: 'سلاٹ ریس',
    },
    content: raceContent,
  },
  {
    id: 'p-vip',
    banner: 'vip',
    categories: ['c-members', 'c-live'],
    rules: {
      review: {
        ms: REVIEW,
        passes: ['Platinum', 'Diamond'],
        verdict: 'joined',
        reason: {
          EN: 'This evening is for Platinum and Diamond members.',
          ES: 'Esta velada es para miembros Platinum y Diamond.',
          HI: 'यह शाम प्लैटिनम और डायमंड सदस्यों के लिए है।',
          JA: 'プラチナ会員とダイヤモンド会員限定の夜です。',
          KO: '플래티넘 및 다이아몬드 회원을 위한 행사입니다.',
          PT: 'Esta noite é para membros Platinum e Diamond.',
          TY: 'No te mau mero Platinum e Diamond teie ahiahi.',
          UR: 'یہ شام پلاٹینم اور ڈائمنڈ اراکین کے لیے ہے۔',
        },
      },
    },
    title: {
      EN: 'VIP evening in the Parlour',
      ES: 'Velada VIP en el Parlour',
      HI: 'पार्लर में VIP शाम',
      JA: 'パーラーでのVIPの夜',
      KO: '팔러에서 열리는 VIP의 밤',
      PT: 'Noite VIP no Parlour',
      TY: 'Ahiahi VIP i roto i te Parlour',
      UR: 'پارلر میں VIP شام',
    },
    content: paragraphs({
      EN: 'A table of one’s own, higher limits and a host who knows your name. Tell us that you come.',
      ES: 'Una mesa propia, límites más altos y un anfitrión que conoce tu nombre. Dinos que vienes.',
      HI: 'अपनी टेबल, ऊँची सीमाएँ और आपका नाम जानने वाला मेज़बान। बताइए कि आप आ रहे हैं।',
      JA: '専用テーブル、高いリミット、お名前で迎えるホスト。ご参加をお知らせください。',
      KO: '전용 테이블, 더 높은 한도, 이름을 기억하는 호스트. 참석 여부를 알려 주세요.',
      PT: 'Uma mesa só sua, limites maiores e um anfitrião que sabe seu nome. Avise que você vem.',
      TY: 'Te hoê airaa na oe iho, te mau otia teitei ae e te hoê taata farii o tei ite i to oe i’oa.',
      UR: 'اپنی میز، زیادہ حدیں اور آپ کا نام جاننے والا میزبان۔ ہمیں بتائیں کہ آپ آ رہے ہیں۔',
    }),
  },
  {
    // Without a picture.
    id: 'p-tournament',
    banner: '',
    categories: ['c-sports'],
    rules: { closes: 14 * DAY, review: { ms: 2 * DAY, verdict: 'joined' } },
    title: {
      EN: 'Cup of the forecasters',
      ES: 'Copa de los pronosticadores',
      HI: 'भविष्यवक्ताओं का कप',
      JA: '予想家カップ',
      KO: '예측가 컵',
      PT: 'Copa dos palpiteiros',
      TY: 'Te re a te feia tohu',
      UR: 'پیش گوئی کرنے والوں کا کپ',
    },
    content: paragraphs({
      EN: 'Sixty-four seats, six rounds, one cup. Seats are given out within two days of asking.',
      ES: 'Sesenta y cuatro plazas, seis rondas, una copa. Las plazas se asignan en dos días.',
      HI: 'चौंसठ सीटें, छह राउंड, एक कप। सीटें माँगने के दो दिन के भीतर दी जाती हैं।',
      JA: '64席、6ラウンド、カップはひとつ。席は申し込みから2日以内に決まります。',
      KO: '64석, 6라운드, 단 하나의 컵. 좌석은 신청 후 이틀 안에 배정됩니다.',
      PT: 'Sessenta e quatro vagas, seis rodadas, uma taça. As vagas saem em até dois dias.',
      TY: 'E ono ahuru ma maha parahiraa, e ono tuhaa, hoê re. E horo’ahia i roto e piti mahana.',
      UR: 'چونسٹھ نشستیں، چھ راؤنڈ، ایک کپ۔ نشستیں درخواست کے دو دن کے اندر دی جاتی ہیں۔',
    }),
  },
  {
    // Of no category: only among all of them.
    id: 'p-lantern',
    banner: 'lantern-market',
    categories: [],
    rules: { opens: -8 * DAY, closes: -DAY },
    title: {
      EN: 'Lantern festival',
      ES: 'Festival de los farolillos',
      HI: 'लालटेन उत्सव',
      JA: 'ランタンフェスティバル',
      KO: '등불 축제',
      PT: 'Festival das lanternas',
      TY: 'Oroa o te mau mori',
      UR: 'لالٹین میلہ',
    },
    content: paragraphs({
      EN: 'Thank you for a week of lights. The festival comes back with the next full moon.',
      ES: 'Gracias por una semana de luces. El festival vuelve con la próxima luna llena.',
      HI: 'रोशनी भरे सप्ताह के लिए धन्यवाद। उत्सव अगली पूर्णिमा को लौटेगा।',
      JA: '光あふれる1週間をありがとうございました。次の満月にまた開催します。',
      KO: '빛으로 가득한 한 주를 함께해 주셔서 감사합니다. 다음 보름달에 다시 찾아옵니다.',
      PT: 'Obrigado por uma semana de luzes. O festival volta na próxima lua cheia.',
      TY: 'Mauruuru no te hoê hepetoma mori. E ho’i mai te oroa i te marama î i mua nei.',
      UR: 'روشنیوں بھرے ہفتے کا شکریہ۔ میلہ اگلے پورے چاند پر واپس آئے گا۔',
    }),
  },
];
