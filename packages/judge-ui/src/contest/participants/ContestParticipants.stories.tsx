import { ApiError, type ContestParticipant, type ParticipantStanding, type StandingDecision } from '@oj/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { Answers } from '../../testing/fakeApi';
import { contestOf } from '../../testing/contestSamples';
import { decision, participantOf } from '../../testing/participantSamples';
import { onePage, sampleUser } from '../../testing/samples';
import { never, withFrame } from '../../testing/StoryFrame';
import { ContestShell } from '../ContestShell';
import { ContestParticipants } from './ContestParticipants';

type Filter = ComponentProps<typeof ContestParticipants>['filter'];

/** Keeps the filter, as the address does. */
function Filtered(props: Pick<ComponentProps<typeof ContestParticipants>, 'contest'> & { first?: Filter }) {
  const [filter, setFilter] = useState<Filter>(props.first ?? {});
  return <ContestParticipants contest={props.contest} filter={filter} onFilterChange={setFilter} page={1} onPageChange={fn()} />;
}

const meta = {
  title: 'Pages/Contest/Participants',
  component: ContestShell,
  parameters: { clock: true },
  args: { cid: 3, tab: 'participants', children: contest => <Filtered contest={contest} /> },
} satisfies Meta<typeof ContestShell>;
export default meta;
type Story = StoryObj<typeof meta>;

const contest = { info: async () => contestOf({ openPrint: true }, { manage: true }), unreadAnnouncements: async () => [] };

const longReason = `Two accounts submitted the same program within a minute from one machine. ${'处理经过见赛后报告。'.repeat(16)}`;
const history: Record<string, StandingDecision[]> = {
  '23': [
    decision('disqualified', longReason, 12, { decider: { uid: '9', username: 'organiser_with_a_very_long_username' } }),
    decision('hidden', 'Under investigation', 50),
    decision('official', '学籍核对无误', 60 * 26, { decider: null }),
  ],
  '24': [decision('hidden', '出题组试做账号', 80)],
};

const participants: ContestParticipant[] = [
  participantOf(21, 'qinglan', { realname: '林青岚', nickname: '青岚', school: '东湖大学', room: '201', seat: 'B12' }),
  participantOf(22, 'guest_team_of_the_neighbouring_university_with_a_long_name', {
    realname: '超长的姓名'.repeat(10),
    nickname: '一个很长很长的昵称'.repeat(4),
    school: 'Institute of Applied and Theoretical Computer Science of the Northern Province '.repeat(2).trim(),
    standing: 'unofficial',
    isStarred: true,
  }),
  participantOf(23, '\u202Eإبراهيم_the_second', { decision: history['23']?.[0] ?? null }),
  participantOf(24, 'tester01', { school: '东湖大学', decision: history['24']?.[0] ?? null }),
  participantOf(25, 'deleted 25', { decision: decision('unofficial', '', 60 * 24 * 3) }),
  participantOf(26, 'papercrane', {
    realname: '<b>not bold</b>',
    decision: decision('official', 'Proved their enrolment', 5),
    isStarred: true,
  }),
];

const decided = fn<(change: object) => void>();

/** Filters, and keeps what was decided, as the server does. */
const deciding = (rows: ContestParticipant[] = participants, more: Answers['participant'] = {}) =>
  withFrame(() => {
    decided.mockReset();
    let present = rows;
    let past = history;
    return {
      user: sampleUser,
      address: '/contest/3/participants',
      answers: {
        contest,
        participant: {
          list: async ({ keyword, standing }: { keyword?: string | undefined; standing?: ParticipantStanding | undefined }) =>
            onePage(
              present.filter(
                row => (!standing || row.standing === standing) && (!keyword || `${row.username} ${row.realname}`.includes(keyword)),
              ),
            ),
          decisions: async ({ uid, currentPage = 1 }) => {
            const all = past[String(uid)] ?? [];
            const records = all.slice(2 * (Number(currentPage) - 1), 2 * Number(currentPage));
            return { ...onePage(records, all.length), current: Number(currentPage), pages: Math.ceil(all.length / 2), size: 2 };
          },
          change: async change => {
            const { uid, standing, reason } = change;
            decided(change);
            if (present.some(row => row.uid === String(uid) && row.standing === standing)) throw new ApiError('contest.standingSame');
            const latest = decision(standing, reason, 0, { decider: { uid: sampleUser.uid, username: sampleUser.username } });
            past = { ...past, [String(uid)]: [latest, ...(past[String(uid)] ?? [])] };
            present = present.map(row => (row.uid === String(uid) ? { ...row, standing, decision: latest } : row));
          },
          ...more,
        },
      },
    };
  });

