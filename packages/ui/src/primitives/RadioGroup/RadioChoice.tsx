import { useId } from 'react';
import { styled } from 'styled-components';
import { focusRing } from '../../theme/focus';
import { focusWithoutHas } from '../../theme/focusWithoutHas';
import { theme } from '../../theme/theme';
import { visuallyHidden } from '../../theme/visuallyHidden';
import type { RadioOption } from './RadioGroup';

interface RadioChoiceProps {
  option: RadioOption;
  name: string;
  checked: boolean;
  disabled: boolean;
  required: boolean;
  segmented: boolean;
  onChoose: () => void;
}

/** One native radio with its label. */
export function RadioChoice({ option, name, checked, disabled, required, segmented, onChoose }: RadioChoiceProps) {
  const hintId = useId();
  const hint = segmented ? undefined : option.hint;
  const Row = segmented ? Segment : Line;
  return (
    <Row data-disabled={disabled || undefined} data-checked={checked || undefined}>
      <Radio
        type="radio"
        name={name}
        value={option.value}
        checked={checked}
        disabled={disabled}
        required={required}
        aria-describedby={hint ? hintId : undefined}
        onChange={onChoose}
      />
      {option.icon}
      <span>
        {option.label}
        {hint && <Hint id={hintId}>{hint}</Hint>}
      </span>
    </Row>
  );
}

const Radio = styled.input`
  appearance: none;
  flex: none;
  box-sizing: border-box;
  width: 18px;
  height: 18px;
  margin: 1px 0;
  border: 1px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.round};
  background: ${theme.color.surface};
  cursor: inherit;
  transition: border-width ${theme.motion.fast} ${theme.motion.ease};
  ${focusRing}
  &:checked {
    border: 5px solid ${theme.color.ink};
  }
  &:disabled {
    border-color: ${theme.color.line};
    background: ${theme.color.sunken};
  }
  &:disabled:checked {
    border-color: ${theme.color.text3};
  }
  @media (forced-colors: active) {
    appearance: auto;
  }
`;

const Line = styled.label`
  display: inline-flex;
  align-items: flex-start;
  gap: ${theme.space[4]};
  min-height: 24px;
  padding-block: 2px;
  color: ${theme.color.text};
  font: ${theme.font.body};
  overflow-wrap: anywhere;
  cursor: pointer;
  & > svg {
    flex: none;
    width: 16px;
    height: 16px;
    margin-block: 2px;
    color: ${theme.color.text2};
  }
  &[data-disabled] {
    color: ${theme.color.text3};
    cursor: not-allowed;
  }
  @media (pointer: coarse) {
    min-height: 44px;
    align-items: center;
  }
`;

const Segment = styled.label`
  position: relative;
  box-sizing: border-box;
  flex: 1 1 auto;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[3]};
  min-height: 28px;
  padding: 3px 12px;
  border: 1px solid transparent;
  border-radius: 6px;
  color: ${theme.color.text2};
  font: ${theme.font.label};
  text-align: center;
  outline-offset: 2px;
  cursor: pointer;
  & > svg {
    flex: none;
    width: 16px;
    height: 16px;
  }
  & > ${Radio} {
    ${visuallyHidden}
    appearance: none;
  }
  &:hover {
    color: ${theme.color.text};
  }
  &[data-checked] {
    border-color: ${theme.color.lineStrong};
    background: ${theme.color.surface};
    color: ${theme.color.text};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${theme.color.focus};
  }
  ${focusWithoutHas}
  &[data-disabled] {
    color: ${theme.color.text3};
    cursor: not-allowed;
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
  @media (forced-colors: active) {
    &[data-checked] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

const Hint = styled.span`
  display: block;
  color: ${theme.color.text3};
  font: ${theme.font.label};
  font-weight: 400;
`;
