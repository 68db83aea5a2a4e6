import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { styled } from 'styled-components';
import { SplitPane } from './SplitPane';

const Room = styled.div`
  height: 320px;
  min-width: 720px;
  border: 1px solid var(--oj-line);
  border-radius: 12px;
  overflow: clip;
`;

const Pane = styled.div`
  box-sizing: border-box;
  height: 100%;
  padding: 20px 24px;
  background: var(--oj-surface);
`;

const meta = {
  title: 'Primitives/SplitPane',
  component: SplitPane,
  args: {
    first: <Pane>Statement</Pane>,
    second: <Pane>Editor</Pane>,
    minFirstPx: 200,
    minSecondPx: 240,
    onCollapsedChange: fn(),
  },
  decorators: [
    Story => (
      <Room>
        <Story />
      </Room>
    ),
  ],
} satisfies Meta<typeof SplitPane>;
export default meta;
type Story = StoryObj<typeof meta>;

const widthOf = (element: HTMLElement) => element.getBoundingClientRect().width;

/** Arrow keys move the divider, the minimum holds, a double click takes it back to the middle. */
export const Keyboard: Story = {
  tags: ['apg:windowsplitter'],
  play: async ({ canvas, userEvent }) => {
    const divider = canvas.getByRole('separator');
    const first = canvas.getByText('Statement');
    const before = widthOf(first);
    await userEvent.tab();
    await expect(divider).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(widthOf(first)).toBeGreaterThan(before));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(Math.round(widthOf(first))).toBe(200));
    const { x, y, width, height } = divider.getBoundingClientRect();
    await fireEvent.dblClick(divider, { clientX: x + width / 2, clientY: y + height / 2 });
    await waitFor(() => expect(Math.abs(widthOf(first) - before)).toBeLessThan(2));
  },
};

export const CollapsibleSecond: Story = {
  args: { collapsible: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse pane' }));
    await waitFor(() => expect(args.onCollapsedChange).toHaveBeenLastCalledWith(true));
    await userEvent.click(canvas.getByRole('button', { name: 'Expand pane' }));
    await waitFor(() => expect(args.onCollapsedChange).toHaveBeenLastCalledWith(false));
    await expect(canvas.getByText('Editor')).toBeVisible();
    canvas.getByRole('separator').focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onCollapsedChange).toHaveBeenLastCalledWith(true));
  },
};

export const Remembered: Story = {
  args: { storageKey: 'story-split', defaultPercent: 40 },
  beforeEach: () => {
    for (const key of Object.keys(localStorage)) if (key.includes('story-split')) localStorage.removeItem(key);
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('separator').focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(Object.keys(localStorage).some(key => key.includes('story-split'))).toBe(true));
  },
};

export const Vertical: Story = { args: { orientation: 'vertical', minFirstPx: 80, minSecondPx: 80 } };
