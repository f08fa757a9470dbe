import { wordsOf } from './word-rows.js';

/** Texts of bets on matches, one per line in all languages. */
const ROWS = {
  live: 'Live|En vivo|लाइव|ライブ|라이브|Ao vivo|Ora|لائیو',
  suspended: 'Suspended|Suspendido|निलंबित|受付停止|중단됨|Suspensa|Tāpe’ahia|معطل',
  oddsChanged:
    'Odds changed|La cuota cambió|ऑड्स बदल गए|オッズが変わりました|배당이 바뀌었습니다|A cotação mudou|’Ua taui te cote|آڈز بدل گئے',
  acceptOdds:
    'The odds changed. Bet again to accept them.|La cuota cambió. Apuesta otra vez para aceptarla.|ऑड्स बदल गए। स्वीकार करने के लिए फिर दाँव लगाएँ।|オッズが変わりました。承諾するにはもう一度ベットしてください。|배당이 바뀌었습니다. 수락하려면 다시 베팅하세요.|A cotação mudou. Aposte de novo para aceitá-la.|’Ua taui te cote. ’A pere fa’ahou nō te fari’i.|آڈز بدل گئے۔ قبول کرنے کے لیے دوبارہ شرط لگائیں۔',
  betsClosed:
    'This match takes no bets right now.|Este partido no admite apuestas ahora.|इस मैच पर अभी दाँव नहीं लग सकते।|この試合は今ベットできません。|이 경기는 지금 베팅할 수 없습니다.|Este jogo não aceita apostas agora.|’Aita e nehenehe e pere i ni’a i teie ta’ura’a i teie taime.|اس میچ پر ابھی شرط نہیں لگ سکتی۔',
  result: 'Match result|Resultado|मैच का नतीजा|勝敗|경기 결과|Resultado|Hope’ara’a o te ta’ura’a|میچ کا نتیجہ',
  winner:
    'Match winner|Ganador del partido|मैच विजेता|勝者|경기 승자|Vencedor da partida|Te rē o te ta’ura’a|میچ کا فاتح',
  markets:
    'More markets|Más mercados|और मार्केट|その他のマーケット|더 많은 마켓|Mais mercados|Te tahi atu mau pere|مزید مارکیٹس',
  sameMatch:
    'An accumulator takes one selection of each match. Remove one, or bet on singles.|Una combinada admite una selección por partido. Quita una o apuesta simples.|एक्युमुलेटर में हर मैच का एक ही चयन हो सकता है। एक हटाएँ, या एकल दाँव लगाएँ।|マルチベットでは1試合につき1つだけ選べます。1つ外すか、シングルでベットしてください。|조합 베팅에는 경기마다 하나만 고를 수 있습니다. 하나를 빼거나 단일로 베팅하세요.|A múltipla aceita uma seleção por jogo. Remova uma ou aposte em simples.|Hō’ē noa mā’itira’a nō te ta’ura’a tāta’itahi i roto i te pere ’āmui. ’A ’īriti i te hō’ē, ’aore rā ’a pere hō’ē.|اکیومولیٹر میں ہر میچ کا ایک ہی انتخاب ہو سکتا ہے۔ ایک ہٹائیں، یا سنگل شرط لگائیں۔',
  sports: 'Sport|Deporte|खेल|スポーツ|종목|Esporte|Ha’uti|کھیل',
  allSports: 'All|Todos|सभी|すべて|전체|Todos|Pā’āto’a|سب',
  today: 'Today|Hoy|आज|今日|오늘|Hoje|I teie mahana|آج',
  clear:
    'Clear slip|Vaciar boleto|पर्ची खाली करें|ベット内容を消す|베팅 내역 비우기|Limpar aposta|’A tāmā i te pepa|پرچی خالی کریں',
  odds: 'Odds|Cuota|ऑड्स|オッズ|배당|Cotação|Cote|آڈز',
  possible:
    'Possible return|Ganancia posible|संभावित भुगतान|払戻予定額|예상 당첨금|Retorno possível|Moni e riro mai|ممکنہ ادائیگی',
  yourBets:
    'Your bets|Tus apuestas|आपके दाँव|あなたのベット|내 베팅|Suas apostas|Tā ’oe mau perera’a|آپ کی شرطیں',
  reference: 'Reference|Referencia|संदर्भ|参照番号|참조 번호|Referência|Nūmera|حوالہ',
  openBet: 'Open|Abierta|जारी|未確定|진행 중|Em aberto|Tē tere ra|جاری',
  placedBet:
    'Bet placed|Apuesta hecha|दाँव लग गया|ベットしました|베팅이 접수되었습니다|Aposta feita|’Ua ravehia te perera’a|شرط لگ گئی',
  currentScore: 'Score|Marcador|स्कोर|スコア|스코어|Placar|Tītau|اسکور',
  singles: 'Singles|Simples|एकल|シングル|단일 베팅|Simples|Pere hō’ē|سنگل',
  remove: 'Remove|Quitar|हटाएँ|外す|빼기|Remover|’Īriti|ہٹائیں',
  accumulator: 'Accumulator|Combinada|एक्युमुलेटर|マルチベット|조합 베팅|Múltipla|Pere ’āmui|اکیومولیٹر',
  totalOdds: 'Total odds|Cuota total|कुल ऑड्स|合計オッズ|총 배당|Cotação total|Cote tā’āto’a|کل آڈز',
  voidBet: 'Returned|Devuelta|वापस|返金|환급|Devolvida|Fa’aho’ihia|واپس',
  wonBet: 'Won|Ganada|जीत|的中|적중|Ganha|Rē|جیت',
  lostBet: 'Lost|Perdida|हार|はずれ|미적중|Perdida|Pau|ہار',
  finalScore: 'Final score|Marcador final|अंतिम स्कोर|最終スコア|최종 점수|Placar final|Hope’ara’a|حتمی اسکور',
  deleteDigit:
    'Delete digit|Borrar dígito|अंक हटाएँ|1文字削除|숫자 지우기|Apagar dígito|Tāmā i te nūmera|ہندسہ مٹائیں',
  done: 'Done|Listo|हो गया|完了|완료|Pronto|’Ua oti|ہو گیا',
  returned: 'Return|Pago|भुगतान|払戻|당첨금|Retorno|Moni ho’i mai|ادائیگی',
};

/** Returns the texts of a language, by default in English. */
export const slipWords = (language) => wordsOf(ROWS, language);
