import { Card, usePhrases } from '@oj/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Rows } from '../../parts/formParts';
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
