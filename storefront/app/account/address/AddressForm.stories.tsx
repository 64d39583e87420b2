import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { cannedApi } from '../../platform/graphql/canned-api.fake.ts';
import { pageStory } from '../../shell/page-story.tsx';
import { AddressForm } from './AddressForm.tsx';
import { emptyAddress, toValues } from './address-form.rules.ts';
import { cannedAddresses } from './addresses.canned.ts';

const kirov = { ...emptyAddress, city: 'Киров', cityFor: 'Киров', street: 'Ленина', house: '1' };

const meta = {
  title: 'Pages/Address form',
  component: AddressForm,
  decorators: [pageStory({ path: '/account/addresses/new', shell: { isSignedIn: true } })],
  parameters: { layout: 'fullscreen' },
  beforeEach: cannedApi({}),
  args: { title: 'Новый адрес', savedValues: emptyAddress },
} satisfies Meta<typeof AddressForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const findForm = (canvasElement: HTMLElement) => within(within(canvasElement).getByRole('form'));

export const New: Story = {
  play: async ({ canvasElement }) => {
    const crumbs = within(within(canvasElement).getByRole('navigation', { name: 'Вы здесь' }));
    await expect(crumbs.getByRole('link', { name: 'Адреса' })).toHaveAttribute('href', '/account/addresses');
    await expect(findForm(canvasElement).getByRole('link', { name: 'Отменить' })).toHaveAttribute('href', '/account/addresses');
  },
};

export const Saved: Story = {
  args: { title: 'Изменить адрес', savedValues: cannedAddresses[0] ? toValues(cannedAddresses[0]) : emptyAddress },
  play: async ({ canvasElement }) => {
    await expect(findForm(canvasElement).getByRole('combobox', { name: 'Город' })).toHaveValue('Казань, Республика Татарстан');
  },
};

/** The focus is on the first wrong field. Its error stays until the field is edited. */
export const Wrong: Story = {
  args: {
    result: {
      values: { ...kirov, street: '', house: '', index: '42' },
      errors: { street: 'Напишите улицу', house: 'Напишите номер дома', index: 'Индекс: шесть цифр.' },
      cities: [],
      failureMessage: undefined,
    },
  },
  play: async ({ canvasElement }) => {
    const form = findForm(canvasElement);
    const street = form.getByRole('combobox', { name: 'Улица' });
    await waitFor(() => expect(street).toHaveFocus());
    const house = form.getByRole('textbox', { name: 'Дом' });
    await expect(house).toHaveAccessibleDescription('Напишите номер дома');
    await userEvent.type(house, '2');
    await expect(house).not.toHaveAccessibleDescription();
  },
};

/** Several cities have the typed name. */
export const WhichCity: Story = {
  args: {
    result: {
      values: kirov,
      errors: { city: 'Таких городов несколько: выберите свой' },
      cities: [
        { id: 'kirov', title: 'Киров', region: 'Кировская область' },
        { id: 'kirov-kaluga', title: 'Киров', region: 'Калужская область' },
      ],
      failureMessage: undefined,
    },
  },
  play: async ({ canvasElement }) => {
    const form = findForm(canvasElement);
    await userEvent.click(form.getByRole('radio', { name: /Калужская область/ }));
    const sent = new FormData(within(canvasElement).getByRole('form') as HTMLFormElement);
    await expect([sent.getAll('cityId'), sent.get('city'), sent.get('cityFor')]).toEqual([['kirov-kaluga'], 'Киров', 'Киров']);
  },
};

/** The API refused the address although no field is wrong. */
export const Refused: Story = {
  args: {
    result: {
      values: kirov,
      errors: {},
      cities: [],
      failureMessage: 'Можно сохранить не\u00a0больше 20\u00a0адресов. Удалите лишний.',
    },
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(findForm(canvasElement).getByRole('alert')).toHaveFocus());
  },
};
