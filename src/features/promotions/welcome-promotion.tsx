import type { Promotion } from '../../gateway/endpoints/promotions.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { linkTo } from '../../routes/routes.ts';
import { Picture } from '../../ui/picture.tsx';
import { pictureOf } from './promotions.ts';
import './welcome-promotion.css';

/** The promotion for a new member's first deposit, with the links to join it and to deposit. */
export function WelcomePromotion({ promotion }: { promotion: Promotion }) {
  const { t } = useTexts();
  const { id, offer, terms } = promotion;
  return (
    <div className="welcome-promotion">
      <Picture
        className="welcome-promotion__picture"
        src={pictureOf(promotion)}
        alt=""
        width={720}
        height={300}
      />
      {offer && (
        <strong className="welcome-promotion__offer" dir="auto">
          {offer}
        </strong>
      )}
      {terms && <p dir="auto">{terms}</p>}
      <a className="button button--primary" href={linkTo('activityDetail', { id })}>
        {t('promotions.join')}
      </a>
      <a className="button button--outline" href={linkTo('deposit')}>
        {t('shell.deposit')}
      </a>
    </div>
  );
}
