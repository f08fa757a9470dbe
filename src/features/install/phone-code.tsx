import { useTexts } from '../../i18n/texts-scope.tsx';
import { linkTo } from '../../routes/routes.ts';
import { LazyQrPicture } from '../../ui/lazy-qr-picture.tsx';
import './phone-code.css';

/** Opens the page of the app on a phone, for visitors at a computer. */
export function PhoneCode() {
  const { t } = useTexts();
  return (
    <section className="sheet__panel phone-code">
      <div className="phone-code__picture">
        <LazyQrPicture text={new URL(linkTo('app'), location.origin).href} label={t('install.code')} />
      </div>
      <div>
        <h3 className="phone-code__heading">{t('install.onPhone')}</h3>
        <p className="phone-code__text">{t('install.scan')}</p>
      </div>
    </section>
  );
}
