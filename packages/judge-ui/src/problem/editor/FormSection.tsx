import { Card, theme, usePhrases } from '@oj/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { problemFormPhrases } from './problemFormPhrases';
import { type Section, sectionId } from './problemSections';

interface FormSectionProps {
  section: Section;
  description?: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** One part of the form, with a heading that the outline leads to. */
export function FormSection({ section, description, actions, children }: FormSectionProps) {
  const say = usePhrases(problemFormPhrases);
  return (
    <Part id={sectionId(section)} title={say(section)} description={description} actions={actions}>
      <Rows>{children}</Rows>
    </Part>
  );
}

const Part = styled(Card)`
  scroll-margin-block-start: 72px;
`;

const Rows = styled.div`
  display: grid;
  gap: ${theme.space[7]};
`;

/** Fields side by side that wrap where they are too narrow. */
export const FieldRow = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(200px, 1fr));
  align-items: start;
  gap: ${theme.space[6]};
`;

export const FaultLine = styled.p`
  margin: 0;
  color: ${theme.color.danger};
  font: ${theme.font.label};
`;

export const QuietLine = styled.p`
  margin: 0;
  color: ${theme.color.text2};
  font: ${theme.font.body};
`;
