import type { RemotePreview } from '@oj/contract';
import { Dialog, Select, Tag, TextField, theme, usePhrases, useToast } from '@oj/ui';
import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useApi } from '../../api/ApiProvider';
import { usePageScope } from '../../links/PageScope';
import { DialogForm } from '../../parts/DialogForm';
import { StatementText } from '../statement/StatementText';
import { DisplayIdField, isDisplayId } from './ContestEntryFields';
import { contestEntryPhrases } from './contestEntryPhrases';
import { importPhrases } from './importPhrases';
import { banks } from '../banks';

export interface ImportedTarget {
  name: string;
  problemId: string;
  /** Display id in a contest; elsewhere empty. */
  displayId: string;
}

interface ImportProblemDialogProps {
  importing: UseMutationResult<{ problemId: string }, Error, ImportedTarget>;
  /** A contest gives it a display id of its own. */
  asksDisplayId?: boolean;
  /** A problem that is here already is used. */
  takesPresent?: boolean;
  open: boolean;
  onClose: () => void;
}

/** Looks at a problem of another site, then imports it. */
export function ImportProblemDialog({ open, onClose, ...form }: ImportProblemDialogProps) {
  const say = usePhrases(importPhrases);
  return (
    <Dialog
      title={say('import')}
      description={say('lead')}
      width={640}
      closeOnOutsidePress={false}
      open={open}
      onOpenChange={next => !next && onClose()}
    >
      {open && <ImportForm onClose={onClose} {...form} />}
    </Dialog>
  );
}

function ImportForm({ importing, asksDisplayId = false, takesPresent = false, onClose }: Omit<ImportProblemDialogProps, 'open'>) {
  const say = usePhrases(importPhrases);
  const sayEntry = usePhrases(contestEntryPhrases);
  const toast = useToast();
  const api = useApi();
  const [target, setTarget] = useState({ name: banks[0] ?? '', problemId: '' });
  const [displayId, setDisplayId] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const { gid } = usePageScope();
  const looking = useMutation({
    mutationFn: () => (gid === undefined ? api.remote.previewProblem(target) : api.groupProblem.previewRemote({ gid, ...target })),
  });
  const preview = looking.data;
  const change = (changed: Partial<typeof target>) => {
    setTarget({ ...target, ...changed });
    looking.reset();
    importing.reset();
  };
  const mayImport = preview && (preview.pid === null || takesPresent);
  const onSuccess = ({ problemId: id }: { problemId: string }) => {
    toast({ tone: 'success', title: say('imported', { id }) });
    onClose();
  };
  const go = () => {
    setIsAsked(true);
    if (!target.problemId.trim() || (asksDisplayId && !isDisplayId(displayId))) return;
    if (mayImport) importing.mutate({ ...target, displayId }, { onSuccess });
    else looking.mutate();
  };
  return (
    <DialogForm submit={say(mayImport ? 'save' : 'look')} sending={mayImport ? importing : looking} onSubmit={go} onClose={onClose}>
      <Pair>
        <Select
          label={say('site')}
          value={target.name}
          options={banks.map(bank => ({ value: bank, label: bank }))}
          onValueChange={name => change({ name })}
        />
        <TextField
          label={say('id')}
          hint={say('idHint')}
          required
          maxLength={60}
          spellCheck={false}
          value={target.problemId}
          error={isAsked && !target.problemId.trim() && say('idRule')}
          onChange={event => change({ problemId: event.target.value })}
        />
      </Pair>
      {asksDisplayId && (
        <DisplayIdField
          value={displayId}
          error={isAsked && !isDisplayId(displayId) && sayEntry('idRule')}
          onChange={event => setDisplayId(event.target.value)}
        />
      )}
      {preview && <Preview preview={preview} />}
    </DialogForm>
  );
}

function Preview({ preview: { problemId, pid, title, timeLimit, memoryLimit, description, input, output } }: { preview: RemotePreview }) {
  const say = usePhrases(importPhrases);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard
    <Paper aria-label={say('preview')} tabIndex={0}>
      <header>
        <strong>
          {problemId} {title}
        </strong>
        <Tag>{say('limits', { time: timeLimit, memory: memoryLimit })}</Tag>
        {pid !== null && <Tag tone="warning">{say('present')}</Tag>}
      </header>
      {[description, input, output].map((text, index) => text && <StatementText key={index} source={text} typeset={undefined} />)}
    </Paper>
  );
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: 140px 1fr;
  gap: ${theme.space[5]};
  ${theme.phone} {
    grid-template-columns: 1fr;
  }
`;

const Paper = styled.section`
  max-height: 320px;
  padding: ${theme.space[5]};
  overflow-y: auto;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  overflow-wrap: anywhere;
  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[3]};
    margin-block-end: ${theme.space[4]};
  }
`;
