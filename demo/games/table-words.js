import { wordsOf } from './word-rows.js';

/** Texts of tables and draws, one per line in all languages. `*` is a number. */
const ROWS = {
  player: 'Player|Jugador|प्लेयर|プレイヤー|플레이어|Jogador|Ta’ata pere|پلیئر',
  banker: 'Banker|Banca|बैंकर|バンカー|뱅커|Banca|Fare moni|بینکر',
  tie: 'Tie|Empate|टाई|タイ|타이|Empate|Aifaito|ٹائی',
  red: 'Red|Rojo|लाल|赤|빨강|Vermelho|’Ute’ute|لال',
  black: 'Black|Negro|काला|黒|검정|Preto|’Ere’ere|کالا',
  even: 'Even|Par|सम|偶数|짝수|Par|Tā’āpiti|جفت',
  odd: 'Odd|Impar|विषम|奇数|홀수|Ímpar|Tā’āpiti ’ore|طاق',
  low: '1–18|1–18|1–18|1–18|1–18|1–18|1–18|1–18',
  high: '19–36|19–36|19–36|19–36|19–36|19–36|19–36|19–36',
  zero: 'Zero|Cero|शून्य|ゼロ|제로|Zero|Aore|صفر',
  column: 'Column *|Columna *|कॉलम *|*列目|*열|Coluna *|Pou *|کالم *',
  ball: 'Ball|Bola|गेंद|ボール|볼|Bola|Pōpō|گیند',
  you: 'You|Tú|आप|あなた|나|Você|’Oe|آپ',
  dealer: 'Dealer|Crupier|डीलर|ディーラー|딜러|Crupiê|Ta’ata ’ōpere|ڈیلر',
  dragon: 'Dragon|Dragón|ड्रैगन|ドラゴン|드래곤|Dragão|Tarāto|ڈریگن',
  tiger: 'Tiger|Tigre|टाइगर|タイガー|타이거|Tigre|Taita|ٹائیگر',
  andar: 'Andar|Andar|अंदर|アンダー|안다르|Andar|Andar|اندر',
  bahar: 'Bahar|Bahar|बाहर|バハール|바하르|Bahar|Bahar|باہر',
  joker: 'Joker|Comodín|जोकर|ジョーカー|조커|Curinga|Joker|جوکر',
  small: 'Small|Pequeño|छोटा|小|소|Pequeno|Iti|چھوٹا',
  big: 'Big|Grande|बड़ा|大|대|Grande|Rahi|بڑا',
  triple: 'Triple|Triple|ट्रिपल|ゾロ目|트리플|Trinca|E toru hō’ē ā huru|ٹرپل',
  dice: 'Dice|Dados|पासे|サイコロ|주사위|Dados|Te mau daita|پانسے',
  wheel: 'Wheel|Rueda|पहिया|ホイール|휠|Roda|Huira|پہیہ',
  left: 'Left seat|Asiento izquierdo|बाईं सीट|左の席|왼쪽 자리|Lugar da esquerda|Pārahira’a ’aui|بائیں نشست',
  right: 'Right seat|Asiento derecho|दाईं सीट|右の席|오른쪽 자리|Lugar da direita|Pārahira’a ’atau|دائیں نشست',
  board: 'Board|Mesa|बोर्ड|ボード|보드|Mesa|’Iri|بورڈ',
  sardine: 'Sardine|Sardina|सार्डीन|イワシ|정어리|Sardinha|Operu|سارڈین',
  crab: 'Crab|Cangrejo|केकड़ा|カニ|게|Caranguejo|Pa’apa’a|کیکڑا',
  turtle: 'Turtle|Tortuga|कछुआ|カメ|거북|Tartaruga|Honu|کچھوا',
  shark: 'Shark|Tiburón|शार्क|サメ|상어|Tubarão|Ma’o|شارک',
  whale: 'Whale|Ballena|व्हेल|クジラ|고래|Baleia|Tohorā|وہیل',
  shot: 'Shot|Disparo|निशाना|ショット|발사|Tiro|Pupuhira’a|نشانہ',
  place:
    'Choose what to bet on|Elige a qué apostar|चुनें किस पर दाँव लगाना है|賭ける場所を選んでください|어디에 걸지 고르세요|Escolha em que apostar|’A mā’iti i tā ’oe perera’a|چنیں کس پر شرط لگانی ہے',
  buy: 'Buy ticket|Comprar boleto|टिकट खरीदें|チケットを買う|티켓 구매|Comprar bilhete|Ho’o i te titeti|ٹکٹ خریدیں',
  quick: 'Quick pick|Al azar|अपने आप चुनें|おまかせ|자동 선택|Surpresinha|Mā’itira’a ’oi’oi|خودکار انتخاب',
  pick: 'Pick * numbers|Elige * números|* नंबर चुनें|数字を*個選ぶ|번호 *개 선택|Escolha * números|’A mā’iti e * nūmera|* نمبر چنیں',
  drawNo: 'Draw *|Sorteo *|ड्रॉ *|第*回|* 회차|Sorteio *|Tāvirira’a *|ڈرا *',
  closes:
    'On sale for *|A la venta *|बिक्री * में बंद|発売終了まで*|판매 마감까지 *|À venda por *|E ho’ohia e *|فروخت * میں بند',
  drawn: 'Drawn in|Se sortea en|ड्रॉ होने में|抽選まで|추첨까지|Sorteio em|E tāvirihia i roto e|ڈرا ہونے میں',
  oneDay: '* day|* día|* दिन|*日|*일|* dia|* mahana|* دن',
  days: '* days|* días|* दिन|*日|*일|* dias|* mahana|* دن',
  results: 'Results|Resultados|नतीजे|結果|결과|Resultados|Te mau hope’ara’a|نتائج',
  yourResults:
    'Your results|Tus resultados|आपके नतीजे|あなたの結果|내 결과|Seus resultados|Tā ’oe mau hope’ara’a|آپ کے نتائج',
  noResults:
    'No results yet|Aún no hay resultados|अभी कोई नतीजा नहीं|結果はまだありません|아직 결과가 없습니다|Ainda não há resultados|’Aita ā e hope’ara’a|ابھی کوئی نتیجہ نہیں',
  tickets:
    'Your tickets|Tus boletos|आपके टिकट|あなたのチケット|내 티켓|Seus bilhetes|Tā ’oe mau titeti|آپ کے ٹکٹ',
  bought:
    'Ticket bought. Good luck|Boleto comprado. Buena suerte|टिकट खरीदा गया। शुभकामनाएँ|チケットを買いました。幸運を|티켓을 샀습니다. 행운을 빕니다|Bilhete comprado. Boa sorte|’Ua ho’ohia te titeti. Ia manuia|ٹکٹ خرید لیا گیا۔ نیک تمنائیں',
  waits:
    'Not drawn yet|Sin sortear|अभी ड्रॉ नहीं हुआ|抽選前|추첨 전|Ainda não sorteado|’Aita i tāvirihia|ابھی ڈرا نہیں ہوا',
  nothing: 'No prize|Sin premio|कोई इनाम नहीं|はずれ|꽝|Sem prêmio|’Aita e rē|کوئی انعام نہیں',
  hit: 'Hit|Acierto|सही|的中|적중|Acerto|Tano|درست',
  pays: 'Prizes|Premios|इनाम|配当|당첨금|Prêmios|Te mau rē|انعامات',
  slip: 'Your slip|Tu boleto|आपकी पर्ची|ベット内容|베팅 내역|Sua aposta|Tā ’oe pepa|آپ کی پرچی',
};

