import { Component, type ReactNode } from 'react';

interface MarkdownBoundaryProps {
  source: string;
  children: ReactNode;
}

/** Shows the source as it was written when it cannot be drawn, and tries again with the next source. */
export class MarkdownBoundary extends Component<MarkdownBoundaryProps, { broken: string | undefined }> {
  override state: { broken: string | undefined } = { broken: undefined };

  static getDerivedStateFromProps({ source }: MarkdownBoundaryProps, { broken }: { broken: string | undefined }) {
    return broken === source ? null : { broken: undefined };
  }

  override componentDidCatch() {
    this.setState({ broken: this.props.source });
  }

  override render(): ReactNode {
    return this.state.broken === this.props.source ? <pre data-broken>{this.props.source}</pre> : this.props.children;
  }
}
