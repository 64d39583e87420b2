-- Operators who save a size compare when it has changed.
ALTER TABLE size ADD COLUMN updated_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;
CALL keep_updated_at_of('size');

-- A product is saved with its units, so a change of a unit is one of the product. Reservations and sales are none: a shopper's order must
-- neither wait for the product nor make an operator's save fail. Locks are taken in the order of ids.
CREATE FUNCTION product_renew_with_units() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  saved CONSTANT text := 'product_id, id, external_id, size_id, supplier, price, old_price, loyalty_price, delivery_iso_code, bonus_calc_state,
    active, deleted_at';
  changed_rows text := CASE TG_OP
    WHEN 'INSERT' THEN 'SELECT product_id FROM rows_after'
    WHEN 'DELETE' THEN 'SELECT product_id FROM rows_before'
    ELSE format('SELECT product_id FROM ((SELECT %1$s FROM rows_before EXCEPT ALL SELECT %1$s FROM rows_after)
      UNION ALL (SELECT %1$s FROM rows_after EXCEPT ALL SELECT %1$s FROM rows_before)) AS changed', saved)
  END;
BEGIN
  EXECUTE format(
    'WITH stale AS (
       SELECT id FROM product WHERE id IN (%s) AND xmin <> pg_current_xact_id()::xid ORDER BY id FOR NO KEY UPDATE)
     UPDATE product SET updated_at = now() FROM stale WHERE product.id = stale.id',
    changed_rows);
  RETURN NULL;
END
$$;

CREATE TRIGGER updated_at_insert AFTER INSERT ON product_item REFERENCING NEW TABLE AS rows_after
  FOR EACH STATEMENT EXECUTE FUNCTION product_renew_with_units();
CREATE TRIGGER updated_at_update AFTER UPDATE ON product_item REFERENCING OLD TABLE AS rows_before NEW TABLE AS rows_after
  FOR EACH STATEMENT EXECUTE FUNCTION product_renew_with_units();
CREATE TRIGGER updated_at_delete AFTER DELETE ON product_item REFERENCING OLD TABLE AS rows_before
  FOR EACH STATEMENT EXECUTE FUNCTION product_renew_with_units();

-- The operators' list of products: its orders, and what its search looks for.
CREATE INDEX product_updated_at_id_idx ON product (updated_at DESC, id DESC);
CREATE INDEX product_created_at_id_idx ON product (created_at DESC, id DESC);
CREATE INDEX product_short_name_idx ON product (left(name, 100), id) WHERE deleted_at IS NULL;
CREATE INDEX product_name_words_idx ON product USING gin (to_tsvector('simple', translate(lower(left(name, 1000)), 'ё', 'е')));
CREATE INDEX product_slug_prefix_idx ON product (slug text_pattern_ops) WHERE deleted_at IS NULL;
CREATE INDEX product_sku_prefix_idx ON product (lower(sku) text_pattern_ops);
