import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { undrawn } from '../internal/story-kinds.ts';
import { Link } from '../link/index.ts';
import { foundProducts, history, suggestions } from './example-search.ts';
import { SearchField, type SearchFieldProps, type SearchGroup, type SearchRow } from './index.ts';
import { guide } from './SearchField.guide.ts';

const recentSearches: SearchGroup = {
  id: 'history',
  title: 'История',
  rows: [
    { id: 'h1', text: 'кроссовки белые', icon: 'clock', removable: true },
    { id: 'h2', text: 'nordkvart', icon: 'clock', removable: true },
  ],
};
const viewedProducts: SearchGroup = {
  id: 'recent',
  title: 'Недавно смотрели',
  rows: [
    {
      id: '5',
      href: '/product/slope-2-suede',
      picture: 'slope-green',
      brand: 'Nordkvart',
      name: 'Кроссовки Slope 2 Suede',
      price: 1_449_000,
    },
    { id: '6', href: '/product/polden', picture: 'bag-tan', brand: 'Halva Club', name: 'Сумка «Полдень»', price: 949_000 },
  ],
};

const meta = {
  title: 'Forms/SearchField',
  id: 'kit-searchfield',
  parameters: { guide },
  component: SearchField,
  args: {
    placeholder: 'Кроссовки, бренд или артикул',
    groups: [recentSearches, viewedProducts],
    onSearch: fn(),
    onPick: fn(),
    onRemove: fn(),
    onValueChange: fn(),
  },
  decorators: [
    (Story, { parameters }) => (
      <div
        style={{
          maxWidth: { page: 1360, column: 260 }[String(parameters.room)] ?? 560,
          minHeight: parameters.room ? undefined : (parameters.height ?? 640),
        }}
      >
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

const getInput = (canvas: HTMLElement) => within(canvas).getByRole<HTMLInputElement>('combobox', { name: 'Поиск товаров' });
const findActiveRow = (canvas: HTMLElement) => document.getElementById(getInput(canvas).getAttribute('aria-activedescendant') ?? '');

/** Puts a story with open rows into a frame: a docs page plays stories only in frames, and the rows open when the story plays. */
const inFrame = (height: number) => ({ docs: { story: { inline: false, height: `${height}px` } }, height });

/** Nothing is typed, and the rows are closed. Without JavaScript the field is a form that opens the page of results. */
export const Closed: Story = {
  parameters: { room: 'field' },
  args: { groups: [recentSearches] },
  play: async ({ canvasElement }) => {
    await expect(getInput(canvasElement)).toHaveAttribute('aria-expanded', 'false');
    await expect(getInput(canvasElement)).toHaveAttribute('aria-haspopup', 'grid');
  },
};

/** The rows of the history and of viewed products. The products link within the page, so that a test can follow them by keyboard. */
export const ManyRows: Story = {
  tags: ['!autodocs'],
  parameters: { ...undrawn, room: 'field' },
  args: { groups: [history, { ...viewedProducts, rows: viewedProducts.rows.map((row) => ({ ...row, href: `#${row.id}` })) }] },
};

/** Limits the rows to those that fit the frame of a docs page, so that the last one is visible. */
const takeRows = (group: SearchGroup, count: number): SearchGroup => ({ ...group, rows: group.rows.slice(0, count) });

/** Nothing is typed yet: focus shows the history and recently viewed products, and Enter searches for the query in the active row. */
export const BeforeTyping: Story = {
  parameters: inFrame(510),
  play: async ({ args, canvasElement }) => {
    await userEvent.click(getInput(canvasElement));
    await expect(await screen.findByRole('rowgroup', { name: 'История' })).toBeVisible();
    await expect(screen.getByRole('rowgroup', { name: 'Недавно смотрели' })).toBeVisible();
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('4 подсказки');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(findActiveRow(canvasElement)).toHaveTextContent('nordkvart');
    await expect(getInput(canvasElement)).toHaveFocus();
    // The line below the field shows the focus, so the input has no focus ring.
    await expect(getComputedStyle(getInput(canvasElement)).outlineStyle).not.toBe('solid');
    await expect(getInput(canvasElement)).toHaveValue('');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSearch).toHaveBeenCalledTimes(1);
    await expect(args.onSearch).toHaveBeenLastCalledWith('nordkvart');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Очистить поиск' }));
    await userEvent.click(getInput(canvasElement));
    await expect(await screen.findByRole('rowgroup', { name: 'История' })).toBeVisible();
  },
};

/** While typing: matching parts are highlighted, the count is announced, and the last row leads to all results. */
export const Results: Story = {
  parameters: inFrame(560),
  args: { defaultValue: 'кроссовки бе', groups: [takeRows(suggestions, 2), takeRows(foundProducts, 2)], total: 48 },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(getInput(canvasElement));
    const list = await screen.findByRole('grid', { name: 'Поиск товаров' });
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Найдено 48 товаров');
    await expect([...list.querySelectorAll('mark')].slice(0, 2).map((mark) => mark.textContent)).toEqual(['кроссовки', 'бе']);
    await userEvent.keyboard('{ArrowUp}');
    await expect(findActiveRow(canvasElement)).toHaveTextContent('Результаты поиска');
    await userEvent.keyboard('{ArrowUp}');
    await expect(within(findActiveRow(canvasElement) ?? list).getByRole('link')).toHaveAttribute('href', '/product/pace-low');
    // Stops the navigation, because the page of the product does not exist here.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.keyboard('{Enter}');
    await expect(args.onPick).toHaveBeenCalledTimes(1);
    await expect(args.onPick).toHaveBeenLastCalledWith(foundProducts.rows[1]);
    await userEvent.click(getInput(canvasElement));
  },
};

/** Enter without an active row searches for the text. The clear button empties the field and keeps the focus. */
export const EnterAndClear: Story = {
  args: { groups: [] },
  play: async ({ args, canvasElement }) => {
    await userEvent.type(getInput(canvasElement), '  белые кеды {Enter}');
    await expect(args.onSearch).toHaveBeenCalledTimes(1);
    await expect(args.onSearch).toHaveBeenLastCalledWith('белые кеды');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Очистить поиск' }));
    await expect(getInput(canvasElement)).toHaveValue('');
    await expect(getInput(canvasElement)).toHaveFocus();
  },
};

function WithHistory({ onRemove, ...props }: SearchFieldProps) {
  const [rows, setRows] = useState(history.rows);
  const group: SearchGroup = { ...history, rows, onClear: () => setRows([]) };
  const remove: SearchFieldProps['onRemove'] = (row) => {
    onRemove?.(row);
    setRows((others) => others.filter(({ id }) => id !== row.id));
  };
  return <SearchField {...props} groups={[group, takeRows(viewedProducts, 1)]} onRemove={remove} />;
}

const products = [
  { id: '7', href: '/product/slope-2', picture: 'slope-white', brand: 'Nordkvart', name: 'Кроссовки Slope\u00a02', price: 1_249_000 },
  { id: '8', href: '/product/slope-3', picture: 'slope-green', brand: 'Nordkvart', name: 'Кеды Slope\u00a03', price: 1_449_000 },
];

/** Simulates a request to a server. */
const findProducts = async (query: string): Promise<SearchRow[]> =>
  products.filter(({ name }) => name.toLowerCase().includes(query.trim().toLowerCase()));

/**
 * The page stores the text and requests rows when typing has paused for 200 ms. The rows for the previous text stay until the response
 * arrives, and a late response to an earlier text is dropped.
 */
export const Controlled: Story = {
  parameters: { ...undrawn, ...inFrame(400) },
  render: function ShopSearch({ placeholder }) {
    const [query, setQuery] = useState('');
    const [response, setResponse] = useState<{ query: string; rows: SearchRow[] }>({ query: '', rows: [] });
    const isEmpty = query.trim() === '';
    const isWaiting = !isEmpty && response.query !== query;
    useEffect(() => {
      if (!isWaiting) return undefined;
      let isCurrent = true;
      const timer = setTimeout(async () => {
        const rows = await findProducts(query);
        if (isCurrent) setResponse({ query, rows });
      }, 200);
      return () => {
        isCurrent = false;
        clearTimeout(timer);
      };
    }, [query, isWaiting]);
    return (
      <SearchField
        placeholder={placeholder}
        value={query}
        onValueChange={setQuery}
        loading={isWaiting}
        groups={isEmpty ? [] : [{ id: 'found', title: 'Найдено', rows: response.rows }]}
        total={isWaiting ? undefined : response.rows.length}
      />
    );
  },
  play: async ({ canvasElement }) => {
    await userEvent.type(getInput(canvasElement), 'slope');
    await expect(await within(canvasElement).findByRole('rowgroup', { name: 'Найдено' })).toBeVisible();
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Найдено 2 товара');
  },
};

/** `removable` rows have a button that removes them, and `onClear` gives the section a button that empties it. The list stays open. */
export const RemoveFromHistory: Story = {
  name: 'Removable history',
  parameters: inFrame(420),
  render: (args) => <WithHistory {...args} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(getInput(canvasElement));
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(findActiveRow(canvasElement)).toHaveAccessibleName('Убрать «кроссовки белые»');
    await userEvent.keyboard('{Enter}');
    await expect(screen.queryByText('кроссовки белые')).toBeNull();
    await userEvent.click(await screen.findByRole('gridcell', { name: 'Убрать «nordkvart»' }));
    await expect(screen.queryByText('nordkvart')).toBeNull();
    await expect(screen.getByText('лоферы')).toBeVisible();
  },
};

