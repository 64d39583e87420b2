import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Drawer } from '../drawer/index.ts';
import { docsOnly, undrawn } from '../internal/story-kinds.ts';
import { BonusRow } from '../order-summary/index.ts';
import { guide } from './BonusSlider.guide.ts';
import { BonusSlider, type BonusSliderProps, chooseInitialBonuses } from './index.ts';

function Payment({ available, value = null, onValueChange, ...props }: BonusSliderProps) {
  const [bonuses, setBonuses] = useState(chooseInitialBonuses(available, value));
  const change = (next: number) => {
    setBonuses(next);
    onValueChange?.(next);
  };
  return <BonusSlider {...props} available={available} value={value} total={1_820_700 - bonuses * 100} onValueChange={change} />;
}

const meta = {
  title: 'Shop/BonusSlider',
  id: 'kit-bonusslider',
  parameters: { guide },
  component: BonusSlider,
  args: { available: 1860, onConfirm: fn(), onValueChange: fn() },
  render: (args) => <Payment {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 432 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BonusSlider>;

export default meta;
type Story = StoryObj<typeof meta>;

const findParts = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  return {
    slider: canvas.getByRole('slider', { name: 'Списать бонусов' }),
    field: canvas.getByRole('textbox', { name: 'Списать бонусов, число' }),
    confirm: () => canvas.getByRole('button', { name: /^Списать/ }),
  };
};

/** At first a quarter is proposed, in whole tens; nothing is spent before «Списать». The amount to pay changes with the chosen number. */
export const WithTotal: Story = { parameters: undrawn };

/** Arrows move to the next ten, Page Up and Page Down by about a tenth of the range, Home and End to its ends. */
export const Quarter: Story = {
  play: async ({ args, canvasElement }) => {
    const { slider, confirm } = findParts(canvasElement);
    await expect(slider).toHaveAttribute('aria-valuetext', '470\u00a0бонусов из\u00a01\u00a0860');
    slider.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(480);
    await userEvent.keyboard('{End}');
    await expect(slider).toHaveAttribute('aria-valuetext', '1\u00a0860\u00a0бонусов из\u00a01\u00a0860');
    await userEvent.keyboard('{PageDown}{ArrowLeft}');
    await userEvent.click(confirm());
    await expect(args.onConfirm).toHaveBeenLastCalledWith(1660);
  },
};

/** `value`: the number that was confirmed before. If 0 was confirmed, a quarter is proposed again. */
export const ChosenBefore: Story = {
  args: { value: 1200 },
  play: async ({ args, canvasElement }) => {
    await expect(findParts(canvasElement).confirm()).toHaveAccessibleName('Списать 1\u00a0200\u00a0бонусов');
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Не\sсписывать$/ }));
    await expect(args.onConfirm).toHaveBeenLastCalledWith(0);
  },
};

/** A typed number need not be a multiple of ten, and is limited to what is available. Enter confirms it. */
export const Typed: Story = {
  play: async ({ args, canvasElement }) => {
    const { slider, field } = findParts(canvasElement);
    await userEvent.clear(field);
    await userEvent.type(field, '9999');
    await userEvent.tab();
    await expect(field).toHaveValue('1\u00a0860');
    await userEvent.clear(field);
    await userEvent.type(field, '1321{Enter}');
    await expect(slider).toHaveAttribute('aria-valuetext', '1\u00a0321\u00a0бонус из\u00a01\u00a0860');
    await expect(args.onConfirm).toHaveBeenLastCalledWith(1321);
  },
};

/** With 0 chosen only one button is left, which confirms 0. */
export const None: Story = {
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  play: async ({ args, canvasElement }) => {
    findParts(canvasElement).slider.focus();
    await userEvent.keyboard('{Home}');
    const decline = within(canvasElement).getByRole('button', { name: /^Не\sсписывать$/ });
    await userEvent.click(decline);
    await expect(args.onConfirm).toHaveBeenLastCalledWith(0);
  },
};

function Changing(props: { available: number }) {
  const [available, setAvailable] = useState(props.available);
  return (
    <>
      <BonusSlider {...props} available={available} />
      <Button variant="text" onClick={() => setAvailable(905)}>
        Убрать товар
      </Button>
    </>
  );
}

