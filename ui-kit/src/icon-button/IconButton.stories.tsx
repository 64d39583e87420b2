import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guide } from './IconButton.guide.ts';
import { IconButton, LinkIconButton } from './index.ts';

const meta = {
  title: 'Actions/IconButton',
  id: 'kit-iconbutton',
  parameters: { guide },
  component: IconButton,
  subcomponents: { LinkIconButton },
  args: { icon: 'x', label: 'Закрыть', onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 'var(--meet-space-4)' } as const;
const goods = { one: 'товар', few: 'товара', many: 'товаров' };

export const Plain: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Закрыть' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};

/** The number is on the icon and in the accessible name; from 100 on it is «99+». */
export const Counter: Story = {
  render: () => (
    <div style={row}>
      <IconButton icon="bag" label="Корзина" count={3} countForms={goods} />
      <IconButton icon="filter" label="Фильтры" count={12} />
      <IconButton icon="heart" label="Избранное" count={128} countForms={goods} />
      <IconButton icon="heart" label="Избранное" count={0} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const buttons = within(canvasElement);
    await expect(buttons.getByRole('button', { name: 'Корзина, 3\u00a0товара' })).toHaveTextContent('3');
    await expect(buttons.getByRole('button', { name: 'Избранное, 99+\u00a0товаров' })).toHaveTextContent('99+');
    await expect(buttons.getByRole('button', { name: 'Избранное' })).toHaveTextContent('');
  },
};

/** A toggle: the name stays, `aria-pressed` and the filled icon change. */
export const Pressed: Story = {
  args: { icon: 'heart', label: 'В избранное: Кроссовки Slope 2', pressed: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { pressed: true })).toHaveAccessibleName(/Slope 2/);
  },
};

export const Line: Story = {
  render: (args) => (
    <div style={row}>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <IconButton key={size} {...args} icon="heart" label={`В избранное, ${size}`} variant="line" size={size} />
      ))}
      <IconButton {...args} icon="heart" label="В избранном" variant="line" size="large" pressed />
    </div>
  ),
};

/** Presses are ignored while the action runs, and the focus is kept. */
export const Loading: Story = {
  args: { icon: 'heart', label: 'В избранное', variant: 'line', loading: true },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'В избранное' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  render: (args) => (
    <div style={row}>
      <IconButton {...args} icon="minus" label="Меньше" />
      <IconButton {...args} icon="trash" label="Удалить" variant="line" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const button of within(canvasElement).getAllByRole('button')) await expect(button).toBeDisabled();
  },
};

/** Navigation is a link, even when it looks like a button. */
export const AsLink: Story = {
  render: () => (
    <div style={row}>
      <LinkIconButton href="#favourites" icon="heart" label="Избранное" count={3} countForms={goods} />
      <LinkIconButton href="#account" icon="user" label="Личный кабинет" />
      <LinkIconButton href="#map" icon="pin" label="Показать на карте" variant="line" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Избранное, 3\u00a0товара' })).toHaveAttribute('href', '#favourites');
  },
};

export const KnownIcon: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { icon: 'heart', label: 'В избранное', variant: 'line' },
};

export const UnclearIcon: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { icon: 'box', label: 'Повторить заказ', variant: 'line' },
};
