import type { ChangeEventHandler, KeyboardEvent, KeyboardEventHandler } from 'react';

interface Given {
  open: boolean;
  setOpen: (open: boolean) => void;
  setText: (text: string) => void;
  /** The list is still that of an older text. */
  isPending?: boolean;
  /** The text of the choice that was taken, if any: Enter in it is the form's. */
  taken?: string | undefined;
  /** Handler of the host, called as well. */
  onKeyDown: KeyboardEventHandler<HTMLInputElement> | undefined;
}

interface Handlers {
  onChange: ChangeEventHandler<HTMLInputElement>;
  onKeyDown: KeyboardEventHandler<HTMLInputElement>;
}

type DownshiftEvent = KeyboardEvent<HTMLInputElement>['nativeEvent'] & { preventDownshiftDefault?: boolean };

/**
 * What the text box of a list does at once: downshift tells of a text and of an open list a task later, and a key that comes before would
 * find the old ones. Enter in a text that is no choice yet does not send the form around it: it opens the list, or waits for it.
 */
export const inputHandlers = ({ open, setOpen, setText, isPending, taken, onKeyDown }: Given): Handlers => ({
  onChange(event) {
    setText(event.currentTarget.value);
    setOpen(true);
  },
  onKeyDown(event) {
    onKeyDown?.(event);
    const { value, readOnly } = event.currentTarget;
    const isForm = readOnly || !value.trim() || (value === taken && !open);
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.defaultPrevented || isForm) return;
    event.preventDefault();
    if (open && !isPending) return;
    (event.nativeEvent as DownshiftEvent).preventDownshiftDefault = true;
    setOpen(true);
  },
});
