import { ApiError, type RowFault } from '@oj/contract';
import { Button, Dialog, FileDrop, usePhrases, useToast } from '@oj/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { StackedForm, Refusal } from '../../parts/StackedForm';
import { errorPhrases, sentenceFor } from '../../api/errorPhrases';
import { saveFile } from '../../parts/saveFile';
import { DialogButtons } from '../../parts/DialogButtons';
import type { CsvRow } from './csv';
import { ImportedRows } from './ImportedRows';
import { manyUsersPhrases } from './manyUsersPhrases';
import { cellsOf, exampleFile, FileFault, HeadFault, readUserRows } from './userRows';
import { useImportUsers } from './useUserAdmin';

const MOST_BYTES = 2 << 20;

interface LookedAt {
  name: string;
  rows: readonly CsvRow[];
  faults: readonly RowFault[];
}

/** The dialog that imports users from a CSV file: choose, check the rows, add. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const say = usePhrases(manyUsersPhrases);
  const [found, setFound] = useState<LookedAt>();
  const [isAdding, setIsAdding] = useState(false);
  return (
    <Dialog
      title={say('importTitle')}
      description={say('importLead')}
      width={found ? 1080 : 560}
      closeOnOutsidePress={false}
      open
      onOpenChange={open => !open && !isAdding && onClose()}
    >
      {found ? (
        <AddRows found={found} onLook={setFound} onOther={() => setFound(undefined)} onAdding={setIsAdding} onClose={onClose} />
      ) : (
        <ChooseFile onFound={setFound} onClose={onClose} />
      )}
    </Dialog>
  );
}

function ChooseFile({ onFound, onClose }: { onFound: (found: LookedAt) => void; onClose: () => void }) {
  const say = usePhrases(manyUsersPhrases);
  const sayError = usePhrases(errorPhrases);
  const { look } = useImportUsers();
  const describe = (reason: unknown) => {
    if (reason instanceof HeadFault) return say(reason.fault, { column: reason.column });
    return reason instanceof FileFault ? say(reason.fault, { count: reason.count }) : sentenceFor(reason, sayError);
  };
  return (
    <StackedForm as="div">
      <FileDrop
        label={say('file')}
        hint={say('fileHint')}
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
        maxBytes={MOST_BYTES}
        maxFiles={Infinity}
        upload={async (file): Promise<LookedAt> => {
          const rows = await readUserRows(file);
          return { name: file.name, rows, faults: await look(cellsOf(rows)) };
        }}
        onUploaded={(_, answer) => onFound(answer as LookedAt)}
        describeError={describe}
      />
      <DialogButtons>
        <Aside tone="quiet" onClick={() => saveFile('users-example.csv', new Blob([exampleFile], { type: 'text/csv' }))}>
          <Download aria-hidden /> {say('example')}
        </Aside>
        <Button onClick={onClose}>{say('cancel')}</Button>
      </DialogButtons>
    </StackedForm>
  );
}

interface AddRowsProps {
  found: LookedAt;
  /** The rows were checked again. */
  onLook: (found: LookedAt) => void;
  onOther: () => void;
  onAdding: (isAdding: boolean) => void;
  onClose: () => void;
}

function AddRows({ found, onLook, onOther, onAdding, onClose }: AddRowsProps) {
  const say = usePhrases(manyUsersPhrases);
  const sayError = usePhrases(errorPhrases);
  const toast = useToast();
  const { look, add } = useImportUsers();
  const { rows, faults } = found;
  const count = rows.length;
  const submit = async () => {
    onAdding(true);
    try {
      await add.mutateAsync(cellsOf(rows));
      toast({ tone: 'success', title: say('added', { count }) });
      onClose();
    } catch (reason) {
      // A username was taken in the meantime: mark it.
      if (reason instanceof ApiError && reason.status < 500) onLook({ ...found, faults: await look(cellsOf(rows)).catch(() => faults) });
    } finally {
      onAdding(false);
    }
  };
  return (
    <StackedForm
      onSubmit={event => {
        event.preventDefault();
        void submit();
      }}
    >
      <ImportedRows name={found.name} rows={rows} faults={faults} />
      {add.isPending && <output>{say('adding', { count })}</output>}
      <Refusal>{add.error ? sentenceFor(add.error, sayError) : undefined}</Refusal>
      <DialogButtons>
        <Aside tone="quiet" disabled={add.isPending} onClick={onOther}>
          {say('other')}
        </Aside>
        <Button disabled={add.isPending} onClick={onClose}>
          {say('cancel')}
        </Button>
        <Button type="submit" tone="primary" disabled={faults.length > 0} pending={add.isPending}>
          {say('add', { count })}
        </Button>
      </DialogButtons>
    </StackedForm>
  );
}

/** Stands at the opposite end of the other buttons. */
const Aside = styled(Button)`
  margin-inline: -12px auto;
`;
