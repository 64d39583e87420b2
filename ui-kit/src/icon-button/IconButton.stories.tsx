import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { docsOnly, undrawn } from '../internal/story-kinds.ts';
import { Picture } from '../picture/index.ts';
import { Stack } from '../stack/index.ts';
import { font } from '../theme/index.ts';
import { Tooltip } from '../tooltip/index.ts';
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

const goodsForms = { one: 'товар', few: 'товара', many: 'товаров' };

/** The head of a page: the search opens in place, the other icons are links with their counters. */
export const InHeader: Story = {
  parameters: undrawn,
  args: { icon: 'search', label: 'Поиск' },
  render: (args) => (
    <Stack direction="row" justify="between">
      <span style={{ font: font(800, 22, 'display'), letterSpacing: 'var(--meet-tight-display)' }}>Meet</span>
      <Stack direction="row" gap={4}>
        <IconButton {...args} />
        <LinkIconButton href="/favourites" icon="heart" label="Избранное" count={3} countForms={goodsForms} />
        <LinkIconButton href="/cart" icon="bag" label="Корзина" count={2} countForms={goodsForms} />
      </Stack>
    </Stack>
  ),
};

/**
 * The icon alone, 44 px: in heads of panels and in the header. It has no edge to become darker, so on hover the icon itself becomes paler:
 * two thirds of `text` over `page`. It looks the same while pressed, because the effect of the press is visible at once.
 */
export const Plain: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Закрыть' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};

/** `count`: the number is on the icon and in the accessible name; from 100 on it is «99+», and at 0 it is hidden. */
export const Counter: Story = {
  render: () => (
    <div style={row}>
      <IconButton icon="bag" label="Корзина" count={3} countForms={goodsForms} />
      <IconButton icon="filter" label="Фильтры" count={12} />
      <IconButton icon="heart" label="Избранное" count={128} countForms={goodsForms} />
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

/** `pressed`, for a toggle that is on: the icon is filled and `aria-pressed` is true. The name stays the same. */
export const Pressed: Story = {
  name: 'Toggle on',
  args: { icon: 'heart', label: 'В\u00a0избранное: Кроссовки Slope\u00a02', pressed: true, onClick: fn() },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { pressed: true })).toHaveAccessibleName(/Slope\s2/);
  },
};

/**
 * `variant="line"` beside a Button of the same `size`: `small`, `medium`, and `large`, whose toggle is on. The section «Narrow screens»
 * shows what fits a phone.
 */
export const BesideButtons: Story = {
  ...docsOnly,
  render: () => (
    <Stack gap={3}>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <Stack key={size} direction="row" gap={2} wrap={false}>
          <Button size={size}>В&nbsp;корзину</Button>
          <IconButton icon="heart" label="В&nbsp;избранное" variant="line" size={size} pressed={size === 'large'} />
        </Stack>
      ))}
    </Stack>
  ),
};

/** Over a picture: `plain`, in the colour `on-picture`, which is readable on a tile in both themes. */
export const OnPicture: Story = {
  ...docsOnly,
  render: () => (
    <div style={{ position: 'relative', width: 160, aspectRatio: '4 / 5' }}>
      <Picture imageKey="slope-white" alt="Белые кроссовки сбоку" sizes="160px" />
      <IconButton
        icon="heart"
        label="В&nbsp;избранное: Кроссовки Slope&nbsp;2"
        pressed
        style={{ position: 'absolute', top: 0, right: 0, color: 'var(--meet-color-on-picture)' }}
      />
    </div>
  ),
};

/**
 * The variants and sizes, drawn twice as large, so that there is room for the numbers of the anatomy. The background shows the target area,
 * which is otherwise invisible.
 */
export const Parts: Story = {
  ...docsOnly,
  args: { icon: 'bag', label: 'Корзина', count: 3, countForms: goodsForms },
  render: (args) => (
    <div style={{ ...row, justifyContent: 'center', zoom: 2 }}>
      <IconButton {...args} style={{ background: 'var(--meet-tile)' }} />
      {(['small', 'medium', 'large'] as const).map((size) => (
        <IconButton key={size} icon="heart" label={`В\u00a0избранное, ${size}`} variant="line" size={size} />
      ))}
    </div>
  ),
};

