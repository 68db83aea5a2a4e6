import { ApiError, type Group, type RankRow } from '@oj/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { group, groupMember, groupMembers, ownGroup } from '../testing/groupSamples';
import { announcement, minutesAgo, onePage, sampleUser } from '../testing/samples';
import { withFrame } from '../testing/StoryFrame';
import { GroupAnnouncementAdmin } from './GroupAnnouncementAdmin';
import { GroupHome } from './GroupHome';
import { GroupMembers } from './members/GroupMembers';
import { GroupRank } from './GroupRank';
import { GroupSettings } from './settings/GroupSettings';
import { GroupShell } from './GroupShell';

const meta = {
  title: 'Pages/Group',
  component: GroupShell,
  parameters: { clock: true },
  args: { gid: 1, children: shown => <GroupHome group={shown} /> },
} satisfies Meta<typeof GroupShell>;
export default meta;
type Story = StoryObj<typeof meta>;

const done = fn();
const beforeEach = () => void done.mockReset();
const seen = (shown: Group) =>
  withFrame({
    user: sampleUser,
    address: '/group/1',
    answers: {
      group: {
        detail: async () => shown,
        change: async (draft: object) => void done(draft),
        contents: async () => ({
          members: 31,
          applications: 2,
          announcements: 4,
          discussions: 9,
          problems: 6,
          trainings: 2,
          assignments: 3,
          contests: 1,
        }),
        disband: async (input: object) => void done(input),
        offer: async (input: object) => void done(input),
        takeOver: async (input: object) => void done(input),
        dropOffer: async (input: object) => void done(input),
        rank: async () => onePage(ranked),
      },
      groupMember: {
        list: async () => onePage(groupMembers),
        applications: async () => onePage([groupMember(21, 'anna', 1, { reason: 'I am in your class' }), groupMember(22, 'rolf', 2)]),
        join: async (input: object) => {
          done(input);
          if ('code' in input && input.code === 'wrong1') throw new ApiError('group.codeWrong');
        },
        leave: async (input: object) => void done(input),
        change: async (input: object) => void done(input),
        remove: async (input: object) => void done(input),
      },
      groupAnnouncement: {
        list: async () => onePage([announcement(1, 'Next Friday we meet in room 12'), announcement(2, '图论专题：'.repeat(12))]),
        all: async () =>
          onePage([
            { ...announcement(1, 'Next Friday'), status: 0, uid: '7', mayEdit: true },
            { ...announcement(2, 'Of another admin'), status: 1, uid: '8', mayEdit: false },
          ]),
        add: async (draft: object) => {
          done(draft);
          return { id: 3 };
        },
        remove: async (input: object) => void done(input),
      },
    },
  });

const rankRow = (uid: string, username: string, ac: number, more: Partial<RankRow> = {}): RankRow => ({
  uid,
  username,
  nickname: null,
  avatar: null,
  titleName: null,
  titleColor: null,
  signature: null,
  ac,
  total: ac * 3,
  score: ac * 10,
  rating: null,
  ...more,
});
const ranked = [
  rankRow('9', 'tidewriter', 12, { nickname: 'Tide' }),
  rankRow('7', 'inkling', 9, { nickname: '墨水瓶' }),
  rankRow('8', 'adam', 0),
];

/** GRP-019: members see what is announced, and the way out. */
export const Member: Story = {
  beforeEach,
  decorators: [seen(group(3))],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Night Owls', level: 1 })).toBeVisible();
    await canvas.findByText('Next Friday we meet in room 12');
    await expect(canvas.queryByRole('link', { name: 'Settings' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Leave the group' }));
    const asked = within(await screen.findByRole('alertdialog'));
    await userEvent.click(asked.getByRole('button', { name: 'Leave the group' }));
    await screen.findByText('Exit Successfully');
    await expect(done).toHaveBeenCalledWith({ gid: 1 });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** GRP-095: a public group is joined at once; its other pages are out of reach until then. */
export const Outsider: Story = {
  beforeEach,
  decorators: [seen(group(0))],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Join the group' }));
    await screen.findByText('You have joined the group');
    await expect(done).toHaveBeenCalledWith({ gid: 1 });
    await expect(canvas.getByRole('link', { name: 'Members' })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** GRP-093, GRP-105, GRP-106: a private group takes code and reason. */
export const Private: Story = {
  beforeEach,
  decorators: [seen(group(2, { auth: 3 }))],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Apply' }));
    await canvas.findByText('The code has 6 characters');
    await canvas.findByText('Write 5 to 100 characters');
    await userEvent.type(canvas.getByRole('textbox', { name: /Invitation code/ }), 'wrong1');
    await userEvent.type(canvas.getByRole('textbox', { name: /Why you want to join/ }), 'I am in your class');
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    await canvas.findByText('The invitation code is wrong');
    await userEvent.clear(canvas.getByRole('textbox', { name: /Invitation code/ }));
    await userEvent.type(canvas.getByRole('textbox', { name: /Invitation code/ }), 'abc123');
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    await screen.findByText('Apply Successfully');
    await expect(done).toHaveBeenLastCalledWith({ gid: 1, code: 'abc123', reason: 'I am in your class' });
  },
};

export const Applying: Story = {
  beforeEach,
  decorators: [seen(group(1, { auth: 2 }))],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Withdraw' }));
    await screen.findByText('Your application is withdrawn');
    await expect(done).toHaveBeenCalledWith({ gid: 1 });
  },
};

/** A member is asked to take the group over, and says yes. */
export const Successor: Story = {
  beforeEach,
  decorators: [seen(group(3, { successor: { uid: '7', username: 'inkling' } }))],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Take it over' }));
    const asked = within(await screen.findByRole('alertdialog'));
    await userEvent.click(asked.getByRole('button', { name: 'Take it over' }));
    await screen.findByText('You own the group now');
    await expect(done).toHaveBeenCalledWith({ gid: 1 });
  },
};

const members = { keyword: undefined, page: 1, onKeywordChange: fn(), onPageChange: fn() };

/** GRP-056: the owner gives levels, removes, and hands the group over. */
export const Members: Story = {
  beforeEach,
  args: { tab: 'member', children: shown => <GroupMembers group={shown} list="members" {...members} /> },
  decorators: [seen(ownGroup())],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions for adam' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Root' }));
    await screen.findByText('Update Successfully');
    await expect(done).toHaveBeenCalledWith({ gid: 1, uid: '12', auth: 5 });
    await userEvent.click(canvas.getByRole('button', { name: 'More actions for rita' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Hand the group over' }));
    const asked = within(await screen.findByRole('alertdialog'));
    await userEvent.click(asked.getByRole('button', { name: 'Hand the group over' }));
    await waitFor(() => expect(done).toHaveBeenLastCalledWith({ gid: 1, uid: '11' }));
    await expect(canvas.queryByRole('button', { name: 'More actions for inkling' })).toBeNull();
  },
};

/** GRP-058: an admin changes those below the own level only. */
export const MembersForAdmin: Story = {
  args: { tab: 'member', children: shown => <GroupMembers group={shown} list="members" {...members} /> },
  decorators: [seen(group(4))],
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'More actions for אבגד_the_long_name' });
    await expect(canvas.queryByRole('button', { name: 'More actions for adam' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'More actions for rita' })).toBeNull();
  },
};

