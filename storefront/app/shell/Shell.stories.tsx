import { Heading } from '@meet/ui-kit/heading';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { cannedApi } from '../platform/graphql/canned-api.fake.ts';
import { wrap } from '../platform/theme/layout-style.ts';
import { pageStory } from './page-story.tsx';
import { cannedShell } from './shell.canned.ts';

function EmptyPage() {
  return (
    <div css={wrap}>
      <Heading level={1}>Обувь</Heading>
    </div>
  );
}

const meta = {
  title: 'Pages/Shell',
  tags: ['!manifest'],
  component: EmptyPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof EmptyPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const buildLines = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `unit-${index}`,
    quantity: 1,
    checked: true,
    productId: `product-${index}`,
    slug: 'slope-white',
    brand: 'Nordkvart',
    name: 'Кроссовки Slope 2',
    size: '41',
    picture: null,
  }));

/** Counts of favourites and cart items come from local storage. The category of the current page is marked. */
export const Frame: Story = {
  tags: ['layout-1024'],
  decorators: [pageStory({ path: '/catalog/obuv/botinki', localStorageValues: { favourites: ['a', 'b'], cartItems: buildLines(1) } })],
  play: async ({ canvasElement }) => {
    const header = within(within(canvasElement).getByRole('banner'));
    await header.findByRole('link', { name: 'Избранное, 2\u00a0товара' });
    await header.findByRole('link', { name: 'Корзина, 1\u00a0товар' });
    await expect(await header.findByRole('link', { current: 'page', hidden: true })).toHaveTextContent('Обувь');
    await expect(await within(canvasElement).findByRole('contentinfo')).toHaveTextContent('© 2026 Meet');
  },
};

/** Configured social networks are labelled links. */
export const SocialNetworks: Story = {
  decorators: [
    pageStory({
      shell: {
        socialLinks: [
          { name: 'Telegram', href: 'https://t.example/meet' },
          { name: 'ВКонтакте', href: 'https://vk.example/meet' },
        ],
      },
    }),
  ],
  play: async ({ canvasElement }) => {
    const links = await within(canvasElement).findByRole('list', { name: /^Meet в\sсоцсетях$/ });
    await expect(within(links).getByRole('link', { name: 'Telegram' })).toHaveAttribute('href', 'https://t.example/meet');
    await expect(within(links).getByRole('link', { name: 'ВКонтакте' })).toHaveAttribute('href', 'https://vk.example/meet');
  },
};

/** First visit: phones see the app banner, and the consent question is shown. */
export const FirstVisit: Story = {
  decorators: [pageStory({ path: '/catalog', localStorageValues: { 'app-banner': null }, needsConsent: true })],
  play: async ({ canvasElement }) => {
    const question = await within(canvasElement).findByRole('region', { name: /cookie/ });
    await userEvent.click(within(question).getByRole('button', { name: 'Только необходимые' }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
  },
};

/** The phone menu omits the «Поиск» category because the header has a search button. */
export const PhoneMenu: Story = {
  globals: { viewport: { value: 'mobile' } },
  decorators: [
    pageStory({
      path: '/catalog/sumki',
      shell: {
        directories: [
          { name: 'Meet-price', slug: 'meet-price', position: 4 },
          { name: 'Сумки', slug: 'sumki', position: 2 },
          { name: 'Поиск', slug: 'search', position: 1 },
          { name: 'Всё', slug: '', position: 3 },
        ],
      },
    }),
  ],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByLabelText('Меню'));
    const drawer = await screen.findByRole('dialog', { name: 'Меню' });
    const menu = within(drawer).getByRole('navigation', { name: 'Каталог' });
    await expect([...menu.querySelectorAll('summary')].map(({ textContent }) => textContent)).toEqual(['Сумки', 'Meet-price']);
    // The closed groups of the menu contain links with this name too.
    const forWomen = within(drawer).getAllByRole('link', { name: 'Женщинам' });
    await expect(forWomen.map((link) => link.getAttribute('href'))).toContain('/catalog?sex=female&age=adult');
    await expect(within(drawer).getByRole('navigation', { name: 'Аккаунт' })).toHaveTextContent('Войти');
  },
};

/** Leaves out the picture of a story that is about behaviour. Other stories show the appearance. */
const withoutPicture = { chromatic: { disableSnapshot: true } };

/** The phone menu of a signed-in shopper leads to the account and the orders. */
export const PhoneMenuSignedIn: Story = {
  parameters: withoutPicture,
  globals: { viewport: { value: 'mobile' } },
  decorators: [pageStory({ path: '/catalog/sumki', shell: { isSignedIn: true } })],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByLabelText('Меню'));
    const drawer = within(await screen.findByRole('dialog', { name: 'Меню' }));
    const account = within(drawer.getByRole('navigation', { name: 'Аккаунт' }));
    await expect(account.getByRole('link', { name: 'Аккаунт' })).toHaveAttribute('href', '/account');
    await expect(account.getByRole('link', { name: 'Заказы' })).toHaveAttribute('href', '/account/orders');
    await expect(drawer.queryByRole('link', { name: 'Войти' })).toBeNull();
  },
};

/** The shell renders even when the API returned no menu. */
export const WithoutMenu: Story = {
  decorators: [pageStory({ shell: { directories: [] } })],
};

async function openSearch(canvasElement: HTMLElement) {
  const [search] = within(canvasElement).getAllByRole('link', { name: 'Поиск', hidden: true });
  if (!search) throw new Error('there is a search');
  await userEvent.click(search);
}

/** On a first visit the search popup starts with the directories and popular searches. */
export const SearchFirstVisit: Story = {
  parameters: withoutPicture,
  decorators: [pageStory()],
  beforeEach: cannedApi({
    PopularKinds: { promoSelection: ['Худи', 'Беговые кроссовки', 'Худи'].map((name) => ({ productType: { name } })) },
  }),
  play: async ({ canvasElement }) => {
    await openSearch(canvasElement);
    const popular = within(await screen.findByRole('rowgroup', { name: 'Популярное' }));
    await expect(popular.getAllByRole('row').map(({ textContent }) => textContent)).toEqual(['худи', 'беговые кроссовки']);
    const directories = within(screen.getByRole('rowgroup', { name: 'Разделы' }));
    await expect(directories.getAllByRole('row').map(({ textContent }) => textContent)).toEqual(
      cannedShell.directories.slice(0, 5).map(({ name }) => name),
    );
  },
};

/** The search popup starts with past searches. */
export const SearchHistory: Story = {
  decorators: [
    pageStory({
      localStorageValues: {
        searchHistory: ['кроссовки белые', 'nordkvart', 'лоферы'].map((value, index) => ({ id: `${index}-${value}`, value })),
      },
    }),
  ],
  play: async ({ canvasElement }) => {
    await openSearch(canvasElement);
    const history = await screen.findByRole('rowgroup', { name: 'История' });
    await userEvent.click(within(history).getByRole('gridcell', { name: 'Убрать «nordkvart»' }));
    await waitFor(() => expect(within(history).queryByText('nordkvart')).toBeNull());
  },
};
