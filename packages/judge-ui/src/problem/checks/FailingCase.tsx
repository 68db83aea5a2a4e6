import type { ProblemCheckOutcome } from '@oj/contract';
import { Button, Tag, theme, usePhrases, useToast, useVerdictName } from '@oj/ui';
import { Plus } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import { styled } from 'styled-components';
import { QuietLine } from '../../parts/formParts';
import { useErrorToast } from '../../parts/useErrorToast';
import type { ProblemValues } from '../editor/problemValues';
import { CheckText } from './CheckText';
import { problemCheckPhrases } from './problemCheckPhrases';
import { useProblemCheckChanges } from './useProblemChecks';

type Smallest = NonNullable<ProblemCheckOutcome['smallest']>;

/** The smallest input on which the program failed; one press makes it a test case. */
export function FailingCase({ pid, smallest }: { pid: number; smallest: Smallest }) {
  const say = usePhrases(problemCheckPhrases);
  const nameOf = useVerdictName();
  const toast = useToast();
  const showError = useErrorToast();
  const { addCase } = useProblemCheckChanges(pid);
  const takeInto = useTakeIntoForm();
  const { input, answer, output, seed, status, isAdded } = smallest;
  const add = () =>
    addCase.mutate(undefined, {
      onSuccess: added => {
        takeInto(smallest, added);
        toast({ tone: 'success', title: say('addedToast', { number: added.total }) });
      },
      onError: showError,
    });
  return (
    <Case aria-label={say('smallest')}>
      <Line>
        <strong>{say('smallest')}</strong>
        <QuietLine as="span">
          {seed === null ? say('byKept', { status: nameOf(status) }) : say('bySeed', { seed, status: nameOf(status) })}
        </QuietLine>
        {isAdded ? (
          <Tag tone="success">{say('added')}</Tag>
        ) : (
          <Button size="small" pending={addCase.isPending} onClick={add}>
            <Plus aria-hidden /> {say('addCase')}
          </Button>
        )}
      </Line>
      <Texts>
        <CheckText title={say('input')} text={input} />
        <CheckText title={say('answer')} text={answer} />
        <CheckText title={say('output')} text={output} />
      </Texts>
    </Case>
  );
}

interface AddedCase {
  input: string;
  output: string;
  score: number;
  groupNum: number | null;
}

/** The form around shows the new case, and keeps it when it is saved. */
function useTakeIntoForm() {
  const { getValues, setValue } = useFormContext<ProblemValues>();
  return ({ input, answer }: Smallest, added: AddedCase) => {
    const points = { score: String(added.score), groupNum: added.groupNum === null ? '' : String(added.groupNum) };
    const { present, typed } = getValues();
    const bytes = (text: string) => new TextEncoder().encode(text).length;
    if (present.length)
      setValue('present', [
        ...present,
        { ...points, input: added.input, output: added.output, inputBytes: bytes(input), outputBytes: bytes(answer) },
      ]);
    else setValue('typed', [...typed, { ...points, input, output: answer }]);
  };
}

const Case = styled.section`
  display: grid;
  gap: ${theme.space[4]};
  min-width: 0;
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[4]};
  & > strong {
    font: ${theme.font.strong};
  }
`;

const Texts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
  gap: ${theme.space[4]};
`;
