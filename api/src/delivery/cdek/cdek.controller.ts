import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { z } from 'zod';
import { ShipmentCheckService } from '../tracking/shipment-check.service.js';
import { cdekNumber } from './cdek-status.rules.js';

const notificationSchema = z.object({
  type: z.literal('ORDER_STATUS'),
  attributes: z.object({ cdek_number: cdekNumber.pipe(z.string().regex(/^[\p{L}\d-]{1,50}$/u)) }),
});

/**
 * Notifications of CDEK. Anybody may send them, so they are not trusted: the number only selects the parcel whose status is requested from
 * CDEK. The response is always the same, and is sent before that request.
 */
@Controller('api/delivery/cdek')
export class CdekController {
  constructor(private readonly checks: ShipmentCheckService) {}

  @Post()
  @HttpCode(200)
  async handleNotification(@Body() body: unknown): Promise<object> {
    const { data } = notificationSchema.safeParse(body);
    if (data) await this.checks.handleNotification(data.attributes.cdek_number);
    return {};
  }
}
