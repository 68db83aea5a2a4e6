import { theme } from '@oj/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface HelpSectionProps {
  /** Fragment of the address of the section: `#id`. */
  id: string;
  title: string;
  lead?: string;
  children: ReactNode;
}

/** A part of a page of reference. */
export function HelpSection({ id, title, lead, children }: HelpSectionProps) {
  return (
    <Section id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {lead && <p>{lead}</p>}
      {children}
    </Section>
  );
}

const Section = styled.section`
  min-width: 0;
  margin-block-start: ${theme.space[9]};
  scroll-margin-top: 72px;
  & > h2 {
    margin: 0 0 ${theme.space[5]};
    font: ${theme.font.title};
  }
  & > p {
    margin: 0 0 ${theme.space[5]};
    color: ${theme.color.text2};
    font: ${theme.font.body};
  }
`;
