import { Card, focusRing, theme, usePhrases } from '@oj/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { QuietLine, Rows } from '../../parts/formParts';
import { useIsPhone } from '../../parts/useIsPhone';
import { problemFormPhrases } from './problemFormPhrases';
import { type Section, sectionId } from './problemSections';

interface FormSectionProps {
  section: Section;
  description?: string;
  actions?: ReactNode;
  children: ReactNode;
}

const firstOpen: ReadonlySet<Section> = new Set(['contest', 'basics']);

/** One part of the form, with a heading that the outline leads to. On a phone it is folded until it is wanted. */
export function FormSection({ section, description, actions, children }: FormSectionProps) {
  const say = usePhrases(problemFormPhrases);
  const isPhone = useIsPhone();
  if (isPhone)
    return (
      <section aria-label={say(section)}>
        <Fold id={sectionId(section)} open={firstOpen.has(section)}>
          <summary>
            <h2>{say(section)}</h2>
          </summary>
          <Rows>
            {description && <QuietLine>{description}</QuietLine>}
            {actions && <div>{actions}</div>}
            {children}
          </Rows>
        </Fold>
      </section>
    );
  return (
    <Part id={sectionId(section)} title={say(section)} description={description} actions={actions}>
      <Rows>{children}</Rows>
    </Part>
  );
}

const Fold = styled.details`
  scroll-margin-block-start: 72px;
  min-width: 0;
  padding-inline: ${theme.space[6]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  &[open] {
    padding-block-end: ${theme.space[7]};
  }
  & > summary {
    border-radius: ${theme.radius.card};
    cursor: pointer;
    ${focusRing}
  }
  & > summary > h2 {
    display: inline-block;
    margin: 0;
    padding-block: ${theme.space[5]};
    font: ${theme.font.title};
  }
`;

const Part = styled(Card)`
  scroll-margin-block-start: 72px;
`;
