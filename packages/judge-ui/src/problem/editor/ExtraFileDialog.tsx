import { Button, Dialog, TextArea, TextField, theme, usePhrases } from '@oj/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { problemFormPhrases } from './problemFormPhrases';

const FILE_NAME = /^[\w][\w.-]{0,63}$/;

interface ExtraFile {
  name: string;
  content: string;
}

interface ExtraFileDialogProps {
  title: string;
  /** The file to edit. The dialog is closed when it is undefined. */
  file: ExtraFile | undefined;
  /** Names of the other files. */
  taken: readonly string[];
  onClose: () => void;
  onTake: (file: ExtraFile) => void;
}

/** A file by its name and content; both are needed. */
export function ExtraFileDialog({ title, file, taken, onClose, onTake }: ExtraFileDialogProps) {
  return (
    <Dialog title={title} width={640} closeOnOutsidePress={false} open={file !== undefined} onOpenChange={open => !open && onClose()}>
      {file && <FileForm file={file} taken={taken} onClose={onClose} onTake={onTake} />}
    </Dialog>
  );
}

function FileForm({ file, taken, onClose, onTake }: Omit<ExtraFileDialogProps, 'title' | 'file'> & { file: ExtraFile }) {
  const say = usePhrases(problemFormPhrases);
  const [{ name, content }, setFile] = useState(file);
  const [isAsked, setIsAsked] = useState(false);
  const isTaken = name !== file.name && taken.includes(name);
  const nameRule = name ? 'fileNameRule' : 'fileNameRequired';
  const nameFault = isTaken ? say('fileTaken') : FILE_NAME.test(name) ? undefined : say(nameRule);
  const take = () => {
    setIsAsked(true);
    if (nameFault || !content) return;
    onTake({ name, content });
    onClose();
  };
  return (
    <Fields>
      <TextField
        label={say('fileName')}
        required
        placeholder="grader.h"
        maxLength={64}
        spellCheck={false}
        value={name}
        error={isAsked && nameFault}
        onChange={event => setFile({ content, name: event.target.value })}
      />
      <Code
        label={say('fileContent')}
        required
        rows={12}
        spellCheck={false}
        value={content}
        error={isAsked && !content && say('fileContentRequired')}
        onChange={event => setFile({ name, content: event.target.value })}
      />
      <div>
        <Button onClick={onClose}>{say('cancel')}</Button>
        <Button tone="primary" onClick={take}>
          {say('take')}
        </Button>
      </div>
    </Fields>
  );
}

const Fields = styled.div`
  display: grid;
  gap: ${theme.space[5]};
  & > div:last-child {
    display: flex;
    justify-content: flex-end;
    gap: ${theme.space[4]};
  }
`;

const Code = styled(TextArea)`
  & textarea {
    font: ${theme.font.code};
  }
`;
