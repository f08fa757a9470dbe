import Lock from 'lucide/dist/esm/icons/lock.mjs';
import { type MouseEvent, useEffect, useState } from 'react';
import type { Match } from '../../gateway/endpoints/matches.ts';
import type { TextKey } from '../../i18n/keys.ts';
import { languages } from '../../i18n/languages.ts';
import { momentText } from '../../i18n/moment-text.ts';
import { oddsText } from '../../i18n/odds-text.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { bidiIsolate } from '../../lib/bidi-isolate.ts';
import { platform } from '../../platform/platform.ts';
import { loginAddressFrom } from '../../session/login-address.ts';
import { $session } from '../../session/session.ts';
import { Icon } from '../../ui/icon.tsx';
import { prefersReducedMotion } from '../../ui/reduced-motion.ts';
import { matchAddress, type OutcomeName } from './matches.ts';
import { BirdCrest, SideCrest } from './side-crest.tsx';
import './match-card.css';

/** Milliseconds for which a changed odd is marked. */
const MARKED = 4_000;

/** Odds with more than two digits before the point. */
const LONG = 100;

/** Asks a visitor who taps a link to a match to log in, and opens the match afterwards (SE-4). */
function askForLogin(event: MouseEvent<HTMLAnchorElement>): void {
  if ($session.get() || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  platform().navigate(loginAddressFrom(event.currentTarget.getAttribute('href')!));
}

/** A match with its main odds. Each odd opens the vendor's sports with that outcome chosen. */
export function MatchCard({ match }: { match: Match }) {
  const { t, number } = useTexts();
  const { home, away, odds, moreMarkets } = match;
  const outcomes = (['home', 'draw', 'away'] as const).filter((name) => name !== 'draw' || odds.draw > 0);
  return (
    <li className="match">
      <a className="match__about" href={matchAddress(match)} onClick={askForLogin}>
        <MatchState match={match} />
        <Side match={match} side="home" />
        <Side match={match} side="away" />
      </a>
      <div className="match__bets">
        <fieldset
          className="match__odds"
          aria-label={t('sports.match', { home: bidiIsolate(home), away: bidiIsolate(away) })}
        >
          {outcomes.map((outcome) => (
            <Odd key={outcome} match={match} outcome={outcome} />
          ))}
        </fieldset>
        {moreMarkets > 0 && (
          <a className="odd odd--more" href={matchAddress(match)} onClick={askForLogin}>
            <span className="visually-hidden">
              {t('sports.moreMarkets', { number: number(moreMarkets) })}
            </span>
            <bdi aria-hidden="true">+{number(moreMarkets)}</bdi>
          </a>
        )}
      </div>
    </li>
  );
}

function MatchState({ match: { isLive, minute, period, startsAt, isSuspended } }: { match: Match }) {
  const { t, number, language } = useTexts();
  const clock = period || (minute > 0 ? t('sports.minute', { minute: number(minute) }) : '');
  return (
    <span className={isLive ? 'match__state match__state--live' : 'match__state'}>
      {isLive && `${t('sports.live')}${clock && ' · '}`}
      <bdi>{isLive ? clock : momentText(startsAt, startsAt, language)}</bdi>{' '}
      {isSuspended && <span className="match__suspended">{t('sports.suspended')}</span>}
    </span>
  );
}

/** The sport whose sides are birds, in the colours of their sides. */
const COCKFIGHT = 'cockfight';

function Side({ match, side }: { match: Match; side: 'home' | 'away' }) {
  const name = match[side];
  const hasScores = match.isLive && (match.homeScore || match.awayScore);
  // A side that has not batted has no score yet.
  const score = match[`${side}Score`];
  return (
    <span className="match__side">
      {match.sport === COCKFIGHT ? <BirdCrest side={side} /> : <SideCrest name={name} />}
      <bdi className="match__name">{name}</bdi>{' '}
      {hasScores && (
        <bdi className={score ? 'match__score' : 'match__score match__score--none'}>{score || '–'}</bdi>
      )}
    </span>
  );
}

const labels: Readonly<Record<OutcomeName, string>> = { home: '1', draw: 'X', away: '2' };
/** In cockfights the favourite is Meron and the challenger Wala. */
const fightLabels: Readonly<Record<OutcomeName, TextKey>> = {
  home: 'sports.meron',
  draw: 'sports.draw',
  away: 'sports.wala',
};
const names: Readonly<Record<'offered' | 'closed', Readonly<Record<OutcomeName, TextKey>>>> = {
  offered: { home: 'sports.toWin', draw: 'sports.toDraw', away: 'sports.toWin' },
  closed: { home: 'sports.winClosed', draw: 'sports.drawClosed', away: 'sports.winClosed' },
};

interface OddProps {
  match: Match;
  outcome: OutcomeName;
}

function Odd({ match, outcome }: OddProps) {
  const { t, language } = useTexts();
  const odd = match.odds[outcome];
  const isOffered = odd > 0 && !match.isSuspended;
  const move = useMove(odd);
  const text = oddsText(odd, languages[language].locales);
  const side = outcome === 'draw' ? '' : match[outcome];
  const [label, team] =
    match.sport === COCKFIGHT
      ? [t(fightLabels[outcome]), `${t(fightLabels[outcome])} ${side}`]
      : [labels[outcome], side];
  const classes = [
    'odd',
    ...(match.sport === COCKFIGHT ? [`odd--fight odd--${outcome}`] : []),
    ...(odd >= LONG ? ['odd--long'] : []),
    ...(move && isOffered ? [`odd--${move}`] : []),
  ];
  return (
    <a
      className={classes.join(' ')}
      href={matchAddress(match, isOffered ? outcome : '')}
      onClick={askForLogin}
    >
      <span className="visually-hidden">
        {t(names[isOffered ? 'offered' : 'closed'][outcome], {
          team: bidiIsolate(team),
          odds: bidiIsolate(text),
        })}
      </span>
      <span className="odd__label" aria-hidden="true">
        {label}
      </span>
      {isOffered ? (
        <bdi className="odd__value" aria-hidden="true">
          {text}
        </bdi>
      ) : (
        <Icon shapes={Lock} />
      )}
    </a>
  );
}

/** Returns for a moment in which direction an odd has changed; never with reduced motion. */
function useMove(odd: number): 'up' | 'down' | undefined {
  const [last, setLast] = useState<{ odd: number; move?: 'up' | 'down' }>({ odd });
  if (last.odd !== odd) {
    const isMarked = odd > 0 && last.odd > 0 && !prefersReducedMotion();
    setLast({ odd, ...(isMarked && { move: odd > last.odd ? 'up' : 'down' }) });
  }
  useEffect(() => {
    if (!last.move) return;
    const timer = setTimeout(() => setLast({ odd: last.odd }), MARKED);
    return () => clearTimeout(timer);
  }, [last]);
  return last.move;
}
