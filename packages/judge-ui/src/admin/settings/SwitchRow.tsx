import { Switch, theme, usePhrases } from '@oj/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { ChangedLabel } from './ChangedLabel';
import { switchPhrases } from './switchPhrases';
import type { SwitchName } from './switchValues';

interface SwitchRowProps {
  name: SwitchName;
  checked: boolean;
  isChanged: boolean;
  onCheckedChange: (checked: boolean) => void;
}

/** A switch with its description. It takes effect when the form is saved. */
export function SwitchRow({ name, checked, isChanged, onCheckedChange }: SwitchRowProps) {
  const say = usePhrases(switchPhrases);
  const id = useId();
  return (
    <Row
      checked={checked}
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-hint`}
      onCheckedChange={onCheckedChange}
      label={
        <>
          <strong id={`${id}-name`}>
            <ChangedLabel isChanged={isChanged}>{say(name)}</ChangedLabel>
          </strong>
          <small id={`${id}-hint`}>{say(`${name}Hint`)}</small>
        </>
      }
    />
  );
}

const Row = styled(Switch)`
  display: flex;
  flex-direction: row-reverse;
  justify-content: space-between;
  gap: ${theme.space[6]};
  padding-block: ${theme.space[4]};
  & > span {
    display: grid;
    gap: 1px;
    min-width: 0;
  }
  & strong {
    color: ${theme.color.text};
    font: ${theme.font.strong};
  }
  & small {
    color: ${theme.color.text2};
    font: ${theme.font.label};
    font-weight: 400;
  }
  & strong small {
    color: ${theme.color.accent};
    font: ${theme.font.caption};
  }
  & + & {
    border-block-start: 1px solid ${theme.color.line};
  }
`;
