import type { Load } from '../load.model.js';

/** What CDEK takes for one parcel, and when it said so. */
export interface PricedLoad extends Load {
  /** In kopecks. */
  price: bigint;
  days: number;
  requestedAt: number;
}

/** Loads of which the price is saved for one route. The oldest make room. */
const MOST_LOADS = 50;

/** Prices by route and load. */
export class CdekPrices {
  readonly #byRoute = new Map<string, PricedLoad[]>();

  find(route: string, { units, value }: Load): PricedLoad | undefined {
    return this.#byRoute.get(route)?.find((priced) => priced.units === units && priced.value === value);
  }

  /** The cheapest price since then of a load that is no smaller. */
  findCovering(route: string, { units, value }: Load, since: number): PricedLoad | undefined {
    const covering = (this.#byRoute.get(route) ?? []).filter(
      (priced) => priced.units >= units && priced.value >= value && priced.requestedAt >= since,
    );
    const [cheapest] = covering.toSorted((one, other) => Number(one.price - other.price));
    return cheapest;
  }

  save(route: string, { units, value, ...price }: PricedLoad): void {
    const others = (this.#byRoute.get(route) ?? []).filter((priced) => priced.units !== units || priced.value !== value);
    this.#byRoute.set(route, [...others.slice(1 - MOST_LOADS), { units, value, ...price }]);
  }
}
