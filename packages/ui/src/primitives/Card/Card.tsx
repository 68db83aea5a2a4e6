import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme';

export interface CardProps extends Omit<ComponentPropsWithoutRef<'section'>, 'title'> {
  /** Heading of the card; the section is named by it when it is plain text. */
  title?: ReactNode;
  /** One line under the title. */
  description?: ReactNode;
  /** What can be done with the whole card: buttons, links at the end of the header. */
  actions?: ReactNode;
  /** Level of the heading, 2 to 4. Default 2. */
  headingLevel?: 2 | 3 | 4;
  /** `none` lets a table reach the edges. Default `normal`. */
  padding?: 'normal' | 'none';
}

/** A surface of paper with a hairline around it. */
export const Card = forwardRef<HTMLElement, CardProps>(function Card(
  { title, description, actions, headingLevel = 2, padding = 'normal', children, ...rest },
  ref,
) {
  const Heading = `h${headingLevel}` as const;
  const label = typeof title === 'string' ? title : undefined;
  return (
    <Root ref={ref} aria-label={label} data-padding={padding} {...rest}>
      {(title || actions) && (
        <Header>
          <Titles>
            {title && <Title as={Heading}>{title}</Title>}
            {description && <Description>{description}</Description>}
          </Titles>
          {actions && <Actions>{actions}</Actions>}
        </Header>
      )}
      {children !== undefined && <Body>{children}</Body>}
    </Root>
  );
});

const Root = styled.section`
  min-width: 0;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  overflow: clip;
`;

const Header = styled.header`
  display: flex;
  align-items: flex-start;
  flex-wrap: wrap;
  gap: ${theme.space[4]} ${theme.space[6]};
  padding: 18px 22px 0;
  [data-padding='none'] > & {
    padding-block-end: ${theme.space[5]};
  }
  ${theme.phone} {
    padding-inline: ${theme.space[6]};
  }
`;

const Titles = styled.div`
  flex: 1 1 200px;
  min-width: 0;
`;

const Title = styled.h2`
  margin: 0;
  font: ${theme.font.title};
  overflow-wrap: anywhere;
`;

const Description = styled.p`
  margin: 3px 0 0;
  color: ${theme.color.text3};
  font: ${theme.font.label};
  font-weight: 400;
`;

const Actions = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: ${theme.space[4]};
`;

const Body = styled.div`
  padding: 16px 22px 20px;
  [data-padding='none'] > & {
    padding: 0;
  }
  ${theme.phone} {
    padding-inline: ${theme.space[6]};
  }
`;
