/** @jest-environment jsdom */
import { buildPageUrl } from '../../../worker/page-url.ts';
import { OfflineStore } from './offline.store.ts';

const currentUrl = 'http://localhost/catalog/obuv?sort=cheap#top';
const toPageUrl = (path: string) => buildPageUrl(new URL(path, location.origin));

/** Returns whether the page counted as a saved copy before a message about `path`, and whether it does afterwards. */
function readSavedMarks(path: string, isSaved: boolean) {
  const offline = new OfflineStore();
  offline.handleMessage({ address: toPageUrl('/catalog/obuv.data?sort=cheap&_routes=catalog'), isSaved: !isSaved }, [currentUrl]);
  const wasSaved = offline.isSavedCopy;
  offline.handleMessage({ address: toPageUrl(path), isSaved }, [currentUrl, '/product/kedy?size=%D0%9C']);
  expect(document.documentElement.dataset.saved !== undefined).toBe(offline.isSavedCopy);
  return [wasSaved, offline.isSavedCopy];
}

test.each([
  ['the current page', '/catalog/obuv.data?sort=cheap'],
  ['one route of the current page', '/catalog/obuv.data?sort=cheap&_routes=catalog'],
  ['the page being navigated to', '/product/kedy.data?size=%D0%9C&_routes=product'],
])('a message of the service worker about the data of %s updates isSavedCopy', (_what, path) => {
  expect(readSavedMarks(path, true)).toEqual([false, true]);
  expect(readSavedMarks(path, false)).toEqual([true, false]);
});

test.each([
  ['another page', '/catalog/sumki.data?_routes=catalog'],
  ['the current path with another query', '/catalog/obuv.data?_routes=catalog'],
  ['the home page', '/_.data?_routes=home'],
])('a message of the service worker about the prefetched data of %s does not change isSavedCopy', (_what, path) => {
  expect(readSavedMarks(path, true)).toEqual([false, false]);
  expect(readSavedMarks(path, false)).toEqual([true, true]);
});

test('the URL of the home page is derived from that of its data', () => {
  expect(toPageUrl('/_.data?_routes=home')).toBe('/');
});

test('OfflineStore records that the service worker was rejected', () => {
  const offline = new OfflineStore();
  const wasWorkerRejected = offline.isWorkerRejected;
  offline.markWorkerRejected();
  expect([wasWorkerRejected, offline.isWorkerRejected]).toEqual([false, true]);
});
