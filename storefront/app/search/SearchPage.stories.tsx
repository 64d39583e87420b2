import type { Meta, StoryObj } from '@storybook/react-vite';
import { cannedLastPage, cannedListingCards } from '../catalog/listing/listing.canned.ts';
import { plainListing } from '../catalog/listing/listing.rules.ts';
import { pageStory } from '../shell/page-story.tsx';
import { SearchView } from './SearchView.tsx';
import type { SearchPageData } from './search-page.server.ts';

const pageData: SearchPageData = {
  ...cannedLastPage,
  items: cannedListingCards.slice(0, 4),
  listing: { ...plainListing, query: 'красовки' },
  path: '/search',
  query: 'красовки',
  suggestions: ['кроссовки белые', 'кроссовки для\u00a0бега'],
  takenFor: 'кроссовки',
  adjustments: [],
  directory: null,
  popular: [],
};

const meta = {
  title: 'Pages/Search',
  component: SearchView,
  decorators: [pageStory({ path: '/search' })],
  parameters: { layout: 'fullscreen' },
  args: { pageData },
} satisfies Meta<typeof SearchView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithTypo: Story = {};

export const NothingFound: Story = {
  args: {
    pageData: {
      ...pageData,
      listing: { ...plainListing, query: 'краги стальные' },
      query: 'краги стальные',
      suggestions: [],
      takenFor: null,
      items: [],
      pagination: { page: 1, totalPages: 0, totalItems: 0 },
      unfilteredTotal: 0,
      popular: cannedListingCards.slice(0, 4),
    },
  },
};
