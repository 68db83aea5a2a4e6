import { Button, theme, usePhrases } from '@oj/ui';
import { createContext, type ReactNode, use } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { styled } from 'styled-components';
import { QuietLine } from '../formParts';
import { LeaveGuard } from '../LeaveGuard';
import { formPhrases } from './formPhrases';
import { useUnsaved } from '../../session/unsaved';
import type { SaveFormState } from './useSaveForm';

const Context = createContext<SaveFormState | undefined>(undefined);

/** The form around a part of it. */
export function useFormAround<Values extends FieldValues>(): SaveFormState<Values> {
  const form = use(Context);
  if (!form) throw new Error('There is no form around this part');
  return form as unknown as SaveFormState<Values>;
}

interface ProviderProps<Values extends FieldValues> {
  form: SaveFormState<Values>;
  children: ReactNode;
}

/** Gives a form to its parts, and asks before it is left with unsaved changes. */
export function SaveFormProvider<Values extends FieldValues>({ form, children }: ProviderProps<Values>) {
  // Also while it is saved: a refusal must not lead away from it.
  useUnsaved(form.isDirty);
  return (
    <Context value={form as unknown as SaveFormState}>
      <FormProvider {...form.methods}>
        <LeaveGuard active={form.isDirty && !form.isSaving} keepsDraft={form.keepsDraft} />
        {children}
      </FormProvider>
    </Context>
  );
}

interface FieldsProps {
  /** The name of the form for screen readers. */
  label?: string;
  /** Says who has overtaken the draft. */
  overtaken?: string | undefined;
  /** The form is one card of several: its fields stand closer together. Default false. */
  compact?: boolean;
  children: ReactNode;
}

/** The fields of the form around it; first, that a draft is back. */
export function SaveFormFields({ label, overtaken, compact = false, children }: FieldsProps) {
  const { submit } = useFormAround();
  return (
    <Fields noValidate aria-label={label} data-compact={compact || undefined} onSubmit={event => void submit(event)}>
      <RestoredDraft overtaken={overtaken} />
      {children}
    </Fields>
  );
}

/** Says that unsaved changes of an earlier visit are back, and offers to discard them. */
export function RestoredDraft({ overtaken }: Pick<FieldsProps, 'overtaken'>) {
  const { restored, discard } = useFormAround();
  const say = usePhrases(formPhrases);
  if (!restored) return null;
  return (
    <Restored>
      <QuietLine as="output">
        {say('restored')} {restored.isOvertaken && overtaken}
      </QuietLine>
      <Button size="small" onClick={discard}>
        {say('discard')}
      </Button>
    </Restored>
  );
}

/** A form with its fields. */
export const SaveForm = <Values extends FieldValues>({ form, ...fields }: FieldsProps & ProviderProps<Values>) => (
  <SaveFormProvider form={form}>
    <SaveFormFields {...fields} />
  </SaveFormProvider>
);

const Fields = styled.form`
  display: grid;
  gap: ${theme.space[7]};
  min-width: 0;
  &[data-compact] {
    gap: ${theme.space[6]};
  }
`;

const Restored = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[4]};
  padding: ${theme.space[4]} ${theme.space[6]};
  border-radius: ${theme.radius.card};
  background: ${theme.color.warnSoft};
  & > output {
    color: ${theme.color.text};
  }
`;
