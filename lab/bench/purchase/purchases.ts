import { until } from '../../../scripts/process/until.ts';
import { Refusal } from '../../../scripts/terminal.ts';
import type { Call } from '../../load/checker.ts';
import type { Sequence } from '../../load/load.ts';
import { heldByOrderCondition, withDatabase } from '../fill.ts';
import { type Member, signUpMembers } from '../members.ts';
import { purchaseNames } from '../options.ts';
import type { Server } from '../planned-servers.ts';
import type { BenchShop } from '../shop.ts';
import { readData, type Trial } from '../trials.ts';
import {
  addUnit,
  createQuoteStep,
  type Purchase,
  type PurchaseData,
  type PurchaseStep,
  placeAndPay,
  placeOrder,
  UNITS_OF_ORDER,
  UNITS_OF_QUOTE,
} from './purchase-steps.ts';

const MEMBER_COUNT = 200;
/** Number of orders of a shopper, which is below the limit of unpaid orders. */
const ORDERS_OF_MEMBER = 4;
const QUOTE_COUNT = 20;
/** Number of runs of a sequence whose responses are compared between the servers. */
const COMPARED_COUNT = 5;
const UNIT_COUNT = 10_000;
const MAX_SETTLING_MS = 120_000;

interface PurchaseSetup {
  databaseUrl: string;
  members: readonly Member[];
  units: readonly string[];
}

/** Returns the selected scenarios in which signed-in shoppers buy. */
export async function createPurchaseTrials(
  { databaseUrl, api, cached, bareServer }: BenchShop,
  scenarioNames: readonly string[],
): Promise<Trial[]> {
  if (!scenarioNames.some((name) => purchaseNames.includes(name))) return [];
  const members = await signUpMembers([api.port, cached.port], MEMBER_COUNT);
  const setup = { databaseUrl, members, units: await listFreeUnits(databaseUrl) };
  const servers = [
    { server: api, isBare: false },
    { server: bareServer, isBare: true },
  ];
  return [
    createAddTrial(setup, servers),
    createQuoteTrial(setup, servers),
    createPlaceTrial(setup, servers),
    createPaidTrial(setup, servers),
  ].filter(({ scenario }) => scenarioNames.includes(scenario));
}

type Servers = readonly { server: Server; isBare: boolean }[];

/** The shoppers take turns, and each adds a unit that is in no cart yet. */
function createAddTrial(setup: PurchaseSetup, servers: Servers): Trial {
  let number = 0;
  return {
    scenario: 'add',
    mustMatch: true,
    servers: servers.map(({ server, isBare }) => ({
      server,
      calls: createSequences(isBare, () => createNextPurchase(setup, number++, addUnit)),
    })),
    reset: async () => {
      number = 0;
      await resetOrders(setup, 0);
    },
  };
}

const createNextPurchase = (
  { members, units }: PurchaseSetup,
  number: number,
  purchase: (unit: string) => Purchase<unknown>,
): NextPurchase => ({
  member: pickCyclic(members, number),
  purchase: purchase(pickCyclic(units, number)),
});

function createQuoteTrial({ members, units, databaseUrl }: PurchaseSetup, servers: Servers): Trial {
  const unitSets = Array.from({ length: QUOTE_COUNT }, (_, number) => units.slice(number * UNITS_OF_QUOTE, (number + 1) * UNITS_OF_QUOTE));
  return {
    scenario: 'quote',
    mustMatch: true,
    servers: servers.map(({ server, isBare }) => ({
      server,
      calls: unitSets.map((ids, number) => toCall(createQuoteStep(ids), pickCyclic(members, number), isBare)),
    })),
    reset: () => resetOrders({ databaseUrl, members, units }, 0),
  };
}

/** The shoppers take turns. Each places an order from a cart that contains the units of several orders. */
const createPlaceTrial = (setup: PurchaseSetup, servers: Servers): Trial =>
  createOrderTrial(setup, servers, { scenario: 'place', purchase: placeOrder });

