import type { ProblemCheck, ProblemCheckKind } from '@oj/contract';
import { Tag, theme, usePhrases } from '@oj/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { QuietLine } from '../../parts/formParts';
import { problemCheckPhrases } from './problemCheckPhrases';

interface CheckRowProps {
  kind: ProblemCheckKind;
  check: ProblemCheck | undefined;
  /** Buttons. */
  actions: ReactNode;
  /** What it found, in detail. */
  children?: ReactNode;
}

const good = { validator: 'allValid', samples: 'allRight', stress: 'agrees' } as const;
const bad = { validator: 'someInvalid', samples: 'someWrong', stress: 'disagrees' } as const;

/** One of the checks: what it is, what it found, and what can be done. */
export function CheckRow({ kind, check, actions, children }: CheckRowProps) {
  const say = usePhrases(problemCheckPhrases);
  return (
    <Row aria-label={say(kind)}>
      <Head>
        <div>
          <h3>{say(kind)}</h3>
          <Found kind={kind} check={check} />
        </div>
        <Actions>{actions}</Actions>
      </Head>
      <QuietLine>{say(`${kind}Lead`)}</QuietLine>
      {children}
    </Row>
  );
}

function Found({ kind, check }: Pick<CheckRowProps, 'kind' | 'check'>) {
  const say = usePhrases(problemCheckPhrases);
  if (check?.isWaiting) return <Tag tone="running">{say('waiting')}</Tag>;
  const { outcome, isStale = false } = check ?? {};
  if (!outcome) return <Tag>{say('notRun')}</Tag>;
  const { fault, total, bad: count } = outcome;
  const isFine = fault === null && count === 0;
  const sentence = fault === null ? say(isFine ? good[kind] : bad[kind], { total, bad: count }) : say('impossible');
  return (
    <>
      <Tag tone={isFine ? 'success' : 'danger'}>{sentence}</Tag>
      {isStale && <Tag tone="warning">{say('stale')}</Tag>}
    </>
  );
}

const Row = styled.section`
  display: grid;
  gap: ${theme.space[4]};
  min-width: 0;
  &:not(:last-child) {
    padding-block-end: ${theme.space[6]};
    border-block-end: 1px solid ${theme.color.line};
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[4]};
  & > :first-child {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[4]};
  }
  & h3 {
    margin: 0;
    font: ${theme.font.strong};
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
`;
