import { Button, CodeView, Dialog, EmptyState, theme, useLocale, usePhrases, useToast } from '@oj/ui';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { MOST_PAST_DRAFTS } from './draftHistory';
import { editorPhrases } from './editorPhrases';
import { lineDiff } from './lineDiff';
import type { EditorState } from './useEditorState';

/** Lines that stay are shown this far around a change. */
const AROUND = 3;

/** Earlier drafts of the code in the editor: what differs from it now, and the way back. */
export function DraftHistory({ editor, onClose }: { editor: EditorState; onClose: () => void }) {
  const say = usePhrases(editorPhrases);
  const locale = useLocale();
  const toast = useToast();
  const [past] = useState(editor.history);
  const before = editor.latestCode();
  const [chosen, setChosen] = useState(() =>
    Math.max(
      0,
      past.findIndex(({ code }) => code !== before),
    ),
  );
  const draft = past[chosen];
  const time = new Intl.DateTimeFormat(locale, {
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });

  function restore(code: string) {
    editor.remember();
    editor.setCode(code);
    toast({ title: say('restored'), action: { label: say('undo'), onAction: () => editor.setCode(before) } });
    onClose();
  }

  return (
    <Dialog
      title={say('history')}
      description={say('historyLead', { most: MOST_PAST_DRAFTS })}
      width={900}
      open
      onOpenChange={open => !open && onClose()}
      footer={
        <>
          <Button onClick={onClose}>{say('close')}</Button>
          <Button tone="primary" disabled={!draft || draft.code === before} onClick={() => draft && restore(draft.code)}>
            {say('restore')}
          </Button>
        </>
      }
    >
      {draft ? (
        <Columns>
          <List aria-label={say('versions')}>
            {past.map(({ at, code }, place) => (
              <li key={at}>
                <button type="button" aria-pressed={place === chosen} onClick={() => setChosen(place)}>
                  {time.format(at)}
                  <small>{code.split('\n').length}</small>
                </button>
              </li>
            ))}
          </List>
          <Changes before={before} after={draft.code} />
        </Columns>
      ) : (
        <EmptyState title={say('historyNone')} picture="none" />
      )}
    </Dialog>
  );
}

/** What the draft would change of the code as it is. */
function Changes({ before, after }: { before: string; after: string }) {
  const say = usePhrases(editorPhrases);
  const lines = useMemo(() => lineDiff(before, after), [before, after]);
  if (before === after) return <p>{say('same')}</p>;
  if (!lines) return <CodeView code={after} caption={say('tooLong')} maxHeight={360} />;
  const isNear = (place: number) => lines.slice(Math.max(0, place - AROUND), place + AROUND + 1).some(({ kind }) => kind !== 'same');
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard
    <Diff aria-label={say('changes')} tabIndex={0}>
      {lines.map(({ kind, text }, place) =>
        isNear(place) ? (
          <span key={place} data-kind={kind}>
            <i>{{ same: ' ', added: '+', removed: '−' }[kind]}</i>
            {text}
          </span>
        ) : (
          (place === 0 || isNear(place - 1)) && (
            <span key={place} data-kind="gap">
              …
            </span>
          )
        ),
      )}
    </Diff>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: 190px minmax(0, 1fr);
  gap: ${theme.space[6]};
  & > p {
    margin: 0;
    color: ${theme.color.text3};
  }
  ${theme.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const List = styled.ul`
  display: grid;
  align-content: start;
  gap: 2px;
  max-height: 360px;
  margin: 0;
  padding: 2px;
  overflow-y: auto;
  list-style: none;
  & button {
    display: flex;
    justify-content: space-between;
    gap: ${theme.space[4]};
    width: 100%;
    min-height: 32px;
    padding: 4px 10px;
    border: 0;
    border-radius: ${theme.radius.control};
    background: transparent;
    color: ${theme.color.text2};
    font: ${theme.font.label};
    font-variant-numeric: tabular-nums;
    cursor: pointer;
  }
  & button:hover {
    background: ${theme.color.hover};
  }
  & button[aria-pressed='true'] {
    background: ${theme.color.sunken};
    color: ${theme.color.text};
  }
  & button:focus-visible {
    outline: 2px solid ${theme.color.focus};
  }
  & small {
    color: ${theme.color.text3};
  }
  ${theme.phone} {
    max-height: 150px;
    & button {
      min-height: 44px;
    }
  }
`;

const Diff = styled.pre.attrs({ role: 'region' })`
  max-height: 360px;
  margin: 0;
  padding: 8px 0;
  overflow: auto;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
  font: 400 13px/20px ${theme.family.mono};
  font-variant-ligatures: none;
  & > span {
    display: block;
    min-width: max-content;
    padding-inline: 12px;
    white-space: pre;
  }
  & i {
    display: inline-block;
    width: 2ch;
    font-style: normal;
    user-select: none;
  }
  & [data-kind='added'] {
    background: var(--oj-ac-soft);
    color: var(--oj-ac-fg);
  }
  & [data-kind='removed'] {
    background: var(--oj-wa-soft);
    color: var(--oj-wa-fg);
  }
  & [data-kind='gap'] {
    color: ${theme.color.text3};
  }
  &:focus-visible {
    outline: 2px solid ${theme.color.focus};
  }
`;
