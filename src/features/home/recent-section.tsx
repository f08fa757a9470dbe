import { useStore } from '@nanostores/react';
import { GameRow } from '../../games/game-row.tsx';
import { recentGames } from '../../games/lists/player-lists.ts';
import type { LobbyScope } from '../../games/lobby-scope.ts';
import { SectionHead } from '../../games/section-head.tsx';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { linkToCategory } from '../../routes/routes.ts';
import './recent-section.css';

interface Props {
  scope: LobbyScope;
  names: Readonly<Record<string, string>>;
}

export function RecentSection({ scope, names }: Props) {
  const { t } = useTexts();
  const recent = useStore(recentGames(scope));
  if (recent.state !== 'ready' || !recent.value.length) return null;
  return (
    <section className="recent-section">
      <SectionHead title={t('lobby.recentGames')} address={linkToCategory('RECENT')} />
      <GameRow label={t('lobby.recentGames')} games={recent.value} names={names} />
    </section>
  );
}
