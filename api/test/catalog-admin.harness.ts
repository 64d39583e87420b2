import pg from 'pg';
import type { z } from 'zod';
import { bearer, type SignedIn, signInStaff } from '../src/auth/session/sessions.harness.js';
import { catalogRecord, itemSchema, propertiesSchema } from '../src/catalog/exchange/catalog-record.js';
import { exportCatalog } from '../src/catalog/exchange/export-catalog.js';
import { importCatalog } from '../src/catalog/exchange/import/import-catalog.js';
import type { Refusal } from '../src/catalog/exchange/import/refusal.js';
import { CONFIG, type Config } from '../src/platform/config/config.js';
import type { WrongField } from '../src/platform/input/input-form.js';
import { buildBrand, buildColour, buildDirectory, buildSize } from './factories/catalog.factory.js';
import { buildBadge, buildProductSubType, buildProductType, buildSizeGrid } from './factories/catalog-tree.factory.js';
import type { TestApi } from './test-api.harness.js';

const listKeys = (line: z.ZodObject): string[] => Object.keys(line.shape);

const selections: Record<string, string> = {
  brand: '{ slug name }',
  colour: '{ slug name hex family }',
  properties: `{ ${listKeys(propertiesSchema).join(' ')} }`,
  images: '{ key alt }',
  items: `{ ${listKeys(itemSchema).join(' ')} }`,
};

/** GraphQL selection of all fields of a product that `saveProduct` can set. */
const SAVED_PRODUCT = listKeys(catalogRecord)
  .map((key) => `${key} ${selections[key] ?? ''}`)
  .join(' ');

/** A line of a catalog file in which every value is null, in the order of an export. */
const createEmptyLine = (line: z.ZodObject): Record<string, null> => Object.fromEntries(listKeys(line).map((key) => [key, null]));

export interface RefusalResponse {
  code: string;
  message: string;
  details: { fields?: WrongField[]; current?: Record<string, unknown> | null; references?: Record<string, number>; ids?: string[] };
}

interface OperationResponse<Data> {
  data?: { result: Data } | null;
  errors?: { message: string; extensions: Omit<RefusalResponse, 'message'> }[];
}

/** Creates the brand, the colour and the other rows to which products of `buildWholeProduct` refer. */
export async function buildParentsOfProducts(api: TestApi): Promise<void> {
  await buildBrand(api.db, { slug: 'plotina', name: 'Плотина' });
  await buildColour(api.db, { slug: 'black', name: 'чёрный', hex: '#17171A', family: 'чёрный' });
  const { id: directoryId } = await buildDirectory(api.db, { slug: 'shoes' });
  await buildDirectory(api.db, { slug: 'bags' });
  const { id: productTypeId } = await buildProductType(api.db, { directoryId, slug: 'boots' });
  await buildProductSubType(api.db, { productTypeId, slug: 'chelsea' });
  for (const slug of ['38', '39']) await buildSize(api.db, { slug, name: slug });
  await buildSizeGrid(api.db, { slug: 'women' });
  for (const slug of ['hit', 'new']) await buildBadge(api.db, { slug });
}

export const buildUnit = (externalId: string, fields: object = {}) => ({
  externalId,
  size: '38',
  supplier: 'MEET_WAREHOUSE',
  deliveryIsoCode: null,
  price: 1000_00,
  oldPrice: null,
  loyaltyPrice: null,
  bonusCalcState: null,
  active: true,
  ...fields,
});

/** A product with every field, in the order of an export. */
export const buildWholeProduct = (slug: string) => ({
  ...createEmptyLine(catalogRecord),
  slug,
  sku: `SKU-${slug}`,
  name: 'Ботинки «Шлюз»',
  description: 'Не промокают.',
  modelName: 'Шлюз',
  brand: { slug: 'plotina', name: 'Плотина' },
  directory: 'shoes',
  productType: 'boots',
  productSubType: 'chelsea',
  sex: 'FEMALE',
  age: 'ADULT',
  colour: { slug: 'black', name: 'чёрный', hex: '#17171A', family: 'чёрный' },
  material: 'LEATHER',
  seasons: ['AUTUMN', 'WINTER'],
  newArrival: true,
  meetPrice: false,
  active: true,
  bonusCalcState: 'FULL',
  sizeGrid: 'women',
  properties: { ...createEmptyLine(propertiesSchema), sole: 'Резина' },
  badges: ['new', 'hit'],
  images: [{ key: `${'a'.repeat(64)}.webp`, alt: 'Сбоку' }],
  items: [buildUnit(`${slug}-1`), buildUnit(`${slug}-2`, { size: '39', oldPrice: 1500_00 })],
});

