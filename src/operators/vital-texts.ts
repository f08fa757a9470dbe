import type { Vital } from '../gateway/visit-figures.ts';

interface VitalText {
  name: string;
  meaning: string;
  /** Limits of the 75th percentile: good up to the first, poor above the second (web.dev/articles/vitals). */
  limits: readonly [good: number, poor: number];
}

export const vitalTexts: Readonly<Record<Vital, VitalText>> = {
  LCP: {
    name: 'Largest Contentful Paint (LCP)',
    meaning: 'Time until the largest element in the viewport is painted',
    limits: [2500, 4000],
  },
  INP: {
    name: 'Interaction to Next Paint (INP)',
    meaning: 'Time from a tap or key press to the next paint',
    limits: [200, 500],
  },
  CLS: {
    name: 'Cumulative Layout Shift (CLS)',
    meaning: 'Unexpected movement of content',
    limits: [0.1, 0.25],
  },
  FCP: {
    name: 'First Contentful Paint (FCP)',
    meaning: 'Time until the first text or image is painted',
    limits: [1800, 3000],
  },
  TTFB: {
    name: 'Time to First Byte (TTFB)',
    meaning: 'Time until the response of the page begins',
    limits: [800, 1800],
  },
};

export function formatVital(vital: Vital, value: number): string {
  if (vital === 'CLS') return value.toFixed(3);
  return value < 1_000 ? `${Math.round(value)} ms` : `${(value / 1_000).toFixed(2)} s`;
}

export function ratingOf(vital: Vital, value: number): 'good' | 'fair' | 'poor' {
  const [good, poor] = vitalTexts[vital].limits;
  if (value <= good) return 'good';
  return value > poor ? 'poor' : 'fair';
}
