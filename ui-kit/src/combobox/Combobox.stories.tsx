import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { docsOnly, undrawn } from '../internal/story-kinds.ts';
import { Stack } from '../stack/index.ts';
import { guide } from './Combobox.guide.ts';
import { Combobox, type ComboboxProps } from './index.ts';

const cities = [
  { value: 'arkhangelsk', label: 'Архангельск' },
  { value: 'vologda', label: 'Вологда' },
  { value: 'yolkino', label: 'Ёлкино' },
  { value: 'irkutsk', label: 'Иркутск' },
  { value: 'kazan', label: 'Казань' },
  { value: 'kaluga', label: 'Калуга' },
  { value: 'moscow', label: 'Москва' },
  { value: 'murmansk', label: 'Мурманск' },
  { value: 'norilsk', label: 'Норильск' },
  { value: 'omsk', label: 'Омск' },
  { value: 'perm', label: 'Пермь' },
  { value: 'samara', label: 'Самара' },
  { value: 'petersburg', label: 'Санкт-Петербург' },
  { value: 'tver', label: 'Тверь' },
  { value: 'tomsk', label: 'Томск' },
  { value: 'ufa', label: 'Уфа' },
];

const groups = [
  {
    heading: 'Рядом',
    items: [
      { value: 'kazan', label: 'Казань' },
      { value: 'kaluga', label: 'Калуга' },
    ],
  },
  {
    heading: 'Дальше',
    items: [
      { value: 'moscow', label: 'Москва' },
      { value: 'norilsk', label: 'Норильск' },
      { value: 'petersburg', label: 'Санкт-Петербург' },
      { value: 'tver', label: 'Тверь' },
    ],
  },
];

