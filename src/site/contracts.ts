import { asLoadError } from '../gateway/http/errors.ts';
import { skipsContracts } from '../session/account-types.ts';
import { $session } from '../session/session.ts';

/** Notifies members of offered contracts; only accounts that can have contracts load the code (AG-5). */
export function followContracts(): void {
  const began = $session.get()?.token;
  const leave = $session.subscribe((session) => {
    if (!session || skipsContracts(session.type)) return;
    queueMicrotask(() => leave());
    // When the code cannot be loaded, the next visit tries again.
    import('../shell/account/watch-contracts.ts')
      .then(({ watchContracts }) => watchContracts(began))
      .catch(asLoadError);
  });
}
