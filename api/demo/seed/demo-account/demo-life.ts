import type { Config } from '../../../src/platform/config/config.js';
import { DAY_MS } from '../../../src/platform/process/durations.js';
import { demoOrders, type OrderLife } from './demo-orders.js';
import { DemoManager, type DemoOrder, DemoShopper } from './demo-people.js';
import { DemoUnits } from './demo-units.js';
import { PastShop } from './past-shop.js';

/** Age of the account. */
const SIGNED_UP_DAYS_AGO = 90;
/** Orders that are days old were placed at different hours of the day. */
const HOURS_APART = 5;

interface Event {
  at: Date;
  happen: () => Promise<void>;
}

/** The events of an order, each with its time. */
async function listEvents(life: OrderLife, number: number, { shopper, manager, units, now }: People): Promise<Event[]> {
  const earlier = life.placed > 1 ? (number % HOURS_APART) / 24 : 0;
  const ago = (days: number) => new Date(now.getTime() - (days + earlier) * DAY_MS);
  const productItemIds = await units.of(life.units);
  const unitsForExchange = life.exchangeOrigin ? await units.alike(life.exchangeOrigin, 2) : [];
  let order: DemoOrder | undefined;
  const { paymentType = 'ONLINE', bonuses = 0, toPickupPoint = false } = life;
  const place = async () => {
    order = await shopper.place({ productItemIds: [...productItemIds, ...unitsForExchange.slice(1)], paymentType, bonuses, toPickupPoint });
  };
  const placing = { at: ago(life.placed), happen: place };
  const steps = life.steps.map(([days, step]) => ({
    at: ago(days),
    happen: async () => {
      if (order) await step({ order, shopper, manager, exchangeUnitId: unitsForExchange[0] ?? '' });
    },
  }));
  return [placing, ...steps];
}

interface People {
  shopper: DemoShopper;
  manager: DemoManager;
  units: DemoUnits;
  now: Date;
}

/** Replays the events of the demo account in order of time, as its bonuses depend on one another. */
export async function liveThrough(config: Config): Promise<void> {
  const shop = await PastShop.open(config);
  try {
    const now = new Date();
    const begin = new Date(now.getTime() - SIGNED_UP_DAYS_AGO * DAY_MS);
    const shopper = await shop.at(begin, () => DemoShopper.signUp(shop, begin));
    const people = { shopper, manager: await DemoManager.hire(shop, begin), units: new DemoUnits(shop.db), now };
    const events: Event[] = [];
    for (const [number, life] of demoOrders.entries()) events.push(...(await listEvents(life, number, people)));
    for (const { at, happen } of events.toSorted((one, other) => one.at.getTime() - other.at.getTime())) await shop.at(at, happen);
    await shop.at(now, () => shopper.confirmEmail());
  } finally {
    await shop.close();
  }
}
