/** @jest-environment jsdom */
import { AppBannerStore, appBannerScript } from './app-banner.store.ts';

function visit() {
  delete document.documentElement.dataset.appBanner;
  new Function(appBannerScript)();
  const banner = new AppBannerStore();
  banner.remember();
  return { closed: banner.closed, hiddenAtFirst: document.documentElement.dataset.appBanner === 'closed', close: banner.close };
}

test("a closed banner never returns, not even before the page's script runs", () => {
  const first = visit();
  expect(first).toMatchObject({ closed: false, hiddenAtFirst: false });
  first.close();
  expect(visit()).toMatchObject({ closed: true, hiddenAtFirst: true });
});
