import { httpUrl } from './variable-types.ts';

export const contentVariables = {
  APP_STORE_URL: httpUrl.optional().describe('App Store page of the app; /api/mobileapp redirects Apple devices there'),
  GOOGLE_PLAY_URL: httpUrl.optional().describe('Google Play page of the app; /api/mobileapp redirects Android devices there'),
  RUSTORE_URL: httpUrl
    .optional()
    .describe('RuStore page of the app; /api/mobileapp redirects Android devices without Google services there'),
};
