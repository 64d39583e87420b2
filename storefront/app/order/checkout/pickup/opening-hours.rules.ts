const dayNames = ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс'];
const dayPhrases = [
  'в\u00a0понедельник',
  'во\u00a0вторник',
  'в\u00a0среду',
  'в\u00a0четверг',
  'в\u00a0пятницу',
  'в\u00a0субботу',
  'в\u00a0воскресенье',
];
const spanPattern = /^(?:ежедневно|([а-я]{2})(?:-([а-я]{2}))?) (\d{1,2}):(\d{2})-(\d{1,2}):(\d{2})$/;
const minutesOfDay = 24 * 60;

interface Moment {
  /** 0 is Monday. */
  day: number;
  minute: number;
}

/** A range of weekdays, both ends included, and the minutes of a day between which a point is open. */
interface Span {
  firstDay: number;
  lastDay: number;
  opensAt: number;
  closesAt: number;
}

const toMoment = (now: Date): Moment => ({ day: (now.getDay() + 6) % 7, minute: now.getHours() * 60 + now.getMinutes() });

/** Parses a span such as «пн-пт 9:00-20:00». Null if the text is not a span. */
function parseSpan(text: string): Span | null {
  const match = spanPattern.exec(text);
  if (!match) return null;
  const [first = 'пн', last = match[1] ?? 'вс'] = match.slice(1, 3);
  const [openingHour = 0, openingMinute = 0, closingHour = 0, closingMinute = 0] = match.slice(3).map(Number);
  const [firstDay, lastDay] = [dayNames.indexOf(first), dayNames.indexOf(last)];
  if (firstDay < 0 || lastDay < 0) return null;
  return { firstDay, lastDay, opensAt: openingHour * 60 + openingMinute, closesAt: closingHour * 60 + closingMinute };
}

/** Parses the hours of a point. Null if the text cannot be parsed reliably. */
function parseHours(hours: string): Span[] | null {
  const text = hours.toLowerCase().replaceAll(/[–—]/g, '-').replaceAll(/\s+/g, ' ').trim();
  if (text === 'круглосуточно') return [{ firstDay: 0, lastDay: 6, opensAt: 0, closesAt: minutesOfDay }];
  const spans = text.split(/[,;] */).map(parseSpan);
  return spans.every((span) => span !== null) ? spans : null;
}

const includesDay = ({ firstDay, lastDay }: Span, day: number) => day >= firstDay && day <= lastDay;

const containsMoment = (span: Span, { day, minute }: Moment) => includesDay(span, day) && minute >= span.opensAt && minute < span.closesAt;

/**
 * Whether a point with these hours is open, by the shopper's clock, because the shopper is expected to be in the same city. Null if the
 * hours cannot be parsed reliably.
 */
export function isOpen(hours: string, now: Date): boolean | null {
  const moment = toMoment(now);
  return parseHours(hours)?.some((span) => containsMoment(span, moment)) ?? null;
}

const formatTime = (minute: number) => `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`;

/**
 * Says when a closed point opens next: «Закрыт, откроется завтра в 10:00». Empty while the point is open, or if its hours cannot be parsed
 * reliably.
 */
export function describeNextOpening(hours: string, now: Date): string {
  const moment = toMoment(now);
  const spans = parseHours(hours) ?? [];
  if (spans.some((span) => containsMoment(span, moment))) return '';
  for (let daysAhead = 0; daysAhead <= dayNames.length; daysAhead += 1) {
    const day = (moment.day + daysAhead) % dayNames.length;
    const openings = spans
      .filter((span) => includesDay(span, day) && (daysAhead > 0 || span.opensAt > moment.minute))
      .map(({ opensAt }) => opensAt);
    if (openings.length === 0) continue;
    const date = ['', 'завтра '][daysAhead] ?? `${dayPhrases[day]} `;
    return `Закрыт, откроется ${date}в\u00a0${formatTime(Math.min(...openings))}`;
  }
  return '';
}
