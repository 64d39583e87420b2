import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../test/test-api.harness.js';
import { Inbox } from './inbox.js';

let api: TestApi;
let inbox: Inbox;

beforeAll(async () => {
  api = await startTestApi();
  inbox = api.app.get(Inbox);
  await inbox.send(
    { type: 'EMAIL', address: 'anna@example.com', subject: 'Код <b>1234</b>', text: '1234 — код\n<script>alert(1)</script>' },
    'a',
  );
  await inbox.send({ type: 'PHONE', address: '+79005550000', text: '5678 — код' }, 'b');
  await inbox.send({ type: 'PHONE', address: '+79005550000', text: '5678 — код' }, 'b');
});
afterAll(() => api.close());

describe('/inbox', () => {
  it('lists each mail and text message once, the newest first, and escapes markup', async () => {
    const result = await fetch(`${api.url}/inbox`);
    const page = await result.text();
    expect(result.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.match(/<li>/g)).toHaveLength(2);
    expect(page.indexOf('5678')).toBeLessThan(page.indexOf('1234'));
    expect(page).toContain('&lt;script&gt;');
    expect(page).not.toContain('<script');
    expect(page).not.toContain('<b>');
  });

  it('has its own style sheet and a content security policy that allows nothing else', async () => {
    const result = await fetch(`${api.url}/inbox`);
    const style = /<style>(.*)<\/style>/s.exec(await result.text())?.[1] ?? '';
    const hash = Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style))).toString('base64');
    expect(result.headers.get('content-security-policy')).toBe(`default-src 'none'; style-src 'sha256-${hash}'; frame-ancestors 'none'`);
  });

  it("displays a mail's HTML part by itself, without scripts and with the shop's own pictures only", async () => {
    await inbox.send({ type: 'EMAIL', address: 'ivan@example.com', subject: 'Заказ', text: 'Заказ', html: '<h1>Заказ</h1>' }, 'order:c&d');
    const page = await (await fetch(`${api.url}/inbox?to=ivan@example.com`)).text();
    const path = /href="(\/inbox\/letter[^"]*)"/.exec(page)?.[1]?.replaceAll('&amp;', '&');
    const result = await fetch(`${api.url}${path}`);
    expect(await result.text()).toBe('<h1>Заказ</h1>');
    expect(result.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; img-src http://127.0.0.1:3000; frame-ancestors 'none'; sandbox",
    );
    for (const key of ['b', 'none']) expect((await fetch(`${api.url}/inbox/letter?key=${key}`)).status).toBe(404);
    expect((await fetch(`${api.url}/inbox/letter`)).status).toBe(404);
  });

  it('returns the messages as JSON, filtered by address if the request names one', async () => {
    const readJson = async (path: string) => (await fetch(`${api.url}${path}`, { headers: { accept: 'application/json' } })).json();
    expect(await readJson('/inbox')).toHaveLength(3);
    expect(await readJson('/inbox?to=%2B79005550000')).toEqual([
      { type: 'PHONE', address: '+79005550000', text: '5678 — код', sentAt: expect.any(String) },
    ]);
  });

  it('is served only to loopback addresses under loopback host names, and never in production', async () => {
    const proxiedApi = await startTestApi({ TRUSTED_PROXIES: '127.0.0.1' });
    const production = await startTestApi({ MODE: 'production' });
    try {
      expect((await fetch(`${proxiedApi.url}/inbox`, { headers: { 'x-forwarded-for': '203.0.113.7' } })).status).toBe(404);
      expect((await fetch(`${proxiedApi.url}/inbox`, { headers: { 'x-forwarded-host': 'rebound.example' } })).status).toBe(404);
      expect(
        (await fetch(`${proxiedApi.url}/inbox`, { headers: { 'x-forwarded-for': '127.0.0.1', 'x-forwarded-host': 'localhost:3000' } }))
          .status,
      ).toBe(200);
      for (const path of ['/inbox', '/inbox/letter']) expect((await fetch(`${production.url}${path}`)).status).toBe(404);
    } finally {
      await Promise.all([proxiedApi.close(), production.close()]);
    }
  });
});

describe('a request for /inbox', () => {
  let trustingApi: TestApi;
  beforeAll(async () => {
    trustingApi = await startTestApi({ TRUSTED_PROXIES: '127.0.0.1' });
  });
  afterAll(() => trustingApi.close());

  /** Sends a request with any Host header, which fetch would not send. */
  async function readStatus(headers: Record<string, string>): Promise<number> {
    const clientRequest = request(`${trustingApi.url}/inbox`, { headers });
    clientRequest.end();
    const [result] = (await once(clientRequest, 'response')) as [IncomingMessage];
    result.resume();
    return result.statusCode ?? 0;
  }

  it.each([
    [404, 'an external host name that resolves to this machine', { host: 'rebound.example' }],
    [404, 'an external host name and a forged forwarded host', { host: 'rebound.example', 'x-forwarded-host': 'localhost' }],
    [404, 'a list of forwarded hosts that contains an external one', { 'x-forwarded-host': 'rebound.example, localhost' }],
    [200, 'the forwarded host of a local storefront', { 'x-forwarded-host': 'localhost:3000' }],
    [200, 'a loopback host', { host: '[::1]:4000' }],
  ])('gets status %i with %s', async (status, _sender, headers) => {
    expect(await readStatus(headers)).toBe(status);
  });
});
