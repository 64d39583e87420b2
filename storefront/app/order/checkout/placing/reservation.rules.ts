import { type PluralForms, plural } from '@meet/ui-kit/plural';

/** Grammatical forms of «вещь» after a number. */
export const unitForms: PluralForms = { one: 'вещь', few: 'вещи', many: 'вещей' };

/** Says how long the units of an order are reserved for the payment: «Отложим 3 вещи на 30 минут, пока вы платите». */
export const describeReservation = (count: number): string =>
  `Отложим ${count === 1 ? 'вещь' : plural(count, unitForms)} на\u00a030\u00a0минут, пока вы\u00a0платите`;
