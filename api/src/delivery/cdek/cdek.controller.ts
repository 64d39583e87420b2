import { Body, Controller, Get, HttpCode, Param, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { AccessLevel } from '../../platform/viewer/access-level.js';
import { Requires } from '../../platform/viewer/viewer.guards.js';
import { ShipmentCheckService } from '../shipment/shipment-check.service.js';
import { WaybillService } from '../shipment/waybill.service.js';
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

/** Downloads the waybills of an order for printing. */
@Controller('api/delivery/cdek/waybills')
export class WaybillController {
  constructor(private readonly waybills: WaybillService) {}

  @Get(':orderId')
  @Requires(AccessLevel.MANAGER)
  async download(@Param('orderId') orderId: string, @Res() reply: FastifyReply): Promise<void> {
    const pdf = await this.waybills.download(orderId);
    void reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', 'attachment; filename="waybill.pdf"')
      .type('application/pdf')
      .send(Buffer.from(pdf));
  }
}
