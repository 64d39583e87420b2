import type { OrderStage, OwnOrderFragment } from '../platform/graphql/generated/graphql.ts';

type Parcel = NonNullable<OwnOrderFragment['orderProductItems'][number]['parcel']>;
type Problem = NonNullable<Parcel['problem']>;

/** A unit whose parcel may be known; only the owner knows it. */
interface Parcelled {
  stage: OrderStage;
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

/** Returns why the parcel of a unit was not handed out; null if all is well, and once the unit was moved on. */
export function findFailure({ stage, parcel }: Parcelled): Failure | null {
  const problem = parcel?.problem;
  if (!problem || stage !== 'DELIVERY') return null;
  return { problem, title: titles[problem], isFinal: problem !== 'ATTEMPT_FAILED' };
}

/** Whether a unit comes no more as it was promised, because the delivery service tries no more. */
export const isStopped = (line: Parcelled): boolean => findFailure(line)?.isFinal ?? false;
