import { ApiError, type EditedRow } from '@oj/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { root } from '../../testing/AdminScreen';
import { contestEntries, contestProblems } from '../../testing/contestEditorSamples';
import { onePage } from '../../testing/samples';
import { withFrame } from '../../testing/StoryFrame';
import { AddProblemsDialog } from './AddProblemsDialog';

const onClose = fn();
const meta = {
  title: 'Pages/Back office/Problem set of a contest',
  component: AddProblemsDialog,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '760px' } } },
  args: { cid: 1, problemType: 0, lead: 'While it is in a contest, the problem is not public.', open: true, onClose },
  beforeEach: () => {
    localStorage.removeItem('oj.desk.contest.1.problems');
    done.mockReset();
    onClose.mockReset();
  },
} satisfies Meta<typeof AddProblemsDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const done = fn();
const [sample] = contestProblems as [EditedRow, ...EditedRow[]];
const titles = ['Harbour Lights', '潮汐表', 'Lighthouse', '灯塔与很长很长的标题'.repeat(6), 'Low Water', 'Rope and Knot'];
const pool = titles.map((title, place) => ({
  ...sample,
  id: 100 + place,
  problemId: `P20${10 + place}`,
  title,
  difficulty: place % 6,
  auth: place === 4 ? 2 : 1,
}));

type Wanted = { problemType?: unknown; keyword?: string };
const found = (rows: EditedRow[], keyword = '') =>
  rows.filter(row => `${row.problemId} ${row.title}`.toLowerCase().includes(keyword.toLowerCase()));
/** A site of six problems, and a contest with A, B and C; `refuses` says what the server says to a set. */
const answers = (refuses?: ApiError) => ({
  contestEditor: {
    problems: async ({ problemType, keyword }: Wanted) => ({
      problemList: onePage(found(problemType === undefined ? contestProblems : pool, keyword)),
      contestProblemMap: contestEntries,
    }),
    addProblems: async (added: object) => {
      done(added);
      if (refuses) throw refuses;
    },
  },
});
const frame = (refuses?: ApiError) => [withFrame(() => ({ user: root, answers: answers(refuses) }))];

type User = Parameters<NonNullable<Story['play']>>[0]['userEvent'];
const opened = async () => {
  const dialog = await screen.findByRole('dialog', { name: 'Add problems' });
  return { dialog, inside: within(dialog), chosen: within(await within(dialog).findByRole('list', { name: 'Chosen problems' })) };
};
const valueOf = (field: HTMLElement) => (field as HTMLInputElement).value;

