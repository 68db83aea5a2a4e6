import { Monitor, Moon, Sun } from 'lucide-react';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { IconButton } from '../../primitives/IconButton/IconButton';
import { usePhrases } from '../../locale/LocaleProvider';
import { phrases } from '../../locale/phrases';
import { Menu } from '../../primitives/Menu/Menu';

const words = phrases('themeSwitch', {
  theme: { zh: '外观', en: 'Appearance' },
  light: { zh: '宣纸（浅色）', en: 'Light' },
  dark: { zh: '夜墨（深色）', en: 'Dark' },
  system: { zh: '跟随系统', en: 'Same as system' },
});

/** What the reader chose; `system` follows the device. */
export type ThemeChoice = 'light' | 'dark' | 'system';

const icons = { light: Sun, dark: Moon, system: Monitor };
const choices: readonly ThemeChoice[] = ['light', 'dark', 'system'];

export interface ThemeSwitchProps extends Omit<ComponentPropsWithoutRef<'button'>, 'value' | 'children' | 'aria-label'> {
  /** The theme in use. */
  value: ThemeChoice;
  /** Called with the theme that was chosen. */
  onValueChange: (theme: ThemeChoice) => void;
  /** Size of the buttons. Default `medium`. */
  size?: 'medium' | 'small';
}

/** Chooses between paper and night ink. The host sets `data-theme` on the page. */
export const ThemeSwitch = forwardRef<HTMLButtonElement, ThemeSwitchProps>(function ThemeSwitch({ value, onValueChange, ...rest }, ref) {
  const say = usePhrases(words);
  const Icon = icons[value];
  return (
    <Menu
      align="end"
      trigger={
        <IconButton ref={ref} label={say('theme')} {...rest}>
          <Icon aria-hidden />
        </IconButton>
      }
      entries={choices.map(choice => ({ label: say(choice), checked: choice === value, onSelect: () => onValueChange(choice) }))}
    />
  );
});
