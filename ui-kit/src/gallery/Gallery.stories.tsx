/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PropsWithChildren } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Badge } from '../badge/index.ts';
import { docsOnly, undrawn } from '../internal/story-kinds.ts';
import { Picture } from '../picture/index.ts';
import { guide } from './Gallery.guide.ts';
import { Gallery } from './index.ts';

const pictures = [
  { imageKey: 'slope-milk', alt: 'Кроссовки Slope 2, молочные: сбоку' },
  { imageKey: 'slope-milk-pair', alt: 'Кроссовки Slope 2, молочные: пара' },
  { imageKey: 'slope-milk-leather', alt: 'Кроссовки Slope 2, молочные: кожа и\u00a0строчка' },
  { imageKey: 'slope-milk-toe', alt: 'Кроссовки Slope 2, молочные: носок' },
];

/** In a figure of a docs page, thumbnails stick to the top, because there is no header above them. */
const withoutHeader = css({ '& ol': { top: 0 } });

const meta = {
  title: 'Shop/Gallery',
  id: 'kit-gallery',
  component: Gallery,
  args: { pictures },
  decorators: [
    (Story, { viewMode }) => (
      // On wide screens thumbnails stick below a header, so the story leaves room for one.
      <div
        css={viewMode === 'docs' && withoutHeader}
        style={{
          maxWidth: 880,
          paddingBlock: viewMode === 'docs' ? 'var(--meet-space-4)' : 'clamp(0px, (100vw - 1023px) * 80, 80px) 0',
          paddingInline: 'var(--meet-gutter)',
          overflowX: 'clip',
        }}
      >
        <Story />
      </div>
    ),
  ],
  parameters: { guide, layout: 'fullscreen' },
} satisfies Meta<typeof Gallery>;

export default meta;
type Story = StoryObj<typeof meta>;

/** `spread`: all pictures at once from 768 px on; on narrower screens a row to swipe, with a counter. */
export const Spread: Story = {
  args: { badges: <Badge tone="sale">−31&nbsp;%</Badge> },
  play: async ({ canvasElement }) => {
    const gallery = within(canvasElement).getByRole('region', { name: 'Снимки' });
    await expect(gallery).toHaveAttribute('aria-roledescription', 'карусель');
    const slides = within(gallery).getAllByRole('group');
    await expect(slides.map((slide) => slide.getAttribute('aria-label'))).toEqual(['1 из 4', '2 из 4', '3 из 4', '4 из 4']);
    await expect(slides[0]).toHaveAttribute('aria-roledescription', 'слайд');
  },
};

/** `single`: one picture at a time on every screen, for a narrow container. */
export const Single: Story = { args: { view: 'single' } };

/** `ratio={1}`: pictures of another shape, here square. The default is 4:5. */
export const Square: Story = { parameters: { chromatic: { disableSnapshot: true } }, args: { view: 'single', ratio: 1 } };

/** The first picture loads with priority, the others when they come near the viewport. */
export const Priority: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const images = [...canvasElement.querySelectorAll('[role=group] img')];
    await expect(images.map((image) => image.getAttribute('loading'))).toEqual(['eager', 'lazy', 'lazy', 'lazy']);
    await expect(images[0]).toHaveAttribute('fetchpriority', 'high');
  },
};

/** Without JavaScript each picture links to its large version and each thumbnail to its picture. */
export const Links: Story = {
  parameters: undrawn,
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Увеличить снимок: Кроссовки Slope 2, молочные: пара' });
    await expect(link).toHaveAttribute('href', 'pictures/slope-milk-pair.webp');
    for (const thumb of canvasElement.querySelectorAll('ol a')) {
      await expect(canvasElement.querySelector(`[id="${thumb.getAttribute('href')?.slice(1)}"]`)).not.toBeNull();
    }
  },
};

