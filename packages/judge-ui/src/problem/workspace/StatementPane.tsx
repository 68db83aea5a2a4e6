import { Tabs, theme, usePhrases } from '@oj/ui';
import { styled } from 'styled-components';
import type { FrameProps } from './frameProps';
import { prefetchSubmissions } from './MySubmissions';
import { problemPhrases } from '../problemPhrases';
import type { WorkspaceTab } from './workspaceTab';

/** Statement and the reader's own submissions, as tabs. */
export function StatementPane({ title, views, tab, onTabChange }: FrameProps) {
  const say = usePhrases(problemPhrases);
  const annex = { value: 'annex', label: say('annex'), content: views.annex };
  const description = { value: 'description', label: say('description'), content: views.description };
  const mine = { value: 'mine', label: <span onPointerEnter={prefetchSubmissions}>{say('mine')}</span>, content: views.mine };
  const shown = [description, ...(views.annex ? [annex] : []), mine];
  return (
    <Pane data-part="statement">
      <Tabs
        label={title}
        value={shown.some(({ value }) => value === tab) ? tab : 'description'}
        onValueChange={value => onTabChange(value as WorkspaceTab)}
        tabs={shown}
      />
    </Pane>
  );
}

const Pane = styled.div`
  position: relative;
  height: 100%;
  padding: ${theme.space[4]} 28px ${theme.space[10]};
  overflow-y: auto;
  overscroll-behavior: contain;
  background: ${theme.color.surface};
  @media print {
    height: auto;
    overflow: visible;
  }
`;
