import { followContracts } from './contracts.ts';
import { measureVisit } from './measure-visit.ts';
import { followOtherTabs } from './other-tabs.ts';
import { watchSwipes } from './swipe.ts';

/** Begins to watch what matters once the first page stands. */
export function followVisit(): void {
  watchSwipes();
  followOtherTabs();
  measureVisit();
  followContracts();
}
