import { connect } from 'node:net';
import { Readable, Writable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { Admission } from '@meet/server-kit/admission';
import { createLogger } from '@meet/server-kit/logger';
import Fastify, { LogController } from 'fastify';
import { readConfig } from '../app/platform/config.server.ts';
import { GuestPageCache } from './guest-page-cache.ts';
import type { RenderResult } from './page-bundle.ts';
import { registerPages } from './pages.ts';

const limits = { maxRunning: 1, maxQueue: 1, maxQueueWhileShedding: 0, maxWaitMs: 60_000, shedAfterMs: 0, stopSheddingAfterMs: 60_000 };
const withoutRequestLog = new LogController({ disableRequestLogging: true });

const createEmptyResult = (): RenderResult => ({ response: new Response(), body: null });

/** Starts the pages with a fake `render` and collects log lines. */
async function openPages(render: () => Promise<RenderResult> = async () => createEmptyResult(), renderAdmission = new Admission(limits)) {
  const lines: { level: string; msg: string }[] = [];
  const destination = new Writable({ write: (line, _encoding, done) => done(void lines.push(JSON.parse(String(line)))) });
  const app = Fastify({
    loggerInstance: createLogger({ service: 'storefront', level: 'info' }, destination),
    logController: withoutRequestLog,
  });
  const renderer = { render, formPaths: ['/auth', '/cart', '/checkout.data'], buildId: null, close: async () => undefined };
  const guestPageCache = new GuestPageCache({ bytes: 1, maxAgeMs: 0 });
  await app.register(registerPages, { config: readConfig({}), renderer, renderAdmission, guestPageCache });
  return { app, lines, listErrors: () => lines.filter(({ level }) => level === 'error') };
}

test.each([
  ['a content type that no form of the shop has', 'multipart/form-data; boundary=x', '--x--', 415],
  ['a JSON body', 'application/json', '{"email":"anna@example.ru"}', 415],
  ['a plain text body', 'text/plain', 'email=anna@example.ru', 415],
  ['a body larger than that of any form of the shop', 'application/x-www-form-urlencoded', `email=${'a'.repeat(50_000)}`, 413],
])('a form with %s is reported as a client error', async (_what, type, payload, status) => {
  const { app, lines, listErrors } = await openPages();
  const response = await app.inject({ method: 'POST', url: '/auth', headers: { 'content-type': type }, payload });
  expect({ status: response.statusCode, cacheControl: response.headers['cache-control'] }).toEqual({ status, cacheControl: 'no-store' });
  expect(response.body).toMatch(/Обновите страницу/);
  expect(listErrors()).toEqual([]);
  expect(lines).toContainEqual(expect.objectContaining({ level: 'info', msg: 'invalid page request' }));
});

test.each(['/auth', '/cart', '/checkout.data'])('the path %s rejects a form without a content type', async (url) => {
  const { app, listErrors } = await openPages(() => Promise.reject(new Error('reached a page')));
  const response = await app.inject({ method: 'POST', url });
  expect({ status: response.statusCode, body: response.body }).toEqual({ status: 415, body: expect.stringMatching(/Обновите страницу/) });
  expect(listErrors()).toEqual([]);
});

const formType = 'application/x-www-form-urlencoded';
const shopOrigin = new URL(readConfig({}).PUBLIC_URL).origin;

/** Posts a form, and returns whether it reached its page. */
async function postForm(headers: Record<string, string>, url = '/cart') {
  let isReached = false;
  const { app, lines, listErrors } = await openPages(async () => {
    isReached = true;
    return createEmptyResult();
  });
  const response = await app.inject({ method: 'POST', url, headers: { 'content-type': formType, ...headers }, payload: 'remove=1' });
  return { response, isReached, lines, listErrors };
}

test.each([
  ['/cart', 'https://evil.example'],
  ['/cart', 'null'],
  ['/cart', 'no url'],
  ['/cart', `${shopOrigin}.evil.example`],
  ['/checkout.data', 'https://evil.example'],
])('the path %s rejects a form of the origin «%s» without logging an error', async (url, origin) => {
  const { response, isReached, lines, listErrors } = await postForm({ origin }, url);
  expect({ status: response.statusCode, isReached }).toEqual({ status: 400, isReached: false });
  expect(response.body).toMatch(/не\u00a0со\u00a0страницы магазина/);
  expect(listErrors()).toEqual([]);
  expect(lines).toContainEqual(expect.objectContaining({ level: 'info', msg: 'invalid page request' }));
});

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['a neighbouring site', { 'sec-fetch-site': 'same-site', cookie: 'access=a' }],
  ["another site that claims the shop's origin", { origin: shopOrigin, 'sec-fetch-site': 'cross-site' }],
  ['an unnamed origin with an access token', { cookie: 'consent=given; access=a' }],
  ['an unnamed origin with a refresh token', { cookie: 'refresh=a' }],
])('a form from %s is rejected', async (_what, headers) => {
  const { response, isReached, listErrors } = await postForm(headers);
  expect({ status: response.statusCode, isReached, errors: listErrors() }).toEqual({ status: 400, isReached: false, errors: [] });
});

