import type { OrderStage, OwnOrderFragment } from '../platform/graphql/generated/graphql.ts';

type Parcel = NonNullable<OwnOrderFragment['orderProductItems'][number]['parcel']>;
type ParcelProblem = NonNullable<Parcel['problem']>;

/** The fields of a unit that describe its delivery. The API returns the parcel only to the owner of the order. */
interface WithParcel {
  stage: OrderStage;
  parcel?: Pick<Parcel, 'problem'> | null;
}

/** A failed delivery as the delivery service has reported it. */
interface DeliveryFailure {
  problem: ParcelProblem;
  /** Replaces the title of the status. */
  title: string;
  /** Whether the delivery service has given up. No day is then promised. */
  isFinal: boolean;
}

const failureTitles: Record<ParcelProblem, string> = {
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

const contactPromise = 'свяжемся с\u00a0вами: отправим ещё раз или\u00a0вернём деньги.';

const failureTexts: Record<ParcelProblem, string> = {
  ATTEMPT_FAILED: 'Вручить посылку не\u00a0получилось. Служба доставки попробует ещё\u00a0раз.',
  NOT_DELIVERED: `Служба доставки не\u00a0смогла вручить посылку и\u00a0вернёт её на\u00a0склад Meet. Когда вернёт, ${contactPromise}`,
  RETURNING: `Посылку не\u00a0вручили, она едет обратно на\u00a0склад Meet. Когда приедет, ${contactPromise}`,
  RETURNED: `Посылку не\u00a0вручили, она вернулась на\u00a0склад Meet. Скоро ${contactPromise}`,
  CANCELLED: 'Служба доставки отменила отправку, посылка осталась на\u00a0складе Meet. Разбираемся и\u00a0скоро свяжемся с\u00a0вами.',
};

/** Says why the parcel of a unit was not handed out, and what happens next. Empty if there is no problem. */
export function describeDeliveryFailure(line: WithParcel): string {
  const failure = findDeliveryFailure(line);
  return failure ? failureTexts[failure.problem] : '';
}

/** Whether a unit will not be delivered as promised, because the delivery service has given up. */
export const isUndeliverable = (line: WithParcel): boolean => findDeliveryFailure(line)?.isFinal ?? false;
