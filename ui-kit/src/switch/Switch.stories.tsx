import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { docsOnly, undrawn } from '../internal/story-kinds.ts';
import { Switch, type SwitchProps } from './index.ts';
import { guide } from './Switch.guide.ts';

const meta = {
  title: 'Forms/Switch',
  id: 'kit-switch',
  parameters: { guide },
  component: Switch,
  args: { label: 'Письма о\u00a0скидках', name: 'letters', onCheckedChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The notifications of an account, each saved on its own. */
export const Settings: Story = {
  parameters: undrawn,
  args: { label: 'Письма о\u00a0заказе', name: 'orders', defaultChecked: true },
  render: (args) => (
    <fieldset style={{ minWidth: 280, padding: 0, border: 0 }} aria-label="Уведомления">
      <Switch {...args} />
      <Switch label="SMS о&nbsp;доставке" name="sms" hint="В&nbsp;день, когда заказ приедет" defaultChecked />
      <Switch label="Письма о&nbsp;скидках" name="letters" hint="Не&nbsp;чаще раза в&nbsp;неделю" />
    </fieldset>
  ),
};

/** The switch is off, which is the default. */
export const Off: Story = {
  play: async ({ args, canvasElement }) => {
    const toggle = within(canvasElement).getByRole('switch', { name: 'Письма о\u00a0скидках' });
    await userEvent.tab();
    await expect(toggle).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(toggle).toBeChecked();
    await userEvent.click(within(canvasElement).getByText(/Письма/));
    await expect(toggle).not.toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenCalledTimes(2);
  },
};

/** The switch is on: its track is filled, and the thumb is on the right. */
export const On: Story = { args: { defaultChecked: true, hint: 'Не\u00a0чаще раза в\u00a0неделю' } };

/**
 * The setting cannot be changed now, and the hint says why. Label and hint are in `muted`, the track in `tile`; the thumb is that of an
 * enabled switch.
 */
export const Disabled: Story = { args: { disabled: true, hint: 'Сначала подтвердите email' } };

/** The setting is on and cannot be turned off. The hint says why. The track is filled with `control`, so that the switch still looks on. */
export const DisabledOn: Story = {
  args: { disabled: true, defaultChecked: true, label: 'Письма о\u00a0заказе', hint: 'Без них вы\u00a0не\u00a0узнаете, что заказ приехал' },
};

/** Saving failed: the switch is back where it was, and the error says what to do. */
export const WithError: Story = {
  args: { error: 'Не\u00a0удалось сохранить, попробуйте ещё раз' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('switch')).toHaveAccessibleDescription(/Не\s+удалось сохранить/);
  },
};

/** The label wraps beside the track. */
export const LongLabel: Story = {
  args: { label: 'Письма о\u00a0товарах из\u00a0избранного, которые подешевели или вернулись в\u00a0продажу в\u00a0моём размере' },
};

/** Simulates a request that fails. */
const saveSetting = async (isOn: boolean) => {
  throw new Error(`The server did not save ${isOn}`);
};

function SavedSwitch({ label }: Pick<SwitchProps, 'label'>) {
  const [isOn, setOn] = useState(false);
  const [error, setError] = useState<string>();
  const change = async (next: boolean) => {
    setOn(next);
    setError(undefined);
    try {
      await saveSetting(next);
    } catch {
      setOn(!next);
      setError('Не\u00a0удалось сохранить, попробуйте ещё раз');
    }
  };
  return <Switch label={label} checked={isOn} onCheckedChange={change} error={error} />;
}

/**
 * Controlled: the switch turns at once, and the setting is saved meanwhile. If saving fails, as after a press here, the switch turns back
 * and shows an error.
 */
export const ControlledSaving: Story = {
  parameters: undrawn,
  render: ({ label }) => <SavedSwitch label={label} />,
  play: async ({ canvasElement }) => {
    const toggle = within(canvasElement).getByRole('switch');
    await userEvent.click(toggle);
    await expect(await within(canvasElement).findByText(/удалось сохранить/)).toBeVisible();
    await expect(toggle).not.toBeChecked();
  },
};

/** A switch that is off and one that is on, for pictures of how they look under a pointer. */
export const OffAndOn: Story = {
  ...docsOnly,
  render: () => (
    <div style={{ maxWidth: 140 }}>
      <Switch label="О&nbsp;скидках" name="letters" />
      <Switch label="О&nbsp;заказе" name="orders" defaultChecked />
    </div>
  ),
};

/** A switch with all its parts, which the anatomy numbers. */
export const Parts: Story = {
  tags: ['!autodocs'],
  parameters: undrawn,
  args: { hint: 'Не\u00a0чаще раза в\u00a0неделю', error: 'Не\u00a0удалось сохранить, попробуйте ещё раз' },
};

export const AtOnce: Story = { tags: ['!autodocs'], args: { defaultChecked: true } };

export const WithSaveButton: Story = {
  tags: ['!autodocs'],
  args: { defaultChecked: true },
  render: (args) => (
    <>
      <Switch {...args} />
      <Button size="small">Сохранить</Button>
    </>
  ),
};

export const NamedSetting: Story = { ...docsOnly, args: { label: 'Тёмная тема', defaultChecked: true } };

export const NamedAction: Story = { ...docsOnly, args: { label: 'Включить тёмную тему?', defaultChecked: true } };
