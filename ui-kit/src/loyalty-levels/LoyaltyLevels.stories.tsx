import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { docsOnly } from '../internal/story-kinds.ts';
import { Progress } from '../progress/index.ts';
import { LoyaltyLevels } from './index.ts';
import { guide } from './LoyaltyLevels.guide.ts';

const meta = { title: 'Shop/LoyaltyLevels', id: 'kit-loyaltylevels', parameters: { guide }, component: LoyaltyLevels } satisfies Meta<
  typeof LoyaltyLevels
>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The levels and their benefits, for a page about the programme. */
export const Levels: Story = {
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table', { name: 'Уровни программы лояльности' });
    await expect(within(table).getAllByRole('row')).toHaveLength(5);
    await expect(within(table).getByRole('row', { name: /^Gold от\s150\s000\s₽ 7\s%$/ })).toBeVisible();
    await expect(within(canvasElement).queryByRole('progressbar')).toBeNull();
  },
};

/** In the account: the shopper's level, the distance to the next, and the share of an order that bonuses may pay. */
export const Own: Story = {
  args: { current: 'Silver', spent: 10_840_000, withChargeOff: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('row', { current: true })).toHaveTextContent('Silver');
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '72');
    await expect(canvas.getByText(/До\sGold осталось/)).toHaveTextContent('41 600 ₽');
  },
};

/** At the highest level there is no distance to a next one. */
export const Highest: Story = {
  args: { current: 'Platinum', spent: 51_230_000, withChargeOff: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Это высший уровень')).toBeVisible();
    await expect(within(canvasElement).queryByRole('progressbar')).toBeNull();
  },
};

/** `background="stage"`: on the contrasting band of the home page, which you provide. */
export const OnStage: Story = {
  args: { background: 'stage', current: 'Start', spent: 1_249_000 },
  decorators: [
    (Story) => (
      <div style={{ padding: 'var(--meet-space-6)', background: 'var(--meet-color-stage)' }}>
        <Story />
      </div>
    ),
  ],
};

/** `levels`: those of another programme, from the lowest to the highest, with sums in minor units of the currency. */
export const OwnLevels: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    levels: [
      { name: 'Guest', chargePercentage: 2, chargeOffPercentage: 10, requiredSpentAmount: 0 },
      { name: 'Friend', chargePercentage: 5, chargeOffPercentage: 20, requiredSpentAmount: 3_000_000 },
      { name: 'Family', chargePercentage: 8, chargeOffPercentage: 50, requiredSpentAmount: 10_000_000 },
    ],
    current: 'Friend',
    spent: 8_150_000,
    withChargeOff: true,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('row')).toHaveLength(4);
    await expect(canvas.getByText(/До\sFamily осталось/)).toHaveTextContent('18 500 ₽');
  },
};

/** All columns in 288 px, the width of the content on a phone of 320 px. */
export const Narrow: Story = {
  tags: ['!autodocs'],
  args: { current: 'Start', spent: 0, withChargeOff: true },
  render: (args) => (
    <div style={{ maxWidth: 288 }}>
      <LoyaltyLevels {...args} />
    </div>
  ),
};

/** A programme with small sums, whose columns leave room for the numbers of the anatomy. */
export const Parts: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    levels: [
      { name: 'Start', chargePercentage: 3, chargeOffPercentage: 10, requiredSpentAmount: 0 },
      { name: 'Silver', chargePercentage: 5, chargeOffPercentage: 15, requiredSpentAmount: 500_000 },
      { name: 'Gold', chargePercentage: 7, chargeOffPercentage: 20, requiredSpentAmount: 900_000 },
    ],
    current: 'Silver',
    spent: 720_000,
    withChargeOff: true,
  },
};

export const DistanceAsSum: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { current: 'Silver', spent: 10_840_000 },
};

export const DistanceAsShare: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <>
      <Progress label="До&nbsp;Gold" value={72} />
      <LoyaltyLevels current="Silver" />
    </>
  ),
};

export const PlaceTold: Story = { ...docsOnly, args: { current: 'Gold', spent: 21_360_000, withChargeOff: true } };

export const PlaceHidden: Story = { ...docsOnly, args: { withChargeOff: true } };
