import { describeReservation } from './reservation.rules.ts';

test.each([
  ['Отложим вещь на 30 минут, пока вы платите', 1],
  ['Отложим 3 вещи на 30 минут, пока вы платите', 3],
  ['Отложим 5 вещей на 30 минут, пока вы платите', 5],
])('the reservation of units is described as «%s»', (text, count) => {
  expect(describeReservation(count).replaceAll('\u00a0', ' ')).toBe(text);
});
