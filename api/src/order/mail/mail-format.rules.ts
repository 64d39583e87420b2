const moneyFormat = new Intl.NumberFormat('ru-RU', { style: 'currency', currency: 'RUB', trailingZeroDisplay: 'stripIfInteger' });
const numberFormat = new Intl.NumberFormat('ru-RU');
const timeFormat = new Intl.DateTimeFormat('ru-RU', {
  timeZone: 'Europe/Moscow',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});
const dayFormat = new Intl.DateTimeFormat('ru-RU', { timeZone: 'UTC', day: 'numeric', month: 'long' });
const plurals = new Intl.PluralRules('ru-RU');

const keepTogether = (text: string): string => text.replace(/[ \u202f]/g, '\u00a0');

/** An amount in kopecks, such as «12 990 ₽» or «12 990,50 ₽». */
export const formatRoubles = (kopecks: bigint): string => keepTogether(moneyFormat.format(Number(kopecks) / 100));

/** A number of bonuses, such as «21 бонус». */
export function formatBonuses(amount: number): string {
  const forms: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'бонус', few: 'бонуса' };
  return keepTogether(`${numberFormat.format(amount)} ${forms[plurals.select(amount)] ?? 'бонусов'}`);
}

/** A time in Moscow, such as «23 ноября в 14:30 по Москве». */
export const formatMoscowTime = (time: Date): string => `${keepTogether(timeFormat.format(time))} по\u00a0Москве`;

/** A promised day, such as «28 ноября». Days are stored as midnights of UTC. */
export const formatDay = (date: Date): string => keepTogether(dayFormat.format(date));

/** A Russian phone as the shop's pages display it, such as «+7 900 000-00-01». Other phones are returned unchanged. */
export const formatPhone = (phone: string): string => phone.replace(/^\+7(\d{3})(\d{3})(\d{2})(\d{2})$/, '+7\u00a0$1\u00a0$2-$3-$4');