/** Like the trial `place`, but each order is also paid. */
const createPaidTrial = (setup: PurchaseSetup, servers: Servers): Trial =>
  createOrderTrial(setup, servers, { scenario: 'paid', purchase: placeAndPay });

function createOrderTrial(
  setup: PurchaseSetup,
  servers: Servers,
  { scenario, purchase }: { scenario: string; purchase: () => Purchase<unknown> },
): Trial {
  let number = 0;
  const nextPurchase = (): NextPurchase => {
    if (number === MEMBER_COUNT * ORDERS_OF_MEMBER)
      throw new Refusal('The shoppers of the bench may place no more orders: measure for fewer --seconds.');
    return { member: pickCyclic(setup.members, number++), purchase: purchase() };
  };
  return {
    scenario,
    mustMatch: true,
    servers: servers.map(({ server, isBare }) => ({ server, calls: createSequences(isBare, nextPurchase) })),
    reset: async () => {
      number = 0;
      await resetOrders(setup, ORDERS_OF_MEMBER * UNITS_OF_ORDER);
    },
    readWrittenRows: () => withDatabase(setup.databaseUrl, async (client) => (await client.query(writtenRowsSql)).rows),
    differingParts: /(?<="getIdempotencyKey":"|"createOrderWithPaymentLink":\{"id":"|"payOrder":\{"url":")[^"]*/g,
  };
}

interface NextPurchase {
  member: Member;
  purchase: Purchase<unknown>;
}

/**
 * A sequence that takes the next shopper each time it runs. The returned list repeats it, so that the responses of several runs are
 * compared.
 */
function createSequences(isBare: boolean, nextPurchase: () => NextPurchase): Sequence[] {
  const sequence: Sequence = {
    *requests() {
      const { member, purchase } = nextPurchase();
      for (let purchaseStep = purchase.next(); !purchaseStep.done; ) {
        const body: string = yield toCall(purchaseStep.value, member, isBare);
        purchaseStep = purchase.next((JSON.parse(body) as { data: PurchaseData }).data);
      }
    },
  };
  return Array.from({ length: COMPARED_COUNT }, () => sequence);
}

function toCall(
  { operation, barePath, variables, describeFault }: PurchaseStep,
  { accountId, token, address }: Member,
  isBare: boolean,
): Call {
  const ownHeaders = isBare ? {} : { authorization: `Bearer ${token}`, 'x-forwarded-for': address };
  return {
    method: 'POST',
    path: isBare ? barePath : '/graphql',
    headers: { 'content-type': 'application/json', ...ownHeaders },
    body: JSON.stringify(isBare ? { ...variables, accountId } : { query: operation, variables }),
    describeFault: (body) => {
      const data = readData(body);
      return typeof data === 'string' ? data : describeFault(data as PurchaseData);
    },
  };
}

const pickCyclic = <Element>(list: readonly Element[], number: number): Element => {
  const element = list[number % list.length];
  if (element === undefined) throw new Refusal('The shop of the bench has no units for sale.');
  return element;
};

const listFreeUnits = (databaseUrl: string): Promise<string[]> =>
  withDatabase(databaseUrl, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `SELECT item.id FROM product_item AS item JOIN product ON product.id = item.product_id JOIN brand ON brand.id = product.brand_id
       WHERE item.active AND item.deleted_at IS NULL AND item.sold_at IS NULL AND item.reserved_until IS NULL
         AND product.active AND product.deleted_at IS NULL AND brand.deleted_at IS NULL
       ORDER BY md5(item.id::text) LIMIT ${UNIT_COUNT}`,
    );
    return rows.map(({ id }) => id);
  });

/**
 * Deletes all orders and carts, makes the ordered units available again, and puts `unitsInCart` units into the cart of each shopper.
 * Resolves when the search index has all changes.
 */
