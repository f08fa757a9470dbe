import { siteConfig } from '../../config/site-config.ts';
import type { TextKey } from '../../i18n/keys.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { Picture } from '../../ui/picture.tsx';

interface Group {
  title: TextKey;
  /** Width of the images in pixels; their height is 48. */
  width: number;
  /** Default images, `/art/marks/<kind>.svg` at the gateway, with the brand's minimum age in place of 18. */
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

/** The rows of images, the operator's or the default ones (FT-1). */
export function FooterMarks() {
  const { t } = useTexts();
  const { footerImages: images, legal } = siteConfig();
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
              <Picture
                key={kind}
                src={`/art/marks/${kind.replace('18', `${legal.age}`)}.svg`}
                alt=""
                width={width}
                height={48}
              />
            ))}
          </div>
        )}
      </section>
    );
  });
}

/** The operator's images of a row, some with links. */
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
