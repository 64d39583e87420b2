const days = ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс'];
const span = /^(?:ежедневно|([а-я]{2})(?:-([а-я]{2}))?) (\d{1,2}):(\d{2})-(\d{1,2}):(\d{2})$/;

interface Moment {
  /** 0 is Monday. */
  day: number;
  minute: number;
}

const toMoment = (now: Date): Moment => ({ day: (now.getDay() + 6) % 7, minute: now.getHours() * 60 + now.getMinutes() });

/** Whether a span such as «пн-пт 9:00-20:00» contains a moment. Null if it is no such span. */
function covers(text: string, { day, minute }: Moment): boolean | null {
  const match = span.exec(text);
  if (!match) return null;
  const [first = 'пн', last = match[1] ?? 'вс'] = match.slice(1, 3);
  const [from = 0, fromMinute = 0, to = 0, toMinute = 0] = match.slice(3).map(Number);
  const [begin, end] = [days.indexOf(first), days.indexOf(last)];
  if (begin < 0 || end < 0) return null;
  return day >= begin && day <= end && minute >= from * 60 + fromMinute && minute < to * 60 + toMinute;
}

/** Whether a point with these hours is open, by the clock of the shopper, who is in its city. Null for words that say nothing certain. */
export function isOpen(hours: string, now: Date): boolean | null {
  const text = hours.toLowerCase().replaceAll(/[–—]/g, '-').replaceAll(/\s+/g, ' ').trim();
  if (text === 'круглосуточно') return true;
  const moment = toMoment(now);
  const spans = text.split(/[,;] */).map((one) => covers(one, moment));
  if (spans.includes(null)) return null;
  return spans.includes(true);
}
