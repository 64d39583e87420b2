import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { z } from 'zod';
import { PaymentCheckService } from '../payment-check.service.js';

const notificationSchema = z.object({ object: z.object({ id: z.string().regex(/^[\w-]{8,64}$/) }) });

/**
 * Notifications of YooKassa. Anybody may send them, so their content is not trusted: the id only identifies the payment or refund to check.
 * The response is always the same, and is sent before the provider is queried.
 */
@Controller('api/payments/yookassa')
export class YookassaController {
  constructor(private readonly checks: PaymentCheckService) {}

  @Post()
  @HttpCode(200)
  async handleNotification(@Body() body: unknown): Promise<object> {
    const { data } = notificationSchema.safeParse(body);
    if (data) await this.checks.handleNotification('YOOKASSA', data.object.id);
    return {};
  }
}
