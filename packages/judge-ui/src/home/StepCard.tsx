import { theme } from '@oj/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Horizon } from './Horizon';

interface StepCardProps {
  /** Names the card for readers. */
  name: string;
  /** What it is about, in a few words: one line. */
  label: ReactNode;
  /** What is to be done. */
  title: ReactNode;
  /** Text below the title; only a tall card shows it. */
  lead?: ReactNode;
  /** A button or two. */
  actions: ReactNode;
  /** Whether the card is as high as both rows of the head. */
  isTall?: boolean;
  /** Phase of a contest: the edge of the card tells whether it is on. Undefined: the card is not about a contest. */
  phase?: 'scheduled' | 'running' | 'ended';
}

/** One thing to do, and the button that does it. */
export function StepCard({ name, label, title, lead, actions, isTall = false, phase }: StepCardProps) {
  return (
    <Root aria-label={name} data-tall={isTall || undefined} data-phase={phase}>
      {isTall && <Horizon />}
      <Texts>
        <Label>{label}</Label>
        <Title>{title}</Title>
        {isTall && lead && <p>{lead}</p>}
      </Texts>
      <Actions>{actions}</Actions>
    </Root>
  );
}

const Root = styled.section`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${theme.space[5]} ${theme.space[7]};
  min-width: 0;
  box-sizing: border-box;
  padding: 16px 22px;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  overflow: clip;
  &[data-phase]::before {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    width: 4px;
    background: ${theme.color.lineStrong};
    content: '';
  }
  &[data-phase='running']::before {
    background: var(--oj-ac);
  }
  &[data-phase='scheduled']::before {
    background: ${theme.color.accent};
  }
  ${theme.phone} {
    flex-direction: column;
    align-items: stretch;
    justify-content: space-between;
    padding: 14px ${theme.space[6]};
  }
  &[data-tall] {
    flex-direction: column;
    align-items: flex-start;
    justify-content: center;
    gap: ${theme.space[7]};
    padding-inline: 40px;
  }
  ${theme.phone} {
    &[data-tall] {
      padding-inline: ${theme.space[7]};
    }
  }
  @media (forced-colors: active) {
    &[data-phase]::before {
      background: CanvasText;
    }
  }
`;

const Texts = styled.div`
  position: relative;
  flex: 1;
  min-width: 0;
  [data-tall] > & {
    flex: none;
    max-width: 100%;
  }
  & > p {
    margin: ${theme.space[4]} 0 0;
    color: ${theme.color.text2};
    font: ${theme.font.reading};
  }
`;

const Label = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[4]};
  min-height: 22px;
  color: ${theme.color.text2};
  font: ${theme.font.label};
  font-weight: 400;
  white-space: nowrap;
`;

const Title = styled.h2`
  margin: ${theme.space[2]} 0 0;
  overflow: hidden;
  font: ${theme.font.title};
  text-overflow: ellipsis;
  white-space: nowrap;
  [data-tall] > * > & {
    display: -webkit-box;
    font: ${theme.font.heading};
    white-space: normal;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  & a {
    color: inherit;
    text-decoration: none;
  }
  & a:hover {
    color: ${theme.color.accent};
  }
  & a:focus-visible {
    border-radius: 2px;
    outline: 2px solid ${theme.color.focus};
    outline-offset: -2px;
  }
`;

const Actions = styled.div`
  position: relative;
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: ${theme.space[5]};
  ${theme.phone} {
    & > :first-child {
      flex: 1 0 auto;
    }
  }
`;
