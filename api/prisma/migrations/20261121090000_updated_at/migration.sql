-- updated_at is kept by the database, so that clients that sync by time also see what plain SQL has changed.

-- A statement that sets updated_at itself keeps its value.
CREATE FUNCTION updated_at_keep() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.updated_at := now();
  RETURN NEW;
END
$$;

CREATE PROCEDURE keep_updated_at_of(source regclass) LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('CREATE TRIGGER updated_at_keep BEFORE UPDATE ON %s FOR EACH ROW
    WHEN (NEW.updated_at = OLD.updated_at AND NEW IS DISTINCT FROM OLD) EXECUTE FUNCTION updated_at_keep()', source);
END
$$;

CALL keep_updated_at_of('account');
CALL keep_updated_at_of('badge');
CALL keep_updated_at_of('blog_article');
CALL keep_updated_at_of('brand');
CALL keep_updated_at_of('collection');
CALL keep_updated_at_of('colour');
CALL keep_updated_at_of('directory');
CALL keep_updated_at_of('faq_entry');
CALL keep_updated_at_of('loyalty_level');
CALL keep_updated_at_of('page');
CALL keep_updated_at_of('product');
CALL keep_updated_at_of('product_item');
CALL keep_updated_at_of('product_sub_type');
CALL keep_updated_at_of('product_type');
CALL keep_updated_at_of('redirect_rule');
CALL keep_updated_at_of('review');
CALL keep_updated_at_of('size_grid');
CALL keep_updated_at_of('url_metadata');

-- Rows of a part change what the API answers for the whole. A whole that this transaction has written itself (xmin) is up to date
-- already: an import that creates products writes each of them once. Locks are taken in the order of ids, so that two such statements
-- never wait for each other.
CREATE FUNCTION updated_at_keep_whole() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed_rows text := CASE TG_OP
    WHEN 'INSERT' THEN 'SELECT * FROM rows_after'
    WHEN 'DELETE' THEN 'SELECT * FROM rows_before'
    ELSE '(SELECT * FROM rows_before EXCEPT ALL SELECT * FROM rows_after) UNION ALL (SELECT * FROM rows_after EXCEPT ALL SELECT * FROM rows_before)'
  END;
BEGIN
  EXECUTE format(
    'WITH stale AS (
       SELECT id FROM %1$I WHERE id IN (SELECT %2$I FROM (%3$s) AS changed) AND xmin <> pg_current_xact_id()::xid
       ORDER BY id FOR NO KEY UPDATE)
     UPDATE %1$I AS whole SET updated_at = now() FROM stale WHERE whole.id = stale.id',
    TG_ARGV[0], TG_ARGV[1], changed_rows);
  RETURN NULL;
END
$$;

CREATE PROCEDURE keep_updated_at_of_whole(part regclass, whole text, reference text) LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('CREATE TRIGGER updated_at_insert AFTER INSERT ON %s REFERENCING NEW TABLE AS rows_after
    FOR EACH STATEMENT EXECUTE FUNCTION updated_at_keep_whole(%L, %L)', part, whole, reference);
  EXECUTE format('CREATE TRIGGER updated_at_update AFTER UPDATE ON %s REFERENCING OLD TABLE AS rows_before NEW TABLE AS rows_after
    FOR EACH STATEMENT EXECUTE FUNCTION updated_at_keep_whole(%L, %L)', part, whole, reference);
  EXECUTE format('CREATE TRIGGER updated_at_delete AFTER DELETE ON %s REFERENCING OLD TABLE AS rows_before
    FOR EACH STATEMENT EXECUTE FUNCTION updated_at_keep_whole(%L, %L)', part, whole, reference);
END
$$;

CALL keep_updated_at_of_whole('collection_product', 'collection', 'collection_id');
CALL keep_updated_at_of_whole('directory_filter', 'directory', 'directory_id');
CALL keep_updated_at_of_whole('product_badge', 'product', 'product_id');
CALL keep_updated_at_of_whole('product_image', 'product', 'product_id');
CALL keep_updated_at_of_whole('product_properties', 'product', 'product_id');
CALL keep_updated_at_of_whole('review_photo', 'review', 'review_id');
CALL keep_updated_at_of_whole('size_grid_row', 'size_grid', 'size_grid_id');
