import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CatalogManager } from '../../../test/catalog-admin.harness.js';
import { startImportUpload } from '../../../test/catalog-imports.harness.js';
import { until } from '../../../test/support/wait-until.js';
import { openProgram } from '../../auth/service-token/service-tokens.harness.js';
import { bearer } from '../../auth/session/sessions.harness.js';
import { buildProduct } from '../../exports/testing.js';
import { type PictureApi, startPictureApi } from '../../images/pictures.harness.js';
import { createBomb, createPhotograph } from '../../images/upload/uploads.harness.js';
import { HostAddresses } from '../../platform/http/guarded-requests.js';
import { RetentionService } from '../../platform/jobs/retention.service.js';
import { Clock } from '../../platform/process/clock.js';
import { MINUTE_MS, SECOND_MS } from '../../platform/process/durations.js';
import { FetchPicturesService } from './fetch-pictures.service.js';
import { PictureServer } from './picture-server.harness.js';

const REMOTE = 'sourceUrl alt position state failure httpStatus attempts nextAttemptAt';
/** A public IP address. These tests never connect to it. */
const PUBLIC_ADDRESS = '93.184.216.34';

interface RemoteImage {
  sourceUrl: string;
  position: number;
  state: string;
  failure: string | null;
  httpStatus: number | null;
  attempts: number;
  nextAttemptAt: string | null;
}

let api: PictureApi;
let server: PictureServer;
let manager: CatalogManager;
let product: { id: string; slug: string; updatedAt: Date };
let path: string;
/** IP addresses that each host name resolves to: one for each lookup, and the last one for all later lookups. */
let addressesByName: Record<string, string[]>;

beforeAll(async () => {
  api = await startPictureApi({ MUTATIONS_PER_MINUTE: '10000', WEBHOOK_LOOPBACK: 'true' });
  server = await PictureServer.start();
  manager = await CatalogManager.signIn(api);
  api.app.get(HostAddresses).resolve = async (name) => {
    const responses = addressesByName[name];
    if (!responses) throw Object.assign(new Error('no such name'), { code: 'ENOTFOUND' });
    const [address = ''] = responses.length > 1 ? responses.splice(0, 1) : responses;
    return [{ address, family: address.includes(':') ? 6 : 4 }];
  };
});
afterAll(async () => {
  await api.close();
  await server.stop();
});
beforeEach(async () => {
  product = await buildProduct(api.db);
  path = `/${randomUUID()}`;
  addressesByName = {};
  server.requestedPaths.length = 0;
});

/** Counts transactions that wait for a lock. */
async function countWaiting(): Promise<number> {
  const [found] = await api.db.$queryRaw<{ count: bigint }[]>`
    SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`;
  return Number(found?.count);
}

const createPng = (width = 80) =>
  createPhotograph(width, width * 1.25)
    .png()
    .toBuffer();
const fetchPictures = () => api.app.get(FetchPicturesService).run();

/** Makes every pending picture due, and fetches pictures. */
async function retry(): Promise<void> {
  await api.db.remotePicture.updateMany({ where: { state: 'PENDING' }, data: { dueAt: new Date(0) } });
  await fetchPictures();
}

async function read({ slug } = product) {
  const query = `query ($dto: OperatorProductInput!) { it: operatorProduct(dto: $dto) { updatedAt images { key alt } remoteImages { ${REMOTE} } } }`;
  const result = await api.post({ query, variables: { dto: { slug } } }, bearer(manager.session.tokens));
  const { data, errors } = (await result.json()) as {
    data: { it: { updatedAt: string; images: { key: string; alt: string }[]; remoteImages: RemoteImage[] } };
    errors?: unknown;
  };
  if (errors) throw new Error(JSON.stringify(errors));
  return data.it;
}

async function save(images: object[], { slug } = product) {
  const { updatedAt } = await read({ ...product, slug });
  return manager.saveProduct({ slug, images: images.map((image) => ({ alt: '', ...image })), updatedAt });
}

async function importLine(line: object, query = '') {
  const sending = startImportUpload(api.url, bearer(manager.session.tokens), query);
  await sending.write([`${JSON.stringify(line)}\n`]);
  return (await sending.end()).body;
}

