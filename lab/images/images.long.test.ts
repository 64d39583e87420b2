import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { root } from '../../scripts/config.ts';
import { until } from '../../scripts/process/until.ts';
import { say, step } from '../../scripts/terminal.ts';
import { ensureBase, readBaseName } from './base.ts';
import { buildImage, claimStore, findImageObstacle, measureSize, mountImage } from './buildah.ts';
import { Container } from './container.ts';
import { ImageServices, runOnce, startWithinMs, waitUntilReady } from './shop.ts';

const images = ['api', 'search-indexer', 'storefront'] as const;
const base = readBaseName(images);
const maxMegabytes = { api: 160, 'search-indexer': 30, storefront: 90 };
const stopWithinMs = 15_000;
const buildWithinMs = 20 * 60_000;

it('images use the pinned Node version', () => {
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { devDependencies: { node: string } };
  expect(base).toBe(`node:${devDependencies.node}-slim`);
});

const obstacle = findImageObstacle();

if (obstacle) it.skip(`images are built and started (not run: ${obstacle})`, () => undefined);
else
  describe('images', () => {
    let services: ImageServices;
    let release: (() => Promise<void>) | undefined;
    const runningContainers = new Map<string, Container>();

    async function start(name: (typeof images)[number], env: Record<string, string>): Promise<unknown> {
      const container = await Container.start(name, { env });
      runningContainers.set(name, container);
      return waitUntilReady(container, Number(env.HEALTH_PORT));
    }

    async function sendQuery<Data>(query: string, variables: object = {}): Promise<Data> {
      const response = await fetch(`http://127.0.0.1:${services.ports.storefront}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query, variables }),
      });
      const { data, errors } = (await response.json()) as { data: Data; errors?: unknown };
      if (errors) throw new Error(JSON.stringify(errors));
      return data;
    }

    const fetchPath = (path: string) =>
      fetch(new URL(path, `http://127.0.0.1:${services.ports.storefront}`), { headers: { accept: 'text/html,image/*' } });

    beforeAll(async () => {
      release = await claimStore();
      await step(base, () => ensureBase(base));
      services = await ImageServices.open();
    }, buildWithinMs);

    afterAll(async () => {
      for (const container of runningContainers.values()) await container.stop(stopWithinMs);
      await services?.close();
      await release?.();
    }, buildWithinMs);

    it(
      'the stage that all images share is built',
      () => step('meet/build', () => buildImage('build', { file: 'api', args: ['--target', 'build'] })),
      buildWithinMs,
    );

    it.each(images)(
      '%s is built within its size limit',
      async (name) => {
        await step(`meet/${name}`, () => buildImage(name));
        const [imageSize, baseSize] = await Promise.all([measureSize(`meet/${name}`), measureSize(base)]);
        say(`MEASURED meet/${name}: ${imageSize.toFixed(0)} MB, ${(imageSize - baseSize).toFixed(0)} MB above the base`);
        expect(imageSize - baseSize).toBeLessThan(maxMegabytes[name]);
      },
      buildWithinMs,
    );

    it(
      'the demo image is built',
      () => step('meet/demo', () => buildImage('demo', { file: 'api', args: ['--target', 'demo'] })),
      buildWithinMs,
    );

    it.each(images)('%s contains no build tools, no demo seed, no compiled tests and no files of npm', async (name) => {
      const { folder, remove } = await mountImage(`meet/${name}`);
      const toolFolders = ['typescript', 'prisma', '@swc', 'vite', '@types', 'jest'].map((tool) => `shop/node_modules/${tool}`);
      const files = [
        ...toolFolders,
        'shop/api/demo/seed',
        'shop/api/dist/demo/seed',
        'shop/api/dist/test',
        'root/.npmrc',
        'root/.npm',
        'usr/local/etc/npmrc',
      ];
      const presentFiles = files.filter((file) => existsSync(join(folder, file)));
      await remove();
      expect(presentFiles).toEqual([]);
    });

    it('the image of the API migrates the database with DATABASE_URL alone', async () => {
      const command = ['node', 'dist/prisma/migrate.js', 'deploy'];
      expect(await runOnce('api', { env: services.variables.migrate, command })).toEqual({
        code: 0,
        output: expect.stringMatching(/^Applied /m),
      });
    });

    it('the demo image seeds the demo shop', async () => {
      const command = ['node', 'dist/demo/seed/seed.js', '--products', '30'];
      expect(await runOnce('demo', { env: services.variables.api, command })).toMatchObject({ code: 0 });
    });

    it('the image of the API can write to its temporary folders only, and does not run as root', async () => {
      const script = 'id -u; touch /tmp/a /cache/a && echo written; touch /shop/a /shop/api/a /home/node/a || true';
      const { output } = await runOnce('api', { env: {}, command: ['sh', '-c', script] });
      expect(output.match(/^(1000|written)$/gm)).toEqual(['1000', 'written']);
      expect(output.match(/Read-only file system/g)).toHaveLength(3);
    });

    it('search-indexer is ready without Meilisearch, and reports that it is up or degraded', async () => {
      expect(await start('search-indexer', services.variables.indexer)).toMatchObject({ status: expect.stringMatching(/^(up|degraded)$/) });
    });

    it('api is ready without Meilisearch', async () => {
      expect(await start('api', services.variables.api)).toMatchObject({ components: { database: { status: 'up' } } });
    });

    it('storefront serves the home page and a listing', async () => {
      await start('storefront', services.variables.storefront);
      await until(async () => (await (await fetchPath('/catalog')).text()).includes('/_ipx/'), {
        what: 'the listing has goods',
        withinMs: startWithinMs,
      });
      for (const path of ['/', '/catalog']) {
        const page = await fetchPath(path);
        expect({ path, status: page.status, html: (await page.text()).slice(0, 15).toLowerCase() }).toEqual({
          path,
          status: 200,
          html: '<!doctype html>',
        });
      }
    });

    it('search without Meilisearch uses its fallback, and the health of the API reports this', async () => {
      const query = '{ filteredProducts(dto: { pagination: { limit: 1 } }) { items { name slug } } }';
      const { filteredProducts } = await sendQuery<{ filteredProducts: { items: { name: string; slug: string }[] } }>(query);
      const [product] = filteredProducts.items;
      const searchPage = await fetchPath(`/search?query=${encodeURIComponent(product?.name ?? '')}`);
      expect(await searchPage.text()).toContain(`href="/product/${product?.slug}"`);
      const health = await fetch(`http://127.0.0.1:${services.ports.api + 1}/health/ready`);
      expect(await health.json()).toMatchObject({
        status: 'degraded',
        components: { search: { status: 'degraded', standIn: expect.any(String) } },
      });
    });

    it('a picture is served from the object store in the requested width', async () => {
      const query = '{ filteredProducts(dto: { pagination: { limit: 1 } }) { items { images { key } } } }';
      const { filteredProducts } = await sendQuery<{ filteredProducts: { items: { images: { key: string }[] }[] } }>(query);
      const sizes: number[] = [];
      for (const width of [1280, 320]) {
        const picture = await fetchPath(`/_ipx/f_webp,w_${width}/${filteredProducts.items[0]?.images[0]?.key}`);
        expect({ status: picture.status, type: picture.headers.get('content-type') }).toEqual({ status: 200, type: 'image/webp' });
        sizes.push((await picture.arrayBuffer()).byteLength);
      }
      const [wide = 0, narrow = 0] = sizes;
      expect(narrow).toBeGreaterThan(500);
      expect(wide).toBeGreaterThan(2 * narrow);
    });

    it('a shopper signs in with a code from a mail', async () => {
      const email = 'anna@example.ru';
      const { sendEmailCode } = await sendQuery<{ sendEmailCode: { challenge: string } }>(
        'mutation ($dto: SendEmailCodeInput!) { sendEmailCode(dto: $dto) { challenge } }',
        { dto: { email } },
      );
      await until(() => services.mailbox.mails.length > 0, { what: 'the mail arrives', withinMs: startWithinMs });
      const code = /^\d+/.exec(services.mailbox.mails[0]?.text ?? '')?.[0];
      const signIn = 'mutation ($dto: AuthenticateInput!) { authenticate(dto: $dto) { user { id } } }';
      const { authenticate } = await sendQuery<{ authenticate: { user: { id: string } } }>(signIn, {
        dto: { emailOrPhone: email, code, consent: true, challenge: sendEmailCode.challenge },
      });
      expect(authenticate.user.id).toEqual(expect.any(String));
    });

    it.each(['storefront', 'api', 'search-indexer'])('%s exits with code 0 within the time limit after SIGTERM', async (name) => {
      const container = runningContainers.get(name);
      if (!container?.isRunning) throw new Error(`${name} does not run`);
      const { code } = await container.stop(stopWithinMs);
      runningContainers.delete(name);
      expect(code).toBe(0);
    });
  });
