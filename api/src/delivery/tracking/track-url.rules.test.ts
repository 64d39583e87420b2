import { expect, test } from '@jest/globals';
import { toTrackUrl } from './track-url.rules.js';

test.each([
  ['1104821307', 'https://www.cdek.ru/ru/tracking?order_id=1104821307'],
  ['80093847362514', 'https://www.pochta.ru/tracking?barcode=80093847362514'],
  ['RA123456785RU', 'https://www.pochta.ru/tracking?barcode=RA123456785RU'],
])('the tracking page of the parcel %s is %s', (trackCode, url) => {
  expect(toTrackUrl(trackCode)).toBe(url);
});

test.each([
  ['with the track code MEET-1048213077', 'MEET-1048213077'],
  ['with the track code 1104821307&x=1', '1104821307&x=1'],
  ['without a track code', null],
])('a parcel %s has no tracking page', (_what, trackCode) => {
  expect(toTrackUrl(trackCode)).toBeNull();
});
