import { Button, formatBytes, IconButton, theme, usePhrases } from '@oj/ui';
import { FileText, Plus, SquarePen, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { FaultLine, QuietLine } from '../../parts/formParts';
import { useFormAround } from '../../parts/form/SaveForm';
import { ExtraFileDialog } from './ExtraFileDialog';
import { FormSection } from './FormSection';
import { problemFormPhrases } from './problemFormPhrases';
import type { Files, ProblemValues } from './problemValues';

/** Files beside submitted programs, and beside the program of the judge. */
export function FilesSection() {
  const { control } = useFormContext<ProblemValues>();
  const judgeMode = useWatch({ control, name: 'judgeMode' });
  const judgeFiles = useWatch({ control, name: 'judgeExtraFile' });
  const forJudge = judgeMode !== 'default' || Object.keys(judgeFiles).length > 0;
  return (
    <FormSection section="files">
      <FileList place="userExtraFile" />
      {forJudge && <FileList place="judgeExtraFile" />}
    </FormSection>
  );
}

const wordings = {
  userExtraFile: { title: 'userFiles', lead: 'userFilesLead', add: 'addUserFile' },
  judgeExtraFile: { title: 'judgeFiles', lead: 'judgeFilesLead', add: 'addJudgeFile' },
} as const;

function FileList({ place }: { place: 'userExtraFile' | 'judgeExtraFile' }) {
  const say = usePhrases(problemFormPhrases);
  const { errorOf } = useFormAround<ProblemValues>();
  const { control } = useFormContext<ProblemValues>();
  const { field } = useController({ control, name: place });
  const files = field.value;
  const [open, setOpen] = useState<{ name: string; content: string }>();
  const { title, lead, add } = wordings[place];
  const without = (name: string): Files => Object.fromEntries(Object.entries(files).filter(([each]) => each !== name));
  return (
    <Group aria-label={say(title)}>
      <header>
        <div>
          <h3>{say(title)}</h3>
          <QuietLine>{say(lead)}</QuietLine>
        </div>
        <Button size="small" aria-label={say(add)} onClick={() => setOpen({ name: '', content: '' })}>
          <Plus aria-hidden /> {say('addFile')}
        </Button>
      </header>
      {Object.keys(files).length === 0 && <QuietLine>{say('noFiles')}</QuietLine>}
      {Object.entries(files).map(([name, content]) => (
        <Entry key={name}>
          <FileText aria-hidden />
          <code>{name}</code>
          <small>{formatBytes(new Blob([content]).size)}</small>
          <IconButton size="small" label={say('editFile', { name })} onClick={() => setOpen({ name, content })}>
            <SquarePen />
          </IconButton>
          <IconButton size="small" label={say('removeFile', { name })} onClick={() => field.onChange(without(name))}>
            <Trash2 />
          </IconButton>
        </Entry>
      ))}
      {errorOf(place) && <FaultLine role="alert">{errorOf(place)}</FaultLine>}
      <ExtraFileDialog
        key={open?.name}
        title={say(open?.name ? 'editFile' : add, { name: open?.name ?? '' })}
        file={open}
        taken={Object.keys(files)}
        onClose={() => setOpen(undefined)}
        onTake={({ name, content }) => field.onChange({ ...without(open?.name ?? ''), [name]: content })}
      />
    </Group>
  );
}

const Group = styled.fieldset`
  display: grid;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  gap: ${theme.space[4]};
  & > header {
    display: flex;
    align-items: start;
    justify-content: space-between;
    gap: ${theme.space[5]};
  }
  & h3 {
    margin: 0;
    font: ${theme.font.strong};
  }
`;

const Entry = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[4]};
  min-height: 40px;
  padding-inline: ${theme.space[5]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
  & > svg {
    flex: none;
    width: 16px;
    height: 16px;
    color: ${theme.color.text3};
  }
  & > code {
    overflow-wrap: anywhere;
    font: ${theme.font.number};
  }
  & > small {
    margin-inline-end: auto;
    color: ${theme.color.text3};
    font: ${theme.font.number};
  }
`;
