import { Controller, Get, Headers, Inject, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../platform/config/config.js';
import { DomainError, ErrorCode } from '../platform/errors/domain-error.js';
import { leaveUncompressed } from '../platform/http/compression.js';
import { Inbox } from './inbox.js';
import { inboxStyleHash, renderInboxPage } from './inbox-page.rules.js';

const LOOPBACK = /^(127(\.\d{1,3}){3}|\[?::1\]?|::ffff:127(\.\d{1,3}){3}|localhost)$/;
const PORT_SUFFIX = /:\d+$/;

/**
 * Whether the request comes from this machine and is addressed to it. A page of another site can point its own name at this machine (DNS
 * rebinding) and can send any X-Forwarded-Host, so every host in the headers must be this machine.
 */
function isLocalRequest({ ip, headers }: FastifyRequest): boolean {
  const forwardedHosts = [headers['x-forwarded-host'] ?? []].flat().flatMap((hosts) => hosts.split(','));
  const hosts = [headers.host ?? '', ...forwardedHosts].map((host) => host.trim().replace(PORT_SUFFIX, ''));
  return LOOPBACK.test(ip) && hosts.every((host) => LOOPBACK.test(host));
}

const pageNotFoundError = (): DomainError => new DomainError(ErrorCode.NOT_FOUND, 'Здесь ничего нет.');

const privateHeaders = { 'cache-control': 'no-store', 'cross-origin-resource-policy': 'same-origin' };

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
    this.#requireLocalRequest(request);
    const messages = this.inbox.messages.filter(({ address }) => typeof to !== 'string' || address === to);
    void leaveUncompressed(reply).headers(privateHeaders).header('vary', 'Accept');
    if (accept?.includes('application/json')) {
      void reply.send(messages.map(({ type, address, subject, text, sentAt }) => ({ type, address, subject, text, sentAt })));
      return;
    }
    void reply
      .header('content-security-policy', `default-src 'none'; style-src '${inboxStyleHash}'; frame-ancestors 'none'`)
      .type('text/html; charset=utf-8')
      .send(renderInboxPage(messages));
  }

  /**
   * The HTML part of a mail as a mail program shows it: without scripts, and with pictures of the shop only. It is a page of its own and
   * not a frame in the list, because a frame would inherit the Content-Security-Policy of the list.
   */
  @Get('letter')
  showMail(@Req() request: FastifyRequest, @Res() reply: FastifyReply, @Query('key') requestedKey: unknown): void {
    this.#requireLocalRequest(request);
    const html = this.inbox.messages.find(({ key }) => key === requestedKey)?.html;
    if (html === undefined) throw pageNotFoundError();
    const pictureOrigin = new URL(this.config.PUBLIC_URL).origin;
    void leaveUncompressed(reply)
      .headers(privateHeaders)
      .header(
        'content-security-policy',
        `default-src 'none'; style-src 'unsafe-inline'; img-src ${pictureOrigin}; frame-ancestors 'none'; sandbox`,
      )
      .type('text/html; charset=utf-8')
      .send(html);
  }

  #requireLocalRequest(request: FastifyRequest): void {
    if (this.config.MODE === 'production' || !isLocalRequest(request)) throw pageNotFoundError();
  }
}
