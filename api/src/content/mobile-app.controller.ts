import { Controller, Get, Headers, Inject, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CONFIG, type Config } from '../platform/config/config.js';
import { storeFor } from './mobile-app.rules.js';

/** Fallback when no store has the app. People open this address in a browser, so it returns a page and not JSON. */
const ABOUT = '/info/appspromo';

/** Target of the app's QR code. */
@Controller('api/mobileapp')
export class MobileAppController {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  @Get()
  redirect(@Headers('user-agent') userAgent: string | undefined, @Res() reply: FastifyReply): void {
    const { APP_STORE_URL: appStore, GOOGLE_PLAY_URL: googlePlay, RUSTORE_URL: ruStore } = this.config;
    const store = storeFor(userAgent ?? '', { appStore, googlePlay, ruStore });
    const target = store ?? new URL(ABOUT, this.config.PUBLIC_URL).href;
    void reply.header('vary', 'User-Agent').header('cache-control', 'no-store').redirect(target, 302);
  }
}
