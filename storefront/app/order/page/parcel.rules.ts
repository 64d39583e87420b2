import type { OrderStatus, OwnOrderFragment } from '../../platform/graphql/generated/graphql.ts';

type Parcel = NonNullable<OwnOrderFragment['orderProductItems'][number]['parcel']>;
type Problem = NonNullable<Parcel['problem']>;

/** A unit whose parcel may be known; only the owner knows it. */
interface Parcelled {
  status: OrderStatus;
  parcel?: Pick<Parcel, 'problem'> | null;
}

/** What the delivery service has said of a parcel that it has not handed out. */
interface Failure {
  problem: Problem;
  /** Stands in for the title of the status. */
  title: string;
  /** Whether the delivery service tries no more, so that no day is promised. */
  isFinal: boolean;
}

const titles: Record<Problem, string> = {
  ATTEMPT_FAILED: 'Вручить не\u00a0получилось',
  NOT_DELIVERED: 'Не\u00a0вручён',
  RETURNING: 'Возвращается на\u00a0склад',
  RETURNED: 'Вернулся на\u00a0склад',
  CANCELLED: 'Отправка отменена',
};

const underway: readonly OrderStatus[] = [
  'HANDED_OVER_FOR_DELIVERY',
  'DELIVERED_BY_YANDEX_DELIVERY_OR_COURIER',
  'TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT',
];

/** Returns why the parcel of a unit was not handed out; null if all is well, and once the unit was moved on. */
export function findFailure({ status, parcel }: Parcelled): Failure | null {
  const problem = parcel?.problem;
  if (!problem || !underway.includes(status)) return null;
  return { problem, title: titles[problem], isFinal: problem !== 'ATTEMPT_FAILED' };
}

/** Whether a unit comes no more as it was promised, because the delivery service tries no more. */
export const isStopped = (line: Parcelled): boolean => findFailure(line)?.isFinal ?? false;
