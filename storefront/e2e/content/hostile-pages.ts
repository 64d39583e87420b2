import { hostileHtml } from '@meet/api/testing';
import { sql } from '../support/database.ts';
import { contentPaths } from '../support/routes.ts';
import { shop } from '../support/shop/harness.ts';
import { until } from '../support/until.ts';

const allVectors = hostileHtml.join('\n');
/** Text on all pages with hostile HTML. */
export const hostileMark = 'Неочищенное';
/** Path of an article with hostile HTML. */
export const hostileArticle = '/blog/e2e-hostile';
export const hostileTitle = 'Статья с\u00a0чужим кодом';
const questions = hostileHtml.map((_vector, position) => `Вопрос e2e ${position}`);
/** Paths of the pages with hostile HTML. */
export const hostilePages = ['/info/contacts', hostileArticle, '/info/faq'];

let originalContactsHtml: unknown;

/** Stores hostile HTML without the check on saving: every attack in one page and one article, and each in a separate entry of the FAQ. */
export async function storeHostileHtml() {
  const html = `<p>${hostileMark}</p>${allVectors}`;
  [originalContactsHtml] = (await sql("SELECT html FROM page WHERE slug = 'contacts'")).map((page) => page.html);
  await sql("UPDATE page SET html = $1 WHERE slug = 'contacts'", [html]);
  await sql(`INSERT INTO blog_article (slug, title, description, html, published_at) VALUES ('e2e-hostile', $2, '', $1, now())`, [
    html,
    hostileTitle,
  ]);
  await sql(
    `INSERT INTO faq_entry (question, answer_html, position)
     SELECT question, $3 || answer, 1000 FROM unnest($1::text[], $2::text[]) AS entry (question, answer)`,
    [questions, hostileHtml, `<p>${hostileMark}</p>`],
  );
}

/** Restores the page about contacts, removes the article and the questions, and waits until no page contains hostile HTML any more. */
export async function removeHostileHtml() {
  await sql("UPDATE page SET html = $1 WHERE slug = 'contacts'", [originalContactsHtml]);
  await sql("DELETE FROM blog_article WHERE slug = 'e2e-hostile'");
  await sql('DELETE FROM faq_entry WHERE question = ANY ($1)', [questions]);
  await waitUntilGone(hostileMark, contentPaths);
  await waitUntilGone(hostileArticle, contentPaths);
}

/** Waits until none of the pages contains the text. Pages are cached for a while. A page that no longer contains it is not asked again. */
export async function waitUntilGone(text: string, paths: readonly string[]) {
  const contains = async (path: string) => (await (await fetch(shop().storefront + path)).text()).includes(text);
  let remainingPaths = paths;
  await until(async () => {
    const results = await Promise.all(remainingPaths.map(contains));
    remainingPaths = remainingPaths.filter((_path, position) => results[position]);
    return remainingPaths.length === 0;
  });
}
