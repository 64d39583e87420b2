import type { OrderStage, OwnOrderFragment } from '../platform/graphql/generated/graphql.ts';

type Parcel = NonNullable<OwnOrderFragment['orderProductItems'][number]['parcel']>;
type Problem = NonNullable<Parcel['problem']>;

/** A unit whose parcel may have a state; only the owner sees it. */
interface WithParcel {
  stage: OrderStage;
  parcel?: Pick<Parcel, 'problem'> | null;
}

/** A failed delivery as the delivery service has reported it. */
interface DeliveryFailure {
  problem: Problem;
  /** Replaces the title of the status. */
  title: string;
  /** Whether the delivery service has given up. No day is then promised. */
  isFinal: boolean;
}

const failureTitles: Record<Problem, string> = {
  ATTEMPT_FAILED: 'Вручить не\u00a0получилось',
  NOT_DELIVERED: 'Не\u00a0вручён',
  RETURNING: 'Возвращается на\u00a0склад',
  RETURNED: 'Вернулся на\u00a0склад',
  CANCELLED: 'Отправка отменена',
};

/** Returns why the parcel of a unit was not handed out; null if there is no problem, or if the unit has moved on since. */
export function findDeliveryFailure({ stage, parcel }: WithParcel): DeliveryFailure | null {
  const problem = parcel?.problem;
  if (!problem || stage !== 'DELIVERY') return null;
  return { problem, title: failureTitles[problem], isFinal: problem !== 'ATTEMPT_FAILED' };
}

/** Whether a unit will not be delivered as promised, because the delivery service has given up. */
export const isUndeliverable = (line: WithParcel): boolean => findDeliveryFailure(line)?.isFinal ?? false;
