import { MOST_ANSWER_CHARACTERS, MOST_ANSWERS } from '@oj/contract';
import { Dialog, Skeleton, TextArea, usePhrases, useToast } from '@oj/ui';
import { useState } from 'react';
import { FailedQuery } from '../../api/FailedQuery';
import { DialogForm } from '../../parts/DialogForm';
import { answerPhrases } from './questionPhrases';
import { usePreparedAnswers, useQuestionChanges } from './useQuestions';

interface AnswersDialogProps {
  cid: number;
  open: boolean;
  onClose: () => void;
}

/** Edits the answers that the organisers of a contest have prepared. */
export function AnswersDialog({ cid, open, onClose }: AnswersDialogProps) {
  const say = usePhrases(answerPhrases);
  const list = usePreparedAnswers(cid, open);
  return (
    <Dialog title={say('own')} width={560} open={open} onOpenChange={next => !next && onClose()}>
      {open && list.isPending && <Skeleton lines={4} />}
      {open && list.error && !list.data && <FailedQuery title={say('failed')} error={list.error} onRetry={list.refetch} />}
      {open && list.data && <Form cid={cid} stored={list.data.answers} onClose={onClose} />}
    </Dialog>
  );
}

function Form({ cid, stored, onClose }: Omit<AnswersDialogProps, 'open'> & { stored: readonly string[] }) {
  const say = usePhrases(answerPhrases);
  const toast = useToast();
  const { changeAnswers } = useQuestionChanges(cid);
  const [text, setText] = useState(() => stored.join('\n'));
  const [isChecked, setIsChecked] = useState(false);
  const { answers, fault } = useRead(text);
  const save = async () => {
    setIsChecked(true);
    if (fault !== undefined) return;
    // A refusal stands below the field.
    const saved = await changeAnswers.mutateAsync(answers).then(
      () => true,
      () => false,
    );
    if (!saved) return;
    toast({ tone: 'success', title: say('saved') });
    onClose();
  };
  return (
    <DialogForm submit={say('save')} sending={changeAnswers} onSubmit={() => void save()} onClose={onClose}>
      <TextArea
        label={say('own')}
        labelHidden
        hint={say('perLine', { most: MOST_ANSWERS, long: MOST_ANSWER_CHARACTERS })}
        rows={10}
        value={text}
        error={isChecked ? fault : undefined}
        onChange={({ target }) => setText(target.value)}
      />
    </DialogForm>
  );
}

/** The answers of a text, one on each line, and the first reason why it cannot be saved. */
function useRead(text: string): { answers: string[]; fault: string | undefined } {
  const say = usePhrases(answerPhrases);
  const lines = text.split('\n').map(line => line.trim());
  const answers = lines.filter(line => line !== '');
  const tooLong = lines.findIndex(line => line.length > MOST_ANSWER_CHARACTERS);
  const twice = lines.findIndex((line, index) => line !== '' && lines.indexOf(line) < index);
  if (answers.length > MOST_ANSWERS) return { answers, fault: say('tooMany', { most: MOST_ANSWERS }) };
  if (tooLong >= 0) return { answers, fault: say('tooLong', { line: tooLong + 1, long: MOST_ANSWER_CHARACTERS }) };
  return { answers, fault: twice >= 0 ? say('twice', { line: twice + 1 }) : undefined };
}
