import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { GroupScope } from '../../links/PageScope';
import { languages, problemDetail, sampleUser } from '../../testing/samples';
import { withFrame } from '../../testing/StoryFrame';
import { Statement } from './Statement';

const powers = { know: true, read: true, inspect: false, change: false, review: false };

const meta = {
  title: 'Pages/Problem/Edit link',
  component: Statement,
  decorators: [withFrame({ user: sampleUser })],
  args: { detail: { ...problemDetail(), powers: { ...powers, inspect: true, change: true } }, language: languages[0] },
} satisfies Meta<typeof Statement>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A problem of the site has its form in the back office. */
export const OfSite: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/admin/problem/edit/42');
  },
};

/** A problem of a group has its form there. */
export const OfGroup: Story = {
  tags: ['vrt:skip'],
  args: { detail: { ...problemDetail({ gid: 7 }), powers: { ...powers, inspect: true, change: true } } },
  render: args => (
    <GroupScope gid={7}>
      <Statement {...args} />
    </GroupScope>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/group/7/problem/42/edit');
  },
};

/** Who reviews a problem, or only reads it, does not change it. */
export const OfReviewer: Story = {
  tags: ['vrt:skip'],
  args: { detail: { ...problemDetail({ gid: 7 }), powers: { ...powers, inspect: true, review: true } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'All submissions' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Edit' })).toBeNull();
  },
};
