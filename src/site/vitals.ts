import { type MetricWithAttribution, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals/attribution';
import { vitalParts } from '../gateway/visit-figures.ts';

/** One measurement of the visit. */
export interface Measured {
  name: string;
  /** Milliseconds; of CLS a sum of shares of the screen. */
  value: number;
  rating: string;
  /** Path of the page that it happened on, which need not be the one on screen when it is told. */
  page: string;
  /** Milliseconds of each of its parts. */
  parts: Record<string, number>;
  /** Class of the element that it was about, as the styles name it. */
  element: string | undefined;
}

/** Its parts, of those that have some. */
const parts: readonly string[] = vitalParts;
const elements = ['target', 'interactionTarget', 'largestShiftTarget'];

/** The first class of an element, or of what it stands in: no id, no text, nothing of what it shows. */
function classOf(node: Node | null): string {
  const named = (node instanceof Element ? node : node?.parentElement)?.closest('[class]');
  return named?.classList[0] ?? '';
}

/** Tells what is measured once it is certain; where the browser tells of pages without a load, of each of them. */
export function followVitals(tell: (measured: Measured) => void): void {
  const landed = location.href;
  const each = ({ name, value, rating, navigationURL, attribution }: MetricWithAttribution) => {
    const of = Object.entries(attribution);
    const element = of.find(([key, target]) => elements.includes(key) && target)?.[1];
    tell({
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
