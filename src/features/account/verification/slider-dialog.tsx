import { useStore } from '@nanostores/react';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import type { Puzzle } from '../../../gateway/endpoints/verification.ts';
import { useTexts } from '../../../i18n/texts-scope.tsx';
import { BlockState } from '../../../ui/async-view.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { VerificationRequest } from './human-verification.ts';
import { createSlider, type Slider } from './slider-store.ts';
import './slider-dialog.css';

interface Props extends VerificationRequest {
  settle(proof: string | undefined): void;
}

/** The slider puzzle, moved by pointer or by keys in the same steps (LG-6). */
export function SliderDialog({ settle, purpose, mobileNum, countryDialingCode }: Props) {
  const { t } = useTexts();
  const [slider] = useState(() => createSlider({ purpose, mobileNum, countryDialingCode }, settle));
  const now = useStore(slider.$slider);
  useEffect(() => {
    void slider.fetch();
    return slider.stop;
  }, [slider]);
  return (
    <Dialog title={t('account.puzzleTitle')} onClose={() => settle(undefined)}>
      <p className="slider__text" role="status">
        {now.state === 'open' && now.missed ? t('account.puzzleMissed') : t('account.puzzleText')}
      </p>
      {now.state === 'failed' && <BlockState error={now.error} retry={slider.fetch} />}
      {now.state === 'loading' && <Skeleton className="slider__waiting" />}
      {(now.state === 'open' || now.state === 'judging') && (
        <PuzzleView
          key={now.puzzle.puzzleId}
          slider={slider}
          puzzle={now.puzzle}
          judging={now.state === 'judging'}
        />
      )}
      <div className="slider__buttons">
        <Button onClick={slider.fetch} disabled={now.state === 'judging'}>
          {t('account.puzzleNew')}
        </Button>
        <Button look="primary" busy={now.state === 'judging'} onClick={slider.submit}>
          {t('account.puzzleCheck')}
        </Button>
      </div>
    </Dialog>
  );
}

/** Pixels that PageUp and PageDown move the piece. */
const PAGE_STEP = 10;

/** A range input is the handle, so pointer, touch and keys work alike and its value is announced. */
function PuzzleView({ slider, puzzle, judging }: { slider: Slider; puzzle: Puzzle; judging: boolean }) {
  const { t } = useTexts();
  const range = useRef<HTMLInputElement>(null);
  const pointerY = useRef<number>(undefined);
  const x = useStore(slider.$x);
  const { width, height, pieceSize, pieceY, background, piece } = puzzle;
  useEffect(() => range.current?.focus(), []);
  return (
    <div className="slider" dir="ltr">
      <svg className="slider__picture" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <image href={background} width={width} height={height} />
        <image href={piece} x={x} y={pieceY} width={pieceSize} height={pieceSize} />
      </svg>
      <input
        ref={range}
        className="slider__range"
        style={
          { '--piece': `${(100 * pieceSize) / width}%`, '--at': `${(100 * x) / width}%` } as CSSProperties
        }
        type="range"
        aria-label={t('account.puzzlePiece')}
        min={0}
        max={width - pieceSize}
        step={1}
        value={x}
        disabled={judging}
        onPointerDown={(event) => {
          pointerY.current = event.nativeEvent.offsetY;
          slider.grab(event.nativeEvent.offsetY);
        }}
        onPointerMove={(event) => {
          if (pointerY.current !== undefined) pointerY.current = event.nativeEvent.offsetY;
        }}
        onPointerUp={() => {
          pointerY.current = undefined;
          void slider.release();
        }}
        onPointerCancel={() => {
          pointerY.current = undefined;
        }}
        onChange={(event) => slider.move(Number(event.target.value), pointerY.current)}
        onKeyDown={(event) => {
          const leap = { PageUp: PAGE_STEP, PageDown: -PAGE_STEP }[event.key];
          if (event.key !== 'Enter' && !leap) return;
          // Enter would submit the surrounding form, and the browser's own PageUp and PageDown steps differ.
          event.preventDefault();
          if (leap) slider.move(Math.min(Math.max(x + leap, 0), width - pieceSize));
          else void slider.submit();
        }}
      />
    </div>
  );
}
