import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme';

export interface PageHeaderProps extends Omit<ComponentPropsWithoutRef<'header'>, 'title' | 'children'> {
  /** The `<h1>` of the page. */
  title: ReactNode;
  /** Second name after the title: in another language, a number, a year. */
  subtitle?: ReactNode;
  /** A link back, or tags of state and kind; stands over the title. */
  kicker?: ReactNode;
  /** A sentence under the title. */
  description?: ReactNode;
  /** What can be done on the page; stands at the end. */
  actions?: ReactNode;
  /** `TabLinks`; stand below everything else. */
  tabs?: ReactNode;
  /** `display` for the one page that is about this thing. Default `heading`. */
  size?: 'heading' | 'display';
}

/** The head of a page. */
export const PageHeader = forwardRef<HTMLElement, PageHeaderProps>(function PageHeader(
  { title, subtitle, kicker, description, actions, tabs, size = 'heading', ...rest },
  ref,
) {
  return (
    <Root ref={ref} data-size={size} {...rest}>
      <Row>
        <Texts>
          {kicker && <Kicker>{kicker}</Kicker>}
          <Title>
            {title} {subtitle && <Subtitle>{subtitle}</Subtitle>}
          </Title>
          {description && <Description>{description}</Description>}
        </Texts>
        {actions && <Actions>{actions}</Actions>}
      </Row>
      {tabs && <Tabs>{tabs}</Tabs>}
    </Root>
  );
});

const Root = styled.header`
  margin-block-end: ${theme.space[7]};
  color: ${theme.color.text};
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${theme.space[5]} ${theme.space[8]};
`;

const Texts = styled.div`
  flex: 1 1 320px;
  min-width: 0;
`;

const Kicker = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[4]};
  margin-block-end: ${theme.space[4]};
  color: ${theme.color.text2};
  font: ${theme.font.label};
`;

const Title = styled.h1`
  margin: 0;
  font: ${theme.font.heading};
  letter-spacing: -0.01em;
  overflow-wrap: anywhere;
  &:lang(zh) {
    letter-spacing: 0;
  }
  [data-size='display'] & {
    font: ${theme.font.display};
  }
  ${theme.phone} {
    [data-size='display'] & {
      font: ${theme.font.heading};
    }
  }
`;

const Subtitle = styled.small`
  margin-inline-start: ${theme.space[3]};
  color: ${theme.color.text2};
  font: 400 0.64em/1.2 ${theme.family.serif};
  ${theme.phone} {
    display: block;
    margin: ${theme.space[1]} 0 0;
  }
`;

const Description = styled.div`
  max-width: 72ch;
  margin-block-start: ${theme.space[3]};
  color: ${theme.color.text2};
  font: ${theme.font.lead};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[4]};
`;

const Tabs = styled.div`
  margin-block-start: ${theme.space[6]};
`;
