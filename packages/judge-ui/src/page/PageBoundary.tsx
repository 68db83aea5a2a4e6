import { Button, phrases, theme, usePhrases } from '@oj/ui';
import { Component, type ReactNode } from 'react';
import { styled } from 'styled-components';

const words = phrases('pageBoundary', {
  title: { zh: '页面没有打开', en: 'The page did not open' },
  lead: {
    zh: '可能是网络断了，也可能是网站刚刚更新。你写的代码和草稿还在这台设备上。',
    en: 'The network may be gone, or the site was just renewed. Your code and drafts are still on this device.',
  },
  reload: { zh: '重新打开', en: 'Open it again' },
});

interface PageBoundaryProps {
  /** A new address renders the page again after a failure. */
  address: string;
  children: ReactNode;
}

/** Where a page stands: brings the focus to each after the first, and shows when the code of one could not be loaded, or threw. */
export class PageBoundary extends Component<PageBoundaryProps, { failed: boolean; address: string }> {
  override state = { failed: false, address: this.props.address };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  static getDerivedStateFromProps({ address }: PageBoundaryProps, before: { failed: boolean; address: string }) {
    return address === before.address ? null : { failed: false, address };
  }

  override getSnapshotBeforeUpdate({ address }: PageBoundaryProps) {
    return address === this.props.address ? undefined : { heading: document.querySelector<HTMLElement>('main h1') };
  }

  /** Takes the focus along. Without the network the next page does not come either, and says so. */
  override componentDidUpdate(_: unknown, __: unknown, left?: { heading: HTMLElement | null }) {
    if (left)
      void import('./pageFocus').then(
        ({ focusHeading }) => focusHeading(left.heading),
        () => undefined,
      );
  }

  override render(): ReactNode {
    return this.state.failed ? <BrokenPage /> : this.props.children;
  }
}

/** Uses nothing that is loaded lazily. */
function BrokenPage() {
  const say = usePhrases(words);
  return (
    <Broken id="main">
      <div role="alert">
        <h1>{say('title')}</h1>
        <p>{say('lead')}</p>
      </div>
      <Button tone="primary" onClick={() => location.reload()}>
        {say('reload')}
      </Button>
    </Broken>
  );
}

const Broken = styled.main`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${theme.space[5]};
  min-height: 60dvh;
  padding: ${theme.space[7]};
  text-align: center;
  & h1 {
    margin: 0 0 ${theme.space[5]};
    font: ${theme.font.heading};
  }
  & p {
    max-width: 36em;
    margin: 0;
    color: ${theme.color.text2};
    font: ${theme.font.body};
    text-wrap: pretty;
  }
`;
