import type { OrderListState } from '../../platform/graphql/generated/graphql.ts';

export const ordersPerPage = 10;

/** Groups by which orders are filtered, as named in the URL. */
export const orderFilters = ['all', 'underway', 'completed'] as const;
export type OrderFilter = (typeof orderFilters)[number];

const listStates: Record<OrderFilter, OrderListState | null> = { all: null, underway: 'UNDERWAY', completed: 'COMPLETED' };

/** Which page of the list of orders is displayed, and by which filter. */
export interface OrderListPage {
  filter: OrderFilter;
  /** Number of the page, from 1. */
  page: number;
}

export const toListState = (filter: OrderFilter): OrderListState | null => listStates[filter];

/** Reads the page number and the filter in a URL. Returns null if the number is invalid; an unknown filter counts as `all`. */
export function readOrderListPage(searchParams: URLSearchParams): OrderListPage | null {
  const page = searchParams.get('page') ?? '1';
  if (!/^[1-9]\d{0,2}$/.test(page)) return null;
  return { filter: orderFilters.find((filter) => filter === searchParams.get('state')) ?? 'all', page: Number(page) };
}

export function buildOrdersPath({ filter, page }: OrderListPage): string {
  const query = new URLSearchParams({ ...(filter !== 'all' && { state: filter }), ...(page > 1 && { page: String(page) }) });
  return query.size > 0 ? `/account/orders?${query}` : '/account/orders';
}
