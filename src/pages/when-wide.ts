/** Like the style's; phones in landscape have no room. */
const ROOM = '(min-width: 768px) and (min-height: 480px)';

/** Waits until the screen has room for a panel next to a form, which a resized window may have later. */
export function whenWide(): Promise<void> {
  return new Promise((resolve) => {
    const room = matchMedia(ROOM);
    const check = () => {
      if (!room.matches) return;
      room.removeEventListener('change', check);
      resolve();
    };
    room.addEventListener('change', check);
    check();
  });
}
