import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { DomainError, ErrorCode } from '../../platform/errors/domain-error.js';
import { RateLimits } from '../../platform/rates/rate-limits.js';
import { CodeRequestService } from './code-request.service.js';
import type { CodeSending } from './code-sending.model.js';
import { toPhoneRecipient } from './typed-recipient.rules.js';

const bodySchema = z.object({
  phone: z.string(),
  honeypot: z.string().nullish(),
  website: z.string().nullish(),
  pageLoadTime: z.number().nullish(),
  clientFp: z.string().nullish(),
});

/** The mutation `sendSmsCode` over REST, with the same rules and limits. */
@Controller('api/send-sms')
export class SendSmsController {
  constructor(
    private readonly rates: RateLimits,
    private readonly requests: CodeRequestService,
  ) {}

  @Post()
  @HttpCode(200)
  async send(
    @Body() body: unknown,
    @Req() req: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ sendSmsCode: CodeSending }> {
    const context = { requestId: req.id, clientAddress: req.ip, req, reply };
    await this.rates.chargeMutation(context);
    void reply.header('cache-control', 'private, no-store');
    const { data: form, error } = bodySchema.safeParse(body);
    if (!form) {
      throw new DomainError(ErrorCode.BAD_USER_INPUT, 'В\u00a0запросе неверное значение.', { reason: z.prettifyError(error) });
    }
    const { phone, honeypot, website, pageLoadTime = null, clientFp = null } = form;
    const honeypotValue = honeypot || website || (honeypot ?? website ?? null);
    return {
      sendSmsCode: await this.requests.send(context, () => toPhoneRecipient(phone), { website: honeypotValue, pageLoadTime, clientFp }),
    };
  }
}
