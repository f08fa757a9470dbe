import { useStore } from '@nanostores/react';
import { Suspense, useState } from 'react';
import { siteConfig } from '../../src/config/site-config.ts';
import { bannerPictureFor, bannersOf } from '../../src/features/announcements/announcements.ts';
import { BannerCarousel } from '../../src/features/announcements/banner-carousel.tsx';
import { Marquee } from '../../src/features/announcements/marquee.tsx';
import '../../src/features/announcements/marquee-states.css';
import { currentAnnouncements, playerNews } from '../../src/features/announcements/notices.ts';
import { anchorsOf } from '../../src/features/home/anchors.ts';
import { LobbyBlocks, useRendered } from '../../src/features/home/lobby-blocks.tsx';
import { LazyWinners } from '../../src/features/winners/lazy-winners.tsx';
import { catalogue } from '../../src/games/catalogue.ts';
import { StartGameScope } from '../../src/games/launch/start-game-scope.tsx';
import type { Catalogue } from '../../src/gateway/endpoints/shared/catalogue.ts';
import { useLobby } from '../../src/pages/use-lobby.tsx';
import { linkTo } from '../../src/routes/routes.ts';
import { $signedIn } from '../../src/session/session.ts';
import { BlockState } from '../../src/ui/async-view.tsx';
import { ErrorBoundary } from '../../src/ui/error-boundary.tsx';
import './terminal-home.css';

const nothing: Catalogue = { categories: [], names: {} };

export { homeReads as reads } from '../../src/pages/home-reads.ts';

/** Home of a terminal: large tiles of games first, readable from two metres, then the venue's announcements. */
export default function TerminalHome() {
  const { scope, currency, play } = useLobby();
  const $news = currentAnnouncements(scope);
  const news = useStore($news);
  const banners = bannersOf(news);
  const $catalogue = catalogue(scope);
  const read = useStore($catalogue);
  const signedIn = useStore($signedIn);
  const [known, keep] = useState<Catalogue>();
  // After a change of language the blocks stay until its catalogue has loaded.
  if (read.state === 'ready' && read.value !== known) keep(read.value);
  const codes = anchorsOf(known?.categories ?? [], signedIn).filter(
    (code) => code !== 'HOME' && (known || code !== 'MXWIN'),
  );
  const rendered = useRendered(codes);
  const first = codes.indexOf('HOT') + 1;
  const blocks = (from: number, to?: number) => (
    <LobbyBlocks
      scope={scope}
      codes={codes.slice(from, to)}
      rendered={rendered.slice(from, to)}
      catalogue={known ?? nothing}
      winners={
        <LazyWinners
          merchantCode={scope.merchantCode}
          currency={currency}
          room="terminal-home__winners"
          onPlay={play}
        />
      }
      sportsPicture={bannerPictureFor('sportGames', banners)}
    />
  );
  return (
    <StartGameScope value={play}>
      <div className="terminal-home">
        <h1 className="visually-hidden">{siteConfig().brand.name}</h1>
        {blocks(0, first)}
        <ErrorBoundary name="home announcements">
          <Marquee
            news={playerNews(news)}
            addressOf={(index) => linkTo('notice', { index: String(index) })}
          />
        </ErrorBoundary>
        <ErrorBoundary name="home banners">
          <BannerCarousel banners={banners} retry={$news.reload} />
        </ErrorBoundary>
        <Suspense>{blocks(first)}</Suspense>
        {read.state === 'failed' && <BlockState error={read.error} retry={$catalogue.reload} />}
      </div>
    </StartGameScope>
  );
}
