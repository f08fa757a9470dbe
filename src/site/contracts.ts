import { skipsContracts } from '../session/account-types.ts';
import { $session } from '../session/session.ts';
import { onFirstSession } from './on-first-session.ts';

/** Notifies members of offered contracts; only accounts that can have contracts load the code (AG-5). */
export function followContracts(): void {
  const began = $session.get()?.token;
  onFirstSession(
    ({ type }) =>
      !skipsContracts(type) &&
      import('../shell/account/watch-contracts.ts').then(({ watchContracts }) => watchContracts(began)),
  );
}
