import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { NotFoundFigure } from './NotFoundFigure';

const meta = { title: 'Shell/NotFoundFigure', component: NotFoundFigure } satisfies Meta<typeof NotFoundFigure>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Other digits come and go before 404 stands; for who wants no motion it stands at once. */
export const Figure: Story = {
  play: async ({ canvasElement }) => {
    const loose = () => [...canvasElement.querySelectorAll('text')].map(({ textContent }) => textContent);
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return expect(loose()).toEqual([]);
    await waitFor(() => expect(loose().length).toBeGreaterThan(2));
    await expect(loose().join('')).toMatch(/^\d+$/);
    await waitFor(() => expect(loose()).toEqual([]));
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
