import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { CatalogManager } from '../../../test/catalog-admin.harness.js';
import type { GraphqlResponse } from '../../../test/test-api.harness.js';
import { openProgram, type Program } from '../../auth/service-token/service-tokens.harness.js';
import { bearer } from '../../auth/session/sessions.harness.js';
import { buildProduct } from '../../exports/testing.js';
import { type PictureApi, startPictureApi } from '../../images/pictures.harness.js';
import { buildForm, createPhotograph, postUpload, upload } from '../../images/upload/uploads.harness.js';

let api: PictureApi;
let manager: CatalogManager;
let product: { slug: string; updatedAt: Date };

beforeAll(async () => {
  api = await startPictureApi({ MUTATIONS_PER_MINUTE: '10000' });
});
afterAll(() => api.close());
beforeEach(async () => {
  manager = await CatalogManager.signIn(api);
  product = await buildProduct(api.db);
});

const readPictures = async ({ slug }: { slug: string }) =>
  (await api.query<{ product: { images: { key: string; alt: string }[] } }>(`{ product(dto: { slug: "${slug}" }) { images { key alt } } }`))
    .data?.product.images;

const uploadPicture = async (owner = manager, width = 80) =>
  (
    await upload(
      api,
      bearer(owner.session.tokens),
      await createPhotograph(width, width * 1.25)
        .png()
        .toBuffer(),
    )
  ).id;

describe("a manager's upload", () => {
  it("becomes a product's picture beside its other pictures", async () => {
    const key = await api.putNoise(64);
    const { slug, updatedAt } = product;
    const uploadId = await uploadPicture();
    const images = [{ uploadId, alt: 'Сбоку' }, { key }];
    await manager.saveProduct({ slug, images, updatedAt });
    const [first, second] = (await readPictures(product)) ?? [];
    expect([first?.alt, second]).toEqual(['Сбоку', { key, alt: '' }]);
    expect((await fetch(`${api.url}/_ipx/w_640/${first?.key}`)).status).toBe(200);
    expect(await manager.listJournalEntries(slug)).toMatchObject([
      {
        after: {
          images: [
            { key: first?.key, alt: 'Сбоку' },
            { key, alt: '' },
          ],
        },
      },
    ]);
  });

  it('is stored large enough for a picture of 1536 × 1920 pixels', async () => {
    const { slug, updatedAt } = product;
    await manager.saveProduct({ slug, images: [{ uploadId: await uploadPicture(manager, 2400) }], updatedAt });
    const [image] = (await readPictures(product)) ?? [];
    const response = await fetch(`${api.url}/_ipx/w_1536/${image?.key}`);
    expect(await sharp(Buffer.from(await response.arrayBuffer())).metadata()).toMatchObject({ width: 1536, height: 1920 });
  });

  it('can be used once, and only by its owner', async () => {
    const { slug, updatedAt } = product;
    const uploadId = await uploadPicture();
    const stranger = await CatalogManager.signIn(api);
    expect((await stranger.readProductRefusal({ slug, images: [{ uploadId }], updatedAt })).code).toBe('NOT_FOUND');
    const saved = await manager.saveProduct({ slug, images: [{ uploadId }], updatedAt });
    const again = await manager.readProductRefusal({ slug, images: [{ uploadId }], updatedAt: saved.updatedAt });
    expect(again.code).toBe('NOT_FOUND');
    expect(await readPictures(product)).toHaveLength(1);
  });

  it('stays unused when the product is refused', async () => {
    const { slug, updatedAt } = product;
    const uploadId = await uploadPicture();
    expect((await manager.readProductRefusal({ slug, images: [{ uploadId }], badges: ['none'], updatedAt })).code).toBe('BAD_USER_INPUT');
    expect((await manager.saveProduct({ slug, images: [{ uploadId }], updatedAt })).images).toHaveLength(1);
  });

  it('belongs to the shop instead of the manager once it is used', async () => {
    const { slug, updatedAt } = product;
    await manager.saveProduct({ slug, images: [{ uploadId: await uploadPicture() }], updatedAt });
    expect(await api.db.upload.count({ where: { accountId: manager.session.accountId } })).toBe(0);
    expect(await readPictures(product)).toHaveLength(1);
  });

  it("can become a brand's logo", async () => {
    const saved = await manager.execute('saveBrand|SaveBrandInput!|logoKey', {
      slug: 'drawn',
      name: 'Рисованный',
      uploadId: await uploadPicture(),
    });
    expect((await fetch(`${api.url}/_ipx/w_320/${saved.logoKey}`)).status).toBe(200);
  });
});

