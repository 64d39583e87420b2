const cdekCode = /^\d{10,11}$/;
/** Track code of the Russian Post, for a parcel within Russia or an international parcel. */
const russianPostCode = /^(?:\d{14}|[A-Z]{2}\d{9}[A-Z]{2})$/;

/** Returns the URL at which the carrier shows the status of a parcel; null if the track code does not identify a carrier. */
export function toTrackUrl(trackCode: string | null): string | null {
  if (trackCode === null) return null;
  if (cdekCode.test(trackCode)) return `https://www.cdek.ru/ru/tracking?order_id=${trackCode}`;
  return russianPostCode.test(trackCode) ? `https://www.pochta.ru/tracking?barcode=${trackCode}` : null;
}
