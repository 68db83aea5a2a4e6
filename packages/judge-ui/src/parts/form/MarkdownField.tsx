import { MarkdownEditor } from '@oj/ui';
import type { ComponentProps } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { useFormAround } from './SaveForm';

interface MarkdownFieldProps<Values extends FieldValues> extends Omit<
  ComponentProps<typeof MarkdownEditor>,
  'ref' | 'name' | 'value' | 'onValueChange' | 'onBlur' | 'error'
> {
  control: Control<Values>;
  name: FieldPath<Values>;
}

/** A text with Markdown in the form around it, with the sentence at it. */
export function MarkdownField<Values extends FieldValues>({ control, name, ...rest }: MarkdownFieldProps<Values>) {
  const { errorOf } = useFormAround<Values>();
  const { ref, value, onChange, onBlur } = useController({ control, name }).field;
  return <MarkdownEditor ref={ref} value={value} onValueChange={onChange} onBlur={onBlur} {...rest} error={errorOf(name)} />;
}
