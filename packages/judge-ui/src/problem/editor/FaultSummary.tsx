import { theme, usePhrases } from '@oj/ui';
import { useEffect, useRef } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { styled } from 'styled-components';
import { type Faults, faultsOf, type FieldName } from './faultsOf';
import { problemFormPhrases } from './problemFormPhrases';
import { sectionOf, showSection } from './problemSections';
import type { ProblemValues } from './problemValues';
import { useFault } from './useFault';

/** The errors of the form, each with a link to its field. Takes the focus after a refused save. */
export function FaultSummary() {
  const say = usePhrases(problemFormPhrases);
  const faultOf = useFault();
  const { control, getValues, setFocus } = useFormContext<ProblemValues>();
  const { submitCount, defaultValues } = useFormState({ control });
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (submitCount) box.current?.focus();
  }, [submitCount]);
  if (!submitCount) return null;
  const found: Faults = faultsOf(getValues(), { ...getValues(), ...defaultValues } as ProblemValues);
  const fields = (Object.keys(found) as FieldName[]).filter(field => faultOf(field));
  if (!fields.length) return null;
  const show = (field: FieldName) => {
    showSection(sectionOf(field));
    setFocus(field);
  };
  return (
    <Box ref={box} role="alert" tabIndex={-1}>
      <strong>{say('faults', { count: fields.length })}</strong>
      <ul>
        {fields.map(field => (
          <li key={field}>
            <button type="button" onClick={() => show(field)}>
              {say(sectionOf(field))}: {faultOf(field)}
            </button>
          </li>
        ))}
      </ul>
    </Box>
  );
}

const Box = styled.section`
  padding: ${theme.space[5]} ${theme.space[6]};
  border: 1px solid ${theme.color.danger};
  border-radius: ${theme.radius.card};
  background: ${theme.color.dangerSoft};
  color: ${theme.color.danger};
  scroll-margin-block-start: 72px;
  & > strong {
    font: ${theme.font.strong};
  }
  & > ul {
    display: grid;
    margin: ${theme.space[2]} 0 0;
    padding: 0;
    list-style: none;
  }
  & button {
    min-height: 28px;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: ${theme.font.body};
    text-align: start;
    text-decoration: underline;
    cursor: pointer;
  }
`;
