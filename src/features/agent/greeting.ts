import type { TextKey } from '../../i18n/keys.ts';

/** The hour at which each part of the day ends. */
const greetings: readonly (readonly [number, TextKey])[] = [
  [11, 'agent.goodMorning'],
  [15, 'agent.goodEarlyAfternoon'],
  [19, 'agent.goodLateAfternoon'],
];

/**
 * Returns the greeting for an hour from 0 to 24: morning until 10, early afternoon until 14, late afternoon
 * until 18 (AG-1).
 */
export function greetingAt(hour: number): TextKey {
  return greetings.find(([end]) => hour < end)?.[1] ?? 'agent.goodEvening';
}
