import { memo, type ReactNode, Suspense, startTransition, useEffect, useState } from 'react';
import { categoryName, showsVendorsOnly } from '../../games/category-texts.ts';
import { SectionHead } from '../../games/section-head.tsx';
import { allVendorsAddress } from '../../games/studios/all-vendors.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { linkTo } from '../../routes/routes.ts';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { LazyMount } from '../../ui/lazy-mount.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { blockId } from './anchors.ts';
import { SectionSkeleton } from './game-section.tsx';
import { HotSection } from './hot-section.tsx';
import type { LowerBlockProps } from './lower-block.tsx';
import { vendorsOnStrip } from './section-vendors.ts';
import './lobby-blocks.css';
import { lazyComponent } from '../../ui/lazy-component.tsx';

const LowerBlock = lazyComponent(() => import('./lower-block.tsx'));

interface BlockProps extends LowerBlockProps {
  /** The MXWIN block, which belongs to another feature. */
  winners: ReactNode;
}

interface Props extends Omit<BlockProps, 'code'> {
  /** The anchors; HOME is the top of the page and has no block. */
  codes: readonly string[];
  /** The anchors whose blocks are rendered. */
  rendered: readonly string[];
}

/** Number of anchors a phone shows on arrival: HOME and two blocks below the banners. */
const ON_ARRIVAL = 3;

/** Returns the anchors whose blocks are rendered: those below the fold follow after the first paint. */
export function useRendered(codes: readonly string[]): readonly string[] {
  const [all, setAll] = useState(false);
  useEffect(() => startTransition(() => setAll(true)), []);
  return all ? codes : codes.slice(0, ON_ARRIVAL);
}

/** Home's blocks in the order of the side menu. A failing block does not affect the others. */
export function LobbyBlocks({ codes, rendered, ...props }: Props) {
  return (
    <>
      {rendered
        .filter((code) => code !== 'HOME')
        .map((code) => (
          <div key={code} id={blockId(code)} className="lobby-block" tabIndex={-1}>
            <ErrorBoundary name={`home ${code}`}>
              <LobbyBlock code={code} {...props} />
            </ErrorBoundary>
          </div>
        ))}
      {rendered.length < codes.length && <div className="lobby__waiting" />}
    </>
  );
}

/** Is not rendered again when other blocks appear. */
const LobbyBlock = memo(function LobbyBlock(props: BlockProps) {
  const { code, scope, catalogue, winners } = props;
  if (code === 'HOT') return <HotSection scope={scope} names={catalogue.names} />;
  if (code === 'MXWIN') return winners;
  const waiting = <BlockSkeleton {...props} />;
  return (
    <LazyMount skeleton={waiting}>
      {() => (
        <Suspense fallback={waiting}>
          <LowerBlock {...props} />
        </Suspense>
      )}
    </LazyMount>
  );
});

function BlockSkeleton({ code, catalogue }: BlockProps) {
  const { t } = useTexts();
  if (code === 'FAV')
    return (
      <>
        <SectionHead title={t('lobby.categoryFAV')} address={linkTo('favouriteGames')} />
        <Skeleton className="rows-skeleton lobby-block__favourites" />
      </>
    );
  if (code === 'SPORTS') return <Skeleton className="lobby-block__sports" />;
  const category = catalogue.categories.find((one) => one.code === code) ?? { code, vendors: [] };
  return (
    <SectionSkeleton
      title={categoryName(code, t)}
      address={allVendorsAddress(code)}
      games={!showsVendorsOnly(code)}
      more={vendorsOnStrip(category).length > 0}
    />
  );
}
