import type { EditedRow } from '@oj/contract';
import { Button, Dialog, EmptyState, Pagination, theme, usePhrases, useToast } from '@oj/ui';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { FailedQuery } from '../../api/FailedQuery';
import { DialogForm } from '../../parts/DialogForm';
import { SearchField } from '../../parts/SearchField';
import { DisplayIdField, isDisplayId } from '../../problem/editor/ContestEntryFields';
import { contestProblemPhrases } from './contestProblemPhrases';
import { useContestProblemMutations, useContestProblems } from './useContestAdmin';

const PAGE_SIZE = 10;

interface AddProblemDialogProps {
  cid: number;
  /** The rule of the contest: only problems of this type fit. */
  type: 0 | 1;
  open: boolean;
  onClose: () => void;
}

/** Chooses a problem, then asks for its display id in the contest. */
export function AddProblemDialog({ cid, type, open, onClose }: AddProblemDialogProps) {
  const say = usePhrases(contestProblemPhrases);
  const [chosen, setChosen] = useState<EditedRow>();
  const close = () => {
    setChosen(undefined);
    onClose();
  };
  return (
    <Dialog
      title={chosen ? say('chosen', { id: chosen.problemId, title: chosen.title }) : say('addTitle')}
      description={say('addLead')}
      width={640}
      closeOnOutsidePress={false}
      open={open}
      onOpenChange={next => !next && close()}
    >
      {open && !chosen && <Choice cid={cid} type={type} onChoose={setChosen} />}
      {chosen && <IdForm cid={cid} problem={chosen} onBack={() => setChosen(undefined)} onAdded={() => setChosen(undefined)} />}
    </Dialog>
  );
}

function Choice({ cid, type, onChoose }: Pick<AddProblemDialogProps, 'cid' | 'type'> & { onChoose: (row: EditedRow) => void }) {
  const say = usePhrases(contestProblemPhrases);
  const [keyword, setKeyword] = useState<string>();
  const [page, setPage] = useState(1);
  const { data: list, error, refetch } = useContestProblems({ cid, problemType: type, keyword, currentPage: page, limit: PAGE_SIZE });
  const search = (word: string | undefined) => {
    setKeyword(word);
    setPage(1);
  };
  return (
    <>
      <SearchField label={say('search')} prefix={<Search aria-hidden />} value={keyword} maxLength={100} onChange={search} />
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
      {list && list.total > PAGE_SIZE && <Pagination page={page} pageSize={PAGE_SIZE} total={list.total} onPageChange={setPage} />}
    </>
  );
}

interface IdFormProps {
  cid: number;
  problem: EditedRow;
  onBack: () => void;
  onAdded: () => void;
}

function IdForm({ cid, problem, onBack, onAdded }: IdFormProps) {
  const say = usePhrases(contestProblemPhrases);
  const toast = useToast();
  const { add } = useContestProblemMutations(cid);
  const [displayId, setDisplayId] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const save = () => {
    setIsAsked(true);
    if (!isDisplayId(displayId)) return;
    const onSuccess = () => {
      toast({ tone: 'success', title: say('added') });
      onAdded();
    };
    add.mutate({ pid: problem.id, displayId }, { onSuccess });
  };
  return (
    <DialogForm submit={say('choose')} sending={add} onSubmit={save} onClose={onBack}>
      <DisplayIdField value={displayId} isAsked={isAsked} onChange={setDisplayId} />
    </DialogForm>
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