describe('an upload with a service token', () => {
  const createPng = () => createPhotograph().png().toBuffer();
  const save = async ({ headers }: Program, uploadId: string) => {
    const query = 'mutation ($dto: SaveProductInput!) { saveProduct(dto: $dto) { images { key } updatedAt } }';
    const { slug } = product;
    const { updatedAt } = await api.db.product.findUniqueOrThrow({ where: { slug } });
    const response = await api.post({ query, variables: { dto: { slug, images: [{ uploadId, alt: '' }], updatedAt } } }, headers);
    const { data, errors } = (await response.json()) as GraphqlResponse<{ saveProduct: { images: { key: string }[] } }>;
    return data?.saveProduct.images ?? errors?.[0]?.extensions.code;
  };

  it("can become a product's picture", async () => {
    const program = await openProgram(api, ['CATALOG_WRITE']);
    const { id } = await upload(api, program.headers, await createPng());
    const images = await save(program, id);
    expect(await readPictures(product)).toEqual([{ ...(images as { key: string }[])[0], alt: '' }]);
  });

  it("can become an article's poster", async () => {
    const program = await openProgram(api, ['CONTENT_WRITE']);
    const { id: posterUploadId } = await upload(api, program.headers, await createPng());
    const query = 'mutation ($dto: SaveBlogArticleInput!) { saveBlogArticle(dto: $dto) { posterKey } }';
    const dto = { slug: 'by-a-program', title: 'Статья', html: '<p>Текст</p>', posterUploadId };
    const response = (await (await api.post({ query, variables: { dto } }, program.headers)).json()) as GraphqlResponse<{
      saveBlogArticle: { posterKey: string };
    }>;
    expect((await fetch(`${api.url}/_ipx/w_640/${response.data?.saveBlogArticle.posterKey}`)).status).toBe(200);
  });

  it("cannot be used with another token or by the token's creator, and the token cannot use its creator's uploads", async () => {
    const program = await openProgram(api, ['CATALOG_WRITE']);
    const other = await openProgram(api, ['CATALOG_WRITE']);
    await api.db.serviceToken.update({ where: { id: other.tokenId }, data: { createdBy: manager.session.accountId } });
    await api.db.serviceToken.update({ where: { id: program.tokenId }, data: { createdBy: manager.session.accountId } });
    const { id } = await upload(api, program.headers, await createPng());
    expect([await save(other, id), await save(program, await uploadPicture())]).toEqual(['NOT_FOUND', 'NOT_FOUND']);
    expect((await manager.readProductRefusal({ slug: product.slug, images: [{ uploadId: id }], updatedAt: product.updatedAt })).code).toBe(
      'NOT_FOUND',
    );
    expect(await save(program, id)).toHaveLength(1);
  });

  it('is refused if the token lacks the scope for uploads', async () => {
    const { headers } = await openProgram(api, ['CATALOG_READ', 'STOCK_WRITE']);
    const response = await postUpload(api, buildForm(await createPng()), headers);
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN', details: { scope: 'CATALOG_WRITE' } } }] });
  });

  it('does not count towards the upload limit', async () => {
    const { headers } = await openProgram(api, ['CATALOG_WRITE']);
    await api.db.$executeRaw`DELETE FROM upload`;
    const broken = Buffer.from('no picture');
    const codes = new Set<number>();
    for (let time = 0; time < 45; time += 1) codes.add((await postUpload(api, buildForm(broken), headers)).status);
    expect([...codes]).toEqual([400]);
  });
});
