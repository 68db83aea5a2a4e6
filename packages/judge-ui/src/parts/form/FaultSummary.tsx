import { theme, usePhrases } from '@oj/ui';
import { useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { styled } from 'styled-components';
import { formPhrases } from './formPhrases';
import { useFormAround } from './SaveForm';

interface FaultSummaryProps {
  /** The title of the section that holds a field. */
  sectionOf: (field: string) => string;
  /** Brings the section of a field into view, before the field gets the focus. */
  onShow?: (field: string) => void;
}

/** What keeps the form around it from being saved, each with its section and a link to its field. Takes the focus after a refused save. */
export function FaultSummary({ sectionOf, onShow }: FaultSummaryProps) {
  const say = usePhrases(formPhrases);
  const { faulty, errorOf, methods } = useFormAround();
  const { submitCount } = useFormState({ control: methods.control });
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (submitCount) box.current?.focus();
  }, [submitCount]);
  if (!faulty.length) return null;
  const show = (field: string) => {
    onShow?.(field);
    // What is no single field has a line with its fault.
    box.current?.closest('form')?.querySelector<HTMLElement>(`[data-field="${field}"]`)?.focus();
    methods.setFocus(field);
  };
  return (
    <Box ref={box} role="alert" tabIndex={-1}>
      <strong>{say('faults', { count: faulty.length })}</strong>
      <ul>
        {faulty.map(field => (
          <li key={field}>
            <button type="button" onClick={() => show(field)}>
              {sectionOf(field)}: {errorOf(field)}
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
