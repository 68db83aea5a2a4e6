import type { ChosenCompiler } from '@oj/contract';
import { Dialog, Select, TextField, usePhrases, useToast } from '@oj/ui';
import { useState } from 'react';
import { DialogForm } from '../../parts/DialogForm';
import { chosenCompilerPhrases } from './chosenCompilerPhrases';
import { useSetCompilers } from './useLanguageAdmin';

interface CompilerDialogProps {
  languages: readonly string[];
  present: readonly ChosenCompiler[];
  onClose: () => void;
}

/** Adds a compiler to those that are chosen; it takes the place of one of the same name. */
export function CompilerDialog({ languages, present, onClose }: CompilerDialogProps) {
  const say = usePhrases(chosenCompilerPhrases);
  const toast = useToast();
  const setCompilers = useSetCompilers();
  const [language, setLanguage] = useState(languages[0] ?? '');
  const [label, setLabel] = useState('');
  const [path, setPath] = useState('');
  const [isAsked, setAsked] = useState(false);
  const added = { language, label: label.trim(), path: path.trim() };
  const hasBrackets = /[()]/.test(label);
  const save = () => {
    setAsked(true);
    if (!added.path || hasBrackets) return;
    const others = present.filter(each => each.language !== added.language || each.label !== added.label);
    setCompilers.mutate([...others, added], {
      onSuccess: () => {
        toast({ tone: 'success', title: say('saved') });
        onClose();
      },
    });
  };
  return (
    <Dialog title={say('add')} width={480} closeOnOutsidePress={false} open onOpenChange={next => !next && onClose()}>
      <DialogForm submit={say('save')} sending={setCompilers} onSubmit={save} onClose={onClose}>
        <Select
          label={say('language')}
          value={language}
          options={languages.map(name => ({ value: name, label: name }))}
          onValueChange={setLanguage}
        />
        <TextField
          label={say('path')}
          hint={say('pathHint')}
          required
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          value={path}
          error={isAsked && !added.path && say('needed')}
          onChange={event => setPath(event.target.value)}
        />
        <TextField
          label={say('label')}
          hint={say('labelHint')}
          maxLength={30}
          autoComplete="off"
          value={label}
          error={hasBrackets && say('labelRule')}
          onChange={event => setLabel(event.target.value)}
        />
      </DialogForm>
    </Dialog>
  );
}
