import { waitUntilGone } from '../support/fetch-served.ts';
import { sql } from '../support/goods.ts';
import { contentPaths } from '../support/routes.ts';

/** Closes an attribute, a title and a script, and runs `attack()` wherever one of them is closed by it. */
export const hostile = `'"><script>attack()</script></title></script><script>attack()</script><img src=x onerror=attack()>`;
export const collection = '/catalog/gorod-v-dozhd';
export const article = '/blog/e2e-texts';

const undo: (() => Promise<unknown>)[] = [];

/** Writes the hostile text into columns of a row, and restores them at the end of the file. */
async function spoil(table: string, slug: string, columns: readonly string[]) {
  const [before = {}] = await sql(`SELECT ${columns.join(', ')} FROM ${table} WHERE slug = $1`, [slug]);
  const set = columns.map((column, index) => `${column} = $${index + 2}`);
  const write = (values: unknown[]) => sql(`UPDATE ${table} SET ${set.join(', ')} WHERE slug = $1`, [slug, ...values]);
  undo.push(() => write(columns.map((column) => before[column])));
  await write(columns.map(() => hostile));
}

/** Adds a row, and removes it at the end of the file. */
async function add(table: string, row: Record<string, unknown>) {
  const columns = Object.keys(row);
  const [added] = await sql(
    `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map((_, index) => `$${index + 1}`).join(', ')}) RETURNING id`,
    Object.values(row),
  );
  undo.push(() => sql(`DELETE FROM ${table} WHERE id = $1`, [added?.id]));
}

/** Writes the hostile text wherever staff may store a text that pages display. `product` is the slug of a product. */
export async function storeHostileTexts(product: string) {
  const [brand] = await sql('SELECT brand.slug FROM brand JOIN product ON product.brand_id = brand.id WHERE product.slug = $1', [product]);
  const seo = ['seo_title', 'seo_description', 'seo_keywords'];
  await spoil('product', product, ['name', 'description', 'model_name', 'ai_name', 'ai_description', 'size_guide', ...seo]);
  await spoil('brand', String(brand?.slug), ['name', 'description']);
  await spoil('collection', 'gorod-v-dozhd', ['title', 'description']);
  await spoil('page', 'licence', ['title']);
  await add('url_metadata', { url: collection, name: hostile, title: hostile, description: hostile, keywords: hostile });
  await add('faq_entry', { question: hostile, answer_html: '', position: 1000 });
  await add('search_synonym', { relation: 'same', name: hostile, others: [hostile, 'кроссовки'] });
  const texts = Object.fromEntries(['title', 'description', ...seo].map((column) => [column, hostile]));
  await add('blog_article', { slug: 'e2e-texts', html: '', published_at: new Date(), ...texts });
}

/** Runs at the end of the file. */
export const undoLater = (change: () => Promise<unknown>): void => void undo.push(change);

/** Removes the texts, and waits until no page lists the article any more. */
export async function removeHostileTexts() {
  for (const change of undo.splice(0).toReversed()) await change();
  await waitUntilGone(article, contentPaths);
}
