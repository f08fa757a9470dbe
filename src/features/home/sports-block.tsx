import { categoryName } from '../../games/category-texts.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { linkToCategory } from '../../routes/routes.ts';
import { Picture } from '../../ui/picture.tsx';
import './sports-block.css';

/** The large link to the sports page (HM-3), with a drawn background if there is no picture. */
export function SportsBlock({ picture }: { picture: string }) {
  const { t } = useTexts();
  return (
    <a className="sports-block" href={linkToCategory('SPORTS')}>
      {picture ? (
        <Picture className="sports-block__art" src={picture} alt="" width={720} height={300} />
      ) : (
        <svg
          className="sports-block__art"
          viewBox="0 0 360 150"
          preserveAspectRatio="xMidYMid slice"
          aria-hidden="true"
        >
          <path d="M180 0v150M0 30h52v90H0M360 30h-52v90h52" />
          <circle cx="180" cy="75" r="38" />
        </svg>
      )}
      <span className="sports-block__title">{categoryName('SPORTS', t)}</span>
      <span className="sports-block__invite">{t('lobby.sportsInvite')}</span>
    </a>
  );
}
