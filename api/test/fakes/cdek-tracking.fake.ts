import { randomUUID } from 'node:crypto';
import type { FakeServiceResponse } from './http-service.fake.js';

interface FakeStatus {
  code: string;
  date_time: string;
  deleted?: boolean;
}

interface FakeParcel {
  isReturn: boolean;
  statuses: FakeStatus[];
  /** Number of the parcel in which the goods are returned. */
  returnTrackCode: string | undefined;
}

interface ParcelOptions {
  isReturn?: boolean;
  deleted?: readonly string[];
  returnTrackCode?: string;
}

/** The statuses of the fake's parcels. */
export class FakeCdekTracking {
  /** Whether parcel numbers are JSON numbers, as CDEK documents them; CDEK really sends strings. */
  writesNumbers = false;
  readonly #parcels = new Map<string, FakeParcel>();

  /** Sets the statuses of a parcel, oldest first and an hour apart. */
  setStatuses(trackCode: string, codes: readonly string[], { isReturn = false, deleted = [], returnTrackCode }: ParcelOptions = {}): void {
    const statuses = codes.map((code, hour) => ({
      code,
      // CDEK writes offsets without a colon.
      date_time: `2026-11-23T${String(hour).padStart(2, '0')}:00:00+0300`,
      deleted: deleted.includes(code),
    }));
    this.#parcels.set(trackCode, { isReturn, statuses, returnTrackCode });
  }

  writeNumber(trackCode: string): string | number {
    return this.writesNumbers && /^\d+$/u.test(trackCode) ? Number(trackCode) : trackCode;
  }

  /** Describes a parcel, with its latest status first. Returns undefined for a number that CDEK has not assigned. */
  find(trackCode: string): FakeServiceResponse | undefined {
    const parcel = this.#parcels.get(trackCode);
    if (!parcel) return undefined;
    const { isReturn, statuses, returnTrackCode } = parcel;
    const cdek_number = this.writeNumber(trackCode);
    const entity = { uuid: randomUUID(), is_return: isReturn, cdek_number, statuses: statuses.toReversed() };
    const returnOrders =
      returnTrackCode === undefined ? [] : [{ type: 'return_order', uuid: randomUUID(), cdek_number: this.writeNumber(returnTrackCode) }];
    return {
      status: 200,
      body: {
        entity,
        requests: [{ type: 'GET', state: 'SUCCESSFUL' }],
        related_entities: [{ type: 'waybill', uuid: randomUUID() }, ...returnOrders],
      },
    };
  }
}
