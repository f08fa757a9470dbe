import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTexts } from '../../src/i18n/texts-scope.tsx';
import { Logo } from '../../src/shell/header/logo.tsx';
import type { ParentPage } from './parent-page.ts';
import { $pressRefused } from './visibility-guard.ts';

interface Props {
  title: string;
  /** Whether the page's dialog shows the same title above the frame. */
  titled?: boolean;
  /** Receives the height of the content; undefined in a window. */
  page?: ParentPage | undefined;
  children: ReactNode;
}

/** The layout of all views except the game: title and content. */
export function FramePanel({ title, titled, page, children }: Props) {
  const { t } = useTexts();
  const refused = useStore($pressRefused);
  const bar = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!page) return;
    const parts = [bar.current!, content.current!];
    const tell = () =>
      page.reportHeight(parts.reduce((sum, part) => sum + part.getBoundingClientRect().height, 0));
    const sizes = new ResizeObserver(tell);
    for (const part of parts) sizes.observe(part);
    return () => sizes.disconnect();
  }, [page]);
  return (
    <main className={page ? 'frame' : 'frame frame--window'}>
      <header ref={bar} className="frame__bar">
        <Logo />
        <h1
          className={titled ? 'frame__title frame__title--above' : 'frame__title'}
          dir={titled ? 'auto' : undefined}
        >
          {title}
        </h1>
      </header>
      <div className="frame__body">
        <div ref={content} className="frame__content">
          {refused && (
            <p className="form__failure" role="alert">
              {t('frame.covered')}
            </p>
          )}
          {children}
        </div>
      </div>
    </main>
  );
}
