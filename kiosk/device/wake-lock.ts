import { platform } from '../../src/platform/platform.ts';

/** Keeps the screen on while the page is visible, if the browser can. Returns a function that releases it. */
export function keepAwake(): () => void {
  if (!('wakeLock' in navigator)) return () => {};
  let lock: WakeLockSentinel | undefined;
  let ended = false;
  const hold = async () => {
    if (document.visibilityState !== 'visible' || (lock && !lock.released)) return;
    try {
      const held = await navigator.wakeLock.request('screen');
      if (ended) await held.release();
      else lock = held;
    } catch (error) {
      platform().report({ name: 'wake-lock', error });
    }
  };
  // Browsers release the lock when the page is hidden.
  const onChange = () => void hold();
  document.addEventListener('visibilitychange', onChange);
  onChange();
  return () => {
    ended = true;
    document.removeEventListener('visibilitychange', onChange);
    void lock?.release();
  };
}
