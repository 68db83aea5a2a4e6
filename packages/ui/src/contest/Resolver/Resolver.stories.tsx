import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
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

/** A ceremony goes with the pointer as well. The keys go on when a button that was pressed can be pressed no more. */
export const Pointer: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/results to reveal/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reveal' }));
    await expect(canvas.queryByText(/results to reveal/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(canvas.getByText(/results to reveal/)).toBeVisible();
    while (!canvas.queryByText('All revealed')) await userEvent.click(canvas.getByRole('button', { name: 'Next team' }));
    await userEvent.keyboard('{Home}');
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

const whole = contestOf(3, 12, 8);

/** For a hall: a title page, the medal of a place before it is settled, and whoever wins it as large as the board. */
export const Presented: Story = {
  args: { ...whole, title: 'Autumn Cup 2026', presentsAwards: true, medals: { gold: 1, silver: 1, bronze: 1 }, maxHeight: '1200px' },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const board = () => canvas.queryByRole('group', { name: 'Board of the ceremony' });
    const shown = () => canvasElement.querySelector('[data-screen]')?.textContent ?? '';
    await expect(canvas.getByText('Autumn Cup 2026')).toBeVisible();
    await expect(board()).toBeNull();
    await expect(args.onStage).not.toHaveBeenCalled();
    canvas.getByRole('region', { name: 'Resolver' }).focus();
    await userEvent.keyboard(' ');
    await expect(board()).toBeVisible();
    await expect(args.onStage).toHaveBeenCalledOnce();
    await expect(canvas.queryByText(/^Next: /)).toBeNull();
    const awarded: string[] = [];
    for (let team = 0; team < args.frozen.length + 3 && awarded.length < 3; team += 1) {
      const cue = canvas.queryByText(/^Next: /)?.textContent ?? '';
      await userEvent.keyboard('{PageDown}');
      if (!shown()) continue;
      awarded.push(cue);
      await expect(shown()).toContain(cue.replace('Next: ', ''));
      await expect(board()).toBeNull();
      await userEvent.keyboard('{Escape}');
      await expect(board()).toBeVisible();
    }
    await expect(awarded).toEqual(['Next: Bronze medal', 'Next: Silver medal', 'Next: Gold medal']);
    await userEvent.keyboard('{End}');
    await expect(canvas.getByText('All revealed')).toBeVisible();
    await waitFor(() => expect(order(canvasElement)).toEqual(args.final.map(({ id }) => id)));
  },
};

/** A press anywhere leaves the title page; going back leads to it again, and the keys leave it again. */
export const TitlePage: Story = {
  args: { title: '二〇二六年秋季程序设计邀请赛（第七届）暨新生训练营选拔赛重现场'.repeat(2), presentsAwards: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Press Space or tap to begin'));
    await expect(canvas.getByRole('group', { name: 'Board of the ceremony' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(canvas.getByText('Press Space or tap to begin')).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('group', { name: 'Board of the ceremony' })).toBeVisible();
    await userEvent.keyboard('{Backspace}');
    await expect(canvas.getByText('Press Space or tap to begin')).toBeVisible();
  },
};

/** Who has won, large, until the next step. */
export const AwardShown: Story = {
  args: { ...whole, presentsAwards: true, medals: { gold: 1, silver: 1, bronze: 2 } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const isShown = () => canvasElement.querySelector('[data-screen="award"]') !== null;
    while (!isShown() && !canvas.queryByText('All revealed')) await userEvent.click(canvas.getByRole('button', { name: 'Next team' }));
    await expect(isShown()).toBe(true);
    await expect(canvas.getByText('Press Space or tap to go on')).toBeVisible();
  },
};

/** A click at a moment, as a browser makes it of a tap; older ones do not say what with. */
const clickAt = async (element: HTMLElement, atMs: number, pointerType?: string) => {
  const init = { bubbles: true, cancelable: true };
  const click = pointerType === undefined ? new MouseEvent('click', init) : new PointerEvent('click', { ...init, pointerType });
  Object.defineProperty(click, 'timeStamp', { value: atMs });
  await fireEvent(element, click);
};

/** A tap reveals, and leaves what is shown large. The second one of a double tap does not. */
export const Tapped: Story = {
  args: { ...whole, presentsAwards: true, medals: { gold: 1, silver: 1, bronze: 2 } },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const shown = () => canvasElement.querySelector<HTMLElement>('[data-screen="award"]');
    const board = () => canvas.getByRole('group', { name: 'Board of the ceremony' });
    while (!shown() && !canvas.queryByText('All revealed')) await userEvent.click(canvas.getByRole('button', { name: 'Next team' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    const later = performance.now() + 1000;
    await clickAt(board(), later, 'touch');
    await expect(shown()).toBeVisible();
    const award = shown() as HTMLElement;
    await clickAt(award, later + 200, 'touch');
    await expect(shown()).toBeVisible();
    await clickAt(award, later + 400, 'touch');
    await expect(shown()).toBeNull();
    const calls = () => (args.onStage as ReturnType<typeof fn>).mock.calls.length;
    const before = calls();
    await clickAt(board(), later + 2000, 'mouse');
    await expect(calls()).toBe(before);
    await clickAt(board(), later + 3000);
    await waitFor(() => expect(calls() > before || shown() !== null).toBe(true));
  },
};

export const HundredTeams: Story = { args: contestOf(8, 100, 11) };
export const Empty: Story = { args: { frozen: [], final: [] } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['vrt:phone'] };
export const ChineseAndDark: Story = { globals: { theme: 'dark', locale: 'zh-CN' } };
