import { probeGateway } from '../../config/probe-gateway.ts';
import { $status } from '../../config/status.ts';
import type { InfinitePages } from '../../gateway/cache/paginated.ts';
import { type Remote, resourcesUnder } from '../../gateway/cache/resource.ts';
import { asGatewayError, refusal } from '../../gateway/http/errors.ts';
import { watchCalls } from '../../gateway/http/watch-calls.ts';
import { backoffDelay } from '../../lib/timing.ts';
import { $persistentToast, showToast } from '../../ui/toasts.ts';
import { $shown } from '../page/page-store.ts';

/** Milliseconds that a call is waited for before the connection is called slow (A8). */
const SLOW = 5_000;

/**
 * Says that there is no internet as soon as the browser or a call that fails says so, until it is back; and that the
 * connection is slow while something is waited for (A8, SY-2). What failed meanwhile is then read again. A call that
 * maintenance refuses brings its screen (SY-1). Returns what ends it.
 */
export function watchConnection(): () => void {
  const late = new Set<Promise<unknown>>();
  let offline = false;
  let looking = false;
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tell = () =>
    $persistentToast.set(offline ? 'errors.offline' : late.size ? 'errors.stillWaiting' : undefined);

  const lose = () => {
    if (offline) return;
    offline = true;
    tries = 0;
    tell();
    timer = setTimeout(look, backoffDelay(tries));
  };

  /** Asks whether the gateway can be reached again, ever less often. */
  const look = async () => {
    if (looking || !offline) return;
    looking = true;
    clearTimeout(timer);
    const there = await probeGateway();
    looking = false;
    if (!there) {
      tries += 1;
      timer = setTimeout(look, backoffDelay(tries));
      return;
    }
    offline = false;
    tell();
    showToast('errors.online', { kind: 'success' });
    readFailedAgain();
  };

  const onOnline = () => void look();

  const follow = (answer: Promise<unknown>, since: number) => {
    const slow = setTimeout(
      () => {
        late.add(answer);
        tell();
      },
      since + SLOW - performance.now(),
    );
    const done = () => {
      clearTimeout(slow);
      if (late.delete(answer)) tell();
    };
    answer.then(
      () => {
        done();
        // Not a proof: the answer may have come from the browser's cache.
        void look();
      },
      (thrown: unknown) => {
        done();
        const { kind, code } = asGatewayError(thrown);
        if (kind === 'offline') lose();
        if (code === refusal.upgrading) void $status.reload();
      },
    );
  };

  addEventListener('offline', lose);
  addEventListener('online', onOnline);
  if (navigator.onLine === false) lose();
  const stopFollowing = watchCalls(follow);
  return () => {
    stopFollowing();
    clearTimeout(timer);
    removeEventListener('offline', lose);
    removeEventListener('online', onOnline);
    $persistentToast.set(undefined);
  };
}

/** What is on screen and could not be read is asked for again: the page, its blocks, and the ends of its lists. */
function readFailedAgain(): void {
  const page = $shown.get();
  if (page?.state === 'failed') void page.retry();
  for (const store of resourcesUnder('')) {
    if (!store.lc) continue;
    const now: Remote<Partial<InfinitePages<unknown>>> = store.get();
    if (now.state === 'failed') void store.reload();
    else if (now.state === 'ready' && now.value?.nextPage === 'failed' && 'fetchNextPage' in store) {
      void (store as { fetchNextPage(): unknown }).fetchNextPage();
    }
  }
}