/** Chooses by the button of a row and by Enter, as somebody does who knows the IDs. */
async function chooseThree(userEvent: User) {
  const { inside, chosen } = await opened();
  await userEvent.click(await inside.findByRole('button', { name: 'Add P2010' }));
  const search = inside.getByRole('textbox', { name: /^ID, or title/ });
  await userEvent.type(search, 'light');
  await waitFor(() => expect(within(inside.getByRole('list', { name: 'Problems to add' })).getAllByRole('listitem')).toHaveLength(2));
  await expect(inside.getByRole('button', { name: 'P2010 is chosen as D' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.type(search, '{Enter}');
  await userEvent.clear(search);
  await userEvent.type(search, '潮汐');
  await waitFor(() => expect(inside.getByRole('button', { name: 'Add P2011' })).toBeVisible());
  await userEvent.type(search, '{Enter}');
  await waitFor(() => expect(chosen.getAllByRole('listitem')).toHaveLength(3));
  return { inside, chosen };
}

/** Three are found while typing and put in order; letters follow the order, an ID that was typed stays, and each has a colour of its own. */
export const ThreeSaved: Story = {
  decorators: frame(),
  play: async ({ userEvent }) => {
    const { inside, chosen } = await chooseThree(userEvent);
    const ids = () => chosen.getAllByRole('textbox', { name: /^ID of/ }).map(valueOf);
    const order = () => chosen.getAllByRole('textbox', { name: /^Title of/ }).map(valueOf);
    await expect(ids()).toEqual(['D', 'E', 'F']);
    await userEvent.click(chosen.getByRole('button', { name: 'Move P2010 down' }));
    await expect(order()).toEqual(['Lighthouse', 'Harbour Lights', '潮汐表']);
    await expect(ids()).toEqual(['D', 'E', 'F']);
    await expect(chosen.getByRole('button', { name: 'Move P2010 down' })).toHaveFocus();

    const color = chosen.getByRole('textbox', { name: 'Balloon colour of P2011' });
    await userEvent.clear(color);
    await userEvent.type(color, '#123456');
    const id = chosen.getByRole('textbox', { name: 'ID of P2011 in the contest' });
    await userEvent.clear(id);
    await userEvent.type(id, 'B');
    await userEvent.click(inside.getByRole('button', { name: 'Save' }));
    await chosen.findByText('This ID is taken');
    await waitFor(() => expect(id).toHaveFocus());
    await expect(done).not.toHaveBeenCalled();
    await userEvent.type(id, '2');
    await userEvent.click(inside.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    await expect(done).toHaveBeenCalledWith({
      cid: 1,
      problems: [
        { pid: 102, displayId: 'D', displayTitle: 'Lighthouse', color: '#fdd835' },
        { pid: 100, displayId: 'E', displayTitle: 'Harbour Lights', color: '#1e88e5' },
        { pid: 101, displayId: 'B2', displayTitle: '潮汐表', color: '#123456' },
      ],
    });
    await screen.findByText('3 problems are added');
  },
};

/** A row is dragged by its grip; Escape leaves it where it was, and the dialog open. */
export const Dragged: Story = {
  decorators: frame(),
  tags: ['vrt:skip'],
  play: async ({ userEvent }) => {
    const { chosen } = await chooseThree(userEvent);
    const rows = () => chosen.getAllByRole('listitem');
    const titlesNow = () => chosen.getAllByRole('textbox', { name: /^Title of/ }).map(valueOf);
    const grip = rows()[0]?.querySelector('[aria-hidden][title]') as HTMLElement;
    grip.setPointerCapture = () => undefined;
    const pointer = (type: string, clientY: number) =>
      fireEvent(grip, new PointerEvent(type, { bubbles: true, pointerId: 1, button: 0, clientY }));
    const top = () => (rows()[0]?.getBoundingClientRect().top ?? 0) + 5;
    const bottom = () => (rows()[2]?.getBoundingClientRect().bottom ?? 0) - 2;
    const before = titlesNow();
    pointer('pointerdown', top());
    pointer('pointermove', bottom());
    await waitFor(() => expect(rows()[2]).toHaveAttribute('data-drop', 'after'));
    await userEvent.keyboard('{Escape}');
    pointer('pointerup', bottom());
    await expect(titlesNow()).toEqual(before);
    await expect(onClose).not.toHaveBeenCalled();
    pointer('pointerdown', top());
    pointer('pointermove', bottom());
    pointer('pointerup', bottom());
    await waitFor(() => expect(titlesNow()).toEqual([...before.slice(1), before[0]]));
    await expect(screen.getByText('P2010 is now number 3')).toBeInTheDocument();
  },
};

/** What the server says stands at the problem that it is about, and nothing that was chosen is lost. */
export const Refused: Story = {
  decorators: frame(new ApiError('problem.notFound', 'problems.1: The problem does not exist')),
  play: async ({ userEvent }) => {
    const { inside, chosen } = await chooseThree(userEvent);
    await userEvent.click(inside.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(chosen.getAllByRole('listitem')[1]).toHaveTextContent('The problem does not exist'));
    await expect(chosen.getAllByRole('listitem')).toHaveLength(3);
    await expect(onClose).not.toHaveBeenCalled();
    await userEvent.click(chosen.getByRole('button', { name: 'Leave P2012 out' }));
    await userEvent.click(inside.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(done).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(chosen.getAllByRole('listitem')[1]).toHaveTextContent('The problem does not exist'));
  },
};

/** A refusal of the whole set stands above the buttons. */
export const Busy: Story = {
  decorators: frame(new ApiError('server.busy')),
  tags: ['vrt:skip'],
  play: async ({ userEvent }) => {
    const { inside, chosen } = await chooseThree(userEvent);
    await userEvent.click(inside.getByRole('button', { name: 'Save' }));
    await inside.findByText('The server is busy, please try again in a moment');
    await expect(chosen.getAllByRole('listitem')).toHaveLength(3);
  },
};

/** Nothing is saved while nothing is chosen; a word that finds nothing says so, and one of the contest says where it is. */
export const NothingFound: Story = {
  decorators: frame(),
  play: async ({ userEvent }) => {
    const { inside } = await opened();
    await userEvent.click(inside.getByRole('button', { name: 'Save' }));
    await inside.findByText('Choose at least one problem');
    const search = inside.getByRole('textbox', { name: /^ID, or title/ });
    await userEvent.type(search, 'tide');
    await inside.findByText('In the contest: A');
    await userEvent.clear(search);
    await userEvent.type(search, 'nowhere{Enter}');
    await inside.findByText('There is no problem to add');
    await expect(done).not.toHaveBeenCalled();
  },
};

/** What was chosen is back when the dialog is opened again, and can be discarded. */
export const BackAgain: Story = {
  decorators: frame(),
  tags: ['vrt:skip'],
  beforeEach: () => {
    const problem = { pid: 100, problemId: 'P2010', displayId: null, displayTitle: 'Harbour Lights', color: '#1e88e5' };
    localStorage.setItem('oj.desk.contest.1.problems', JSON.stringify({ values: { problems: [problem] }, since: 0 }));
  },
  play: async ({ userEvent }) => {
    const { inside, chosen } = await opened();
    await waitFor(() => expect(chosen.getAllByRole('listitem')).toHaveLength(1));
    await userEvent.click(inside.getByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(chosen.queryAllByRole('listitem')).toHaveLength(0));
  },
};

const filled = {
  beforeEach: () => {
    const problems = pool.map(({ id: pid, problemId, title }, place) => ({
      pid,
      problemId,
      displayId: null,
      displayTitle: title,
      color: ['#1e88e5', '#fdd835', '#8e24aa', '#fb8c00', '#00bcd4', '#ffffff'][place] ?? '#212121',
    }));
    localStorage.setItem('oj.desk.contest.1.problems', JSON.stringify({ values: { problems }, since: 0 }));
  },
} satisfies Pick<Story, 'beforeEach'>;

export const Phone: Story = { ...filled, decorators: frame(), globals: { viewport: { value: 'phone' } }, tags: ['vrt:phone'] };

export const ChineseAndDark: Story = { ...filled, decorators: frame(), globals: { theme: 'dark', locale: 'zh-CN' } };
