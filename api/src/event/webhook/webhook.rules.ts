import { DomainError, ErrorCode } from '../../platform/errors/domain-error.js';
import { parseTarget, type Target } from '../../platform/http/outgoing-target.rules.js';
import type { Webhook as WebhookRow } from '../../platform/prisma/generated/client.js';
import { EventType } from '../../platform/prisma/generated/enums.js';
import type { Webhook } from './webhook.model.js';

/** Maximum number of webhooks of the shop. Each has few concurrent requests, so this number also limits the requests of a process. */
export const MAX_WEBHOOKS = 20;

const badInputError = (message: string, field: string): DomainError => new DomainError(ErrorCode.BAD_USER_INPUT, message, { field });

export const webhookNotFoundError = (): DomainError => new DomainError(ErrorCode.NOT_FOUND, 'Такого вебхука нет.');
export const webhookOffError = (): DomainError =>
  new DomainError(ErrorCode.CONFLICT, 'Вебхук выключен. Сначала включите его.', { reason: 'OFF' });
export const tooManyWebhooksError = (): DomainError =>
  new DomainError(ErrorCode.CONFLICT, `Вебхуков может быть не\u00a0больше ${MAX_WEBHOOKS}.`, { most: MAX_WEBHOOKS });
export const duplicateUrlError = (current: Webhook): DomainError =>
  new DomainError(ErrorCode.CONFLICT, 'Вебхук с\u00a0таким адресом уже есть.', { current });
export const unknownHostError = (): DomainError =>
  badInputError('Такого сервера в\u00a0интернете не\u00a0нашлось. Проверьте адрес.', 'url');
export const internalHostError = (): DomainError =>
  badInputError('События уходят только по\u00a0https и\u00a0только в\u00a0интернет.', 'url');

/** Parses the URL. It does not check whether requests may go there. */
export function requireTarget(url: string): Target {
  const target = parseTarget(url.trim());
  if (!target) throw badInputError('Укажите адрес с\u00a0https, без имени и\u00a0пароля, не\u00a0длиннее 2000\u00a0знаков.', 'url');
  return target;
}

/** Returns the types in the order of the enum and without duplicates, so that the same choice is always stored in the same way. */
export function requireEventTypes(requestedTypes: readonly EventType[]): EventType[] {
  const types = Object.values(EventType).filter((type) => requestedTypes.includes(type));
  if (types.length === 0) throw badInputError('Выберите хотя\u00a0бы одно событие.', 'eventTypes');
  if (types.includes('TEST')) throw badInputError('На\u00a0пробное событие не\u00a0подписываются: его отправляют вручную.', 'eventTypes');
  return types;
}

export const toWebhook = ({ id, url, eventTypes, active, offReason, failingSince, createdAt, updatedAt }: WebhookRow): Webhook => ({
  id,
  url,
  eventTypes,
  active,
  offReason,
  failingSince,
  createdAt,
  updatedAt,
});

/** The fields of a webhook that the journal records. */
export const toJournalState = ({ url, eventTypes, active }: Webhook) => ({ url, eventTypes, active });
