import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Carousel, type CarouselSlide } from './Carousel';

const paint = (paper: string, hill: string, sun: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 440" preserveAspectRatio="xMidYMid slice"><rect width="1200" height="440" fill="${paper}"/><circle cx="900" cy="110" r="46" fill="${sun}"/><path d="M0 320 240 150l160 120 210-190 240 220 150-90 200 150v180H0z" fill="${hill}" opacity=".55"/><path d="M0 370q300-110 600-20t600-20v110H0z" fill="${hill}"/></svg>`)}`;

const slides: CarouselSlide[] = [
  { key: 'autumn', label: 'Autumn Invitational', paper: '#efe6d6', hill: '#724d00', sun: '#c84341' },
  { key: 'training', label: '新生训练营开始报名', paper: '#dfe9e2', hill: '#00624a', sun: '#d2ac48' },
  { key: 'night', label: 'Night round', paper: '#20223a', hill: '#0e1024', sun: '#e3c05d' },
].map(({ key, label, paper, hill, sun }) => ({
  key,
  label,
  content: (
    <a href={`#${key}`}>
      <img src={paint(paper, hill, sun)} alt={label} />
    </a>
  ),
}));

const meta = {
  title: 'Shell/Carousel',
  component: Carousel,
  args: { slides, label: 'News', autoplayMs: 0 },
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** APG pattern: carousel. The hidden slides are out of reach for Tab and for readers. */
export const Keyboard: Story = {
  tags: ['apg:carousel'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'News' })).toHaveAttribute('aria-roledescription', 'carousel');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Previous slide' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Slide 2: 新生训练营开始报名' })).toHaveAttribute('aria-current', 'true'),
    );
    const slide = canvas.getByRole('group', { name: '2 of 3: 新生训练营开始报名' });
    await expect(slide.inert).toBe(false);
    await expect(slide.previousElementSibling).toHaveProperty('inert', true);
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Slide 3: Night round' })).toHaveAttribute('aria-current', 'true'));
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: /Slide 1/ })).toHaveAttribute('aria-current', 'true'));
  },
};

/** Changes by itself until it is stopped; then it says what it shows. */
export const Autoplay: Story = {
  tags: ['vrt:skip', 'vrt:moving'],
  args: { autoplayMs: 5000 },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const live = canvasElement.querySelector('[aria-live]');
    await expect(live).toHaveAttribute('aria-live', 'off');
    await userEvent.click(canvas.getByRole('button', { name: 'Stop the automatic change' }));
    await expect(live).toHaveAttribute('aria-live', 'polite');
    await userEvent.click(canvas.getByRole('button', { name: 'Start the automatic change' }));
    await expect(live).toHaveAttribute('aria-live', 'off');
  },
};

export const OneSlide: Story = {
  args: { slides: slides.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryAllByRole('button')).toHaveLength(0);
  },
};
export const Empty: Story = { args: { slides: [] } };
export const Low: Story = { args: { heightPx: 160, narrowHeightPx: 120 } };
export const Chinese: Story = { globals: { locale: 'zh-CN' }, args: { label: '最新动态', autoplayMs: 8000 } };
export const ManyLong: Story = {
  args: {
    slides: Array.from({ length: 9 }, (_, place) => ({
      ...(slides[place % 3] as CarouselSlide),
      key: `${place}`,
      label: `${'一个很长的标题'.repeat(4)} ${place}`,
    })),
  },
};
