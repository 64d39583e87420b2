import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { docsOnly } from '../internal/story-kinds.ts';
import { Link } from '../link/index.ts';
import { Pagination } from '../pagination/index.ts';
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

/** A real link to the next page, which works without JavaScript. */
export const More: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Показать ещё 12' })).toHaveAttribute('href', '/catalog/shoes?page=2');
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Показано 12 из 128');
  },
};

const firstPage = ['Slope\u00a02', 'Versta\u00a076', 'Высокие кеды «Депо»'];

/** Stands for a request to a server. */
const fetchNextPage = async () => ['Slope\u00a02 Suede', 'Pace Low'];

/** The page loads in place: the count is announced, and the first new item gets the focus. A failed load says so. */
export const InPlace: Story = {
  name: 'Controlled',
  render: function Listing() {
    const [names, setNames] = useState(firstPage);
    const [page, setPage] = useState(1);
    const [state, setState] = useState<Pick<LoadMoreProps, 'loading' | 'error'>>({});
    const list = useRef<HTMLUListElement>(null);
    const load = async () => {
      setState({ loading: true });
      try {
        const next = await fetchNextPage();
        setNames([...names, ...next]);
        setPage(page + 1);
        setState({});
      } catch {
        setState({ error: 'Не\u00a0загрузилось, проверьте связь' });
      }
    };
    return (
      <Stack gap={6}>
        <ul ref={list}>
          {names.map((name) => (
            <li key={name}>
              <Link href={`/search?query=${encodeURIComponent(name)}`}>{name}</Link>
            </li>
          ))}
        </ul>
        <LoadMore
          visibleCount={names.length}
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
    await userEvent.click(listing.getByRole('link', { name: 'Показать ещё 2' }));
    await waitFor(() => expect(listing.getByRole('link', { name: 'Slope\u00a02 Suede' })).toHaveFocus());
    await expect(listing.getByRole('status')).toHaveTextContent('Показаны все 5 товаров');
  },
};

/** `loading`: presses do not call `onLoad`, and the focus is kept. */
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

/** `error` follows the count, and the link repeats. */
export const Failed: Story = {
  args: { error: 'Не\u00a0загрузилось, проверьте связь', onLoad: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('link', { name: 'Повторить' }));
    await expect(args.onLoad).toHaveBeenCalledTimes(1);
  },
};

/** Fewer items remain than a page holds. */
export const LastPart: Story = {
  args: { visibleCount: 120 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Показать ещё 8' })).toBeVisible();
  },
};

/** At the end only the count of all remains. */
export const End: Story = { args: { visibleCount: 128 } };

/** With page links at the end of the row. */
export const WithPages: Story = {
  args: { children: <Pagination page={1} totalPages={11} getHref={(page) => `/catalog/shoes${page > 1 ? `?page=${page}` : ''}`} /> },
};

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