const meta = {
  title: 'Forms/Combobox',
  id: 'kit-combobox',
  parameters: { guide },
  component: Combobox,
  args: {
    label: 'Город',
    name: 'city',
    items: cities,
    placeholder: 'Например, Казань',
    onValueChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<ComboboxProps<boolean>>;

export default meta;
type Story = StoryObj<ComboboxProps<boolean>>;

const getInput = (canvas: HTMLElement) => within(canvas).getByRole<HTMLInputElement>('combobox');
const findLabels = async () =>
  within(await screen.findByRole('listbox'))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

/** Enters the text at once, not key by key: frames of a docs page play at the same time and take the focus from each other. */
const enterText = (input: HTMLElement, value: string) => fireEvent.input(input, { target: { value }, inputType: 'insertText' });

/** Puts a story with an open list into a frame: a docs page plays stories only in frames, and the list opens when they play. */
const inFrame = (height: number) => ({ docs: { story: { inline: false, height: `${height}px` } } });

const typeTwoLetters: Story['play'] = async ({ canvasElement }) => {
  getInput(canvasElement).focus();
  await enterText(getInput(canvasElement), 'ка');
  await expect(await findLabels()).toEqual(['Казань', 'Калуга']);
};

/** The typed letters leave two cities. Enter takes the first city, which is marked. */
export const Typed: Story = { parameters: { ...undrawn, ...inFrame(220) }, play: typeTwoLetters };

/** Typing finds an item, Enter chooses it. The label of the chosen item replaces a text that matches no item. */
export const City: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvasElement }) => {
    const input = getInput(canvasElement);
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('кал');
    await expect(await findLabels()).toEqual(['Калуга']);
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('kaluga');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.keyboard('x{Escape}');
    await waitFor(() => expect(input).toHaveValue('Калуга'));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('Калуга');
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await userEvent.clear(input);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
    await userEvent.tab();
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

/** `defaultValue`: an item is chosen, and the list is closed. */
export const Chosen: Story = { ...docsOnly, args: { defaultValue: 'tver' } };

/**
 * Typed letters filter the list to items that contain them. «е» finds «ё», and case does not matter. Enter takes the first match, which is
 * marked.
 */
export const Filtered: Story = {
  parameters: inFrame(520),
  play: async ({ canvasElement }) => {
    const input = getInput(canvasElement);
    input.focus();
    await enterText(input, 'ка');
    await expect(await findLabels()).toEqual(['Казань', 'Калуга']);
    const marked = document.getElementById(input.getAttribute('aria-activedescendant') ?? '');
    await expect(marked).toHaveTextContent('Казань');
    await expect(input).toHaveAccessibleName('Город');
  },
};

/**
 * `multiple`, for several values: each is in the field, with a cross. Backspace removes the last value, and the left arrow leads to the
 * other values. Where less than 48 px are left beside the values, the input has a line of its own.
 */
export const Several: Story = {
  args: { label: 'Города', multiple: true, defaultValue: ['moscow', 'tver'], onValueChange: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const input = getInput(canvasElement);
    await userEvent.type(input, 'каз');
    await findLabels();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['moscow', 'tver', 'kazan']);
    await expect(input).toHaveValue('');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.keyboard('{Backspace}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['moscow', 'tver']);
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(canvas.getByRole('group', { name: 'Москва' })).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['tver']);
    await userEvent.click(canvas.getByRole('button', { name: 'Убрать: Тверь' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
    await expect(input).toHaveFocus();
    await userEvent.keyboard('моск');
    await findLabels();
    await userEvent.keyboard('{Enter}{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

/** `items` with headings, for a long list that has natural parts. A group without a match is left out. */
export const Grouped: Story = {
  parameters: inFrame(440),
  args: {
    items: groups,
  },
  play: async ({ canvasElement }) => {
    getInput(canvasElement).focus();
    await enterText(getInput(canvasElement), 'ка');
    await screen.findByRole('listbox');
    await expect(screen.queryByRole('group', { name: 'Дальше' })).toBeNull();
    await enterText(getInput(canvasElement), '');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.click(getInput(canvasElement));
    const far = await screen.findByRole('group', { name: 'Дальше' });
    // The list fades in.
    await waitFor(() => expect(far).toBeVisible());
  },
};

const findCities = async (text: string) => cities.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()));

const likelyCities = [
  { value: 'moscow', label: 'Москва' },
  { value: 'petersburg', label: 'Санкт-Петербург' },
];

function ServerSearch({ onInputValueChange, ...props }: ComboboxProps<boolean>) {
  const [foundCities, setFoundCities] = useState<typeof cities | undefined>(likelyCities);
  const lastText = useRef('');
  const load = async (text: string) => {
    onInputValueChange?.(text);
    lastText.current = text;
    setFoundCities(undefined);
    const items = text === '' ? likelyCities : await findCities(text);
    // The response to an earlier text may arrive after the response to a later text.
    if (lastText.current === text) setFoundCities(items);
  };
  return <Combobox {...props} items={foundCities ?? []} filter={false} loading={!foundCities} onInputValueChange={load} />;
}

/**
 * `filter={false}`, for more values than a page should carry: the list begins with likely values, and the page loads the values that match
 * the text. A chosen item keeps its label, even if the items loaded later do not contain it. Where requests are expensive, wait until
 * typing pauses.
 */
export const FromServer: Story = {
  parameters: inFrame(220),
  args: { label: 'Города', multiple: true, onInputValueChange: fn() },
  render: (args) => <ServerSearch {...args} />,
  play: async ({ args, canvasElement }) => {
    const input = getInput(canvasElement);
    await userEvent.click(input);
    await expect(await findLabels()).toEqual(['Москва', 'Санкт-Петербург']);
    await enterText(input, 'ка');
    await expect(args.onInputValueChange).toHaveBeenLastCalledWith('ка');
    await waitFor(async () => expect(await findLabels()).toEqual(['Казань', 'Калуга']));
    await userEvent.click(screen.getByRole('option', { name: 'Калуга' }));
    await enterText(input, 'z');
    await waitFor(() => expect(screen.getByText(/Ничего/)).toBeVisible());
    await expect(within(canvasElement).getByText('Калуга')).toBeVisible();
    await enterText(input, 'ка');
    await waitFor(async () => expect(await findLabels()).toEqual(['Казань', 'Калуга']));
  },
};

/** A request that failed: `error` says so, and the list keeps its last items, because an empty list would say «Ничего не найдено». */
export const ServerFailed: Story = {
  ...docsOnly,
  args: {
    items: likelyCities,
    filter: false,
    error: 'Города не\u00a0загрузились. Проверьте связь и\u00a0введите ещё раз',
  },
};

/**
 * Items in all their states: a marked item, which Enter chooses, a chosen item with its tick, and a `disabled` item, in the colour `muted`.
 * The pointer marks an item as the arrow keys do.
 */
export const Items: Story = {
  ...docsOnly,
  parameters: { ...undrawn, ...inFrame(260) },
  args: {
    items: [
      { value: 'kazan', label: 'Казань' },
      { value: 'tver', label: 'Тверь' },
      { value: 'norilsk', label: 'Норильск: доставим с\u00a01\u00a0мая', disabled: true },
    ],
    defaultValue: 'tver',
  },
  // Room for the whole list.
  decorators: [
    (Story) => (
      <div style={{ minHeight: 240 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await userEvent.click(getInput(canvasElement));
    await userEvent.keyboard('{Home}');
    await findLabels();
    await userEvent.keyboard('{ArrowUp}');
  },
};

/** The left arrow leads from the input to the values. The focused value has a focus ring, and Backspace removes that value. */
export const MarkedChip: Story = {
  ...docsOnly,
  name: 'Marked value',
  parameters: { ...undrawn, ...inFrame(120) },
  args: { label: 'Города', multiple: true, defaultValue: ['moscow', 'tver'] },
  play: async ({ canvasElement }) => {
    getInput(canvasElement).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(within(canvasElement).getByRole('group', { name: 'Тверь' })).toHaveFocus();
  },
};

/** The open list below values that wrap. */
export const OnPhone: Story = {
  ...docsOnly,
  parameters: { ...undrawn, ...inFrame(460) },
  args: { label: 'Города', items: groups, multiple: true, defaultValue: ['petersburg', 'tver'] },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 420 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await userEvent.click(getInput(canvasElement));
    await screen.findByRole('listbox');
  },
};

const longItem = { value: 'long', label: 'Петропавловск-Камчатский, пункт выдачи на\u00a0Ленинградской улице' };

/** Errors, disabled and read-only fields and long texts, in one picture. */
export const States: Story = {
  tags: ['!autodocs'],
  render: ({ items }) => (
    <Stack gap={6}>
      <Combobox label="С ошибкой" items={items} required error="Без города не посчитать доставку" placeholder="Например, Казань" />
      <Combobox label="С ошибкой у нескольких" items={items} multiple defaultValue={['tver']} error="Выберите ещё один город" />
      <Combobox label="Недоступно" items={items} disabled defaultValue="tver" hint="Город меняют до&nbsp;оплаты" />
      <Combobox label="Недоступно несколько" items={items} multiple disabled defaultValue={['tver', 'moscow']} />
      <Combobox label="Только чтение" items={items} readOnly defaultValue="tver" />
      <Combobox label="Длинный текст" items={[longItem]} defaultValue="long" />
      <Combobox label="Длинный текст среди нескольких" items={[longItem, ...cities]} multiple defaultValue={['long', 'tver']} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('combobox', { name: 'С ошибкой' });
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(input).toHaveAccessibleDescription(/Без города/);
    await expect(canvas.getByRole('combobox', { name: 'Только чтение' })).toHaveAttribute('readonly');
  },
};

/**
 * `loading`: the list says that items are being loaded, and the field accepts text. The message stands above the present items, if there
 * are any.
 */
export const Loading: Story = {
  parameters: { ...undrawn, ...inFrame(160) },
  args: { items: [], filter: false, loading: true },
  play: async ({ canvasElement }) => {
    await userEvent.click(getInput(canvasElement));
    await waitFor(() => expect(screen.getByText('Загружаем…')).toBeVisible());
  },
};

/** No item contains the text. On blur the last choice replaces the text. */
export const NothingFound: Story = {
  parameters: { ...undrawn, ...inFrame(520) },
  // Room below the field: without it, the message would open above the field.
  decorators: [
    (Story) => (
      <div style={{ minHeight: 180 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    getInput(canvasElement).focus();
    await enterText(getInput(canvasElement), 'Париж');
    await waitFor(() => expect(screen.getByText(/Ничего/)).toBeVisible());
  },
};

/** `optional`: a field that may stay empty says so in its label. The hint says what the value is used for. */
export const Optional: Story = {
  parameters: undrawn,
  args: { optional: true, hint: 'Подскажем пункты выдачи рядом' },
};

/** `error` says what is missing and why it matters. */
export const WithError: Story = {
  parameters: undrawn,
  args: { required: true, error: 'Без города не\u00a0посчитать доставку' },
};

/** `success`: the choice was accepted. The result stands where an error would. */
export const Accepted: Story = {
  parameters: undrawn,
  args: { defaultValue: 'tver', success: 'Привезём послезавтра' },
};

/** `disabled`: the value cannot be changed now and is not sent. The hint says why. */
export const Disabled: Story = {
  parameters: undrawn,
  args: { disabled: true, defaultValue: 'tver', hint: 'Город меняют до\u00a0оплаты' },
};

/** `readOnly`: the value can be focused, read and copied, and is sent. There is no button, because the list does not open. */
export const ReadOnly: Story = { parameters: undrawn, args: { readOnly: true, defaultValue: 'tver' } };

/** A label that is too long ends in «…» in the field. The list is as wide as its longest label, and on a phone wraps it. */
export const LongText: Story = {
  parameters: { ...undrawn, ...inFrame(260) },
  args: { items: [longItem, ...cities.slice(0, 2)], defaultValue: 'long' },
  // Room for the whole list.
  decorators: [
    (Story) => (
      <div style={{ minHeight: 240 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await userEvent.click(getInput(canvasElement));
    await findLabels();
  },
};

/** The text of a value wraps, and the field grows downwards. */
export const SeveralLong: Story = {
  parameters: undrawn,
  args: { label: 'Города', items: [longItem, ...cities], multiple: true, defaultValue: ['long', 'tver'] },
};

function CityOfOrder() {
  const [value, setValue] = useState('kazan');
  return (
    <Combobox
      label="Город"
      items={cities}
      value={value}
      onValueChange={setValue}
      hint={value ? 'Доставим за\u00a0два дня' : 'Доставка пока не\u00a0посчитана'}
    />
  );
}

/** The page stores the value and displays what depends on it. An empty string means that nothing is chosen. */
export const Controlled: Story = {
  parameters: undrawn,
  render: () => <CityOfOrder />,
  play: async ({ canvasElement }) => {
    const input = getInput(canvasElement);
    await expect(input).toHaveAccessibleDescription(/^Доставим за/);
    await userEvent.clear(input);
    await expect(input).toHaveAccessibleDescription(/пока не/);
    await userEvent.tab();
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

/** The open list below a field with its messages. */
export const Parts: Story = {
  tags: ['!autodocs'],
  // The open list hides everything else from screen readers, also the field of the first combobox, which can still get the focus.
  parameters: { ...undrawn, ...inFrame(680), a11y: { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } } },
  render: () => (
    <div style={{ display: 'grid', alignContent: 'start', gap: 24, minHeight: 620, padding: 40 }}>
      <Combobox label="Город" items={cities} hint="От&nbsp;него зависит дата" error="Без города не&nbsp;посчитать доставку" />
      <Combobox label="Города" items={groups} multiple defaultValue={['kazan']} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox', { name: 'Города' }));
    await screen.findByRole('listbox');
  },
};

export const LabelsThatDiffer: Story = {
  tags: ['!autodocs'],
  parameters: { ...undrawn, ...inFrame(320) },
  play: async ({ canvasElement }) => {
    await userEvent.click(getInput(canvasElement));
    await expect(await findLabels()).toHaveLength(cities.length);
  },
};

export const LabelsThatRepeat: Story = {
  tags: ['!autodocs'],
  parameters: { ...undrawn, ...inFrame(320) },
  args: { items: cities.map(({ value, label }) => ({ value, label: `Россия, город ${label}` })) },
  play: async ({ canvasElement }) => {
    await userEvent.click(getInput(canvasElement));
    await expect(await findLabels()).toHaveLength(cities.length);
  },
};

export const Example: Story = { ...docsOnly };

export const Instruction: Story = { ...docsOnly, args: { placeholder: 'Выберите город из\u00a0списка' } };

/** A typed text finds an item whatever the case and the accents of its letters. */
export const FoldedLetters: Story = {
  tags: ['!autodocs'],
  parameters: undrawn,
  play: async ({ canvasElement }) => {
    const input = getInput(canvasElement);
    input.focus();
    await enterText(input, 'ЕЛК');
    await expect(await findLabels()).toEqual(['Ёлкино']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};
