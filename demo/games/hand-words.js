import { wordsOf } from './word-rows.js';

/** Texts of games with hands of cards or tiles, one per line in all languages. `*` is a number. */
const ROWS = {
  deal: 'Deal|Repartir|बाँटें|配る|딜|Dar cartas|’A ’ōpere|بانٹیں',
  begin:
    'Press “*” to start|Pulsa “*” para empezar|शुरू करने के लिए “*” दबाएँ|「*」を押してスタート|‘*’ 버튼을 눌러 시작하세요|Toque em “*” para começar|’A tāumi i ni’a ia “*” nō te ha’amata|شروع کرنے کے لیے “*” دبائیں',
  throwDice:
    'Throw the dice|Tirar los dados|पासा फेंकें|サイコロを振る|주사위 던지기|Lançar os dados|’A tāora i te daita|پانسہ پھینکیں',
  pot: 'Pot|Bote|पॉट|ポット|팟|Pote|Moni ha’aputu|پاٹ',
  fold: 'Fold|Se retira|फ़ोल्ड|フォールド|폴드|Desistiu|Fa’aea|فولڈ',
  highCard: 'High card|Carta alta|हाई कार्ड|ハイカード|하이 카드|Carta alta|Tāreta teitei|ہائی کارڈ',
  highestCard:
    'Highest card|Carta más alta|सबसे ऊँचा पत्ता|最強の札|가장 높은 카드|Carta mais alta|Tāreta teitei roa a’e|سب سے اونچا پتا',
  pair: 'Pair|Pareja|जोड़ी|ワンペア|원 페어|Par|Piti|جوڑی',
  twoPair: 'Two pair|Doble pareja|दो जोड़ी|ツーペア|투 페어|Dois pares|E piti piti|دو جوڑی',
  threeOfAKind: 'Three of a kind|Trío|तीन एक जैसे|スリーカード|트리플|Trinca|E toru hō’ē ā huru|تین ایک جیسے',
  straight: 'Straight|Escalera|सीक्वेंस|ストレート|스트레이트|Sequência|Ānaira’a|سٹریٹ',
  flush: 'Flush|Color|फ़्लश|フラッシュ|플러시|Flush|Hō’ē ā ’ū|فلش',
  fullHouse: 'Full house|Full|फ़ुल हाउस|フルハウス|풀 하우스|Full house|Fare ’ī|فل ہاؤس',
  fourOfAKind: 'Four of a kind|Póker|चार एक जैसे|フォーカード|포카드|Quadra|E maha hō’ē ā huru|چار ایک جیسے',
  straightFlush:
    'Straight flush|Escalera de color|स्ट्रेट फ़्लश|ストレートフラッシュ|스트레이트 플러시|Straight flush|Ānaira’a hō’ē ā ’ū|سٹریٹ فلش',
  ranks:
    'Hands, the best first|Manos, de mayor a menor|हाथ, सबसे अच्छा पहले|役（強い順）|족보 (높은 순)|Mãos, da melhor à pior|Te mau rima, te maita’i a’e nā mua|ہاتھ، بہترین پہلے',
  bull: 'Bull *|Toro *|बुल *|牛*|불 *|Touro *|Pua’atoro *|بُل *',
  points: 'Points: *|Puntos: *|अंक: *|*点|*점|Pontos: *|Tāpa’o: *|پوائنٹس: *',
};

/** Returns the texts of hands in a language. */
export const handWords = (language) => wordsOf(ROWS, language);
