import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { Locale } from '../../locale/phrases';
import { LanguageSwitch, type LanguageSwitchProps } from './LanguageSwitch';

const meta = {
  title: 'Shell/LanguageSwitch',
  component: LanguageSwitch,
  args: { value: 'en-US', onValueChange: fn() },
} satisfies Meta<typeof LanguageSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

function Choosing(props: LanguageSwitchProps) {
  const [locale, setLocale] = useState<Locale>(props.value);
  const change = (next: Locale) => {
    setLocale(next);
    props.onValueChange(next);
  };
  return <LanguageSwitch {...props} value={locale} onValueChange={change} />;
}

export const Choose: Story = {
  tags: ['apg:button'],
  render: args => <Choosing {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const chinese = canvas.getByRole('button', { name: '中文' });
    await expect(chinese).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(chinese);
    await expect(args.onValueChange).toHaveBeenCalledWith('zh-CN');
    await expect(chinese).toHaveAttribute('aria-pressed', 'true');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('en-US');
  },
};