/** The sizes of `line`. The last button is a toggle that is on. */
export const Line: Story = {
  tags: ['!autodocs'],
  render: () => (
    <div style={row}>
      <IconButton icon="heart" label="В&nbsp;избранное" variant="line" size="small" />
      <IconButton icon="heart" label="В&nbsp;избранное" variant="line" size="medium" />
      <IconButton icon="heart" label="В&nbsp;избранное" variant="line" size="large" />
      <IconButton icon="heart" label="В&nbsp;избранное" variant="line" size="large" pressed />
    </div>
  ),
};

/**
 * `loading`, in both variants alike, where an action takes longer than a second: a spinner of the size of the icon. Presses are ignored,
 * and the focus is kept.
 */
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

/**
 * `disabled`, where an action is not possible yet, with the reason beside it. The icon has the colour `muted`; a `line` button also has the
 * background `tile` and an edge in `border`.
 */
export const Disabled: Story = {
  render: () => (
    <div style={row}>
      <IconButton icon="trash" label="Удалить выбранные" disabled />
      <IconButton icon="heart" label="Выбранные в&nbsp;избранное" variant="line" disabled />
      <span>Ничего не&nbsp;выбрано</span>
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const button of within(canvasElement).getAllByRole('button')) await expect(button).toBeDisabled();
  },
};

/** `LinkIconButton`: what leads to another page is a link, even though it looks like a button. */
export const AsLink: Story = {
  render: () => (
    <div style={row}>
      <LinkIconButton href="/favourites" icon="heart" label="Избранное" count={3} countForms={goodsForms} />
      <LinkIconButton href="/account" icon="user" label="Личный кабинет" />
      <LinkIconButton href="/shops?view=map" icon="pin" label="Магазины на&nbsp;карте" variant="line" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Избранное, 3\u00a0товара' })).toHaveAttribute('href', '/favourites');
  },
};

/**
 * Tooltip shows the name on hover and keyboard focus. Staff tools need it, because their icons are less familiar. In the shop, where
 * everyone knows the icons, it is optional.
 */
export const WithTooltip: Story = {
  parameters: { chromatic: { disableSnapshot: true }, docs: { story: { inline: false, height: '140px' } } },
  render: () => (
    <div
      style={{
        display: 'flex',
        justifyContent: 'center',
        gap: 'var(--meet-space-2)',
        padding: 'var(--meet-space-10) 0 var(--meet-space-4)',
      }}
    >
      <Tooltip text="Скопировать ссылку">
        <IconButton icon="link" label="Скопировать ссылку" />
      </Tooltip>
      <Tooltip text="Отправить почтой">
        <IconButton icon="mail" label="Отправить почтой" />
      </Tooltip>
    </div>
  ),
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('button', { name: 'Отправить почтой' }).focus();
    await within(canvasElement.ownerDocument.body).findByText('Отправить почтой');
  },
};

/** `icon` as an element, for an icon of another set; it has the colour of the text. */
export const OwnIcon: Story = {
  parameters: undrawn,
  render: () => (
    <IconButton
      label="Добавить закладку"
      variant="line"
      icon={
        <svg viewBox="0 0 24 24" width="22" height="22" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
          <path d="M6 3h12v18l-6-4.5L6 21z" />
        </svg>
      }
    />
  ),
};

/** The variants and a toggle side by side. */
export const Variants: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <div style={row}>
      <IconButton icon="x" label="Закрыть" />
      <IconButton icon="heart" label="В избранное" variant="line" />
      <IconButton icon="heart" label="В избранное: Slope 2" variant="line" pressed />
    </div>
  ),
};

export const LabelOfUnclear: Story = { ...docsOnly, render: () => <Button variant="line">Повторить заказ</Button> };

export const UnclearIcon: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { icon: 'box', label: 'Повторить заказ', variant: 'line' },
};

export const OneAndMore: Story = {
  ...docsOnly,
  render: () => (
    <div style={row}>
      <IconButton icon="heart" label="В&nbsp;избранное" />
      <IconButton icon="more" label="Ещё действия" />
    </div>
  ),
};

export const RowOfIcons: Story = {
  ...docsOnly,
  render: () => (
    <div style={row}>
      <IconButton icon="heart" label="В&nbsp;избранное" />
      <IconButton icon="link" label="Скопировать ссылку" />
      <IconButton icon="mail" label="Отправить почтой" />
      <IconButton icon="ruler" label="Таблица размеров" />
      <IconButton icon="refresh" label="Повторить заказ" />
    </div>
  ),
};
