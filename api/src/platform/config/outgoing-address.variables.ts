import { z } from 'zod';
import { commaSeparated, httpUrl, origin } from './variable-types.ts';

export const contentVariables = {
  APP_STORE_URL: httpUrl.optional().describe('URL of the app in the App Store; /api/mobileapp redirects Apple devices there'),
  GOOGLE_PLAY_URL: httpUrl.optional().describe('URL of the app in Google Play; /api/mobileapp redirects Android devices there'),
  RUSTORE_URL: httpUrl.optional().describe('URL of the app in RuStore; /api/mobileapp redirects devices without Google there'),
  REDIRECT_ORIGINS: commaSeparated(origin).describe('External origins that redirect rules may lead to; comma-separated'),
};

export const webhookVariables = {
  WEBHOOK_LOOPBACK: z
    .stringbool()
    .default(false)
    .describe(
      'Whether webhooks may go to programs on this machine, and pictures be fetched from it, also by http, to try them out; refused in production',
    ),
};
