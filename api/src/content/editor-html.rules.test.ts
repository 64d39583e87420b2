import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { hostileHtml } from '../../test/factories/hostile-html.factory.js';
import { sanitizeEditorHtml } from './editor-html.rules.js';

const dropAttributeValues = (html: string) => html.replaceAll(/"[^"]*"/g, '""');

describe('sanitizeEditorHtml', () => {
  it.each(hostileHtml)('removes everything executable from %s', (vector) => {
    const html = sanitizeEditorHtml(`<p>до</p>${vector}<p>после</p>`);
    expect(html).not.toMatch(/<(?:script|svg|math|iframe|object|embed|form|input|button|style|link|meta|base|template|video|audio)\b/i);
    expect(dropAttributeValues(html)).not.toMatch(/<[^>]*\s(?:on\w+|style|srcdoc|formaction)\s*=/i);
    expect(html).not.toMatch(/(?:javascript|vbscript|data):/i);
    expect(sanitizeEditorHtml(html)).toBe(html);
  });

  it('does not change the pages of the demo shop', () => {
    const folder = 'demo/seed/content';
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
    expect(files.length).toBeGreaterThan(10);
    for (const file of files) {
      const html = readFileSync(`${folder}/${file}`, 'utf8').replace(/^---[\s\S]*?---\n/, '');
      expect({ file, html: decodeEntities(sanitizeEditorHtml(html)) }).toEqual({ file, html: decodeEntities(html) });
    }
  });

  it('keeps the elements of an article, and adds `rel` to links that open a new tab', () => {
    const html =
      '<h2 id="a">Размер</h2><table><tr><td colspan="2">42</td></tr></table><details open><summary>Ещё</summary><p>Да</p></details>';
    expect(sanitizeEditorHtml(html)).toBe(html);
    expect(sanitizeEditorHtml('<a href="https://meet.example/" target="_blank">Сайт</a>')).toBe(
      '<a href="https://meet.example/" target="_blank" rel="noopener noreferrer">Сайт</a>',
    );
    expect(sanitizeEditorHtml('<img src="https://meet.example/a.webp" alt="А" />')).toContain('alt="А"');
    expect(sanitizeEditorHtml('<img src="/_ipx/w_640/a.webp" alt="А" />')).toContain('src="/_ipx/w_640/a.webp"');
  });
});

/** Replaces entities by the characters that they stand for, so that equal HTML compares equal. */
const decodeEntities = (html: string) =>
  html
    .replaceAll('&nbsp;', '\u00a0')
    .replaceAll('&mdash;', '—')
    .replaceAll('&ndash;', '–')
    .replaceAll('&laquo;', '«')
    .replaceAll('&raquo;', '»');
