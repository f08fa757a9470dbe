import { type ReactNode, useEffect, useRef } from 'react';

interface Props {
  /** What it writes or does. */
  label: string;
  look?: 'tool' | 'space' | 'enter';
  /** Given, it is one that stays down. */
  pressed?: boolean;
  /** Held down it goes on. */
  repeats?: boolean;
  /** It acts when the touch ends: what it brings in its place would get the rest of the touch. */
  late?: boolean;
  onPress(): void;
  children: ReactNode;
}

/** Milliseconds until a key that is held goes on, and between two of what it does then. */
const HELD = 450;
const AGAIN = 70;

/** One key. It acts as soon as it is touched, as keys do, since two fingers type faster than taps come. */
export function Key({ label, look, pressed, repeats = false, late = false, onPress, children }: Props) {
  const press = useRef(onPress);
  press.current = onPress;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  const start = () => {
    press.current();
    if (!repeats) return;
    const again = () => {
      press.current();
      timer.current = setTimeout(again, AGAIN);
    };
    timer.current = setTimeout(again, HELD);
  };
  return (
    <button
      type="button"
      className={look ? `keyboard__key keyboard__key--${look}` : 'keyboard__key'}
      aria-label={label}
      aria-pressed={pressed}
      onPointerDown={(event) => event.button === 0 && !late && start()}
      onPointerUp={stop}
      onPointerLeave={stop}
      onPointerCancel={stop}
      // By a keyboard, a switch or a screen reader, which touch nothing.
      onClick={(event) => (late || event.detail === 0) && press.current()}
    >
      {children}
    </button>
  );
}
