import { Controller, Get, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { AccessLevel } from '../../platform/viewer/access-level.js';
import { Requires } from '../../platform/viewer/viewer.guards.js';
import { WaybillService } from './waybill.service.js';

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
