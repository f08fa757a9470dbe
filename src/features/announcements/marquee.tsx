import { type CSSProperties, type ElementType, type ReactNode, useState } from 'react';
import type { Remote } from '../../gateway/cache/resource.ts';
import type { Announcement } from '../../gateway/endpoints/announcements.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { Icon, type IconShapes } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useHydrated } from '../../ui/use-hydrated.tsx';
import './marquee.css';

interface Props {
  news: Remote<readonly Announcement[]>;
  /** Absent where the page offers a retry itself. */
  retry?(): void;
  /** Returns the address of a title by its index; without it, a tap on a title calls `onOpen`. */
  addressOf?(index: number): string;
  onOpen?(index: number): void;
  /** A button before the pause button, such as the one that opens the download popup. */
  tool?: ReactNode;
}

const horn: IconShapes = [['path', { d: 'm3 11 15-6v14L3 13zM8 14.5V18a2 2 0 0 0 4 0v-2M21.5 10v4' }]];
const play: IconShapes = [['path', { d: 'M7 5l12 7-12 7z' }]];
const pause: IconShapes = [['path', { d: 'M9 6v12M15 6v12' }]];

/** Frames per second of the ticker (AN-1): it moves in steps, so that the browser paints less often. */
const FRAMES_PER_SECOND = 30;
/** Seconds per character of a title, and for the gap after it. */
const SECONDS_PER_CHARACTER = 0.13;
const GAP_SECONDS = 1.5;
/** Maximum of titles in the ticker; the notice page lists all of them. */
const MAX_TITLES = 30;

/** The announcement ticker; it pauses on hover, on focus and by its button (AN-1). */
export function Marquee({ news, retry, addressOf, onOpen, tool }: Props) {
  const { t } = useTexts();
  const [paused, setPaused] = useState(false);
  const titles = news.state === 'ready' ? titlesOf(news.value).slice(0, MAX_TITLES) : [];
  const seconds = titles.reduce(
    (sum, { title }) => sum + title.length * SECONDS_PER_CHARACTER + GAP_SECONDS,
    0,
  );
  // The policy allows no style attribute in the server's HTML, so titles move once React has hydrated it.
  const isHydrated = useHydrated();
  const running = {
    '--marquee-time': `${seconds}s`,
    '--marquee-steps': Math.round(seconds * FRAMES_PER_SECOND),
  } as CSSProperties;
  const Title: ElementType = onOpen ? 'button' : 'a';
  const list = (copy: boolean) => (
    <ul className="marquee__list" aria-hidden={copy || undefined}>
      {titles.map(({ id, title, index }) => (
        <li key={id}>
          <Title
            className="marquee__title"
            dir="auto"
            tabIndex={copy ? -1 : undefined}
            href={addressOf?.(index)}
            onClick={onOpen && (() => onOpen(index))}
          >
            {title}
          </Title>
        </li>
      ))}
    </ul>
  );
  return (
    <section
      className={paused ? 'marquee marquee--paused' : 'marquee'}
      part="strip"
      aria-label={t('announcements.title')}
    >
      <Icon shapes={horn} directional />
      <div className="marquee__view">
        {titles.length > 0 ? (
          <div className="marquee__track" style={isHydrated ? running : undefined}>
            {list(false)}
            {isHydrated && list(true)}
          </div>
        ) : news.state === 'failed' ? (
          retry && (
            <button type="button" className="marquee__retry" onClick={retry}>
              {t('errors.retry')}
            </button>
          )
        ) : (
          <p className="marquee__none">
            {t(news.state === 'ready' ? 'announcements.none' : 'common.loading')}
          </p>
        )}
      </div>
      {tool}
      {titles.length > 0 && (
        <IconButton
          className="marquee__pause"
          label={t(paused ? 'common.start' : 'common.pause')}
          shapes={paused ? play : pause}
          onClick={() => setPaused(!paused)}
        />
      )}
    </section>
  );
}

interface Title {
  id: string;
  title: string;
  /** Index among all announcements, which the notice page uses. */
  index: number;
}

function titlesOf(news: readonly Announcement[]): Title[] {
  return news
    .map(({ id, title }, index) => ({ id, title: title.trim(), index }))
    .filter(({ title }) => title);
}
