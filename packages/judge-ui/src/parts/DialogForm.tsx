import { type ComponentProps, useState } from 'react';
import { StackedForm } from './StackedForm';
import { useUnsaved } from '../session/unsaved';

/** A form in a dialog of the back office: from the first change on, what is in it would be lost with the page. */
export function DialogForm(props: ComponentProps<typeof StackedForm>) {
  const [isChanged, setIsChanged] = useState(false);
  useUnsaved(isChanged);
  return <StackedForm {...props} onChange={() => setIsChanged(true)} />;
}
