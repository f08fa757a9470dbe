import { beforeAll, describe, expect, test } from 'vitest';
// @ts-expect-error The pages of the demo are plain scripts.
import { languageOf, wordsOf } from '../../demo/chat/chat-words.js';
// @ts-expect-error As above.
import { findAnswer } from '../../demo/chat/find-answer.js';
import { languageCodes } from '../../src/lib/language-codes.ts';
import { openGateway, type TestGateway } from './harness.ts';

interface Desk {
  agents: { name: string; picture: string }[];
  answers: { question: string; paragraphs: string[]; frequent: boolean }[];
}

let gateway: TestGateway;
beforeAll(() => {
  gateway = openGateway();
});

const deskOf = async (language: string) =>
  (await (await gateway.app.request(`/demo/chat/desk?language=${language}`)).json()) as Desk;

test.each(languageCodes)('offers four questions and plain answers in %s', async (language) => {
  const { agents, answers } = await deskOf(language);
  expect(agents.length).toBeGreaterThan(1);
  expect(answers.filter(({ frequent }) => frequent)).toHaveLength(4);
  expect(new Set(answers.map(({ question }) => question)).size).toBe(answers.length);
  for (const { paragraphs } of answers) {
    expect(paragraphs.length).toBeGreaterThan(0);
    expect(paragraphs.join()).not.toMatch(/[<>]/);
  }
  for (const { question, paragraphs } of answers)
    expect(findAnswer(question, answers, language)?.paragraphs).toEqual(paragraphs);
});

test('shows pictures of this origin', async () => {
  for (const { picture } of (await deskOf('EN')).agents) {
    expect(picture).toMatch(/^\/art\//);
    expect((await gateway.app.request(picture)).status).toBe(200);
  }
});

describe('finds the answer that a message is about', () => {
  test.each([
    ['EN', 'my deposits are missing', 'How do I deposit?'],
    ['EN', 'When does a withdrawal arrive?', 'How do I withdraw?'],
    ['EN', 'cashback', 'How do promotions work?'],
    ['ES', 'quiero hacer un retiro', '¿Cómo retiro dinero?'],
    ['HI', 'मेरी निकासी कहाँ है, पैसे निकालने हैं', 'पैसे कैसे निकालें?'],
    ['JA', '出金はいつですか', '出金方法を教えてください'],
    ['KO', '입금이 안 돼요', '입금은 어떻게 하나요?'],
    ['PT', 'esqueci a senha', 'Esqueci minha senha'],
    ['TY', 'ta’o huna', '’Ua mo’e ta’u ta’o huna'],
    ['UR', 'میرا پاس ورڈ', 'پاس ورڈ بھول گئے'],
  ])('%s: %s', async (language, message, question) => {
    const { answers } = await deskOf(language);
    expect(findAnswer(message, answers, language)?.question).toBe(question);
  });

  test.each(['hello', 'Is it raining?', 'you are the best', '?', ''])('none for %j', async (message) => {
    expect(findAnswer(message, (await deskOf('EN')).answers, 'EN')).toBeUndefined();
  });
});

describe('language', () => {
  test('is the first that the page has', () => {
    expect(languageOf([null, 'fr-FR', 'ur-PK', 'EN'])).toBe('UR');
    expect(languageOf([undefined, 'constructor', 'xx'])).toBe('EN');
  });

  test.each(languageCodes)('%s has all texts', (language) => {
    const words = wordsOf(language) as Record<string, string>;
    expect(Object.keys(words)).toEqual(Object.keys(wordsOf('EN')));
    expect(words.online).toContain('{names}');
    expect(words.typing).toContain('{name}');
    expect(Object.values(words).every((text) => text.trim())).toBe(true);
  });
});
