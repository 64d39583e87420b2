import { expect, test } from '@jest/globals';
import { toTrackUrl } from './track-url.rules.js';

test.each([
  ['1104821307', 'https://www.cdek.ru/ru/tracking?order_id=1104821307'],
  ['80093847362514', 'https://www.pochta.ru/tracking?barcode=80093847362514'],
  ['RA123456785RU', 'https://www.pochta.ru/tracking?barcode=RA123456785RU'],
  ['MEET-1048213077', null],
  ['1104821307&x=1', null],
  [null, null],
])('the tracking page of parcel %s is %s', (trackCode, url) => {
  expect(toTrackUrl(trackCode)).toBe(url);
});
