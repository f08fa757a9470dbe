import { useStore } from '@nanostores/react';
import { useTexts } from '../i18n/texts-scope.tsx';
import { Button } from './button.tsx';
import { $standing, $toast, type Toast } from './toasts.ts';
import './toast-host.css';

/** Where toasts appear; always in the page, so that what comes is announced. */
export function ToastHost() {
  const { t } = useTexts();
  const standing = useStore($standing);
  const toast: Toast | undefined =
    useStore($toast) ?? (standing && { id: 0, text: standing, kind: 'failure' });
  const action = toast?.action;
  return (
    <div className="toast-host" role="status" aria-live="polite">
      {toast && (
        <p className={`toast-host__toast toast-host__toast--${toast.kind}`}>
          {t(toast.text, toast.values)}
          {action && (
            <Button
              className="toast-host__action"
              onClick={() => {
                $toast.set(undefined);
                action.run();
              }}
            >
              {t(action.text)}
            </Button>
          )}
        </p>
      )}
    </div>
  );
}
