import type { ReactNode } from 'react';
import { WithInfoButtons } from '../../games/details/with-info-buttons.tsx';
import type { GameList } from '../../games/lists/game-list.ts';
import { ownEntry } from '../../lib/own-entry.ts';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { OptionalPart } from '../../ui/optional-part.tsx';
import { useDeferredStore } from '../../ui/use-deferred-store.tsx';
import { useHydrated } from '../../ui/use-hydrated.tsx';
import type { OtherStudiosProps } from './other-studios.tsx';

const OtherStudios = lazyComponent(async () => ({
  default: (await import('./other-studios.tsx')).OtherStudios,
}));

/** Games that fill most of a screen of 1,920 px: a longer list is not continued. */
const ENOUGH = 40;

interface Props extends OtherStudiosProps {
  list: GameList;
  /** Whether the list has all games of a studio. */
  isWhole: boolean;
  children: ReactNode;
}

/** A list of games; one of a studio is under its name, and one with few games continues with the category's other studios. */
export function ContinuedList({ list, isWhole, children, ...studio }: Props) {
  const { scope, vendor, names } = studio;
  const isHydrated = useHydrated();
  const games = useDeferredStore(list);
  const isContinued =
    isWhole &&
    games.state === 'ready' &&
    games.value.nextPage === 'none' &&
    games.value.items.length <= ENOUGH;
  return (
    <>
      {/* Also while it loads, and of a long list, so that nothing moves. */}
      {isWhole && (
        <h2 className="centre-title">
          <bdi>{ownEntry(names, vendor) ?? vendor}</bdi>
        </h2>
      )}
      {children}
      {isHydrated && isContinued && (
        <OptionalPart name="other studios">
          <WithInfoButtons scope={scope}>
            <OtherStudios {...studio} />
          </WithInfoButtons>
        </OptionalPart>
      )}
    </>
  );
}
