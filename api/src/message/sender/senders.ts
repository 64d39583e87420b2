import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { ConfigError } from '../../platform/config/config-error.js';
import type { AuthType } from '../../platform/prisma/generated/enums.js';
import { Inbox } from '../inbox.js';
import { addHtml } from '../mail/mail.rules.js';
import type { Message } from '../message.model.js';
import { sanitizeMessage } from './sanitize-message.rules.js';
import type { DeliveryStatus, Sender } from './sender.port.js';
import { createHttpSmsSender, createMailedSmsSender } from './sms.sender.js';
import { createSmscSender } from './smsc.sender.js';
import { createSmtpSender } from './smtp.sender.js';

/** Chooses the mail and SMS senders by configuration. */
@Injectable()
export class Senders {
  readonly #byType: Record<AuthType, Sender>;
  readonly #shopUrl: string;

  constructor(@Inject(CONFIG) config: Config, inbox: Inbox) {
    const mail = createMailSender(config);
    const sms = createSmsSender(config, mail);
    if (config.MODE === 'production') requireSenders(mail, sms);
    this.#shopUrl = new URL(config.PUBLIC_URL).origin;
    this.#byType = { EMAIL: mail ?? inbox, PHONE: sms ?? inbox };
  }

  /** Names of both senders, for operators. */
  get summary(): string {
    return `mail: ${this.#byType.EMAIL.name}; text messages: ${this.#byType.PHONE.name}`;
  }

  /** Whether the sender can report the delivery status of this type of message later. */
  canReadStatus(type: AuthType): boolean {
    return this.#byType[type].readStatus !== undefined;
  }

  async readStatus(type: AuthType, address: string, key: string): Promise<DeliveryStatus | null> {
    return (await this.#byType[type].readStatus?.(address, key)) ?? null;
  }

  async send(message: Message, key: string): Promise<void> {
    await this.#byType[message.type].send(addHtml(sanitizeMessage(message), this.#shopUrl), key);
  }
}

function createMailSender({ SMTP_URL, MAIL_FROM }: Config): Sender | undefined {
  if (SMTP_URL === undefined) return undefined;
  if (MAIL_FROM === undefined) throw new ConfigError(['MAIL_FROM is missing: SMTP_URL needs it (the From of a mail).']);
  return createSmtpSender(SMTP_URL, MAIL_FROM);
}

function createSmsSender({ SMS_GATEWAY, SMS_URL, SMS_KEY, SMS_FROM }: Config, mail: Sender | undefined): Sender | undefined {
  if (SMS_GATEWAY === 'smsc') {
    if (SMS_KEY === undefined) throw new ConfigError(['SMS_KEY is missing: SMS_GATEWAY smsc needs it (the API key of SMSC.ru).']);
    return createSmscSender({ url: SMS_URL, key: SMS_KEY, from: SMS_FROM });
  }
  if (SMS_GATEWAY === 'mail') {
    if (mail === undefined) throw new ConfigError(['SMTP_URL is missing: SMS_GATEWAY mail needs it (the mail server).']);
    return createMailedSmsSender(mail);
  }
  return SMS_URL === undefined ? undefined : createHttpSmsSender({ url: SMS_URL, key: SMS_KEY, from: SMS_FROM });
}

function requireSenders(mail: Sender | undefined, sms: Sender | undefined): void {
  const missingSentences = [
    ...(mail ? [] : ['SMTP_URL is missing: in production, sign-in by e-mail needs a mail server.']),
    ...(sms ? [] : ['SMS_URL is missing: in production, sign-in by phone needs an SMS gateway (SMS_GATEWAY chooses its kind).']),
  ];
  if (missingSentences.length > 0) throw new ConfigError(missingSentences);
}
