/** Addresses of the app in the stores, as far as the shop has them. */
export interface AppStores {
  appStore?: string | undefined;
  googlePlay?: string | undefined;
  ruStore?: string | undefined;
}

const ANDROID_WITHOUT_GOOGLE = /Huawei|Honor|HarmonyOS|HMSCore/i;

/**
 * The store that fits a device, by its User-Agent; for a device without a store of its own the first that a browser can show. An iPhone is
 * never sent to a store of Android, nor the other way round: undefined instead.
 */
export const storeFor = (userAgent: string, { appStore, googlePlay, ruStore }: AppStores): string | undefined => {
  if (/iPhone|iPad|iPod/i.test(userAgent)) return appStore;
  if (ANDROID_WITHOUT_GOOGLE.test(userAgent)) return ruStore ?? googlePlay;
  if (/Android/i.test(userAgent)) return googlePlay ?? ruStore;
  if (/Macintosh/i.test(userAgent)) return appStore ?? ruStore ?? googlePlay;
  return ruStore ?? googlePlay ?? appStore;
};
