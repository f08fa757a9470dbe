import { useStore } from '@nanostores/react';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { siteConfig } from '../../config/site-config.ts';
import type { Resource } from '../../gateway/cache/resource.ts';
import type { OpenedEnvelope, Rain } from '../../gateway/endpoints/red-rain.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { Button } from '../../ui/button.tsx';
import { CountedAmount } from '../../ui/counted-amount.tsx';
import envelopePicture from './envelope.svg';
import { $opening, openEnvelope, openingKey } from './open-envelope.ts';
import type { Rains } from './rain.ts';
import './rain-sky.css';

interface Props {
  rain: Rain;
  /** Numbers of the envelopes that can be opened. */
  envelopes: readonly number[];
  $rains: Resource<Rains>;
}

/** Maximum of falling envelopes; the others follow. */
const MAX_FALLING = 8;

/** Places across the sky of envelopes in the background, which nobody can open, in the order in which they fall. */
const FAR = [7, 12, 0, 11, 2, 10, 3, 8, 4, 5, 14, 6, 13, 1, 9];
const FAR_SIZES = [24, 36, 24, 36, 52];

/** Assigns a lane, so that neighbours fall at different times and speeds. */
function laneOf(envelope: number): CSSProperties {
  const lane = (envelope - 1) % MAX_FALLING;
  return {
    '--lane': lane,
    '--place': ((lane * 3) % MAX_FALLING) / (MAX_FALLING - 1),
    '--pace': lane % 3,
  } as CSSProperties;
}

/** Assigns a lane in the background. Neighbours have other sizes and turns. */
function farLaneOf(place: number, lane: number): CSSProperties {
  const size = FAR_SIZES[lane % FAR_SIZES.length]!;
  return {
    '--lane': lane,
    '--place': place / FAR.length,
    '--size': `${size}px`,
    '--turn': `${((lane * 7) % 9) * 5 - 20}deg`,
  } as CSSProperties;
}

/**
 * Falling envelopes that open with a tap. A focused one pauses in view; with reduced motion, or on request, all
 * of them form a static grid.
 */
export function RainSky({ rain, envelopes, $rains }: Props) {
  const { t, money } = useTexts();
  const opening = useStore($opening);
  const [still, setStill] = useState(false);
  const [latest, setLatest] = useState<OpenedEnvelope>();
  const sky = useRef<HTMLDivElement>(null);
  const focused = useRef<number>(undefined);
  useEffect(() => {
    // When the focused envelope is gone, focus moves to the next one, or to the last prize.
    if (focused.current === undefined || envelopes.includes(focused.current)) return;
    focused.current = undefined;
    const next = sky.current?.querySelector<HTMLElement>('.rain-envelope');
    (next ?? sky.current)?.focus({ preventScroll: true });
  }, [envelopes]);
  const open = async (envelope: number, button: HTMLElement) => {
    if (document.activeElement === button) focused.current = envelope;
    const opened = await openEnvelope(rain.id, envelope, $rains);
    if (opened) setLatest(opened);
    else focused.current = undefined;
  };
  if (!envelopes.length && !latest) return null;
  return (
    <div className={still ? 'rain-sky rain-sky--still' : 'rain-sky'} ref={sky} tabIndex={-1}>
      <p className="rain-sky__won" role="status">
        {latest && (
          // The key re-announces an equal amount.
          <span key={latest.envelope} className={latest.amount ? 'rain-sky__amount' : undefined}>
            {t(latest.amount ? 'redRain.won' : 'redRain.empty')}
            {latest.amount > 0 && (
              <>
                {' '}
                <CountedAmount
                  value={latest.amount}
                  format={(value) => money(value, siteConfig().currency)}
                />
              </>
            )}
          </span>
        )}
      </p>
      {envelopes.length > 0 && (
        <>
          <div className="rain-sky__far" aria-hidden="true">
            {FAR.map((place, index) => (
              <img key={place} src={envelopePicture} alt="" style={farLaneOf(place, index + 1)} />
            ))}
          </div>
          <ul className="rain-sky__envelopes" aria-label={t('redRain.envelopes')}>
            {envelopes.slice(0, MAX_FALLING).map((envelope) => (
              <li key={envelope} className="rain-sky__lane" style={laneOf(envelope)}>
                <button
                  type="button"
                  className="rain-envelope"
                  aria-busy={opening.has(openingKey(rain.id, envelope)) || undefined}
                  onClick={(event) => void open(envelope, event.currentTarget)}
                >
                  <img src={envelopePicture} alt="" />
                  <span className="visually-hidden">{t('redRain.open', { number: envelope })}</span>
                </button>
              </li>
            ))}
          </ul>
          <Button className="rain-sky__still" aria-pressed={still} onClick={() => setStill(!still)}>
            {t('redRain.still')}
          </Button>
        </>
      )}
    </div>
  );
}
