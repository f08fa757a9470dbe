import { useStore } from '@nanostores/react';
import { useEffect, useId, useRef } from 'react';
import { siteConfig } from '../../config/site-config.ts';
import type { Promotion } from '../../gateway/endpoints/promotions.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Picture } from '../../ui/picture.tsx';
import { scrollBehavior } from '../../ui/reduced-motion.ts';
import { $acting } from './join-or-claim.ts';
import { PromotionText } from './promotion-text.tsx';
import { PromotionTime } from './promotion-time.tsx';
import { hasDetails, pictureOf } from './promotions.ts';
import { lookOf } from './states.ts';
import './promotion-card.css';

interface Props {
  promotion: Promotion;
  open: boolean;
  /** Whether the address names it; it then scrolls into view. */
  asked: boolean;
  /** Whether it is above the fold. */
  eager: boolean;
  /** Id of the text that explains why the account cannot take part. */
  refusedBy: string | undefined;
  onToggle(): void;
  onTakePart(): void;
}

/** Milliseconds before the page scrolls to the promotion in the address (PR-1). */
const SCROLL_DELAY = 500;

export function PromotionCard({ promotion, open, asked, eager, refusedBy, onToggle, onTakePart }: Props) {
  const { t } = useTexts();
  const element = useRef<HTMLElement>(null);
  const { id, title, offer, terms, content, state } = promotion;
  const picture = pictureOf(promotion);
  // Half of a picture is dark, for large type.
  const large = offer || (picture && title);
  useEffect(() => {
    if (!asked) return;
    const timer = setTimeout(() => {
      element.current?.scrollIntoView({ behavior: scrollBehavior(), block: 'start' });
    }, SCROLL_DELAY);
    return () => clearTimeout(timer);
  }, [asked]);
  // In a grid, an open promotion moves to its own row.
  useEffect(() => {
    if (open && !asked) element.current?.scrollIntoView({ behavior: scrollBehavior(), block: 'nearest' });
  }, [open, asked]);
  const more = hasDetails(promotion);
  const head = (
    <>
      {large && <PromotionArt {...{ picture, large, eager }} isOver={state === 'close'} />}
      <span className="promotion__line">
        {large === title ? (
          <span className="promotion__title promotion__title--terms" dir="auto">
            {terms}
          </span>
        ) : (
          <span className="promotion__title" dir="auto">
            {title}
          </span>
        )}
        {more && <span className="promotion__more">{t(open ? 'promotions.less' : 'promotions.more')}</span>}
      </span>
    </>
  );
  const status = <PromotionStatus {...{ promotion, refusedBy, onTakePart }} hasTerms={large !== title} />;
  return (
    <article ref={element} className={open ? 'promotion promotion--open' : 'promotion'}>
      {more ? (
        <Disclosure
          id={`promotion-${id}`}
          open={open}
          onToggle={onToggle}
          headClass="promotion__head"
          className="promotion__text"
          head={head}
          aside={status}
        >
          <PromotionText source={content} />
        </Disclosure>
      ) : (
        <>
          <h2 className="disclosure__heading">{head}</h2>
          {status}
        </>
      )}
    </article>
  );
}

interface ArtProps {
  /** Address of the picture; empty for none. */
  picture: string;
  /** Text in large type over the dark half. */
  large: string;
  eager: boolean;
  /** Whether the promotion has ended. */
  isOver: boolean;
}

/** The picture of a promotion with its offer in large type. */
function PromotionArt({ picture, large, eager, isOver }: ArtProps) {
  return (
    <span className={`promotion__art ${isOver ? 'promotion__art--over' : ''}`}>
      {picture && (
        <Picture className="promotion__picture" src={picture} alt="" width={720} height={300} eager={eager} />
      )}
      <span className="promotion__offer">
        <span dir="auto">{large}</span>
      </span>
    </span>
  );
}

/** The state as a label, or as a button for the possible action. */
function PromotionStatus({
  promotion,
  refusedBy,
  hasTerms,
  onTakePart,
}: Pick<Props, 'promotion' | 'refusedBy' | 'onTakePart'> & { hasTerms: boolean }) {
  const { t } = useTexts();
  const { id, title, state, note, terms, goal } = promotion;
  const busy = useStore($acting).has(id);
  const look = lookOf(state);
  return (
    <div className="promotion__standing">
      {hasTerms && terms && (
        <p className="promotion__terms" dir="auto">
          {terms}
        </p>
      )}
      {goal > 0 && (state === 'joined' || state === 'process') && <Progress promotion={promotion} />}
      <div className="promotion__notes">
        <PromotionTime promotion={promotion} />
        {note && <p dir="auto">{note}</p>}
      </div>
      {look?.action && (
        <Button
          look="primary"
          busy={busy}
          aria-label={`${t(look.label)}: ${title}`}
          {...(refusedBy && { 'aria-disabled': true, 'aria-describedby': refusedBy })}
          onClick={onTakePart}
        >
          {t(look.label)}
        </Button>
      )}
      {look && !look.action && (
        <span className={`promotion__state promotion__state--${look.tone}`}>{t(look.label)}</span>
      )}
    </div>
  );
}

/** The member's progress towards the goal. */
function Progress({ promotion: { goal, reached } }: Pick<Props, 'promotion'>) {
  const { t, money } = useTexts();
  const { currency } = siteConfig();
  const id = useId();
  const amount = (value: number) => money(value, currency, 0);
  return (
    <div className="promotion__progress">
      <progress aria-labelledby={id} max={goal} value={Math.min(reached, goal)} />
      <span id={id}>{t('promotions.reached', { amount: amount(reached), goal: amount(goal) })}</span>
    </div>
  );
}
