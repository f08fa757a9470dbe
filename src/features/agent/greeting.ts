import type { TextKey } from '../../i18n/keys.ts';

/** The first hour after each band of the day (A2). */
const bands: readonly (readonly [number, TextKey])[] = [
  [11, 'agent.goodMorning'],
  [15, 'agent.goodEarlyAfternoon'],
  [19, 'agent.goodLateAfternoon'],
];

/** The greeting for an hour, 0 to 24: morning to 10, early afternoon to 14, late afternoon to 18 (AG-1). */
export function greetingAt(hour: number): TextKey {
  return bands.find(([end]) => hour < end)?.[1] ?? 'agent.goodEvening';
}
