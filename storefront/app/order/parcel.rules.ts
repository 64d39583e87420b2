import type { OrderStage, OwnOrderFragment } from '../platform/graphql/generated/graphql.ts';

type Parcel = NonNullable<OwnOrderFragment['orderProductItems'][number]['parcel']>;
type Problem = NonNullable<Parcel['problem']>;

/** A unit whose parcel may have a state; only the owner sees it. */
interface Parcelled {
  stage: OrderStage;
  parcel?: Pick<Parcel, 'problem'> | null;
}

/** A failed delivery as the delivery service has reported it. */
interface Failure {
  problem: Problem;
  /** Replaces the title of the status. */
  title: string;
  /** Whether the delivery service has given up, so that no day is promised. */
  isFinal: boolean;
}

const titles: Record<Problem, string> = {
  ATTEMPT_FAILED: 'Вручить не\u00a0получилось',
  NOT_DELIVERED: 'Не\u00a0вручён',
  RETURNING: 'Возвращается на\u00a0склад',
  RETURNED: 'Вернулся на\u00a0склад',
  CANCELLED: 'Отправка отменена',
};

/** Returns why the parcel of a unit was not handed out; null if there is no problem, and once the unit has been moved on. */
export function findFailure({ stage, parcel }: Parcelled): Failure | null {
  const problem = parcel?.problem;
  if (!problem || stage !== 'DELIVERY') return null;
  return { problem, title: titles[problem], isFinal: problem !== 'ATTEMPT_FAILED' };
}

/** Whether a unit will not be delivered as promised, because the delivery service has given up. */
export const isStopped = (line: Parcelled): boolean => findFailure(line)?.isFinal ?? false;
