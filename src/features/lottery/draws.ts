import { onMount } from 'nanostores';
import { call } from '../../gateway/client.ts';
import { type Draw, getDrawNumber, type LotteryType } from '../../gateway/endpoints/lottery.ts';
import { type Resource, resource } from '../../gateway/resource.ts';
import { refreshOnClock } from '../../platform/follow-clock.ts';
import { platform } from '../../platform/platform.ts';

/** The current draws, and what to add to the device's time to get the gateway's. */
export interface Draws {
  /** Milliseconds; a wrong clock of the device makes no difference. */
  offset: number;
  byCode: Readonly<Record<string, Draw>>;
}

const followed = new WeakSet<Resource<Draws>>();

/** The current draw of every lottery of a category. While it is read, a draw that is over brings the next one. */
export function draws({
  merchantCode,
  gameType,
}: {
  merchantCode: string;
  gameType: LotteryType;
}): Resource<Draws> {
  const $draws = resource<Draws>(`lottery-draws/${merchantCode}/${gameType}`, async (signal) => {
    const asked = platform().now();
    const reply = await call(getDrawNumber, { query: { merchantCode, gameType } }, { signal });
    // The gateway looked at its clock about half way between question and answer.
    const offset = reply.serverTime - (asked + platform().now()) / 2;
    return { offset, byCode: Object.fromEntries(reply.draws.map((draw) => [draw.code, draw])) };
  });
  if (!followed.has($draws)) {
    followed.add($draws);
    onMount($draws, () => follow($draws));
  }
  return $draws;
}

/** Keeps following while somebody reads. */
function follow($draws: Resource<Draws>): () => void {
  const known = () => {
    const now = $draws.get();
    return now.state === 'ready' ? now.value : undefined;
  };
  return refreshOnClock(known, isOver, () => void $draws.reload());
}

/** Whether a draw of the list was drawn by `now`, in the device's time. */
export function isOver({ offset, byCode }: Draws, now: number): boolean {
  return Object.values(byCode).some(({ drawsAt }) => now + offset >= drawsAt);
}
