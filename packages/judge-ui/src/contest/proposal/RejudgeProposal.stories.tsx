import type { ProposedRow, ProposedVerdict, RejudgeProposal, UserInfo } from '@oj/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { contestOf, contestProblems } from '../../testing/contestSamples';
import { proposalOf, proposedRows, proposedScoreRows, proposedScores, proposedVerdicts } from '../../testing/proposalSamples';
import { onePage, sampleUser } from '../../testing/samples';
import { withFrame } from '../../testing/StoryFrame';
import { ContestShell } from '../ContestShell';
import { RejudgeProposalView } from './RejudgeProposalView';

const meta = {
  title: 'Pages/Contest/Rejudge proposal',
  component: ContestShell,
  parameters: { clock: true },
  args: { cid: 3, tab: 'rejudge', children: contest => <RejudgeProposalView contest={contest} pid={40} /> },
} satisfies Meta<typeof ContestShell>;
export default meta;
type Story = StoryObj<typeof meta>;

const root: UserInfo = { ...sampleUser, roleList: ['root'] };
const asked = fn<(call: string) => void>();

interface Shown {
  proposal?: RejudgeProposal | undefined;
  verdicts?: ProposedVerdict[];
  rows?: ProposedRow[];
  type?: 0 | 1;
}

/** Answers as the server does: a proposal that is applied, dropped or undone becomes another. */
const showing = ({ proposal, verdicts = proposedVerdicts, rows = proposedRows, type = 0 }: Shown) =>
  withFrame(() => {
    let present = proposal;
    asked.mockReset();
    const propose = async () => {
      asked('propose');
      present = proposalOf({ id: 9, state: 'judging', judged: 38, changed: 2 });
      return { id: 9, total: 412 };
    };
    return {
      user: root,
      address: '/contest/3/rejudge?pid=40',
      answers: {
        contest: {
          info: async () => contestOf({ type }, { manage: true, pastSeal: true }),
          problems: async () => contestProblems,
          unreadAnnouncements: async () => [],
        },
        rejudgeProposal: {
          list: async () => (present ? [present] : []),
          verdicts: async () => onePage(verdicts),
          rows: async () => onePage(rows),
          propose,
          drop: async () => {
            asked('drop');
            present = undefined;
          },
          apply: async () => {
            asked('apply');
            present = proposalOf({ state: 'applied', changed: 4, skipped: 1 });
            return { applied: 4, skipped: 1 };
          },
          undo: async () => {
            asked('undo');
            present = proposalOf({ id: 8, isUndo: true, total: 4, changed: 4 });
            return { id: 8, total: 4 };
          },
        },
      },
    };
  });

/** Verdicts and rows are shown; more than a hundred submissions are confirmed by their number; then it can be undone. */
export const Ready: Story = {
  decorators: [showing({ proposal: proposalOf({ skipped: 1 }) })],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('412 judged, 5 verdicts would change.');
    await expect(canvas.getByText('1 of them has another verdict by now, and stays as it is.')).toBeVisible();
    const rows = await canvas.findByRole('table', { name: 'Changed rows of the board' });
    await expect(await within(rows).findByRole('row', { name: /qinglan.*2 becomes 1.*4 becomes 5.*355 becomes 375/ })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: '1041' })).toHaveAttribute('href', '/contest/3/problem/A/submission-detail/1041');
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Apply the proposal for problem A?' }));
    await expect(dialog.getByRole('button', { name: 'Apply' })).toBeDisabled();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Type 412 to confirm' }), '412');
    await userEvent.click(dialog.getByRole('button', { name: 'Apply' }));
    await screen.findByText('4 verdicts are changed');
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo…' }));
    await canvas.findByText('4 verdicts would be as they were before.');
    await expect(asked.mock.calls).toEqual([['apply'], ['undo']]);
  },
};

export const Judging: Story = {
  decorators: [showing({ proposal: proposalOf({ state: 'judging', judged: 121, changed: 3 }) })],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('121 of 412 judged')).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await expect(await canvas.findByText('There is no proposal')).toBeVisible();
    await expect(asked.mock.calls).toEqual([['drop']]);
  },
};

export const NothingChanges: Story = {
  decorators: [showing({ proposal: proposalOf({ changed: 0 }) })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No verdict would change')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Apply' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Drop' })).toBeEnabled();
  },
};

export const Stale: Story = {
  decorators: [showing({ proposal: proposalOf({ isStale: true }) })],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The test data or the limits of the problem have changed');
    await expect(canvas.queryByRole('button', { name: 'Apply' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Judge anew' }));
    await canvas.findByText('38 of 412 judged');
    await expect(asked.mock.calls).toEqual([['drop'], ['propose']]);
  },
};

export const Applied: Story = {
  decorators: [showing({ proposal: proposalOf({ state: 'applied', changed: 4, skipped: 1 }) })],
  play: async ({ canvas }) => {
    await canvas.findByText('Applied: 4 verdicts were changed.');
    await expect(canvas.getByText('1 submission had another verdict by then, and was left as it was.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Undo…' })).toBeEnabled();
  },
};

export const Scores: Story = {
  decorators: [showing({ proposal: proposalOf({ total: 60, changed: 1 }), verdicts: proposedScores, rows: proposedScoreRows, type: 1 })],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('row', { name: /qinglan.*240 becomes 300.*310 becomes 402/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.queryByRole('textbox')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  },
};

export const Phone: Story = {
  decorators: [showing({ proposal: proposalOf({ skipped: 1 }) })],
  globals: { viewport: { value: 'phone' } },
  tags: ['vrt:phone'],
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: '1041' });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const ChineseAndDark: Story = {
  decorators: [showing({ proposal: proposalOf({ skipped: 1 }) })],
  globals: { theme: 'dark', locale: 'zh-CN' },
};
