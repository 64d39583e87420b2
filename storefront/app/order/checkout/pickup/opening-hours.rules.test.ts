import { isOpen } from './opening-hours.rules.ts';

// A Monday, a Saturday and a Sunday.
const [monday, saturday, sunday] = ['2026-11-23', '2026-11-28', '2026-11-29'];

test.each([
  ['Круглосуточно', `${sunday}T03:00`, true],
  ['Ежедневно 10:00–21:00', `${sunday}T10:00`, true],
  ['Ежедневно 10:00–21:00', `${monday}T21:00`, false],
  ['Ежедневно 10:00–21:00', `${monday}T09:59`, false],
  ['Пн-Вс 10:00-20:00', `${sunday}T19:59`, true],
  ['Пн–Пт 9:00–20:00, Сб–Вс 10:00–18:00', `${monday}T09:30`, true],
  ['Пн–Пт 9:00–20:00, Сб–Вс 10:00–18:00', `${saturday}T09:30`, false],
  ['Пн–Пт 9:00–20:00, Сб 10:00–18:00', `${sunday}T12:00`, false],
  ['По звонку', `${monday}T12:00`, null],
  ['Пн–Пт 9:00–20:00, в праздники по звонку', `${monday}T12:00`, null],
  ['', `${monday}T12:00`, null],
])('%s at %s: %s', (hours, time, expected) => {
  expect(isOpen(hours, new Date(time))).toBe(expected);
});
