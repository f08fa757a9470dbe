import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { loadMessages } from '../i18n/language.ts';
import { platform } from '../platform/platform.ts';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { OptionalPart } from '../ui/optional-part.tsx';
import { AfterHydration } from '../ui/use-hydrated.tsx';
import { Sheet } from './sheet.tsx';
import { whenWide } from './when-wide.ts';
import './entry-sheet.css';

/** The panel about the brand. Phones load neither its code nor its texts. */
export const EntryPanel: ComponentType<{ welcome?: boolean }> = lazyComponent(async () => {
  await whenWide();
  return (await Promise.all([import('./entry-panel.tsx'), loadMessages(['info'])]))[0];
});

interface Props extends ComponentProps<typeof Sheet> {
  /** In place of the panel about the brand. */
  panel?: ReactNode;
}

/**
 * A page with the login or the registration. Screens with room have a panel at its side, which loads after the form. Terminals
 * belong to a venue and show the form alone.
 */
export function EntrySheet({ panel = <EntryPanel />, ...sheet }: Props) {
  if (!platform().ownDevice) return <Sheet {...sheet} />;
  return (
    <div className="entry-sheet">
      <Sheet {...sheet} />
      <AfterHydration>
        <OptionalPart name="panel">{panel}</OptionalPart>
      </AfterHydration>
    </div>
  );
}
