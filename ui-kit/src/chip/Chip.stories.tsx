import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { docsOnly, undrawn } from '../internal/story-kinds.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { guide } from './Chip.guide.ts';
import { Chip } from './index.ts';

const meta = {
  title: 'Forms/Chip',
  id: 'kit-chip',
  parameters: { guide },
  component: Chip,
  args: { children: 'Кроссовки' },
} satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

const row = { display: 'flex', flexWrap: 'wrap', gap: 'var(--meet-space-2)' } as const;

/** One choice of a row, which applies at once. The chosen chip stays filled under the pointer, and is paler while it is pressed. */
export const Choice: Story = {
  render: function Kinds() {
    const [chosenKind, setChosenKind] = useState('Кроссовки');
    return (
      <Stack as="fieldset" direction="row" gap={2} aria-label="Вид обуви">
        {['Кроссовки', 'Кеды', 'Ботинки'].map((kind) => (
          <Chip key={kind} selected={kind === chosenKind} onClick={() => setChosenKind(kind)}>
            {kind}
          </Chip>
        ))}
      </Stack>
    );
  },
  play: async ({ canvasElement }) => {
    const chips = within(canvasElement);
    await userEvent.click(chips.getByRole('button', { name: 'Кеды' }));
    await expect(chips.getByRole('button', { pressed: true })).toHaveTextContent('Кеды');
    await expect(chips.getAllByRole('button', { pressed: false })).toHaveLength(2);
  },
};

/** `selected={false}`: a choice that is off. If `selected` is omitted, the button is not a toggle. */
export const Toggle: Story = { parameters: undrawn, args: { selected: false, onClick: fn() } };

/** `selected`: chosen, and filled. */
export const Chosen: Story = { ...docsOnly, args: { selected: true, onClick: fn() } };

/** Text without an edge: an applied filter that cannot be removed here. */
export const Plain: Story = { tags: ['!autodocs'] };

/**
 * Without a handler and `href`: text on `tile` without an edge, for an applied filter that cannot be removed here, among others that can.
 * The label keeps the colour `text`, because the chip is not disabled.
 */
export const AmongRemovable: Story = {
  ...docsOnly,
  name: 'Plain',
  render: () => (
    <fieldset style={{ ...row, padding: 0, border: 0 }} aria-label="Выбрано">
      <Chip>Распродажа</Chip>
      <Chip onRemove={fn()}>Размер&nbsp;41</Chip>
    </fieldset>
  ),
};

function Wishes() {
  const [chosenWishes, setChosenWishes] = useState(['Со\u00a0скидкой']);
  const toggle = (wish: string) =>
    setChosenWishes(chosenWishes.includes(wish) ? chosenWishes.filter((other) => other !== wish) : [...chosenWishes, wish]);
  return (
    <fieldset style={{ ...row, padding: 0, border: 0 }} aria-label="Показать только">
      {['Со\u00a0скидкой', 'С\u00a0примеркой', 'С\u00a0отзывами'].map((wish) => (
        <Chip key={wish} selected={chosenWishes.includes(wish)} onClick={() => toggle(wish)}>
          {wish}
        </Chip>
      ))}
    </fieldset>
  );
}

/** A row of which several chips can be chosen: each is on or off by itself. */
export const Several: Story = {
  parameters: undrawn,
  render: () => <Wishes />,
  play: async ({ canvasElement }) => {
    const chips = within(canvasElement);
    await userEvent.click(chips.getByRole('button', { name: /^С\sпримеркой$/ }));
    await expect(chips.getAllByRole('button', { pressed: true })).toHaveLength(2);
    await userEvent.click(chips.getByRole('button', { name: /^Со\sскидкой$/ }));
    await expect(chips.getByRole('button', { pressed: true })).toHaveTextContent(/^С\sпримеркой$/);
  },
};

/** `href`, for listings with an address: links that can be opened in a new tab; the current one is filled. */
export const Links: Story = {
  render: () => (
    <nav style={row} aria-label="Разделы">
      <Chip href="/sneakers" selected>
        Кроссовки
      </Chip>
      <Chip href="/bags">Сумки</Chip>
      <Chip href="/coats">Пальто</Chip>
    </nav>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { current: true })).toHaveTextContent('Кроссовки');
  },
};

/** `onRemove`, for an applied filter: the whole chip removes it, not only the cross. */
export const Removable: Story = {
  args: { children: 'Размер\u00a041', onRemove: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Убрать: Размер\u00a041' }));
    await expect(args.onRemove).toHaveBeenCalledTimes(1);
  },
};

/** `removable` with `href`, the address without this filter: a link, which works without JavaScript. */
export const RemovableLink: Story = {
  args: { children: 'До\u00a015\u00a0000\u00a0₽', href: '/shoes?size=41', removable: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Убрать: До\u00a015\u00a0000\u00a0₽' })).toHaveAttribute(
      'href',
      '/shoes?size=41',
    );
  },
};

/** A filter that would find nothing. It keeps its place, and Tab skips it. */
export const Disabled: Story = { tags: ['!autodocs'], args: { selected: false, onClick: fn(), disabled: true } };

/**
 * `disabled`: a choice that would find nothing, with the reason below. The chip keeps its place, and Tab skips it. Its label is `muted` on
 * `tile`, and its edge has the colour `border`. A chosen chip stays enabled, so that the choice can be taken back.
 */
