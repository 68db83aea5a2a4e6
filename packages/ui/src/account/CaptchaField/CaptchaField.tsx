import { ImageOff, RefreshCw } from 'lucide-react';
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { bareControl, controlStyle } from '../../primitives/Field/controlStyle';
import { Field, type FieldTexts } from '../../primitives/Field/Field';
import { IconButton } from '../../primitives/IconButton/IconButton';
import { usePhrases } from '../../locale/LocaleProvider';
import { phrases } from '../../locale/phrases';
import { Skeleton } from '../../primitives/Skeleton/Skeleton';
import { theme } from '../../theme/theme';

const words = phrases('captchaField', {
  label: { zh: '验证码', en: 'Characters in the picture' },
  alt: {
    zh: '一张写有几个字符的图片，用来确认你不是程序；看不清可以换一张',
    en: 'A picture of a few characters, to tell people from programs; ask for another if you cannot read it',
  },
  another: { zh: '换一张', en: 'Another picture' },
  broken: { zh: '图片没有取到', en: 'The picture did not come' },
});

/** Longest answer that the field takes. */
const MAX_CHARACTERS = 8;

export interface CaptchaFieldProps extends Partial<FieldTexts>, Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'size'> {
  /** Address or `data:` URL of the picture; undefined while it is on its way. */
  picture: string | undefined;
  /** The picture could not be fetched. */
  failed?: boolean;
  /** Asks for another picture; the host clears the answer. */
  onRefresh: () => void;
  /** Another way in for who cannot see the picture: a link, a sentence. */
  otherWay?: ReactNode;
}

/**
 * Characters of a picture, typed: 1 to 8 of them. The host makes and checks the picture.
 * `ref` and rest go to the `<input>`; `className` and `style` to the field around it.
 */
export const CaptchaField = forwardRef<HTMLInputElement, CaptchaFieldProps>(function CaptchaField(
  { label, labelHidden, hint, error, picture, failed = false, onRefresh, otherWay, className, style, id, ...rest },
  ref,
) {
  const say = usePhrases(words);
  const field = { label: label ?? say('label'), labelHidden: labelHidden ?? false, hint: hint ?? otherWay, error, id, className, style };
  return (
    <Field required={rest.required} {...field}>
      {wiring => (
        <Line>
          <Frame data-invalid={error ? true : undefined} data-disabled={rest.disabled || undefined}>
            <Input
              ref={ref}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              minLength={1}
              maxLength={MAX_CHARACTERS}
              {...rest}
              {...wiring}
            />
          </Frame>
          <Picture>
            {failed ? (
              <Broken>
                <ImageOff aria-hidden />
                {say('broken')}
              </Broken>
            ) : picture ? (
              <img src={picture} alt={say('alt')} />
            ) : (
              <Skeleton shape="block" height="100%" />
            )}
          </Picture>
          <IconButton label={say('another')} disabled={rest.disabled} onClick={onRefresh}>
            <RefreshCw aria-hidden />
          </IconButton>
        </Line>
      )}
    </Field>
  );
});

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[4]};
`;

const Frame = styled.div`
  ${controlStyle}
  flex: 1 1 90px;
  width: auto;
  min-width: 90px;
`;

const Input = styled.input`
  ${bareControl}
  font-family: ${theme.family.mono};
  letter-spacing: 0.08em;
`;

/** The picture comes on paper in both themes: it was drawn for it. */
const Picture = styled.div`
  flex: none;
  box-sizing: border-box;
  width: 120px;
  height: 36px;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
  background: ${theme.color.sunken};
  overflow: hidden;
  & > img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: contain;
    background: white;
  }
  @media (pointer: coarse) {
    height: 44px;
  }
`;

const Broken = styled.span`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 4px;
  height: 100%;
  padding-inline: 4px;
  color: ${theme.color.danger};
  font: ${theme.font.caption};
  line-height: 13px;
  & svg {
    flex: none;
    width: 14px;
    height: 14px;
  }
`;
