-- What must hold is held here, whoever writes.

ALTER TABLE brand
  ADD CONSTRAINT brand_slug_form CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  ADD CONSTRAINT brand_name_present CHECK (btrim(name) <> '');

ALTER TABLE directory
  ADD CONSTRAINT directory_slug_form CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  ADD CONSTRAINT directory_name_present CHECK (btrim(name) <> '');

ALTER TABLE size
  ADD CONSTRAINT size_slug_form CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  ADD CONSTRAINT size_name_present CHECK (btrim(name) <> '');

ALTER TABLE product
  ADD CONSTRAINT product_slug_form CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  ADD CONSTRAINT product_name_present CHECK (btrim(name) <> ''),
  ADD CONSTRAINT product_colour_hex_form CHECK (colour_hex ~ '^#[0-9A-F]{6}$'),
  ADD CONSTRAINT product_unit_sold_not_negative CHECK (unit_sold >= 0);

ALTER TABLE product_image
  ADD CONSTRAINT product_image_position_not_negative CHECK (position >= 0),
  ADD CONSTRAINT product_image_key_form CHECK (object_key ~ '^[0-9a-f]{64}\.(webp|png|jpg|avif)$');

-- 2^53 - 1 is the largest amount that a JSON number carries exactly.
ALTER TABLE product_item
  ADD CONSTRAINT product_item_price_range CHECK (price > 0 AND price <= 9007199254740991),
  ADD CONSTRAINT product_item_old_price_above CHECK (old_price > price AND old_price <= 9007199254740991),
  ADD CONSTRAINT product_item_loyalty_price_not_above CHECK (loyalty_price > 0 AND loyalty_price <= price);

CREATE INDEX product_item_reserved_until_idx ON product_item (reserved_until) WHERE reserved_until IS NOT NULL;

-- Change is captured where data changes: every statement that writes a source table appends the products it touches to the outbox,
-- in its own transaction, once for each engine, and wakes the worker when it commits. The trigger's argument says how a changed row
-- of that table leads to products. An UPDATE counts both the rows before and after it, so that a unit moved from one product to
-- another renews both documents.
CREATE FUNCTION search_outbox_capture() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed_rows text := CASE TG_OP
    WHEN 'INSERT' THEN 'SELECT * FROM rows_after'
    WHEN 'DELETE' THEN 'SELECT * FROM rows_before'
    ELSE 'SELECT * FROM rows_before UNION ALL SELECT * FROM rows_after'
  END;
BEGIN
  EXECUTE format(
    'WITH changed AS (%s), touched AS (SELECT DISTINCT product_id FROM (%s) AS product_of_changed (product_id))
     INSERT INTO search_outbox (engine, product_id, request_id)
     SELECT search_engine.name, touched.product_id, nullif(current_setting(''meet.request_id'', true), '''')
     FROM search_engine CROSS JOIN touched',
    changed_rows, TG_ARGV[0]);
  PERFORM pg_notify('search_outbox', '');
  RETURN NULL;
END
$$;

-- A transition table serves one event only, hence three triggers a table.
CREATE PROCEDURE capture_changes_of(source regclass, product_of_changed text) LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('CREATE TRIGGER search_outbox_insert AFTER INSERT ON %s REFERENCING NEW TABLE AS rows_after
    FOR EACH STATEMENT EXECUTE FUNCTION search_outbox_capture(%L)', source, product_of_changed);
  EXECUTE format('CREATE TRIGGER search_outbox_update AFTER UPDATE ON %s REFERENCING OLD TABLE AS rows_before NEW TABLE AS rows_after
    FOR EACH STATEMENT EXECUTE FUNCTION search_outbox_capture(%L)', source, product_of_changed);
  EXECUTE format('CREATE TRIGGER search_outbox_delete AFTER DELETE ON %s REFERENCING OLD TABLE AS rows_before
    FOR EACH STATEMENT EXECUTE FUNCTION search_outbox_capture(%L)', source, product_of_changed);
END
$$;

CALL capture_changes_of('product', 'SELECT id FROM changed');
CALL capture_changes_of('product_item', 'SELECT product_id FROM changed');
CALL capture_changes_of('brand', 'SELECT product.id FROM product JOIN changed ON product.brand_id = changed.id');
CALL capture_changes_of('directory', 'SELECT product.id FROM product JOIN changed ON product.directory_id = changed.id OR changed.rule <> ''CATEGORY''');
