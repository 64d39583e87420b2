import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { cannedApi } from '../../platform/graphql/canned-api.fake.ts';
import { pageStory } from '../../shell/page-story.tsx';
import { cannedRequestedProduct, cannedUser } from '../request.canned.ts';
import { NoticeForm } from './NoticeForm.tsx';
import { NoticeDialog, PriceMatchDialog } from './ProductDialogs.tsx';
import { ProductFormView } from './ProductFormView.tsx';

const path = `/product/${cannedRequestedProduct.slug}`;
const doNothing = () => {};

const meta = {
  title: 'Pages/Request about a product',
  component: PriceMatchDialog,
  parameters: { layout: 'fullscreen' },
  args: { open: true, onOpenChange: doNothing },
} satisfies Meta<typeof PriceMatchDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const respondWith = (user: typeof cannedUser | null, otherResponses: Record<string, object> = {}) =>
  cannedApi({ RequestedProduct: { product: cannedRequestedProduct, user }, ...otherResponses });
const guestPage = [pageStory({ path })];
const findDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

/** A guest can give the link to the other shop, but cannot add photos. */
export const PriceMatch: Story = {
  decorators: guestPage,
  beforeEach: respondWith(null),
  play: async () => {
    const form = await findDialog('Нашли дешевле?');
    await expect(await form.findByRole('textbox', { name: /^Ссылка/ })).toBeVisible();
    await expect(form.queryByText(/фото ценника/)).toBeNull();
  },
};

/** A signed-in shopper can add photos. The contact fields have the account's data. */
export const PriceMatchSignedIn: Story = {
  decorators: [pageStory({ path, shell: { isSignedIn: true } })],
  beforeEach: respondWith(cannedUser),
  play: async () => {
    const form = await findDialog('Нашли дешевле?');
    await expect(await form.findByText('Или фото ценника')).toBeVisible();
    await expect(form.getByRole('textbox', { name: 'Телефон' })).toHaveValue('+7 900 123-45-67');
  },
};

const invalidFields = [{ field: 'link', message: 'Дайте ссылку на\u00a0страницу, где дешевле.' }];
const refusal = {
  errors: [{ message: invalidFields[0]?.message, extensions: { code: 'BAD_USER_INPUT', details: { fields: invalidFields } } }],
};

export const PriceMatchWrong: Story = {
  decorators: guestPage,
  beforeEach: respondWith(null, { SendPriceMatch: refusal }),
  play: async () => {
    const form = await findDialog('Нашли дешевле?');
    await userEvent.type(await form.findByRole('textbox', { name: 'Телефон' }), '9001234567');
    await userEvent.click(form.getByRole('button', { name: 'Отправить' }));
    await waitFor(() => expect(form.getByRole('textbox', { name: /^Ссылка/ })).toHaveFocus());
    await expect(form.getByRole('textbox', { name: 'Телефон' })).toHaveValue('+7 900 123-45-67');
  },
};

export const PriceMatchAccepted: Story = {
  decorators: guestPage,
  beforeEach: respondWith(null, { SendPriceMatch: { sent: { number: 10285, isMailed: false } } }),
  play: async () => {
    const form = await findDialog('Нашли дешевле?');
    await userEvent.click(await form.findByRole('button', { name: 'Отправить' }));
    await expect(await form.findByRole('heading', { name: /10285/ })).toBeVisible();
  },
};

/** The product that the form is about could not be loaded. */
export const NotLoaded: Story = {
  decorators: guestPage,
  beforeEach: cannedApi({}),
  play: async () => {
    const form = await findDialog('Нашли дешевле?');
    await expect(await form.findByRole('button', { name: 'Повторить' })).toBeVisible();
  },
};

/** The shopper must choose one of the sold-out sizes. */
export const Notice: Story = {
  decorators: guestPage,
  render: (overlay) => <NoticeDialog {...overlay} />,
  beforeEach: respondWith(null),
  play: async () => {
    const form = await findDialog('Сообщить, когда появится');
    await expect(await form.findAllByRole('radio')).toHaveLength(2);
    await userEvent.click(form.getByRole('button', { name: 'Сообщить' }));
    await waitFor(() => expect(form.getByRole('radio', { name: '39' })).toHaveFocus());
  },
};

export const NoticeAccepted: Story = {
  decorators: guestPage,
  render: (overlay) => <NoticeDialog {...overlay} />,
  beforeEach: respondWith(cannedUser, { SendNotice: { sent: { email: cannedUser.email, sizeName: '39' } } }),
  play: async () => {
    const form = await findDialog('Сообщить, когда появится');
    await userEvent.click(await form.findByRole('radio', { name: '39' }));
    await userEvent.click(form.getByRole('button', { name: 'Сообщить' }));
    await expect(await form.findByRole('heading', { name: /anna@example.ru/ })).toBeVisible();
  },
};

/** The form on a page of its own, for browsers without JavaScript. */
export const NoticePage: Story = {
  decorators: guestPage,
  render: () => (
    <ProductFormView title="Сообщить, когда появится" product={cannedRequestedProduct}>
      <NoticeForm product={cannedRequestedProduct} user={null} pageTime={0} />
    </ProductFormView>
  ),
};
