import { Switch } from '@oj/ui';
import type { ComponentProps } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';

interface SwitchFieldProps<Values extends FieldValues> extends Omit<
  ComponentProps<typeof Switch>,
  'ref' | 'name' | 'checked' | 'onCheckedChange'
> {
  control: Control<Values>;
  name: FieldPath<Values>;
}

/** A switch of a form. */
export function SwitchField<Values extends FieldValues>({ control, name, ...rest }: SwitchFieldProps<Values>) {
  const { ref, value, onChange } = useController({ control, name }).field;
  return <Switch ref={ref} checked={value} onCheckedChange={onChange} {...rest} />;
}
