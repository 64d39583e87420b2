import { computeDeadline } from '../remote-service.js';
import type { ParcelReport, ParcelStatusSource } from '../tracking/parcel-statuses.port.js';
import { type CdekClient, CdekRefusal } from './cdek-client.js';
import { type CdekParcel, findReturnTrackCode, parcelSchema, toReport } from './cdek-status.rules.js';

/** Time limit of a request. It is long, because requests are sent in the background. */
const TIMEOUT_MS = 5_000;

/** Reads the statuses of CDEK's parcels by CDEK's number of the parcel, which the shop calls the track code. */
export class CdekParcelStatuses implements ParcelStatusSource {
  constructor(private readonly client: CdekClient) {}

  async find(trackCode: string): Promise<ParcelReport | null> {
    const deadline = computeDeadline(TIMEOUT_MS);
    const parcel = await this.#readParcel(trackCode, deadline);
    if (!parcel) return null;
    // CDEK uses another number for the parcel in which it returns units that were not handed out.
    const returnTrackCode = findReturnTrackCode(parcel);
    return toReport(parcel, returnTrackCode === null ? null : await this.#readParcel(returnTrackCode, deadline));
  }

  async #readParcel(trackCode: string, deadline: number): Promise<CdekParcel | null> {
    try {
      const response = await this.client.get('orders', { cdek_number: trackCode }, deadline);
      const parcel = parcelSchema.parse(response);
      return parcel.entity.cdek_number === trackCode ? parcel : null;
    } catch (error) {
      // The track code belongs to another carrier, or an operator has mistyped it.
      if (error instanceof CdekRefusal) return null;
      throw error;
    }
  }
}
