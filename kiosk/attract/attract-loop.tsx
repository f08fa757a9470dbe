import { useStore } from '@nanostores/react';
import { type CSSProperties, useEffect, useMemo, useState } from 'react';
import type { Remote } from '../../src/gateway/cache/resource.ts';
import { useTexts } from '../../src/i18n/texts-scope.tsx';
import { Logo } from '../../src/shell/header/logo.tsx';
import { kioskConfig } from '../config/kiosk-config.ts';
import { AttractScene } from './attract-scene.tsx';
import { createAttractResources, sceneAt } from './attract-scenes.ts';
import './attract-loop.css';

/** Shows scenes of banners, games and wins while the terminal is idle. A touch starts a visit. */
export function AttractLoop({ onTouch }: { onTouch(): void }) {
  const { t } = useTexts();
  const from = useMemo(createAttractResources, []);
  const content = {
    banners: listOf(useStore(from.banners)),
    hot: listOf(useStore(from.hot)),
    winners: listOf(useStore(from.winners)),
  };
  const [turn, setTurn] = useState(0);
  const scene = sceneAt(kioskConfig().attract, content, turn);
  useEffect(() => {
    const timer = setTimeout(() => setTurn(turn + 1), scene.seconds * 1000);
    return () => clearTimeout(timer);
  }, [turn, scene.seconds]);
  const turns = turn ? [turn - 1, turn] : [turn];
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: any key starts as well; the button is what is read out
    <main className="attract" style={{ '--turn': turn } as CSSProperties} onClick={onTouch}>
      <header className="attract__head">
        <Logo />
        <bdi>{kioskConfig().venue}</bdi>
      </header>
      <div className="attract__stage">
        {turns.map((shown) => (
          <div
            key={shown}
            className={shown === turn ? 'attract__scene' : 'attract__scene attract__scene--going'}
          >
            <AttractScene scene={sceneAt(kioskConfig().attract, content, shown)} />
          </div>
        ))}
      </div>
      <button type="button" className="attract__start" onClick={onTouch}>
        {t('kiosk.touchToStart')}
      </button>
    </main>
  );
}

function listOf<T>(remote: Remote<readonly T[]>): readonly T[] {
  return remote.state === 'ready' ? remote.value : [];
}
