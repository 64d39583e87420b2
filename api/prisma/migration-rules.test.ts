import { expect, it } from '@jest/globals';
import { committed, readMigrations } from './migration-files.js';
import { findBlockingStatements } from './migration-rules.js';

/** Migrations before the first shop that is open. */
const isEarly = (name: string): boolean => name < '20261127';

it.each([
  ['CREATE INDEX "order_item_day_idx" ON "order_item"("day");', 'CREATE INDEX CONCURRENTLY'],
  ['CREATE UNIQUE INDEX a ON account (lower(name)) WHERE name IS NOT NULL;', 'CREATE INDEX CONCURRENTLY'],
  ['ALTER TABLE "upload" ADD CONSTRAINT a FOREIGN KEY (b) REFERENCES c (id) ON DELETE RESTRICT;', 'NOT VALID'],
  ['ALTER TABLE upload ADD COLUMN token_id uuid REFERENCES service_token (id);', 'NOT VALID'],
  ['ALTER TABLE product ADD CHECK (price > 0);', 'NOT VALID'],
  ['ALTER TABLE product ADD CONSTRAINT product_sku_key UNIQUE (sku);', 'USING INDEX'],
  ['ALTER TABLE product ALTER COLUMN price TYPE numeric;', 'may rewrite the table'],
  ['ALTER TABLE product ALTER COLUMN "sku" SET NOT NULL;', 'SET NOT NULL reads the whole table'],
  ['ALTER TABLE product\n  ADD COLUMN a integer,\n  ADD COLUMN "country" text NOT NULL;', 'give it a default'],
  ['ALTER TABLE product ADD COLUMN key uuid NOT NULL DEFAULT uuidv7();', 'rewrites the table'],
  ['ALTER TABLE product DROP COLUMN country;', 'contract step'],
  ['ALTER TABLE product RENAME COLUMN country TO origin;', 'contract step'],
  ['DROP TABLE product;', 'contract step'],
  ['UPDATE product SET country = 1;', 'in portions'],
])('%s is refused: %s', (sql, advice) => {
  expect(findBlockingStatements(sql)).toEqual([expect.stringContaining(advice)]);
});

it.each([
  'CREATE TABLE a (id uuid PRIMARY KEY, b text NOT NULL REFERENCES c (id)); CREATE INDEX a_b_idx ON a (b); ALTER TABLE a ADD CHECK (b > 0);',
  'CREATE INDEX CONCURRENTLY order_item_day_idx ON order_item (day);',
  'ALTER TABLE upload ADD COLUMN token_id uuid, ADD CONSTRAINT a FOREIGN KEY (token_id) REFERENCES service_token (id) NOT VALID;',
  'ALTER TABLE upload VALIDATE CONSTRAINT a;',
  "ALTER TABLE product ADD COLUMN country text NOT NULL DEFAULT '';",
  "ALTER TABLE product ADD COLUMN country text DEFAULT 'RU' NOT NULL;",
  'ALTER TABLE product ADD CONSTRAINT product_sku_key UNIQUE USING INDEX product_sku_idx;',
  "ALTER TYPE service_scope ADD VALUE 'CONTENT_READ';",
  'CREATE OR REPLACE FUNCTION f() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN UPDATE product SET a = 1; DROP TABLE b; END $$;',
  '-- contract: no release reads it since 0.3.0\nALTER TABLE product DROP COLUMN country; DROP TABLE b;',
  "UPDATE product SET country = 'RU' WHERE sku = 'A';",
])('%s is accepted', (sql) => {
  expect(findBlockingStatements(sql)).toEqual([]);
});

it('is kept by the migrations', () => {
  const found = readMigrations(committed).migrationDirectories.flatMap(({ path, migrationFile }) =>
    isEarly(path) ? [] : findBlockingStatements(migrationFile.content.value).map((sentence) => `${path}: ${sentence}`),
  );
  expect(found).toEqual([]);
});
