import { useTexts } from '../../src/i18n/texts-scope.tsx';
import { Button } from '../../src/ui/button.tsx';
import { showExternalLink } from './external-link.ts';
import { $location } from './memory-history.ts';
import './register-on-phone.css';

/** Offers the registration page, with its invitation code, on the visitor's own phone. */
export function RegisterOnPhone() {
  const { t } = useTexts();
  return (
    <div className="register-on-phone">
      <Button wide onClick={() => showExternalLink($location.get())}>
        {t('kiosk.registerOnPhone')}
      </Button>
    </div>
  );
}
