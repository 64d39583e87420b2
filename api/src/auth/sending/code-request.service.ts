import { Injectable } from '@nestjs/common';
import type { Recipient } from '../../account/recipient/recipient.rules.js';
import { DomainError, ErrorCode } from '../../platform/errors/domain-error.js';
import { isBrowser } from '../../platform/http/browser-cookies.js';
import { type BotCheckForm, findBotReason } from '../../platform/input/bot-check.rules.js';
import { Clock } from '../../platform/process/clock.js';
import { RefusalLogService } from '../code-limits/refusal-log.service.js';
import type { ClientContext } from '../pseudonyms.js';
import type { CodeSending } from './code-sending.model.js';
import { CodeSendingService } from './code-sending.service.js';

interface CodeForm extends BotCheckForm {
  clientFp?: string | null;
}

/** Deliberately vague refusal for a filled honeypot and for a form sent too early. */
const sendingFailedError = (reason: string): DomainError => new DomainError(ErrorCode.BAD_USER_INPUT, 'Ошибка отправки кода', { reason });

/**
 * Handles requests for codes, by GraphQL or REST. Requests of bots and invalid addresses are refused before anything is sent or counted.
 */
@Injectable()
export class CodeRequestService {
  constructor(
    private readonly clock: Clock,
    private readonly refusals: RefusalLogService,
    private readonly sending: CodeSendingService,
  ) {}

  async send(context: ClientContext, readRecipient: () => Recipient, form: CodeForm): Promise<CodeSending> {
    const botReason = findBotReason(form, { isBrowser: isBrowser(context.req), now: this.clock.now() });
    if (botReason) throw sendingFailedError(botReason);
    const recipient = readRecipient();
    try {
      return await this.sending.send(context, recipient, form.clientFp);
    } catch (error) {
      if (error instanceof DomainError) {
        const { clientAddress } = context;
        await this.refusals.record({ event: 'SEND_REFUSED', recipient: recipient.address, clientAddress, error });
      }
      throw error;
    }
  }
}
