import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { loadMessages } from '../../../src/i18n/language.ts';
import ActivityPage from '../../../src/pages/activity.tsx';
import { show } from '../../support/show.tsx';
import { testEnvironment } from '../../support/test-environment.ts';

vi.mock('../../../src/shell/header/flags.ts', () => ({ flags: {} }));
const download = vi.hoisted(() => {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve: () => resolve() };
});
vi.mock('../../../src/ui/sanitise-html.ts', async (original) => {
  await download.promise;
  return original();
});

test('promotions wait for the sanitiser when one is open, and are at once in the list without', {
  tags: ['PR-1'],
}, async () => {
  await testEnvironment();
  await loadMessages(['promotions', 'member']);
  history.replaceState(null, '', '/m/activity');
  const list = await show(<ActivityPage />);
  await screen.findAllByRole('article');
  await list.unmount();
  history.replaceState(null, '', '/m/activityDetail?id=p-drops');
  await show(<ActivityPage />);
  expect(screen.queryAllByRole('article')).toEqual([]);
  const texts: (string | undefined)[] = [];
  new MutationObserver(() => texts.push(document.querySelector('.html')?.textContent)).observe(
    document.body,
    {
      childList: true,
      subtree: true,
    },
  );
  download.resolve();
  await screen.findByRole('button', { name: /Nightly drops/, expanded: true });
  // The first frame of the list has the text.
  expect(texts[0]).toContain('Minimum deposit');
});
