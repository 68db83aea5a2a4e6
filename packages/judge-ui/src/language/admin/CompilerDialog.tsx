import type { ChosenCompiler } from '@oj/contract';
import { Dialog, Select, TextField, usePhrases, useToast } from '@oj/ui';
import { Controller } from 'react-hook-form';
import { SaveDialogForm } from '../../parts/form/SaveDialogForm';
import { useSaveForm } from '../../parts/form/useSaveForm';
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
  const form = useSaveForm({
    stored: { language: languages[0] ?? '', label: '', path: '' },
    faultsOf: ({ label, path }) => ({
      ...(path.trim() ? {} : { path: 'needed' as const }),
      ...(/[()]/.test(label) ? { label: 'labelRule' as const } : {}),
    }),
    sayFault: fault => say(fault),
    save: ({ language, label, path }) => {
      const added = { language, label: label.trim(), path: path.trim() };
      const others = present.filter(each => each.language !== added.language || each.label !== added.label);
      return setCompilers.mutateAsync([...others, added]);
    },
    onSaved: () => {
      toast({ tone: 'success', title: say('saved') });
      onClose();
    },
  });
  return (
    <Dialog title={say('add')} width={480} closeOnOutsidePress={false} open onOpenChange={next => !next && onClose()}>
      <SaveDialogForm form={form} submit={say('save')} onClose={onClose}>
        <Controller
          control={form.methods.control}
          name="language"
          render={({ field: { value, onChange } }) => (
            <Select
              label={say('language')}
              value={value}
              options={languages.map(name => ({ value: name, label: name }))}
              onValueChange={onChange}
            />
          )}
        />
        <TextField
          label={say('path')}
          hint={say('pathHint')}
          required
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          {...form.field('path')}
        />
        <TextField label={say('label')} hint={say('labelHint')} maxLength={30} autoComplete="off" {...form.field('label')} />
      </SaveDialogForm>
    </Dialog>
  );
}
