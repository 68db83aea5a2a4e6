import { CircleAlert } from 'lucide-react';
import { type CSSProperties, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme';
import { visuallyHidden } from '../../theme/visuallyHidden';

export interface FieldTexts {
  /** Names the control. */
  label: ReactNode;
  /** Hides the label, which screen readers still read. */
  labelHidden?: boolean;
  /** Help under the control, always visible. */
  hint?: ReactNode;
  /** What is wrong with the value and how to mend it; replaces the hint. */
  error?: ReactNode;
}

/** What the control inside a field must carry to be named and described by it. */
export interface FieldWiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

export interface FieldProps extends FieldTexts {
  /** Id of the control; made up if absent. */
  id?: string | undefined;
  /** Marks the label; the form itself decides. */
  required?: boolean | undefined;
  /** Class of the outermost element. */
  className?: string | undefined;
  /** Style of the outermost element. */
  style?: CSSProperties | undefined;
  /** Draws the control; spread the wiring on it. */
  children: (wiring: FieldWiring) => ReactNode;
}

/** Label, control, then hint or error: the frame that all form controls share, also for a control of the host. */
export function Field({ label, labelHidden, hint, error, id, required, className, style, children }: FieldProps) {
  const made = useId();
  const controlId = id ?? made;
  const noteId = `${controlId}-note`;
  const wiring: FieldWiring = {
    id: controlId,
    'aria-describedby': error || hint ? noteId : undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': required ? true : undefined,
  };
  return (
    <Root className={className} style={style} data-invalid={error ? true : undefined}>
      <Label htmlFor={controlId} data-hidden={labelHidden || undefined}>
        {label}
        {required && <Star aria-hidden>*</Star>}
      </Label>
      {children(wiring)}
      <Note id={noteId} aria-live="polite" data-tone={error ? 'error' : undefined}>
        {error ? (
          <>
            <CircleAlert aria-hidden /> <span>{error}</span>
          </>
        ) : (
          hint
        )}
      </Note>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
`;

const Label = styled.label`
  align-self: flex-start;
  margin-block-end: ${theme.space[3]};
  color: ${theme.color.text};
  font: ${theme.font.label};
  &[data-hidden] {
    ${visuallyHidden}
  }
`;

const Star = styled.span`
  margin-inline-start: 3px;
  color: ${theme.color.danger};
`;

const Note = styled.div`
  display: flex;
  gap: 5px;
  color: ${theme.color.text3};
  font: ${theme.font.label};
  font-weight: 400;
  overflow-wrap: anywhere;
  &:not(:empty) {
    margin-block-start: 5px;
  }
  &[data-tone='error'] {
    color: ${theme.color.danger};
  }
  & svg {
    width: 14px;
    height: 14px;
    margin-block-start: 2px;
    flex: none;
  }
`;
