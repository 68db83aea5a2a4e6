import { type ComponentProps, useState } from 'react';
import { StackedForm } from './StackedForm';
import { useUnsaved } from '../session/unsaved';

/** A form in a dialog of the back office. From the first change on it counts as unsaved. */
export function DialogForm(props: ComponentProps<typeof StackedForm>) {
  const [isChanged, setIsChanged] = useState(false);
  useUnsaved(isChanged);
  return <StackedForm {...props} onChange={() => setIsChanged(true)} />;
}
