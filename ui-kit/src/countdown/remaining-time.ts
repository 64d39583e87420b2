import { fill } from '../locale/fill.ts';
import type { Locale } from '../locale/shop-locale.ts';
import type { Texts } from '../locale/texts.ts';
import { plural } from '../plural/index.ts';

/** Remaining whole seconds, rounded up, so that 0 appears only when the time has come. */
export const countRemainingSeconds = (until: number, now: number): number => Math.max(0, Math.ceil((until - now) / 1000));

const padToTwoDigits = (number: number): string => String(number).padStart(2, '0');

/** Formats seconds as «1:05», or «1:00:05» from an hour on. */
export function formatRemaining(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const paddedSeconds = padToTwoDigits(seconds % 60);
  return hours > 0 ? `${hours}:${padToTwoDigits(minutes)}:${paddedSeconds}` : `${minutes}:${paddedSeconds}`;
}

/** Remaining seconds at which a screen reader announces the time, few enough not to interrupt. */
const announcedSeconds = [10, 30, 60, 300, 600, 1800, 3600] as const;
/** Seconds for which an announcement stays valid, so that a late tick of the countdown still finds the announcement. */
const announcementValidSeconds = 5;

/** Announcement for the current second: the remaining time at one of `announcedSeconds` and shortly after, otherwise nothing. */
export function announceRemaining(seconds: number, texts: Texts['countdown'], locale: Locale): string {
  const secondsToAnnounce = announcedSeconds.find((moment) => seconds <= moment && seconds > moment - announcementValidSeconds);
  if (secondsToAnnounce === undefined) return '';
  return fill(texts.remaining, {
    time: secondsToAnnounce < 60 ? plural(secondsToAnnounce, texts.seconds, locale) : plural(secondsToAnnounce / 60, texts.minutes, locale),
  });
}
