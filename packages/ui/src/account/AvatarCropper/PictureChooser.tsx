import { CircleAlert, ImageUp } from 'lucide-react';
import { forwardRef, useId, useState } from 'react';
import { styled } from 'styled-components';
import { Avatar } from '../../primitives/Avatar/Avatar';
import { formatBytes } from '../../primitives/FileDrop/fileRules';
import { usePhrases } from '../../locale/LocaleProvider';
import { theme } from '../../theme/theme';
import { visuallyHidden } from '../../theme/visuallyHidden';
import { avatarPhrases } from './avatarPhrases';
import { pictureAccept, refusalOf } from './pictureRules';
import { zoneStyle } from './zoneStyle';

interface PictureChooserProps {
  name: string;
  currentUrl: string | undefined;
  maxBytes: number;
  disabled: boolean;
  /** What was wrong with the last picture. */
  problem: string | undefined;
  onProblem: (problem: string | undefined) => void;
  onChoose: (file: File) => void;
}

/** The present avatar, and a place to drop or choose the next. */
export const PictureChooser = forwardRef<HTMLInputElement, PictureChooserProps>(function PictureChooser(
  { name, currentUrl, maxBytes, disabled, problem, onProblem, onChoose },
  ref,
) {
  const say = usePhrases(avatarPhrases);
  const id = useId();
  const [over, setOver] = useState(false);
  const take = (file: File | undefined) => {
    setOver(false);
    if (!file || disabled) return;
    const refusal = refusalOf(file, maxBytes);
    if (refusal === 'wrongKind') onProblem(`${say('wrongKind')}. ${say('wrongKindHint')}`);
    else if (refusal)
      onProblem(`${say('tooLarge')}. ${say('tooLargeHint', { size: formatBytes(file.size), limit: formatBytes(maxBytes) })}`);
    else {
      onProblem(undefined);
      onChoose(file);
    }
  };
  return (
    <Root>
      <Present name={name} src={currentUrl} size={64} />
      <div data-part="choice">
        <Zone
          htmlFor={id}
          data-over={over || undefined}
          data-disabled={disabled || undefined}
          data-invalid={problem ? true : undefined}
          onDragEnter={event => event.preventDefault()}
          onDragOver={event => {
            event.preventDefault();
            setOver(!disabled);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={event => {
            event.preventDefault();
            take(event.dataTransfer.files[0]);
          }}
        >
          <Chooser
            ref={ref}
            id={id}
            type="file"
            accept={pictureAccept}
            disabled={disabled}
            aria-label={say('choose')}
            aria-describedby={`${id}-note`}
            onChange={event => {
              take(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
          <ImageUp aria-hidden />
          {over ? (
            <strong>{say('release')}</strong>
          ) : (
            <span>
              <strong>{say('choose')}</strong> {say('drop')}
            </span>
          )}
        </Zone>
        <Note id={`${id}-note`} aria-live="polite" data-tone={problem ? 'error' : undefined}>
          {problem ? (
            <>
              <CircleAlert aria-hidden /> <span>{problem}</span>
            </>
          ) : (
            say('limits', { size: formatBytes(maxBytes) })
          )}
        </Note>
      </div>
    </Root>
  );
});

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[7]};
  & > [data-part='choice'] {
    flex: 1 1 260px;
    min-width: 0;
  }
`;

const Present = styled(Avatar)`
  && {
    width: 130px;
    height: 130px;
    border: 1px solid ${theme.color.line};
    font-size: 54px;
  }
`;

const Zone = styled.label`
  ${zoneStyle}
`;

const Chooser = styled.input`
  ${visuallyHidden}
`;

const Note = styled.div`
  display: flex;
  gap: 5px;
  margin-block-start: 6px;
  color: ${theme.color.text3};
  font: ${theme.font.label};
  font-weight: 400;
  overflow-wrap: anywhere;
  &[data-tone='error'] {
    color: ${theme.color.danger};
  }
  & > svg {
    flex: none;
    width: 14px;
    height: 14px;
    margin-block-start: 2px;
  }
`;