/** Saves a product with one picture, tries to fetch the picture, and returns the picture's state. */
async function attempt(sourceUrl: string): Promise<RemoteImage | undefined> {
  await save([{ sourceUrl }]);
  await fetchPictures();
  return (await read()).remoteImages[0];
}

describe('a picture that a product names by URL', () => {
  it('takes its position once it is fetched, and the product is saved without waiting for it', async () => {
    const [first, last] = [await api.putNoise(64), await api.putNoise(64)];
    const sourceUrl = server.serveFile(path, await createPng());
    await save([{ key: first }, { sourceUrl, alt: 'Сбоку' }, { key: last }]);
    const waiting = await read();
    expect(waiting.images.map(({ key }) => key)).toEqual([first, last]);
    expect(waiting.remoteImages).toEqual([
      {
        sourceUrl,
        alt: 'Сбоку',
        position: 1,
        state: 'PENDING',
        failure: null,
        httpStatus: null,
        attempts: 0,
        nextAttemptAt: expect.any(String),
      },
    ]);
    await fetchPictures();
    const { images, remoteImages, updatedAt } = await read();
    expect(images).toEqual([
      { key: first, alt: '' },
      { key: expect.any(String), alt: 'Сбоку' },
      { key: last, alt: '' },
    ]);
    expect([remoteImages, updatedAt > waiting.updatedAt]).toEqual([[], true]);
    expect((await fetch(`${api.url}/_ipx/w_640/${images[1]?.key}`)).status).toBe(200);
  });

  it('can be named in an import, which changes and fetches nothing when it is repeated', async () => {
    const sourceUrl = server.serveFile(path, await createPng());
    const line = { slug: product.slug, images: [{ sourceUrl, alt: 'Спереди' }] };
    expect(await importLine(line)).toMatchObject({ state: 'DONE', changed: 1, refused: 0 });
    expect(await importLine(line)).toMatchObject({ state: 'DONE', changed: 0, refused: 0 });
    await fetchPictures();
    const { images } = await read();
    expect(images).toEqual([{ key: expect.any(String), alt: 'Спереди' }]);
    expect(await importLine(line)).toMatchObject({ state: 'DONE', changed: 0, refused: 0 });
    await fetchPictures();
    expect([await read(), server.requestedPaths]).toMatchObject([{ images, remoteImages: [] }, [path]]);
  });

  it('is fetched once for several products, and the same content is stored once', async () => {
    const other = await buildProduct(api.db);
    const content = await createPng(96);
    const [one, same] = [server.serveFile(path, content), server.serveFile(`${path}-again`, content)];
    await save([{ sourceUrl: one }, { sourceUrl: same }]);
    await save([{ sourceUrl: one }], other);
    await fetchPictures();
    const keys = [...(await read()).images, ...(await read(other)).images].map(({ key }) => key);
    expect([keys.length, new Set(keys).size]).toEqual([3, 1]);
    expect(server.requestedPaths.toSorted()).toEqual([path, `${path}-again`].toSorted());
  });

  it("is not fetched once the product's list of pictures is replaced", async () => {
    const [key, sourceUrl] = [await api.putNoise(64), server.serveFile(path, await createPng())];
    await save([{ sourceUrl }, { sourceUrl: server.serveFile(`${path}-2`, await createPng()) }]);
    await save([{ key }]);
    await fetchPictures();
    expect(await read()).toMatchObject({ images: [{ key }], remoteImages: [] });
    expect(server.requestedPaths).toEqual([]);
  });

  it("is exported with its URL until it is stored, and is in a dry run's changes", async () => {
    const [sourceUrl, id] = [server.serveFile(path, await createPng()), randomUUID()];
    const findExportedLine = async () => {
      const text = await (await fetch(`${api.url}/api/catalog/export`, { headers: bearer(manager.session.tokens) })).text();
      const lines = text.split('\n').filter(Boolean);
      return lines.map((one) => JSON.parse(one) as { slug: string; images: object[] }).find(({ slug }) => slug === product.slug);
    };
    const line = { slug: product.slug, images: [{ sourceUrl, alt: '' }] };
    expect(await importLine(line, `?dryRun=true&id=${id}`)).toMatchObject({ changed: 1 });
    const changes = await fetch(`${api.url}/api/catalog/imports/${id}/changes`, { headers: bearer(manager.session.tokens) });
    expect(await changes.json()).toMatchObject({ slug: product.slug, change: 'CHANGED', fields: ['images'] });
    expect(await api.db.remotePicture.count({ where: { url: sourceUrl } })).toBe(0);
    await importLine(line);
    expect((await findExportedLine())?.images).toEqual([{ sourceUrl, alt: '' }]);
    expect(await importLine(line, '?dryRun=true')).toMatchObject({ changed: 0 });
    await fetchPictures();
    expect((await findExportedLine())?.images).toEqual([{ key: expect.any(String), alt: '' }]);
    expect(await importLine(line, '?dryRun=true')).toMatchObject({ changed: 0 });
  });

  it('is refused with a URL that is not of https', async () => {
    const { slug, updatedAt } = product;
    const sourceUrl = 'http://shop.example/a.png';
    const refusal = await manager.readProductRefusal({ slug, updatedAt, images: [{ sourceUrl, alt: '' }] });
    expect(refusal).toMatchObject({ code: 'BAD_USER_INPUT', details: { fields: [{ field: 'images[0].sourceUrl' }] } });
    expect(await importLine({ slug, images: [{ sourceUrl }] })).toMatchObject({ imported: 0, refused: 1 });
  });

  it('is refused with both a key and a URL, or with neither', async () => {
    const { slug, updatedAt } = product;
    const [key, sourceUrl] = [await api.putNoise(64), 'https://shop.example/a.png'];
    for (const image of [{ key, sourceUrl }, {}]) {
      expect((await manager.readProductRefusal({ slug, updatedAt, images: [{ alt: '', ...image }] })).code).toBe('BAD_USER_INPUT');
      expect(await importLine({ slug, images: [image] })).toMatchObject({ imported: 0, refused: 1 });
    }
  });
});

