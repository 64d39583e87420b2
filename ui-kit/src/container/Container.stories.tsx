/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Heading } from '../heading/index.ts';
import { docsOnly, undrawn } from '../internal/story-kinds.ts';
import { ProductCard } from '../product-card/index.ts';
import { ProductGrid } from '../product-grid/index.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { TextField } from '../text-field/index.ts';
import { guide } from './Container.guide.ts';
import { Container } from './index.ts';

const about =
  'Мы\u00a0привозим одежду и\u00a0обувь небольших марок. Каждую пару осматриваем перед отправкой, а\u00a0если размер не\u00a0подошёл, вернём деньги за\u00a0десять дней. Примерить можно в\u00a0пункте выдачи: оплатите только то, что оставите себе.';

/** Colour of the strips that show the gutters, the same in all figures. */
const strip = 'color-mix(in srgb, var(--meet-control) 35%, var(--meet-page))';
const strips = `linear-gradient(${strip} 0 0) left / var(--meet-gutter) 100% no-repeat, linear-gradient(${strip} 0 0) right / var(--meet-gutter) 100% no-repeat`;

/** Shows the gutters of containers as strips, and each container by a hairline, because containers are invisible. */
const withGutters = css({
  background: 'var(--meet-page)',
  '& > *': { paddingBlock: 'var(--meet-space-4)', background: strips, boxShadow: 'inset 0 0 0 1px var(--meet-border)' },
});

/** Writes the name and the width of the gutter into its strip, which has no room for more. */
const withGutterName = css({
  '& > *': { position: 'relative' },
  '& > *::before': {
    content: '"gutter, 16 px"',
    position: 'absolute',
    top: 0,
    bottom: 0,
    left: 0,
    width: 'var(--meet-gutter)',
    font: '400 12px/1 var(--meet-font-text)',
    lineHeight: 'var(--meet-gutter)',
    textAlign: 'center',
    writingMode: 'vertical-rl',
    '@media (min-width: 768px)': { content: '"gutter, 24 px"' },
    '@media (min-width: 1024px)': { content: '"gutter, 40 px"' },
  },
});

/** The edge of the screen in a figure. */
const screenEdge = css({ outline: '1px solid var(--meet-control)', outlineOffset: -1 });

/** A screen of 1920 px, drawn small enough to fit a page of the manual, also on a phone. */
const smallScreen = css({
  '--meet-gutter': '40px',
  display: 'grid',
  gap: 'var(--meet-space-8)',
  width: 1920,
  paddingBlock: 'var(--meet-space-8)',
  outline: '4px solid var(--meet-control)',
  outlineOffset: -4,
  zoom: 0.34,
  '& p': { font: '400 40px/1.3 var(--meet-font-text)' },
  // Narrow containers that begin in line with the page have the margin of the page, 240 px on this screen, before their gutter.
  '& > :nth-of-type(2), & > :nth-of-type(3)': { backgroundPosition: '240px 0, right' },
  '@media (max-width: 767px)': { zoom: 0.14, '& p': { fontSize: 84 } },
});

const meta = {
  title: 'Layout/Container',
  id: 'kit-container',
  parameters: { guide, layout: 'fullscreen' },
  component: Container,
  decorators: [
    (Story, { parameters: { hasStrips = true, hasGutterName = false, hasScreenEdge = false } }) => (
      <div css={[hasStrips && withGutters, hasGutterName && withGutterName, hasScreenEdge && screenEdge]}>
        <Story />
      </div>
    ),
  ],
  args: {
    children: (
      <Stack gap={3}>
        <Heading level={2}>О&nbsp;магазине</Heading>
        <Text>{about}</Text>
      </Stack>
    ),
  },
} satisfies Meta<typeof Container>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * A page of the shop: its heading and its cards begin and end at the same lines. In all figures of the manual of Container, the strips at
 * the edges are the gutters.
 */
