import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { docsOnly } from '../internal/story-kinds.ts';
import { Link } from '../link/index.ts';
import { QrCode } from '../qr-code/index.ts';
import { guide } from './Footer.guide.ts';
import { Footer, type FooterColumn, type Payment, PaymentMark } from './index.ts';

const findLinks = (section: string, names: readonly string[]) =>
  names.map((label, index) => ({ label, href: `#${section}-${index}`, accent: label === 'Meet-price' }));

const appHref = 'https://meet.example/api/mobileapp';

const columns: FooterColumn[] = [
  { title: 'Каталог', links: findLinks('catalog', ['Новинки', 'Кроссовки', 'Обувь', 'Одежда', 'Сумки', 'Скидки', 'Meet-price']) },
  {
    title: 'Помощь',
    links: findLinks('help', ['Доставка', 'Как это работает', 'Товар под\u00a0заказ', 'Вопросы и\u00a0ответы', 'Контакты']),
  },
  { title: 'О\u00a0нас', links: findLinks('about', ['Программа лояльности', 'Партнёрам', 'Блог']) },
];

const meta = {
  title: 'Navigation/Footer',
  id: 'kit-footer',
  component: Footer,
  subcomponents: { PaymentMark },
  parameters: { guide, layout: 'fullscreen', docs: { story: { inline: false, height: '560px' } } },
  args: {
    columns,
    social: findLinks('social', ['Telegram', 'ВКонтакте']),
    app: { href: appHref, code: <QrCode value={appHref} label="QR-код: скачать приложение Meet" /> },
    year: 2026,
    legal: findLinks('legal', ['Оферта', 'Конфиденциальность', 'Лицензия']),
  },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The end of every page, with everything that it can have but settings. */
export const Frame: Story = {
  tags: ['layout-768'],
  play: async ({ canvasElement }) => {
    const footer = within(within(canvasElement).getByRole('contentinfo'));
    await expect(footer.getByText('© 2026 Meet')).toBeVisible();
    await expect(footer.getByRole('link', { name: 'Telegram' })).toHaveAttribute('href', '#social-0');
    await expect(footer.getByRole('link', { name: 'Скачать' })).toHaveAttribute('href', 'https://meet.example/api/mobileapp');
    const payments = within(footer.getByRole('list', { name: 'Способы оплаты' })).getAllByRole('img');
    await expect(payments.map((mark) => mark.getAttribute('aria-label'))).toEqual([
      'Visa',
      'Mastercard',
      'Maestro',
      'Кошелёк',
      'Банковская карта',
    ]);
  },
};

/** A column and a method of payment. Without `year` the line names only the shop. For a checkout see `bare`. */
export const Minimal: Story = {
  args: { columns: columns.slice(0, 1), social: [], app: undefined, year: undefined, legal: [], payments: ['card'] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('© Meet')).toBeVisible();
  },
};

const themes = ['как в\u00a0системе', 'светлая', 'тёмная'];

/** `settings`: what holds for the whole shop, as theme and city. */
export const WithSettings: Story = {
  args: {
    settings: (
      <p style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--meet-space-1) var(--meet-space-4)' }}>
        Тема
        {themes.map((theme, at) => (
          <Link key={theme} href="#theme" variant={at === 0 ? 'underlined' : 'quiet'} aria-current={at === 0 ? 'true' : undefined}>
            {theme}
          </Link>
        ))}
      </p>
    ),
  },
};

/** Without an app the columns take the whole width. */
export const WithoutApp: Story = { args: { app: undefined } };

/** On a phone. */
export const Mobile: Story = { ...docsOnly, globals: { viewport: { value: 'mobile' } } };

const payments: readonly Payment[] = ['mir', 'visa', 'mastercard', 'maestro', 'wallet', 'card', 'sbp'];

/** Nothing leads away from a checkout: phones keep the links to documents only, as the header keeps the logo. */
export const BareOnPhones: Story = {
  args: { bare: true },
  play: async ({ canvasElement }) => {
    const footer = within(within(canvasElement).getByRole('contentinfo'));
    await expect(footer.getByRole('link', { name: 'Оферта' })).toBeVisible();
    await expect(footer.queryAllByRole('heading')).toHaveLength(innerWidth < 768 ? 0 : 4);
  },
};

/** The marks of payment methods can be used elsewhere too, such as beside the button that pays. They take the colour of the text. */
export const PaymentMarks: Story = {
  parameters: { layout: 'padded', docs: { story: { height: '80px' } } },
  render: () => (
    <p style={{ display: 'flex', gap: 'var(--meet-space-2)' }}>
      {payments.map((payment) => (
        <PaymentMark key={payment} payment={payment} />
      ))}
    </p>
  ),
};

/** Everything that it can have. */
export const AllParts: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true }, docs: { story: { height: '520px' } } },
  args: { ...WithSettings.args, columns: columns.slice(2), style: { marginTop: 0 } },
};

/** For a figure of links alone, without the space above the footer. */
const onlyColumns = { social: [], app: undefined, payments: [], legal: [], style: { marginTop: 0 } };

export const WordsOfShoppers: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true }, docs: { story: { height: '240px' } } },
  args: {
    columns: [{ title: 'Помощь', links: findLinks('plain', ['Доставка', 'Возврат', 'Контакты']) }],
    ...onlyColumns,
  },
};

export const WordsOfLawyers: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true }, docs: { story: { height: '240px' } } },
  args: {
    columns: [
      {
        title: 'Информация для\u00a0покупателей',
        links: findLinks('legal', ['Условия осуществления доставки', 'Регламент возврата товаров', 'Реквизиты и\u00a0адреса']),
      },
    ],
    ...onlyColumns,
  },
};

/** A column at a smaller scale, because a long one is taller than a screen. */
const smallColumn = (links: readonly string[]): Story => ({
  ...docsOnly,
  parameters: { ...docsOnly.parameters, docs: { story: { height: '240px' } } },
  args: { columns: [{ title: 'Каталог', links: findLinks('catalog', links) }], ...onlyColumns },
  decorators: [
    (Story) => (
      <div style={{ zoom: 0.6 }}>
        <Story />
      </div>
    ),
  ],
});

export const FewLinks: Story = smallColumn(['Новинки', 'Кроссовки', 'Скидки', 'Все категории']);

export const AllCategories: Story = smallColumn(
  'Новинки Кроссовки Кеды Ботинки Лоферы Сандалии Куртки Пальто Рубашки Футболки Брюки Джинсы'.split(' '),
);
