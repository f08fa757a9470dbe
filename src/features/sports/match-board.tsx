import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { catalogue } from '../../games/catalogue.ts';
import type { LobbyScope } from '../../games/lobby-scope.ts';
import { pollResource } from '../../gateway/cache/poll-resource.ts';
import { languages } from '../../i18n/languages.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { platform } from '../../platform/platform.ts';
import { BlockState } from '../../ui/async-view.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Strip } from '../../ui/strip.tsx';
import { MatchCard } from './match-card.tsx';
import {
  type Board,
  groupMatches,
  type League,
  type MatchGroup,
  matchesOf,
  ODDS_FRESH,
  untilOddsStep,
} from './matches.ts';
import { Pennant } from './side-crest.tsx';
import './match-board.css';

/** Matches shown first, and more with each press of the button. */
const STEP = 12;

interface Props {
  scope: LobbyScope;
  /** Code of a category of sports. */
  category: string;
  /** Text of a search for vendors, which hides the matches. */
  text: string;
  children: ReactNode;
}

/** Live and next matches above the vendors of a category of sports. */
export default function SportsPage({ scope, category, text, children }: Props) {
  const known = useStore(catalogue(scope));
  const vendors =
    known.state === 'ready'
      ? known.value.categories.find(({ code }) => code === category)?.vendors
      : undefined;
  return (
    <>
      {!text && vendors && (
        <MatchBoard key={category} scope={scope} vendors={vendors.map(({ vassalage }) => vassalage)} />
      )}
      {children}
    </>
  );
}

/** Live and next matches; nothing while there are none. */
function MatchBoard({ scope, vendors }: { scope: LobbyScope; vendors: readonly string[] }) {
  const { t } = useTexts();
  const [sport, setSport] = useState('');
  const $matches = matchesOf(scope, vendors, sport);
  const read = useStore($matches);
  // Keeps the matches of the previous sport until those of the new one have loaded.
  const [last, setLast] = useState<Board>();
  if (read.state === 'ready' && read.value !== last) setLast(read.value);
  const board = read.state === 'ready' ? read.value : last;
  const served = board?.matches.filter(({ vassalage }) => vendors.includes(vassalage)) ?? [];
  const isEmpty = read.state === 'ready' && !served.length;
  // The last match of the sport has ended.
  if (isEmpty && sport) setSport('');
  useEffect(() => {
    if (!isEmpty) return pollResource($matches, ODDS_FRESH, untilOddsStep);
  }, [$matches, isEmpty]);

  if (isEmpty) return null;
  if (!board && read.state === 'loading') return <Waiting />;
  const sports = board?.sports ?? [];
  return (
    <section className="match-board" aria-label={t('sports.matches')}>
      {sports.length > 1 && (
        <Strip label={t('sports.filter')} chosen={sport} className="match-board__sports">
          {[{ code: '', name: t('sports.all') }, ...sports].map(({ code, name }) => (
            <button
              key={code}
              type="button"
              className="match-board__sport"
              aria-pressed={code === sport}
              onClick={() => setSport(code)}
            >
              <span dir="auto">{name}</span>
            </button>
          ))}
        </Strip>
      )}
      {read.state === 'failed' ? (
        <BlockState error={read.error} retry={$matches.reload} />
      ) : (
        <MatchList key={sport} isBusy={read.state === 'loading'} matches={served} sports={sports} />
      )}
      <h2 className="match-board__title">{t('sports.vendors')}</h2>
    </section>
  );
}

interface ListProps extends Board {
  isBusy: boolean;
}

function MatchList({ matches, sports, isBusy }: ListProps) {
  const { t } = useTexts();
  const list = useRef<HTMLDivElement>(null);
  const [most, setMost] = useState(STEP);
  const before = useRef<Set<HTMLElement>>(undefined);
  const links = () => [...list.current!.querySelectorAll<HTMLElement>('.match__about')];
  useLayoutEffect(() => {
    if (!before.current) return;
    links()
      .find((link) => !before.current!.has(link))
      ?.focus();
    before.current = undefined;
  });
  const showMore = () => {
    before.current = new Set(links());
    setMost(most + STEP);
  };
  return (
    <div ref={list} className="match-board__list" aria-busy={isBusy}>
      {groupMatches(matches.slice(0, most), platform().now()).map((group) => (
        <section key={group.id}>
          <h2 className="match-board__title">
            <GroupTitle group={group} />
          </h2>
          <div className="match-board__leagues">
            {group.leagues.map((league) => (
              <LeagueMatches
                key={league.id}
                league={league}
                sport={sports.find(({ code }) => code === league.sport)?.name ?? ''}
              />
            ))}
          </div>
        </section>
      ))}
      {matches.length > most && (
        <Button wide onClick={showMore}>
          {t('sports.more')}
        </Button>
      )}
    </div>
  );
}

interface LeagueProps {
  league: League;
  /** Name of its sport. */
  sport: string;
}

/** The matches of a league under its name; matches without one have no heading. */
function LeagueMatches({ league: { name, matches }, sport }: LeagueProps) {
  const { number } = useTexts();
  return (
    <div className="league">
      {name && (
        <h3 className="league__title">
          <Pennant name={name} />
          <span className="league__names">
            <bdi className="league__sport">{sport}</bdi> <bdi className="league__name">{name}</bdi>
          </span>{' '}
          <bdi className="league__count">{number(matches.length)}</bdi>
        </h3>
      )}
      <ul className="match-board__matches">
        {matches.map((match) => (
          <MatchCard key={`${match.vassalage} ${match.id}`} match={match} />
        ))}
      </ul>
    </div>
  );
}

function GroupTitle({ group: { day, leagues } }: { group: MatchGroup }) {
  const { t, language } = useTexts();
  if (day === undefined) return t('sports.liveNow');
  if (day < 2) return t(day ? 'sports.tomorrow' : 'sports.today');
  const { locales } = languages[language];
  const format = new Intl.DateTimeFormat(locales, { weekday: 'long', day: 'numeric', month: 'long' });
  return format.format(leagues[0]!.matches[0]!.startsAt);
}

/** Placeholders without text: the front server renders them before their texts are loaded. */
function Waiting() {
  return (
    <div className="async-view match-board__list" aria-busy="true">
      <Skeleton className="match-board__sport match-board__sports" />
      <Skeleton className="match-board__title" />
      <div className="match-board__leagues">
        <Skeleton className="match-board__waiting" count={STEP} />
      </div>
      <Skeleton className="match-board__title" />
    </div>
  );
}
