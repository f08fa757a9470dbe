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
  /** Placeholder of the size of the content. */
  skeleton: ReactNode;
  /** Text for an empty value. */
  empty?: TextKey;
  isEmpty?(value: T): boolean;
  children(value: T): ReactNode;
}

/** Renders the states of a resource: loading, failed with retry, empty, ready. */
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

/** Component for the error of a block; the shell replaces it to combine errors. */
export const $loadErrorView = atom<ComponentType<LoadErrorProps>>(LoadErrorCard);

/** The error of a block, with a retry. */
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
