import { wordsOf } from './word-rows.js';

/** Texts of blackjack, one per line in all languages. `*` is a number, a rank or an amount. */
const ROWS = {
  hit: 'Hit|Pedir|हिट|ヒット|히트|Pedir|Ani|ہٹ',
  stand: 'Stand|Plantarse|स्टैंड|スタンド|스탠드|Parar|Fa’aea|سٹینڈ',
  double: 'Double|Doblar|डबल|ダブル|더블|Dobrar|Fa’apiti|ڈبل',
  split: 'Split|Dividir|स्प्लिट|スプリット|스플릿|Dividir|Vāhi|سپلٹ',
  handNumber: 'Hand *|Mano *|हाथ *|ハンド*|패 *|Mão *|Pere *|ہاتھ *',
  myTurn: 'Your turn|Tu turno|आपकी बारी|あなたの番|내 차례|Sua vez|Tā ’oe taime|آپ کی باری',
  youHave:
    'Your turn: you have *|Tu turno: tienes *|आपकी बारी: आपके पास *|あなたの番です。合計*|내 차례: 합계 *|Sua vez: você tem *|Tā ’oe taime: e * tā ’oe|آپ کی باری: آپ کے پاس *',
  choiceTime:
    'Time to choose|Tiempo para decidir|चुनने का समय|選択時間|선택 시간|Tempo para decidir|Taime nō te mā’iti|چننے کا وقت',
  dealing:
    'Dealing cards|Repartiendo cartas|पत्ते बाँटे जा रहे हैं|カードを配っています|카드를 나누는 중|Distribuindo as cartas|Tē ’ōpere nei i te mau tāreta|پتے بانٹے جا رہے ہیں',
  dealerTurn:
    'Dealer’s turn|Turno del crupier|डीलर की बारी|ディーラーの番|딜러 차례|Vez do crupiê|Te taime a te ta’ata ’ōpere|ڈیلر کی باری',
  paysRule:
    'Blackjack pays 3 to 2|Blackjack paga 3 a 2|ब्लैकजैक पर 3:2|ブラックジャックは3対2|블랙잭 3:2 지급|Blackjack paga 3 para 2|Blackjack: 3 nō te 2|بلیک جیک پر 3:2',
  dealerRule:
    'Dealer stands on 17|El crupier se planta en 17|डीलर 17 पर रुकता है|ディーラーは17でスタンド|딜러는 17에서 멈춤|Crupiê para em 17|E fa’aea te ta’ata ’ōpere i te 17|ڈیلر 17 پر رکتا ہے',
  doubleRule:
    'Double: one more card for the same stake again|Doblar: una carta más por otra apuesta igual|डबल: उतना ही दाँव और, बस एक और पत्ता|ダブル：同額を足してカードを1枚だけ引く|더블: 같은 금액을 더 걸고 한 장만 더 받기|Dobrar: mais uma carta por outra aposta igual|Fa’apiti: hō’ē tāreta nō te hō’ē ā perera’a|ڈبل: اتنی ہی شرط اور، بس ایک اور پتا',
  splitRule:
    'Split: two cards of the same value become two hands, each with the stake; split aces get one card each|Dividir: dos cartas del mismo valor forman dos manos, cada una con la apuesta; los ases divididos reciben una carta cada uno|स्प्लिट: एक ही मूल्य के दो पत्ते दो हाथ बनते हैं, हर एक पर दाँव; स्प्लिट इक्कों को एक-एक पत्ता|スプリット：同じ点の2枚を2つのハンドに分け、それぞれに同額を賭ける。エースは1枚ずつ|스플릿: 같은 값의 두 장을 두 패로 나누고 각각 같은 금액을 겁니다. 에이스는 한 장씩만 받습니다|Dividir: duas cartas de mesmo valor viram duas mãos, cada uma com a aposta; ases divididos recebem uma carta cada|Vāhi: e riro nā tāreta aifaito e piti ei nā pere e piti, e perera’a tō te pere tāta’itahi; hō’ē noa tāreta nā te As tāta’itahi|سپلٹ: برابر قدر کے دو پتے دو ہاتھ بن جاتے ہیں، ہر ایک پر شرط؛ سپلٹ اکوں کو ایک ایک پتا',
  timeRule:
    'Without a choice in * seconds you stand|Sin elegir en * segundos te plantas|* सेकंड में न चुनने पर स्टैंड|*秒以内に選ばないとスタンド|*초 안에 고르지 않으면 스탠드|Sem escolher em * segundos, você para|’Ia ’ore ’oe ’ia mā’iti i roto e * tetoni, e fa’aea ’oe|* سیکنڈ میں نہ چننے پر سٹینڈ',
  rulesTitle: 'Rules|Reglas|नियम|ルール|규칙|Regras|Te mau ture|قواعد',
  blackjack: 'Blackjack|Blackjack|ब्लैकजैक|ブラックジャック|블랙잭|Blackjack|Blackjack|بلیک جیک',
  push: 'Push|Empate|पुश|プッシュ|푸시|Empate|Aifaito|برابر',
  bust: 'Bust|Te pasas|बस्ट|バスト|버스트|Estourou|Hau i te 21|21 سے اوپر',
  dealerWins:
    'Dealer wins|Gana el crupier|डीलर की जीत|ディーラーの勝ち|딜러 승|Crupiê vence|’Ua rē te ta’ata ’ōpere|ڈیلر جیت گیا',
  timeUp:
    'Time is up: you stand|Se acabó el tiempo: te plantas|समय समाप्त: आप स्टैंड पर हैं|時間切れ：スタンドしました|시간 종료: 스탠드로 처리되었습니다|Tempo esgotado: você parou|’Ua hope te taime: ’ua fa’aea ’oe|وقت ختم: آپ سٹینڈ پر ہیں',
  secondsLeft:
    '* seconds left|Quedan * segundos|* सेकंड बाकी|残り*秒|*초 남음|Restam * segundos|E * tetoni e toe ra|* سیکنڈ باقی',
  goesOn:
    'Your open hand goes on|Tu mano abierta continúa|आपका खुला हाथ जारी है|途中のハンドを続けます|진행 중이던 패가 이어집니다|Sua mão aberta continua|Tē tāmau nei tā ’oe pere|آپ کا کھلا ہاتھ جاری ہے',
  changed:
    'Your hand was played in another window|Tu mano se jugó en otra ventana|आपका हाथ दूसरी विंडो में खेला गया|別のウィンドウでプレイされました|다른 창에서 진행된 패입니다|Sua mão foi jogada em outra janela|’Ua perehia i ni’a i te tahi atu ha’amāramarama|آپ کا ہاتھ دوسری ونڈو میں کھیلا گیا',
  noDouble:
    'Not enough balance to double: hit or stand|Saldo insuficiente para doblar: pide o plántate|डबल के लिए बैलेंस कम है: हिट या स्टैंड चुनें|残高不足でダブルできません。ヒットかスタンドを|잔액이 부족해 더블할 수 없습니다. 히트나 스탠드를 고르세요|Saldo insuficiente para dobrar: peça ou pare|’Aita e nava’i te moni nō te fa’apiti: ’a ani ’aore rā ’a fa’aea|ڈبل کے لیے بیلنس کافی نہیں: ہٹ یا سٹینڈ چنیں',
  noSplit:
    'Not enough balance to split: hit or stand|Saldo insuficiente para dividir: pide o plántate|स्प्लिट के लिए बैलेंस कम है: हिट या स्टैंड चुनें|残高不足でスプリットできません。ヒットかスタンドを|잔액이 부족해 스플릿할 수 없습니다. 히트나 스탠드를 고르세요|Saldo insuficiente para dividir: peça ou pare|’Aita e nava’i te moni nō te vāhi: ’a ani ’aore rā ’a fa’aea|سپلٹ کے لیے بیلنس کافی نہیں: ہٹ یا سٹینڈ چنیں',
  faceDown:
    'Face-down card|Carta boca abajo|बंद पत्ता|伏せたカード|뒤집힌 카드|Carta virada para baixo|Tāreta huna|الٹا پتہ',
  ace: 'Ace|As|इक्का|エース|에이스|Ás|As|اکا',
  king: 'King|Rey|बादशाह|キング|킹|Rei|Ari’i|بادشاہ',
  queen: 'Queen|Reina|बेगम|クイーン|퀸|Dama|Ari’i vahine|بیگم',
  jack: 'Jack|Jota|गुलाम|ジャック|잭|Valete|Valet|غلام',
  clubs: '* of clubs|* de tréboles|चिड़ी का *|クラブの*|클로버 *|* de paus|* trèfle|چڑیا کا *',
  diamonds: '* of diamonds|* de diamantes|ईंट का *|ダイヤの*|다이아몬드 *|* de ouros|* carreau|اینٹ کا *',
  hearts: '* of hearts|* de corazones|पान का *|ハートの*|하트 *|* de copas|* cœur|پان کا *',
  spades: '* of spades|* de picas|हुकुम का *|スペードの*|스페이드 *|* de espadas|* pique|حکم کا *',
};

const RANKS = { A: 'ace', K: 'king', Q: 'queen', J: 'jack' };
const SUITS = { '♣': 'clubs', '♦': 'diamonds', '♥': 'hearts', '♠': 'spades' };

/** Returns the texts of blackjack in a language. */
export const blackjackWords = (language) => wordsOf(ROWS, language);

/** Returns the name of a card for screen readers. */
export function cardName(card, words) {
  const rank = card.slice(0, -1);
  return words[SUITS[card.slice(-1)]].replace('*', words[RANKS[rank]] ?? rank);
}
