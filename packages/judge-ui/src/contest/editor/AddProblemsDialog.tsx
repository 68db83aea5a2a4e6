import { type ContestEntry, MOST_ADDED_PROBLEMS } from '@oj/contract';
import { Dialog, Skeleton, theme, usePhrases, useToast, visuallyHidden } from '@oj/ui';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { styled } from 'styled-components';
import { FailedQuery } from '../../api/FailedQuery';
import { SaveDialogForm } from '../../parts/form/SaveDialogForm';
import { useSaveForm } from '../../parts/form/useSaveForm';
import { FaultLine, QuietLine } from '../../parts/formParts';
import { contestEntryPhrases } from '../../problem/entries/contestEntryPhrases';
import { addProblemsPhrases } from './addProblemsPhrases';
import { type ChoiceFault, type ChosenProblem, chosenFrom, faultsOf, idsOf, readyToAdd } from './chosenProblems';
import { ChosenProblems } from './ChosenProblems';
import { FoundProblems } from './FoundProblems';
import { useContestProblemMutations, useContestProblems } from './useContestAdmin';

const nothing: { problems: ChosenProblem[] } = { problems: [] };
/** The parts of a chosen problem that a refusal of the server may name. */
const parts = ['', '.displayId', '.displayTitle', '.color'] as const;

interface AddProblemsDialogProps {
  cid: number;
  problemType: 0 | 1;
  /** What becomes of a problem that is added. */
  lead: string;
  open: boolean;
  onClose: () => void;
}

/** Builds the problem set of a contest: problems are found and put in order, with an ID and a colour each, and added together. */
export function AddProblemsDialog({ lead, open, onClose, ...contest }: AddProblemsDialogProps) {
  const say = usePhrases(addProblemsPhrases);
  return (
    <Dialog
      title={say('title')}
      description={lead}
      width={1160}
      closeOnOutsidePress={false}
      open={open}
      onOpenChange={next => !next && onClose()}
    >
      {open && <Opened onClose={onClose} {...contest} />}
    </Dialog>
  );
}

type OpenedProps = Omit<AddProblemsDialogProps, 'lead' | 'open'>;

function Opened(props: OpenedProps) {
  const say = usePhrases(addProblemsPhrases);
  const { data, error, refetch } = useContestProblems({ cid: props.cid, limit: 1 });
  if (data) return <SetForm present={Object.values(data.entries)} {...props} />;
  if (error) return <FailedQuery title={say('failed')} error={error} onRetry={refetch} />;
  return <Skeleton shape="block" height={480} />;
}

function SetForm({ cid, problemType, present, onClose }: OpenedProps & { present: readonly ContestEntry[] }) {
  const say = usePhrases(addProblemsPhrases);
  const sayEntry = usePhrases(contestEntryPhrases);
  const toast = useToast();
  const { addAll } = useContestProblemMutations(cid);
  const [said, setSaid] = useState('');
  const form = useSaveForm<typeof nothing, void, ChoiceFault>({
    stored: nothing,
    draft: { key: `oj.desk.contest.${cid}.problems`, changedAt: 0 },
    faultsOf: ({ problems }) => faultsOf(problems, present),
    sayFault: fault => (fault === 'idRule' ? sayEntry(fault) : say(fault)),
    save: ({ problems }) => addAll.mutateAsync(readyToAdd(problems, present)),
    onSaved: (_, { problems }) => {
      toast({ tone: 'success', title: say('added', { count: problems.length }) });
      onClose();
    },
  });
  const { field } = useController({ control: form.methods.control, name: 'problems' });
  const chosen = field.value;
  const ids = idsOf(chosen, present);
  const isFull = chosen.length >= MOST_ADDED_PROBLEMS;
  const { submitCount } = form.methods.formState;
  const none = form.errorOf('problems');
  return (
    <SaveDialogForm form={form} submit={say('save')} onClose={onClose}>
      <Said>{said}</Said>
      <Halves>
        <Half>
          <FoundProblems
            cid={cid}
            problemType={problemType}
            isFull={isFull}
            chosenIdOf={pid => ids[chosen.findIndex(problem => problem.pid === pid)]}
            onChoose={row => {
              const more = [...chosen, chosenFrom(row, chosen, present)];
              field.onChange(more);
              setSaid(say('oneIsChosen', { problem: row.problemId, id: idsOf(more, present).at(-1) ?? '' }));
            }}
          />
        </Half>
        <Half>
          <Heading>
            {say('chosen')} <small>{say('count', { count: chosen.length })}</small>
          </Heading>
          {isFull && <QuietLine>{say('full', { most: MOST_ADDED_PROBLEMS })}</QuietLine>}
          <ChosenProblems
            chosen={chosen}
            ids={ids}
            errorAt={place => parts.map(part => form.errorOf(`problems.${place}${part}`)).find(error => error !== undefined)}
            tries={form.isSaving ? -1 : submitCount}
            onChange={field.onChange}
            onSaid={setSaid}
          />
          {none !== undefined && <FaultLine role="alert">{none}</FaultLine>}
        </Half>
      </Halves>
    </SaveDialogForm>
  );
}

const Said = styled.output`
  ${visuallyHidden}
`;

const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  gap: ${theme.space[7]} ${theme.space[8]};
  @media (max-width: 1023px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Half = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space[5]};
  min-width: 0;
`;

const Heading = styled.h3`
  margin: 0;
  font: ${theme.font.strong};
  & > small {
    color: ${theme.color.text2};
    font: ${theme.font.label};
  }
`;
