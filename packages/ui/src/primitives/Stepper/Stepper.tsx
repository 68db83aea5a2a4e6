import { Check } from 'lucide-react';
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { usePhrases } from '../../locale/LocaleProvider';
import { phrases } from '../../locale/phrases';
import { focusRing } from '../../theme/focus';
import { theme } from '../../theme/theme';
import { visuallyHidden } from '../../theme/visuallyHidden';

const words = phrases('stepper', {
  label: { zh: '步骤', en: 'Steps' },
  done: { zh: '已完成', en: 'done' },
});

export interface Step {
  /** Unique in the row. */
  key: string;
  /** What is done in it. */
  label: ReactNode;
  /** More about it, in a second line. */
  hint?: ReactNode;
}

export interface StepperProps extends Omit<ComponentPropsWithoutRef<'ol'>, 'children'> {
  /** The steps, in order. */
  steps: readonly Step[];
  /** Key of the current step; those before it are done. If the key matches no step, all steps are shown as done. */
  current: string;
  /** Makes steps that are done buttons that lead back. */
  onStepChange?: (key: string) => void;
}

/** How far a task of several steps has come. */
export const Stepper = forwardRef<HTMLOListElement, StepperProps>(function Stepper({ steps, current, onStepChange, ...rest }, ref) {
  const say = usePhrases(words);
  const found = steps.findIndex(({ key }) => key === current);
  const at = found < 0 ? steps.length : found;
  return (
    <Root ref={ref} aria-label={say('label')} {...rest}>
      {steps.map(({ key, label, hint }, place) => {
        const state = place < at ? 'done' : place === at ? 'current' : 'ahead';
        const inside = (
          <>
            <i aria-hidden>{state === 'done' ? <Check /> : place + 1}</i>
            <span>
              <b>{label}</b>
              {state === 'done' && <Spoken>, {say('done')}</Spoken>}
              {hint && <small>{hint}</small>}
            </span>
          </>
        );
        return (
          <li key={key} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
            {state === 'done' && onStepChange ? (
              <button type="button" onClick={() => onStepChange(key)}>
                {inside}
              </button>
            ) : (
              <div>{inside}</div>
            )}
          </li>
        );
      })}
    </Root>
  );
});

const Spoken = styled.span`
  ${visuallyHidden}
`;

const Root = styled.ol`
  display: flex;
  gap: ${theme.space[5]};
  margin: 0;
  padding: 0;
  list-style: none;
  color: ${theme.color.text2};
  font: ${theme.font.body};

  & > li {
    display: flex;
    flex: 1 1 0;
    align-items: center;
    gap: ${theme.space[5]};
    min-width: 0;
  }
  & > li:not(:last-child)::after {
    flex: 1 1 16px;
    min-width: 16px;
    border-block-start: 2px solid ${theme.color.line};
    content: '';
  }
  & > li[data-state='done']::after {
    border-color: ${theme.color.accent};
  }
  & > li:last-child {
    flex: 0 1 auto;
  }
  & > li > :is(button, div) {
    display: flex;
    align-items: center;
    gap: ${theme.space[4]};
    min-width: 0;
    min-height: 36px;
    padding: 4px;
    border: 0;
    border-radius: ${theme.radius.control};
    background: transparent;
    color: inherit;
    font: inherit;
    text-align: start;
    overflow-wrap: anywhere;
  }
  & > li > button {
    cursor: pointer;
    ${focusRing}
    &:hover b {
      text-decoration: underline;
    }
  }
  & i {
    display: grid;
    flex: none;
    place-items: center;
    width: 26px;
    height: 26px;
    border: 2px solid ${theme.color.lineStrong};
    border-radius: ${theme.radius.round};
    font: 600 13px/1 ${theme.family.serif};
    & > svg {
      width: 14px;
      height: 14px;
      stroke-width: 3;
    }
  }
  & b {
    font: ${theme.font.strong};
  }
  & small {
    display: block;
    color: ${theme.color.text3};
    font: ${theme.font.caption};
  }
  & > li[data-state='current'] {
    color: ${theme.color.text};
    & i {
      border-color: ${theme.color.accent};
      background: ${theme.color.accentSoft};
      color: ${theme.color.accent};
    }
  }
  & > li[data-state='done'] i {
    border-color: ${theme.color.accent};
    background: ${theme.color.accent};
    color: ${theme.color.onSolid};
  }
  ${theme.phone} {
    flex-direction: column;
    gap: ${theme.space[2]};
    & > li::after {
      display: none;
    }
  }
`;
