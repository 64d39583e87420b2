import type { OrderStatus, OwnOrderFragment } from '../../platform/graphql/generated/graphql.ts';

type Parcel = NonNullable<OwnOrderFragment['orderProductItems'][number]['parcel']>;

/** A unit whose parcel may be known; only the owner knows it. */
interface Parcelled {
  status: OrderStatus;
  parcel?: Parcel | null;
}

/** What the delivery service has said of a parcel that it has not handed out. */
interface Failure {
  /** Stands in for the title of the status. */
  title: string;
  text: string;
  /** Whether the delivery service tries no more, so that no day is promised. */
  isFinal: boolean;
}

const decision = 'свяжемся с\u00a0вами: отправим ещё раз или\u00a0вернём деньги.';

const failures: Record<NonNullable<Parcel['problem']>, Failure> = {
  ATTEMPT_FAILED: {
    title: 'Вручить не\u00a0получилось',
    text: 'Вручить посылку не\u00a0получилось. Служба доставки попробует ещё\u00a0раз.',
    isFinal: false,
  },
  NOT_DELIVERED: {
    title: 'Не\u00a0вручён',
    text: `Служба доставки не\u00a0смогла вручить посылку и\u00a0вернёт её на\u00a0склад Meet. Когда вернёт, ${decision}`,
    isFinal: true,
  },
  RETURNING: {
    title: 'Возвращается на\u00a0склад',
    text: `Посылку не\u00a0вручили, она едет обратно на\u00a0склад Meet. Когда приедет, ${decision}`,
    isFinal: true,
  },
  RETURNED: {
    title: 'Вернулся на\u00a0склад',
    text: `Посылку не\u00a0вручили, она вернулась на\u00a0склад Meet. Скоро ${decision}`,
    isFinal: true,
  },
  CANCELLED: {
    title: 'Отправка отменена',
    text: 'Служба доставки отменила отправку, посылка осталась на\u00a0складе Meet. Разбираемся и\u00a0скоро свяжемся с\u00a0вами.',
    isFinal: true,
  },
};

const underway: readonly OrderStatus[] = [
  'HANDED_OVER_FOR_DELIVERY',
  'DELIVERED_BY_YANDEX_DELIVERY_OR_COURIER',
  'TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT',
];

/** Returns why the parcel of a unit was not handed out; null if all is well, and once the unit was moved on. */
export const findFailure = ({ status, parcel }: Parcelled): Failure | null =>
  parcel?.problem && underway.includes(status) ? failures[parcel.problem] : null;

/** Whether a unit comes no more as it was promised, because the delivery service tries no more. */
export const isStopped = (line: Parcelled): boolean => findFailure(line)?.isFinal ?? false;

/** Returns the failure that units which have not come share; null if they are none, or fare differently. */
export function findCommonFailure(waiting: readonly Parcelled[]): Failure | null {
  const [first, ...rest] = new Set(waiting.map(findFailure));
  return first && rest.length === 0 ? first : null;
}
