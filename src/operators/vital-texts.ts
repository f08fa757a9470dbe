import type { Vital } from '../gateway/visit-figures.ts';

interface VitalText {
  name: string;
  meaning: string;
  /** Limits of a good and a poor 75th percentile (web.dev/articles/vitals). */
  limits: readonly [good: number, poor: number];
}

export const vitalTexts: Readonly<Record<Vital, VitalText>> = {
  LCP: {
    name: 'Largest paint (LCP)',
    meaning: 'Until the largest thing in view is painted',
    limits: [2500, 4000],
  },
  INP: {
    name: 'Answer to taps and keys (INP)',
    meaning: 'From a tap or key to the next paint',
    limits: [200, 500],
  },
  CLS: {
    name: 'Jumps of the layout (CLS)',
    meaning: 'How much moved without being asked to',
    limits: [0.1, 0.25],
  },
  FCP: {
    name: 'First paint (FCP)',
    meaning: 'Until the first text or picture is painted',
    limits: [1800, 3000],
  },
  TTFB: { name: 'First byte (TTFB)', meaning: 'Until the answer for the page begins', limits: [800, 1800] },
};

export function formatVital(vital: Vital, value: number): string {
  if (vital === 'CLS') return value.toFixed(3);
  return value < 1_000 ? `${Math.round(value)} ms` : `${(value / 1_000).toFixed(2)} s`;
}

/** Returns web.dev's rating of a 75th percentile. */
export function ratingOf(vital: Vital, value: number): 'good' | 'fair' | 'poor' {
  const [good, poor] = vitalTexts[vital].limits;
  if (value <= good) return 'good';
  return value > poor ? 'poor' : 'fair';
}
