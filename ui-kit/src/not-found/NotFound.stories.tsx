import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Heading } from '../heading/index.ts';
import { docsOnly, undrawn } from '../internal/story-kinds.ts';
import { LocaleProvider } from '../locale/index.ts';
import { Picture } from '../picture/index.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { NotFound } from './index.ts';
import { guide } from './NotFound.guide.ts';

const meta = {
  title: 'Feedback/NotFound',
  id: 'kit-notfound',
  component: NotFound,
  parameters: { guide, layout: 'fullscreen', docs: { story: { inline: false, height: '620px' } } },
  args: {
    picture: <Picture imageKey="runner-orange" alt="Оранжевый беговой кроссовок сбоку" sizes="(min-width: 1024px) 39vw, 100vw" />,
    categories: [
      { label: 'Новинки', href: '/new' },
      { label: 'Кроссовки', href: '/shoes/sneakers' },
      { label: 'Обувь', href: '/shoes' },
      { label: 'Одежда', href: '/clothes' },
      { label: 'Сумки', href: '/bags' },
      { label: 'Скидки', href: '/sale' },
    ],
  },
} satisfies Meta<typeof NotFound>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The usual page: a search, links to categories and a picture. */
export const Page: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Страница не найдена. Давайте вернёмся в каталог и попробуем снова.',
    );
    await expect(page.getByRole('link', { name: 'Каталог' })).toHaveAttribute('href', '/catalog');
    await expect(within(page.getByRole('list', { name: 'Категории' })).getByRole('link', { name: 'Сумки' })).toBeVisible();
  },
};

/** The search is a native form, which works without JavaScript. */
export const Search: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole<HTMLInputElement>('searchbox', { name: 'Поиск товаров' });
    await userEvent.type(field, 'белые кеды');
    await expect(field.form).toHaveAttribute('action', '/search');
    await expect(new FormData(field.form ?? undefined).get('query')).toBe('белые кеды');
  },
};

/** Without picture, search and categories, for a site whose header already has them. */
export const Minimal: Story = { tags: ['!autodocs'], args: { picture: undefined, categories: undefined, searchAction: null } };

/** Drawn in half of the docs page, so that the error page is laid out as on a phone. */
const asOnPhone = { ...docsOnly, parameters: { ...docsOnly.parameters, layout: 'none' } };

/** The page with a search, categories and a picture. */
export const WithAll: Story = { ...asOnPhone };

/** Only the sentence and the link to the catalogue: `searchAction` is `null`, `categories` and `picture` are omitted. */
export const Shortest: Story = { ...asOnPhone, args: { ...Minimal.args } };

export const WithWays: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true }, docs: { story: { height: '420px' } } },
  args: { picture: undefined, searchAction: null },
};

export const WithCode: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true }, docs: { story: { height: '420px' } } },
  args: { picture: undefined, searchAction: null, categories: [] },
  render: (args) => (
    <LocaleProvider texts={{ notFound: { sentence: 'Ошибка 404. Запрошенный URL не\u00a0найден на\u00a0сервере.' } }}>
      <NotFound {...args} />
    </LocaleProvider>
  ),
};

const comparisonParameters = { ...undrawn, docs: { story: { height: '420px' } } };

export const SoldOutPage: Story = {
  ...docsOnly,
  parameters: comparisonParameters,
  render: () => (
    <Stack gap={4} style={{ padding: 'var(--meet-space-6)' }}>
      <Heading level={1} size="medium">
        Туфли «Заводь»
      </Heading>
      <Text tone="muted">Нет в&nbsp;наличии</Text>
      <Button variant="line" style={{ justifySelf: 'start' }}>
        Сообщить о&nbsp;поступлении
      </Button>
    </Stack>
  ),
};

export const SoldOutNotFound: Story = { ...docsOnly, parameters: comparisonParameters, args: { picture: undefined, categories: [] } };

/** The page with all its parts, which the anatomy numbers. */
export const AllParts: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true }, docs: { story: { height: '480px' } } },
  decorators: [
    (Story) => (
      <div style={{ zoom: 0.6, width: '100vw', maxWidth: '100%', marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
};
