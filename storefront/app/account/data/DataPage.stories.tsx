import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { pageStory } from '../../shell/page-story.tsx';
import { cannedBlockingOrders, cannedData } from './data.canned.ts';
import { PersonalDataView } from './PersonalDataView.tsx';

const meta = {
  title: 'Pages/Data',
  component: PersonalDataView,
  decorators: [pageStory({ path: '/account/data', shell: { isSignedIn: true } })],
  parameters: { layout: 'fullscreen' },
  args: cannedData,
} satisfies Meta<typeof PersonalDataView>;

export default meta;
type Story = StoryObj<typeof meta>;

const getDeletion = (canvasElement: HTMLElement) => within(within(canvasElement).getByRole('region', { name: 'Удалить аккаунт' }));

/** The page says what the deletion erases and what remains, and offers the deletion. */
export const Free: Story = {
  play: async ({ canvasElement }) => {
    const deletion = getDeletion(canvasElement);
    await expect(deletion.getByText(/Закон велит нам хранить заказы/)).toBeVisible();
    await expect(deletion.getByRole('button', { name: 'Удалить аккаунт' })).toBeEnabled();
  },
};

/** The deletion requires a code, which is sent to one of the contacts. */
export const Leaving: Story = {
  play: async ({ canvasElement }) => {
    const deletion = getDeletion(canvasElement);
    await userEvent.click(deletion.getByRole('button', { name: 'Удалить аккаунт' }));
    const form = within(await deletion.findByRole('form', { name: 'Удаление аккаунта' }));
    await waitFor(() => expect(form.getByRole('button', { name: 'Получить код' })).toHaveFocus());
  },
};

/** Orders in progress block the deletion. The page says until when, if that is known, and has no button. */
export const Kept: Story = {
  args: { orders: cannedBlockingOrders },
  play: async ({ canvasElement }) => {
    const deletion = getDeletion(canvasElement);
    const [unpaid, coming, late] = deletion.getAllByRole('listitem');
    await expect(unpaid).toHaveTextContent(/№\s10482\s— не\sоплачен, сам отменится в\s15:32 по\sМоскве/);
    await expect(coming).toHaveTextContent(/№\s10377\s— в\sпути, будет у\sвас до\s12\sдекабря 2026/);
    await expect(late).toHaveTextContent(/но\sзадерживается/);
    await expect(deletion.getByRole('link', { name: /10482/ })).toHaveAttribute('href', '/orders/unpaid');
    await expect(deletion.queryByRole('button')).toBeNull();
  },
};

/** The usual case: one order blocks the deletion. */
export const KeptByOne: Story = { args: { orders: cannedBlockingOrders.slice(1, 2) } };