async function resetOrders({ databaseUrl, members, units }: PurchaseSetup, unitsInCart: number): Promise<void> {
  await withDatabase(databaseUrl, async (client) => {
    const isEmpty = async (table: string) => (await client.query(`SELECT FROM ${table} LIMIT 1`)).rowCount === 0;
    const untilSent = { what: 'the messages about orders are sent', withinMs: MAX_SETTLING_MS };
    await until(() => isEmpty('graphile_worker.jobs WHERE run_at <= now()'), untilSent);
    await client.query('TRUNCATE shop_order CASCADE');
    await client.query('TRUNCATE cart_line');
    await client.query("UPDATE account SET name = '', surname = '' WHERE id = ANY ($1::uuid[])", [
      members.map(({ accountId }) => accountId),
    ]);
    await client.query('TRUNCATE sandbox_payment CASCADE');
    await client.query(releaseUnitsSql, [units]);
    const accounts = members.flatMap(({ accountId }) => Array.from({ length: unitsInCart }, () => accountId));
    await client.query(
      `INSERT INTO cart_line (account_id, product_item_id, added_price, added_at)
       SELECT account_id, item.id, coalesce(item.loyalty_price, item.price), now() + place * interval '1 ms'
       FROM unnest($1::uuid[], $2::uuid[]) WITH ORDINALITY AS line (account_id, id, place) JOIN product_item AS item ON item.id = line.id
       ORDER BY place`,
      [accounts, units.slice(0, accounts.length)],
    );
    const untilIndexed = { what: 'search-indexer has seen the units', withinMs: MAX_SETTLING_MS };
    await until(() => isEmpty('search_outbox'), untilIndexed);
  });
}

/**
 * Makes reserved and sold units available again, and subtracts them from their products' numbers of sales. $1 is the list of the units of
 * the bench.
 */
const releaseUnitsSql = `
  WITH sold AS (SELECT product_id, count(*) AS units FROM product_item WHERE id = ANY ($1::uuid[]) AND sold_at IS NOT NULL GROUP BY product_id),
  counted AS (UPDATE product SET unit_sold = greatest(0, unit_sold - sold.units) FROM sold WHERE product.id = sold.product_id)
  UPDATE product_item SET reserved_until = NULL, sold_at = NULL
  WHERE ${heldByOrderCondition} OR sold_at IS NOT NULL AND id = ANY ($1::uuid[])`;

/** The rows that placing and paying have written, without ids and times. */
const writtenRowsSql = `
  SELECT o.account_id, account.name AS account_name, account.surname AS account_surname, o.status, o.payment_type, o.name, o.surname, o.phone, o.email, o.delivery_mode, o.country, o.city_id, o.city, o.street,
    o.house, o.delivery_price, o.goods, o.discount, o.promo_discount, o.paid_by_bonuses, o.total_price, o.cashback,
    o.pay_until - o.created_at AS paid_within, o.held_until - o.created_at AS held_for,
    (SELECT count(*) FROM order_key WHERE order_id = o.id) AS keys,
    (SELECT count(*) FROM cart_line WHERE account_id = o.account_id) AS lines_left,
    (SELECT json_agg(json_build_array(item.position, item.product_item_id, item.status, item.price, item.before, item.promo_share,
        item.bonus_share, item.sold_price, item.cashback, item.delivery_from, item.delivery_to, unit.reserved_until = o.held_until, unit.sold_at IS NOT NULL,
        (SELECT unit_sold FROM product WHERE id = unit.product_id),
        (SELECT json_agg(json_build_array(previous_status, status, author_id)) FROM order_status_change WHERE order_item_id = item.id))
        ORDER BY item.position)
      FROM order_item AS item JOIN product_item AS unit ON unit.id = item.product_item_id WHERE item.order_id = o.id) AS items,
    (SELECT json_agg(json_build_array(provider, state, payment.amount, regexp_replace(payment.description, '[0-9]+', ''), email, jsonb_array_length(lines), jsonb_path_query_array(lines, '$[*].title'),
        jsonb_path_query_array(lines, '$[*].amount'), page.decision, page.amount))
      FROM payment LEFT JOIN sandbox_payment AS page ON page.payment_id = payment.id WHERE payment.order_id = o.id) AS payments
  FROM shop_order AS o JOIN account ON account.id = o.account_id ORDER BY o.number`;
