import type { EditedRow, Page } from '@oj/contract';
import { Button, Dialog, EmptyState, Pagination, Skeleton, TextField, theme, usePhrases, useToast } from '@oj/ui';
import type { UseMutationResult, UseQueryResult } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { FailedQuery } from '../../api/FailedQuery';
import { SaveDialogForm } from '../../parts/form/SaveDialogForm';
import { useSaveForm } from '../../parts/form/useSaveForm';
import { addProblemPhrases } from './addProblemPhrases';
import { DisplayIdField, isDisplayId } from './ContestEntryFields';
import { contestEntryPhrases } from './contestEntryPhrases';

const PAGE_SIZE = 10;

/** A page of problems. */
export interface WantedProblems {
  keyword: string | undefined;
  currentPage: number;
  limit: number;
}

export interface AddedProblem {
  pid: number;
  displayId: string;
}

interface AddProblemDialogProps {
  /** What becomes of a problem that is added. */
  lead: string;
  /** `ProblemChoice` with the problems that can be added. */
  choice: (onChoose: (problem: EditedRow) => void) => ReactNode;
  /** Label of the field for the display id. */
  idLabel: string;
  adding: UseMutationResult<void, Error, AddedProblem>;
  /** What its display id is at first. */
  firstId: (problem: EditedRow) => string;
  open: boolean;
  onClose: () => void;
}

/** Chooses a problem, then asks for its display id in the training. */
export function AddProblemDialog({ lead, choice, idLabel, adding, firstId, open, onClose }: AddProblemDialogProps) {
  const say = usePhrases(addProblemPhrases);
  const [chosen, setChosen] = useState<EditedRow>();
  const close = () => {
    setChosen(undefined);
    onClose();
  };
  return (
    <Dialog
      title={chosen ? say('chosen', { id: chosen.problemId, title: chosen.title }) : say('addTitle')}
      description={lead}
      width={640}
      closeOnOutsidePress={false}
      open={open}
      onOpenChange={next => !next && close()}
    >
      {open && !chosen && choice(setChosen)}
      {chosen && <IdForm adding={adding} idLabel={idLabel} problem={chosen} first={firstId(chosen)} onBack={() => setChosen(undefined)} />}
    </Dialog>
  );
}

interface ProblemChoiceProps {
  list: UseQueryResult<Page<EditedRow>>;
  wanted: WantedProblems;
  onWantedChange: (wanted: WantedProblems) => void;
  onChoose: (problem: EditedRow) => void;
}

export const firstWanted: WantedProblems = { keyword: undefined, currentPage: 1, limit: PAGE_SIZE };

/** GRP-038 */
const choiceSizes = [10, 30, 50, 100];

/** Finds a problem to add. */
export function ProblemChoice({ list: { data, error, refetch, isPlaceholderData }, wanted, onWantedChange, onChoose }: ProblemChoiceProps) {
  const say = usePhrases(addProblemPhrases);
  const { keyword, currentPage: page, limit } = wanted;
  const [word, setWord] = useState(keyword ?? '');
  const search = (typed: string) => {
    setWord(typed);
    onWantedChange({ ...wanted, currentPage: 1, keyword: typed.trim() || undefined });
  };
  // Rows that were found by another word are none to choose from.
  const list = isPlaceholderData ? undefined : data;
  const setPage = (currentPage: number) => onWantedChange({ ...wanted, currentPage });
  return (
    <>
      <TextField
        label={say('search')}
        labelHidden
        placeholder={say('search')}
        prefix={<Search aria-hidden />}
        value={word}
        maxLength={100}
        onChange={event => search(event.target.value)}
      />
      {isPlaceholderData && <Skeleton shape="block" height={240} />}
      {error && <FailedQuery title={say('failed')} error={error} onRetry={refetch} />}
      {list?.records.length === 0 && <EmptyState picture="boat" title={say('noneFound')} />}
      <Rows>
        {list?.records.map(row => (
          <li key={row.id}>
            <span>
              <b>{row.problemId}</b> {row.title}
            </span>
            <Button size="small" aria-label={say('chooseOne', { id: row.problemId })} onClick={() => onChoose(row)}>
              {say('choose')}
            </Button>
          </li>
        ))}
      </Rows>
      {data && data.total > PAGE_SIZE && (
        <Pagination
          page={page}
          pageSize={limit}
          total={data.total}
          onPageChange={setPage}
          pageSizes={choiceSizes}
          onPageSizeChange={size => onWantedChange({ ...wanted, currentPage: 1, limit: size })}
        />
      )}
    </>
  );
}

interface IdFormProps extends Pick<AddProblemDialogProps, 'adding' | 'idLabel'> {
  problem: EditedRow;
  first: string;
  onBack: () => void;
}

function IdForm({ adding, idLabel, problem, first, onBack }: IdFormProps) {
  const say = usePhrases(addProblemPhrases);
  const sayEntry = usePhrases(contestEntryPhrases);
  const toast = useToast();
  const form = useSaveForm({
    stored: { displayId: first },
    faultsOf: ({ displayId }) => (isDisplayId(displayId) ? {} : { displayId: 'idRule' as const }),
    sayFault: fault => sayEntry(fault),
    save: ({ displayId }) => adding.mutateAsync({ pid: problem.id, displayId }),
    onSaved: () => {
      toast({ tone: 'success', title: say('added') });
      onBack();
    },
  });
  return (
    <SaveDialogForm form={form} submit={say('choose')} onClose={onBack}>
      <DisplayIdField label={idLabel} {...form.field('displayId')} />
    </SaveDialogForm>
  );
}

const Rows = styled.ul`
  display: grid;
  margin: ${theme.space[5]} 0;
  padding: 0;
  list-style: none;
  & > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space[5]};
    min-width: 0;
    padding-block: ${theme.space[3]};
    border-block-end: 1px solid ${theme.color.line};
    font: ${theme.font.body};
    overflow-wrap: anywhere;
  }
  & b {
    color: ${theme.color.text2};
    font: ${theme.font.number};
  }
`;
