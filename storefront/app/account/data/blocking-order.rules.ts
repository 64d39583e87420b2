import { formatDate, formatTerm, lastMoment } from '../../platform/format-date.ts';
import type { KeepingOrderFragment } from '../../platform/graphql/generated/graphql.ts';

/** Says why an order blocks the deletion of the account, and until when: «не оплачен, отменится в 15:32 по Москве». */
export function describeBlockingOrder({ isPaid, until }: KeepingOrderFragment, now: Date): string {
  if (isPaid)
    return until ? `в\u00a0пути, будет у\u00a0вас до\u00a0${formatDate(lastMoment(until))}` : 'в\u00a0пути, но\u00a0задерживается';
  return until ? `не\u00a0оплачен, сам отменится в\u00a0${formatTerm(until, now)}` : 'не\u00a0оплачен, вот-вот отменится';
}
