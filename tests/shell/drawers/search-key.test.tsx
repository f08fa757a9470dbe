import { afterEach, beforeEach, expect, test } from 'vitest';
import { $panel, closePanel } from '../../../src/shell/drawers/panels.ts';
import { watchSearchKey } from '../../../src/shell/drawers/search-key.ts';
import { countDialog } from '../../../src/ui/open-dialogs.ts';
import { user } from '../../support/user.ts';

beforeEach(closePanel);
afterEach(() => {
  closePanel();
  document.body.replaceChildren();
});

test('opens the search with a slash, but not while a text is typed, a dialog is open or with Ctrl', async () => {
  watchSearchKey();
  const field = document.createElement('input');
  document.body.append(field);
  field.focus();
  await user.keyboard('/');
  expect([$panel.get(), field.value]).toEqual([undefined, '/']);
  field.blur();
  await user.keyboard('{Control>}/{/Control}');
  expect($panel.get()).toBeUndefined();
  const close = countDialog();
  await user.keyboard('/');
  expect($panel.get()).toBeUndefined();
  close();
  await user.keyboard('/');
  expect($panel.get()).toBe('search');
});