/** «Очистить» removes the whole history and keeps recently viewed products. */
export const ClearHistory: Story = {
  render: (args) => <WithHistory {...args} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(getInput(canvasElement));
    await userEvent.click(await screen.findByRole('gridcell', { name: 'Очистить: История' }));
    await expect(screen.queryByRole('rowgroup', { name: 'История' })).toBeNull();
    await expect(screen.getByRole('rowgroup', { name: 'Недавно смотрели' })).toBeVisible();
  },
};

/** Escape closes the rows and keeps the text; a second Escape empties the field. */
export const Escape: Story = {
  args: { defaultValue: 'лоферы', groups: [foundProducts], total: 48 },
  play: async ({ canvasElement }) => {
    await userEvent.click(getInput(canvasElement));
    await screen.findByRole('grid');
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('grid')).toBeNull();
    await expect(getInput(canvasElement)).toHaveValue('лоферы');
    await userEvent.keyboard('{Escape}');
    await expect(getInput(canvasElement)).toHaveValue('');
  },
};

/** `loading` before there are any rows. While later rows load, the previous ones stay visible. */
export const Loading: Story = {
  parameters: inFrame(166),
  args: { defaultValue: 'лоф', groups: [], loading: true },
  play: async ({ canvasElement }) => {
    await userEvent.click(getInput(canvasElement));
    await expect(await screen.findByText('Ищем…')).toBeVisible();
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Ищем');
  },
};

