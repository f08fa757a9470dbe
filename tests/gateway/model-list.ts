import type { Page } from '../../src/gateway/cache/page-progress.ts';

export interface Entry {
  id: string;
}

/** Something that was asked of the gateway: it is done at one moment, and answered at a later one. */
export interface Asked {
  what: string;
  /** The gateway does it. */
  handle(): void;
  /** The answer arrives; with `lost` its sender learns nothing. */
  answer(lost?: boolean): void;
  aborted: boolean;
}

/** A list of a gateway that hands it out by page numbers, as slowly as a test wants. */
export function modelList(count: number, size: number) {
  let entries = Array.from({ length: count }, (_, index) => ({ id: String(index) }));
  const waiting: Asked[] = [];
  const take = (what: string) => {
    const found = waiting.findIndex((requested) => requested.what === what);
    if (found < 0)
      throw new Error(`${what} is not waiting, but ${waiting.map((requested) => requested.what)}`);
    return waiting.splice(found, 1)[0]!;
  };
  const list = {
    waiting,
    /** Pages that were asked for, in order. */
    pages: [] as number[],
    /** Pages, of which the gateway says there are more or fewer where this is set. */
    says: (pages: number) => pages,
    read(pageNo: number, signal?: AbortSignal): Promise<Page<Entry, number>> {
      list.pages.push(pageNo);
      return new Promise((resolve, reject) => {
        let page: Page<Entry, number> | undefined;
        const requested: Asked = {
          what: `page ${pageNo}`,
          handle() {
            page ??= {
              list: entries.slice((pageNo - 1) * size, pageNo * size),
              totalPages: list.says(Math.ceil(entries.length / size)),
              totals: entries.length,
            };
          },
          answer(lost = false) {
            requested.handle();
            if (lost) reject(new TypeError('lost'));
            else resolve(page!);
          },
          aborted: false,
        };
        signal?.addEventListener('abort', () => {
          requested.aborted = true;
        });
        waiting.push(requested);
      });
    },
    removal(id: string): Promise<void> {
      return new Promise((resolve, reject) => {
        const requested: Asked = {
          what: `remove ${id}`,
          handle: () => list.take(id),
          answer: (lost = false) => (lost ? reject(new TypeError('lost')) : resolve()),
          aborted: false,
        };
        waiting.push(requested);
      });
    },
    /** Removes an entry, as another device does. */
    take(id: string) {
      entries = entries.filter((entry) => entry.id !== id);
    },
    /** Adds an entry in front. */
    put(id: string) {
      entries = [{ id }, ...entries];
    },
    /** Has these entries from here on. */
    restore(ids: readonly string[]) {
      entries = ids.map((id) => ({ id }));
    },
    ids: () => entries.map(({ id }) => id),
    /** Responds to the request under this name and waits until its caller has continued. */
    async answer(what: string, lost = false) {
      await settled();
      take(what).answer(lost);
      await settled();
    },
    /** Answers everything at once until nothing is asked any more. */
    async answerAll() {
      await settled();
      while (waiting.length) {
        for (const requested of waiting.splice(0)) {
          requested.handle();
          requested.answer();
        }
        await settled();
      }
    },
  };
  return list;
}

/** Everything that follows from what is known has happened. */
export const settled = () => new Promise((done) => setImmediate(done));
