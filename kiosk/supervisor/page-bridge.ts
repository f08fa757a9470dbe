import type { SupervisorWord } from '../status/supervisor-status.ts';
import type { Journal } from './journal.ts';
import type { Notice } from './operator-message.ts';
import type { Answer } from './screen.ts';

export interface Corner {
  told(): string;
  hear(answer: Pick<Answer, 'staff' | 'command'>): void;
}

interface Surroundings {
  state(): Pick<SupervisorWord, 'startedAt' | 'restarts' | 'reloads'>;
  journal: Pick<Journal, 'entries'>;
  /** What the operator has to say. */
  notice: Pick<Notice, 'text'>;
  /** Of an enrolled terminal. */
  fleet?: { proof(): Promise<string>; obey(signed: string): Promise<void> } | undefined;
}

/**
 * The way between the page and its supervisor: what each leaves for the other on the page's root element, which frames
 * of other origins, such as games, cannot reach. There is no call that a page could make. A script that got into the
 * page can leave a command there too, but none that the operator has signed.
 */
export function createCorner({ state, journal, notice, fleet }: Surroundings): Corner {
  let open = false;
  let proof: string | undefined;
  return {
    told() {
      const { startedAt, restarts, reloads } = state();
      const message = notice.text();
      const word: SupervisorWord = {
        startedAt,
        restarts,
        reloads,
        enrolled: fleet !== undefined,
        events: open ? journal.entries().map(({ at, what }) => ({ at, what })) : [],
        ...(open && proof && { proof }),
        ...(message && { message }),
      };
      return JSON.stringify(word);
    },
    hear({ staff, command }) {
      open = staff;
      // What cannot be noted on the disk is not done.
      if (command) void fleet?.obey(command).catch(() => {});
      if (!staff) proof = undefined;
      // A fresh one each time: the gateway takes each once, and none that is old.
      else
        void fleet
          ?.proof()
          .then((signed) => {
            if (open) proof = signed;
          })
          .catch(() => {});
    },
  };
}
