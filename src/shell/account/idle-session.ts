import { atom, type ReadableAtom } from 'nanostores';
import { closeGame } from '../../games/launch/open-game.ts';
import { getPlaySession } from '../../gateway/endpoints/protection.ts';
import { call } from '../../gateway/http/client.ts';
import { asGatewayError, refusal } from '../../gateway/http/errors.ts';
import { createIdle, type IdleClock, type IdleTimer, sleepAwareClock } from '../../platform/idle.ts';
import { platform } from '../../platform/platform.ts';
import { isRealAccount } from '../../session/account-types.ts';
import { $idleEnded, setIdleEnded } from '../../session/idle-ended.ts';
import { $session, adoptSession, signOut } from '../../session/session.ts';
import { onInput } from '../../ui/inactivity.ts';

/**
 * Storage key of the last activity in any tab: milliseconds since 1970, the end of the session's token, and `ended` after a
 * logout by inactivity.
 */
const LAST_ACTIVE = 'LAST_ACTIVE';
const ENDED = 'ended';
/** Characters of the token that tell sessions apart. */
const MARK = 8;
/** Milliseconds between two writes of the last activity. */
const WRITE_EVERY = 5_000;
/** Longest countdown in seconds; it ends with the market's time. */
const COUNTDOWN = 60;
/** Reads of the rounds within the market's time. */
const READS = 6;

const $timer = atom<IdleTimer | undefined>();

/** Undefined while signed out. */
export const $idleTimer: ReadableAtom<IdleTimer | undefined> = $timer;

/**
 * Signs out players who do nothing for `minutes`, in all tabs together, and those who return after that time. Returns
 * a function that stops it.
 */
export function endIdleSessions(minutes: number, clock: IdleClock = sleepAwareClock()): () => void {
  const limit = minutes * 60;
  const countdownSeconds = Math.min(COUNTDOWN, limit / 2);
  let stopTimer: (() => void) | undefined;
  let followed: string | undefined;
  let activity: SharedActivity | undefined;

  const logOut = () => {
    const token = followed;
    // A tab that was suspended learns late that the player has signed in again in another one.
    adoptSession();
    if (followed !== token) return;
    activity?.end();
    leave();
  };
  const leave = () => {
    setIdleEnded(minutes);
    closeGame();
    void signOut(refusal.loggedOut);
  };
  const follow = (activity: SharedActivity, real: boolean): (() => void) => {
    if (activity.idleBefore() >= limit * 1000) {
      logOut();
      return () => {};
    }
    const timer = createIdle({
      clock,
      idleSeconds: () => limit - countdownSeconds,
      countdownSeconds,
      endsOnTime: true,
      inputElsewhere: activity.elsewhere,
      onEnd: logOut,
    });
    const note = () => {
      if (document.visibilityState === 'hidden') return;
      timer.input();
      if (timer.$idle.get().state === 'active') activity.write();
    };
    // A game's iframe shows no input, but focus that moves into it and out of it.
    for (const type of ['blur', 'focus']) addEventListener(type, note);
    const leaves = [
      timer.stop,
      onInput(note),
      timer.$idle.listen(({ state }, before) => {
        if (state === 'active' && before?.state === 'countdown') activity.write();
      }),
      real ? watchRounds((limit * 1000) / READS, clock, timer) : () => {},
    ];
    activity.write();
    $timer.set(timer);
    return () => {
      for (const leave of leaves) leave();
      for (const type of ['blur', 'focus']) removeEventListener(type, note);
      $timer.set(undefined);
      activity.stop();
    };
  };

  const leaveSession = $session.subscribe((session) => {
    if (session?.token === followed) return;
    followed = session?.token;
    stopTimer?.();
    stopTimer = undefined;
    if (session) {
      setIdleEnded(undefined);
      activity = sharedActivity(session.token.slice(-MARK), clock);
      stopTimer = follow(activity, isRealAccount(session.type));
    } else if (!$idleEnded.get() && activity?.hasEnded()) {
      // Another tab ended the session first.
      leave();
    }
  });
  return () => {
    leaveSession();
    stopTimer?.();
  };
}

type SharedActivity = ReturnType<typeof sharedActivity>;

/** The last activity of a session, which its tabs share by their storage. */
function sharedActivity(mark: string, clock: IdleClock) {
  const { persistentStorage, now } = platform();
  let known: string | undefined;
  let waits = false;
  let wait: ReturnType<typeof setTimeout> | undefined;
  const read = () => {
    const text = persistentStorage.get(LAST_ACTIVE) ?? '';
    const [at, of, end] = text.split(' ');
    return of === mark ? { text, end, age: Math.max(0, now() - Number(at)) } : undefined;
  };
  return {
    /** Marks the session as ended by inactivity, for the other tabs. */
    end: () => persistentStorage.set(LAST_ACTIVE, `${now()} ${mark} ${ENDED}`),
    hasEnded: () => read()?.end === ENDED,
    /** Returns the milliseconds since the last activity before this page. */
    idleBefore: () => read()?.age ?? 0,
    /** Returns when another tab was active, on the clock; undefined without news, and after the end of the session. */
    elsewhere() {
      const last = read();
      if (!last || last.end || last.text === known) return undefined;
      known = last.text;
      return clock.now() - last.age;
    },
    write() {
      // The mark of the end stays: this tab reads it when the session ends, which may be a moment later.
      if (waits || read()?.end) return;
      waits = true;
      wait = setTimeout(() => {
        waits = false;
      }, WRITE_EVERY);
      known = `${now()} ${mark}`;
      persistentStorage.set(LAST_ACTIVE, known);
    },
    stop: () => clearTimeout(wait),
  };
}

/**
 * Counts rounds as activity: in an iframe or a window of a game nothing else can be known. A round counts from the read
 * before it, so that no session lasts too long.
 */
function watchRounds(every: number, clock: IdleClock, timer: IdleTimer): () => void {
  let last: { staked: number; at: number } | undefined;
  const leave = new AbortController();
  const read = async () => {
    const at = clock.now();
    try {
      const { staked } = await call(getPlaySession, {}, { signal: leave.signal });
      if (last && staked !== last.staked) timer.input(last.at);
      last = { staked, at };
    } catch (thrown) {
      // The next read sees the rounds of this one.
      asGatewayError(thrown);
    }
  };
  void read();
  const stop = clock.every(every, () => void read());
  return () => {
    stop();
    leave.abort();
  };
}
