import { useStore } from '@nanostores/react';
import { useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTexts } from '../i18n/texts-scope.tsx';
import { Button } from './button.tsx';
import { $topDialog } from './open-dialogs.ts';
import { $persistentToast, $toast, type Toast } from './toasts.ts';
import './toast-host.css';

/**
 * Container of the toasts; always in the page, so that new ones are announced. Moves into the topmost dialog,
 * because everything outside it is inert.
 */
export function ToastHost() {
  const { t } = useTexts();
  const standing = useStore($persistentToast);
  const top = useStore($topDialog);
  const page = useRef<HTMLDivElement>(null);
  // The same element throughout, so that moving it does not announce its content again.
  const [host] = useState(() => document.createElement('div'));
  useLayoutEffect(() => (top ?? page.current!).append(host), [top, host]);
  const toast: Toast | undefined =
    useStore($toast) ?? (standing && { id: 0, text: standing, kind: 'failure' });
  const action = toast?.action;
  const close = () => $toast.set(undefined);
  return (
    <div ref={page}>
      {createPortal(
        <div className="toast-host" role="status">
          {toast && (
            <p className={`toast-host__toast toast-host__toast--${toast.kind}`}>
              {t(toast.text, toast.values)}
              {action && (
                <span className="toast-host__actions">
                  <Button
                    onClick={() => {
                      close();
                      action.run();
                    }}
                  >
                    {t(action.text)}
                  </Button>
                  <Button onClick={close}>{t('common.close')}</Button>
                </span>
              )}
            </p>
          )}
        </div>,
        host,
      )}
    </div>
  );
}
