import { probeGateway } from '../../config/probe-gateway.ts';
import { $status } from '../../config/status.ts';
import type { InfinitePages } from '../../gateway/cache/paginated.ts';
import { type Remote, resourcesUnder } from '../../gateway/cache/resource.ts';
import { asGatewayError, refusal } from '../../gateway/http/errors.ts';
import { watchCalls } from '../../gateway/http/watch-calls.ts';
import { connectionText, isConnectionText } from '../../i18n/error-texts.ts';
import { backoffDelay } from '../../lib/timing.ts';
import { $persistentToast, showToast } from '../../ui/toasts.ts';
import { $shown } from '../page/page-store.ts';
import { $failures, isWhole } from './block-failures.ts';

/** Milliseconds until a pending call counts as slow. */
const SLOW = 5_000;

/**
 * Shows that the page is offline, by the browser's events or failed calls, and that the connection is slow (SY-2).
 * Retries failed reads once online. Reads the status when a call is refused because of maintenance (SY-1). Returns a
 * function that stops it.
 */
export function watchConnection(): () => void {
  const late = new Set<Promise<unknown>>();
  let offline = false;
  let looking = false;
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const updateToast = () => {
    const page = $shown.get();
    const isPageOffline = page?.state === 'failed' && page.error.kind === 'offline';
    // The card of the page, or that of its only block, says the same.
    const isSaid = isPageOffline || isWhole($failures.get().filter(({ text }) => isConnectionText(text)));
    const whileOffline = isSaid ? undefined : connectionText();
    $persistentToast.set(offline ? whileOffline : late.size ? 'errors.stillWaiting' : undefined);
  };

  const lose = () => {
    if (offline) return;
    offline = true;
    tries = 0;
    updateToast();
    timer = setTimeout(look, backoffDelay(tries));
  };

  /** Checks the gateway, with growing intervals. */
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
    updateToast();
    showToast('errors.online', { kind: 'success' });
    readFailedAgain();
  };

  const onOnline = () => void look();

  const follow = (answer: Promise<unknown>, since: number) => {
    const slow = setTimeout(
      () => {
        late.add(answer);
        updateToast();
      },
      since + SLOW - performance.now(),
    );
    const done = () => {
      clearTimeout(slow);
      if (late.delete(answer)) updateToast();
    };
    answer.then(
      () => {
        done();
        // Not certain: the response may come from the browser's cache.
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
  const stops = [$shown, $failures].map((store) => store.listen(updateToast));
  return () => {
    stopFollowing();
    for (const stop of stops) stop();
    clearTimeout(timer);
    removeEventListener('offline', lose);
    removeEventListener('online', onOnline);
    $persistentToast.set(undefined);
  };
}

/** Retries failed reads on screen: the page, its blocks, and the ends of lists. */
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
