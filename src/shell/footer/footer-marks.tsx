import { siteConfig } from '../../config/site-config.ts';
import type { TextKey } from '../../i18n/keys.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { Picture } from '../../ui/picture.tsx';

interface Group {
  title: TextKey;
  /** Pixels of its images; all are 48 high. */
  width: number;
  /** Marks that the gateway serves as `/art/marks/<kind>.svg`, where the operator names no images. */
  kinds: readonly string[];
}

type FooterImage = NonNullable<ReturnType<typeof siteConfig>['footerImages']>[number];

const groups: Readonly<Record<FooterImage['group'], Group>> = {
  responsible: { title: 'shell.footerResponsible', width: 120, kinds: ['18plus', 'responsible'] },
  providers: { title: 'shell.footerProviders', width: 320, kinds: ['provider'] },
  payments: { title: 'shell.footerPayments', width: 320, kinds: ['payments'] },
  certificates: { title: 'shell.footerCertificates', width: 120, kinds: ['licence', 'audit', 'fairness'] },
  security: { title: 'shell.footerSecurity', width: 120, kinds: ['ssl', 'privacy'] },
};

/** The rows of images, as the operator or the product has them (FT-1). */
export function FooterMarks() {
  const { t } = useTexts();
  const images = siteConfig().footerImages;
  return Object.entries(groups).map(([name, { title, width, kinds }]) => {
    const own = images?.filter(({ group }) => group === name);
    if (own && !own.length) return null;
    return (
      <section key={name} className="footer__group">
        <h2>{t(title)}</h2>
        {own ? (
          <OwnMarks images={own} width={width} />
        ) : (
          <div className="footer__marks" role="img" aria-label={t(title)}>
            {kinds.map((kind) => (
              <Picture key={kind} src={`/art/marks/${kind}.svg`} alt="" width={width} height={48} />
            ))}
          </div>
        )}
      </section>
    );
  });
}

/** The operator's images of one row, each with a name of its own, some of them links out of the site. */
function OwnMarks({ images, width }: { images: readonly FooterImage[]; width: number }) {
  const { t } = useTexts();
  return (
    <ul className="footer__marks">
      {images.map(({ image, label, link }) => {
        const picture = <Picture src={image} alt={label} width={width} height={48} />;
        return (
          <li key={`${image} ${label}`}>
            {link ? (
              <a href={link} target="_blank" rel="noopener noreferrer">
                {picture}
                <span className="visually-hidden">{t('common.opensOutside')}</span>
              </a>
            ) : (
              picture
            )}
          </li>
        );
      })}
    </ul>
  );
}
