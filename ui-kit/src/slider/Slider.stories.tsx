import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { NumberField } from '../number-field/index.ts';
import { plural } from '../plural/index.ts';
import { Slider } from './index.ts';
import { guide } from './Slider.guide.ts';

const meta = {
  title: 'Forms/Slider',
  id: 'kit-slider',
  parameters: { guide },
  component: Slider,
  args: {
    label: 'Списать бонусы',
    name: 'bonuses',
    max: 1240,
    step: 10,
    defaultValue: 310,
    onValueChange: fn(),
    onValueCommitted: fn(),
    valueText: (bonuses) => plural(bonuses, { one: 'бонус', few: 'бонуса', many: 'бонусов' }),
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

const undrawn = { chromatic: { disableSnapshot: true } };

/** Arrows move by a step, Page Up and Page Down by a tenth of the range, Home and End to its ends. Each value is announced in words. */
export const Bonuses: Story = {
  play: async ({ args, canvasElement }) => {
    const thumb = within(canvasElement).getByRole('slider', { name: 'Списать бонусы' });
    await userEvent.tab();
    await expect(thumb).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(thumb).toHaveAttribute('aria-valuetext', '320\u00a0бонусов');
    await userEvent.keyboard('{PageUp}');
    await expect(thumb).toHaveAttribute('aria-valuetext', '440\u00a0бонусов');
    await userEvent.keyboard('{PageDown}{ArrowLeft}');
    await expect(thumb).toHaveAttribute('aria-valuetext', '310\u00a0бонусов');
    await userEvent.keyboard('{End}');
    await expect(thumb).toHaveAttribute('aria-valuetext', '1\u00a0240\u00a0бонусов');
    await userEvent.keyboard('{Home}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(0);
    await expect(args.onValueCommitted).toHaveBeenCalledTimes(6);
  },
};

/** For money: `unit` stands after the number and is announced with it. */
export const Money: Story = {
  render: () => <Slider label="Не дороже" name="price" min={1000} max={50_000} step={500} defaultValue={15_000} unit="₽" />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('slider')).toHaveAttribute('aria-valuetext', '15\u00a0000\u00a0₽');
  },
};

/** The thumb at both ends stays inside the track. */
export const Ends: Story = {
  tags: ['!autodocs'],
  render: (args) => (
    <>
      <Slider {...args} defaultValue={0} />
      <Slider {...args} defaultValue={1240} />
    </>
  ),
};

/** The hint says what limits the number. */
export const WithHint: Story = { args: { hint: 'Можно списать до\u00a030\u00a0% суммы товаров' } };

/** The number is no longer possible: the error says what changed. */
export const WithError: Story = {
  args: { error: 'Бонусов стало меньше: их списали в\u00a0другом заказе' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('slider')).toHaveAccessibleDescription(/Бонусов стало меньше/);
  },
};

/** The number cannot be changed now. It is not submitted. */
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('slider')).toBeDisabled();
  },
};

/** No bonuses yet, so there is nothing to set. */
export const NothingToSet: Story = {
  args: { max: 0, defaultValue: 0, hint: 'Бонусов пока нет' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('slider')).toBeDisabled();
  },
};

/** Nothing is chosen: the thumb stays inside the track. */
export const AtStart: Story = { parameters: undrawn, args: { defaultValue: 0 } };

/** Everything is chosen. */
export const AtEnd: Story = { parameters: undrawn, args: { defaultValue: 1240 } };

/** A long label wraps, and the value moves below it. */
export const LongText: Story = {
  parameters: undrawn,
  args: {
    label: 'Сколько бонусов списать за\u00a0этот заказ, чтобы остались на\u00a0следующий',
    hint: 'Бонусы не\u00a0сгорают до\u00a0конца года',
  },
};

/** A slider with all that can stand around it. */
export const Parts: Story = {
  tags: ['!autodocs'],
  parameters: undrawn,
  args: { hint: 'Можно списать до\u00a030\u00a0% суммы', error: 'Бонусов стало меньше' },
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
