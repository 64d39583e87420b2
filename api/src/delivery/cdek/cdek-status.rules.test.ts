import { describe, expect, it } from '@jest/globals';
import { parcelSchema, toReport } from './cdek-status.rules.js';

/** A parcel as CDEK describes it, with its latest status first, an hour after the one before. */
function buildParcel(codes: readonly string[], { isReturn = false, deleted = [] as string[] } = {}) {
  const statuses = codes.map((code, hour) => ({ code, date_time: `2026-11-23T0${hour}:00:00+0300`, deleted: deleted.includes(code) }));
  return parcelSchema.parse({ entity: { cdek_number: 1_000_000_000, is_return: isReturn, statuses: statuses.toReversed() } });
}

const readStatus = (...parcel: Parameters<typeof buildParcel>) => toReport(buildParcel(...parcel), null).status;

describe('the status of the units of a parcel', () => {
  it.each([
    ['RECEIVED_AT_SHIPMENT_WAREHOUSE', 'HANDED_OVER_FOR_DELIVERY'],
    ['TAKEN_BY_COURIER', 'DELIVERED_BY_YANDEX_DELIVERY_OR_COURIER'],
    ['ISSUED_FOR_DELIVERY', 'DELIVERED_BY_YANDEX_DELIVERY_OR_COURIER'],
    ['ACCEPTED_AT_PICK_UP_POINT', 'TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT'],
    ['ACCEPTED_AT_WAREHOUSE_ON_DEMAND', 'TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT'],
    ['POSTOMAT_POSTED', 'TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT'],
    ['DELIVERED', 'DELIVERED'],
    ['POSTOMAT_RECEIVED', 'DELIVERED'],
  ])('after %s is %s', (code, status) => {
    expect(readStatus(['CREATED', code])).toBe(status);
  });

  it('is not changed by a later status that only reports the position of the parcel', () => {
    expect(readStatus(['RECEIVED_AT_SHIPMENT_WAREHOUSE', 'SENT_TO_RECIPIENT_CITY'])).toBe('HANDED_OVER_FOR_DELIVERY');
    expect(readStatus(['SENT_TO_RECIPIENT_CITY'])).toBeNull();
  });

  it.each<[string, string[], Parameters<typeof buildParcel>[1]]>([
    ['comes back to the shop', ['DELIVERED'], { isReturn: true }],
    ['was not handed out', ['ACCEPTED_AT_PICK_UP_POINT', 'NOT_DELIVERED'], {}],
    ['has a status that CDEK took back', ['DELIVERED'], { deleted: ['DELIVERED'] }],
  ])('is unknown if the parcel %s', (_what, codes, options) => {
    expect(readStatus(codes, options)).toBeNull();
  });
});
