import { DomainError, ErrorCode } from '../platform/errors/domain-error.js';

/** Whether the carrier has no price for a delivery, because it does not respond, does not deliver there or does not accept such a load. */
export const isDeliveryUnavailable = (error: unknown): boolean =>
  error instanceof DomainError && error.code === ErrorCode.DELIVERY_UNAVAILABLE;

/**
 * Error while the carrier does not respond. It offers an alternative: the person may order by a call, and the shop then pays for the
 * delivery.
 */
export const deliveryUnavailableError = (cause?: unknown): DomainError => {
  const message = 'Служба доставки не\u00a0отвечает. Повторите через минуту или закажите звонок: тогда доставка за\u00a0наш счёт.';
  return new DomainError(ErrorCode.DELIVERY_UNAVAILABLE, message, { instead: 'createOrderRequest' }, { cause });
};

/** Whether a price is unknown because the carrier does not respond, so that the person may order by a call. */
export const isCarrierUnavailable = (error: unknown): boolean =>
  isDeliveryUnavailable(error) && error instanceof DomainError && 'instead' in error.details;

/** Error for a destination that the carrier does not serve. The person has to choose another city or a pickup point. */
export const notServedError = (cause?: unknown): DomainError => {
  const message = 'Служба доставки сюда не\u00a0возит. Выберите другой город или пункт выдачи.';
  return new DomainError(ErrorCode.DELIVERY_UNAVAILABLE, message, { reason: 'NOT_SERVED' }, { cause });
};

/** Error for a parcel locker that cannot take all units of the order. */
export const tooManyUnitsError = (max: number): DomainError => {
  const message = `В\u00a0постамат помещается не\u00a0больше ${max} вещей. Выберите пункт выдачи или курьера.`;
  return new DomainError(ErrorCode.DELIVERY_UNAVAILABLE, message, { reason: 'NOT_SERVED', mostUnits: max });
};
