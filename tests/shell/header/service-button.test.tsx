import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { $status } from '../../../src/config/status.ts';
import { invalidate } from '../../../src/gateway/cache/resource.ts';
import ServiceButton from '../../../src/shell/header/service-button.tsx';
import { settle } from '../../support/settle.ts';
import { show } from '../../support/show.tsx';
import { environmentPerTest } from '../../support/test-environment.ts';
import { user } from '../../support/user.ts';

const here = environmentPerTest();
afterEach(() => invalidate('status'));

const button = () => screen.queryByRole('button', { name: 'Customer service' });

test('the floating button opens the chat behind the stored path', { tags: ['MS-6', 'HM-1'] }, async () => {
  await $status.reload();
  await show(<ServiceButton />);
  await user.click(button()!);
  expect(here.seen.opened).toEqual(['http://gateway.test/demo/chat']);
});

test.each([
  ['cannot be read', [{ csType: 'ONLINE', path: '%%% no path %%%' }]],
  ['is of another channel', [{ csType: 'FACEBOOK', path: 'AAAAAAAAqX7mK2pZ' }]],
  ['is not there', []],
])('where the path %s there is no button', { tags: ['MS-6'] }, async (_, customerService) => {
  here.gateway.faults!.rewrite('getStatus', (status) => ({
    ...status,
    info: { ...status.info, customerService },
  }));
  await $status.reload();
  await show(<ServiceButton />);
  await settle();
  expect(button()).toBeNull();
});
