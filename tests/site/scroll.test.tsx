import { expect, test } from 'vitest';
import { signOut } from '../../src/session/session.ts';
import { restoreScroll } from '../../src/site/scroll.ts';
import { environmentPerTest } from '../support/test-environment.ts';

const here = environmentPerTest();

test('signing out removes the scroll positions, whose addresses have search terms; signing in keeps them', {
  tags: ['SE-1'],
}, async () => {
  const places = JSON.stringify({ '/m/member/team?name=omar': 120, '/m/slot-games': 900 });
  here.platform.sessionStorage.set('scroll', places);
  restoreScroll();
  await here.signIn();
  dispatchEvent(new Event('pagehide'));
  expect(here.platform.sessionStorage.get('scroll')).toContain('omar');
  await signOut();
  dispatchEvent(new Event('pagehide'));
  expect(here.platform.sessionStorage.get('scroll')).not.toContain('omar');
});
