import pg from 'pg';
import { type Random, shuffle } from '../random.ts';

/** Number of units for which several buyers compete. */
const CONTESTED_COUNT = 40;

/** The units for sale. Buyers take most of them one after another, and sometimes a unit for which several buyers compete. */
export class Goods {
  private readonly otherUnits: string[];
  private readonly contestedUnits: readonly string[];
  /** Price of each unit for guests. */
  private readonly prices: ReadonlyMap<string, string>;

  private constructor(units: readonly string[], prices: ReadonlyMap<string, string>) {
    this.contestedUnits = units.slice(0, CONTESTED_COUNT);
    this.otherUnits = units.slice(CONTESTED_COUNT);
    this.prices = prices;
  }

  /** Reads the units for sale, except those of the excluded products. */
  static async load(databaseUrl: string, random: Random, excludedProductIds: readonly string[] = []): Promise<Goods> {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    const { rows } = await client.query<{ id: string; price: string }>(
      `SELECT item.id, item.price FROM product_item AS item JOIN product ON product.id = item.product_id
       WHERE item.active AND item.deleted_at IS NULL AND item.sold_at IS NULL AND item.reserved_until IS NULL
         AND product.active AND product.deleted_at IS NULL AND product.id <> ALL ($1) ORDER BY item.id`,
      [excludedProductIds],
    );
    await client.end();
    return new Goods(
      shuffle(
        rows.map(({ id }) => id),
        random,
      ),
      new Map(rows.map(({ id, price }) => [id, price])),
    );
  }

  /** Takes a unit of the same price, for an exchange. */
  takeEquivalent(unit: string): string | undefined {
    const price = this.prices.get(unit);
    const index = this.otherUnits.findIndex((other) => this.prices.get(other) === price);
    return index < 0 ? undefined : this.otherUnits.splice(index, 1)[0];
  }

  takeSome(random: Random): string[] {
    const units = this.otherUnits.splice(0, 1 + Math.floor(random() * 2));
    const contestedUnit = random() < 0.3 ? this.contestedUnits[Math.floor(random() * this.contestedUnits.length)] : undefined;
    return contestedUnit === undefined ? units : [...units, contestedUnit];
  }
}
