import type { ProductAttributes } from '../../api/test/relevance/judge.ts';
import { Refusal } from '../../scripts/terminal.ts';

/** A product as the GraphQL API returns it. */
export interface ListedProduct {
  slug: string;
  attributes: ProductAttributes;
  /** Russian texts that shoppers read. */
  texts: Record<string, string | string[]>;
}

interface NamedEntity {
  slug: string;
  name: string;
}

interface ProductResponse {
  slug: string;
  name: string;
  model: string;
  skus: string[];
  sex: string;
  age: string;
  material: string | null;
  seasons: string[];
  brands: NamedEntity[];
  colorPalletes: NamedEntity[];
  productCategory: NamedEntity;
  productType: NamedEntity | null;
  productSubType: NamedEntity | null;
}

interface SearchResult {
  items: { slug: string }[];
  pagination: { totalPages: number };
}

interface FilterValue {
  value: string;
  name: string;
}

const namedFields = '{ slug name }';
const productFields = `slug name model skus sex age material seasons brands ${namedFields} colorPalletes ${namedFields} productCategory ${namedFields} productType ${namedFields} productSubType ${namedFields}`;
const catalogQuery = `query ($page: Int!) {
  filteredProducts(dto: { pagination: { page: $page, limit: 100 } }) { items { ${productFields} } pagination { totalPages } }
}`;
const searchQuery = `query ($query: String!, $page: Int!) {
  searchFilteredProducts(dto: { query: $query, pagination: { page: $page, limit: 100 } }) { items { slug } pagination { totalPages } }
}`;

/** A client of a running shop's GraphQL API. */
export class ShopClient {
  private readonly port: number;

  constructor(port: number) {
    this.port = port;
  }

  private async send<Data>(query: string, variables: Record<string, unknown> = {}): Promise<Data> {
    const response = await fetch(`http://127.0.0.1:${this.port}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = (await response.json()) as { data?: Data; errors?: { message: string }[] };
    if (errors?.[0] || !data) throw new Refusal(`The API refused ${JSON.stringify(variables)}: ${errors?.[0]?.message ?? response.status}`);
    return data;
  }

  /** Returns the slugs of all products found, best match first. */
  async searchSlugs(query: string): Promise<string[]> {
    const slugs: string[] = [];
    for (let page = 1, totalPages = 1; page <= totalPages; page += 1) {
      const { searchFilteredProducts: result } = await this.send<{ searchFilteredProducts: SearchResult }>(searchQuery, { query, page });
      totalPages = result.pagination.totalPages;
      slugs.push(...result.items.map(({ slug }) => slug));
    }
    return slugs;
  }

  async readCatalog(): Promise<ListedProduct[]> {
    const valueNames = await this.readValueNames();
    const products: ListedProduct[] = [];
    for (let page = 1, totalPages = 1; page <= totalPages; page += 1) {
      const { filteredProducts } = await this.send<{
        filteredProducts: { items: ProductResponse[]; pagination: { totalPages: number } };
      }>(catalogQuery, { page });
      totalPages = filteredProducts.pagination.totalPages;
      products.push(...filteredProducts.items.map((product) => toListedProduct(product, valueNames)));
    }
    return products;
  }

  /** Returns the number of listed products, or undefined while the shop is not fully healthy. */
  async countListedProducts(): Promise<number | undefined> {
    const health = await fetch(`http://127.0.0.1:${this.port + 1}/health/ready`);
    const { status } = (await health.json()) as { status: string };
    if (status !== 'up') return undefined;
    const { filteredProducts } = await this.send<{ filteredProducts: { pagination: { totalItems: number } } }>(
      '{ filteredProducts(dto: {}) { pagination { totalItems } } }',
    );
    return filteredProducts.pagination.totalItems;
  }

  /** Returns the Russian names of seasons and materials by enum value. */
  private async readValueNames(): Promise<Map<string, string>> {
    const { filterList } = await this.send<{ filterList: { season: FilterValue[]; material: FilterValue[] } }>(
      '{ filterList { season { value name } material { value name } } }',
    );
    return new Map([...filterList.season, ...filterList.material].map(({ value, name }) => [value, name]));
  }
}

function toListedProduct(product: ProductResponse, valueNames: Map<string, string>): ListedProduct {
  const { slug, name, model, skus, sex, age, material, seasons, brands, colorPalletes, productCategory, productType, productSubType } =
    product;
  const formatName = (value: string) => valueNames.get(value) ?? value;
  return {
    slug,
    attributes: {
      sku: skus[0] ?? '',
      name,
      model,
      sex,
      age,
      material,
      seasons,
      brand: brands[0]?.slug ?? '',
      colour: colorPalletes[0]?.slug ?? '',
      directory: productCategory.slug,
      type: productType?.slug ?? null,
      subType: productSubType?.slug ?? null,
    },
    texts: {
      name,
      type: [productType?.name, productSubType?.name].filter((text) => text !== undefined),
      brand: brands[0]?.name ?? '',
      model,
      colour: colorPalletes[0]?.name ?? '',
      material: material ? formatName(material) : '',
      seasons: seasons.map(formatName),
      sku: skus,
    },
  };
}
