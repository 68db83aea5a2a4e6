import type { Meta, StoryObj } from '@storybook/react-vite';
import { NotFoundFigure } from './NotFoundFigure';

const meta = { title: 'Shell/NotFoundFigure', component: NotFoundFigure } satisfies Meta<typeof NotFoundFigure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Figure: Story = {};
