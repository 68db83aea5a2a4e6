import { type ComponentProps, useState } from 'react';
import { AccountForm } from '../../account/AccountForm';
import { useUnsaved } from '../../session/unsaved';

/** A form in a dialog of the back office: from the first change on, what is in it would be lost with the page. */
export function DialogForm(props: ComponentProps<typeof AccountForm>) {
  const [isChanged, setIsChanged] = useState(false);
  useUnsaved(isChanged);
  return <AccountForm {...props} onChange={() => setIsChanged(true)} />;
}