/** Texts of tables with a dealer. */
const LIVE_ROWS = {
  meron: 'Meron|Meron|मेरोन|メロン|메론|Meron|Meron|میرون',
  wala: 'Wala|Wala|वाला|ワラ|왈라|Wala|Wala|والا',
  fight: 'Fight *|Pelea *|मुकाबला *|第*試合|* 경기|Luta *|Fa’atito *|مقابلہ *',
  birdWins: '* wins|Gana *|* की जीत|*の勝ち|* 승리|* vence|Rē nā *|* کی جیت',
  dealerOver:
    'Dealer over 21|Crupier pasado|डीलर 21 से ऊपर|ディーラー21超え|딜러 21 초과|Crupiê estourou|Ta’ata ’ōpere hau i te 21|ڈیلر 21 سے اوپر',
  bettingTime:
    'Time for bets|Tiempo para apostar|दाँव का समय|ベット時間|베팅 시간|Tempo para apostar|Taime perera’a|شرط کا وقت',
  placeBets:
    'Place your bets|Hagan sus apuestas|दाँव लगाएँ|ベットをどうぞ|베팅하세요|Façam suas apostas|’A pere mai|شرط لگائیں',
  noMoreBets:
    'No more bets|No va más|अब दाँव बंद|ベット終了|베팅 마감|Apostas encerradas|’Ua ’ōpani te perera’a|شرطیں بند',
  road: 'Last results|Últimos resultados|पिछले नतीजे|最近の結果|최근 결과|Últimos resultados|Te mau hope’ara’a hopea|پچھلے نتائج',
  limits: 'Limits|Límites|सीमा|リミット|한도|Limites|’Ōti’a|حدود',
  chips: 'Chips|Fichas|चिप्स|チップ|칩|Fichas|Tāpa’o moni|چپس',
};

/** Returns the texts of a language, by default in English. */
export const tableWords = (language) => wordsOf({ ...ROWS, ...LIVE_ROWS }, language);
