import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { docsOnly, undrawn } from '../internal/story-kinds.ts';
import { useLocale } from '../locale/index.ts';
import { NumberField } from '../number-field/index.ts';
import { plural } from '../plural/index.ts';
import { formatMoney } from '../price/index.ts';
import { Text } from '../text/index.ts';
import { Slider } from './index.ts';
import { guide } from './Slider.guide.ts';

const meta = {
  title: 'Forms/Slider',
  id: 'kit-slider',
  parameters: { guide },
  component: Slider,
  args: {
    label: 'Не\u00a0дороже',
    name: 'maxPrice',
    min: 1000,
    max: 50_000,
    step: 500,
    defaultValue: 15_000,
    onValueChange: fn(),
    onValueCommitted: fn(),
  },
  render: function MaxPrice(args) {
    const locale = useLocale();
    return <Slider {...args} valueText={(price) => formatMoney(price * 100, locale)} />;
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Slider>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Arrow keys move the thumb by a step, Page Up and Page Down by about a tenth of the range, Home and End to its ends. Each value is
 * announced with its unit.
 */
export const Price: Story = {
  play: async ({ args, canvasElement }) => {
    const thumb = within(canvasElement).getByRole('slider', { name: 'Не\u00a0дороже' });
    await userEvent.tab();
    await expect(thumb).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(thumb).toHaveAttribute('aria-valuetext', '15\u00a0500\u00a0₽');
    await userEvent.keyboard('{PageUp}');
    await expect(thumb).toHaveAttribute('aria-valuetext', '20\u00a0500\u00a0₽');
    await userEvent.keyboard('{PageDown}{ArrowLeft}');
    await expect(thumb).toHaveAttribute('aria-valuetext', '15\u00a0000\u00a0₽');
    await userEvent.keyboard('{End}');
    await expect(thumb).toHaveAttribute('aria-valuetext', '50\u00a0000\u00a0₽');
    await userEvent.keyboard('{Home}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1000);
    await expect(args.onValueCommitted).toHaveBeenCalledTimes(6);
  },
};

/** `unit` stands after the number and is announced with it. */
export const WithUnit: Story = {
  render: () => <Slider label="Пункты выдачи не&nbsp;дальше" name="distance" min={1} max={20} defaultValue={3} unit="км" />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('slider')).toHaveAttribute('aria-valuetext', '3\u00a0км');
  },
};

/** `valueText` returns the number with a noun, whose form depends on the number and on the grammatical case that the label needs. */
export const InWords: Story = {
  parameters: undrawn,
  render: () => (
    <Slider
      label="Ждать не&nbsp;дольше"
      name="days"
      min={1}
      max={30}
      defaultValue={7}
      valueText={(days) => plural(days, { one: 'дня', few: 'дней', many: 'дней' })}
    />
  ),
  play: async ({ canvasElement }) => {
    const thumb = within(canvasElement).getByRole('slider');
    await expect(thumb).toHaveAttribute('aria-valuetext', '7\u00a0дней');
    await userEvent.tab();
    await userEvent.keyboard('{Home}');
    await expect(thumb).toHaveAttribute('aria-valuetext', '1\u00a0дня');
  },
};

/** The lowest and the highest value: the thumb stays inside the track. */
export const Ends: Story = {
  tags: ['!autodocs'],
  render: () => (
    <>
      <Slider label="Пункты выдачи не&nbsp;дальше" min={1} max={20} defaultValue={1} unit="км" />
      <Slider label="Пункты выдачи не&nbsp;дальше" min={1} max={20} defaultValue={20} unit="км" />
    </>
  ),
};

/** The hint says what limits the number. */
export const WithHint: Story = { args: { hint: 'В\u00a0этом разделе цены от\u00a01\u00a0000 до\u00a050\u00a0000\u00a0₽' } };

/** The chosen number is no longer possible, and the error says why. */
export const WithError: Story = {
  args: { defaultValue: 1000, error: 'Самые дешёвые пары раскупили: теперь цены начинаются с\u00a02\u00a0490\u00a0₽' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('slider')).toHaveAccessibleDescription(/пары раскупили/);
  },
};

/** The number cannot be changed now and is not submitted. The hint says why. */
export const Disabled: Story = {
  args: { disabled: true, defaultValue: 5000, hint: 'Предел задан подборкой «До\u00a05\u00a0000\u00a0₽»' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('slider')).toBeDisabled();
  },
};

/** `max` is not above `min`, so there is nothing to set. */
export const NothingToSet: Story = {
  args: { min: 4990, max: 4990, defaultValue: 4990, hint: 'Все пары здесь по\u00a0одной цене' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('slider')).toBeDisabled();
  },
};

export const AtStart: Story = { ...docsOnly, args: { defaultValue: 1000 } };

/** A long label wraps, and the value moves below it. */
export const LongText: Story = {
  parameters: undrawn,
  args: {
    label: 'Показывать пары для бега и\u00a0города, которые стоят не\u00a0дороже',
    hint: 'С\u00a0учётом скидки вашего уровня',
  },
};

/** Simulates a request to a server. */
const countPairs = async (maxPrice: number) => Math.round((maxPrice - 1000) / 500);

/**
 * The page stores the value. `onValueChange` follows the thumb; `onValueCommitted` is called when the thumb is released, which is when to
 * send a request to a server. The number of results is announced.
 */
export const Controlled: Story = {
  parameters: undrawn,
  render: function PriceFilter() {
    const locale = useLocale();
    const [maxPrice, setMaxPrice] = useState(15_000);
    const [count, setCount] = useState(28);
    return (
      <>
        <Slider
          label="Не&nbsp;дороже"
          min={1000}
          max={50_000}
          step={500}
          value={maxPrice}
          onValueChange={setMaxPrice}
          onValueCommitted={async (price) => setCount(await countPairs(price))}
          valueText={(price) => formatMoney(price * 100, locale)}
        />
        <Text size={14} role="status">
          Найдено: {plural(count, { one: 'пара', few: 'пары', many: 'пар' })}
        </Text>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Home}');
    await expect(await within(canvasElement).findByText(/^Найдено:\s0\sпар$/)).toHaveAttribute('role', 'status');
  },
};

/** A slider with all its parts, which the anatomy numbers. */
export const Parts: Story = {
  tags: ['!autodocs'],
  parameters: undrawn,
  args: { hint: 'Цены от\u00a01\u00a0000 до\u00a050\u00a0000\u00a0₽', error: 'Дешёвые пары раскупили' },
};

export const ExactAsNumber: Story = {
  tags: ['!autodocs'],
  parameters: undrawn,
  render: () => <NumberField label="Количество пар" defaultValue={3} min={1} max={100} />,
};

export const ExactAsSlider: Story = {
  tags: ['!autodocs'],
  parameters: undrawn,
  render: () => <Slider label="Количество пар" defaultValue={3} min={1} max={100} />,
};

export const BareNumber: Story = {
  ...docsOnly,
  render: () => <Slider label="Не&nbsp;дороже" min={1000} max={50_000} step={500} defaultValue={1000} />,
};
