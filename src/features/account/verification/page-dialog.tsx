import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../i18n/texts-scope.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { tokenFrom } from './page-message.ts';
import './page-dialog.css';

interface Props {
  page: string;
  settle(proof: string | undefined): void;
}

/**
 * Shows the operator's human verification page in an iframe, where its scripts run under that page's own
 * content security policy.
 */
export function PageVerificationDialog({ page, settle }: Props) {
  const { t } = useTexts();
  const frame = useRef<HTMLIFrameElement>(null);
  const [isLoaded, setIsLoaded] = useState(false);
  useEffect(() => {
    const onMessage = (event: MessageEvent) => {
      const token = event.source === frame.current?.contentWindow && tokenFrom(event, page);
      if (token) settle(token);
    };
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  }, [page, settle]);
  return (
    <Dialog title={t('account.checkTitle')} onClose={() => settle(undefined)}>
      <div className="page-dialog">
        {!isLoaded && <Skeleton className="page-dialog__waiting" />}
        <iframe
          ref={frame}
          className="page-dialog__frame"
          title={t('account.checkTitle')}
          src={page}
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
          referrerPolicy="origin"
          onLoad={() => setIsLoaded(true)}
        />
      </div>
    </Dialog>
  );
}
