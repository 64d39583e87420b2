import { gunzipSync } from 'node:zlib';
import { SharedMarkup, type VisitorValues } from './shared-markup.ts';

const first: VisitorValues = { nonce: 'AAAAAAAAAAAAAAAAAAAAAA==', time: '1800000000000' };
const second: VisitorValues = { nonce: '+B/B+B/B+B/B+B/B+B/B+A==', time: '1800000001234' };

const long = 'Кроссовки «Ветер» <b>12 490 ₽</b> '.repeat(20_000);

const pages: [string, (own: VisitorValues) => string][] = [
  ['nothing of its visitor', () => long],
  ['nothing at all', () => ''],
  ['nothing but a nonce', ({ nonce }) => nonce],
  ['places side by side and at both ends', ({ nonce, time }) => `${time}${nonce}${nonce}${long}${time}${long}${nonce}`],
];

test.each(pages)('a page with %s is the same as one rendered for the visitor', (_what, pageFor) => {
  const shared = new SharedMarkup(Buffer.from(pageFor(first)), first);
  for (const own of [second, first]) {
    expect(shared.for(own).toString()).toBe(pageFor(own));
    expect(gunzipSync(shared.gzipFor(own)).toString()).toBe(pageFor(own));
  }
  expect(shared.length).toBe(Buffer.byteLength(pageFor(first)));
});

test('the shared markup is compressed', () => {
  const shared = new SharedMarkup(Buffer.from(`${first.nonce}${long}`), first);
  expect(shared.gzipFor(second).length).toBeLessThan(long.length / 50);
});
