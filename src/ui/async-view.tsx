import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import type { ComponentType, ReactNode } from 'react';
import type { Remote } from '../gateway/cache/resource.ts';
import type { GatewayError } from '../gateway/http/errors.ts';
import { errorText } from '../i18n/error-texts.ts';
import type { TextKey } from '../i18n/keys.ts';
import { useTexts } from '../i18n/texts-scope.tsx';
import { Button } from './button.tsx';
import './async-view.css';

interface Props<T> {
  remote: Remote<T>;
  retry(): void;
  /** What stands while loading, of the size of what comes. */
  skeleton: ReactNode;
  /** Said when there is nothing. */
  empty?: TextKey;
  isEmpty?(value: T): boolean;
  children(value: T): ReactNode;
}

/** The four states of everything that is asked for: loading, failed with retry, empty, ready. */
export function AsyncView<T>({ remote, retry, skeleton, empty, isEmpty, children }: Props<T>) {
  const { t } = useTexts();
  if (remote.state === 'loading') {
    return (
      <div className="async-view" aria-busy="true">
        {skeleton}
      </div>
    );
  }
  if (remote.state === 'failed') return <LoadError error={remote.error} retry={retry} />;
  if (empty && isEmpty?.(remote.value)) return <p className="async-view async-view--empty">{t(empty)}</p>;
  return <>{children(remote.value)}</>;
}

export interface LoadErrorProps {
  error?: GatewayError;
  retry(): void;
}

/** How a block says that it failed: each by itself, unless something knows of them all. */
export const $loadErrorView = atom<ComponentType<LoadErrorProps>>(LoadErrorCard);

/** What went wrong with one block, and a way to try again. */
export function LoadError(props: LoadErrorProps) {
  const View = useStore($loadErrorView);
  return <View {...props} />;
}

export function LoadErrorCard({ error, retry }: LoadErrorProps) {
  const { t } = useTexts();
  return (
    <div className="async-view async-view--failed" role="alert">
      <p>{t(loadErrorText(error))}</p>
      <Button onClick={retry}>{t('errors.retry')}</Button>
    </div>
  );
}

export const loadErrorText = (error?: GatewayError): TextKey => (error ? errorText(error) : 'errors.unknown');
