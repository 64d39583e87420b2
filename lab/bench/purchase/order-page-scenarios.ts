// The requests of the storefront on pages of placed orders and on the map of pickup points.
import type { ResponseData } from '../api/scenarios.ts';

/** A page of the shop that one request loads, with checks of the response. */
export interface OrderPage {
  name: string;
  operation: string;
  variables: readonly object[];
  /** Describes what is wrong with a response, or returns undefined. */
  describeFault(data: OrderPageData, variables: object): string | undefined;
}

interface ListPage<Item> {
  items: Item[];
  pagination: { totalItems: number };
}

/** Fields that the checks read. */
export interface OrderPageData extends ResponseData {
  userOrderList?: ListPage<{ number: number; orderProductItems: { statusHistory: unknown[] }[] }>;
  publicOrder?: { uuid: string; payment: { state: string } | null; orderProductItems: { statusHistory: unknown[] }[] } | null;
  getPVZListByLocation?: ListPage<{ code: string }>;
}

/** Number of orders of the account, of orders on a page of their list, and of units in an order. */
export const ORDER_COUNT = 500;
const ORDERS_PER_PAGE = 10;
export const UNITS_PER_ORDER = 2;

const listedPages = [1, 2, 10, 25, 50];
const cityIds = ['moskva', 'sankt-peterburg', 'kazan', 'tomsk'];
const POINTS_PER_PAGE = 100;

const listOperation = `
  query Orders($dto: UserOrderListInput!) {
    userOrderList(dto: $dto) {
      items {
        uuid number status createdAt payUntil canPay totalPrice remainder { units totalPrice }
        orderProductItems {
          id status estimatedDeliveryDate statusHistory { status createdAt } buyAgainId
          productItem { id product { id name cover { key } } }
        }
      }
      pagination { totalPages totalItems }
    }
  }`;

const publicOperation = `
  query OpenOrder($id: ID!) {
    publicOrder(dto: { id: $id }) {
      uuid number status city createdAt payUntil canPay totalPrice payment { state }
      orderProductItems {
        id status estimatedDeliveryDate expectedSteps { status date } statusHistory { status createdAt }
        productItem { id name size { name } product { id slug name cover { key } brands { name } } }
      }
    }
  }`;

const pointsOperation = `
  query PickupPoints($cityId: ID!) {
    getPVZListByLocation(dto: { cityId: $cityId, pagination: { page: 1, limit: ${POINTS_PER_PAGE} } }) {
      items { code kind cityId address directions hours fittingRoom distance }
      pagination { totalPages totalItems }
    }
  }`;

const hasHistory = ({ statusHistory }: { statusHistory: unknown[] }): boolean => statusHistory.length > 0;

/** Pages of the list of an account with many orders. */
export const orderListScenario: OrderPage = {
  name: 'orders',
  operation: listOperation,
  variables: listedPages.map((page) => ({ dto: { pagination: { page, limit: ORDERS_PER_PAGE } } })),
  describeFault({ userOrderList: list }) {
    if (list?.items.length !== ORDERS_PER_PAGE) return 'another number of orders';
    if (list.pagination.totalItems !== ORDER_COUNT) return `${list.pagination.totalItems} orders instead of ${ORDER_COUNT}`;
    const lines = list.items.flatMap(({ orderProductItems }) => orderProductItems);
    return lines.length === ORDERS_PER_PAGE * UNITS_PER_ORDER && lines.every(hasHistory) ? undefined : 'orders without units or history';
  },
};

/** Public pages of orders, for everyone who has the URL. */
export const createOrderPageScenario = (ids: readonly string[]): OrderPage => ({
  name: 'order',
  operation: publicOperation,
  variables: ids.map((id) => ({ id })),
  describeFault({ publicOrder: order }, variables) {
    if (!order || !('id' in variables) || order.uuid !== variables.id) return 'another order';
    if (order.payment?.state !== 'SUCCEEDED') return 'an order that was not paid';
    return order.orderProductItems.length === UNITS_PER_ORDER && order.orderProductItems.every(hasHistory)
      ? undefined
      : 'an order without units or history';
  },
});

export const pickupPointsScenario: OrderPage = {
  name: 'points',
  operation: pointsOperation,
  variables: cityIds.map((cityId) => ({ cityId })),
  describeFault({ getPVZListByLocation: list }) {
    if (!list?.items.length) return 'no pickup points';
    return list.items.length === Math.min(POINTS_PER_PAGE, list.pagination.totalItems) ? undefined : 'another number of pickup points';
  },
};
