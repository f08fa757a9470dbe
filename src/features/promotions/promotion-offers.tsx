import { useTexts } from '../../i18n/texts-scope.tsx';
import { linkTo } from '../../routes/routes.ts';
import { Picture } from '../../ui/picture.tsx';
import { PromotionTime } from './promotion-time.tsx';
import { offersOf, type Promotions, pictureOf } from './promotions.ts';
import './promotion-offers.css';

/** Links to the promotions a newcomer can join (RG-8); renders nothing without any. */
export function PromotionOffers({ all }: { all: Promotions }) {
  const { t } = useTexts();
  const offers = offersOf(all);
  if (!offers.length) return null;
  return (
    <section aria-labelledby="promotion-offers">
      <div className="promotion-offers__head">
        <h2 id="promotion-offers" className="promotion-offers__title">
          {t('promotions.title')}
        </h2>
        <a className="text-link" href={linkTo('activity')}>
          {t('common.all')}
        </a>
      </div>
      <ul className="promotion-offers">
        {offers.map((promotion) => (
          <li key={promotion.id}>
            <a className="promotion-offer" href={linkTo('activityDetail', { id: promotion.id })}>
              <Picture
                className="promotion-offer__picture"
                src={pictureOf(promotion)}
                alt=""
                width={720}
                height={300}
              />
              <span className="promotion-offer__text">
                <span className="promotion-offer__title" dir="auto">
                  {promotion.title}
                </span>
                {promotion.offer && (
                  <span className="promotion-offer__offer" dir="auto">
                    {promotion.offer}
                  </span>
                )}
                <PromotionTime promotion={promotion} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
