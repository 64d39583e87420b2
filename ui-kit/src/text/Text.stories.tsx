import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { docsOnly, undrawn } from '../internal/story-kinds.ts';
import { Text } from './index.ts';
import { guide } from './Text.guide.ts';

const meta = {
  title: 'Content/Text',
  id: 'kit-text',
  parameters: { guide },
  component: Text,
  args: { children: 'Низкие кроссовки на каждый день: верх из мягкой кожи, вставки из замши.' },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: 'var(--meet-space-3)', maxWidth: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A first paragraph, running text and a note, as on the page of a product. */
export const OnProductPage: Story = {
  parameters: undrawn,
  render: (args) => (
    <>
      <Text size={18}>Лёгкие кроссовки, которые держат форму.</Text>
      <Text {...args} />
      <Text size={14} tone="muted">
        Артикул 4107-22
      </Text>
    </>
  ),
};

/** 16 px: running text. */
export const Plain: Story = {};

/** 12 for notes, 14 for captions and lists, 16 to read, 18 and 22 for a first paragraph. */
export const Sizes: Story = {
  render: () => (
    <>
      <Text size={12}>12&nbsp;px. Низкие кроссовки на каждый день: верх из мягкой кожи, вставки из замши.</Text>
      <Text size={14}>14&nbsp;px. Низкие кроссовки на каждый день: верх из мягкой кожи, вставки из замши.</Text>
      <Text size={16}>16&nbsp;px. Низкие кроссовки на каждый день: верх из мягкой кожи, вставки из замши.</Text>
      <Text size={18}>18&nbsp;px. Низкие кроссовки на каждый день: верх из мягкой кожи, вставки из замши.</Text>
      <Text size={22}>22&nbsp;px. Низкие кроссовки на каждый день: верх из мягкой кожи, вставки из замши.</Text>
    </>
  ),
};

/** `ink`, the default, `muted` for what is secondary, `accent` for an error or a lower price, `positive` for a success. */
export const Tones: Story = {
  render: () => (
    <>
      <Text>ink: обычный текст</Text>
      <Text tone="muted">muted: со&nbsp;склада Meet в&nbsp;Казани</Text>
      <Text tone="accent">accent: промокод не&nbsp;найден</Text>
      <Text tone="positive">positive: скидка 10&nbsp;%</Text>
    </>
  ),
};

/** `regular`, the default, `medium` for names, `bold` for a brand or a sum. */
export const Weights: Story = {
  render: () => (
    <>
      <Text>regular: Кроссовки Slope&nbsp;2</Text>
      <Text weight="medium">medium: Кроссовки Slope&nbsp;2</Text>
      <Text weight="bold">bold: Nordkvart</Text>
    </>
  ),
};

/** `as="span"` or `as="strong"` inside a line. */
export const Inline: Story = {
  render: () => (
    <Text>
      Размер{' '}
      <Text as="strong" weight="medium">
        41
      </Text>
      ,{' '}
      <Text as="span" tone="muted">
        молочный
      </Text>
    </Text>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('41').tagName).toBe('STRONG');
  },
};

/** `tabular`: digits of equal width align the amounts of a column. */
export const Tabular: Story = {
  render: () => (
    <div style={{ display: 'grid', justifyItems: 'end', maxWidth: 160 }}>
      <Text tabular>12&nbsp;490&nbsp;₽</Text>
      <Text tabular>1&nbsp;111&nbsp;₽</Text>
      <Text tabular>390&nbsp;₽</Text>
    </div>
  ),
};

/** `lines`: a long text is cut after two lines, but screen readers read all of it. */
export const Cut: Story = {
  args: {
    lines: 2,
    children:
      'Ношу третью неделю почти каждый день. Кожа мягкая, пятку не натёрли даже в первый выход. Размер в размер, на узкую ногу шнуровка затягивается хорошо, подошва не скользит.',
  },
};

export const OneEmphasis: Story = {
  tags: ['!autodocs'],
  parameters: undrawn,
  render: () => (
    <>
      <Text weight="medium">Привезём завтра, 21&nbsp;ноября</Text>
      <Text tone="muted">С&nbsp;10 до&nbsp;18, курьер позвонит за&nbsp;час</Text>
    </>
  ),
};

export const AllEmphasis: Story = {
  tags: ['!autodocs'],
  parameters: undrawn,
  render: () => (
    <>
      <Text weight="bold" tone="positive">
        Привезём завтра, 21&nbsp;ноября
      </Text>
      <Text weight="bold" tone="accent">
        С&nbsp;10 до&nbsp;18, курьер позвонит за&nbsp;час
      </Text>
    </>
  ),
};

export const ToneWithWords: Story = { ...docsOnly, args: { tone: 'accent', children: 'Промокод SALE10 не\u00a0найден' } };

export const ToneAlone: Story = { ...docsOnly, args: { tone: 'accent', children: 'SALE10' } };
