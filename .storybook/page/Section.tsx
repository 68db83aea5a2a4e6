import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../packages/ui/src/theme/theme';

interface SectionProps {
  title: string;
  /** Holds blocks of Storybook, which bring their own styles. Default false. */
  bare?: boolean;
  children: ReactNode;
}

const anchorOf = (title: string) => title.toLowerCase().replaceAll(/\W+/g, '-');

/** A part of a component's page, with a heading that the list at the side leads to. */
export function Section({ title, bare = false, children }: SectionProps) {
  return (
    <Part>
      <Heading id={anchorOf(title)}>{title}</Heading>
      {bare ? children : <Unstyled>{children}</Unstyled>}
    </Part>
  );
}

const Part = styled.section`
  margin-block-start: 44px;
`;

const Heading = styled.h2`
  && {
    margin: 0 0 14px;
    padding: 0;
    border: 0;
    color: ${theme.color.text};
    font: ${theme.font.title};
    font-size: 22px;
  }
`;
