import { formatDate, formatTerm } from '../../platform/format-date.ts';
import type { DevicesPageQuery } from '../../platform/graphql/generated/graphql.ts';

export type Device = DevicesPageQuery['sessions'][number];

/** Says when a device was used: «Последний раз в 21:05 19 ноября по Москве, вход 1 октября 2026». */
export function describeDevice({ current, createdAt, lastSeenAt }: Omit<Device, 'id' | 'device'>, now: Date): string {
  const entry = `вход ${formatDate(createdAt)}`;
  return current ? `Это устройство, ${entry}` : `Последний раз в\u00a0${formatTerm(lastSeenAt, now)}, ${entry}`;
}
