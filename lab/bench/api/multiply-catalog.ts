/** Columns in which a copied row differs, by table. `copy` is the number of the copy. */
const copiedColumns: readonly (readonly [table: string, columns: Record<string, string>])[] = [
  [
    'product',
    {
      id: buildCopyId('row.id'),
      slug: `row.slug || '-' || copy`,
      sku: `row.sku || '-' || copy`,
      name: `replace(row.name, row.model_name, row.model_name || ' ' || copy)`,
      model_name: `row.model_name || ' ' || copy`,
      unit_sold: 'row.unit_sold + copy',
      created_at: `row.created_at - copy * interval '1 minute'`,
    },
  ],
  ['product_properties', { product_id: buildCopyId('row.product_id') }],
  ['product_badge', { product_id: buildCopyId('row.product_id') }],
  ['product_image', { id: buildCopyId('row.id'), product_id: buildCopyId('row.product_id') }],
  ['product_item', { id: buildCopyId('row.id'), product_id: buildCopyId('row.product_id'), external_id: `row.external_id || '-' || copy` }],
  ['review', { id: buildCopyId('row.id'), product_id: buildCopyId('row.product_id') }],
  ['review_photo', { id: buildCopyId('row.id'), review_id: buildCopyId('row.review_id') }],
];

function buildCopyId(original: string): string {
  return `md5(${original}::text || '-' || copy)`;
}

/**
 * Returns SQL that copies every product `copies` times, each as a separate model with its units, pictures and reviews. This takes a tenth
 * of the time that seeding a shop of that size would take.
 */
export const buildMultiplySql = (copies: number): string =>
  copiedColumns
    .map(([table, columns]) => {
      const overrides = Object.entries(columns).map(([column, value]) => `'${column}', ${value}`);
      return `INSERT INTO ${table} SELECT copied.* FROM ${table} AS row CROSS JOIN generate_series(1, ${copies}) AS copy
        CROSS JOIN LATERAL jsonb_populate_record(row, jsonb_build_object(${overrides.join(', ')})) AS copied`;
    })
    .join(';\n');