const similarQuery = (
  <span>
    Похоже по&nbsp;написанию:{' '}
    <Link variant="underlined" href="/search?query=кеды+стильные">
      кеды стильные
    </Link>
  </span>
);

/** Nothing is found: `empty` offers how to continue, and the history stays. */
export const NothingFound: Story = {
  parameters: inFrame(340),
  args: {
    defaultValue: 'краги стальные',
    groups: [history],
    total: 0,
    empty: similarQuery,
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(getInput(canvasElement));
    await expect(await screen.findByRole('link', { name: 'кеды стильные' })).toBeVisible();
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Ничего не найдено');
  },
};

/** Loading failed: the error says what still works. */
export const Failed: Story = {
  parameters: inFrame(160),
  args: { defaultValue: 'лоферы', groups: [], error: 'Не\u00a0загрузилось: проверьте связь или нажмите Enter' },
  play: async ({ canvasElement }) => {
    await userEvent.click(getInput(canvasElement));
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('проверьте связь');
  },
};

/** `inline`, for a panel or a drawer: the rows stand in the flow below the field, and not in a popup. */
export const InPanel: Story = {
  args: { inline: true, size: 'large', defaultValue: 'кроссовки бе', groups: [suggestions, foundProducts, history], total: 48 },
  parameters: { room: 'page' },
};

