import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { docsOnly, undrawn } from '../internal/story-kinds.ts';
import { Pagination } from '../pagination/index.ts';
import { ProductCard } from '../product-card/index.ts';
import { ProductGrid } from '../product-grid/index.ts';
import { Stack } from '../stack/index.ts';
import { LoadMore, type LoadMoreProps } from './index.ts';
import { guide } from './LoadMore.guide.ts';

const meta = {
  title: 'Navigation/LoadMore',
  id: 'kit-loadmore',
  parameters: { guide },
  component: LoadMore,
  args: { visibleCount: 12, total: 128, step: 12, href: '/catalog/shoes?page=2' },
} satisfies Meta<typeof LoadMore>;

export default meta;
type Story = StoryObj<typeof meta>;

/** At the end of a listing: a real link to the next page, which works without JavaScript. */
export const BelowListing: Story = {
  parameters: undrawn,
  args: { visibleCount: 4, total: 128, step: 4 },
  render: (args) => (
    <Stack gap={8}>
      <ProductGrid label="Кроссовки">
        <ProductCard href="/products/slope-2" picture="slope-white" brand="Nordkvart" name="Кроссовки Slope 2" price={1_249_000} />
        <ProductCard href="/products/pace-low" picture="runner-orange" brand="Versta 76" name="Кроссовки Pace Low" price={1_179_000} />
        <ProductCard href="/products/depo" picture="high-cream" brand="Линия 14" name="Высокие кеды «Депо»" price={989_000} />
        <ProductCard href="/products/suede" picture="slope-green" brand="Nordkvart" name="Slope 2 Suede" price={1_449_000} />
      </ProductGrid>
      <LoadMore {...args} />
    </Stack>
  ),
};

/** A link to the next page, whose text says how many items it adds. */
export const More: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Показать ещё 12' })).toHaveAttribute('href', '/catalog/shoes?page=2');
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Показано 12 из 128');
  },
};

const firstPage = [
  { name: 'Кроссовки Slope\u00a02', href: '/products/slope-2', brand: 'Nordkvart', picture: 'slope-white', price: 1_249_000 },
  { name: 'Кроссовки Pace Low', href: '/products/pace-low', brand: 'Versta 76', picture: 'runner-orange', price: 1_179_000 },
  { name: 'Высокие кеды «Депо»', href: '/products/depo', brand: 'Линия 14', picture: 'high-cream', price: 989_000 },
  { name: 'Slope\u00a02 Leather', href: '/products/leather', brand: 'Nordkvart', picture: 'slope-milk', price: 1_349_000 },
];

/** Simulates a request to a server. */
const fetchNextPage = async () => [
  { name: 'Slope\u00a02 Suede', href: '/products/suede', brand: 'Nordkvart', picture: 'slope-green', price: 1_449_000 },
];

/**
 * Press the link: the last item of five loads in place, the count changes, and the first new item gets the focus. A failed load would say
 * so in `error`, as in the picture «Failed».
 */
export const InPlace: Story = {
  name: 'Controlled',
  parameters: undrawn,
  render: function Listing() {
    const [products, setProducts] = useState(firstPage);
    const [page, setPage] = useState(1);
    const [state, setState] = useState<Pick<LoadMoreProps, 'loading' | 'error'>>({});
    const list = useRef<HTMLUListElement>(null);
    const load = async () => {
      setState({ loading: true });
      try {
        const next = await fetchNextPage();
        setProducts([...products, ...next]);
        setPage(page + 1);
        setState({});
      } catch {
        setState({ error: 'Не\u00a0загрузилось, проверьте связь' });
      }
    };
    return (
      <Stack gap={6}>
        <ProductGrid ref={list} label="Кроссовки">
          {products.map((product) => (
            <ProductCard key={product.href} {...product} />
          ))}
        </ProductGrid>
        <LoadMore
          visibleCount={products.length}
          total={5}
          href={`/catalog/shoes?page=${page + 1}`}
          onLoad={load}
          {...state}
          getFirstNew={(before) => list.current?.children[before]?.querySelector('a')}
        />
      </Stack>
    );
  },
  play: async ({ canvasElement }) => {
    const listing = within(canvasElement);
    await userEvent.click(listing.getByRole('link', { name: 'Показать ещё 1' }));
    await waitFor(() => expect(listing.getByRole('link', { name: /Suede$/ })).toHaveFocus());
    await expect(listing.getByRole('status')).toHaveTextContent('Показано всё: 5 товаров');
  },
};

/** `loading`: the spinner makes the link 26 px wider. Presses do not call `onLoad`, and the focus is kept. */
export const Loading: Story = {
  args: { loading: true, onLoad: fn() },
  play: async ({ args, canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: /Показать ещё/ });
    await userEvent.click(link);
    await expect(args.onLoad).not.toHaveBeenCalled();
    await expect(link).toHaveAttribute('aria-busy', 'true');
    await expect(link).toHaveFocus();
  },
};

/** `error` stands after the count, and a press on the link tries to load again. */
export const Failed: Story = {
  args: { error: 'Не\u00a0загрузилось, проверьте связь', onLoad: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('link', { name: 'Повторить' }));
    await expect(args.onLoad).toHaveBeenCalledTimes(1);
  },
};

/** The last page has fewer items than the others. */
export const LastPart: Story = {
  args: { visibleCount: 120 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Показать ещё 8' })).toBeVisible();
  },
};

/** All items are visible: only their total is displayed, and no link. */
export const End: Story = { args: { visibleCount: 128 } };

/** `children`: page links at the end of the row. */
export const WithPages: Story = {
  args: { children: <Pagination page={1} totalPages={11} getHref={(page) => `/catalog/shoes${page > 1 ? `?page=${page}` : ''}`} /> },
};

/** The end of a listing with all its parts, which the anatomy numbers. */
export const Parts: Story = { ...docsOnly, args: { ...WithPages.args, error: 'Не\u00a0загрузилось' } };

export const WithNumbers: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
};

export const WithoutNumbers: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => <Button variant="line">Загрузить больше</Button>,
};

export const FailureTold: Story = { ...docsOnly, args: { error: 'Не\u00a0загрузилось, проверьте связь' } };

export const FailureHidden: Story = docsOnly;
