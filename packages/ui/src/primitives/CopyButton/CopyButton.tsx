import { Check, Copy, TextSelect, X } from 'lucide-react';
import { type ComponentPropsWithoutRef, forwardRef, type RefObject } from 'react';
import { styled } from 'styled-components';
import { usePhrases } from '../../locale/LocaleProvider';
import { focusRing } from '../../theme/focus';
import { theme } from '../../theme/theme';
import { visuallyHidden } from '../../theme/visuallyHidden';
import { copyPhrases } from './copyPhrases';
import { useCopy } from './useCopy';

const icons = { idle: Copy, copied: Check, failed: X, selected: TextSelect };

export interface CopyButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'children' | 'value'> {
  /** The text that goes to the clipboard. */
  text: string;
  /** What is copied, for the button's name: "Copy input". Only the verb is visible. */
  what?: string;
  /** Element whose text is selected when the browser forbids the clipboard. */
  fallback?: RefObject<HTMLElement | null>;
}

/** Copies a text; says so in sight and aloud. */
export const CopyButton = forwardRef<HTMLButtonElement, CopyButtonProps>(function CopyButton({ text, what, fallback, ...rest }, ref) {
  const say = usePhrases(copyPhrases);
  const [outcome, copy] = useCopy();
  const Icon = icons[outcome];
  return (
    <Control ref={ref} type="button" data-outcome={outcome} onClick={() => void copy(text, fallback?.current ?? null)} {...rest}>
      <Icon aria-hidden />
      <span>{say(outcome)}</span>
      {what && outcome === 'idle' && <Hidden> {what}</Hidden>}
      <Spoken>{outcome === 'idle' ? '' : say(outcome)}</Spoken>
    </Control>
  );
});

const Hidden = styled.span`
  ${visuallyHidden}
`;

const Spoken = styled.output`
  ${visuallyHidden}
`;

const Control = styled.button`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 5px;
  min-height: 24px;
  padding: 2px 7px;
  border: 0;
  border-radius: ${theme.radius.seal};
  background: transparent;
  color: ${theme.color.accent};
  font: ${theme.font.caption};
  white-space: nowrap;
  cursor: pointer;
  ${focusRing}

  &:hover {
    background: ${theme.color.accentSoft};
  }
  &[data-outcome='copied'] {
    color: ${theme.color.success};
  }
  & svg {
    width: 14px;
    height: 14px;
    flex: none;
  }
  @media (pointer: coarse) {
    min-height: 44px;
    padding-inline: 12px;
  }
  @media print {
    display: none;
  }
`;
