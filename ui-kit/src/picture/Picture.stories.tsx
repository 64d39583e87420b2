import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, within } from 'storybook/test';
import { docsOnly, undrawn } from '../internal/story-kinds.ts';
import { Link } from '../link/index.ts';
import { Stack } from '../stack/index.ts';
import { Picture, PictureProvider } from './index.ts';
import { guide } from './Picture.guide.ts';

const meta = {
  title: 'Content/Picture',
  id: 'kit-picture',
  parameters: { guide },
  component: Picture,
  subcomponents: { PictureProvider },
  args: { imageKey: 'slope-white', alt: 'Белые кроссовки Slope\u00a02, вид сбоку', sizes: '(min-width: 1024px) 25vw, 50vw' },
  decorators: [
    // Narrower in the manual, which shows the states side by side.
    (Story, { viewMode, parameters: { widthInDocs = 200 } }) => (
      <div style={{ maxWidth: viewMode === 'docs' ? widthInDocs : 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The default ratio, 4:5, as in a listing with two columns on a phone and four from 1024 px on. */
export const Tile: Story = {
  play: async ({ canvasElement }) => {
    const picture = within(canvasElement).getByRole('img', { name: /Slope\s2/ });
    await expect(picture).toHaveAttribute('loading', 'lazy');
    await expect(picture).toHaveAttribute('height', '800');
  },
};

/** `ratio={1}`: a small place, such as a line of an order. A file with the ratio 4:5 is cut at the top and at the bottom. */
export const Square: Story = {
  parameters: { widthInDocs: 88 },
  args: { ratio: 1, sizes: '88px', imageKey: 'bag-tan', alt: 'Рыжая сумка «Полдень»' },
};

/**
 * The largest picture of the first screen: `priority` loads it at once, and `sizes` gives the width of the picture by the width of the
 * screen.
 */
export const Priority: Story = {
  tags: ['example'],
  args: { priority: true, imageKey: 'jacket-olive', alt: 'Оливковая куртка', sizes: '(min-width: 1024px) 600px, 100vw' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img')).toHaveAttribute('fetchpriority', 'high');
  },
};

const withSource =
  (address: string): Decorator =>
  (Story) => (
    <PictureProvider src={() => address}>
      <Story />
    </PictureProvider>
  );

/** Before the picture loads its box is reserved, so that nothing moves. */
export const Loading: Story = {
  decorators: withSource(`data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"/>')}`),
};

const brokenAddress = 'data:image/webp;base64,AAAA';

/** A picture that fails to load leaves its box with an icon and the text alternative. */
export const Missing: Story = {
  decorators: withSource(brokenAddress),
  play: async ({ canvasElement }) => {
    const image = canvasElement.querySelector('img');
    if (image) fireEvent.error(image);
    await expect(await within(canvasElement).findByText(/вид сбоку/)).toBeVisible();
    await expect(within(canvasElement).getByRole('img')).toHaveAccessibleName(/Slope/);
  },
};

/** With the name beside the picture, `alt` is empty: otherwise the name would be read twice. */
export const BesideName: Story = {
  parameters: { ...undrawn, widthInDocs: 320 },
  render: () => (
    <Stack direction="row" wrap={false} gap={3}>
      <div style={{ flex: 'none', width: 64 }}>
        <Picture imageKey="slope-white" alt="" sizes="64px" ratio={1} />
      </div>
      <Link href="/product/slope-2">Кроссовки Slope&nbsp;2, белые</Link>
    </Stack>
  ),
};

/** A picture and, beside it, one that failed to load: the parts that the anatomy numbers. */
export const Parts: Story = {
  tags: ['!autodocs'],
  parameters: { ...undrawn, widthInDocs: 300 },
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 'var(--meet-space-6)' }}>
      <Picture {...args} />
      <div data-failed="">
        <Picture {...args} src={() => brokenAddress} priority />
      </div>
    </div>
  ),
};

export const OtherSource: Story = {
  ...docsOnly,
  render: (args) => (
    <PictureProvider src={(imageKey, width) => `pictures/${imageKey}.webp?w=${width}`}>
      <Picture {...args} />
    </PictureProvider>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img')).toHaveAttribute('src', 'pictures/slope-white.webp?w=640');
  },
};

export const WholeProduct: Story = { ...docsOnly };

export const CroppedProduct: Story = {
  ...docsOnly,
  render: (args) => (
    <div style={{ overflow: 'hidden' }}>
      <Picture {...args} style={{ transform: 'scale(2.2)' }} />
    </div>
  ),
};

export const WidthOfItsPlace: Story = { ...docsOnly, args: { imageKey: 'heel-black', alt: 'Чёрные туфли на\u00a0каблуке' } };

/** The picture as blurred as the file of a thumbnail would be at this width. */
export const WidthOfAThumbnail: Story = {
  ...docsOnly,
  args: { ...WidthOfItsPlace.args, style: { filter: 'brightness(var(--meet-picture-dim)) blur(2px)', clipPath: 'inset(0)' } },
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
