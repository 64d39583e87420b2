-- Units change with each order, cart and import, so their capture is planned once for a connection instead of for each statement.
CREATE FUNCTION search_outbox_capture_units() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  touched uuid[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    touched := ARRAY(SELECT DISTINCT product_id FROM rows_after);
  ELSIF TG_OP = 'DELETE' THEN
    touched := ARRAY(SELECT DISTINCT product_id FROM rows_before);
  ELSE
    touched := ARRAY(SELECT product_id FROM rows_before UNION SELECT product_id FROM rows_after);
  END IF;
  INSERT INTO search_outbox (engine, product_id, request_id)
  SELECT search_engine.name, product.id, nullif(current_setting('meet.request_id', true), '')
  FROM search_engine CROSS JOIN unnest(touched) AS product (id);
  PERFORM pg_notify('search_outbox', '');
  RETURN NULL;
END
$$;

-- Replaced, not dropped, because reading units need not wait for that.
CREATE OR REPLACE TRIGGER search_outbox_insert AFTER INSERT ON product_item REFERENCING NEW TABLE AS rows_after
  FOR EACH STATEMENT EXECUTE FUNCTION search_outbox_capture_units();
CREATE OR REPLACE TRIGGER search_outbox_update AFTER UPDATE ON product_item REFERENCING OLD TABLE AS rows_before NEW TABLE AS rows_after
  FOR EACH STATEMENT EXECUTE FUNCTION search_outbox_capture_units();
CREATE OR REPLACE TRIGGER search_outbox_delete AFTER DELETE ON product_item REFERENCING OLD TABLE AS rows_before
  FOR EACH STATEMENT EXECUTE FUNCTION search_outbox_capture_units();
