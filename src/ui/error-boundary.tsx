import { Component, type ReactNode } from 'react';
import { LoadError } from './async-view.tsx';
import { retryFailedImports } from './lazy-component.tsx';

interface Props {
  /** Name of the block in error reports. */
  name: string;
  /** Replaces the default error card; the block then retries by itself once online. */
  otherwise?: ReactNode;
  /** Called with the error. */
  onFail?(error: unknown): void;
  children: ReactNode;
}

/** Limits an error to one block of a page; the shell's React root reports it. */
export class ErrorBoundary extends Component<Props, { broken: boolean; name: string }> {
  override state = { broken: false, name: this.props.name };

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
    if (otherwise !== undefined) addEventListener('online', this.tryAgain, { once: true });
  }

  override componentWillUnmount() {
    removeEventListener('online', this.tryAgain);
  }

  tryAgain = () => this.setState({ broken: false });

  override render() {
    if (!this.state.broken) return this.props.children;
    const { otherwise } = this.props;
    return otherwise === undefined ? <LoadError retry={this.tryAgain} /> : otherwise;
  }
}
