import { Button, theme, usePhrases } from '@oj/ui';
import { useFormContext, useFormState } from 'react-hook-form';
import { styled } from 'styled-components';
import { problemFormPhrases } from './problemFormPhrases';
import type { ProblemValues } from './problemValues';

interface SaveBarProps {
  /** Why the last save was refused. */
  refusal: string | undefined;
  onDiscard: () => void;
}

/** Stays at the foot of the window while the form scrolls. */
export function SaveBar({ refusal, onDiscard }: SaveBarProps) {
  const say = usePhrases(problemFormPhrases);
  const { control } = useFormContext<ProblemValues>();
  const { isDirty, isSubmitting } = useFormState({ control });
  return (
    <Bar>
      {refusal ? <strong role="alert">{refusal}</strong> : <span>{say(isDirty ? 'unsaved' : 'clean')}</span>}
      {isDirty && (
        <Button tone="quiet" disabled={isSubmitting} onClick={onDiscard}>
          {say('discard')}
        </Button>
      )}
      <Button type="submit" tone="primary" pending={isSubmitting}>
        {say('save')}
      </Button>
    </Bar>
  );
}

const Bar = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: ${theme.layer.sticky};
  display: flex;
  align-items: center;
  gap: ${theme.space[4]};
  padding: ${theme.space[5]} ${theme.space[6]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card} ${theme.radius.card} 0 0;
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow};
  & > :first-child {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & > span {
    color: ${theme.color.text2};
    font: ${theme.font.label};
  }
  & > strong {
    color: ${theme.color.danger};
    font: ${theme.font.label};
  }
  & > button {
    flex: none;
  }
`;
