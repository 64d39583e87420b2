const cdekCode = /^\d{10,11}$/;
/** Track code of a parcel within Russia, or of an international parcel. */
const russianPostCode = /^(?:\d{14}|[A-Z]{2}\d{9}[A-Z]{2})$/;

/** Returns the page on which the carrier of a parcel shows its status; null if the code does not identify a carrier. */
export function toTrackUrl(trackCode: string | null): string | null {
  if (trackCode === null) return null;
  if (cdekCode.test(trackCode)) return `https://www.cdek.ru/ru/tracking?order_id=${trackCode}`;
  return russianPostCode.test(trackCode) ? `https://www.pochta.ru/tracking?barcode=${trackCode}` : null;
}
