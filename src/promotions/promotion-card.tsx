import { useEffect, useRef } from 'react';
import type { Promotion } from '../gateway/endpoints/promotions.ts';
import { useTexts } from '../i18n/texts-scope.tsx';
import { Html } from '../ui/html.tsx';
import { Picture } from '../ui/picture.tsx';
import { pictureOf } from './promotions.ts';

interface Props {
  promotion: Promotion;
  open: boolean;
  /** The address asked for it: it is scrolled to. */
  asked: boolean;
  onToggle(): void;
}

/** Milliseconds before the page scrolls to the promotion it was opened for (B2). */
const SCROLL_DELAY = 500;

/** One promotion: picture, title, and its text to open and close. */
export function PromotionCard({ promotion, open, asked, onToggle }: Props) {
  const { t } = useTexts();
  const element = useRef<HTMLElement>(null);
  const { id, title, content } = promotion;
  useEffect(() => {
    if (!asked) return;
    const timer = setTimeout(() => {
      const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
      element.current?.scrollIntoView({ behavior: still ? 'auto' : 'smooth', block: 'start' });
    }, SCROLL_DELAY);
    return () => clearTimeout(timer);
  }, [asked]);
  return (
    <article ref={element} className="promotion">
      <h2 className="promotion__heading">
        <button
          type="button"
          className="promotion__head"
          aria-expanded={open}
          aria-controls={`promotion-${id}`}
          onClick={onToggle}
        >
          <Picture
            className="promotion__picture"
            src={pictureOf(promotion)}
            alt=""
            width={720}
            height={300}
          />
          <span className="promotion__line">
            <span className="promotion__title" dir="auto">
              {title}
            </span>
            <span className="promotion__more">{t(open ? 'promotions.less' : 'promotions.more')}</span>
          </span>
        </button>
      </h2>
      <div id={`promotion-${id}`} className="promotion__text" hidden={!open}>
        {open && <Html source={content} />}
      </div>
    </article>
  );
}
