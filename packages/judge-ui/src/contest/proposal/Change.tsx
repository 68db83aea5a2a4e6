import { theme, usePhrases, visuallyHidden } from '@oj/ui';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { proposalPhrases } from './proposalPhrases';

interface ChangeProps {
  before: ReactNode;
  after: ReactNode;
}

/** What it was and what it becomes. */
export function Change({ before, after }: ChangeProps) {
  const say = usePhrases(proposalPhrases);
  return (
    <Line>
      <Old>{before}</Old>
      <ArrowRight aria-hidden />
      <Spoken>{say('becomes')}</Spoken>
      <span>{after}</span>
    </Line>
  );
}

const Line = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]} ${theme.space[3]};
  overflow-wrap: anywhere;
  & > svg {
    flex: none;
    width: 14px;
    height: 14px;
    color: ${theme.color.text3};
  }
`;

const Spoken = styled.span`
  ${visuallyHidden}
`;

const Old = styled.span`
  color: ${theme.color.text2};
`;
