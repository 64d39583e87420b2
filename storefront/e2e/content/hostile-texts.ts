import { sql } from '../support/database.ts';
import { contentPaths } from '../support/routes.ts';
import { waitUntilGone } from './hostile-pages.ts';

/** Ends an attribute, a title and a script, and runs `attack()` where the page does not escape it. */
export const hostileText = `'"><script>attack()</script></title></script><script>attack()</script><img src=x onerror=attack()>`;
export const collectionPath = '/catalog/gorod-v-dozhd';
export const articlePath = '/blog/e2e-texts';

const undoChanges: (() => Promise<unknown>)[] = [];

/** Writes the hostile text into columns of a row, and restores the columns after the tests of the file. */
async function writeHostileText(table: string, slug: string, columns: readonly string[]) {
  const [originalRow = {}] = await sql(`SELECT ${columns.join(', ')} FROM ${table} WHERE slug = $1`, [slug]);
  const assignments = columns.map((column, index) => `${column} = $${index + 2}`);
  const write = (values: unknown[]) => sql(`UPDATE ${table} SET ${assignments.join(', ')} WHERE slug = $1`, [slug, ...values]);
  undoChanges.push(() => write(columns.map((column) => originalRow[column])));
  await write(columns.map(() => hostileText));
}

/** Adds a row, and removes it after the tests of the file. */
async function addRow(table: string, row: Record<string, unknown>) {
  const columns = Object.keys(row);
  const [addedRow] = await sql(
    `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map((_, index) => `$${index + 1}`).join(', ')}) RETURNING id`,
    Object.values(row),
  );
  undoChanges.push(() => sql(`DELETE FROM ${table} WHERE id = $1`, [addedRow?.id]));
}

/** Writes the hostile text wherever staff may store a text that pages display. `product` is the slug of a product. */
export async function storeHostileTexts(product: string) {
  const [brand] = await sql('SELECT brand.slug FROM brand JOIN product ON product.brand_id = brand.id WHERE product.slug = $1', [product]);
  const seo = ['seo_title', 'seo_description', 'seo_keywords'];
  await writeHostileText('product', product, ['name', 'description', 'model_name', 'ai_name', 'ai_description', 'size_guide', ...seo]);
  await writeHostileText('brand', String(brand?.slug), ['name', 'description']);
  await writeHostileText('collection', 'gorod-v-dozhd', ['title', 'description']);
  await writeHostileText('page', 'licence', ['title']);
  await addRow('url_metadata', {
    url: collectionPath,
    name: hostileText,
    title: hostileText,
    description: hostileText,
    keywords: hostileText,
  });
  await addRow('faq_entry', { question: hostileText, answer_html: '', position: 1000 });
  await addRow('search_synonym', { relation: 'same', name: hostileText, others: [hostileText, 'кроссовки'] });
  const texts = Object.fromEntries(['title', 'description', ...seo].map((column) => [column, hostileText]));
  await addRow('blog_article', { slug: 'e2e-texts', html: '', published_at: new Date(), ...texts });
}

/** Registers how to undo a change after the tests of the file. */
export const undoLater = (change: () => Promise<unknown>): void => void undoChanges.push(change);

/** Undoes all changes, and waits until no page links to the hostile article any more. */
export async function removeHostileTexts() {
  for (const change of undoChanges.splice(0).toReversed()) await change();
  await waitUntilGone(articlePath, contentPaths);
}
