import { Smile } from 'lucide-react';
import { type ComponentPropsWithoutRef, forwardRef, lazy, type ReactElement, type RefObject, Suspense, useRef } from 'react';
import { styled } from 'styled-components';
import { useControllable } from '../../hooks/useControllable';
import { IconButton } from '../../primitives/IconButton/IconButton';
import { usePhrases } from '../../locale/LocaleProvider';
import { Popover } from '../../primitives/Popover/Popover';
import { theme } from '../../theme/theme';
import { emojiPhrases } from './emojiPhrases';

const EmojiSheet = lazy(async () => ({ default: (await import('./EmojiSheet')).EmojiSheet }));

export interface EmojiPickerProps extends Omit<ComponentPropsWithoutRef<'div'>, 'onSelect' | 'children'> {
  /** Called with the emoji that was picked, in the chosen skin tone. The sheet closes then. */
  onEmojiSelect: (emoji: string) => void;
  /** The button that opens it. Default: an icon button. */
  trigger?: ReactElement;
  /** Whether the sheet is open. When it is given, the host controls it. */
  open?: boolean;
  /** First state when the picker keeps it itself. Default false. */
  defaultOpen?: boolean;
  /** Called when the sheet opens or closes. */
  onOpenChange?: (open: boolean) => void;
  /** Gets the focus after an emoji was picked: the text that it went into. Default: the button. */
  focusAfter?: RefObject<HTMLElement | null>;
  /** Turns the default button off. Default false. */
  disabled?: boolean;
}

/**
 * All emoji in both languages, behind a button; fetched when it first opens, from the host's own origin. `ref` and rest go to the
 * sheet. Arrows move over the grid while the search keeps the focus, Enter picks. APG pattern: grid, in a dialog that is not modal.
 */
export const EmojiPicker = forwardRef<HTMLDivElement, EmojiPickerProps>(function EmojiPicker(
  { onEmojiSelect, trigger, open, defaultOpen = false, onOpenChange, focusAfter, disabled = false, ...rest },
  ref,
) {
  const say = usePhrases(emojiPhrases);
  const [shown, setShown] = useControllable({ value: open, defaultValue: defaultOpen, onChange: onOpenChange });
  const button = trigger ?? (
    <IconButton label={say('open')} disabled={disabled}>
      <Smile aria-hidden />
    </IconButton>
  );
  const picked = useRef(false);
  const pick = (emoji: string) => {
    picked.current = true;
    setShown(false);
    onEmojiSelect(emoji);
  };
  const closing = {
    onCloseAutoFocus: (event: Event) => {
      if (picked.current && focusAfter?.current) {
        event.preventDefault();
        focusAfter.current.focus();
      }
      picked.current = false;
    },
  };
  return (
    <Sheet ref={ref} trigger={button} label={say('open')} open={shown} onOpenChange={setShown} {...closing} {...rest}>
      <Suspense fallback={<Waiting>{say('loading')}</Waiting>}>
        <EmojiSheet onEmojiSelect={pick} />
      </Suspense>
    </Sheet>
  );
});

const Sheet = styled(Popover)`
  padding: 0;
  overflow: hidden;
`;

const Waiting = styled.div.attrs({ role: 'status' })`
  display: grid;
  place-items: center;
  width: 332px;
  max-width: 100%;
  height: 360px;
  color: ${theme.color.text3};
`;
