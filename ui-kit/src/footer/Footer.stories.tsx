/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { docsOnly } from '../internal/story-kinds.ts';
import { Link } from '../link/index.ts';
import { QrCode } from '../qr-code/index.ts';
import { guide } from './Footer.guide.ts';
import { Footer, PaymentMark } from './index.ts';

const catalog = [
  { label: 'Новинки', href: '/new' },
  { label: 'Обувь', href: '/shoes' },
  { label: 'Одежда', href: '/clothes' },
  { label: 'Meet-price', href: '/meet-price', accent: true },
];
const help = [
  { label: 'Доставка', href: '/delivery' },
  { label: 'Возврат', href: '/returns' },
  { label: 'Контакты', href: '/contacts' },
];
const about = [
  { label: 'Программа лояльности', href: '/loyalty' },
  { label: 'Блог', href: '/blog' },
];
const appHref = 'https://meet.example/app';

const meta = {
  title: 'Navigation/Footer',
  id: 'kit-footer',
  component: Footer,
  subcomponents: { PaymentMark },
  parameters: { guide, layout: 'fullscreen', docs: { story: { inline: false, height: '560px' } } },
  args: {
    columns: [
      { title: 'Каталог', links: catalog },
      { title: 'Помощь', links: help },
      { title: 'О\u00a0нас', links: about },
    ],
    social: [{ label: 'Telegram', href: 'https://meet.example/telegram' }],
    app: { href: appHref, code: <QrCode value={appHref} label="QR-код: скачать приложение Meet" /> },
    year: 2026,
    legal: [
      { label: 'Оферта', href: '/offer' },
      { label: 'Конфиденциальность', href: '/privacy' },
    ],
  },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Everything except settings, as on most pages. «Narrow and wide screens» below has the layouts on a phone and on a computer. */
export const Frame: Story = {
  tags: ['layout-768'],
  play: async ({ canvasElement }) => {
    const footer = within(within(canvasElement).getByRole('contentinfo'));
    await expect(footer.getByText('© 2026 Meet')).toBeVisible();
    await expect(footer.getByRole('link', { name: 'Telegram' })).toHaveAttribute('href', 'https://meet.example/telegram');
    await expect(footer.getByRole('link', { name: 'Скачать' })).toHaveAttribute('href', 'https://meet.example/app');
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

/** Without the space above the footer, which would be an empty strip at the top of a figure. */
const flush: Story['decorators'] = (Story) => (
  <div css={css({ '--meet-section': '0px' })}>
    <Story />
  </div>
);

/** `settings`: what holds for the whole shop, such as the city. They stand between the legal line and the payments. */
export const WithSettings: Story = {
  args: {
    columns: [
      { title: 'Помощь', links: help },
      { title: 'О\u00a0нас', links: about },
    ],
    social: undefined,
    app: undefined,
    settings: (
      <Link href="/city" variant="underlined">
        Город доставки: Казань
      </Link>
    ),
  },
  decorators: flush,
};

/** Without `app` the columns share the whole width. */
export const WithoutApp: Story = { args: { app: undefined, social: undefined }, decorators: flush };

/** One column and one method of payment. Without `year` the copyright line names only the shop. */
export const Minimal: Story = {
  args: {
    columns: [{ title: 'Помощь', links: help }],
    social: undefined,
    app: undefined,
    year: undefined,
    legal: undefined,
    payments: ['card'],
  },
  parameters: { layout: 'padded' },
  decorators: flush,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('© Meet')).toBeVisible();
  },
};

/** `bare`, on a phone: the links to documents are all that is left. */
export const Bare: Story = {
  ...docsOnly,
  parameters: { ...docsOnly.parameters, layout: 'padded' },
  args: { bare: true, columns: [{ title: 'Помощь', links: help }], social: undefined, app: undefined },
};

/** Nothing should lead away from a checkout, so the footer keeps only the links to documents on phones. */
export const BareOnPhones: Story = {
  tags: ['!autodocs'],
  args: { bare: true },
  play: async ({ canvasElement }) => {
    const footer = within(within(canvasElement).getByRole('contentinfo'));
    await expect(footer.getByRole('link', { name: 'Оферта' })).toBeVisible();
    await expect(footer.queryAllByRole('heading')).toHaveLength(innerWidth < 768 ? 0 : 4);
  },
};

/** `PaymentMark`: all seven values of `payment`, in the colour of the text. On a checkout these icons stand beside the button that pays. */
export const PaymentMarks: Story = {
  parameters: { layout: 'padded', docs: { story: { inline: true } } },
  render: () => (
    <p style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--meet-space-2)' }}>
      <PaymentMark payment="mir" />
      <PaymentMark payment="visa" />
      <PaymentMark payment="mastercard" />
      <PaymentMark payment="maestro" />
      <PaymentMark payment="wallet" />
      <PaymentMark payment="card" />
      <PaymentMark payment="sbp" />
    </p>
  ),
};

/** A footer with all its parts, which the anatomy numbers, as wide as the figure. */
export const AllParts: Story = {
  ...docsOnly,
  parameters: { ...docsOnly.parameters, docs: { story: { height: '480px' } } },
  args: {
    settings: (
      <Link href="/city" variant="underlined">
        Город доставки: Казань
      </Link>
    ),
  },
  decorators: (Story) => (
    <div css={css({ '--meet-section': '0px', '--meet-gutter': '0px', width: 'min(880px, 100vw - 112px)' })}>
      <Story />
    </div>
  ),
};

/** A figure in the docs page itself and not in a frame, without the space around the footer. */
const figure = {
  ...docsOnly,
  parameters: { ...docsOnly.parameters, docs: { story: { inline: true } } },
  decorators: (Story) => (
    <div css={css({ '--meet-section': '0px', '--meet-gutter': '0px' })}>
      <Story />
    </div>
  ),
} satisfies Story;

const onlyColumns = { social: [], app: undefined, payments: [], legal: [] };

const makeColumn = (title: string, labels: readonly string[]) => ({
  columns: [{ title, links: labels.map((label) => ({ label, href: `/pages/${label}` })) }],
  ...onlyColumns,
});

export const WordsOfShoppers: Story = { ...figure, args: makeColumn('Помощь', ['Доставка', 'Возврат', 'Оплата']) };

export const WordsOfLawyers: Story = {
  ...figure,
  args: makeColumn('Помощь', ['Условия осуществления доставки', 'Регламент возврата товаров', 'Порядок расчётов']),
};

export const FewLinks: Story = {
  ...figure,
  args: makeColumn('Каталог', ['Новинки', 'Обувь', 'Одежда', 'Скидки', 'Все категории']),
};

export const AllCategories: Story = {
  ...figure,
  args: makeColumn('Каталог', ['Новинки', 'Кроссовки', 'Кеды', 'Ботинки', 'Лоферы', 'Сандалии', 'Куртки', 'Пальто', 'Рубашки', 'Скидки']),
};
