import { catalogLine, catalogLines } from '../../../../test/catalog-lines.harness.js';

const line = (fields: object): string => `${JSON.stringify(fields)}\n`;

/** Line of a generated product with some fields replaced. */
export const changed = (product: number, fields: object): string => line({ ...JSON.parse(catalogLine(product, 2)), ...fields });

/** 300 lines, 13 of which are bad in different ways. */
export function buildFileWithInvalidLines(): { lines: string[]; bad: Map<number, string> } {
  const lines = [...catalogLines(300, 2)];
  const [item] = JSON.parse(catalogLine(7, 1)).items;
  const bad = new Map<number, [string, string]>([
    [3, ['nonsense\n', 'NOT_JSON']],
    [17, [changed(16, { colour: { slug: 'unheard-of' } }), 'UNKNOWN_COLOUR']],
    [42, [changed(41, { brand: { slug: 'unheard-of' } }), 'UNKNOWN_BRAND']],
    [99, [changed(98, { directory: 'nowhere' }), 'UNKNOWN_DIRECTORY']],
    [100, [changed(99, { price: 3 }), 'UNKNOWN_FIELD']],
    [101, [changed(100, { sex: 'CAT' }), 'INVALID_VALUE']],
    [102, [changed(101, { badges: ['none'] }), 'UNKNOWN_BADGE']],
    [150, [changed(5, {}), 'DUPLICATE_PRODUCT']],
    [151, [changed(150, { sku: 'BENCH-5' }), 'SKU_TAKEN']],
    [152, [changed(151, { items: [item] }), 'ITEM_OF_ANOTHER_PRODUCT']],
    [200, [changed(199, { items: [{ ...item, externalId: 'new', price: 500, oldPrice: 300 }] }), 'WRONG_PRICES']],
    [201, [line({ slug: 'without-anything' }), 'MISSING_FIELD']],
    [300, ['\n', '']],
  ]);
  bad.set(300, [`"${'x'.repeat(5 * 2 ** 20)}"\n`, 'LINE_TOO_LONG']);
  for (const [number, [text]] of bad) lines[number - 1] = text;
  return { lines, bad: new Map([...bad].map(([number, [, code]]) => [number, code])) };
}

export const readCodes = (report: Record<string, unknown>[]) => new Map(report.map((refusal) => [refusal.line, refusal.code]));
