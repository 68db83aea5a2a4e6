import { theme, usePhrases } from '@oj/ui';
import { useEffect, useRef } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { styled } from 'styled-components';
import { type Faults, faultsOf, type Place } from './faultsOf';
import { problemFormPhrases } from './problemFormPhrases';
import { sectionOf, showSection } from './problemSections';
import type { ProblemValues } from './problemValues';
import { useFault } from './useFault';

/** What keeps the problem from being saved, each with the way to it. Takes the focus when a save was refused. */
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
  const places = (Object.keys(found) as Place[]).filter(place => faultOf(place));
  if (!places.length) return null;
  const show = (place: Place) => {
    showSection(sectionOf(place));
    setFocus(place);
  };
  return (
    <Box ref={box} role="alert" tabIndex={-1}>
      <strong>{say('faults', { count: places.length })}</strong>
      <ul>
        {places.map(place => (
          <li key={place}>
            <button type="button" onClick={() => show(place)}>
              {say(sectionOf(place))}: {faultOf(place)}
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