describe('a picture that cannot be fetched', () => {
  it('is tried again later, until it is fetched', async () => {
    const sourceUrl = server.failWith(path, 503);
    const clock = api.app.get(Clock);
    const realNow = clock.now;
    const now = new Date(Date.now() + MINUTE_MS);
    clock.now = () => now;
    const nextAttemptAt = new Date(now.getTime() + 10 * SECOND_MS).toISOString();
    expect(await attempt(sourceUrl)).toMatchObject({ state: 'PENDING', failure: 'STATUS', httpStatus: 503, attempts: 1, nextAttemptAt });
    await fetchPictures();
    expect(server.requestedPaths).toHaveLength(1);
    clock.now = realNow;
    server.serveFile(path, await createPng());
    await retry();
    expect(await read()).toMatchObject({ images: [{ alt: '' }], remoteImages: [] });
  });

  it('fails after a 404, is listed for programs, and is tried again only when a product names it again', async () => {
    const { headers } = await openProgram(api, ['CATALOG_READ']);
    const sourceUrl = server.buildUrl(path);
    expect(await attempt(sourceUrl)).toMatchObject({ state: 'FAILED', failure: 'STATUS', httpStatus: 404, nextAttemptAt: null });
    const query = `query ($dto: RemotePictureListInput) { it: remotePictureList(dto: $dto) {
      items { sourceUrl state failure products { slug position } updatedAt } pagination { totalItems } } }`;
    const list = async (dto: object) =>
      ((await (await api.post({ query, variables: { dto } }, headers)).json()) as { data: { it: { items: { updatedAt: string }[] } } }).data
        .it.items;
    const found = {
      sourceUrl,
      state: 'FAILED',
      failure: 'STATUS',
      products: [{ slug: product.slug, position: 0 }],
      updatedAt: expect.any(String),
    };
    expect(await list({ state: 'FAILED', productSlug: product.slug })).toEqual([found]);
    expect([await list({ sourceUrl }), await list({ sourceUrl, state: 'STORED' })]).toEqual([[found], []]);
    const [{ updatedAt: time } = { updatedAt: '' }] = await list({ sourceUrl });
    expect([await list({ sourceUrl, from: time }), await list({ sourceUrl, until: time })]).toEqual([[found], []]);
    server.serveFile(path, await createPng());
    await fetchPictures();
    expect((await read()).remoteImages).toHaveLength(1);
    await importLine({ slug: product.slug, images: [{ sourceUrl }] });
    await fetchPictures();
    expect(await read()).toMatchObject({ images: [{ alt: '' }], remoteImages: [] });
    expect(await list({ sourceUrl })).toMatchObject([{ sourceUrl, state: 'STORED', failure: null, products: [] }]);
  });

  it('does not affect the other pictures of the product', async () => {
    const [key, sourceUrl] = [await api.putNoise(64), server.serveFile(path, await createPng())];
    await save([{ sourceUrl: server.buildUrl(`${path}-none`) }, { key }, { sourceUrl }]);
    await fetchPictures();
    const { images, remoteImages } = await read();
    expect([images.length, images[0]?.key, remoteImages.map(({ position }) => position)]).toEqual([2, key, [0]]);
  });

  it('fails because of its content, whatever content type its host declares', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const jpeg = 'image/jpeg';
    expect(await attempt(server.serveFile(`${path}.svg`, svg, 'image/svg+xml'))).toMatchObject({ state: 'FAILED', failure: 'TYPE' });
    expect(await attempt(server.serveFile(`${path}.jpg`, Buffer.from('<!doctype html>'), jpeg))).toMatchObject({ failure: 'TYPE' });
    expect(await attempt(server.serveFile(`${path}.png`, createBomb(6_400), jpeg))).toMatchObject({ state: 'FAILED', failure: 'PIXELS' });
    expect((await read()).images).toEqual([]);
  });

  it('fails when it is too large, without being read to its end', async () => {
    const announced = server.setBehaviour(path, (response) => void response.writeHead(200, { 'content-length': '11000000' }).write('x'));
    expect(await attempt(announced)).toMatchObject({ state: 'FAILED', failure: 'TOO_LARGE' });
    const endless = server.setBehaviour(`${path}-endless`, (response) => {
      const timer = setInterval(() => response.write(Buffer.alloc(1024 * 1024)), 1);
      response.on('close', () => clearInterval(timer));
    });
    expect(await attempt(endless)).toMatchObject({ state: 'FAILED', failure: 'TOO_LARGE' });
  });

  it('remains due for another attempt when its host closes the connection or is not found', async () => {
    const broken = server.setBehaviour(path, (response) => void response.socket?.destroy());
    expect(await attempt(broken)).toMatchObject({ state: 'PENDING', failure: 'ECONNRESET', attempts: 1 });
    expect(await attempt('https://nowhere.example/a.png')).toMatchObject({ state: 'PENDING', failure: 'ENOTFOUND' });
  });
});

