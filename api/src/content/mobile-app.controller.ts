import { Controller, Get, Headers, Inject, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CONFIG, type Config } from '../platform/config.js';
import { DomainError } from '../platform/errors/domain-error.js';
import { ErrorCode } from '../platform/errors/error-code.js';
import { storeFor } from './mobile-app.rules.js';

/** The address in the QR code of the app. */
@Controller('api/mobileapp')
export class MobileAppController {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  @Get()
  redirect(@Headers('user-agent') userAgent: string | undefined, @Res() reply: FastifyReply): void {
    const { APP_STORE_URL: appStore, GOOGLE_PLAY_URL: googlePlay, RUSTORE_URL: ruStore } = this.config;
    const store = storeFor(userAgent ?? '', { appStore, googlePlay, ruStore });
    if (store === undefined) throw new DomainError(ErrorCode.NOT_FOUND, 'Для\u00a0этого устройства приложения пока нет.');
    void reply.header('vary', 'User-Agent').header('cache-control', 'no-store').redirect(store, 302);
  }
}
