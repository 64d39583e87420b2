import type { Config } from '../../../src/platform/config/config.js';
import { DAY_MS } from '../../../src/platform/process/durations.js';
import { DemoManager } from './demo-manager.js';
import { demoOrders, type OrderHistory } from './demo-orders.js';
import { type DemoOrder, DemoShopper } from './demo-shopper.js';
import { DemoUnits } from './demo-units.js';
import { PastShop } from './past-shop.js';

/** Age of the demo account, in days. */
const SIGNED_UP_DAYS_AGO = 90;
/** Orders older than a day are placed 0 to 4 hours earlier than `placedDaysAgo` says, so that not all have the same time of day. */
const HOUR_OFFSETS = 5;

interface ShopEvent {
  at: Date;
  run: () => Promise<void>;
}

/** Placing an order and its later steps, each with its time. */
async function listEvents(history: OrderHistory, number: number, { shopper, manager, units, now }: People): Promise<ShopEvent[]> {
  const dayOffset = history.placedDaysAgo > 1 ? (number % HOUR_OFFSETS) / 24 : 0;
  const toDate = (days: number) => new Date(now.getTime() - (days + dayOffset) * DAY_MS);
  const productItemIds = await units.addUnits(history.units);
  const unitsForExchange = history.exchangeOrigin ? await units.addIdenticalUnits(history.exchangeOrigin, 2) : [];
  let order: DemoOrder | undefined;
  const { paymentType = 'ONLINE', bonuses = 0, toPickupPoint = false } = history;
  const place = async () => {
    order = await shopper.place({ productItemIds: [...productItemIds, ...unitsForExchange.slice(1)], paymentType, bonuses, toPickupPoint });
  };
  const placement = { at: toDate(history.placedDaysAgo), run: place };
  const steps = history.steps.map(([days, step]) => ({
    at: toDate(days),
    run: async () => {
      if (order) await step({ order, shopper, manager, exchangeUnitId: unitsForExchange[0] ?? '' });
    },
  }));
  return [placement, ...steps];
}

interface People {
  shopper: DemoShopper;
  manager: DemoManager;
  units: DemoUnits;
  now: Date;
}

/** Replays the events of the demo account in order of time, because the bonuses of the account depend on all earlier events. */
export async function replayDemoLife(config: Config): Promise<void> {
  const shop = await PastShop.open(config);
  try {
    const now = new Date();
    const begin = new Date(now.getTime() - SIGNED_UP_DAYS_AGO * DAY_MS);
    const shopper = await shop.runAt(begin, () => DemoShopper.signUp(shop, begin));
    const people = { shopper, manager: await DemoManager.hire(shop, begin), units: new DemoUnits(shop.db), now };
    const events: ShopEvent[] = [];
    for (const [number, history] of demoOrders.entries()) events.push(...(await listEvents(history, number, people)));
    for (const { at, run } of events.toSorted((one, other) => one.at.getTime() - other.at.getTime())) await shop.runAt(at, run);
    await shop.runAt(now, () => shopper.confirmEmail());
  } finally {
    await shop.close();
  }
}
