import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { styled } from 'styled-components';
import { usePhrases } from '../../locale/LocaleProvider';
import { localeNames } from '../../locale/localeNames';
import { type Locale, locales, phrases } from '../../locale/phrases';
import { focusRing } from '../../theme/focus';
import { theme } from '../../theme/theme';

const words = phrases('languageSwitch', { language: { zh: '语言', en: 'Language' } });

export interface LanguageSwitchProps extends Omit<ComponentPropsWithoutRef<'fieldset'>, 'children' | 'onChange'> {
  /** The language in use. */
  value: Locale;
  /** Called with the language that was chosen. */
  onValueChange: (locale: Locale) => void;
}

/** Chinese or English: both always visible, so that each reader finds theirs. */
export const LanguageSwitch = forwardRef<HTMLFieldSetElement, LanguageSwitchProps>(function LanguageSwitch(
  { value, onValueChange, ...rest },
  ref,
) {
  const say = usePhrases(words);
  return (
    <Root ref={ref} aria-label={say('language')} {...rest}>
      {locales.map(locale => (
        <Choice
          key={locale}
          type="button"
          lang={locale}
          title={localeNames[locale].long}
          aria-pressed={locale === value}
          onClick={() => onValueChange(locale)}
        >
          {localeNames[locale].short}
        </Choice>
      ))}
    </Root>
  );
});

const Root = styled.fieldset`
  display: inline-flex;
  align-items: center;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

const Choice = styled.button`
  min-width: 32px;
  height: 28px;
  padding: 0 6px;
  border: 0;
  border-radius: ${theme.radius.seal};
  background: transparent;
  color: ${theme.color.text3};
  font: ${theme.font.label};
  white-space: nowrap;
  cursor: pointer;
  ${focusRing}
  &:hover {
    color: ${theme.color.text};
  }
  &[aria-pressed='true'] {
    color: ${theme.color.text};
    font-weight: 600;
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 5px;
  }
  @media (pointer: coarse) {
    min-width: 44px;
    height: 44px;
  }
`;
