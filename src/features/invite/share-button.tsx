import { siteConfig } from '../../config/site-config.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { Button } from '../../ui/button.tsx';
import { shareLink } from './share-link.ts';

interface Props {
  link: string;
  onFailure(): void;
}

/** Opens the device's share sheet; render it only where `canShare` is true. Needs the messages of invite. */
export function ShareButton({ link, onFailure }: Props) {
  const { t } = useTexts();
  const { name } = siteConfig().brand;
  const what = { title: name, text: t('invite.shareText', { brand: name }), url: link };
  return (
    <Button look="primary" onClick={() => void shareLink(what, onFailure)}>
      {t('invite.share')}
    </Button>
  );
}
