import { wordsOf } from './word-rows.js';

/** Texts of fishing games, one per line in all languages. */
const ROWS = {
  target:
    'Choose a target|Elige un blanco|निशाना चुनें|狙う獲物を選んでください|표적을 고르세요|Escolha um alvo|’A mā’iti i te tāpa’o|نشانہ چنیں',
  fire: 'Fire|Disparar|फ़ायर करें|発射|발사|Atirar|’A pupuhi|فائر کریں',
  miss: 'Missed|Fallo|चूक गए|はずれ|빗나감|Errou|’Aita i tano|چوک گئے',
};

/** Returns the texts of fishing games in a language. */
export const fishingWords = (language) => wordsOf(ROWS, language);
