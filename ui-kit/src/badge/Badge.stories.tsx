import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PropsWithChildren } from 'react';
import { expect, within } from 'storybook/test';
import { docsOnly } from '../internal/story-kinds.ts';
import { Picture } from '../picture/index.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { guide } from './Badge.guide.ts';
import { Badge } from './index.ts';

/** Badges over a picture, as in a card. */
const OnProduct = ({ children }: PropsWithChildren) => (
  <div style={{ position: 'relative', width: 160 }}>
    <Picture imageKey="slope-white" alt="" sizes="160px" ratio={1} />
    <div style={{ position: 'absolute', inset: 8, display: 'flex', flexWrap: 'wrap', alignContent: 'start', gap: 'var(--meet-space-1)' }}>
      {children}
    </div>
  </div>
);

const meta = {
  title: 'Shop/Badge',
  id: 'kit-badge',
  parameters: { guide },
  component: Badge,
  args: { children: 'Новинка' },
  decorators: [
    (Story, { viewMode, parameters }) => {
      if (viewMode !== 'docs') {
        return (
          <div style={{ padding: 'var(--meet-space-4)', background: 'var(--meet-color-picture)' }}>
            <Story />
          </div>
        );
      }
      return parameters.ground === 'page' ? (
        <Story />
      ) : (
        <OnProduct>
          <Story />
        </OnProduct>
      );
    },
  ],
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

/** `neutral`: a fact about the product. */
export const Neutral: Story = {};

/** `neutral`, the default: a fact about the product. In the dark theme a badge is dimmed together with the picture below it. */
export const Fact: Story = { ...docsOnly };

/** `sale`: a lower price, and nothing else. */
export const Sale: Story = { args: { tone: 'sale', children: '−31\u00a0%' } };

/** `meet`: the promise of the lowest price. */
export const MeetPrice: Story = { args: { tone: 'meet', children: 'Meet-price' } };

/** `colours`: those that the shop has chosen for a campaign, here white on green. */
export const OwnColours: Story = { args: { colours: { text: '#FFFFFF', background: '#2F5A48' }, children: 'Сделано в\u00a0России' } };

/** `logo`: a small picture of the campaign before the text. The badge stays as tall as the others. */
export const WithLogo: Story = {
  args: { colours: { text: '#17171A', background: '#FAFAF8' }, logo: 'pictures/star.svg', children: 'Хит' },
  play: async ({ canvasElement }) => {
    const badge = within(canvasElement).getByText('Хит');
    const logo = badge.querySelector('img');
    await expect(logo).toHaveStyle({ display: 'inline-block' });
    await expect(badge.getBoundingClientRect().height).toBeLessThanOrEqual(24);
  },
};

/** The chosen white is unreadable on yellow, so black replaces it. */
export const UnreadableColours: Story = {
  args: { colours: { text: '#FFFFFF', background: '#F4E27A' }, children: 'Хит' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Хит')).toHaveStyle({ color: 'rgb(0, 0, 0)' });
  },
};

/** `outlined`: on the page beside a text, not on a picture. */
export const Outlined: Story = {
  args: { outlined: true, children: 'Быстрая доставка' },
  parameters: { ground: 'page' },
  decorators: [
    (Story, { viewMode }) =>
      viewMode === 'docs' ? (
        <Stack direction="row" gap={2}>
          <Text>Завтра</Text>
          <Story />
        </Stack>
      ) : (
        <div style={{ padding: 'var(--meet-space-4)', background: 'var(--meet-page)' }}>
          <Story />
        </div>
      ),
  ],
};

/** `outlined` with a `tone`: `sale` has red text, `meet` has a red background. */
export const OutlinedTones: Story = {
  ...docsOnly,
  parameters: { ...docsOnly.parameters, ground: 'page' },
  render: () => (
    <div style={{ display: 'flex', gap: 'var(--meet-space-2)' }}>
      <Badge outlined tone="sale">
        −31&nbsp;%
      </Badge>
      <Badge outlined tone="meet">
        Meet-price
      </Badge>
    </div>
  ),
};

/** A text that is wider than its tile is cut with an ellipsis. */
export const LongText: Story = {
  tags: ['!autodocs'],
  args: { children: 'Последняя пара этого размера' },
  decorators: [
    (Story) => (
      <div style={{ width: 120 }}>
        <Story />
      </div>
    ),
  ],
};

export const OneFact: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { tone: 'sale', children: '−31\u00a0%' },
};

export const ManyFacts: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <>
      <Badge tone="sale">−31&nbsp;%</Badge>
      <Badge tone="meet">Meet-price</Badge>
      <Badge>Новинка</Badge>
      <Badge>Хит</Badge>
      <Badge>Сделано в&nbsp;России</Badge>
      <Badge>Быстрая доставка</Badge>
    </>
  ),
};

const newAndReduced = (tone: 'neutral' | 'sale') => (
  <>
    <Badge tone={tone}>Новинка</Badge>
    <Badge tone="sale">−31&nbsp;%</Badge>
  </>
);

export const RedForPrice: Story = { ...docsOnly, render: () => newAndReduced('neutral') };

export const RedForAll: Story = { ...docsOnly, render: () => newAndReduced('sale') };
