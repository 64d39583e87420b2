import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Heading } from '../heading/index.ts';
import { Text } from '../text/index.ts';
import { guide } from './Container.guide.ts';
import { Container } from './index.ts';

const about =
  'Мы\u00a0привозим одежду и\u00a0обувь небольших марок. Каждую пару осматриваем перед отправкой, а\u00a0если размер не\u00a0подошёл, вернём деньги за\u00a0десять дней. Примерить можно в\u00a0пункте выдачи: оплатите только то, что оставите себе.';

const meta = {
  title: 'Layout/Container',
  id: 'kit-container',
  parameters: { guide, layout: 'fullscreen' },
  component: Container,
  args: {
    children: (
      <>
        <Heading level={2}>О&nbsp;магазине</Heading>
        <Text>{about}</Text>
      </>
    ),
    style: { background: 'var(--meet-surface)', paddingBlock: 'var(--meet-space-4)' },
  },
} satisfies Meta<typeof Container>;

export default meta;
type Story = StoryObj<typeof meta>;

/** `width="page"`: listings, the home page, everything that uses the whole screen. */
export const Page: Story = {};

/** `width="text"`: a line of at most 68 characters begins at the edge of the page. */
export const Reading: Story = {
  args: { width: 'text', as: 'main' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('main')).toHaveTextContent('О магазине');
  },
};

/** `width="form"` in the middle: signing in, the steps of an order. */
export const Centered: Story = { args: { width: 'form', align: 'center' } };

export const Once: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
};

export const Nested: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { children: <Container style={{ background: 'var(--meet-tile)' }}>{meta.args.children}</Container> },
};
