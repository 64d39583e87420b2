import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { apiFolder } from '../../../prisma/api-folder.js';
import { startTestApi, type TestApi } from '../../../test/test-api.harness.js';

const BROWSER_HEADERS = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };

// `npm test` has built the explorer already; when Jest is started alone, the build may be missing.
const buildExplorer = () => execFileSync('npx', ['vite', 'build', 'explorer'], { cwd: apiFolder });

let api: TestApi;

beforeAll(async () => {
  if (!existsSync(path.join(apiFolder, 'dist/explorer/index.html'))) buildExplorer();
  api = await startTestApi({ EXPLORER: 'true' });
});
afterAll(() => api.close());

describe('the GraphQL explorer', () => {
  it('opens in a browser at /graphql, with all its files from this server', async () => {
    const response = await fetch(`${api.url}/graphql?query=x`, { headers: BROWSER_HEADERS });
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/^default-src 'none'; script-src 'self'; /);
    expect(policy).not.toMatch(/https?:|\*|unsafe-eval/);
    const page = await response.text();
    expect(page).not.toMatch(/https?:\/\//);
    const linkedFiles = [...page.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, address]) => address);
    expect(linkedFiles.length).toBeGreaterThanOrEqual(2);
    for (const address of linkedFiles) {
      const file = await fetch(`${api.url}${address}`);
      expect([address, file.status, file.headers.get('cache-control')]).toEqual([address, 200, 'public, max-age=31536000, immutable']);
      expect(file.headers.get('content-type')).toMatch(/^text\/(javascript|css)/);
    }
  });

  it.each([
    'index.html',
    '..%2F..%2Fpackage.json',
    'assets/%2e%2e/%2e%2e/src/main.js',
    '',
  ])('has no file at /graphql/explorer/%s', async (name) => {
    expect((await fetch(`${api.url}/graphql/explorer/${name}`)).status).toBe(404);
  });

  it('is not served to a program, which gets the result of its query', async () => {
    const response = await fetch(`${api.url}/graphql?query={__typename}`, { headers: { 'apollo-require-preflight': 'true' } });
    expect(await response.json()).toEqual({ data: { __typename: 'Query' } });
  });

  it('is disabled in production, and by configuration', async () => {
    for (const env of [{ MODE: 'production' }, { MODE: 'demo', EXPLORER: 'false' }]) {
      const disabled = await startTestApi(env);
      expect((await fetch(`${disabled.url}/graphql`, { headers: BROWSER_HEADERS })).status).toBe(400);
      await disabled.close();
    }
  });
});
