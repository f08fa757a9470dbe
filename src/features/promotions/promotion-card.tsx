import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
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
  /** Milliseconds before the open promotion scrolls into view. */
  scrollDelay: number;
  /** Whether it is above the fold. */
  eager: boolean;
  /** Id of the text that explains why the account cannot take part. */
  refusedBy: string | undefined;
  onToggle(): void;
  onTakePart(): void;
}

export function PromotionCard({
  promotion,
  open,
  scrollDelay,
  eager,
  refusedBy,
  onToggle,
  onTakePart,
}: Props) {
  const { t } = useTexts();
  const element = useRef<HTMLElement>(null);
  const { id, title, offer, terms, content, state } = promotion;
  const picture = pictureOf(promotion);
  // Half of a picture is dark, for large type.
  const large = offer || (picture && title);
  useEffect(() => {
    if (!open) return;
    const timer = setTimeout(() => {
      element.current?.scrollIntoView({ behavior: scrollBehavior(), block: 'start' });
    }, scrollDelay);
    return () => clearTimeout(timer);
  }, [open, scrollDelay]);
  const more = hasDetails(promotion);
  // Without details there is nothing to open.
  const isOpen = open && more;
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
        {more && <span className="promotion__more">{t(isOpen ? 'promotions.less' : 'promotions.more')}</span>}
      </span>
    </>
  );
  const action = <PromotionAction {...{ promotion, refusedBy, onTakePart }} />;
  const status = (
    <PromotionStatus promotion={promotion} hasTerms={large !== title}>
      {!isOpen && action}
    </PromotionStatus>
  );
  return (
    <article ref={element} className={isOpen ? 'promotion promotion--open' : 'promotion'}>
      {more ? (
        <Disclosure
          id={`promotion-${id}`}
          open={isOpen}
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
      {/* Below the text, where it stays visible. */}
      {isOpen && lookOf(state)?.action && <div className="promotion__action">{action}</div>}
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

/** The promotion's terms, progress and time, and its state as a label unless an action is possible. */
function PromotionStatus({
  promotion,
  hasTerms,
  children,
}: Pick<Props, 'promotion'> & { hasTerms: boolean; children: ReactNode }) {
  const { t } = useTexts();
  const { state, note, terms, goal } = promotion;
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
      {children}
      {look && !look.action && (
        <span className={`promotion__state promotion__state--${look.tone}`}>{t(look.label)}</span>
      )}
    </div>
  );
}

/** The possible action as a button. */
function PromotionAction({
  promotion: { id, title, state },
  refusedBy,
  onTakePart,
}: Pick<Props, 'promotion' | 'refusedBy' | 'onTakePart'>) {
  const { t } = useTexts();
  const busy = useStore($acting).has(id);
  const look = lookOf(state);
  if (!look?.action) return null;
  return (
    <Button
      look="primary"
      busy={busy}
      aria-label={`${t(look.label)}: ${title}`}
      {...(refusedBy && { 'aria-disabled': true, 'aria-describedby': refusedBy })}
      onClick={onTakePart}
    >
      {t(look.label)}
    </Button>
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
