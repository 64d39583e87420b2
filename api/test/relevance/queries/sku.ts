import { listQueries } from '../query.js';
import { sku } from '../traits.js';

// SKUs of the demo shop, where a product's SKU is derived from its slug.
export const skus = listQueries('sku', [
  [['M88DB12864', 'm88db12864'], sku('M88DB12864')],
  [['MB5DB1F07C'], sku('MB5DB1F07C')],
  [['MC85C0842C'], sku('MC85C0842C')],
  [['m3ed71ec27'], sku('M3ED71EC27')],
  [['M3CC244686'], sku('M3CC244686')],
  [['MAAA5FE84C'], sku('MAAA5FE84C')],
  [[' M35D708413 '], sku('M35D708413')],
  [['M8174E12AE'], sku('M8174E12AE')],
  [['M623C7A64E'], sku('M623C7A64E')],
  [['mada6de5cf'], sku('MADA6DE5CF')],
  [['MD9826D32F'], sku('MD9826D32F')],
  [['MD1E537EBF'], sku('MD1E537EBF')],
  [['MD5184D91C'], sku('MD5184D91C')],
  [['M09C6254E6'], sku('M09C6254E6')],
]);
