import { ChevronRight } from 'lucide-react';
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { useControllable } from '../../hooks/useControllable';
import { focusRing } from '../../theme/focus';
import { theme } from '../../theme/theme';

export interface CollapsibleProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  /** What is inside; the whole line can be pressed. */
  title: ReactNode;
  /** Stands at the end of the line, outside of what can be pressed. */
  aside?: ReactNode;
  /** Whether it is open. When it is given, the host controls it. */
  open?: boolean;
  /** First state when the component keeps it itself. Default false. */
  defaultOpen?: boolean;
  /** Called when it opens or closes. */
  onOpenChange?: (open: boolean) => void;
  /** Level of the heading around the title. Without it the title is no heading. */
  headingLevel?: 2 | 3 | 4;
}

/** A section that can be folded away; folded, its content is not in the page. APG pattern: disclosure. */
export const Collapsible = forwardRef<HTMLDivElement, CollapsibleProps>(function Collapsible(
  { title, aside, open, defaultOpen = false, onOpenChange, headingLevel, children, ...rest },
  ref,
) {
  const id = useId();
  const [shown, setShown] = useControllable({ value: open, defaultValue: defaultOpen, onChange: onOpenChange });
  const Heading = headingLevel ? (`h${headingLevel}` as const) : 'div';
  return (
    <Root ref={ref} data-state={shown ? 'open' : 'closed'} {...rest}>
      <Line>
        <Title as={Heading}>
          <Press type="button" aria-expanded={shown} aria-controls={id} onClick={() => setShown(!shown)}>
            <ChevronRight aria-hidden />
            <span>{title}</span>
          </Press>
        </Title>
        {aside}
      </Line>
      <Content id={id} hidden={!shown}>
        {shown && children}
      </Content>
    </Root>
  );
});

const Root = styled.div`
  min-width: 0;
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[5]};
`;

const Title = styled.div`
  flex: 1;
  min-width: 0;
  margin: 0;
  font: ${theme.font.strong};
`;

const Press = styled.button`
  display: flex;
  align-items: center;
  gap: ${theme.space[4]};
  width: 100%;
  min-height: 36px;
  padding: 6px 8px;
  border: 0;
  border-radius: ${theme.radius.control};
  background: transparent;
  color: ${theme.color.text};
  font: inherit;
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;
  ${focusRing}
  &:hover {
    background: ${theme.color.hover};
  }
  & > svg {
    flex: none;
    width: 16px;
    height: 16px;
    color: ${theme.color.text3};
    transition: transform ${theme.motion.fast} ${theme.motion.ease};
  }
  &[aria-expanded='true'] > svg {
    transform: rotate(90deg);
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
`;

const Content = styled.div`
  padding: 6px 8px 10px 32px;
  &[hidden] {
    display: none;
  }
`;
