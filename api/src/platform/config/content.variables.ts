import { httpUrl } from './variable-types.ts';

export const contentVariables = {
  APP_STORE_URL: httpUrl.optional().describe('The app in the App Store; /api/mobileapp sends Apple devices there'),
  GOOGLE_PLAY_URL: httpUrl.optional().describe('The app in Google Play; /api/mobileapp sends Android devices there'),
  RUSTORE_URL: httpUrl.optional().describe('The app in RuStore; /api/mobileapp sends devices without Google there'),
};
