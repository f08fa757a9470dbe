import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import type { ComponentType, ReactNode } from 'react';
import type { Remote } from '../gateway/cache/resource.ts';
import type { GatewayError } from '../gateway/http/errors.ts';
import { errorText } from '../i18n/error-texts.ts';
import type { TextKey } from '../i18n/keys.ts';
import type { Values } from '../i18n/reader.ts';
import { useTexts } from '../i18n/texts-scope.tsx';
import { Button } from './button.tsx';

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
  if (remote.state === 'loading') {
    return (
      <div className="async-view" aria-busy="true">
        {skeleton}
      </div>
    );
  }
  if (remote.state === 'failed') return <BlockState error={remote.error} retry={retry} />;
  if (empty && isEmpty?.(remote.value)) return <BlockState empty={empty} />;
  return <>{children(remote.value)}</>;
}

export interface BlockStateProps {
  error?: GatewayError;
  /** Why a block is empty; absent if it failed. */
  empty?: TextKey;
  /** Placeholders of that text. */
  values?: Values;
  retry?(): void;
  /** Label of the button that calls `retry`. */
  action?: TextKey;
}

/** Component for a block without content; the shell replaces it to combine errors and to add pictures. */
export const $blockStateView = atom<ComponentType<BlockStateProps>>(BlockStateCard);

/** A failed or empty block, with an action. */
export function BlockState(props: BlockStateProps) {
  const View = useStore($blockStateView);
  return <View {...props} />;
}

export function BlockStateCard({ error, empty, values, retry, action = 'errors.retry' }: BlockStateProps) {
  const { t } = useTexts();
  return (
    <div
      className={`async-view async-view--${empty ? 'empty' : 'failed'}`}
      role={empty ? undefined : 'alert'}
    >
      <p>{t(empty ?? loadErrorText(error), values)}</p>
      {retry && <Button onClick={retry}>{t(action)}</Button>}
    </div>
  );
}

export const loadErrorText = (error?: GatewayError): TextKey => (error ? errorText(error) : 'errors.unknown');
