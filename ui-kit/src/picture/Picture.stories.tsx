import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, within } from 'storybook/test';
import { docsOnly } from '../internal/story-kinds.ts';
import { Picture, PictureProvider } from './index.ts';
import { guide } from './Picture.guide.ts';

const meta = {
  title: 'Layout/Picture',
  id: 'kit-picture',
  parameters: { guide },
  component: Picture,
  subcomponents: { PictureProvider },
  args: { imageKey: 'slope-white', alt: 'Белые кроссовки Slope 2, вид сбоку', sizes: '320px' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 4:5, the ratio of all products. */
export const Tile: Story = {
  play: async ({ canvasElement }) => {
    const picture = within(canvasElement).getByRole('img', { name: /Slope 2/ });
    await expect(picture).toHaveAttribute('loading', 'lazy');
    await expect(picture).toHaveAttribute('height', '800');
  },
};

/** `ratio={1}`: a small place, such as a line of an order. */
export const Square: Story = { args: { ratio: 1, imageKey: 'bag-tan', alt: 'Рыжая сумка «Полдень»' } };

/** `priority`: looks the same, but loads at once. For the largest picture of the first screen. */
export const Priority: Story = {
  args: { priority: true, imageKey: 'jacket-olive', alt: 'Оливковая куртка' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img')).toHaveAttribute('fetchpriority', 'high');
  },
};

/** Before the picture loads its box is reserved, so that nothing moves. */
export const Loading: Story = {
  args: {
    src: () => `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"/>')}`,
  },
};

/** A picture that fails to load leaves its box with an icon and the text alternative. */
export const Missing: Story = {
  args: { src: () => 'data:image/webp;base64,AAAA', alt: 'Белые кроссовки Slope\u00a02, вид сбоку', priority: true },
  play: async ({ canvasElement }) => {
    const image = canvasElement.querySelector('img');
    if (image) fireEvent.error(image);
    await expect(await within(canvasElement).findByText(/вид сбоку/)).toBeVisible();
    await expect(within(canvasElement).getByRole('img')).toHaveAccessibleName(/Slope/);
  },
};

/** A picture beside one that failed. */
export const Parts: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 'var(--meet-space-4)' }}>
      <Picture {...args} />
      <div data-failed="">
        <Picture {...args} src={() => 'data:image/webp;base64,AAAA'} priority />
      </div>
    </div>
  ),
};

/** Another frontend sets its own picture URLs once, for all pictures inside the provider. */
export const OtherSource: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <PictureProvider src={(imageKey, width) => `pictures/${imageKey}.webp?w=${width}`}>
      <Picture {...args} />
    </PictureProvider>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img')).toHaveAttribute('src', 'pictures/slope-white.webp?w=640');
  },
};

export const WholeProduct: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { ratio: 1 },
};

export const CroppedProduct: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <div style={{ overflow: 'hidden' }}>
      <div style={{ transform: 'scale(2.2)' }}>
        <Picture imageKey="slope-white" alt="Белые кроссовки Slope&nbsp;2, вид сбоку" sizes="320px" ratio={1} />
      </div>
    </div>
  ),
};

const RowOfTwo = ({ secondRatio }: { secondRatio: number }) => (
  <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', alignItems: 'start', gap: 'var(--meet-seam)' }}>
    <div>
      <Picture imageKey="slope-white" alt="" sizes="160px" />
      <p>Slope&nbsp;2</p>
    </div>
    <div>
      <Picture imageKey="runner-orange" alt="" sizes="160px" ratio={secondRatio} />
      <p>Pace&nbsp;Low</p>
    </div>
  </div>
);

export const OneRatio: Story = { ...docsOnly, render: () => <RowOfTwo secondRatio={4 / 5} /> };

export const MixedRatios: Story = { ...docsOnly, render: () => <RowOfTwo secondRatio={1} /> };
