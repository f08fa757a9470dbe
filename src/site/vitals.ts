import { type MetricWithAttribution, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals/attribution';
import { vitalParts } from '../gateway/visit-figures.ts';

/** One measured vital. */
export interface Measured {
  name: string;
  /** Milliseconds, except for CLS, which has no unit. */
  value: number;
  rating: string;
  /** Path of the page that was measured, which may differ from the page on screen. */
  page: string;
  /** Milliseconds of each part of the vital. */
  parts: Record<string, number>;
  /** Class name of the element that the vital is about. */
  element: string | undefined;
}

const parts: readonly string[] = vitalParts;
const elements = ['target', 'interactionTarget', 'largestShiftTarget'];

/**
 * Returns the first class of an element or of its nearest ancestor with one: no id, no text and no content.
 */
function classOf(node: Node | null): string {
  const named = (node instanceof Element ? node : node?.parentElement)?.closest('[class]');
  return named?.classList[0] ?? '';
}

/** Reports each vital when its value is final; with soft navigations, for each page. */
export function followVitals(report: (measured: Measured) => void): void {
  const landed = location.href;
  const each = ({ name, value, rating, navigationURL, attribution }: MetricWithAttribution) => {
    const of = Object.entries(attribution);
    const element = of.find(([key, target]) => elements.includes(key) && target)?.[1];
    report({
      name,
      value: Math.round(value * 1_000) / 1_000,
      rating,
      page: new URL(navigationURL ?? landed, landed).pathname,
      parts: Object.fromEntries(
        of.filter(([key]) => parts.includes(key)).map(([key, time]) => [key, Math.round(time)]),
      ),
      element,
    });
  };
  const options = { generateTarget: classOf, reportSoftNavs: true };
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) on(each, options);
}
