/** Addresses of the app in the stores, where configured. */
export interface AppStores {
  appStore?: string | undefined;
  googlePlay?: string | undefined;
  ruStore?: string | undefined;
}

const ANDROID_WITHOUT_GOOGLE = /Huawei|Honor|HarmonyOS|HMSCore/i;

/**
 * Chooses the store for a device by its User-Agent, or the first store that a browser can show. Never sends an iPhone to an Android store
 * or vice versa; returns undefined instead.
 */
export const storeFor = (userAgent: string, { appStore, googlePlay, ruStore }: AppStores): string | undefined => {
  if (/iPhone|iPad|iPod/i.test(userAgent)) return appStore;
  if (ANDROID_WITHOUT_GOOGLE.test(userAgent)) return ruStore ?? googlePlay;
  if (/Android/i.test(userAgent)) return googlePlay ?? ruStore;
  if (/Macintosh/i.test(userAgent)) return appStore ?? ruStore ?? googlePlay;
  return ruStore ?? googlePlay ?? appStore;
};
