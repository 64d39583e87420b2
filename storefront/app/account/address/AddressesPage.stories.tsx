import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { cannedApi } from '../../platform/graphql/canned-api.fake.ts';
import { pageStory } from '../../shell/page-story.tsx';
import { AddressesView } from './AddressesView.tsx';
import { toValues } from './address-form.rules.ts';
import { cannedAddresses } from './addresses.canned.ts';

const meta = {
  title: 'Pages/Addresses',
  component: AddressesView,
  decorators: [pageStory({ path: '/account/addresses', shell: { isSignedIn: true } })],
  parameters: { layout: 'fullscreen' },
  beforeEach: cannedApi({}),
  args: { addresses: cannedAddresses },
} satisfies Meta<typeof AddressesView>;

export default meta;
type Story = StoryObj<typeof meta>;

const getMain = (canvasElement: HTMLElement) => within(within(canvasElement).getByRole('main'));

/** Each address can be changed and removed. The shop no longer delivers to the city of one of them. */
export const Several: Story = {
  play: async ({ canvasElement }) => {
    const main = getMain(canvasElement);
    await expect(main.getByText(/Казань, Республика Татарстан, 420111/)).toBeVisible();
    await expect(main.getByText(/Сюда больше не\sдоставляем/)).toBeVisible();
    await expect(main.getByRole('link', { name: /^Изменить: ул. Баумана/ })).toHaveAttribute('href', '/account/addresses/home');
    const button = main.getByRole('button', { name: /^Удалить: Тверская/ });
    const sent = new FormData(button.closest('form') ?? undefined, button);
    await expect([sent.get('intent'), sent.get('id')]).toEqual(['remove', 'office']);
    await expect(main.getByRole('link', { name: 'Добавить адрес' })).toHaveAttribute('href', '/account/addresses/new');
  },
};

export const Empty: Story = {
  args: { addresses: [] },
  play: async ({ canvasElement }) => {
    const main = getMain(canvasElement);
    await expect(main.getByRole('heading', { name: 'Адресов пока нет' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Добавить адрес' })).toBeVisible();
    await expect(main.getByRole('link', { name: /покупками/ })).toHaveAttribute('href', '/catalog');
  },
};

/** A removed address can be restored. The message about it has the focus, because the pressed button no longer exists. */
export const Removed: Story = {
  args: {
    addresses: cannedAddresses.slice(1),
    result: { removedAddress: cannedAddresses[0] ? toValues(cannedAddresses[0]) : null, message: 'Адрес удалён.', isFailure: false },
  },
  play: async ({ canvasElement }) => {
    const status = getMain(canvasElement).getByRole('status');
    await waitFor(() => expect(status).toHaveFocus());
    const button = within(status).getByRole('button', { name: 'Вернуть адрес' });
    const sent = new FormData(button.closest('form') ?? undefined, button);
    await expect([sent.get('intent'), sent.get('cityId'), sent.get('street')]).toEqual(['restore', 'kazan', 'ул. Баумана']);
  },
};
