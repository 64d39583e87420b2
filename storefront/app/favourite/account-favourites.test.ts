/** @jest-environment jsdom */
import { waitFor } from '@testing-library/react';
import { autorun } from 'mobx';
import { announceSession } from '../platform/store/session-channel.ts';
import { notifyOtherTabs } from '../platform/store/stores.harness.ts';
import { maxAccountFavourites } from './account-favourites.ts';
import { ServerFavourites } from './server-favourites.fake.ts';
import { openTab } from './tab.harness.ts';

const storeGuestFavourites = (...ids: string[]) => localStorage.setItem('favourites', JSON.stringify(ids));
const readGuestIds = () => JSON.parse(localStorage.getItem('favourites') ?? '[]');

let server: ServerFavourites;
beforeEach(() => {
  localStorage.clear();
  server = new ServerFavourites();
  server.listen();
});
afterEach(() => server.close());

async function openAccountTab(pageIds: readonly string[] | null = null) {
  const tab = openTab(true, pageIds);
  await waitFor(() => expect(tab.favourites.isLoaded).toBe(true));
  return tab;
}

/** Waits until the server has received all changes. */
const waitUntilSent = () =>
  waitFor(() => expect(JSON.parse(localStorage.getItem('accountFavourites') ?? '{}')).toMatchObject({ pending: [] }));

test('the favourites that the server rendered are displayed first, and then those that the API returns', async () => {
  server.productIds = ['a', 'b', 'c'];
  const { favourites } = openTab(true, ['a', 'b']);
  expect(favourites.ids).toEqual(['a', 'b']);
  expect([favourites.isRenderedFavourite('b'), favourites.isRenderedFavourite('c')]).toEqual([true, false]);
  await waitFor(() => expect(favourites.isLoaded).toBe(true));
  expect(favourites.ids).toEqual(['a', 'b', 'c']);
});

test("the guest's favourites are added to the account once, and stay visible meanwhile", async () => {
  server.productIds = ['a'];
  storeGuestFavourites('b', 'a', 'c');
  const { favourites, setSignedIn } = openTab(false);
  const visible: boolean[] = [];
  const stop = autorun(() => visible.push(favourites.has('b') && favourites.has('c')));
  setSignedIn(true, ['a']);
  await waitFor(() => expect(favourites.isLoaded).toBe(true));
  stop();
  expect(visible).not.toContain(false);
  expect(favourites.ids).toEqual(['b', 'c', 'a']);
  expect(readGuestIds()).toEqual([]);
  favourites.toggle('b');
  await waitUntilSent();
  expect((await openAccountTab()).favourites.ids).toEqual(['c', 'a']);
  expect(server.requests.filter((request) => request.startsWith('AddFavourites'))).toEqual(['AddFavourites b a c']);
});

test.each([
  ['their first request failed offline', 'offline'],
  ['the response to their first request was lost', 'lost'],
] as const)('the guest’s favourites are sent again when the connection is back if %s', async (_what, failure) => {
  storeGuestFavourites('a');
  server.fail('AddFavourites', failure);
  const { favourites } = openTab(true);
  await waitFor(() => expect(server.requests).toContain('AddFavourites a'));
  expect(favourites.has('a')).toBe(true);
  await waitFor(() => expect(readGuestIds()).toEqual(['a']));
  dispatchEvent(new Event('online'));
  await waitFor(() => expect(favourites.isLoaded).toBe(true));
  expect(server.productIds).toEqual(['a']);
  expect(readGuestIds()).toEqual([]);
});

test('changes of the favourites are visible at once, and a restored product returns to its position', async () => {
  server.productIds = ['a', 'b', 'c'];
  const { favourites } = await openAccountTab();
  favourites.toggle('b');
  expect(favourites.toggle('d')).toBe(true);
  expect(favourites.ids).toEqual(['d', 'a', 'c']);
  favourites.restore('b', 'c');
  expect(favourites.ids).toEqual(['d', 'a', 'b', 'c']);
  await waitUntilSent();
  expect(new Set(server.productIds)).toEqual(new Set(['a', 'b', 'c', 'd']));
});

test('a change of the favourites that got no response is sent again by a tab that is opened later', async () => {
  server.productIds = ['a', 'b'];
  const { favourites } = await openAccountTab();
  server.fail('SetFavourite', 'lost');
  favourites.toggle('a');
  await waitFor(() => expect(server.requests).toContain('SetFavourite a false'));
  expect(favourites.ids).toEqual(['b']);
  const secondTab = await openAccountTab();
  await waitUntilSent();
  expect(secondTab.favourites.ids).toEqual(['b']);
  expect(server.productIds).toEqual(['b']);
});

