import { computeCarriage, computePickupCarriage } from './delivery.rules.js';
import type { Tariff } from './tariff.port.js';

/** Prices that follow from the distance to Moscow and need no other service. */
export const embeddedTariff: Tariff = {
  dependsOnLoad: false,
  findCarriage: async (city) => computeCarriage(city),
  findPickupCarriage: async (city) => computePickupCarriage(city),
};

/** Tariff for use while the carrier's price is unknown: the shop pays, and the days follow from the distance. */
export const tariffPaidByShop: Tariff = {
  dependsOnLoad: false,
  findCarriage: async (city) => ({ ...computeCarriage(city), courier: 0n }),
  findPickupCarriage: async (city) => ({ ...computePickupCarriage(city), pickup: 0n }),
};
