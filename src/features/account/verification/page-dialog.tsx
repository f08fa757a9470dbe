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
 * The operator's page that makes sure a person asks for a code, in a frame: its scripts run under its own policy, not
 * under this page's.
 */
export function CheckDialog({ page, settle }: Props) {
  const { t } = useTexts();
  const frame = useRef<HTMLIFrameElement>(null);
  const [here, setHere] = useState(false);
  useEffect(() => {
    const hear = (event: MessageEvent) => {
      const token = event.source === frame.current?.contentWindow && tokenFrom(event, page);
      if (token) settle(token);
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, [page, settle]);
  return (
    <Dialog title={t('account.checkTitle')} onClose={() => settle(undefined)}>
      <div className="check-dialog">
        {!here && <Skeleton className="check-dialog__waiting" />}
        <iframe
          ref={frame}
          className="check-dialog__frame"
          title={t('account.checkTitle')}
          src={page}
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
          referrerPolicy="origin"
          onLoad={() => setHere(true)}
        />
      </div>
    </Dialog>
  );
}
