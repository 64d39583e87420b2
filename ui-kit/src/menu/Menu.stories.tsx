import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { ConfirmDialog } from '../confirm-dialog/index.ts';
import { docsOnly, undrawn } from '../internal/story-kinds.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { Menu } from './index.ts';
import { guide } from './Menu.guide.ts';

const postpone = fn();

const meta = {
  title: 'Overlays/Menu',
  id: 'kit-menu',
  parameters: { guide, docs: { story: { inline: false, height: '360px' } } },
  component: Menu,
  args: {
    label: 'Действия с заказом',
    items: [
      { label: 'Перенести доставку', icon: 'calendar', onSelect: postpone },
      { label: 'Задать вопрос', icon: 'mail', href: '/contacts' },
      { label: 'Изменить пункт выдачи', icon: 'pin', disabled: true },
      { items: [{ label: 'Отменить заказ', onSelect: fn() }] },
    ],
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

async function openMenu(canvasElement: HTMLElement, name = 'Действия с заказом'): Promise<HTMLElement> {
  await userEvent.click(within(canvasElement).getByRole('button', { name }));
  return screen.findByRole('menu');
}

/**
 * Actions on an order: the most frequent one is a button, the others are in a menu behind three dots. The line below the order says why one
 * item is disabled.
 */
export const OfAnOrder: Story = {
  parameters: { ...undrawn, docs: { story: { height: '370px' } } },
  args: { label: 'Другие действия с заказом 4107-22', icon: 'more', align: 'end' },
  render: (args) => (
    <Stack direction="row" justify="between" gap={4}>
      <div>
        <Text weight="medium">Заказ 4107-22, в&nbsp;пути</Text>
        <Text size={14} tone="muted">
          Пункт выдачи можно изменить до&nbsp;отправки
        </Text>
      </div>
      <Stack direction="row" gap={2}>
        <Button variant="line">Повторить</Button>
        <Menu {...args} />
      </Stack>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    (await openMenu(canvasElement, 'Другие действия с заказом 4107-22')).focus();
  },
};

/** A button with a text, where there is room for it. One item is disabled, because this order has been sent. */
export const TextButton: Story = {
  play: async ({ canvasElement }) => {
    const menu = await openMenu(canvasElement);
    await expect(within(menu).getAllByRole('menuitem')).toHaveLength(4);
    await expect(within(menu).getByRole('menuitem', { name: 'Изменить пункт выдачи' })).toHaveAttribute('aria-disabled', 'true');
    await expect(within(menu).getByRole('menuitem', { name: 'Задать вопрос' })).toHaveAttribute('href', '/contacts');
  },
};

/**
 * Three dots in lists and cards, where each row has a menu. `label` becomes the accessible name of the button, so it names the object of
 * the row.
 */
export const IconMenu: Story = {
  tags: ['!autodocs'],
  args: { label: 'Действия с заказом 4107-22', icon: 'more' },
  play: async ({ canvasElement }) => {
    await openMenu(canvasElement, 'Действия с заказом 4107-22');
  },
};

/** The destructive item is apart, at the end. Arrows skip headings and lines. */
export const Groups: Story = {
  tags: ['!autodocs'],
  args: {
    items: [
      { label: 'Перенести доставку', onSelect: postpone },
      {
        heading: 'Документы',
        items: [
          { label: 'Открыть чек', icon: 'external', href: 'https://receipt.example/4107-22' },
          { label: 'Открыть накладную', icon: 'box', href: '/orders/4107-22/waybill' },
        ],
      },
      { items: [{ label: 'Отменить заказ', onSelect: fn() }] },
    ],
  },
  play: async ({ canvasElement }) => {
    const menu = await openMenu(canvasElement);
    // Waits for the focus: keys pressed earlier would reach the button instead of the menu.
    await waitFor(() => expect(menu).toHaveFocus());
    await expect(within(menu).getByRole('group', { name: 'Документы' })).toContainElement(
      within(menu).getByRole('menuitem', { name: 'Открыть чек' }),
    );
    await expect(within(menu).getAllByRole('separator')).toHaveLength(2);
    for (const [key, name] of [
      ['{Home}', 'Перенести доставку'],
      ['{ArrowDown}', 'Открыть чек'],
      ['{ArrowDown}', 'Открыть накладную'],
      ['{ArrowDown}', 'Отменить заказ'],
    ] as const) {
      await userEvent.keyboard(key);
      await waitFor(() => expect(within(menu).getByRole('menuitem', { name })).toHaveFocus());
    }
  },
};

/** Items that belong together have a heading; the destructive item is apart, at the end. */
export const Grouped: Story = {
  ...docsOnly,
  args: {
    items: [
      { label: 'Скопировать номер', onSelect: fn() },
      {
        heading: 'Доставка',
        items: [
          { label: 'Перенести доставку', icon: 'calendar', onSelect: postpone },
          { label: 'Изменить пункт выдачи', icon: 'pin', href: '/orders/4107-22/pickup' },
        ],
      },
      { items: [{ label: 'Отменить заказ', onSelect: fn() }] },
    ],
  },
  play: async ({ canvasElement }) => {
    // Focuses the menu itself: no item is current, as after a press by a pointer.
    (await openMenu(canvasElement)).focus();
  },
};

/**
 * Items in all their states: an ordinary item, an item with `tone: 'muted'`, and a disabled item, which is paler still and does nothing.
 * The first item has the keyboard focus, which gives it a background and a ring.
 */
export const Tones: Story = {
  ...docsOnly,
  args: {
    label: 'Действия с\u00a0адресом',
    items: [
      { label: 'Изменить', href: '/addresses/12' },
      { label: 'Скрыть из\u00a0списка', tone: 'muted', onSelect: fn() },
      { label: 'Сделать основным', disabled: true },
    ],
  },
  play: async ({ canvasElement }) => {
    within(canvasElement)
      .getByRole('button', { name: /^Действия с\sадресом/ })
      .focus();
    await userEvent.keyboard('{Enter}');
    const first = await screen.findByRole('menuitem', { name: 'Изменить' });
    await waitFor(() => expect(first).toHaveFocus());
  },
};

/** `align="end"` at the right edge, in the rows of a list. `label` names the object of the row. */
export const InRows: Story = {
  ...docsOnly,
  render: () => (
    <Stack gap={1}>
      {['Дом', 'Работа'].map((address) => (
        <Stack key={address} direction="row" justify="between" wrap={false}>
          <Text>{address}</Text>
          <Menu
            label={`Действия с\u00a0адресом «${address}»`}
            icon="more"
            variant="text"
            align="end"
            items={[
              { label: 'Изменить', href: '/addresses/12' },
              { label: 'Сделать основным', onSelect: fn() },
              { items: [{ label: 'Удалить', onSelect: fn() }] },
            ]}
          />
        </Stack>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    (await openMenu(canvasElement, 'Действия с\u00a0адресом «Дом»')).focus();
  },
};

/** `variant` and `size` as in Button. In this order: solid, line, text, small, large, and with `icon` an outlined and a plain button. */
export const Buttons: Story = {
  ...docsOnly,
  parameters: { ...undrawn, docs: { story: { inline: true } } },
  render: (args) => (
    <Stack direction="row" gap={3}>
      <Menu {...args} label="Действия" variant="solid" />
      <Menu {...args} label="Действия" />
      <Menu {...args} label="Действия" variant="text" />
      <Menu {...args} label="Действия" size="small" />
      <Menu {...args} label="Действия" size="large" />
      <Menu {...args} icon="more" />
      <Menu {...args} icon="more" variant="text" />
    </Stack>
  ),
};

/**
 * A long label wraps: the list is at most 360 px wide, and less on a narrower screen. Where it has no room at its button, it moves sideways
 * and keeps 16 px from the edge.
 */
export const LongText: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    items: [
      { label: 'Перенести доставку', icon: 'calendar', onSelect: fn() },
      { label: 'Написать в\u00a0поддержку об\u00a0этом заказе и\u00a0приложить фотографии', icon: 'mail', href: '/contacts' },
      { items: [{ label: 'Отменить заказ', onSelect: fn() }] },
    ],
  },
  play: async ({ canvasElement }) => {
    await openMenu(canvasElement);
  },
};

/** An item whose action cannot be undone opens a ConfirmDialog, which asks first. */
export const AsksFirst: Story = {
  tags: ['example'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: function AddressMenu() {
    const [isAsking, setAsking] = useState(false);
    return (
      <>
        <Menu
          label="Действия с&nbsp;адресом «Дом»"
          items={[{ label: 'Изменить', href: '/addresses/12' }, { items: [{ label: 'Удалить', onSelect: () => setAsking(true) }] }]}
        />
        <ConfirmDialog
          title="Удалить адрес «Дом»?"
          description="Казань, улица Баумана, 12, кв.&nbsp;40. Вернуть его будет нельзя."
          action="Удалить адрес"
          cancel="Оставить"
          open={isAsking}
          onOpenChange={setAsking}
          onConfirm={async () => {
            const response = await fetch('/addresses/12', { method: 'DELETE' });
            if (!response.ok) throw new Error(response.statusText);
          }}
        />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Действия с\sадресом/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Удалить' }));
    const question = await screen.findByRole('alertdialog', { name: 'Удалить адрес «Дом»?' });
    await waitFor(() => expect(within(question).getByRole('button', { name: 'Оставить' })).toHaveFocus());
    await expect(screen.queryByRole('menu')).toBeNull();
  },
};

/** A selected item runs its action and closes the menu. */
export const Chosen: Story = {
  parameters: undrawn,
  play: async ({ canvasElement }) => {
    postpone.mockClear();
    const menu = await openMenu(canvasElement);
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Перенести доставку' }));
    await expect(postpone).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

/** Arrows and letters find an item, Enter selects it, Escape returns the focus. */
export const Keyboard: Story = {
  parameters: undrawn,
  play: async ({ canvasElement }) => {
    postpone.mockClear();
    const button = within(canvasElement).getByRole('button', { name: 'Действия с заказом' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(within(menu).getByRole('menuitem', { name: 'Перенести доставку' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(within(menu).getByRole('menuitem', { name: 'Задать вопрос' })).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(within(menu).getByRole('menuitem', { name: 'Отменить заказ' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Перенести доставку' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(postpone).toHaveBeenCalledTimes(1);
  },
};

export const ShortVerbs: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true }, docs: { story: { height: '300px' } } },
  args: {
    label: 'Действия с\u00a0адресом «Дом»',
    items: [
      { label: 'Изменить', onSelect: fn() },
      { label: 'Сделать основным', onSelect: fn() },
      { items: [{ label: 'Удалить', onSelect: fn() }] },
    ],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
  },
};

export const RepeatedObject: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true }, docs: { story: { height: '300px' } } },
  args: {
    label: 'Действия с\u00a0адресом «Дом»',
    items: [
      { label: 'Изменить адрес «Дом»', onSelect: fn() },
      { label: 'Сделать адрес «Дом» основным', onSelect: fn() },
      { items: [{ label: 'Удалить адрес «Дом»', onSelect: fn() }] },
    ],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
  },
};

export const MainBeside: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true }, docs: { story: { height: '300px' } } },
  render: () => (
    <Stack direction="row" gap={2}>
      <Button variant="line">Повторить</Button>
      <Menu
        label="Другие действия с&nbsp;заказом"
        icon="more"
        items={[
          { label: 'Открыть чек', href: '/orders/4107-22/receipt' },
          { label: 'Задать вопрос', href: '/contacts' },
          { items: [{ label: 'Отменить заказ', onSelect: fn() }] },
        ]}
      />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Другие действия/ }));
  },
};

export const MainInside: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true }, docs: { story: { height: '300px' } } },
  args: {
    icon: 'more',
    items: [
      { label: 'Открыть чек', href: '/orders/4107-22/receipt' },
      { label: 'Задать вопрос', href: '/contacts' },
      { label: 'Повторить', onSelect: fn() },
      { items: [{ label: 'Отменить заказ', onSelect: fn() }] },
    ],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
  },
};
