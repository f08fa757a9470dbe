import { watchConnection } from '../shell/connection.ts';
// Back needs no network then.
import './back.ts';
import { followContracts } from './contracts.ts';
import { measureVisit } from './measure-visit.ts';
import { followOtherTabs } from './other-tabs.ts';
import { watchSwipes } from './swipe.ts';

/** Begins to watch what matters once the first page stands. */
export function followVisit(): void {
  watchConnection();
  watchSwipes();
  followOtherTabs();
  measureVisit();
  followContracts();
}
