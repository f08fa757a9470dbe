import type { SupervisorStatus } from '../status/supervisor-status.ts';
import type { Journal } from './journal.ts';
import type { OperatorMessage } from './operator-message.ts';
import type { PageState } from './screen.ts';

export interface PageBridge {
  status(): string;
  receive(answer: Pick<PageState, 'staff' | 'command'>): void;
}

interface Surroundings {
  state(): Pick<SupervisorStatus, 'startedAt' | 'restarts' | 'reloads'>;
  journal: Pick<Journal, 'entries'>;
  /** What the operator has to say. */
  notice: Pick<OperatorMessage, 'text'>;
  /** Of an enrolled terminal. */
  fleet?: { proof(): Promise<string>; execute(signed: string): Promise<void> } | undefined;
}

/**
 * The way between the page and its supervisor: what each leaves for the other on the page's root element, which frames
 * of other origins, such as games, cannot reach. There is no call that a page could make. A script that got into the
 * page can leave a command there too, but none that the operator has signed.
 */
export function createPageBridge({ state, journal, notice, fleet }: Surroundings): PageBridge {
  let open = false;
  let proof: string | undefined;
  return {
    status() {
      const { startedAt, restarts, reloads } = state();
      const message = notice.text();
      const word: SupervisorStatus = {
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
    receive({ staff, command }) {
      open = staff;
      // What cannot be noted on the disk is not done.
      if (command) void fleet?.execute(command).catch(() => {});
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
