import { Controller, Get, Headers, Inject, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { ErrorCode } from '../../platform/errors/error-code.js';
import { Inbox } from './inbox.js';
import { inboxPage, inboxStyleHash } from './inbox-page.rules.js';

const HERE = /^(127(\.\d{1,3}){3}|\[?::1\]?|::ffff:127(\.\d{1,3}){3}|localhost)$/;

/** Shows captured messages to this machine: as a page, or as JSON on request. */
@Controller('inbox')
export class InboxController {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly inbox: Inbox,
  ) {}

  @Get()
  show(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @Headers('accept') accept: string | undefined,
    @Query('to') to: unknown,
  ): void {
    // Checks the Host header too, because a foreign page can point its own name at this machine (DNS rebinding).
    const isHere = HERE.test(request.ip) && HERE.test(request.hostname);
    if (this.config.MODE === 'production' || !isHere) throw new DomainError(ErrorCode.NOT_FOUND, 'Здесь ничего нет.');
    const messages = this.inbox.messages.filter(({ address }) => typeof to !== 'string' || address === to);
    void reply.header('cache-control', 'no-store').header('cross-origin-resource-policy', 'same-origin').header('vary', 'Accept');
    if (accept?.includes('application/json')) {
      void reply.send(messages.map(({ type, address, subject, text, sentAt }) => ({ type, address, subject, text, sentAt })));
      return;
    }
    void reply
      .header('content-security-policy', `default-src 'none'; style-src '${inboxStyleHash}'; frame-ancestors 'none'`)
      .type('text/html; charset=utf-8')
      .send(inboxPage(messages));
  }
}
