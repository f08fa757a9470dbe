import { type CheckId, catalogue } from './catalogue.ts';
import { Unreachable } from './probe.ts';

/** The result of one check of one call. */
export interface Finding {
  check: CheckId;
  /** Name of the call; empty for a check that none has. */
  call: string;
  result: 'passed' | 'failed' | 'skipped';
  expected: string;
  /** The actual result, or why the check was skipped; empty for a passed check. */
  actual: string;
  /** Section of the contract, in `docs/operators/`. */
  section: string;
}

/** The check cannot be made, for the reason in the message. */
export class Skipped extends Error {}

/** Collects the findings of a run. A check that fails once for a call has failed. */
export class Findings {
  readonly #found = new Map<string, Finding>();
  readonly #skipped: ReadonlySet<string>;

  /** @param skipped checks that the operator excludes: `<check>` or `<check>:<call>` */
  constructor(skipped: readonly string[] = []) {
    this.#skipped = new Set(skipped);
  }

  /** Notes the outcome of a check: passed for an empty `actual`. `expected` replaces the catalogue's text. */
  note(check: CheckId, call: string, actual: string, expected?: string): void {
    if (this.#skipped.has(check) || this.#skipped.has(`${check}:${call}`)) this.skip(check, call, '--skip');
    else this.#add(check, call, actual ? 'failed' : 'passed', actual, expected);
  }

  skip(check: CheckId, call: string, why: string): void {
    this.#add(check, call, 'skipped', why);
  }

  /** Notes what `find` returns. A lost connection is a failed check and does not end the run. */
  async check(check: CheckId, call: string, find: () => Promise<string>, expected?: string): Promise<void> {
    try {
      this.note(check, call, await find(), expected);
    } catch (thrown) {
      if (thrown instanceof Unreachable) this.note(check, call, thrown.message, expected);
      else if (thrown instanceof Skipped) this.skip(check, call, thrown.message);
      else throw thrown;
    }
  }

  hasFailed(check: CheckId): boolean {
    return this.all().some((finding) => finding.check === check && finding.result === 'failed');
  }

  all(): Finding[] {
    return [...this.#found.values()];
  }

  #add(
    check: CheckId,
    call: string,
    result: Finding['result'],
    actual: string,
    expected: string = catalogue[check].expected,
  ): void {
    const key = `${check} ${call}`;
    if (this.#found.get(key)?.result === 'failed') return;
    const { section } = catalogue[check];
    const place = section === 'calls.md' ? `${section}#${call.toLowerCase()}` : section;
    this.#found.set(key, { check, call, result, expected, actual, section: place });
  }
}
