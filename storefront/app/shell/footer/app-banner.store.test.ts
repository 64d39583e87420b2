/** @jest-environment jsdom */
import { AppBannerStore, appBannerScript } from './app-banner.store.ts';

function visit() {
  delete document.documentElement.dataset.appBanner;
  new Function(appBannerScript)();
  const banner = new AppBannerStore();
  banner.loadStored();
  document.body.innerHTML = '<div data-app-offer><a href="#app">Подробнее</a><button><i></i></button></div><button id="other"></button>';
  return { closed: banner.closed, hiddenAtFirst: document.documentElement.dataset.appBanner === 'closed', close: banner.close };
}

afterEach(() => localStorage.clear());

test('a closed banner stays closed on the next visit, even before the script of the page runs', () => {
  const first = visit();
  expect(first).toMatchObject({ closed: false, hiddenAtFirst: false });
  first.close();
  expect(visit()).toMatchObject({ closed: true, hiddenAtFirst: true });
});

test('a press on its button closes the banner before the page is hydrated', () => {
  const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
  expect(visit()).toMatchObject({ closed: false });
  for (const selector of ['#other', 'a']) press(selector);
  expect(document.documentElement.dataset.appBanner).toBeUndefined();
  press('button i');
  expect(document.documentElement.dataset.appBanner).toBe('closed');
  expect(visit()).toMatchObject({ closed: true, hiddenAtFirst: true });
});
