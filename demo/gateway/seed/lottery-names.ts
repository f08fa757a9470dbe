import { type Texts, texts } from '../languages.ts';

// biome-ignore format: a table reads best with a lottery on as few lines as it needs
const all: readonly Texts[] = [
  texts('Daily Five', 'Cinco Diario', 'डेली फ़ाइव', 'デイリーファイブ', '데일리 파이브', 'Cinco Diário', 'Pae i te mahana', 'ڈیلی فائیو'),
  texts('Monsoon Six', 'Seis del Monzón', 'मानसून सिक्स', 'モンスーンシックス', '몬순 식스', 'Seis da Monção', 'Ono no te ua', 'مون سون سکس'),
  texts('Midday Numbers', 'Números del Mediodía', 'दोपहर के नंबर', '正午のナンバーズ', '정오의 숫자', 'Números do Meio-dia', 'Numera o te avatea', 'دوپہر کے نمبر'),
  texts('Harbour Six', 'Seis del Puerto', 'हार्बर सिक्स', 'ハーバーシックス', '하버 식스', 'Seis do Porto', 'Ono no te uahu', 'ہاربر سکس'),
  texts('Hourly Keno', 'Keno por Hora', 'हर घंटे केनो', '毎時キノ', '매시간 키노', 'Keno por Hora', 'Keno i te hora', 'ہر گھنٹے کینو'),
  texts('Ten Minute Drum', 'Bombo de Diez Minutos', 'दस मिनट ड्रम', '10分ドラム', '10분 드럼', 'Tambor de Dez Minutos', 'Pahu ahuru miniti', 'دس منٹ ڈرم'),
  texts('Evening Pick Four', 'Pick Cuatro de la Tarde', 'शाम का पिक फ़ोर', 'イブニングピック4', '이브닝 픽 포', 'Pick Quatro da Noite', 'Maha no te ahiahi', 'شام کا پِک فور'),
  texts('Quarter Hour Ball', 'Bola del Cuarto de Hora', 'पंद्रह मिनट बॉल', '15分ボール', '15분 볼', 'Bola do Quarto de Hora', 'Popo 15 miniti', 'پندرہ منٹ بال'),
  texts('Hourly Three', 'Tres por Hora', 'हर घंटे थ्री', '毎時スリー', '매시간 쓰리', 'Três por Hora', 'Toru i te hora', 'ہر گھنٹے تھری'),
  texts('Weekend Six', 'Seis del Fin de Semana', 'वीकेंड सिक्स', 'ウィークエンドシックス', '주말 식스', 'Seis do Fim de Semana', 'Ono o te hopea hepetoma', 'ویک اینڈ سکس'),
  texts('Five Minute Keno', 'Keno de Cinco Minutos', 'पाँच मिनट केनो', '5分キノ', '5분 키노', 'Keno de Cinco Minutos', 'Keno pae miniti', 'پانچ منٹ کینو'),
  texts('Hanoi Night', 'Noche de Hanói', 'हनोई नाइट', 'ハノイナイト', '하노이 나이트', 'Noite de Hanói', 'Po no Hanoi', 'ہنوئی نائٹ'),
  texts('One Minute Ball', 'Bola de Un Minuto', 'एक मिनट बॉल', '1分ボール', '1분 볼', 'Bola de Um Minuto', 'Popo hoê miniti', 'ایک منٹ بال'),
  texts('One Minute Pick Three', 'Pick Tres de Un Minuto', 'एक मिनट पिक थ्री', '1分ピック3', '1분 픽 쓰리', 'Pick Três de Um Minuto', 'Toru hoê miniti', 'ایک منٹ پِک تھری'),
  texts('Saigon Evening', 'Tarde de Saigón', 'साइगॉन ईवनिंग', 'サイゴンイブニング', '사이공 이브닝', 'Tarde de Saigon', 'Ahiahi no Saigon', 'سائیگون ایوننگ'),
  texts('Three Minute Ball', 'Bola de Tres Minutos', 'तीन मिनट बॉल', '3分ボール', '3분 볼', 'Bola de Três Minutos', 'Popo toru miniti', 'تین منٹ بال'),
  texts('Three Minute Pick Five', 'Pick Cinco de Tres Minutos', 'तीन मिनट पिक फ़ाइव', '3分ピック5', '3분 픽 파이브', 'Pick Cinco de Três Minutos', 'Pae toru miniti', 'تین منٹ پِک فائیو'),
  texts('Mekong Hourly', 'Mekong por Hora', 'मेकांग हर घंटे', '毎時メコン', '매시간 메콩', 'Mekong por Hora', 'Mekong i te hora', 'میکونگ ہر گھنٹے'),
  texts('Rapid Lucky Six', 'Seis de la Suerte Rápido', 'रैपिड लकी सिक्स', 'ラピッドラッキー6', '래피드 럭키 식스', 'Seis da Sorte Rápido', 'Ono manuïa vitiviti', 'ریپڈ لکی سکس'),
  texts('Hourly Pick Five', 'Pick Cinco por Hora', 'हर घंटे पिक फ़ाइव', '毎時ピック5', '매시간 픽 파이브', 'Pick Cinco por Hora', 'Pae i te hora', 'ہر گھنٹے پِک فائیو'),
  texts('Saigon Three Minute', 'Saigón de Tres Minutos', 'साइगॉन तीन मिनट', 'サイゴン3分', '사이공 3분', 'Saigon de Três Minutos', 'Saigon toru miniti', 'سائیگون تین منٹ'),
  texts('Minute Keno', 'Keno del Minuto', 'मिनट केनो', '1分キノ', '1분 키노', 'Keno do Minuto', 'Keno hoê miniti', 'منٹ کینو'),
  texts('Ten Minute Pick Four', 'Pick Cuatro de Diez Minutos', 'दस मिनट पिक फ़ोर', '10分ピック4', '10분 픽 포', 'Pick Quatro de Dez Minutos', 'Maha ahuru miniti', 'دس منٹ پِک فور'),
  texts('Hanoi One Minute', 'Hanói de Un Minuto', 'हनोई एक मिनट', 'ハノイ1分', '하노이 1분', 'Hanói de Um Minuto', 'Hanoi hoê miniti', 'ہنوئی ایک منٹ'),
];

/** Name of each lottery, and of the game that plays it, by its English name. */
export const lotteryNames: Readonly<Record<string, Texts>> = Object.fromEntries(
  all.map((name) => [name.EN, name]),
);
