import { plural } from '../plural/index.ts';

/** Whole seconds until a moment, counted up, so that 0 is shown only when it has come. */
export const secondsLeft = (until: number, now: number): number => Math.max(0, Math.ceil((until - now) / 1000));

const two = (number: number): string => String(number).padStart(2, '0');

/** «1:05», from an hour on «1:00:05». */
export function formatLeft(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const rest = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

/** The moments at which a screen reader is told, in seconds: seldom, so that it may say other things. */
const marks = [10, 30, 60, 300, 600, 1800, 3600] as const;
/** How long the words of a mark stay true enough, in seconds; a late tick still finds them. */
const spokenFor = 5;

const minuteForms = { one: 'минута', few: 'минуты', many: 'минут' };
const secondForms = { one: 'секунда', few: 'секунды', many: 'секунд' };

/** What is to be said now: at a mark and shortly after it what is left, else nothing, as it would not be true beside the figures. */
export function spokenLeft(seconds: number): string {
  const mark = marks.find((moment) => seconds <= moment && seconds > moment - spokenFor);
  if (mark === undefined) return '';
  return `Осталось: ${mark < 60 ? plural(mark, secondForms) : plural(mark / 60, minuteForms)}`;
}
