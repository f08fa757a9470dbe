import { Component, type ReactNode, startTransition } from 'react';
import { backoffDelay } from '../lib/timing.ts';
import { BlockState } from './async-view.tsx';
import { isFailedImport, retryFailedImports } from './lazy-component.tsx';

interface Props {
  /** Name of the block in error reports. */
  name: string;
  /** Replaces the default error card; the block then retries by itself, its code with growing pauses too. */
  otherwise?: ReactNode;
  /** Called with the error. */
  onFail?: ((error: unknown) => void) | undefined;
  children: ReactNode;
}

/** Limits an error to one block of a page; the shell's React root reports it. */
export class ErrorBoundary extends Component<Props, { broken: boolean; name: string }> {
  override state = { broken: false, name: this.props.name };
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  static getDerivedStateFromError() {
    return { broken: true };
  }

  /** Another name resets the error. */
  static getDerivedStateFromProps({ name }: Props, state: { name: string }) {
    return name === state.name ? null : { broken: false, name };
  }

  override componentDidCatch(error: unknown) {
    const { otherwise, onFail } = this.props;
    retryFailedImports();
    onFail?.(error);
    if (otherwise === undefined) return;
    this.stopWaiting();
    addEventListener('online', this.tryAgain);
    // The online event may precede this error, or the connection.
    if (isFailedImport(error)) this.timer = setTimeout(this.tryAgain, backoffDelay(this.tries++));
  }

  override componentWillUnmount() {
    this.stopWaiting();
  }

  private stopWaiting() {
    removeEventListener('online', this.tryAgain);
    clearTimeout(this.timer);
  }

  tryAgain = () => {
    this.stopWaiting();
    // The transition keeps what shows, and what is next to it, until the code has arrived.
    startTransition(() => this.setState({ broken: false }));
  };

  override render() {
    if (!this.state.broken) return this.props.children;
    const { otherwise } = this.props;
    return otherwise === undefined ? <BlockState retry={this.tryAgain} /> : otherwise;
  }
}