const popularKinds: SearchGroup = {
  id: 'kinds',
  title: 'Популярное',
  rows: [
    { id: 'jackets', text: 'куртки' },
    { id: 'loafers', text: 'лоферы' },
  ],
};
const sections: SearchGroup = {
  id: 'sections',
  title: 'Разделы',
  rows: [
    { id: 'new', text: 'Новинки', href: '/catalog/new' },
    { id: 'shoes', text: 'Обувь', href: '/catalog/shoes' },
  ],
};

/**
 * The hint disappears with the first letter. It is below the field, so that the field does not move. In a wide panel the titles of sections
 * are equally wide, so that the rows beside them align.
 */
export const WithHint: Story = {
  args: { inline: true, size: 'large', hint: 'Начните вводить запрос', groups: [popularKinds, sections] },
  parameters: { room: 'page' },
  play: async ({ canvasElement }) => {
    const input = getInput(canvasElement);
    const { top } = input.getBoundingClientRect();
    await userEvent.type(input, 'к');
    await expect(within(canvasElement).queryByText('Начните вводить запрос')).toBeNull();
    await expect(input.getBoundingClientRect().top).toBe(top);
    await userEvent.clear(input);
    await expect(within(canvasElement).getByText('Начните вводить запрос')).toBeVisible();
  },
};

/** Without JavaScript the form opens the results page. */
export const PlainForm: Story = {
  args: { groups: [] },
  render: (args) => <SearchField {...args} onSearch={undefined} />,
  play: async ({ canvasElement }) => {
    const form = getInput(canvasElement).form;
    await userEvent.type(getInput(canvasElement), 'лоферы');
    await expect(form).toHaveAttribute('action', '/search');
    await expect([...new FormData(form ?? undefined)]).toEqual([['query', 'лоферы']]);
  },
};

/** A field with a text and the clear button, for pictures of how both look under a pointer. */
export const Typed: Story = {
  tags: ['!autodocs'],
  parameters: { ...undrawn, room: 'column' },
  args: { defaultValue: 'лоферы', groups: [] },
};

/** Nothing can be searched now: the text is grey, the search button is disabled, and the button that empties the field is hidden. */
export const Disabled: Story = { parameters: { ...undrawn, room: 'field' }, args: { disabled: true, defaultValue: 'лоферы', groups: [] } };

/** Rows of every kind, which the anatomy numbers. */
export const Parts: Story = {
  tags: ['!autodocs'],
  parameters: { ...undrawn, ...inFrame(460) },
  args: {
    defaultValue: 'кроссовки бе',
    groups: [{ ...takeRows(history, 1), onClear: fn() }, takeRows(suggestions, 1), takeRows(foundProducts, 1)],
    total: 48,
  },
  decorators: [
    (Story) => (
      <div style={{ padding: 40 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await userEvent.click(getInput(canvasElement));
    await expect(await screen.findByRole('grid')).toBeVisible();
  },
};

const unknownQuery = { inline: true, defaultValue: 'краги стальные', total: 0, groups: [] } as const;

export const WayOn: Story = {
  tags: ['!autodocs'],
  parameters: { ...undrawn, room: 'field' },
  args: {
    ...unknownQuery,
    empty: similarQuery,
  },
};

export const DeadEnd: Story = { tags: ['!autodocs'], parameters: { ...undrawn, room: 'field' }, args: { ...unknownQuery, groups: [] } };

const earlierGroups = [recentSearches, viewedProducts];

export const InSections: Story = {
  tags: ['!autodocs'],
  parameters: { ...undrawn, room: 'field' },
  args: { inline: true, groups: earlierGroups },
};

export const InOneList: Story = {
  tags: ['!autodocs'],
  parameters: { ...undrawn, room: 'field' },
  args: { inline: true, groups: [{ id: 'all', rows: earlierGroups.flatMap(({ rows }) => rows) }] },
};
