/** How much a short word of an answer counts; long words and those of its question count 1. */
const SHORT_WEIGHT = 1 / 3;
const LONG_LATIN = 7;
/** Score that one word of a question reaches, or three short ones of an answer. */
const ENOUGH = 1;
/** Letters that words must have in common at their start, in Latin scripts and in others. */
const SAME_LATIN = 4;
const SAME_OTHER = 2;
/** Share of the longer word that must be the same. */
const SAME_SHARE = 0.6;
const SHORTEST_LATIN = 4;

const isLatin = (word) => /^\p{Script=Latin}/u.test(word);

/** Whether a word can say what a message is about: no short Latin word, no Japanese particle. */
const isTelling = (word) =>
  isLatin(word) ? word.length >= SHORTEST_LATIN : !/^\p{Script=Hiragana}+$/u.test(word);

/** Returns the telling words of a text in small letters, without accents of Latin letters. */
function wordsIn(text, language) {
  const plain = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f’']/g, '')
    .normalize('NFC')
    .toLowerCase();
  const segments = new Intl.Segmenter(language, { granularity: 'word' }).segment(plain);
  const words = [...segments].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);
  return new Set(words.filter(isTelling));
}

/** Whether two words are forms of one, such as "deposit" and "deposits". */
function areForms(one, other) {
  if (one === other) return true;
  let same = 0;
  while (same < one.length && one[same] === other[same]) same++;
  const least = isLatin(one) ? SAME_LATIN : SAME_OTHER;
  return same >= least && same >= SAME_SHARE * Math.max(one.length, other.length);
}

const weightOf = (word) => (isLatin(word) && word.length >= LONG_LATIN ? 1 : SHORT_WEIGHT);

const has = (words, word) => [...words].some((other) => areForms(word, other));

/**
 * Returns the prepared answer that shares most words with a message, if it shares enough. Words in half of the answers
 * do not count.
 */
export function findAnswer(message, answers, language) {
  const exact = answers.find(({ question }) => question === message);
  if (exact) return exact;
  const texts = answers.map(({ question, paragraphs }) => ({
    question: wordsIn(question, language),
    answer: wordsIn(paragraphs.join(' '), language),
  }));
  const scores = texts.map(() => 0);
  for (const word of wordsIn(message, language)) {
    const weights = texts.map(({ question, answer }) =>
      has(question, word) ? 1 : has(answer, word) ? weightOf(word) : 0,
    );
    if (weights.filter((weight) => weight > 0).length > answers.length / 2) continue;
    for (const [at, weight] of weights.entries()) scores[at] += weight;
  }
  const best = Math.max(...scores);
  return best >= ENOUGH ? answers[scores.indexOf(best)] : undefined;
}
