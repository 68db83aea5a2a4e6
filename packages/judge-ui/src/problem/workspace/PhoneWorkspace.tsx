import { Tabs, theme, usePhrases } from '@oj/ui';
import { createGlobalStyle, styled } from 'styled-components';
import { prefetchEditor } from '../code/LateEditor';
import type { FrameProps } from './frameProps';
import { problemPhrases } from '../problemPhrases';
import type { WorkspaceTab } from './workspaceTab';

/** Statement, code and own submissions one at a time. The tabs stay in reach while the page scrolls; the code stays as it is. */
export function PhoneWorkspace({ title, views, tab, onTabChange }: FrameProps) {
  const say = usePhrases(problemPhrases);
  const annex = { value: 'annex', label: say('annex'), content: <Sheet>{views.annex}</Sheet> };
  const mine = { value: 'mine', label: say('mine'), content: tab === 'mine' && <Sheet>{views.mine}</Sheet> };
  return (
    <>
      {tab === 'code' ? <MessagesOverCode /> : <MessagesUnderTabs />}
      <Views
        label={title}
        keepMounted
        value={tab === 'annex' && !views.annex ? 'description' : tab}
        onValueChange={value => onTabChange(value as WorkspaceTab)}
        tabs={[
          { value: 'description', label: say('statement'), content: <Sheet>{views.description}</Sheet> },
          { value: 'code', label: <span onPointerEnter={prefetchEditor}>{say('code')}</span>, content: views.code },
          ...(views.annex ? [annex] : []),
          mine,
        ]}
      />
    </>
  );
}

/** Messages do not cover the tabs. */
const MessagesUnderTabs = createGlobalStyle`
  :root {
    --toast-head: 112px;
  }
`;

/** Messages do not cover the tabs, nor what stands between them and the code. */
const MessagesOverCode = createGlobalStyle`
  :root {
    --toast-head: 242px;
  }
`;

const Views = styled(Tabs)`
  & > [role='tablist'] {
    position: sticky;
    inset-block-start: 60px;
    z-index: ${theme.layer.sticky};
    padding-inline: 2px;
    background: ${theme.color.surface};
  }
  & > [role='tablist'] > [role='tab'] {
    min-height: 44px;
  }
  & > [role='tabpanel'] {
    padding: 0;
  }
`;

const Sheet = styled.div`
  padding: ${theme.space[6]} ${theme.space[6]} ${theme.space[10]};
`;
