import type { ComponentProps } from 'react';
import { loadMessages } from '../i18n/language.ts';
import { platform } from '../platform/platform.ts';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { OptionalPart } from '../ui/optional-part.tsx';
import { AfterHydration } from '../ui/use-hydrated.tsx';
import { Sheet } from './sheet.tsx';
import { whenWide } from './when-wide.ts';
import './entry-sheet.css';

/** Phones load neither its code nor its texts. */
const EntryPanel = lazyComponent(async () => {
  await whenWide();
  return (await Promise.all([import('./entry-panel.tsx'), loadMessages(['info'])]))[0];
});

/**
 * A page with the login or the registration. Screens with room have a panel about the brand at its side, which loads after the
 * form. Terminals belong to a venue and show the form alone.
 */
export function EntrySheet(props: ComponentProps<typeof Sheet>) {
  if (!platform().ownDevice) return <Sheet {...props} />;
  return (
    <div className="entry-sheet">
      <Sheet {...props} />
      <AfterHydration>
        <OptionalPart name="brand">
          <EntryPanel />
        </OptionalPart>
      </AfterHydration>
    </div>
  );
}
