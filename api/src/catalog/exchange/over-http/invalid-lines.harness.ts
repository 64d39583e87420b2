import { catalogLine, catalogLines } from '../../../../test/catalog-lines.harness.js';

const line = (fields: object): string => `${JSON.stringify(fields)}\n`;

/** Builds the line of a generated product with some fields replaced. */
export const buildChangedLine = (product: number, fields: object): string => line({ ...JSON.parse(catalogLine(product, 2)), ...fields });

/** Builds 300 lines, 13 of which are invalid in different ways, and the code of the expected refusal of each invalid line. */
export function buildFileWithInvalidLines(): { lines: string[]; codesByLine: Map<number, string> } {
  const lines = [...catalogLines(300, 2)];
  const [item] = JSON.parse(catalogLine(7, 1)).items;
  const invalidLines = new Map<number, [string, string]>([
    [3, ['nonsense\n', 'NOT_JSON']],
    [17, [buildChangedLine(16, { colour: { slug: 'unheard-of' } }), 'UNKNOWN_COLOUR']],
    [42, [buildChangedLine(41, { brand: { slug: 'unheard-of' } }), 'UNKNOWN_BRAND']],
    [99, [buildChangedLine(98, { directory: 'nowhere' }), 'UNKNOWN_DIRECTORY']],
    [100, [buildChangedLine(99, { price: 3 }), 'UNKNOWN_FIELD']],
    [101, [buildChangedLine(100, { sex: 'CAT' }), 'INVALID_VALUE']],
    [102, [buildChangedLine(101, { badges: ['none'] }), 'UNKNOWN_BADGE']],
    [150, [buildChangedLine(5, {}), 'DUPLICATE_PRODUCT']],
    [151, [buildChangedLine(150, { sku: 'BENCH-5' }), 'SKU_TAKEN']],
    [152, [buildChangedLine(151, { items: [item] }), 'ITEM_OF_ANOTHER_PRODUCT']],
    [200, [buildChangedLine(199, { items: [{ ...item, externalId: 'new', price: 500, oldPrice: 300 }] }), 'WRONG_PRICES']],
    [201, [line({ slug: 'without-anything' }), 'MISSING_FIELD']],
    [300, ['\n', '']],
  ]);
  invalidLines.set(300, [`"${'x'.repeat(5 * 2 ** 20)}"\n`, 'LINE_TOO_LONG']);
  for (const [number, [text]] of invalidLines) lines[number - 1] = text;
  return { lines, codesByLine: new Map([...invalidLines].map(([number, [, code]]) => [number, code])) };
}

export const readCodes = (report: Record<string, unknown>[]) => new Map(report.map((refusal) => [refusal.line, refusal.code]));