/** All four standings, and what was decided last; the filters find some of them. */
export const Everybody: Story = {
  decorators: [deciding()],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('papercrane');
    await expect(canvas.getByRole('link', { name: 'Participants', current: 'page' })).toBeVisible();
    const table = within(canvas.getByRole('table', { name: 'Participants' }));
    for (const word of ['Official', 'Unofficial', 'Hidden', 'Disqualified']) await expect(table.getAllByText(word)[0]).toBeVisible();
    await expect(table.getByText('On the list of unofficial users in the settings')).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Status' }), 'Hidden');
    await waitFor(() => expect(canvas.queryByText('papercrane')).toBeNull());
    await expect(canvas.getByText('tester01')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Username, nickname, real name or school' }), 'needle{Enter}');
    await expect(await canvas.findByText('No participant matches')).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Clear filters' })[0] as HTMLElement);
    await canvas.findByText('papercrane');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** A reason is asked for; a status that is there already is refused at its field; then the list shows the new one. */
export const ChangeStatus: Story = {
  decorators: [deciding()],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change status of qinglan' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change status of qinglan' }));
    await expect(dialog.getByRole('radio', { name: /^Official/ })).toBeChecked();
    await dialog.findByText('Nobody has changed the status yet.');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText('Please give a reason');
    await expect(decided).not.toHaveBeenCalled();
    const reason = dialog.getByRole('textbox', { name: /Reason/ });
    await userEvent.type(reason, ' Shared an account ');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText('The participant has this status already');
    await waitFor(() => expect(dialog.getByRole('radiogroup', { name: 'Status' })).toHaveAttribute('aria-invalid', 'true'));
    await waitFor(() => expect(dialog.getByRole('radio', { name: /^Official/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(dialog.getByRole('radio', { name: /^Disqualified/ })).toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText('The status of qinglan is changed');
    await expect(decided).toHaveBeenLastCalledWith({ cid: 3, uid: 21, standing: 'disqualified', reason: 'Shared an account' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getAllByText('Disqualified')).toHaveLength(3));
    await expect(canvas.getByText('Shared an account')).toBeVisible();
  },
};

/** What was decided before stands below the form, the latest first. */
export const Dialog: Story = {
  decorators: [deciding()],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Change status of .*the_second$/ }));
    const dialog = within(await screen.findByRole('dialog'));
    const past = within(await dialog.findByRole('region', { name: 'History' }));
    await expect(await past.findAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(past.getByRole('button', { name: 'Show earlier decisions' }));
    await waitFor(() => expect(past.getAllByRole('listitem')).toHaveLength(3));
    await expect(past.getAllByRole('listitem')[2]).toHaveTextContent(/deleted account/);
    await expect(past.queryByRole('button')).toBeNull();
  },
};

export const Empty: Story = {
  decorators: [deciding([])],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There are no participants yet')).toBeVisible();
  },
};

export const NothingFound: Story = {
  args: { children: shown => <Filtered contest={shown} first={{ keyword: 'needle' }} /> },
  decorators: [deciding()],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No participant matches')).toBeVisible();
  },
};

export const Failing: Story = {
  decorators: [deciding([], { list: () => Promise.reject(new ApiError('server.failed')) })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The participants could not be loaded');
  },
};

/** The form works where the history fails. */
export const HistoryFailing: Story = {
  decorators: [deciding(participants, { decisions: () => Promise.reject(new ApiError('server.busy')) })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change status of qinglan' }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText('The history could not be loaded');
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeEnabled();
  },
};

export const Loading: Story = { decorators: [deciding([], { list: never })] };

export const Phone: Story = {
  decorators: [deciding()],
  globals: { viewport: { value: 'phone' } },
  tags: ['vrt:phone'],
  play: async ({ canvas }) => {
    await canvas.findByText('papercrane');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const DialogOnPhone: Story = {
  decorators: [deciding()],
  globals: { viewport: { value: 'phone' } },
  tags: ['vrt:phone'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /the_second$/ }));
    await screen.findByRole('dialog');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const ChineseAndDark: Story = { decorators: [deciding()], globals: { theme: 'dark', locale: 'zh-CN' } };
