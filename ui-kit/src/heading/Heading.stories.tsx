import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Text } from '../text/index.ts';
import { guide } from './Heading.guide.ts';
import { Heading } from './index.ts';

const meta = {
  title: 'Layout/Heading',
  id: 'kit-heading',
  parameters: { guide },
  component: Heading,
  args: { level: 1, children: 'Кроссовки' },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The heading of a page, once. */
export const Page: Story = {};

/** Each level has a size by default: `large`, `medium`, `small`, `tiny`. */
export const Levels: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 'var(--meet-space-4)' }}>
      <Heading level={1}>1, large: кроссовки</Heading>
      <Heading level={2}>2, medium: чаще всего покупают</Heading>
      <Heading level={3}>3, small: шерсть на&nbsp;каждый день</Heading>
      <Heading level={4}>4, tiny: ботинки, лоферы и&nbsp;кеды</Heading>
    </div>
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

/** The five sizes, on a wide screen and below 1024 px. Between 1024 and 1440 px `hero` is as large as `large`. */
export const Sizes: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <div style={{ display: 'grid', gap: 'var(--meet-space-4)' }}>
      <Heading level={2} size="hero">
        hero: кампания, 64 и&nbsp;36&nbsp;px
      </Heading>
      <Heading level={2} size="large">
        large: страница, 48 и&nbsp;36&nbsp;px
      </Heading>
      <Heading level={2} size="medium">
        medium: раздел страницы, 36 и&nbsp;28&nbsp;px
      </Heading>
      <Heading level={2} size="small">
        small: часть раздела, панель, 22 и&nbsp;18&nbsp;px
      </Heading>
      <Heading level={2} size="tiny">
        tiny: карточка, 16&nbsp;px
      </Heading>
    </div>
  ),
};

const outline = { display: 'grid', gap: 'var(--meet-space-3)' } as const;

export const LevelByOutline: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <div style={outline}>
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
  // The skipped level is what this example warns about.
  parameters: { chromatic: { disableSnapshot: true }, a11y: { config: { rules: [{ id: 'heading-order', enabled: false }] } } },
  render: () => (
    <div style={outline}>
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
  parameters: { chromatic: { disableSnapshot: true } },
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
  parameters: { chromatic: { disableSnapshot: true } },
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
