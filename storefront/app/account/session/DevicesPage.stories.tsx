import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { pageStory } from '../../shell/page-story.tsx';
import { DevicesView } from './DevicesView.tsx';
import { cannedDevices } from './devices.canned.ts';

const meta = {
  title: 'Pages/Devices',
  component: DevicesView,
  decorators: [pageStory({ path: '/account/devices', shell: { isSignedIn: true } })],
  parameters: { layout: 'fullscreen' },
  args: cannedDevices,
} satisfies Meta<typeof DevicesView>;

export default meta;
type Story = StoryObj<typeof meta>;

const getMain = (canvasElement: HTMLElement) => within(within(canvasElement).getByRole('main'));

/** Each device except the current one has a button that ends its session. */
export const Several: Story = {
  play: async ({ canvasElement }) => {
    const main = getMain(canvasElement);
    await expect(main.getByText(/Последний раз в\s09:05 по\sМоскве, вход 1\sоктября 2026/)).toBeVisible();
    await expect(main.getByText(/Это устройство, вход 18\sноября 2026/)).toBeVisible();
    const button = main.getByRole('button', { name: 'Выйти: Safari, iPhone' });
    const sent = new FormData(button.closest('form') ?? undefined, button);
    await expect([sent.get('intent'), sent.get('id')]).toEqual(['end', 'there']);
    await expect(main.queryByRole('button', { name: 'Выйти: Chrome, macOS' })).toBeNull();
    await expect(main.getByRole('button', { name: /Выйти на\sостальных/ })).toBeVisible();
  },
};

/** The shopper is signed in only on this device. */
export const OnlyThis: Story = {
  args: { sessions: cannedDevices.sessions.slice(0, 1) },
  play: async ({ canvasElement }) => {
    const main = getMain(canvasElement);
    await expect(main.queryByRole('button', { name: /остальных/ })).toBeNull();
    await expect(main.getByRole('button', { name: /Выйти на\sвсех устройствах/ })).toBeVisible();
  },
};

/** After a form is submitted, a message says the result. The focus is on the message, because the pressed button no longer exists. */
export const Ended: Story = {
  args: { sessions: cannedDevices.sessions.slice(0, 2), result: { message: 'Вы\u00a0вышли на\u00a0этом устройстве.', isFailure: false } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(getMain(canvasElement).getByRole('status')).toHaveFocus());
  },
};
