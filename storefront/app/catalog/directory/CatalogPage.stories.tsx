import type { Meta, StoryObj } from '@storybook/react-vite';
import { pageStory } from '../../shell/page-story.tsx';
import { cannedEmpty, cannedFiltered, cannedLastPage, cannedListing } from '../listing/listing.canned.ts';
import { CatalogView } from './CatalogView.tsx';
import type { CatalogPageData } from './catalog-page.server.ts';

const path = '/catalog/krossovki';

const page: Omit<CatalogPageData, keyof typeof cannedListing> = {
  header: { title: 'Кроссовки', text: '', poster: null, logo: null },
  crumbs: [{ label: 'Главная', href: '/' }, { label: 'Каталог', href: '/catalog' }, { label: 'Кроссовки' }],
  levelLinks: ['Все', 'Низкие', 'Высокие', 'Для\u00a0бега', 'Кеды', 'Трекинговые'].map((name, index) => ({
    name,
    href: `${path}/${index}`,
    isCurrent: index === 0,
  })),
  canonical: `https://meet.example${path}`,
};

const meta = {
  title: 'Pages/Catalog',
  component: CatalogView,
  decorators: [pageStory({ path })],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CatalogView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = { args: { pageData: { ...page, ...cannedListing, items: cannedListing.items.slice(0, 4) } } };

export const Filtered: Story = { tags: ['layout-768'], args: { pageData: { ...page, ...cannedFiltered } } };

export const Empty: Story = { args: { pageData: { ...page, ...cannedEmpty } } };

/** The listing failed to load after a change of the filters. The chosen filters stay, and a button loads the listing again. */
export const Failed: Story = { args: { pageData: { ...page, ...cannedListing, items: cannedListing.items.slice(0, 4) }, hasFailed: true } };

const { items } = cannedLastPage;

/** A collection with its poster and description, and few products. */
export const OfCollection: Story = {
  args: {
    pageData: {
      ...page,
      ...cannedLastPage,
      items: items.slice(0, 4),
      header: {
        ...page.header,
        title: 'Бегать в\u00a0темноте',
        text: '128 пар со\u00a0светоотражающими деталями.',
        poster: 'runner-orange',
      },
      levelLinks: [],
    },
  },
};