it('a picture is fetched while two downloads from another host hang', async () => {
  const hanging: ServerResponse[] = [];
  const other = await PictureServer.start();
  try {
    const hangingUrls = Array.from({ length: 12 }, (_, index) =>
      server.setBehaviour(`${path}-${index}`, (response) => void hanging.push(response)),
    );
    await save(hangingUrls.map((sourceUrl) => ({ sourceUrl })));
    const otherProduct = await buildProduct(api.db);
    await save([{ sourceUrl: other.serveFile('/picture', await createPng()) }], otherProduct);
    const fetching = fetchPictures();
    await until('the other picture is there', async () => (await read(otherProduct)).images.length === 1);
    expect(server.requestedPaths).toHaveLength(2);
    for (const one of hangingUrls) server.failWith(new URL(one).pathname, 404);
    for (const response of hanging) response.writeHead(404).end();
    await fetching;
    expect((await read()).remoteImages.map(({ state }) => state)).toEqual(hangingUrls.map(() => 'FAILED'));
  } finally {
    await other.stop();
  }
});

describe('a picture that no product names any more', () => {
  const sweep = () => api.app.get(RetentionService).clean();
  const listSweepFailures = () => api.log.filter(({ msg }) => msg === 'expired rows could not be deleted');

  /** Saves a product with a picture, then without it, and dates the removal of the picture more than a day back. */
  async function dropPicture(): Promise<string> {
    const sourceUrl = server.serveFile(path, await createPng());
    await save([{ sourceUrl }]);
    await save([]);
    await api.db.remotePicture.update({ where: { url: sourceUrl }, data: { updatedAt: new Date(Date.now() - 25 * 3_600_000) } });
    return sourceUrl;
  }

  it('is deleted after a day', async () => {
    const sourceUrl = await dropPicture();
    await sweep();
    expect(await api.db.remotePicture.count({ where: { url: sourceUrl } })).toBe(0);
  });

  it('is not deleted while a product that names it is being saved', async () => {
    const sourceUrl = await dropPicture();
    const isWaiting = async () => (await countWaiting()) > 0;
    let hasSwept = false;
    let naming: Promise<unknown> = Promise.resolve();
    let sweeping: Promise<unknown> = Promise.resolve();
    await api.db.$transaction(async (transaction) => {
      // The save waits for this lock, after it has written the row of the picture and before it writes the position of the picture in the
      // list.
      await transaction.$executeRaw`LOCK TABLE product_remote_picture IN SHARE ROW EXCLUSIVE MODE`;
      naming = save([{ sourceUrl }]);
      await until('it is being named', isWaiting);
      sweeping = sweep().then(() => (hasSwept = true));
      await until('it is being swept', async () => hasSwept || (await countWaiting()) > 1);
    });
    await Promise.all([naming, sweeping]);
    expect(listSweepFailures()).toEqual([]);
    expect((await read()).remoteImages).toMatchObject([{ sourceUrl, state: 'PENDING' }]);
  });
});

