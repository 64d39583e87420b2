import { httpUrl, list, origin } from './variable-types.ts';

export const contentVariables = {
  APP_STORE_URL: httpUrl.optional().describe('URL of the app in the App Store; /api/mobileapp redirects Apple devices there'),
  GOOGLE_PLAY_URL: httpUrl.optional().describe('URL of the app in Google Play; /api/mobileapp redirects Android devices there'),
  RUSTORE_URL: httpUrl.optional().describe('URL of the app in RuStore; /api/mobileapp redirects devices without Google there'),
  REDIRECT_ORIGINS: list(origin).describe('External origins that redirect rules may lead to; comma-separated'),
};
