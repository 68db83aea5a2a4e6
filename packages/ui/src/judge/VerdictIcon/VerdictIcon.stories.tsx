import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { verdicts } from '../../verdict/verdicts';
import { VerdictIcon } from './VerdictIcon';

const meta = { title: 'Judge/VerdictIcon', component: VerdictIcon, args: { status: 0 } } satisfies Meta<typeof VerdictIcon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Glyphs: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      {verdicts.map(({ code, letters }) => (
        <span key={code} style={{ display: 'inline-flex', alignItems: 'center', gap: 6 }}>
          <VerdictIcon status={code} />
          {letters}
        </span>
      ))}
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    const glyphs = [...canvasElement.querySelectorAll('svg')].map(glyph => glyph.dataset.glyph);
    await expect(glyphs.slice(0, 8)).toEqual(['check', 'cross', 'clock', 'chip', 'bolt', 'braces', 'lines', 'half']);
  },
};

export const Dark: Story = { ...Glyphs, globals: { theme: 'dark' } };
