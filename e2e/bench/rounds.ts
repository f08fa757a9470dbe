import { median, pairedRatio } from './figures.ts';
import type { Sample } from './load.ts';
import type { Report, Section } from './rows.ts';

/** Figures of all rounds by name, in the order of the rounds. */
export class Rounds {
  readonly #figures = new Map<string, number[]>();

  /** Adds the figures of one round. */
  add(thing: string, sample: Sample): void {
    for (const [name, value] of Object.entries(sample)) {
      const id = `${thing}.${name}`;
      const known = this.#figures.get(id);
      if (known) known.push(value);
      else this.#figures.set(id, [value]);
    }
  }

  /** Returns the medians of all figures, and their ratios to the baseline page. */
  summary(sections: readonly Section[]): Pick<Report, 'values' | 'toBaselinePage'> {
    const values: Record<string, number> = {};
    for (const [id, figures] of this.#figures) values[id] = rounded(median(figures)!);
    const toBaselinePage: Record<string, number> = {};
    for (const { id, baselinePage } of sections.flatMap(({ rows }) => rows)) {
      const ratio =
        baselinePage && pairedRatio(this.#figures.get(id) ?? [], this.#figures.get(baselinePage) ?? []);
      if (ratio) toBaselinePage[id] = rounded(ratio);
    }
    return { values, toBaselinePage };
  }
}

/** Three decimals exceed the precision of any figure. */
function rounded(value: number): number {
  return Math.round(value * 1_000) / 1_000;
}
