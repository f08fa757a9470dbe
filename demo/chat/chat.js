/** Texts by language: greeting, hours, explanation, back link. */
const words = {
  EN: [
    'Good to see you. How can we help?',
    'The desk is staffed day and night.',
    'This page stands for the operator’s live chat. Nothing is sent from it.',
    'Back',
  ],
  ES: [
    'Qué bueno verte. ¿En qué podemos ayudarte?',
    'La recepción atiende día y noche.',
    'Esta página representa el chat del operador. Desde aquí no se envía nada.',
    'Volver',
  ],
  HI: [
    'आपका स्वागत है। हम कैसे मदद करें?',
    'डेस्क दिन-रात खुला है।',
    'यह पृष्ठ ऑपरेटर की लाइव चैट की जगह है। यहाँ से कुछ नहीं भेजा जाता।',
    'वापस',
  ],
  JA: [
    'ようこそ。ご用件をお聞かせください。',
    'デスクは昼夜対応しています。',
    'このページは運営者のライブチャットの代わりです。何も送信されません。',
    '戻る',
  ],
  KO: [
    '반갑습니다. 무엇을 도와드릴까요?',
    '데스크는 밤낮으로 열려 있습니다.',
    '이 페이지는 운영자의 라이브 채팅을 대신합니다. 아무것도 전송되지 않습니다.',
    '뒤로',
  ],
  PT: [
    'Que bom ver você. Como podemos ajudar?',
    'O atendimento funciona dia e noite.',
    'Esta página representa o chat do operador. Nada é enviado daqui.',
    'Voltar',
  ],
  TY: [
    'Maeva. Eaha ta matou e tauturu ia oe?',
    'Te vai ra te pata i te ao e te po.',
    'E mono teie api i te aparauraa a te taata fatu. Aita e mea e haponohia.',
    'Hoi',
  ],
  UR: [
    'خوش آمدید۔ ہم کیا مدد کر سکتے ہیں؟',
    'ڈیسک دن رات کھلا ہے۔',
    'یہ صفحہ آپریٹر کی لائیو چیٹ کی جگہ ہے۔ یہاں سے کچھ نہیں بھیجا جاتا۔',
    'واپس',
  ],
};

const query = new URLSearchParams(location.search);
const asked = (query.get('language') ?? '').toUpperCase();
const language = Object.hasOwn(words, asked) ? asked : 'EN';
const [hello, open, note, back] = words[language];
document.documentElement.lang = language.toLowerCase();
document.documentElement.dir = language === 'UR' ? 'rtl' : 'ltr';

const title = query.get('title')?.trim().slice(0, 60);
if (title) {
  document.title = title;
  document.getElementById('title').textContent = title;
}
const colour = query.get('headerColor') ?? '';
if (/^#[0-9a-f]{6}$/i.test(colour)) document.getElementById('head').style.setProperty('--head', colour);

document.getElementById('hello').textContent = hello;
document.getElementById('open').textContent = open;
document.getElementById('note').textContent = note;

// An open redirect would let anyone link from here: only addresses of this origin.
const target = URL.canParse(query.get('backUrl') ?? '') ? new URL(query.get('backUrl')) : undefined;
if (target?.origin === location.origin) {
  const link = document.createElement('a');
  link.className = 'head__back';
  link.href = target.href;
  link.textContent = back;
  document.getElementById('head').prepend(link);
}
