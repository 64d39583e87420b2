import type { Config } from '../platform/config/config.js';
import type { Clock } from '../platform/time/clock.js';
import { CdekClient } from './cdek/cdek-client.js';
import { CdekPickupPoints } from './cdek/cdek-pickup-points.js';
import { CdekShipments } from './cdek/cdek-shipments.js';
import { CdekTariff } from './cdek/cdek-tariff.js';
import { embeddedTariff } from './embedded-tariff.js';
import { embeddedPickupPoints } from './pickup-point/embedded-pickup-points.js';
import type { PickupPointSource } from './pickup-point/pickup-point-source.port.js';
import type { ShipmentSource } from './shipment/shipment-source.port.js';
import type { Tariff } from './tariff.port.js';

/** Who brings the orders. */
export interface Carrier {
  tariff: Tariff;
  points: PickupPointSource;
  /** Null if the carrier has no API for parcels. */
  shipments: ShipmentSource | null;
  /** Why the carrier cannot be asked at the moment, for operators. */
  readonly failure: string | undefined;
}

/** Injection token of Carrier. */
export const CARRIER = Symbol('carrier');

/** Chooses the carrier by configuration. */
export function carrierOf({ CDEK_ACCOUNT: account, CDEK_SECRET: secret, CDEK_URL: url, CDEK_FROM_CITY }: Config, clock: Clock): Carrier {
  if (!account || !secret) return { tariff: embeddedTariff, points: embeddedPickupPoints, shipments: null, failure: undefined };
  const client = new CdekClient({ url, account, secret });
  return {
    tariff: new CdekTariff(client, CDEK_FROM_CITY, clock),
    points: new CdekPickupPoints(client),
    shipments: new CdekShipments(client),
    get failure() {
      return client.failure;
    },
  };
}
