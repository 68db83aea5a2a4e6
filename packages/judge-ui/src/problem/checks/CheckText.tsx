import { CopyButton, theme } from '@oj/ui';
import { useRef } from 'react';
import { styled } from 'styled-components';

/** What a program read or wrote, to be looked at and copied. */
export function CheckText({ title, text }: { title: string; text: string }) {
  const pre = useRef<HTMLPreElement>(null);
  return (
    <Paper>
      <div>
        <span>{title}</span>
        {text && <CopyButton text={text} what={title} fallback={pre} />}
      </div>
      <Words ref={pre} tabIndex={0} aria-label={title}>
        {text || '–'}
      </Words>
    </Paper>
  );
}

const Paper = styled.div`
  min-width: 0;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
  & > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 36px;
    padding-inline: ${theme.space[5]} ${theme.space[3]};
    border-block-end: 1px solid ${theme.color.line};
    color: ${theme.color.text2};
    font: ${theme.font.label};
  }
`;

const Words = styled.pre`
  max-height: 240px;
  overflow: auto;
  margin: 0;
  padding: ${theme.space[4]} ${theme.space[5]};
  font: ${theme.font.code};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