test("tabs show each other's changes of the favourites, and those of another device on focus", async () => {
  server.productIds = ['a', 'b'];
  const [firstTab, secondTab] = [await openAccountTab(), await openAccountTab()];
  firstTab.favourites.toggle('a');
  notifyOtherTabs('accountFavourites');
  expect(secondTab.favourites.ids).toEqual(['b']);
  secondTab.favourites.toggle('c');
  notifyOtherTabs('accountFavourites');
  expect(firstTab.favourites.ids).toEqual(['c', 'b']);
  await waitUntilSent();
  // The list changes on another device.
  server.productIds = ['d', 'c'];
  dispatchEvent(new Event('blur'));
  dispatchEvent(new Event('focus'));
  await waitFor(() => expect(firstTab.favourites.ids).toEqual(['d', 'c']));
});

test('changes made before the favourites have loaded apply to the loaded list', async () => {
  server.productIds = ['a', 'b', 'c'];
  const { favourites } = openTab(true, ['a', 'b', 'c']);
  favourites.toggle('a');
  favourites.toggle('b');
  favourites.restore('b', 'c');
  favourites.toggle('d');
  expect([...favourites.ids].sort()).toEqual(['b', 'c', 'd']);
  await waitFor(() => expect(favourites.isLoaded).toBe(true));
  await waitUntilSent();
  expect(server.productIds).toEqual(['d', 'b', 'c']);
  expect(favourites.ids).toEqual(['d', 'b', 'c']);
});

test('a product that the server rejects is removed from the favourites again', async () => {
  server.unknownIds = ['gone'];
  const { favourites } = await openAccountTab();
  favourites.toggle('gone');
  expect(favourites.has('gone')).toBe(true);
  await waitUntilSent();
  expect(favourites.ids).toEqual([]);
  server.productIds = Array.from({ length: maxAccountFavourites }, (_, number) => `own-${number}`);
  // The list is full, because it was filled on another device.
  favourites.toggle('a');
  await waitUntilSent();
  expect(favourites.has('a')).toBe(false);
  await waitFor(() => expect(server.productIds).toHaveLength(maxAccountFavourites));
});

test('nothing can be added to a full list of favourites', async () => {
  server.productIds = Array.from({ length: maxAccountFavourites }, (_, number) => `own-${number}`);
  const { favourites } = await openAccountTab();
  expect(favourites.toggle('a')).toBe(false);
  expect(favourites.max).toBe(maxAccountFavourites);
  expect(server.requests.filter((request) => request.startsWith('SetFavourite'))).toEqual([]);
});

test("signing out removes the account's favourites from the browser, and signing in again restores them", async () => {
  server.productIds = ['a', 'b'];
  const { favourites, setSignedIn } = await openAccountTab(['a', 'b']);
  server.session = null;
  setSignedIn(false);
  expect(favourites).toMatchObject({ isLoaded: true, count: 0 });
  expect(localStorage.getItem('accountFavourites')).not.toContain('"a"');
  favourites.toggle('g');
  server.session = 'anna';
  setSignedIn(true, ['a', 'b']);
  await waitFor(() => expect(favourites.isLoaded).toBe(true));
  expect(favourites.ids).toEqual(['g', 'a', 'b']);
});

test('favourites of one account are neither displayed to nor added to the account that signs in next', async () => {
  server.productIds = ['a'];
  const { favourites } = await openAccountTab(['a']);
  server.fail('SetFavourite', 'offline');
  favourites.toggle('c');
  await waitFor(() => expect(server.requests).toContain('SetFavourite c true'));
  server.session = 'boris';
  server.productIds = ['z'];
  const visibleIds: (readonly string[])[] = [];
  const stop = autorun(() => visibleIds.push(favourites.ids));
  announceSession();
  await waitFor(() => expect(favourites.ids).toEqual(['z']));
  stop();
  expect(visibleIds.slice(0, 3)).toEqual([['c', 'a'], [], ['z']]);
  await waitUntilSent();
  expect(server.lists.get('boris')).toEqual(['z']);
});

test("invalid favourites in the browser's storage are ignored", async () => {
  localStorage.setItem('accountFavourites', '{"owner":"anna","ids":[1],"pending":[]}');
  server.productIds = ['a'];
  expect((await openAccountTab()).favourites.ids).toEqual(['a']);
});