/** When the number of available bonuses changes, the chosen number keeps its share of them, in whole tens. */
export const Scaled: Story = {
  args: { available: 1800 },
  render: ({ available }) => <Changing available={available} />,
  play: async ({ canvasElement }) => {
    const { slider } = findParts(canvasElement);
    await expect(slider).toHaveAttribute('aria-valuenow', '450');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Убрать товар' }));
    await expect(slider).toHaveAttribute('aria-valuenow', '230');
  },
};

/** The end of the slider means all bonuses, even if their number is not a multiple of ten. */
export const OddNumber: Story = {
  args: { available: 1864 },
  render: (args) => <BonusSlider {...args} />,
  play: async ({ canvasElement }) => {
    const { slider, confirm } = findParts(canvasElement);
    slider.focus();
    await userEvent.keyboard('{End}');
    await expect(confirm()).toHaveAccessibleName('Списать 1\u00a0864\u00a0бонуса');
  },
};

/** `available={0}`: nothing can be spent, and the hint says why. */
export const NothingAvailable: Story = {
  args: { available: 0, hint: 'На\u00a0эти товары бонусы не\u00a0действуют' },
  render: (args) => <BonusSlider {...args} />,
  play: async ({ canvasElement }) => {
    await expect(findParts(canvasElement).slider).toBeDisabled();
    await expect(findParts(canvasElement).field).toBeDisabled();
  },
};

/** `error` says why the number had to change. */
export const WithError: Story = {
  args: { available: 470, value: 470, error: 'Бонусов стало меньше: их\u00a0списали в\u00a0другом заказе' },
  play: async ({ canvasElement }) => {
    await expect(findParts(canvasElement).slider).toHaveAccessibleDescription(/Бонусов стало меньше/);
  },
};

/**
 * `loading`: while the number is being saved the button is busy. `totalState="stale"`: the amount to pay still belongs to the number chosen
 * before.
 */
export const Saving: Story = {
  args: { loading: true, totalState: 'stale' },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(findParts(canvasElement).confirm());
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

function BonusDrawer({ available }: { available: number }) {
  const [open, setOpen] = useState(false);
  const [chosenBonuses, setChosenBonuses] = useState(0);
  const confirm = (bonuses: number) => {
    setChosenBonuses(bonuses);
    setOpen(false);
  };
  const row = <BonusRow max={available} chosen={chosenBonuses} />;
  return (
    <Drawer side="bottom" title="Meet-бонусы" open={open} onOpenChange={setOpen} trigger={row}>
      <Payment available={available} value={chosenBonuses} onConfirm={confirm} />
    </Drawer>
  );
}

/** In a drawer, which BonusRow opens. Confirming closes it, and the row shows the number. */
export const InDrawer: Story = {
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  render: ({ available }) => <BonusDrawer available={available} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Meet-бонусы/ }));
    const drawer = await screen.findByRole('dialog', { name: 'Meet-бонусы' });
    await expect(within(drawer).getByRole('slider')).toHaveAttribute('aria-valuenow', '470');
  },
};

/** The largest numbers fit a narrow screen. */
export const Narrow: Story = {
  args: { available: 128_640, value: 128_640 },
  render: (args) => (
    <div style={{ maxWidth: 288 }}>
      <BonusSlider {...args} total={115_909_700} />
    </div>
  ),
};

/** The slider with all its parts. */
export const Parts: Story = {
  tags: ['!autodocs'],
  parameters: undrawn,
  args: { available: 470, value: 470, error: 'Бонусов стало меньше' },
};

export const WithRemainder: Story = { ...docsOnly };

export const WithoutRemainder: Story = { ...docsOnly, render: (args) => <BonusSlider {...args} /> };

const remainingBonuses = { available: 470, value: 470 };

export const Explained: Story = {
  ...docsOnly,
  args: { ...remainingBonuses, error: 'Осталось 470\u00a0бонусов: другие списаны в\u00a0новом заказе' },
};

export const ChangedInSilence: Story = { ...docsOnly, args: remainingBonuses };
