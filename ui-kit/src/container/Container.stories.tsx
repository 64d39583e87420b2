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

/** The content of a figure at half its size. */
const label = { padding: 'var(--meet-space-5)', background: 'var(--meet-tile)', font: '400 var(--meet-text-28) var(--meet-font-text)' };

/** Containers at half their size, whose gutters and content have grounds. */
const atHalfSize = css({
  zoom: '0.5',
  display: 'grid',
  gap: 'var(--meet-space-6)',
  '& > *': { background: 'var(--meet-surface)' },
  '& > * > *': label,
});

/** The gutters of containers are drawn as strips. */
const withGutters = css({
  background: 'var(--meet-page)',
  '& > *': {
    paddingBlock: 'var(--meet-space-6)',
    background:
      'linear-gradient(var(--meet-surface), var(--meet-surface)) left / var(--meet-gutter) 100% no-repeat, linear-gradient(var(--meet-surface), var(--meet-surface)) right / var(--meet-gutter) 100% no-repeat',
  },
});

/** A figure has a ground, so that the width is seen, and the page around it has its own. */
const onGround = css({
  background: 'var(--meet-page)',
  '& > *': { paddingBlock: 'var(--meet-space-4)', background: 'var(--meet-surface)' },
});

const meta = {
  title: 'Layout/Container',
  id: 'kit-container',
  parameters: { guide, layout: 'fullscreen' },
  component: Container,
  decorators: [
    (Story, { parameters: { ground = true } }) => (
      <div css={ground && onGround}>
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

/** A page of the shop: its heading and its cards begin and end at the same lines. The strips at the edges are the gutters. */
export const InPage: Story = {
  parameters: { ...undrawn, ground: false },
  decorators: (Story) => (
    <div css={withGutters}>
      <Story />
    </div>
  ),
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

/** `width="text"`: a line of about 80 letters at most begins at the line of the page. `as="main"` makes it the main content, the target of the skip link. */
export const Reading: Story = {
  tags: ['example'],
  args: { width: 'text', as: 'main', id: 'main' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('main')).toHaveTextContent('О магазине');
  },
};

/** `width="form"` in the middle of a page that has nothing else. */
export const Centered: Story = {
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

/** The widths of a wide screen at half their size, the last two with `align="center"`. The darker part is the content; the paler ground is the page with its gutters. */
export const Widths: Story = {
  parameters: { chromatic: { disableSnapshot: true }, ground: false },
  decorators: (Story) => (
    <div css={atHalfSize}>
      <Story />
    </div>
  ),
  render: () => (
    <>
      <Container>
        <p>page: at most 1440&nbsp;px with the gutters</p>
      </Container>
      <Container width="form">
        <p>form: at most 720&nbsp;px between the gutters</p>
      </Container>
      <Container width="text">
        <p>text: at most 68ch between the gutters</p>
      </Container>
      <Container width="form" align="center">
        <p>form, in the middle</p>
      </Container>
      <Container width="text" align="center">
        <p>text, in the middle</p>
      </Container>
    </>
  ),
};

/** The gutter is drawn as a darker strip. */
export const Gutter: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    style: { position: 'relative' },
    children: (
      <>
        {(['left', 'right'] as const).map((side) => (
          <div
            key={side}
            data-gutter=""
            style={{ position: 'absolute', insetBlock: 0, [side]: 0, width: 'var(--meet-gutter)', background: 'var(--meet-control)' }}
          />
        ))}
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
  args: { children: <Container style={{ background: 'var(--meet-tile)' }}>{meta.args.children}</Container> },
};

interface OnAPageProps {
  align: 'start' | 'center';
}

const smallLabel = { ...label, font: '400 var(--meet-text-48) var(--meet-font-text)' };

/** A page of a wide screen, drawn small. */
const OnAPage = ({ align }: OnAPageProps) => (
  <div style={{ zoom: 0.35, display: 'grid', gap: 'var(--meet-space-6)' }}>
    <Container style={{ background: 'var(--meet-surface)' }}>
      <div style={smallLabel}>Мои заказы · Адреса · Настройки</div>
    </Container>
    <Container width="form" align={align} style={{ background: 'var(--meet-surface)' }}>
      <div style={smallLabel}>Новый адрес</div>
    </Container>
  </div>
);

const withoutGround = { ...docsOnly, parameters: { ...docsOnly.parameters, ground: false } };

export const InLine: Story = { ...withoutGround, render: () => <OnAPage align="start" /> };

export const OutOfLine: Story = { ...withoutGround, render: () => <OnAPage align="center" /> };
