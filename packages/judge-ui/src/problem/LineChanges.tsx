import { CodeView, theme } from '@oj/ui';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { lineDiff } from './lineDiff';

/** Lines that stay are shown this far around a change. */
const AROUND = 3;

interface LineChangesProps {
  /** Names the region. */
  label: string;
  /** Said where nothing changes. */
  same: string;
  /** Caption of a text that is too long to be compared. */
  tooLong: string;
  before: string;
  after: string;
}

/** How one text becomes another: the lines that go and come, with those around them. */
export function LineChanges({ label, same, tooLong, before, after }: LineChangesProps) {
  const lines = useMemo(() => lineDiff(before, after), [before, after]);
  if (before === after) return <p>{same}</p>;
  if (!lines) return <CodeView code={after} caption={tooLong} maxHeight={360} />;
  const isNear = (place: number) => lines.slice(Math.max(0, place - AROUND), place + AROUND + 1).some(({ kind }) => kind !== 'same');
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard
    <Diff aria-label={label} tabIndex={0}>
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