test.each([
  ["the shop's own page", { origin: shopOrigin, 'sec-fetch-site': 'same-origin', cookie: 'access=a' }],
  ['a browser that names the origin but not the site', { origin: shopOrigin, cookie: 'access=a' }],
  ['a browser that names the site but not the origin', { 'sec-fetch-site': 'same-origin', cookie: 'access=a' }],
  ['a shopper who reloads the result', { origin: shopOrigin, 'sec-fetch-site': 'none', cookie: 'refresh=a' }],
  ['a client without a session', { cookie: 'consent=given' }],
])('a form from %s is accepted', async (_what, headers) => {
  expect((await postForm(headers)).isReached).toBe(true);
});

test.each([
  ["the shop's script", '/product/a.data', { purpose: 'prefetch' }],
  ['the browser', '/info/faq.data', { 'sec-purpose': 'prefetch;anonymous-client-ip' }],
])('the data of a public page that is prefetched by %s may be reused for a second', async (_what, url, headers) => {
  const { app } = await openPages();
  expect((await app.inject({ url, headers })).headers['cache-control']).toBe('private, max-age=1');
});

test.each([
  ['data requested by the router, perhaps after a change by the shopper', '/product/a.data', {}],
  ['prefetched personal data', '/cart.data', { purpose: 'prefetch' }],
  ['a prefetched page', '/product/a', { purpose: 'prefetch' }],
])('the browser has to revalidate %s', async (_what, url, headers) => {
  const { app } = await openPages();
  expect((await app.inject({ url, headers })).headers['cache-control']).toBe('private, no-cache');
});

test('a page that fails to render responds with 500 and is logged', async () => {
  const { app, listErrors } = await openPages(() => Promise.reject(new Error('broken')));
  const response = await app.inject('/');
  expect(response.statusCode).toBe(500);
  expect(listErrors()).toEqual([expect.objectContaining({ msg: 'the page failed' })]);
});

test('a visitor who leaves while waiting for a page causes no log line', async () => {
  const renderAdmission = new Admission(limits);
  const releaseSlot = await renderAdmission.enter('ordinary', new AbortController().signal);
  const { app, lines } = await openPages(undefined, renderAdmission);
  const port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
  const visitor = connect(port, '127.0.0.1').on('error', () => undefined);
  visitor.write('GET / HTTP/1.1\r\nhost: shop\r\n\r\n');
  while (renderAdmission.waitingCount === 0) await wait(5);
  visitor.destroy();
  while (renderAdmission.waitingCount > 0) await wait(5);
  releaseSlot();
  await app.close();
  expect(lines.filter(({ msg }) => !msg.includes('listening'))).toEqual([]);
});

test('a page that is sent slowly does not block the rendering of other pages', async () => {
  const endlessResult = { ...createEmptyResult(), body: new Readable({ read: () => undefined }) };
  const responses = [endlessResult, createEmptyResult()];
  const { app } = await openPages(async () => responses.shift() ?? createEmptyResult());
  void app.inject('/').catch(() => undefined);
  expect((await app.inject('/')).statusCode).toBe(200);
  expect(responses).toEqual([]);
  endlessResult.body.push(null);
});
