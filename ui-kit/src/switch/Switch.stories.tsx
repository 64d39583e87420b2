import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Switch } from './index.ts';
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

/** The label is part of the target; Space toggles too. */
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

export const On: Story = { args: { defaultChecked: true, hint: 'Не\u00a0чаще раза в\u00a0неделю' } };

export const Disabled: Story = {
  args: { disabled: true },
  render: (args) => (
    <>
      <Switch {...args} />
      <Switch {...args} label="Уведомления о заказе" defaultChecked />
    </>
  ),
};

export const WithError: Story = {
  args: { error: 'Не\u00a0удалось сохранить, попробуйте ещё раз' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('switch')).toHaveAccessibleDescription(/Не\s+удалось сохранить/);
  },
};

export const LongLabel: Story = {
  args: { label: 'Сообщать, когда товар из\u00a0избранного подешевеет или вернётся в\u00a0продажу в\u00a0моём размере' },
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
