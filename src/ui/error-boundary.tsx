import { Component, type ReactNode } from 'react';
import { Failed } from './async-view.tsx';

interface Props {
  /** What the block is called in the report when it fails. */
  name: string;
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

  override render() {
    if (!this.state.broken) return this.props.children;
    return <Failed retry={() => this.setState({ broken: false })} />;
  }
}
