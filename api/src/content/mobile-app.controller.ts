import { Controller, Get, Headers, Inject, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CONFIG, type Config } from '../platform/config/config.js';

/** URLs of the app in the app stores that are configured. */
export interface AppStores {
  appStore?: string | undefined;
  googlePlay?: string | undefined;
  ruStore?: string | undefined;
}

const ANDROID_WITHOUT_GOOGLE = /Huawei|Honor|HarmonyOS|HMSCore/i;

/**
 * Returns the URL of the app in the store that suits a device, by its User-Agent. On a computer any configured store will do. Never sends
 * an iPhone to an Android store or vice versa; returns undefined instead.
 */
export const findStoreUrl = (userAgent: string, { appStore, googlePlay, ruStore }: AppStores): string | undefined => {
  if (/iPhone|iPad|iPod/i.test(userAgent)) return appStore;
  if (ANDROID_WITHOUT_GOOGLE.test(userAgent)) return ruStore ?? googlePlay;
  if (/Android/i.test(userAgent)) return googlePlay ?? ruStore;
  if (/Macintosh/i.test(userAgent)) return appStore ?? ruStore ?? googlePlay;
  return ruStore ?? googlePlay ?? appStore;
};

/**
 * Page of the shop to which the controller redirects when no configured store suits the device. People open the controller's URL in a
 * browser, so they need a page and not JSON.
 */
const ABOUT_APP_PATH = '/info/appspromo';

/** Target of the app's QR code. */
@Controller('api/mobileapp')
export class MobileAppController {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  @Get()
  redirect(@Headers('user-agent') userAgent: string | undefined, @Res() reply: FastifyReply): void {
    const { APP_STORE_URL: appStore, GOOGLE_PLAY_URL: googlePlay, RUSTORE_URL: ruStore } = this.config;
    const storeUrl = findStoreUrl(userAgent ?? '', { appStore, googlePlay, ruStore });
    const target = storeUrl ?? new URL(ABOUT_APP_PATH, this.config.PUBLIC_URL).href;
    void reply.header('vary', 'User-Agent').header('cache-control', 'no-store').redirect(target, 302);
  }
}
