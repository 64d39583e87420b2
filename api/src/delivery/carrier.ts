import type { Config } from '../platform/config/config.js';
import type { Clock } from '../platform/process/clock.js';
import { CdekClient } from './cdek/cdek-client.js';
import { CdekParcelRegistrar } from './cdek/cdek-parcel-registrar.js';
import { CdekParcelStatuses } from './cdek/cdek-parcel-statuses.js';
import { CdekPickupPoints } from './cdek/cdek-pickup-points.js';
import type { CdekStartingPoint } from './cdek/cdek-route.rules.js';
import { CdekTariff } from './cdek/cdek-tariff.js';
import { embeddedTariff } from './embedded-tariff.js';
import { embeddedLocations } from './location/embedded-locations.js';
import { embeddedPickupPoints } from './pickup-point/embedded-pickup-points.js';
import type { PickupPointSource } from './pickup-point/pickup-point-source.port.js';
import type { ParcelRegistrar } from './shipment/parcel-registrar.port.js';
import type { Tariff } from './tariff.port.js';
import type { ParcelStatusSource } from './tracking/parcel-statuses.port.js';

/** The carrier that delivers the orders: its prices, its pickup points, and access to its parcels. */
export interface Carrier {
  tariff: Tariff;
  pickupPoints: PickupPointSource;
  /** Null if the carrier does not report the status of parcels. */
  parcelStatuses: ParcelStatusSource | null;
  /** Null if operators hand parcels over and enter their track codes. */
  parcelRegistrar: ParcelRegistrar | null;
  /** Why the carrier is unavailable at the moment, for operators. */
  readonly failure: string | undefined;
}

export const CARRIER = Symbol('carrier');

/** Chooses the carrier by configuration. Parcels are registered only if their starting point is configured. */
export function createCarrier(config: Config, clock: Clock): Carrier {
  const { CDEK_ACCOUNT: account, CDEK_SECRET: secret, CDEK_URL: url } = config;
  if (!account || !secret) return embeddedCarrier;
  const client = new CdekClient({ url, account, secret });
  const startingPoint = readStartingPoint(config);
  return {
    tariff: new CdekTariff(client, { cityCode: config.CDEK_FROM_CITY, startingPoint }, clock),
    pickupPoints: new CdekPickupPoints(client),
    parcelStatuses: new CdekParcelStatuses(client),
    parcelRegistrar: startingPoint && new CdekParcelRegistrar(client, startingPoint, embeddedLocations),
    get failure() {
      return client.failure;
    },
  };
}

/** Starting point of parcels: a pickup point to which the shop brings them, or the shop's own address. Null if neither is configured. */
function readStartingPoint({
  CDEK_FROM_POINT: pointCode,
  CDEK_FROM_ADDRESS: address,
  CDEK_FROM_CITY: cityCode,
}: Config): CdekStartingPoint | null {
  if (pointCode) return { pointCode };
  return address ? { cityCode, address } : null;
}

const embeddedCarrier: Carrier = {
  tariff: embeddedTariff,
  pickupPoints: embeddedPickupPoints,
  parcelStatuses: null,
  parcelRegistrar: null,
  failure: undefined,
};
