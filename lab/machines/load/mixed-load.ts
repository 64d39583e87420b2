import { Journal } from '../../chaos/load/journal.ts';
import { Ledger } from '../../chaos/load/ledger.ts';
import { readSights } from '../../chaos/load/load.ts';
import { listProducts, openPage, type Sights } from '../../chaos/load/visitors.ts';
import { arrive, type Buyer, type Buying, buy } from '../../chaos/orders/buyer.ts';
import { Goods } from '../../chaos/orders/goods.ts';
import { HeldOrders } from '../../chaos/orders/held-orders.ts';
import { employ } from '../../chaos/orders/operator.ts';
import { createRandom } from '../../chaos/random.ts';
import { arriveByClock } from '../../load/open-loop.ts';
import type { MachinesStage } from '../stage.ts';
import { BrowserClient, PacedClient } from './clients.ts';
import { Pace } from './pace.ts';

const BUYERS = 8;
/** Share of the requests that buyers may send, who fill carts and pay. */
const BUYERS_SHARE = 0.3;
/** Share of the visitors' requests that are for pages. The rest are queries of the API. */
const PAGES_SHARE = 0.6;
/** Addresses of visitors, each with its own connections counted by the proxy. */
const VISITORS = 200;

interface LoadOptions {
  rate: number;
  seed: number;
  /** Products that no buyer takes. */
  reserved: readonly string[];
}

/** A mixed load by the clock: pages, queries of the API, and orders from the cart to the payment. */
export class MixedLoad {
  readonly journal = new Journal();
  readonly ledger = new Ledger();
  readonly held = new HeldOrders();
  private readonly stage: MachinesStage;
  private readonly options: LoadOptions;
  private readonly sights: Sights;
  private readonly goods: Goods;
  private readonly pace = new Pace();
  private readonly over = new AbortController();
  private buyers: Buyer[] = [];
  private running: Promise<unknown> = Promise.resolve();
  private numbers = 0;

  private constructor(stage: MachinesStage, options: LoadOptions, found: { sights: Sights; goods: Goods }) {
    this.stage = stage;
    this.options = options;
    this.sights = found.sights;
    this.goods = found.goods;
  }

  /** Signs the buyers up, before the faults begin. */
  static async open(stage: MachinesStage, options: LoadOptions): Promise<MixedLoad> {
    const { serverUrl } = stage.database;
    const goods = await Goods.of(serverUrl, createRandom(options.seed), options.reserved);
    const load = new MixedLoad(stage, options, { sights: await readSights(serverUrl), goods });
    load.buyers = await Promise.all(Array.from({ length: BUYERS }, (_, at) => arrive(load.newBuying(at))));
    return load;
  }

  private newBuying(at: number): Buying {
    const { stage, journal, pace } = this;
    return {
      newClient: () => new PacedClient(stage.fleet.origin, journal, { pace, address: `10.0.${at}.${1 + (++this.numbers % 250)}` }),
      random: createRandom(this.options.seed + at + 1),
      signal: this.over.signal,
      ledger: this.ledger,
      mailbox: stage.mailbox,
      unique: () => ++this.numbers,
      goods: this.goods,
      held: this.held,
      onChange: () => undefined,
    };
  }

  /** Creates a manager with the second factor, whose requests are not paced. */
  employManager(): Promise<Buyer> {
    const buying = this.newBuying(BUYERS);
    return employ(
      { ...buying, newClient: () => new BrowserClient(this.stage.fleet.origin, this.journal, '10.1.0.1') },
      this.stage.fleet.env,
    );
  }

  start(): void {
    this.pace.start();
    const { signal } = this.over;
    const visits = new Set<Promise<void>>();
    const random = createRandom(this.options.seed);
    const visitors = Array.from(
      { length: VISITORS },
      (_, at) => new BrowserClient(this.stage.fleet.origin, this.journal, `10.2.0.${1 + at}`),
    );
    const visit = (at: number) => {
      const client = visitors[at % VISITORS];
      if (!client) return;
      const visiting = (random() < PAGES_SHARE ? openPage : listProducts)({ client, random }, this.sights);
      visits.add(visiting);
      void visiting.finally(() => visits.delete(visiting));
    };
    let arrivals = 0;
    const arriving = arriveByClock(
      this.options.rate,
      () => !signal.aborted,
      () => {
        arrivals += 1;
        if (random() >= BUYERS_SHARE || !this.pace.letOneGo()) visit(arrivals);
      },
    );
    this.running = Promise.all([arriving.then(() => Promise.all(visits)), ...this.buyers.map(buy)]);
    // The error of a buyer is thrown where the load ends. Until then it must not end the process as an unhandled rejection.
    this.running.catch(() => undefined);
  }

  /** Ends the load when all requests have completed and buyers have finished their orders. */
  async end(): Promise<void> {
    this.over.abort();
    this.pace.end();
    await this.running;
  }
}
