import { Component, type ReactNode } from 'react';
import { LoadError } from './async-view.tsx';
import { retryFailedImports } from './lazy-component.tsx';

interface Props {
  /** What the block is called in the report when it fails. */
  name: string;
  /** Stands in place of the offer to try again; the block then tries by itself once there is a connection. */
  otherwise?: ReactNode;
  /** Told of what failed. */
  onFail?(error: unknown): void;
  children: ReactNode;
}

/** Keeps a defect in one block of a page from taking the rest with it; the shell's root of React reports it. */
export class ErrorBoundary extends Component<Props, { broken: boolean; name: string }> {
  override state = { broken: false, name: this.props.name };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  /** What has another name begins anew. */
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
