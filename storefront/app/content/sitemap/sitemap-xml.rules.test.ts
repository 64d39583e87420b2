import { partXml } from './sitemap-xml.rules.ts';

test('addresses in the sitemap are escaped for XML', () => {
  expect(partXml.formatEntry({ address: 'https://meet.example/?a=1&b=<2>', updatedAt: '2026-11-20' })).toBe(
    '<url><loc>https://meet.example/?a=1&amp;b=&lt;2&gt;</loc><lastmod>2026-11-20</lastmod></url>\n',
  );
});
