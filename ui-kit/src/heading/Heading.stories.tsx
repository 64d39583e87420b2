import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PropsWithChildren } from 'react';
import { expect, within } from 'storybook/test';
import { docsOnly, undrawn } from '../internal/story-kinds.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { guide } from './Heading.guide.ts';
import { Heading } from './index.ts';

const meta = {
  title: 'Content/Heading',
  id: 'kit-heading',
  parameters: { guide },
  component: Heading,
  args: { level: 1, children: 'Кроссовки' },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The head of a listing: the heading of the page, once, with its first paragraph, and the heading of a part. */
export const OnAPage: Story = {
  parameters: undrawn,
  render: (args) => (
    <Stack gap={6}>
      <Stack gap={2}>
        <Heading {...args} />
        <Text>Кожаные, замшевые и&nbsp;текстильные: на&nbsp;каждый день и&nbsp;для бега.</Text>
      </Stack>
      <Heading level={2}>Чаще всего покупают</Heading>
    </Stack>
  ),
};

/** Level 1: the heading of the whole page, one per page. */
export const Page: Story = { tags: ['!autodocs'] };

/** Each level has a size by default: 1 is `large`, 2 `medium`, 3 `small`, 4 `tiny`. */
export const Levels: Story = {
  render: () => (
    <Stack gap={4}>
      <Heading level={1}>Кроссовки</Heading>
      <Heading level={2}>Чаще всего покупают</Heading>
      <Heading level={3}>Шерсть на&nbsp;каждый день</Heading>
      <Heading level={4}>Ботинки, лоферы и&nbsp;кеды</Heading>
    </Stack>
  ),
};

/** `size`: level and size are independent. Here a part of the page, level 2, in the head of a panel. */
export const OtherSize: Story = {
  args: { level: 2, size: 'small', children: 'Размер EU' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 2 })).toHaveTextContent('Размер EU');
  },
};

/** `face="display"`: Unbounded, for the one message of a page. */
export const Display: Story = { args: { size: 'hero', face: 'display', children: 'Осень начинается снизу' } };

/** In 288 px lines are balanced, and a word that is longer than the line breaks at its soft hyphen. */
export const Long: Story = {
  tags: ['!autodocs'],
  args: { children: 'Водо\u00adнепрони\u00adцаемые высоко\u00adтехно\u00adлогичные полу\u00adботинки' },
  render: (args) => (
    <div style={{ maxWidth: 288 }}>
      <Heading {...args} />
    </div>
  ),
};

const SizeNote = ({ children }: PropsWithChildren) => (
  <Text size={14} tone="muted">
    {children}
  </Text>
);

/** The five sizes by the width of the screen. They are the same on a phone and on a tablet. */
export const Sizes: Story = {
  ...docsOnly,
  render: () => (
    <Stack gap={5}>
      <Stack gap={1}>
        <Heading level={2} size="hero">
          Осень начинается снизу
        </Heading>
        <SizeNote>hero: 36&nbsp;px, from 1024&nbsp;px 48, from 1440&nbsp;px 64</SizeNote>
      </Stack>
      <Stack gap={1}>
        <Heading level={2} size="large">
          Кроссовки
        </Heading>
        <SizeNote>large: 36&nbsp;px, from 1024&nbsp;px 48</SizeNote>
      </Stack>
      <Stack gap={1}>
        <Heading level={2} size="medium">
          Чаще всего покупают
        </Heading>
        <SizeNote>medium: 28&nbsp;px, from 1024&nbsp;px 36</SizeNote>
      </Stack>
      <Stack gap={1}>
        <Heading level={2} size="small">
          Доставка курьером
        </Heading>
        <SizeNote>small: 18&nbsp;px, from 1024&nbsp;px 22</SizeNote>
      </Stack>
      <Stack gap={1}>
        <Heading level={2} size="tiny">
          Кроссовки Slope&nbsp;2
        </Heading>
        <SizeNote>tiny: 16&nbsp;px</SizeNote>
      </Stack>
    </Stack>
  ),
};

const columnStyle = { display: 'grid', gap: 'var(--meet-space-3)' } as const;

export const LevelByOutline: Story = {
  tags: ['!autodocs'],
  parameters: undrawn,
  render: () => (
    <div style={columnStyle}>
      <Heading level={2} size="small">
        Доставка
      </Heading>
      <Text size={14} tone="muted">
        level 2, size small
      </Text>
      <Heading level={3} size="tiny">
        Курьером
      </Heading>
      <Text size={14} tone="muted">
        level 3, size tiny
      </Text>
    </div>
  ),
};

export const LevelBySize: Story = {
  tags: ['!autodocs'],
  // Turns off the check of heading levels, because the example shows the mistake of skipping one.
  parameters: { chromatic: { disableSnapshot: true }, a11y: { config: { rules: [{ id: 'heading-order', enabled: false }] } } },
  render: () => (
    <div style={columnStyle}>
      <Heading level={2} size="small">
        Доставка
      </Heading>
      <Text size={14} tone="muted">
        level 2, size small
      </Text>
      <Heading level={2} size="tiny">
        Курьером
      </Heading>
      <Text size={14} tone="muted">
        level 2, as if beside «Доставка»
      </Text>
    </div>
  ),
};

export const OneDisplay: Story = {
  tags: ['!autodocs'],
  parameters: undrawn,
  render: () => (
    <div style={{ display: 'grid', gap: 'var(--meet-space-4)' }}>
      <Heading level={2} face="display">
        Осень снизу
      </Heading>
      <Heading level={3}>Кроссовки</Heading>
      <Heading level={3}>Ботинки</Heading>
    </div>
  ),
};

export const AllDisplay: Story = {
  tags: ['!autodocs'],
  parameters: undrawn,
  render: () => (
    <div style={{ display: 'grid', gap: 'var(--meet-space-4)' }}>
      <Heading level={2} face="display">
        Осень снизу
      </Heading>
      <Heading level={3} face="display">
        Кроссовки
      </Heading>
      <Heading level={3} face="display">
        Ботинки
      </Heading>
    </div>
  ),
};
