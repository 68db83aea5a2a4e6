import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { styled } from 'styled-components';
import { bareControl, controlStyle } from '../Field/controlStyle';
import { Field, type FieldTexts } from '../Field/Field';

export interface TextAreaProps extends FieldTexts, ComponentPropsWithoutRef<'textarea'> {
  /** Lines that it shows at first. Default 4; the reader may drag it taller. */
  rows?: number;
}

/** Several lines of text. `ref` and all other attributes go to the `<textarea>`; `className` and `style` to the field around it. */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(
  { label, labelHidden, hint, error, className, style, id, rows = 4, ...rest },
  ref,
) {
  const field = { label, labelHidden: labelHidden ?? false, hint, error, id, className, style, required: rest.required };
  return (
    <Field {...field}>
      {wiring => (
        <Frame data-invalid={error ? true : undefined} data-disabled={rest.disabled || undefined}>
          <Box ref={ref} rows={rows} {...rest} {...wiring} />
        </Frame>
      )}
    </Field>
  );
});

const Frame = styled.div`
  ${controlStyle}
`;

const Box = styled.textarea`
  ${bareControl}
  display: block;
  min-height: 34px;
  padding-block: 7px;
  resize: vertical;
`;