/** Arrow keys, Home and End move the focus between pictures. */
export const Keyboard: Story = {
  args: { view: 'single', onIndexChange: fn() },
  play: async ({ args, canvasElement }) => {
    // In jsdom, which has no layout and no media queries, the pictures cannot scroll.
    if (typeof IntersectionObserver === 'undefined') return;
    const links = within(canvasElement).getAllByRole('link', { name: /^Увеличить/ });
    links[0]?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(links[1]).toHaveFocus();
    await waitFor(() => expect(args.onIndexChange).toHaveBeenLastCalledWith(1));
    await userEvent.keyboard('{End}');
    await expect(links[3]).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(links[0]).toHaveFocus();
    await waitFor(() => expect(canvasElement).toHaveTextContent('1 / 4'));
  },
};

/** A press opens the pictures full screen; Esc returns the focus. */
export const Zoom: Story = {
  parameters: undrawn,
  play: async ({ canvasElement }) => {
    if (typeof IntersectionObserver === 'undefined') return;
    const link = within(canvasElement).getByRole('link', { name: 'Увеличить снимок: Кроссовки Slope 2, молочные: сбоку' });
    await userEvent.click(link);
    const dialog = await screen.findByRole('dialog', { name: 'Увеличенный снимок' });
    await expect(within(dialog).getByRole('button', { name: 'Закрыть' })).toBeVisible();
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(link).toHaveFocus());
  },
};

/** A single picture is shown whole and cannot be swiped. */
export const OnePicture: Story = {
  args: { pictures: [{ imageKey: 'slope-milk', alt: 'Кроссовки Slope 2, молочные: сбоку' }] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
    await expect(canvasElement.querySelector('ol')).toBeNull();
    if (typeof IntersectionObserver === 'undefined') return;
    const [tile, image] = [...canvasElement.querySelectorAll('[role=group] > a, [role=group] img')].map((box) =>
      box.getBoundingClientRect(),
    );
    await expect(image?.height).toBeLessThanOrEqual(tile?.height ?? 0);
  },
};

/** A press on a picture opens it over the whole screen; there it can be swiped and enlarged. */
export const Zoomed: Story = {
  parameters: { chromatic: { disableSnapshot: true }, docs: { story: { inline: false, height: '560px' } } },
  play: async ({ canvasElement }) => {
    if (typeof IntersectionObserver === 'undefined') return;
    const [link] = within(canvasElement).getAllByRole('link', { name: /^Увеличить снимок/ });
    if (link) await userEvent.click(link);
    await screen.findByRole('dialog', { name: 'Увеличенный снимок' });
  },
};

/** A gallery with all its parts, which the anatomy numbers. */
export const AllParts: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { view: 'single', badges: <Badge tone="sale">−31&nbsp;%</Badge> },
  decorators: [
    (Story) => (
      <div style={{ width: 'min(480px, 70vw)' }}>
        <Story />
      </div>
    ),
  ],
};

export const ProductItself: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { pictures: pictures.slice(0, 1) },
};

export const TextOnPicture: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    pictures: pictures.slice(0, 1),
    badges: (
      <p style={{ maxWidth: 200, padding: 12, background: '#c8102e', color: '#fff', font: '600 18px sans-serif' }}>
        РАСПРОДАЖА! Только до&nbsp;30&nbsp;ноября скидка на&nbsp;всё
      </p>
    ),
  },
};

/** Pictures side by side, in the order in which they are swiped through. */
const PictureRow = ({ children }: PropsWithChildren) => (
  <div style={{ display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: 2 }}>{children}</div>
);

export const EachShowsMore: Story = {
  ...docsOnly,
  render: () => (
    <PictureRow>
      <Picture imageKey="slope-milk" alt="" sizes="120px" />
      <Picture imageKey="slope-milk-pair" alt="" sizes="120px" />
      <Picture imageKey="slope-milk-leather" alt="" sizes="120px" />
      <Picture imageKey="slope-milk-toe" alt="" sizes="120px" />
    </PictureRow>
  ),
};

export const SameAgain: Story = {
  ...docsOnly,
  render: () => (
    <PictureRow>
      <Picture imageKey="slope-milk" alt="" sizes="120px" />
      <Picture imageKey="slope-milk" alt="" sizes="120px" />
      <Picture imageKey="slope-milk" alt="" sizes="120px" />
      <Picture imageKey="slope-milk-toe" alt="" sizes="120px" />
    </PictureRow>
  ),
};