export const InPage: Story = {
  parameters: { ...undrawn, hasGutterName: true },
  args: {
    as: 'main',
    children: (
      <Stack gap={5}>
        <Heading level={2}>Кроссовки</Heading>
        <ProductGrid label="Кроссовки">
          <ProductCard href="/products/slope-2" picture="slope-white" brand="Nordkvart" name="Кроссовки Slope 2" price={1_249_000} />
          <ProductCard href="/products/pace-low" picture="runner-orange" brand="Versta 76" name="Кроссовки Pace Low" price={1_179_000} />
          <ProductCard href="/products/depo" picture="high-cream" brand="Линия 14" name="Высокие кеды «Депо»" price={989_000} />
          <ProductCard href="/products/suede" picture="slope-green" brand="Nordkvart" name="Slope 2 Suede" price={1_449_000} />
        </ProductGrid>
      </Stack>
    ),
  },
};

/** `width="page"`: listings, the home page, everything that uses the whole screen. */
export const Page: Story = docsOnly;

/**
 * `width="text"`: lines of 68 digits, or about 80 letters, which begin in line with the page. `as="main"` makes the container the main
 * content of the page, to which the skip link leads.
 */
export const Reading: Story = {
  tags: ['example'],
  parameters: undrawn,
  args: { width: 'text', as: 'main', id: 'main' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('main')).toHaveTextContent('О магазине');
  },
};

/** `width="form"` with `align="center"`, in the middle of a page that has nothing else. The outer line is the screen. */
export const Centered: Story = {
  parameters: { ...undrawn, hasScreenEdge: true },
  args: {
    width: 'form',
    align: 'center',
    children: (
      <form action="/login" method="post">
        <Stack gap={5}>
          <Heading level={2}>Вход</Heading>
          <TextField label="Email" name="email" type="email" autoComplete="email" />
          <Button type="submit">Получить код</Button>
        </Stack>
      </form>
    ),
  },
};

/**
 * All widths on a screen of 1920 px, drawn small. The outer line is the screen, and the page is in its middle. The last two have
 * `align="center"`. On a phone each container fills the screen.
 */
export const Widths: Story = {
  parameters: { ...undrawn, hasStrips: false },
  decorators: (Story) => (
    <div css={[withGutters, smallScreen]}>
      <Story />
    </div>
  ),
  render: () => (
    <>
      <Container>
        <p>page: 1360&nbsp;px</p>
      </Container>
      <Container width="form">
        <p>form: 720&nbsp;px</p>
      </Container>
      <Container width="text">
        <p>text: about 724&nbsp;px</p>
      </Container>
      <Container width="form" align="center">
        <p>form, centred</p>
      </Container>
      <Container width="text" align="center">
        <p>text, centred</p>
      </Container>
    </>
  ),
};

/** A band from edge to edge: the background belongs to the element around, and the content of the band begins at the line of the page. */
export const Band: Story = {
  parameters: { ...undrawn, hasStrips: false },
  render: (args) => (
    <section style={{ paddingBlock: 'var(--meet-space-10)', background: 'var(--meet-surface)' }}>
      <Container {...args} />
    </section>
  ),
};

/** The boxes added here are invisible. They mark the gutters and the content, so that a figure can measure these. */
export const Gutter: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    style: { position: 'relative' },
    children: (
      <>
        {(['left', 'right'] as const).map((side) => (
          <div key={side} data-gutter="" style={{ position: 'absolute', insetBlock: 0, [side]: 0, width: 'var(--meet-gutter)' }} />
        ))}
        <div data-content="" style={{ position: 'absolute', inset: '0 var(--meet-gutter)' }} />
        {meta.args.children}
      </>
    ),
  },
};

export const Once: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
};

export const Nested: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    children: (
      <div css={withGutters}>
        <Container>{meta.args.children}</Container>
      </div>
    ),
  },
};

interface OnAPageProps {
  align: 'start' | 'center';
}

/** A page on a wide screen, drawn small. */
const OnAPage = ({ align }: OnAPageProps) => (
  <div
    css={[
      withGutters,
      { display: 'grid', gap: 'var(--meet-space-6)', zoom: 0.35, '& p': { font: '400 var(--meet-text-48) var(--meet-font-text)' } },
    ]}
  >
    <Container>
      <p>Мои заказы · Адреса · Настройки</p>
    </Container>
    <Container width="form" align={align}>
      <p>Новый адрес</p>
    </Container>
  </div>
);

const withoutStrips = { ...docsOnly, parameters: { ...undrawn, hasStrips: false } };

export const InLine: Story = { ...withoutStrips, render: () => <OnAPage align="start" /> };

export const OutOfLine: Story = { ...withoutStrips, render: () => <OnAPage align="center" /> };
