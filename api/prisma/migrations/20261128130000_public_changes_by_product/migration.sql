-- Units change with every order, and the search index follows. The notification says so, because few of the cached responses contain the
-- product. Its payload is `product <id>`, `index` for the search index, or empty for a change that may affect every response.
CREATE OR REPLACE FUNCTION notify_public_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME IN ('search_document', 'search_outbox', 'search_engine') THEN
    PERFORM pg_notify('public_change', 'index');
  ELSIF TG_TABLE_NAME = 'product_item' AND TG_OP <> 'TRUNCATE' THEN
    IF TG_OP <> 'INSERT' THEN
      PERFORM pg_notify('public_change', 'product ' || OLD.product_id);
    END IF;
    IF TG_OP <> 'DELETE' THEN
      PERFORM pg_notify('public_change', 'product ' || NEW.product_id);
    END IF;
  ELSIF TG_TABLE_NAME = 'product' AND TG_OP = 'UPDATE' THEN
    -- These two change with the units. Other columns also decide what is listed, or belong to other products of the model.
    OLD.updated_at := NEW.updated_at;
    OLD.unit_sold := NEW.unit_sold;
    PERFORM pg_notify('public_change', CASE WHEN OLD.* IS DISTINCT FROM NEW.* THEN '' ELSE 'product ' || NEW.id END);
  ELSE
    PERFORM pg_notify('public_change', '');
  END IF;
  RETURN NULL;
END
$$;
