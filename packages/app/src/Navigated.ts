import { Component } from 'react';

/** Takes the focus along to each page after the first. */
export class Navigated extends Component<{ pathname: string }> {
  override getSnapshotBeforeUpdate({ pathname }: { pathname: string }) {
    return pathname === this.props.pathname ? undefined : { before: document.querySelector<HTMLElement>('main h1') };
  }

  override componentDidUpdate(_: unknown, __: unknown, left?: { before: HTMLElement | null }) {
    if (left) void import('./pageFocus').then(({ focusHeading }) => focusHeading(left.before), ignore);
  }

  override render() {
    return null;
  }
}

/** Without the network the next page does not come either, and says so. */
const ignore = () => undefined;
