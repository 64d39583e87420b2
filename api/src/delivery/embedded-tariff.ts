import { computeCarriage, computePickupCarriage } from './delivery.rules.js';
import type { Tariff } from './tariff.port.js';

/** Prices that follow from the distance to Moscow and need no other service. */
export const embeddedTariff: Tariff = {
  isByLoad: false,
  to: async (city) => computeCarriage(city),
  toPickupPoint: async (city) => computePickupCarriage(city),
};

/** Tariff for while the price is unknown: the shop pays, and the days follow from the distance. */
export const tariffOnTheShop: Tariff = {
  isByLoad: false,
  to: async (city) => ({ ...computeCarriage(city), courier: 0n }),
  toPickupPoint: async (city) => ({ ...computePickupCarriage(city), pickup: 0n }),
};
