-- Every API process caches guests' responses until the data behind them change, and learns of it by this notification. The triggers stand on
-- all tables from which the queries marked with CachedUntilChange are answered. PostgreSQL sends equal notifications of a transaction once.
CREATE FUNCTION notify_public_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('public_change', '');
  RETURN NULL;
END
$$;

DO $$
DECLARE
  source text;
BEGIN
  FOREACH source IN ARRAY ARRAY[
    'badge', 'blog_article', 'brand', 'collection', 'collection_product', 'colour', 'directory', 'directory_filter', 'faq_entry', 'listing_slug',
    'loyalty_level', 'page', 'product', 'product_badge', 'product_image', 'product_item', 'product_properties', 'product_rating',
    'product_sub_type', 'product_type', 'redirect_rule', 'review', 'review_photo', 'review_vote', 'search_document', 'search_synonym', 'size',
    'size_grid', 'size_grid_row', 'url_metadata']
  LOOP
    EXECUTE format('CREATE TRIGGER notify_public_rows AFTER INSERT OR DELETE ON %I
      FOR EACH ROW EXECUTE FUNCTION notify_public_change()', source);
    EXECUTE format('CREATE TRIGGER notify_public_update AFTER UPDATE ON %I
      FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION notify_public_change()', source);
    EXECUTE format('CREATE TRIGGER notify_public_truncate AFTER TRUNCATE ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION notify_public_change()', source);
  END LOOP;
END
$$;

-- A review says whether its author has bought the product, which is so once a unit was delivered.
CREATE TRIGGER notify_public_update AFTER UPDATE OF delivered_at ON order_item
  FOR EACH ROW WHEN (OLD.delivered_at IS DISTINCT FROM NEW.delivered_at) EXECUTE FUNCTION notify_public_change();

-- Listings change again when the index of their engine has followed, which deletes rows of the outbox, and when another index is used.
CREATE TRIGGER notify_public_rows AFTER DELETE ON search_outbox FOR EACH ROW EXECUTE FUNCTION notify_public_change();
CREATE TRIGGER notify_public_update AFTER UPDATE ON search_engine
  FOR EACH ROW WHEN ((OLD.swept_at = '-infinity') <> (NEW.swept_at = '-infinity')) EXECUTE FUNCTION notify_public_change();
CREATE TRIGGER notify_public_rows AFTER INSERT OR DELETE ON search_engine FOR EACH ROW EXECUTE FUNCTION notify_public_change();
