import { createHash } from 'node:crypto';
import { href } from 'react-router';
import { appPagePath, type OfferedApp } from '../../platform/mobile-app.ts';
import type { Visit } from '../../platform/visit.server.ts';

/** The API redirects each device to its app store. */
const appPath = '/api/mobileapp';

/** Resolves where the link to the app leads: to the app stores if any are configured, else to how to add the shop to the home screen. */
export function resolveOfferedApp({ appStores, publicUrl }: Pick<Visit, 'appStores' | 'publicUrl'>): OfferedApp {
  const hasStores = appStores.length > 0;
  const target = new URL(hasStores ? appPath : appPagePath, publicUrl).href;
  return {
    href: target,
    qrCode: `${href('/app-code.svg')}?v=${createHash('sha256').update(target).digest('hex').slice(0, 12)}`,
    qrCodeLabel: hasStores ? 'QR-код: скачать приложение Meet' : 'QR-код: как поставить Meet на\u00a0экран телефона',
    stores: appStores,
  };
}
