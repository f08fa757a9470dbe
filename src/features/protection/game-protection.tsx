import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { siteConfig } from '../../config/site-config.ts';
import { afterRounds } from '../../games/launch/rounds.ts';
import { usePausedGame } from '../../games/launch/use-paused-game.tsx';
import { pollResource } from '../../gateway/cache/poll-resource.ts';
import type { PlaySession } from '../../gateway/endpoints/protection.ts';
import { signedAmount } from '../../i18n/signed-amount.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { unitText } from '../../i18n/unit-text.ts';
import { linkTo } from '../../routes/routes.ts';
import { DescriptionList } from '../../ui/description-list.tsx';
import { PanicButton } from './break-list.tsx';
import { $playSession, answerCheck, isCheckDue } from './play-session.ts';
import { RealityCheck } from './reality-check.tsx';
import './game-protection.css';

/** Milliseconds between two reads of the session during a game. */
const POLL = 15_000;

const MINUTE = 60_000;

function minutesOf({ startedAt, now }: PlaySession): number {
  return Math.max(0, Math.floor((now - startedAt) / MINUTE));
}

interface Props {
  /** Closes the game. */
  onLeave(): void;
  /** Runs when the panic button has started a break. */
  onBreak?: (() => void) | undefined;
  /** Whether to link to limits and breaks; elsewhere a game's tools do. */
  linked?: boolean;
}

/** Required by the market around an open game for real money: visible time and net position, and reality checks. */
export default function GameProtection({ onLeave, ...bar }: Props) {
  const session = useStore($playSession);
  useEffect(() => pollResource($playSession, POLL), []);
  useEffect(() => afterRounds(() => $playSession.refresh()), []);
  if (session.state !== 'ready') return null;
  return (
    <>
      <SessionBar session={session.value} {...bar} />
      {isCheckDue(session.value) && <Check session={session.value} onLeave={onLeave} />}
    </>
  );
}

/** Renders nothing where the market does not require it. */
function SessionBar({ session, onBreak, linked }: { session: PlaySession } & Omit<Props, 'onLeave'>) {
  const { t, money, language } = useTexts();
  const { net, shown, panicHours } = session;
  if (!shown && !panicHours && !linked) return null;
  return (
    <div className="game-protection">
      {shown && (
        <DescriptionList
          className={
            net > 0 ? 'game-protection__facts game-protection__facts--won' : 'game-protection__facts'
          }
          name={t('protection.session')}
          items={[
            { label: t('protection.sessionTime'), value: unitText(minutesOf(session), 'minute', language) },
            { label: t('protection.net'), value: signedAmount({ money }, net, siteConfig().currency) },
          ]}
        />
      )}
      {panicHours > 0 && <PanicButton hours={panicHours} onBegun={onBreak} />}
      {linked && (
        <a className="text-link" href={linkTo('protection')}>
          {t('shell.playSafely')}
        </a>
      )}
    </div>
  );
}

/** The round in progress ends before the question covers the game. */
function Check({ session, onLeave }: { session: PlaySession } & Pick<Props, 'onLeave'>) {
  const { t } = useTexts();
  if (!usePausedGame()) return null;
  return (
    <RealityCheck
      minutes={minutesOf(session)}
      net={session.net}
      leave={t('play.leave')}
      onContinue={() => void answerCheck('continue')}
      onLeave={() => {
        void answerCheck('leave');
        onLeave();
      }}
    >
      <a
        className="button button--outline"
        href={linkTo('betRecord')}
        onClick={() => void answerCheck('history')}
      >
        {t('protection.history')}
      </a>
    </RealityCheck>
  );
}
