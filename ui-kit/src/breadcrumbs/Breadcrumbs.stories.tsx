import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Breadcrumbs } from './index.ts';

const meta = {
  title: 'Kit/Breadcrumbs',
  component: Breadcrumbs,
  args: { crumbs: [{ name: 'Главная', href: '#' }, { name: 'Кроссовки', href: '#sneakers' }, { name: 'Slope\u00a02' }] },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Product: Story = {
  play: async ({ canvasElement }) => {
    const crumbs = within(canvasElement);
    await expect(crumbs.getAllByRole('link')).toHaveLength(2);
    await expect(crumbs.getByText('Slope 2')).toHaveAttribute('aria-current', 'page');
  },
};

export const Long: Story = {
  args: {
    crumbs: [
      { name: 'Главная', href: '#' },
      { name: 'Одежда для холодной погоды', href: '#clothes' },
      { name: 'Куртки и пальто', href: '#coats' },
      { name: 'Пуховики средней длины', href: '#puffers' },
      { name: 'Пуховик «Северное сияние»' },
    ],
  },
  render: (args) => (
    <div style={{ width: 288 }}>
      <Breadcrumbs {...args} />
    </div>
  ),
};
