import { describe, expect, it } from '@jest/globals';
import { findStoreUrl } from './mobile-app.controller.js';

const appStore = 'https://apps.example/meet';
const googlePlay = 'https://play.example/meet';
const ruStore = 'https://rustore.example/meet';

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15';
const pixel = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36';
const huawei = 'Mozilla/5.0 (Linux; Android 12; HUAWEI P60) AppleWebKit/537.36';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';

describe("a device's app store", () => {
  it.each([
    ['the App Store for an iPhone', iphone, appStore],
    ['the App Store for a Mac', mac, appStore],
    ['Google Play for an Android phone', pixel, googlePlay],
    ['RuStore for a Huawei phone', huawei, ruStore],
    ['RuStore for a Windows computer', windows, ruStore],
    ['RuStore for an unknown device', '', ruStore],
  ])('is %s', (_what, userAgent, store) => {
    expect(findStoreUrl(userAgent, { appStore, googlePlay, ruStore })).toBe(store);
  });

  it('is another configured store if the preferred one is not configured, but for a phone only a store of its platform', () => {
    expect(findStoreUrl(pixel, { appStore, ruStore })).toBe(ruStore);
    expect(findStoreUrl(huawei, { googlePlay })).toBe(googlePlay);
    expect(findStoreUrl(windows, { appStore })).toBe(appStore);
    expect(findStoreUrl(iphone, { googlePlay, ruStore })).toBeUndefined();
    expect(findStoreUrl(pixel, { appStore })).toBeUndefined();
  });
});
