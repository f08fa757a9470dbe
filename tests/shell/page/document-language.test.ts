// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { $texts } from '../../../src/i18n/language.ts';
import { setDocumentLanguage } from '../../../src/shell/page/document-language.ts';
import { testEnvironment } from '../../support/test-environment.ts';

test('sets the language and direction of the document unless they are set already', {
  tags: ['LN-1'],
}, async () => {
  await testEnvironment();
  const texts = $texts.get()!;
  const { documentElement: root } = document;
  setDocumentLanguage({ ...texts, language: 'UR', direction: 'rtl' });
  expect([root.lang, root.dir]).toEqual(['ur', 'rtl']);
  const touched = vi.spyOn(root, 'setAttribute');
  setDocumentLanguage({ ...texts, language: 'UR', direction: 'rtl' });
  expect(touched).not.toHaveBeenCalled();
  setDocumentLanguage(texts);
  expect([root.lang, root.dir]).toEqual(['en', 'ltr']);
});
