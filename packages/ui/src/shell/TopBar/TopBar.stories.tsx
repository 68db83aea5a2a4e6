import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell } from 'lucide-react';
import { expect, screen, waitFor } from 'storybook/test';
import { Avatar } from '../../primitives/Avatar/Avatar';
import { Brand } from '../Brand/Brand';
import { IconButton } from '../../primitives/IconButton/IconButton';
import { LanguageSwitch } from '../LanguageSwitch/LanguageSwitch';
import { ThemeSwitch } from '../ThemeSwitch/ThemeSwitch';
import { TopBar } from './TopBar';

const links = ['Problems', 'Training', 'Contests', 'Status', 'Ranking', 'Discuss'];

const meta = {
  title: 'Shell/TopBar',
  component: TopBar,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: (
      <a href="#home">
        <Brand name="Open Judge" />
      </a>
    ),
    children: links.map(name => (
      <a key={name} href={`#${name}`} aria-current={name === 'Contests' ? 'page' : undefined} onClick={event => event.preventDefault()}>
        {name}
      </a>
    )),
    end: (
      <>
        <ThemeSwitch value="system" onValueChange={() => undefined} />
        <IconButton label="Messages">
          <Bell aria-hidden />
        </IconButton>
        <Avatar name="砚台有墨" />
      </>
    ),
    drawerEnd: <LanguageSwitch value="en-US" onValueChange={() => undefined} />,
  },
} satisfies Meta<typeof TopBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SignedIn: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Contests' })).toHaveAttribute('aria-current', 'page');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#main');
  },
};

/** The links are behind a button on a phone; following one closes the drawer. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  tags: ['vrt:phone'],
  play: async ({ canvas, userEvent }) => {
    const open = canvas.getByRole('button', { name: 'Open menu' });
    await userEvent.click(open);
    const drawer = await screen.findByRole('dialog', { name: 'Menu' });
    await expect(drawer).toHaveTextContent('Problems');
    await userEvent.click(screen.getByRole('link', { name: 'Problems' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(open);
    await screen.findByRole('dialog', { name: 'Menu' });
  },
};
