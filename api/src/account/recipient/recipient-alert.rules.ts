import { SWEEP_EVERY_MS } from '../../platform/jobs/retention.service.js';
import type { AuthType, RecipientChange } from '../../platform/prisma/generated/enums.js';
import { HOUR_MS } from '../../platform/process/durations.js';
import type { Recipient } from './recipient.rules.js';

/**
 * How long an alert is retried. The period is an hour less two intervals between sweeps, so that no row lives longer than an hour even if
 * one sweep is missed.
 */
export const ALERT_RETENTION_MS = HOUR_MS - 2 * SWEEP_EVERY_MS;

/** A change to an account's recipients. `changedType` is null when the account was deleted. */
export interface RecipientEvent {
  change: RecipientChange;
  changedType: AuthType | null;
}

/**
 * Text of the alert, by which the owner learns of a change that they did not make. The text never contains the new phone or e-mail address.
 */
export function composeAlert({ change, changedType, type, address }: RecipientEvent & Recipient, shopUrl: string) {
  const advice = `Если это сделали не\u00a0вы, сразу напишите нам: ${shopUrl}/info/contacts`;
  const { subject, sentence } = describeChange(change, changedType ?? type);
  if (type === 'PHONE') return { type, address, text: `Meet: ${sentence} ${advice}` };
  const noMoreCodesText = change === 'REPLACED' && changedType === type ? 'На\u00a0этот коды больше не\u00a0приходят.\n' : '';
  const text = `Здравствуйте!\n\n${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}\n${noMoreCodesText}${advice}\n`;
  return { type, address, subject, text };
}

function describeChange(change: RecipientChange, changedType: AuthType): { subject: string; sentence: string } {
  if (change === 'ACCOUNT_DELETED')
    return { subject: 'Ваш аккаунт Meet удалён', sentence: 'ваш аккаунт удалён, войти в\u00a0него больше нельзя.' };
  const isPhone = changedType === 'PHONE';
  if (change === 'ADDED') {
    const sentence = isPhone
      ? 'добавлен номер телефона, теперь войти можно и\u00a0по\u00a0нему.'
      : 'добавлен email, теперь войти можно и\u00a0по\u00a0нему.';
    return { subject: `В\u00a0ваш аккаунт Meet добавлен ${isPhone ? 'телефон' : 'email'}`, sentence: `в\u00a0ваш аккаунт ${sentence}` };
  }
  return {
    subject: `${isPhone ? 'Телефон' : 'Email'} вашего аккаунта Meet изменён`,
    sentence: `в\u00a0вашем аккаунте теперь другой ${isPhone ? 'номер телефона' : 'email'}.`,
  };
}
