import { Journal } from '../../chaos/load/journal.ts';
import { Ledger } from '../../chaos/load/ledger.ts';
import { readDestinations } from '../../chaos/load/load.ts';
import { type Destinations, listProducts, openPage } from '../../chaos/load/visitors.ts';
import { AcknowledgedOrders } from '../../chaos/orders/acknowledged-orders.ts';
import { type Buyer, type BuyerOptions, createBuyer, runBuyer } from '../../chaos/orders/buyer.ts';
import { Goods } from '../../chaos/orders/goods.ts';
import { createManager } from '../../chaos/orders/manager.ts';
import { createRandom } from '../../chaos/random.ts';
import { scheduleArrivals } from '../../load/open-loop.ts';
import type { MachinesStage } from '../stage.ts';
import { BrowserClient, PacedClient } from './clients.ts';
import { Pace } from './pace.ts';

const BUYER_COUNT = 8;
/** Share of the requests that buyers may send. Buyers fill carts and pay. */
const BUYERS_SHARE = 0.3;
/** Share of the visitors' requests that are for pages. The rest are queries of the API. */
const PAGES_SHARE = 0.6;
/** Number of visitors' IP addresses. The proxy counts the connections of each IP address. */
const VISITOR_COUNT = 200;

interface LoadOptions {
  rate: number;
  seed: number;
  /** Ids of the products whose units no buyer takes, because the lab itself changes these products. */
  reservedIds: readonly string[];
}

/** A mixed load at a given rate: pages, queries of the API, and orders from the cart to the payment. */
export class MixedLoad {
  readonly journal = new Journal();
  readonly ledger = new Ledger();
  readonly acknowledgedOrders = new AcknowledgedOrders();
  private readonly stage: MachinesStage;
  private readonly options: LoadOptions;
  private readonly destinations: Destinations;
  private readonly goods: Goods;
  private readonly pace = new Pace();
  private readonly stopController = new AbortController();
  private buyers: Buyer[] = [];
  private runningBuyers: Promise<unknown> = Promise.resolve();
  private lastClientNumber = 0;

  private constructor(stage: MachinesStage, options: LoadOptions, targets: { destinations: Destinations; goods: Goods }) {
    this.stage = stage;
    this.options = options;
    this.destinations = targets.destinations;
    this.goods = targets.goods;
  }

  /** Signs the buyers up, before the faults begin. */
  static async open(stage: MachinesStage, options: LoadOptions): Promise<MixedLoad> {
    const { serverUrl } = stage.database;
    const goods = await Goods.load(serverUrl, createRandom(options.seed), options.reservedIds);
    const load = new MixedLoad(stage, options, { destinations: await readDestinations(serverUrl), goods });
    load.buyers = await Promise.all(Array.from({ length: BUYER_COUNT }, (_, at) => createBuyer(load.createBuyerOptions(at))));
    return load;
  }

  private createBuyerOptions(at: number): BuyerOptions {
    const { stage, journal, pace } = this;
    return {
      createClient: () =>
        new PacedClient(stage.fleet.origin, journal, { pace, address: `10.0.${at}.${1 + (++this.lastClientNumber % 250)}` }),
      random: createRandom(this.options.seed + at + 1),
      signal: this.stopController.signal,
      ledger: this.ledger,
      mailbox: stage.mailbox,
      nextNumber: () => ++this.lastClientNumber,
      goods: this.goods,
      acknowledgedOrders: this.acknowledgedOrders,
      onChange: () => undefined,
    };
  }

  /** Creates a manager with the second factor, whose requests are not paced. */
  startManager(): Promise<Buyer> {
    const managerOptions = this.createBuyerOptions(BUYER_COUNT);
    return createManager(
      { ...managerOptions, createClient: () => new BrowserClient(this.stage.fleet.origin, this.journal, '10.1.0.1') },
      this.stage.fleet.env,
    );
  }

  start(): void {
    this.pace.start();
    const { signal } = this.stopController;
    const visits = new Set<Promise<void>>();
    const random = createRandom(this.options.seed);
    const visitors = Array.from(
      { length: VISITOR_COUNT },
      (_, at) => new BrowserClient(this.stage.fleet.origin, this.journal, `10.2.0.${1 + at}`),
    );
    const visit = (at: number) => {
      const client = visitors[at % VISITOR_COUNT];
      if (!client) return;
      const visiting = (random() < PAGES_SHARE ? openPage : listProducts)({ client, random }, this.destinations);
      visits.add(visiting);
      void visiting.finally(() => visits.delete(visiting));
    };
    let arrivals = 0;
    const arrivalLoop = scheduleArrivals(
      this.options.rate,
      () => !signal.aborted,
      () => {
        arrivals += 1;
        if (random() >= BUYERS_SHARE || !this.pace.releaseNext()) visit(arrivals);
      },
    );
    this.runningBuyers = Promise.all([arrivalLoop.then(() => Promise.all(visits)), ...this.buyers.map(runBuyer)]);
    // The error of a buyer is thrown where the load ends. Until then it must not end the process as an unhandled rejection.
    this.runningBuyers.catch(() => undefined);
  }

  /** Ends the load when all requests have completed and buyers have finished their orders. */
  async end(): Promise<void> {
    this.stopController.abort();
    this.pace.end();
    await this.runningBuyers;
  }
}