describe('a host inside the network', () => {
  it.each(['10.0.0.1', '[::ffff:10.0.0.1]'])('gets no connection at the address %s', async (host) => {
    expect(await attempt(`https://${host}/a.png`)).toMatchObject({ state: 'FAILED', failure: 'REFUSED_ADDRESS' });
  });

  it('gets no connection by its host name', async () => {
    addressesByName['inside.example'] = ['192.168.0.1'];
    expect(await attempt('https://inside.example/a.png')).toMatchObject({ state: 'FAILED', failure: 'REFUSED_ADDRESS' });
  });

  it('is not reached by a redirect at any hop, and neither are http and file URLs', async () => {
    const last = server.failWith(`${path}-2`, 302, { location: 'https://10.0.0.1/secret' });
    expect(await attempt(server.failWith(path, 301, { location: last }))).toMatchObject({ state: 'FAILED', failure: 'REFUSED_ADDRESS' });
    const insecure = server.failWith(`${path}-3`, 302, { location: `http://${PUBLIC_ADDRESS}/a.png` });
    expect(await attempt(insecure)).toMatchObject({ state: 'FAILED', failure: 'REFUSED_ADDRESS' });
    const file = server.failWith(`${path}-4`, 302, { location: 'file:///etc/passwd' });
    expect(await attempt(file)).toMatchObject({ state: 'FAILED', failure: 'BAD_URL' });
  });

  it('is not reached when a redirect leads to a name that now resolves to it', async () => {
    addressesByName['moving.example'] = ['127.0.0.1', '10.0.0.1'];
    server.failWith(path, 302, { location: server.buildUrl(`${path}-2`, 'moving.example') });
    server.serveFile(`${path}-2`, await createPng());
    const sourceUrl = server.buildUrl(path);
    await save([{ sourceUrl }]);
    addressesByName['moving.example'] = ['10.0.0.1'];
    await fetchPictures();
    expect((await read()).remoteImages).toMatchObject([{ state: 'FAILED', failure: 'REFUSED_ADDRESS' }]);
    expect(server.requestedPaths).toEqual([path]);
  });
});

describe('a redirect', () => {
  it('is followed to the picture', async () => {
    addressesByName['cdn.example'] = ['127.0.0.1'];
    server.serveFile(`${path}-picture`, await createPng());
    const sourceUrl = server.failWith(path, 302, { location: server.buildUrl(`${path}-picture`, 'cdn.example') });
    expect(await attempt(sourceUrl)).toBeUndefined();
    expect((await read()).images).toHaveLength(1);
  });

  it('that leads back to itself ends after six requests', async () => {
    const sourceUrl = server.failWith(path, 302, { location: path });
    expect(await attempt(sourceUrl)).toMatchObject({ state: 'FAILED', failure: 'TOO_MANY_REDIRECTS' });
    expect(server.requestedPaths).toHaveLength(6);
  });
});
