import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { acmBoard } from '../../ranking/acm';
import { randomContest } from '../../ranking/randomContest';
import { problems as examples } from '../../testing/exampleBoard';
import { Resolver } from './Resolver';

function contestOf(seed: number, teams: number, columns: number) {
  const { entrants, tries, freezeAtSeconds } = randomContest(seed, teams, columns);
  return {
    problems: examples.slice(0, columns),
    frozen: acmBoard(entrants, tries, { freezeAtSeconds }),
    final: acmBoard(entrants, tries),
  };
}

const meta = {
  title: 'Contest/Resolver',
  component: Resolver,
  args: { ...contestOf(3, 12, 8), onStage: fn() },
} satisfies Meta<typeof Resolver>;
export default meta;
type Story = StoryObj<typeof meta>;

const order = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll<HTMLElement>('tr[data-id]')]
    .sort((a, b) => Number(a.ariaRowIndex) - Number(b.ariaRowIndex))
    .map(row => row.dataset.id);

const counts = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('th small')].map(({ textContent }) => Number(textContent));
const solvers = (rows: ReturnType<typeof acmBoard>, labels: readonly { label: string }[]) =>
  labels.map(({ label }) => rows.filter(({ cells }) => cells[label]?.accepted).length);

/** Space, the arrows and PageDown on the focused board; back takes a step back; the end is the true board. */
export const Keyboard: Story = {
  args: { maxHeight: '1200px' },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const board = canvas.getByRole('group', { name: 'Board of the ceremony' });
    board.focus();
    await expect(order(canvasElement)).toEqual(args.frozen.map(({ id }) => id));
    await expect(counts(canvasElement)).toEqual(solvers([...args.frozen], args.problems));
    await userEvent.keyboard(' {ArrowRight}');
    await expect(args.onStage).toHaveBeenCalledTimes(3);
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: 'Back' })).toBeDisabled();
    await userEvent.keyboard('{PageDown}');
    const [, settled = ''] = (canvas.getByText(/^Rank \d+: /).textContent ?? '').split(': ');
    await expect(canvasElement.querySelector('tr[data-turn]')).toHaveTextContent(settled);
    await userEvent.keyboard('{End}');
    await expect(canvas.getByText('All revealed')).toBeVisible();
    await waitFor(() => expect(order(canvasElement)).toEqual(args.final.map(({ id }) => id)));
    await expect(counts(canvasElement)).toEqual(solvers([...args.final], args.problems));
    await expect(canvasElement.querySelectorAll('[data-medal]').length).toBeGreaterThan(0);
  },
};

/** A ceremony goes with the pointer as well. */
export const Pointer: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/results to reveal/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reveal' }));
    await expect(canvas.queryByText(/results to reveal/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(canvas.getByText(/results to reveal/)).toBeVisible();
  },
};

export const Middle: Story = {
  play: async ({ canvas, userEvent }) => {
    for (let team = 0; team < 5; team += 1) await userEvent.click(canvas.getByRole('button', { name: 'Next team' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Reveal' }));
    await expect(canvas.getByRole('button', { name: 'Back' })).toBeEnabled();
  },
};

export const HundredTeams: Story = { args: contestOf(8, 100, 11) };
export const Empty: Story = { args: { frozen: [], final: [] } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['vrt:phone'] };
export const ChineseAndDark: Story = { globals: { theme: 'dark', locale: 'zh-CN' } };
