import { describeNextOpening, isOpen } from './opening-hours.rules.ts';

// A Monday, a Saturday and a Sunday.
const [monday, saturday, sunday] = ['2026-11-23', '2026-11-28', '2026-11-29'];

test.each([
  ['Круглосуточно', 'open', `${sunday}T03:00`, true],
  ['Ежедневно 10:00–21:00', 'open', `${sunday}T10:00`, true],
  ['Ежедневно 10:00–21:00', 'closed', `${monday}T21:00`, false],
  ['Ежедневно 10:00–21:00', 'closed', `${monday}T09:59`, false],
  ['Пн-Вс 10:00-20:00', 'open', `${sunday}T19:59`, true],
  ['Пн–Пт 9:00–20:00, Сб–Вс 10:00–18:00', 'open', `${monday}T09:30`, true],
  ['Пн–Пт 9:00–20:00, Сб–Вс 10:00–18:00', 'closed', `${saturday}T09:30`, false],
  ['Пн–Пт 9:00–20:00, Сб 10:00–18:00', 'closed', `${sunday}T12:00`, false],
])('with the hours «%s», a point is %s at %s', (hours, _state, time, expected) => {
  expect(isOpen(hours, new Date(time))).toBe(expected);
});

test.each([
  'По звонку',
  'Пн–Пт 9:00–20:00, в праздники по звонку',
  '',
])('with the hours «%s», it is unknown whether a point is open', (hours) => {
  expect(isOpen(hours, new Date(`${monday}T12:00`))).toBeNull();
});

test.each([
  ['Ежедневно 10:00–21:00', `${monday}T09:59`, 'Закрыт, откроется в 10:00'],
  ['Ежедневно 10:00–21:00', `${monday}T21:00`, 'Закрыт, откроется завтра в 10:00'],
  ['Пн–Пт 9:00–20:00, Сб 10:30–18:00', `${monday}T23:00`, 'Закрыт, откроется завтра в 9:00'],
  ['Пн–Пт 9:00–20:00', `${saturday}T12:00`, 'Закрыт, откроется в понедельник в 9:00'],
  ['Пн 9:00–20:00', `${monday}T20:00`, 'Закрыт, откроется в понедельник в 9:00'],
])('with the hours «%s», the note about the closed point at %s is «%s»', (hours, time, expected) => {
  expect(describeNextOpening(hours, new Date(time)).replaceAll('\u00a0', ' ')).toBe(expected);
});

test.each([
  ['Ежедневно 10:00–21:00', `${monday}T12:00`],
  ['Круглосуточно', `${sunday}T03:00`],
  ['По звонку', `${monday}T12:00`],
])('with the hours «%s», there is no note about the next opening at %s', (hours, time) => {
  expect(describeNextOpening(hours, new Date(time))).toBe('');
});
