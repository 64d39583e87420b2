import { computeCourierRate, computePickupRate } from './delivery-rate.rules.js';
import type { Tariff } from './tariff.port.js';

/** Prices that follow from the distance to Moscow and need no other service. */
export const embeddedTariff: Tariff = {
  dependsOnLoad: false,
  findCourierRate: async (city) => computeCourierRate(city),
  findPickupRate: async (city) => computePickupRate(city),
};
