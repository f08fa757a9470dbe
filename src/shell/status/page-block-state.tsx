import { useStore } from '@nanostores/react';
import CloudOff from 'lucide/dist/esm/icons/cloud-off.mjs';
import { atom } from 'nanostores';
import { type ComponentType, useEffect, useLayoutEffect, useRef } from 'react';
import { loadMessages } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { BlockStateCard, type BlockStateProps, loadErrorText } from '../../ui/async-view.tsx';
import { Icon } from '../../ui/icon.tsx';
import { $failures, type Failure, isWhole } from './block-failures.ts';
import type { StateCardProps } from './state-card.tsx';
import './page-block-state.css';

/** The card with pictures, once it is loaded. */
const $card = atom<ComponentType<StateCardProps>>(BlockStateCard);

/** Loads the card; early, because a failure may be that of the connection. */
export async function loadCard(): Promise<void> {
  try {
    const [{ StateCard }] = await Promise.all([import('./state-card.tsx'), loadMessages(['states'])]);
    $card.set(StateCard);
  } catch {
    // The plain card remains; the next one tries again.
  }
}

function Card(props: StateCardProps) {
  const View = useStore($card);
  useEffect(() => void loadCard(), []);
  return <View {...props} />;
}

/** A block of a page or dialog that failed or is empty. */
export function PageBlockState(props: BlockStateProps) {
  return props.empty ? <Card {...props} /> : <CombinedError {...props} />;
}

/**
 * The error of a block. If several blocks of a page or dialog have the same error, the first shows the card, with a
 * retry for all, and the others show an icon. The only failure of a page, outside its sections, has the size of an
 * empty page.
 */
function CombinedError({ error, retry }: BlockStateProps) {
  const { t } = useTexts();
  const text = loadErrorText(error);
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef(retry);
  latest.current = retry;
  useLayoutEffect(() => {
    const own: Failure = { place: place.current!, text, retry: () => latest.current?.() };
    $failures.set([...$failures.get(), own].sort(inOrder));
    return () => $failures.set($failures.get().filter((one) => one !== own));
  }, [text]);
  const all = useStore($failures).filter(
    (one) => one.text === text && surfaceOf(one.place) === surfaceOf(place.current),
  );
  return (
    <div ref={place}>
      {all[0]?.place === place.current ? (
        <Card
          {...(error && { error })}
          whole={isWhole(all)}
          retry={() => {
            for (const one of all) one.retry();
          }}
        />
      ) : (
        <div className="joint-failure" role="img" aria-label={t(text)}>
          <Icon shapes={CloudOff} />
        </div>
      )}
    </div>
  );
}

/** Sorts by document order. */
function inOrder(one: Failure, other: Failure): number {
  return one.place.compareDocumentPosition(other.place) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

/** Returns the dialog around a block, or null for the page. */
function surfaceOf(place: Element | null): Element | null {
  return place?.closest('dialog') ?? null;
}
