import { describeDevice } from './DevicesView.tsx';

const now = new Date('2026-11-20T09:00:00.000Z');
const session = { current: false, createdAt: '2026-10-01T08:00:00.000Z', lastSeenAt: '2026-11-20T06:05:00.000Z' };
const readText = (overrides: object) => describeDevice({ ...session, ...overrides }, now).replaceAll('\u00a0', ' ');

test.each([
  ['another device is described with its last use and its sign-in', {}, 'Последний раз в 09:05 по Москве, вход 1 октября 2026'],
  [
    'another device last used before today is described with the day of that use',
    { lastSeenAt: '2026-11-19T18:05:00.000Z' },
    'Последний раз в 21:05 19 ноября по Москве, вход 1 октября 2026',
  ],
  ['this device is described with its sign-in only', { current: true }, 'Это устройство, вход 1 октября 2026'],
])('%s', (_, overrides, expected) => {
  expect(readText(overrides)).toBe(expected);
});
