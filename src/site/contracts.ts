import { asLoadError } from '../gateway/http/errors.ts';
import { skipsContracts } from '../session/account-types.ts';
import { $session } from '../session/session.ts';

/** Whoever may be offered contracts is told of them; the code for it comes for them alone (AG-5). */
export function followContracts(): void {
  const began = $session.get()?.token;
  const leave = $session.subscribe((session) => {
    if (!session || skipsContracts(session.type)) return;
    queueMicrotask(() => leave());
    // Without its code nobody is asked until the next visit.
    import('../shell/account/watch-contracts.ts')
      .then(({ watchContracts }) => watchContracts(began))
      .catch(asLoadError);
  });
}