export const Applications: Story = {
  beforeEach,
  args: { tab: 'member', children: shown => <GroupMembers group={shown} list="applications" {...members} /> },
  decorators: [seen(group(4))],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('I am in your class');
    await userEvent.click(canvas.getByRole('button', { name: 'Accept anna' }));
    await waitFor(() => expect(done).toHaveBeenCalledWith({ gid: 1, uid: '21', auth: 3 }));
    await expect(canvas.queryByRole('button', { name: 'Refuse rolf' })).toBeNull();
  },
};

/** GRP-113: an admin changes own announcements only. */
export const Announcements: Story = {
  beforeEach,
  args: { tab: 'announcement', children: shown => <GroupAnnouncementAdmin group={shown} page={1} onPageChange={fn()} /> },
  decorators: [seen(group(4))],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Edit “Next Friday”' });
    await expect(canvas.queryByRole('button', { name: 'Edit “Of another admin”' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'New announcement' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New announcement' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Title/ }), 'News');
    await userEvent.type(dialog.getByRole('textbox', { name: /Content/ }), 'Text');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(done).toHaveBeenCalledWith({ gid: 1, title: 'News', content: 'Text', status: 0 }));
    await screen.findByText('Post successfully');
  },
};

/** GRP-067, GRP-114: the owner changes the group, and disbands it once it is said what goes with it. */
export const Settings: Story = {
  beforeEach,
  args: { tab: 'setting', children: shown => <GroupSettings group={shown} onDisbanded={done} /> },
  decorators: [seen(ownGroup({ auth: 3 }))],
  play: async ({ canvas, userEvent }) => {
    const brief = await canvas.findByRole('textbox', { name: /Brief/ });
    await expect(canvas.getByRole('textbox', { name: /Invitation code/ })).toHaveValue('abc123');
    await userEvent.clear(brief);
    await userEvent.type(brief, 'Only on Sundays');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await screen.findByText('Update Successfully');
    await expect(done).toHaveBeenCalledWith(expect.objectContaining({ id: 1, brief: 'Only on Sundays', auth: 3, code: 'abc123' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Disband group' }));
    const asked = within(await screen.findByRole('alertdialog'));
    await asked.findByText(
      /31 members, 2 applications, 4 announcements, 9 discussions, 6 problems, 2 trainings, 3 assignments, 1 contests/,
    );
    await userEvent.click(asked.getByRole('button', { name: 'Disband group' }));
    await screen.findByText('Disband Successfully');
    await expect(done).toHaveBeenCalledWith({ gid: 1 });
  },
};

export const Rank: Story = {
  args: {
    tab: 'rank',
    children: shown => (
      <GroupRank
        group={shown}
        kind="acm"
        searchUser={undefined}
        page={1}
        pageSize={30}
        addressOf={kind => `?type=${kind}`}
        onSearchChange={fn()}
        onPageChange={fn()}
        onPageSizeChange={fn()}
      />
    ),
  },
  decorators: [seen(group(3))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('墨水瓶')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'tidewriter' })).toBeVisible();
    // GRP-072.
    await expect(canvas.getByRole('link', { name: /^12 –/ })).toHaveAttribute('href', '/group/1/status?username=tidewriter&status=0');
  },
};

export const NotFound: Story = {
  decorators: [withFrame({ user: sampleUser, answers: { group: { detail: () => Promise.reject(new ApiError('group.notFound')) } } })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The group does not exist')).toBeVisible();
  },
};

/** A page for members, for somebody who is none. */
export const ClosedTab: Story = {
  args: { tab: 'member' },
  decorators: [seen(group(0, { gmtCreate: minutesAgo(1) }))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This page is for members')).toBeVisible();
  },
};

export const Phone: Story = { decorators: [seen(group(0, { auth: 3 }))], globals: { viewport: { value: 'phone' } }, tags: ['vrt:phone'] };

export const ChineseAndDark: Story = { decorators: [seen(ownGroup())], globals: { theme: 'dark', locale: 'zh-CN' } };
