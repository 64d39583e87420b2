import { z } from 'zod';
import type { ShipmentSource, ShipmentStatus } from '../shipment/shipment-source.port.js';
import { type CdekClient, CdekRefusal } from './cdek-client.js';

/** Nobody waits for it. */
const PATIENCE_MS = 5_000;

/** What CDEK's codes mean for a unit. Null leaves the unit to a person: the parcel was not handed out, or comes back. */
const meanings = new Map<string, ShipmentStatus | null>([
  ['RECEIVED_AT_SHIPMENT_WAREHOUSE', 'HANDED_OVER_FOR_DELIVERY'],
  ['TAKEN_BY_COURIER', 'DELIVERED_BY_YANDEX_DELIVERY_OR_COURIER'],
  // Codes of earlier versions stand beside the new ones.
  ['ISSUED_FOR_DELIVERY', 'DELIVERED_BY_YANDEX_DELIVERY_OR_COURIER'],
  ['ACCEPTED_AT_PICK_UP_POINT', 'TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT'],
  ['ACCEPTED_AT_WAREHOUSE_ON_DEMAND', 'TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT'],
  ['POSTOMAT_POSTED', 'TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT'],
  ['DELIVERED', 'DELIVERED'],
  ['POSTOMAT_RECEIVED', 'DELIVERED'],
  ['NOT_DELIVERED', null],
  ['POSTOMAT_SEIZED', null],
  ['RETURNED_TO_RECIPIENT_CITY_WAREHOUSE', null],
  ['REMOVED', null],
]);

const answerSchema = z.object({
  entity: z.object({
    cdek_number: z.string(),
    is_return: z.boolean().default(false),
    statuses: z.array(z.object({ code: z.string(), date_time: z.string(), deleted: z.boolean().default(false) })),
  }),
});

type Entity = z.infer<typeof answerSchema>['entity'];

/** Parcels of CDEK, by the number that the shop calls the track code. */
export class CdekShipments implements ShipmentSource {
  constructor(private readonly client: CdekClient) {}

  async statusOf(trackCode: string): Promise<ShipmentStatus | null> {
    try {
      const answer = await this.client.get('orders', { cdek_number: trackCode }, PATIENCE_MS);
      const { entity } = answerSchema.parse(answer);
      return entity.cdek_number === trackCode ? latestOf(entity) : null;
    } catch (error) {
      // A parcel of another carrier, or a code that an operator has mistyped.
      if (error instanceof CdekRefusal) return null;
      throw error;
    }
  }
}

/** A return to the shop is delivered, too, but to the shop. */
function latestOf({ is_return, statuses }: Entity): ShipmentStatus | null {
  const known = statuses.filter(({ code, deleted }) => !deleted && meanings.has(code));
  const [latest] = known.toSorted((one, other) => timeOf(other) - timeOf(one));
  return is_return || !latest ? null : (meanings.get(latest.code) ?? null);
}

/** CDEK writes the offset without the colon that ISO 8601 has. */
const timeOf = ({ date_time }: Entity['statuses'][number]): number => Date.parse(date_time.replace(/([+-]\d{2})(\d{2})$/u, '$1:$2'));
