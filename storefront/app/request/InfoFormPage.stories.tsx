import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { cannedShortText } from '../content/content.canned.ts';
import { InfoView } from '../content/info/InfoView.tsx';
import { cannedApi } from '../platform/graphql/canned-api.fake.ts';
import { pageStory } from '../shell/page-story.tsx';
import { CooperationForm } from './CooperationForm.tsx';
import { InfoForm } from './InfoForm.tsx';
import { MadeToOrderForm } from './MadeToOrderForm.tsx';
import { buildAcceptedResult, buildInvalidResult, cannedEmptyValues, cannedUser } from './request.canned.ts';
import { createValues, describeAcceptedRequest, type RequestResult } from './request-form.rules.ts';

interface InfoFormStory {
  Form: typeof CooperationForm;
  title: string;
  path: string;
  values: typeof cannedEmptyValues;
  result?: RequestResult;
}

const Page = ({ Form, title, path, values, result }: InfoFormStory) => (
  <InfoView path={path} text={{ ...cannedShortText, title: path === '/info/partners' ? 'Партнёрам' : 'Товар под\u00a0заказ' }}>
    <InfoForm title={title}>
      <Form pageTime={0} values={values} result={result} />
    </InfoForm>
  </InfoView>
);

const cooperation = { Form: CooperationForm, title: 'Предложить сотрудничество', path: '/info/partners' };
const madeToOrder = { Form: MadeToOrderForm, title: 'Заказать то, чего нет в\u00a0каталоге', path: '/tovar-pod-zakaz' };

const meta = {
  title: 'Pages/Request',
  tags: ['!manifest'],
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: { ...cooperation, values: cannedEmptyValues },
  beforeEach: cannedApi({}),
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

const partnersPage = [pageStory({ path: '/info/partners' })];

const findForm = (canvasElement: HTMLElement) => within(within(canvasElement).getByRole('form'));

/** A partner who is signed in proposes cooperation. The contact fields have the account's data. */
export const Cooperation: Story = {
  decorators: partnersPage,
  args: { values: createValues(cannedUser) },
  play: async ({ canvasElement }) => {
    const form = findForm(canvasElement);
    await expect(form.getByRole('textbox', { name: /^Имя/ })).toHaveValue('Анна Смирнова');
    await expect(form.getByRole('textbox', { name: 'Телефон' })).toHaveValue('+7 900 123-45-67');
  },
};

/** The focus is on the first invalid field, whose error stays until the field is edited. */
export const CooperationWrong: Story = {
  decorators: partnersPage,
  args: {
    result: buildInvalidResult(
      { companyName: 'Мастерская «Полдень»', companyType: 'ИП', inn: '165012345678', fullName: 'Тимур Сафин', email: 'timur@', phone: '' },
      {
        inn: 'Проверьте ИНН: в\u00a0нём 10 или 12\u00a0цифр, и\u00a0последние сходятся с\u00a0остальными.',
        email: 'Проверьте email: в\u00a0нём опечатка или знак, которого не\u00a0бывает в\u00a0адресах.',
        phone: 'Проверьте номер телефона: он должен быть вида +7\u00a0900\u00a0000-00-00.',
      },
    ),
  },
  play: async ({ canvasElement }) => {
    const form = findForm(canvasElement);
    const inn = form.getByRole('textbox', { name: 'ИНН' });
    await waitFor(() => expect(inn).toHaveFocus());
    await expect(inn).toHaveAccessibleDescription(/^Проверьте ИНН/);
    const email = form.getByRole('textbox', { name: 'Email' });
    await userEvent.type(email, 'example.ru');
    await expect(email).not.toHaveAccessibleDescription();
  },
};

export const MadeToOrder: Story = {
  decorators: [pageStory({ path: '/tovar-pod-zakaz' })],
  args: madeToOrder,
};

/** The API did not respond. The form shows an error and keeps the input. */
export const Silent: Story = {
  decorators: [pageStory({ path: '/tovar-pod-zakaz' })],
  args: madeToOrder,
  play: async ({ canvasElement }) => {
    const form = findForm(canvasElement);
    await userEvent.type(form.getByRole('textbox', { name: 'Что ищете' }), 'Кеды');
    await userEvent.click(form.getByRole('button', { name: 'Отправить' }));
    await waitFor(() => expect(form.getByRole('alert')).toHaveFocus());
    await expect(form.getByRole('textbox', { name: 'Что ищете' })).toHaveValue('Кеды');
  },
};

const { title, text } = describeAcceptedRequest('madeToOrder', { number: 10284, isMailed: true });

/** The message about an accepted request contains the number of the request and says what happens next. */
export const Accepted: Story = {
  decorators: [pageStory({ path: '/tovar-pod-zakaz' })],
  args: { ...madeToOrder, result: buildAcceptedResult(title, text) },
  play: async ({ canvasElement }) => {
    const status = within(canvasElement).getByRole('heading', { name: /^Заявка №.10284 принята$/ });
    await expect(status).toBeVisible();
  },
};
