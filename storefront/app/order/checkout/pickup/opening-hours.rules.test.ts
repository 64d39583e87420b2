import { describeNextOpening, isOpen } from './opening-hours.rules.ts';

const dates = { Monday: '2026-11-23', Saturday: '2026-11-28', Sunday: '2026-11-29' };
type Day = keyof typeof dates;

const toDate = (day: Day, time: string) => new Date(`${dates[day]}T${time}`);

test.each<[hours: string, state: string, day: Day, time: string, expected: boolean]>([
  ['Круглосуточно', 'open', 'Sunday', '03:00', true],
  ['Ежедневно 10:00–21:00', 'open', 'Sunday', '10:00', true],
  ['Ежедневно 10:00–21:00', 'closed', 'Monday', '21:00', false],
  ['Ежедневно 10:00–21:00', 'closed', 'Monday', '09:59', false],
  ['Пн-Вс 10:00-20:00', 'open', 'Sunday', '19:59', true],
  ['Пн–Пт 9:00–20:00, Сб–Вс 10:00–18:00', 'open', 'Monday', '09:30', true],
  ['Пн–Пт 9:00–20:00, Сб–Вс 10:00–18:00', 'closed', 'Saturday', '09:30', false],
  ['Пн–Пт 9:00–20:00, Сб 10:00–18:00', 'closed', 'Sunday', '12:00', false],
])('with the hours «%s», a point is %s on %s at %s', (hours, _state, day, time, expected) => {
  expect(isOpen(hours, toDate(day, time))).toBe(expected);
});

test.each([
  'По звонку',
  'Пн–Пт 9:00–20:00, в праздники по звонку',
  '',
])('with the hours «%s», it is unknown whether a point is open', (hours) => {
  expect(isOpen(hours, toDate('Monday', '12:00'))).toBeNull();
});

test.each<[hours: string, day: Day, time: string, expected: string]>([
  ['Ежедневно 10:00–21:00', 'Monday', '09:59', 'Закрыт, откроется в 10:00'],
  ['Ежедневно 10:00–21:00', 'Monday', '21:00', 'Закрыт, откроется завтра в 10:00'],
  ['Пн–Пт 9:00–20:00, Сб 10:30–18:00', 'Monday', '23:00', 'Закрыт, откроется завтра в 9:00'],
  ['Пн–Пт 9:00–20:00', 'Saturday', '12:00', 'Закрыт, откроется в понедельник в 9:00'],
  ['Пн 9:00–20:00', 'Monday', '20:00', 'Закрыт, откроется в понедельник в 9:00'],
])('with the hours «%s», a point is described on %s at %s as «%s»', (hours, day, time, expected) => {
  expect(describeNextOpening(hours, toDate(day, time)).replaceAll('\u00a0', ' ')).toBe(expected);
});

test.each<[hours: string, reason: string, day: Day, time: string]>([
  ['Ежедневно 10:00–21:00', 'the point is open', 'Monday', '12:00'],
  ['Круглосуточно', 'the point is always open', 'Sunday', '03:00'],
  ['По звонку', 'the hours cannot be parsed', 'Monday', '12:00'],
])('with the hours «%s», the next opening is not mentioned, because %s', (hours, _reason, day, time) => {
  expect(describeNextOpening(hours, toDate(day, time))).toBe('');
});