/** Edits the catalog over the API as a manager, and reads the journal and the exported catalog. */
export class CatalogManager {
  private constructor(
    readonly api: TestApi,
    readonly session: SignedIn,
  ) {}

  static async signIn(api: TestApi): Promise<CatalogManager> {
    return new CatalogManager(api, await signInStaff(api, 'MANAGER'));
  }

  /** Sends an operation, which consists of its name, its input type and the selected fields, separated by bars. */
  async send<Data>(kind: 'query' | 'mutation', operation: string, dto: object): Promise<OperationResponse<Data>> {
    const [name = '', input = '', fields = ''] = operation.split('|');
    const query = `${kind} ($dto: ${input}) { result: ${name}(dto: $dto) { ${fields} } }`;
    const response = await this.api.post({ query, variables: { dto } }, bearer(this.session.tokens));
    return (await response.json()) as OperationResponse<Data>;
  }

  /** Sends an operation that must succeed, in the form that `send` describes. */
  async execute<Data = Record<string, unknown>>(operation: string, dto: object, kind: 'query' | 'mutation' = 'mutation'): Promise<Data> {
    const { data, errors } = await this.send<Data>(kind, operation, dto);
    if (!data || errors) throw new Error(JSON.stringify(errors));
    return data.result;
  }

  async readRefusal(operation: string, dto: object): Promise<RefusalResponse> {
    const { errors } = await this.send('mutation', operation, dto);
    const [error] = errors ?? [];
    if (!error) throw new Error('the operation was not refused');
    return { ...error.extensions, message: error.message };
  }

  saveProduct(dto: object): Promise<Record<string, unknown> & { updatedAt: string }> {
    return this.execute(`saveProduct|SaveProductInput!|${SAVED_PRODUCT} updatedAt`, dto);
  }

  readProductRefusal(dto: object): Promise<RefusalResponse> {
    return this.readRefusal('saveProduct|SaveProductInput!|slug', dto);
  }

  /** Journal entries of an entity, oldest first. */
  listJournalEntries(
    id: string,
  ): Promise<{ action: string; authorId: string | null; subjectKind: string; before: unknown; after: unknown }[]> {
    return this.api.db.journalEntry.findMany({
      where: { subjectId: id },
      orderBy: { id: 'asc' },
      select: { action: true, authorId: true, subjectKind: true, before: true, after: true },
    });
  }

  /** Exports the catalog without the API, and returns the whole file as text. */
  async export(): Promise<string> {
    return this.#withClient(async (client) => {
      let catalogFile = '';
      for await (const lines of exportCatalog(client)) catalogFile += lines.join('');
      return catalogFile;
    });
  }

  async import(catalogFile: string): Promise<Refusal[]> {
    return this.#withClient(async (client) => {
      const refusals: Refusal[] = [];
      await importCatalog(client, inOneChunk(catalogFile), { onRefusal: (refusal) => refusals.push(refusal) });
      return refusals;
    });
  }

  /** Runs SQL statements on a connection without the API's time limits. */
  async runStatements(statements: readonly string[]): Promise<void> {
    await this.#withClient(async (client) => {
      for (const statement of statements) await client.query(statement);
    });
  }

  async #withClient<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
    const client = new pg.Client({ connectionString: this.api.app.get<Config>(CONFIG).DATABASE_URL });
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  }
}

async function* inOneChunk(catalogFile: string): AsyncGenerator<Buffer> {
  yield Buffer.from(catalogFile);
}
