import { median, pairedRatio } from './figures.ts';
import type { Sample } from './load.ts';
import type { Report, Section } from './rows.ts';

/** Figures of all rounds, by name and in the order of the rounds. */
export class Rounds {
  readonly #figures = new Map<string, number[]>();

  /** Adds one round's figures of a thing. */
  add(thing: string, sample: Sample): void {
    for (const [name, value] of Object.entries(sample)) {
      const id = `${thing}.${name}`;
      const known = this.#figures.get(id);
      if (known) known.push(value);
      else this.#figures.set(id, [value]);
    }
  }

  /** Medians of everything, and ratios of what has a rival. */
  summary(sections: readonly Section[]): Pick<Report, 'values' | 'toRival'> {
    const values: Record<string, number> = {};
    for (const [id, figures] of this.#figures) values[id] = rounded(median(figures)!);
    const toRival: Record<string, number> = {};
    for (const { id, rival } of sections.flatMap(({ rows }) => rows)) {
      const ratio = rival && pairedRatio(this.#figures.get(id) ?? [], this.#figures.get(rival) ?? []);
      if (ratio) toRival[id] = rounded(ratio);
    }
    return { values, toRival };
  }
}

/** Three decimals are more than any of it is good for. */
function rounded(value: number): number {
  return Math.round(value * 1_000) / 1_000;
}
