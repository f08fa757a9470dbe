import { type ReactNode, useEffect, useRef } from 'react';

interface Props {
  /** Text or action of the key. */
  label: string;
  look?: 'tool' | 'space' | 'enter';
  /** State of a toggle key; undefined for all others. */
  pressed?: boolean;
  /** Repeats while it is held. */
  repeats?: boolean;
  /** Acts when the touch ends, because its effect would receive the rest of the touch. */
  actOnRelease?: boolean;
  onPress(): void;
  children: ReactNode;
}

/** Milliseconds until a held key repeats, and between repeats. */
const HELD = 450;
const AGAIN = 70;

/** One key. Acts on touch start, as physical keys do: two fingers type faster than taps arrive. */
export function Key({
  label,
  look,
  pressed,
  repeats = false,
  actOnRelease: late = false,
  onPress,
  children,
}: Props) {
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
      // Clicks by a physical keyboard, a switch or a screen reader have no pointer events.
      onClick={(event) => (late || event.detail === 0) && press.current()}
    >
      {children}
    </button>
  );
}
