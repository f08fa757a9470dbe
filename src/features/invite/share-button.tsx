import { siteConfig } from '../../config/site-config.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { Button } from '../../ui/button.tsx';
import { shareLink } from './share-link.ts';

interface Props {
  link: string;
  /** What is done where the device's sheet fails. */
  instead(): void;
}

/** Hands an invitation on by the device's own sheet, where `canShare` says that there is one. It needs the texts of invite. */
export function ShareButton({ link, instead }: Props) {
  const { t } = useTexts();
  const { name } = siteConfig().brand;
  const what = { title: name, text: t('invite.shareText', { brand: name }), url: link };
  return (
    <Button look="primary" onClick={() => void shareLink(what, instead)}>
      {t('invite.share')}
    </Button>
  );
}
