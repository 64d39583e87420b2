import { describeLastDays, groupByDay } from './order-dates.ts';

test('order lines are grouped by expected day, with earlier days first and lines without a day last', () => {
  const rows = [{ day: '2026-12-19' }, { day: null }, { day: '2026-11-28' }, { day: '2026-12-19' }];
  expect(groupByDay(rows, ({ day }) => day)).toEqual([
    { title: 'До\u00a028\u00a0ноября', rows: [{ day: '2026-11-28' }] },
    { title: 'До\u00a019\u00a0декабря', rows: [{ day: '2026-12-19' }, { day: '2026-12-19' }] },
    { title: 'Дату покажем, когда будет известен город', rows: [{ day: null }] },
  ]);
});

test('the last expected days of the parts of an order are listed without repetition', () => {
  const toLine = (to: string | null) => ({ delivery: to === null ? null : { to } });
  expect(describeLastDays({ lines: ['2026-12-19', '2026-11-28', '2026-12-19', null].map(toLine) })).toBe(
    'До\u00a028\u00a0ноября и\u00a0до\u00a019\u00a0декабря',
  );
  expect(describeLastDays({ lines: [toLine(null)] })).toBe('');
});
