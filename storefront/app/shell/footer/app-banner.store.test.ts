/** @jest-environment jsdom */
import { AppBannerStore, appBannerScript } from './app-banner.store.ts';

function openPage() {
  delete document.documentElement.dataset.appBanner;
  new Function(appBannerScript)();
  const banner = new AppBannerStore();
  banner.loadStored();
  document.body.innerHTML = '<div data-app-offer><a href="#app">Подробнее</a><button><i></i></button></div><button id="other"></button>';
  return { isClosed: banner.isClosed, isHiddenAtFirst: document.documentElement.dataset.appBanner === 'closed', close: banner.close };
}

afterEach(() => localStorage.clear());

test('a closed app banner stays closed on the next visit, even before the script of the page runs', () => {
  const firstVisit = openPage();
  expect(firstVisit).toMatchObject({ isClosed: false, isHiddenAtFirst: false });
  firstVisit.close();
  expect(openPage()).toMatchObject({ isClosed: true, isHiddenAtFirst: true });
});

test("a press on the app banner's button closes the banner before the page is hydrated", () => {
  const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
  expect(openPage()).toMatchObject({ isClosed: false });
  for (const selector of ['#other', 'a']) press(selector);
  expect(document.documentElement.dataset.appBanner).toBeUndefined();
  press('button i');
  expect(document.documentElement.dataset.appBanner).toBe('closed');
  expect(openPage()).toMatchObject({ isClosed: true, isHiddenAtFirst: true });
});
