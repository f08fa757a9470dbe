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
  /** The operator's message. */
  notice: Pick<OperatorMessage, 'text'>;
  /** Present on an enrolled terminal. */
  fleet?: { proof(): Promise<string>; execute(signed: string): Promise<void> } | undefined;
}

/**
 * Exchanges data with the page through attributes of its root element, which iframes of other origins, such as
 * games, cannot reach. There is no function that a page could call. A script injected into the page can leave a
 * command too, but not one that the operator has signed.
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
      // A command that cannot be recorded on disk is not executed.
      if (command) void fleet?.execute(command).catch(() => {});
      if (!staff) proof = undefined;
      // Signs a new proof each time: the gateway accepts each once, and no old one.
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
