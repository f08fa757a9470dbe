import { type ReactNode, useId } from 'react';
import { Icon, type IconShapes } from '../ui/icon.tsx';

/** Settings under a title with its sign. */
export function SettingsGroup({
  shapes,
  title,
  children,
}: {
  shapes: IconShapes;
  title: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section className="sheet__panel settings-page__group" aria-labelledby={id}>
      <div className="settings-page__head">
        <Icon shapes={shapes} />
        <h2 id={id}>{title}</h2>
      </div>
      {children}
    </section>
  );
}
