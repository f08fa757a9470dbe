import { siteConfig } from '../../src/config/site-config.ts';
import { BannerSlide } from '../../src/features/announcements/banner-slide.tsx';
import type { Game } from '../../src/gateway/endpoints/game.ts';
import type { Winner } from '../../src/gateway/endpoints/winners.ts';
import { useTexts } from '../../src/i18n/texts-scope.tsx';
import { Picture } from '../../src/ui/picture.tsx';
import type { Scene } from './attract-scenes.ts';
import './attract-scene.css';

export function AttractScene({ scene }: { scene: Scene }) {
  switch (scene.show) {
    case 'banners':
      return (
        <div className="attract-scene attract-scene--banner">
          <BannerSlide banner={{ ...scene.banner, link: '' }} sizes="100vw" eager />
          {scene.games.length > 0 && <HotGames games={scene.games} />}
        </div>
      );
    case 'hot':
      return (
        <div className="attract-scene">
          <HotGames games={scene.games} />
        </div>
      );
    case 'winners':
      return <Winners winners={scene.winners} />;
    case 'brand':
      return <p className="attract-scene attract-scene--brand">{siteConfig().brand.name}</p>;
  }
}

function HotGames({ games }: { games: readonly Game[] }) {
  const { t } = useTexts();
  return (
    <section className="attract-scene__part">
      <h2>{t('kiosk.attractHot')}</h2>
      <ul className="attract-scene__games">
        {games.map((game) => (
          <li key={game.nodeId}>
            <Picture src={game.iconUrl} alt="" width={240} height={240} eager />
            <span dir="auto">{game.displayName || game.gameName}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Winners({ winners }: { winners: readonly Winner[] }) {
  const { t, money } = useTexts();
  const { currency } = siteConfig();
  return (
    <section className="attract-scene attract-scene__part">
      <h2>{t('kiosk.attractWinners')}</h2>
      <ol className="attract-scene__wins">
        {winners.map((winner) => (
          <li key={`${winner.gameTime}-${winner.nodeId}`}>
            <Picture src={winner.iconUrl} alt="" width={96} height={96} eager />
            <span className="attract-scene__who">
              <span dir="auto">{winner.gameName}</span>
              <bdi>{winner.customerName}</bdi>
            </span>
            <bdi className="attract-scene__amount">{money(winner.winAmount, currency, 0)}</bdi>
          </li>
        ))}
      </ol>
    </section>
  );
}