export const Unavailable: Story = {
  ...docsOnly,
  name: 'Disabled',
  render: () => (
    <Stack gap={2}>
      <fieldset style={{ ...row, padding: 0, border: 0 }} aria-label="Вид обуви">
        <Chip selected onClick={fn()}>
          Кроссовки
        </Chip>
        <Chip selected={false} onClick={fn()} disabled>
          Кеды
        </Chip>
      </fieldset>
      <Text size={14}>Кед 41&nbsp;размера сейчас нет</Text>
    </Stack>
  ),
};

/** A long label wraps, and the cross stays at the end. */
export const LongText: Story = {
  args: { children: 'Кроссовки для бега по пересечённой местности', onRemove: fn() },
  render: (args) => (
    <div style={{ maxWidth: 240 }}>
      <Chip {...args} />
    </div>
  ),
};

const initialBrands = [
  { id: 'nordkvart', name: 'Nordkvart' },
  { id: 'stavna', name: 'Stavna' },
  { id: 'versta', name: 'Versta\u00a076' },
];

/** After each removal the page moves the focus: to the next chip, and after the last one to the text that the chips change. */
export const ControlledRemoval: Story = {
  parameters: undrawn,
  render: function BrandsOfLetters() {
    const [brands, setBrands] = useState(initialBrands);
    const remove = (index: number) => {
      const remainingBrands = brands.filter((_, other) => other !== index);
      setBrands(remainingBrands);
      const nextBrand = remainingBrands[Math.min(index, remainingBrands.length - 1)];
      document.getElementById(nextBrand?.id ?? 'brands')?.focus();
    };
    return (
      <>
        <p id="brands" tabIndex={-1}>
          {brands.length > 0 ? 'Пишем о\u00a0новинках этих брендов' : 'Пишем о\u00a0новинках всех брендов'}
        </p>
        <fieldset style={{ ...row, marginTop: 'var(--meet-space-3)', padding: 0, border: 0 }} aria-label="Бренды в&nbsp;письмах">
          {brands.map(({ id, name }, index) => (
            <Chip key={id} id={id} onRemove={() => remove(index)}>
              {name}
            </Chip>
          ))}
        </fieldset>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const chips = within(canvasElement);
    await userEvent.click(chips.getByRole('button', { name: 'Убрать: Stavna' }));
    await expect(chips.getByRole('button', { name: /Versta/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(chips.getByRole('button', { name: /Nordkvart/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(chips.getByText(/всех брендов/)).toHaveFocus();
  },
};

/** Two chips of a choice, and a filter that can be removed. */
export const Parts: Story = {
  ...docsOnly,
  render: () => (
    <div style={{ ...row, gap: 'var(--meet-space-6)' }}>
      <Chip selected={false} onClick={fn()}>
        Кеды
      </Chip>
      <Chip selected onClick={fn()}>
        Кроссовки
      </Chip>
      <Chip onRemove={fn()}>Размер&nbsp;41</Chip>
    </div>
  ),
};

/** A row that wraps, because not all of its chips fit one line. */
export const Wrapping: Story = { ...docsOnly, render: () => <Wishes /> };

/** A press of Enter calls `onClick` once, as a click does. */
export const KeyboardFocus: Story = {
  tags: ['!autodocs'],
  args: { onClick: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};

export const ShortLabels: Story = {
  tags: ['!autodocs'],
  parameters: undrawn,
  render: () => <Wishes />,
};

export const SentenceLabels: Story = {
  tags: ['!autodocs'],
  parameters: undrawn,
  render: () => (
    <fieldset style={{ ...row, padding: 0, border: 0 }} aria-label="Показать только">
      <Chip onClick={fn()} selected>
        Со&nbsp;скидкой от&nbsp;двадцати процентов
      </Chip>
      <Chip onClick={fn()} selected={false}>
        С&nbsp;примеркой в&nbsp;пункте выдачи перед оплатой
      </Chip>
      <Chip onClick={fn()} selected={false}>
        С&nbsp;отзывами тех, кто купил
      </Chip>
    </fieldset>
  ),
};

export const ActionAsButton: Story = {
  tags: ['!autodocs'],
  parameters: undrawn,
  render: () => (
    <Stack gap={4}>
      <fieldset style={{ ...row, padding: 0, border: 0 }} aria-label="Вид обуви">
        <Chip onClick={fn()} selected>
          Кеды
        </Chip>
        <Chip onClick={fn()} selected={false}>
          Ботинки
        </Chip>
      </fieldset>
      <Button size="small" style={{ justifySelf: 'start' }}>
        Показать&nbsp;48
      </Button>
    </Stack>
  ),
};

export const ActionAsChip: Story = {
  tags: ['!autodocs'],
  parameters: undrawn,
  render: () => (
    <fieldset style={{ ...row, alignItems: 'center', padding: 0, border: 0 }} aria-label="Вид обуви">
      <Chip onClick={fn()} selected>
        Кеды
      </Chip>
      <Chip onClick={fn()} selected={false}>
        Ботинки
      </Chip>
      <Chip onClick={fn()} selected>
        Показать&nbsp;48
      </Chip>
    </fieldset>
  ),
};
