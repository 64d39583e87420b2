import { expect, it } from '@jest/globals';
import { nameStatement } from './statement-name.ts';

it.each([
  ['SELECT "public"."shop_order"."id" FROM "public"."shop_order" WHERE "public"."shop_order"."id" = $1 LIMIT $2', 'SELECT shop_order'],
  ['select id from product where slug = $1', 'SELECT product'],
  ['INSERT INTO "public"."account" ("id") VALUES ($1) RETURNING "public"."account"."id"', 'INSERT account'],
  ['UPDATE product_item SET sold_at = $1 FROM product WHERE true', 'UPDATE product_item'],
  ['DELETE FROM ONLY upload WHERE id = $1', 'DELETE upload'],
  ['\n  -- rows FROM nowhere\n  /* SELECT */ SELECT 1 FROM review', 'SELECT review'],
  ["SELECT ' FROM secret' AS text, $$ FROM other $$ FROM brand", 'SELECT brand'],
  ['SELECT (SELECT count(*) FROM review WHERE product_id = product.id) FROM product', 'SELECT product'],
  ['SELECT json_agg(found) FROM (SELECT id FROM size_grid) AS found', 'SELECT size_grid'],
  ['SELECT EXISTS (SELECT FROM account WHERE id = $1)', 'SELECT account'],
  ['WITH found AS (SELECT id FROM product), other AS (SELECT 1) SELECT * FROM found JOIN other ON true', 'SELECT product'],
  ['WITH RECURSIVE tree AS (SELECT id FROM directory UNION ALL SELECT 1 FROM tree) SELECT * FROM tree', 'SELECT directory'],
  ['WITH gone AS (DELETE FROM upload RETURNING id) INSERT INTO journal_entry SELECT * FROM gone', 'INSERT journal_entry'],
  ['SELECT * FROM "graphile_worker".get_job($1)', 'SELECT graphile_worker.get_job'],
  ['SELECT a IS DISTINCT FROM b, now()', 'SELECT'],
  ['SELECT extract(epoch FROM now())', 'SELECT'],
  ['SELECT 1', 'SELECT'],
  ['BEGIN', 'BEGIN'],
  ['COMMIT;', 'COMMIT'],
  ['SAVEPOINT s_17', 'SAVEPOINT'],
  ["SET application_name = 'someone'", 'SET'],
  ['someone@example.com', 'SQL'],
  ['', 'SQL'],
])('the span of the statement %j is named %s', (sql, name) => {
  expect(nameStatement(sql)).toBe(name);
});
