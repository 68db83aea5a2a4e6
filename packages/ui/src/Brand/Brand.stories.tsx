import type { Meta, StoryObj } from '@storybook/react-vite';
import { Brand } from './Brand';

const meta = { title: 'Shell/Brand', component: Brand, args: { name: 'Open Judge' } } satisfies Meta<typeof Brand>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Latin: Story = {};
export const Chinese: Story = { args: { name: '砚湖在线评测' } };
