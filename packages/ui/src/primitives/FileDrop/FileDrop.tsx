import { Upload as UploadIcon } from 'lucide-react';
import { type ComponentPropsWithoutRef, type DragEvent, forwardRef, useState } from 'react';
import { styled } from 'styled-components';
import { Field, type FieldTexts } from '../Field/Field';
import { usePhrases } from '../../locale/LocaleProvider';
import { theme } from '../../theme/theme';
import { visuallyHidden } from '../../theme/visuallyHidden';
import { dropZoneStyle } from './dropZoneStyle';
import { fileDropPhrases } from './fileDropPhrases';
import { FileEntryRow } from './FileEntryRow';
import { formatBytes, isAccepted } from './fileRules';
import { type Upload, useUploads } from './useUploads';

type InputProps = Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'value' | 'defaultValue' | 'size'>;

export interface FileDropProps extends FieldTexts, InputProps {
  /** Carries one file away: `upload(file, { onProgress(0…1), signal })`. Its rejection shows the file as failed, with a retry. */
  upload: Upload;
  /** Kinds that are taken, as in `<input accept>`: `.zip,image/*`. Default: all. */
  accept?: string;
  /** Largest size of a file, bytes. Default: no limit. */
  maxBytes?: number;
  /** Greatest number of files. Default: 1, with `multiple` no limit. */
  maxFiles?: number;
  /** Called when a file has arrived, with what `upload` answered. */
  onUploaded?: (file: File, answer: unknown) => void;
  /** What to say to an error of `upload`; nothing for the plain sentence. */
  describeError?: (error: unknown) => string | undefined;
}

/**
 * Takes files by dropping or choosing and shows each on its way: progress, cancel, retry. What was chosen is never lost on an error.
 * `ref` and rest go to the `<input type="file">`; `className` and `style` to the field around it.
 */
export const FileDrop = forwardRef<HTMLInputElement, FileDropProps>(function FileDrop(
  {
    label,
    labelHidden,
    hint,
    error,
    upload,
    accept,
    maxBytes = Infinity,
    multiple = false,
    maxFiles = multiple ? Infinity : 1,
    onUploaded,
    describeError,
    disabled,
    className,
    style,
    id,
    ...rest
  },
  ref,
) {
  const say = usePhrases(fileDropPhrases);
  const [over, setOver] = useState(false);
  const refusalOf = (file: File, taken: number) => {
    if (!isAccepted(file, accept)) return say('wrongKind', { kinds: accept ?? '' });
    if (file.size === 0) return say('empty');
    if (file.size > maxBytes) return say('tooLarge', { size: formatBytes(file.size), limit: formatBytes(maxBytes) });
    return taken >= maxFiles ? say('tooMany', { count: maxFiles }) : undefined;
  };
  const uploads = useUploads({ upload, refusalOf, describeError, onUploaded });
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!disabled) uploads.add(event.dataTransfer.files);
  };
  const limits = [
    accept && say('kinds', { kinds: accept.split(',').join(' ') }),
    maxBytes < Infinity && say('largest', { size: formatBytes(maxBytes) }),
  ];
  const note = hint ?? limits.filter(Boolean).join(' · ');
  const field = { label, labelHidden: labelHidden ?? false, hint: note, error, id, className, style, required: rest.required };
  return (
    <Field {...field}>
      {wiring => (
        <>
          <Zone
            htmlFor={wiring.id}
            data-over={over || undefined}
            data-invalid={error ? true : undefined}
            data-disabled={disabled || undefined}
            onDragEnter={event => event.preventDefault()}
            onDragOver={event => {
              event.preventDefault();
              if (!disabled) setOver(true);
            }}
            onDragLeave={() => setOver(false)}
            onDrop={drop}
          >
            <Input
              ref={ref}
              type="file"
              accept={accept}
              multiple={multiple}
              disabled={disabled}
              {...rest}
              {...wiring}
              aria-label={typeof label === 'string' ? label : say('choose')}
              onChange={event => {
                rest.onChange?.(event);
                uploads.add(event.target.files ?? []);
                event.target.value = '';
              }}
            />
            <UploadIcon aria-hidden />
            <span>
              {over ? (
                <strong>{say('release')}</strong>
              ) : (
                <>
                  <strong>{say(multiple ? 'chooseMany' : 'choose')}</strong> {say('drop')}
                </>
              )}
            </span>
          </Zone>
          {uploads.entries.length > 0 && (
            <List aria-label={say('files')}>
              {uploads.entries.map(entry => (
                <FileEntryRow key={entry.id} entry={entry} uploads={uploads} />
              ))}
            </List>
          )}
        </>
      )}
    </Field>
  );
});

const Zone = styled.label`
  ${dropZoneStyle}
`;

const Input = styled.input`
  ${visuallyHidden}
`;

const List = styled.ul`
  display: flex;
  flex-direction: column;
  margin: 8px 0 0;
  padding: 0;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  list-style: none;
`;
