import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { root } from '../../scripts/config.ts';
import { until } from '../../scripts/process/until.ts';
import { say, step } from '../../scripts/terminal.ts';
import { baseName, ensureBase } from './base.ts';
import { build, claimStore, findImageObstacle, measureSize, mount } from './buildah.ts';
import { Container } from './container.ts';
import { ImageServices, ready, runOnce, startWithinMs } from './shop.ts';

const images = ['api', 'search-indexer', 'storefront'] as const;
const base = baseName(images);
const maxMegabytes = { api: 160, 'search-indexer': 30, storefront: 90 };
const stopWithinMs = 15_000;
const buildWithinMs = 20 * 60_000;

it('images use the pinned Node version', () => {
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { devDependencies: { node: string } };
  expect(base).toBe(`node:${devDependencies.node}-slim`);
});

const absence = findImageObstacle();

if (absence) it.skip(`images are built and started (not run: ${absence})`, () => undefined);
else
  describe('images', () => {
    let services: ImageServices;
    let release: (() => Promise<void>) | undefined;
    const running = new Map<string, Container>();

    async function start(name: (typeof images)[number], env: Record<string, string>): Promise<unknown> {
      const container = await Container.start(name, { env });
      running.set(name, container);
      return ready(container, Number(env.HEALTH_PORT));
    }

    async function ask<Data>(query: string, variables: object = {}): Promise<Data> {
      const response = await fetch(`http://127.0.0.1:${services.ports.storefront}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query, variables }),
      });
      const { data, errors } = (await response.json()) as { data: Data; errors?: unknown };
      if (errors) throw new Error(JSON.stringify(errors));
      return data;
    }

    const open = (path: string) =>
      fetch(new URL(path, `http://127.0.0.1:${services.ports.storefront}`), { headers: { accept: 'text/html,image/*' } });

    beforeAll(async () => {
      release = await claimStore();
      await step(base, () => ensureBase(base));
      services = await ImageServices.open();
    }, buildWithinMs);

    afterAll(async () => {
      for (const container of running.values()) await container.stop(stopWithinMs);
      await services?.close();
      await release?.();
    }, buildWithinMs);

    it(
      'build their common stages',
      () => step('meet/build', () => build('build', { file: 'api', args: ['--target', 'build'] })),
      buildWithinMs,
    );

    it.each(images)(
      '%s is built within its size limit',
      async (name) => {
        await step(`meet/${name}`, () => build(name));
        const [total, below] = await Promise.all([measureSize(`meet/${name}`), measureSize(base)]);
        say(`MEASURED meet/${name}: ${total.toFixed(0)} MB, ${(total - below).toFixed(0)} MB above the base`);
        expect(total - below).toBeLessThan(maxMegabytes[name]);
      },
      buildWithinMs,
    );

    it(
      'the demo is a separate image',
      () => step('meet/demo', () => build('demo', { file: 'api', args: ['--target', 'demo'] })),
      buildWithinMs,
    );

    it.each(images)('%s contains no tools, no demo pictures and nothing of the build machine', async (name) => {
      const { folder, remove } = await mount(`meet/${name}`);
      const unwanted = ['typescript', 'prisma', '@swc', 'vite', '@types', 'jest'].map((tool) => `shop/node_modules/${tool}`);
      const files = [
        ...unwanted,
        'shop/api/demo/seed',
        'shop/api/dist/demo/seed',
        'shop/api/dist/test',
        'root/.npmrc',
        'root/.npm',
        'usr/local/etc/npmrc',
      ];
      const found = files.filter((file) => existsSync(join(folder, file)));
      await remove();
      expect(found).toEqual([]);
    });

    it('the image migrates the database with DATABASE_URL alone', async () => {
      const command = ['node', 'dist/prisma/migrate.js', 'deploy'];
      expect(await runOnce('api', { env: services.variables.migrate, command })).toEqual({
        code: 0,
        output: expect.stringMatching(/^Applied /m),
      });
    });

    it('the image seeds the demo shop', async () => {
      const command = ['node', 'dist/demo/seed/seed.js', '--products', '30'];
      expect(await runOnce('demo', { env: services.variables.api, command })).toMatchObject({ code: 0 });
    });

    it('images can write to their temporary folders only, and do not run as root', async () => {
      const script = 'id -u; touch /tmp/a /cache/a && echo written; touch /shop/a /shop/api/a /home/node/a || true';
      const { output } = await runOnce('api', { env: {}, command: ['sh', '-c', script] });
      expect(output.match(/^(1000|written)$/gm)).toEqual(['1000', 'written']);
      expect(output.match(/Read-only file system/g)).toHaveLength(3);
    });

    it('search-indexer is ready without Meilisearch, and reports this', async () => {
      expect(await start('search-indexer', services.variables.indexer)).toMatchObject({ status: expect.stringMatching(/^(up|degraded)$/) });
    });

    it('api is ready without Meilisearch', async () => {
      expect(await start('api', services.variables.api)).toMatchObject({ components: { database: { status: 'up' } } });
    });

    it('storefront serves a page and a listing', async () => {
      await start('storefront', services.variables.storefront);
      await until(async () => (await (await open('/catalog')).text()).includes('/_ipx/'), {
        what: 'the listing has goods',
        withinMs: startWithinMs,
      });
      for (const path of ['/', '/catalog']) {
        const page = await open(path);
        expect({ path, status: page.status, html: (await page.text()).slice(0, 15).toLowerCase() }).toEqual({
          path,
          status: 200,
          html: '<!doctype html>',
        });
      }
    });

    it('search uses its fallback, and health reports this', async () => {
      const query = '{ filteredProducts(dto: { pagination: { limit: 1 } }) { items { name slug } } }';
      const { filteredProducts } = await ask<{ filteredProducts: { items: { name: string; slug: string }[] } }>(query);
      const [wanted] = filteredProducts.items;
      const found = await open(`/search?query=${encodeURIComponent(wanted?.name ?? '')}`);
      expect(await found.text()).toContain(`href="/product/${wanted?.slug}"`);
      const health = await fetch(`http://127.0.0.1:${services.ports.api + 1}/health/ready`);
      expect(await health.json()).toMatchObject({
        status: 'degraded',
        components: { search: { status: 'degraded', standIn: expect.any(String) } },
      });
    });

    it('a picture is served from the object store in the requested width', async () => {
      const query = '{ filteredProducts(dto: { pagination: { limit: 1 } }) { items { images { key } } } }';
      const { filteredProducts } = await ask<{ filteredProducts: { items: { images: { key: string }[] }[] } }>(query);
      const bytes: number[] = [];
      for (const width of [1280, 320]) {
        const picture = await open(`/_ipx/f_webp,w_${width}/${filteredProducts.items[0]?.images[0]?.key}`);
        expect({ status: picture.status, type: picture.headers.get('content-type') }).toEqual({ status: 200, type: 'image/webp' });
        bytes.push((await picture.arrayBuffer()).byteLength);
      }
      const [wide = 0, narrow = 0] = bytes;
      expect(narrow).toBeGreaterThan(500);
      expect(wide).toBeGreaterThan(2 * narrow);
    });

    it('a shopper signs in with a code from a mail', async () => {
      const email = 'anna@example.ru';
      const { sendEmailCode } = await ask<{ sendEmailCode: { challenge: string } }>(
        'mutation ($dto: SendEmailCodeInput!) { sendEmailCode(dto: $dto) { challenge } }',
        { dto: { email } },
      );
      await until(() => services.mailbox.mails.length > 0, { what: 'the mail arrives', withinMs: startWithinMs });
      const code = /^\d+/.exec(services.mailbox.mails[0]?.text ?? '')?.[0];
      const signIn = 'mutation ($dto: AuthenticateInput!) { authenticate(dto: $dto) { user { id } } }';
      const { authenticate } = await ask<{ authenticate: { user: { id: string } } }>(signIn, {
        dto: { emailOrPhone: email, code, consent: true, challenge: sendEmailCode.challenge },
      });
      expect(authenticate.user.id).toEqual(expect.any(String));
    });

    it.each(['storefront', 'api', 'search-indexer'])('%s exits with 0 in time on SIGTERM', async (name) => {
      const container = running.get(name);
      if (!container?.isRunning) throw new Error(`${name} does not run`);
      const { code } = await container.stop(stopWithinMs);
      running.delete(name);
      expect(code).toBe(0);
    });
  });
