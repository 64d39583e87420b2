-- Every API process caches guests' responses until the data behind them change, and learns of it by this notification. The triggers stand on
-- all tables from which the queries marked with CachedUntilChange are answered. PostgreSQL sends equal notifications of a transaction once.
CREATE FUNCTION notify_public_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('public_change', '');
  RETURN NULL;
END
$$;

CREATE TRIGGER notify_public_rows AFTER INSERT OR DELETE ON badge FOR EACH ROW EXECUTE FUNCTION notify_public_change();
CREATE TRIGGER notify_public_update AFTER UPDATE ON badge
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION notify_public_change();
CREATE TRIGGER notify_public_truncate AFTER TRUNCATE ON badge FOR EACH STATEMENT EXECUTE FUNCTION notify_public_change();

CREATE TRIGGER notify_public_rows AFTER INSERT OR DELETE ON blog_article FOR EACH ROW EXECUTE FUNCTION notify_public_change();
CREATE TRIGGER notify_public_update AFTER UPDATE ON blog_article
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION notify_public_change();
CREATE TRIGGER notify_public_truncate AFTER TRUNCATE ON blog_article FOR EACH STATEMENT EXECUTE FUNCTION notify_public_change();

CREATE TRIGGER notify_public_rows AFTER INSERT OR DELETE ON brand FOR EACH ROW EXECUTE FUNCTION notify_public_change();
CREATE TRIGGER notify_public_update AFTER UPDATE ON brand
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION notify_public_change();
CREATE TRIGGER notify_public_truncate AFTER TRUNCATE ON brand FOR EACH STATEMENT EXECUTE FUNCTION notify_public_change();

CREATE TRIGGER notify_public_rows AFTER INSERT OR DELETE ON collection FOR EACH ROW EXECUTE FUNCTION notify_public_change();
CREATE TRIGGER notify_public_update AFTER UPDATE ON collection
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION notify_public_change();
CREATE TRIGGER notify_public_truncate AFTER TRUNCATE ON collection FOR EACH STATEMENT EXECUTE FUNCTION notify_public_change();

CREATE TRIGGER notify_public_rows AFTER INSERT OR DELETE ON collection_product FOR EACH ROW EXECUTE FUNCTION notify_public_change();
CREATE TRIGGER notify_public_update AFTER UPDATE ON collection_product
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION notify_public_change();
CREATE TRIGGER notify_public_truncate AFTER TRUNCATE ON collection_product FOR EACH STATEMENT EXECUTE FUNCTION notify_public_change();

CREATE TRIGGER notify_public_rows AFTER INSERT OR DELETE ON colour FOR EACH ROW EXECUTE FUNCTION notify_public_change();
CREATE TRIGGER notify_public_update AFTER UPDATE ON colour
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION notify_public_change();
CREATE TRIGGER notify_public_truncate AFTER TRUNCATE ON colour FOR EACH STATEMENT EXECUTE FUNCTION notify_public_change();

CREATE TRIGGER notify_public_rows AFTER INSERT OR DELETE ON directory FOR EACH ROW EXECUTE FUNCTION notify_public_change();
CREATE TRIGGER notify_public_update AFTER UPDATE ON directory
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION notify_public_change();
CREATE TRIGGER notify_public_truncate AFTER TRUNCATE ON directory FOR EACH STATEMENT EXECUTE FUNCTION notify_public_change();

CREATE TRIGGER notify_public_rows AFTER INSERT OR DELETE ON directory_filter FOR EACH ROW EXECUTE FUNCTION notify_public_change();
CREATE TRIGGER notify_public_update AFTER UPDATE ON directory_filter
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION notify_public_change();
CREATE TRIGGER notify_public_truncate AFTER TRUNCATE ON directory_filter FOR EACH STATEMENT EXECUTE FUNCTION notify_public_change();

CREATE TRIGGER notify_public_rows AFTER INSERT OR DELETE ON faq_entry FOR EACH ROW EXECUTE FUNCTION notify_public_change();
CREATE TRIGGER notify_public_update AFTER UPDATE ON faq_entry
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION notify_public_change();
CREATE TRIGGER notify_public_truncate AFTER TRUNCATE ON faq_entry FOR EACH STATEMENT EXECUTE FUNCTION notify_public_change();

CREATE TRIGGER notify_public_rows AFTER INSERT OR DELETE ON listing_slug FOR EACH ROW EXECUTE FUNCTION notify_public_change();
CREATE TRIGGER notify_public_update AFTER UPDATE ON listing_slug
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION notify_public_change();
CREATE TRIGGER notify_public_truncate AFTER TRUNCATE ON listing_slug FOR EACH STATEMENT EXECUTE FUNCTION notify_public_change();

CREATE TRIGGER notify_public_rows AFTER INSERT OR DELETE ON loyalty_level FOR EACH ROW EXECUTE FUNCTION notify_public_change();
CREATE TRIGGER notify_public_update AFTER UPDATE ON loyalty_level
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION notify_public_change();
CREATE TRIGGER notify_public_truncate AFTER TRUNCATE ON loyalty_level FOR EACH STATEMENT EXECUTE FUNCTION notify_public_change();

CREATE TRIGGER notify_public_rows AFTER INSERT OR DELETE ON page FOR EACH ROW EXECUTE FUNCTION notify_public_change();
CREATE TRIGGER notify_public_update AFTER UPDATE ON page
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION notify_public_change();
CREATE TRIGGER notify_public_truncate AFTER TRUNCATE ON page FOR EACH STATEMENT EXECUTE FUNCTION notify_public_change();

CREATE TRIGGER notify_public_rows AFTER INSERT OR DELETE ON product FOR EACH ROW EXECUTE FUNCTION notify_public_change();
CREATE TRIGGER notify_public_update AFTER UPDATE ON product
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION notify_public_change();
CREATE TRIGGER notify_public_truncate AFTER TRUNCATE ON product FOR EACH STATEMENT EXECUTE FUNCTION notify_public_change();

CREATE TRIGGER notify_public_rows AFTER INSERT OR DELETE ON product_badge FOR EACH ROW EXECUTE FUNCTION notify_public_change();
CREATE TRIGGER notify_public_update AFTER UPDATE ON product_badge
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION notify_public_change();
CREATE TRIGGER notify_public_truncate AFTER TRUNCATE ON product_badge FOR EACH STATEMENT EXECUTE FUNCTION notify_public_change();

CREATE TRIGGER notify_public_rows AFTER INSERT OR DELETE ON product_image FOR EACH ROW EXECUTE FUNCTION notify_public_change();
CREATE TRIGGER notify_public_update AFTER UPDATE ON product_image
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION notify_public_change();
CREATE TRIGGER notify_public_truncate AFTER TRUNCATE ON product_image FOR EACH STATEMENT EXECUTE FUNCTION notify_public_change();

CREATE TRIGGER notify_public_rows AFTER INSERT OR DELETE ON product_item FOR EACH ROW EXECUTE FUNCTION notify_public_change();
CREATE TRIGGER notify_public_update AFTER UPDATE ON product_item
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION notify_public_change();
CREATE TRIGGER notify_public_truncate AFTER TRUNCATE ON product_item FOR EACH STATEMENT EXECUTE FUNCTION notify_public_change();

CREATE TRIGGER notify_public_rows AFTER INSERT OR DELETE ON product_properties FOR EACH ROW EXECUTE FUNCTION notify_public_change();
CREATE TRIGGER notify_public_update AFTER UPDATE ON product_properties
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION notify_public_change();
CREATE TRIGGER notify_public_truncate AFTER TRUNCATE ON product_properties FOR EACH STATEMENT EXECUTE FUNCTION notify_public_change();

CREATE TRIGGER notify_public_rows AFTER INSERT OR DELETE ON product_rating FOR EACH ROW EXECUTE FUNCTION notify_public_change();
CREATE TRIGGER notify_public_update AFTER UPDATE ON product_rating
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION notify_public_change();
CREATE TRIGGER notify_public_truncate AFTER TRUNCATE ON product_rating FOR EACH STATEMENT EXECUTE FUNCTION notify_public_change();

CREATE TRIGGER notify_public_rows AFTER INSERT OR DELETE ON product_sub_type FOR EACH ROW EXECUTE FUNCTION notify_public_change();
CREATE TRIGGER notify_public_update AFTER UPDATE ON product_sub_type
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION notify_public_change();
CREATE TRIGGER notify_public_truncate AFTER TRUNCATE ON product_sub_type FOR EACH STATEMENT EXECUTE FUNCTION notify_public_change();

CREATE TRIGGER notify_public_rows AFTER INSERT OR DELETE ON product_type FOR EACH ROW EXECUTE FUNCTION notify_public_change();
CREATE TRIGGER notify_public_update AFTER UPDATE ON product_type
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION notify_public_change();
CREATE TRIGGER notify_public_truncate AFTER TRUNCATE ON product_type FOR EACH STATEMENT EXECUTE FUNCTION notify_public_change();

CREATE TRIGGER notify_public_rows AFTER INSERT OR DELETE ON redirect_rule FOR EACH ROW EXECUTE FUNCTION notify_public_change();
CREATE TRIGGER notify_public_update AFTER UPDATE ON redirect_rule
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION notify_public_change();
CREATE TRIGGER notify_public_truncate AFTER TRUNCATE ON redirect_rule FOR EACH STATEMENT EXECUTE FUNCTION notify_public_change();

CREATE TRIGGER notify_public_rows AFTER INSERT OR DELETE ON review FOR EACH ROW EXECUTE FUNCTION notify_public_change();
CREATE TRIGGER notify_public_update AFTER UPDATE ON review
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION notify_public_change();
CREATE TRIGGER notify_public_truncate AFTER TRUNCATE ON review FOR EACH STATEMENT EXECUTE FUNCTION notify_public_change();

CREATE TRIGGER notify_public_rows AFTER INSERT OR DELETE ON review_photo FOR EACH ROW EXECUTE FUNCTION notify_public_change();
CREATE TRIGGER notify_public_update AFTER UPDATE ON review_photo
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION notify_public_change();
CREATE TRIGGER notify_public_truncate AFTER TRUNCATE ON review_photo FOR EACH STATEMENT EXECUTE FUNCTION notify_public_change();

CREATE TRIGGER notify_public_rows AFTER INSERT OR DELETE ON review_vote FOR EACH ROW EXECUTE FUNCTION notify_public_change();
CREATE TRIGGER notify_public_update AFTER UPDATE ON review_vote
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION notify_public_change();
CREATE TRIGGER notify_public_truncate AFTER TRUNCATE ON review_vote FOR EACH STATEMENT EXECUTE FUNCTION notify_public_change();

CREATE TRIGGER notify_public_rows AFTER INSERT OR DELETE ON search_document FOR EACH ROW EXECUTE FUNCTION notify_public_change();
CREATE TRIGGER notify_public_update AFTER UPDATE ON search_document
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION notify_public_change();
CREATE TRIGGER notify_public_truncate AFTER TRUNCATE ON search_document FOR EACH STATEMENT EXECUTE FUNCTION notify_public_change();

CREATE TRIGGER notify_public_rows AFTER INSERT OR DELETE ON search_synonym FOR EACH ROW EXECUTE FUNCTION notify_public_change();
CREATE TRIGGER notify_public_update AFTER UPDATE ON search_synonym
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION notify_public_change();
CREATE TRIGGER notify_public_truncate AFTER TRUNCATE ON search_synonym FOR EACH STATEMENT EXECUTE FUNCTION notify_public_change();

CREATE TRIGGER notify_public_rows AFTER INSERT OR DELETE ON size FOR EACH ROW EXECUTE FUNCTION notify_public_change();
CREATE TRIGGER notify_public_update AFTER UPDATE ON size
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION notify_public_change();
CREATE TRIGGER notify_public_truncate AFTER TRUNCATE ON size FOR EACH STATEMENT EXECUTE FUNCTION notify_public_change();

CREATE TRIGGER notify_public_rows AFTER INSERT OR DELETE ON size_grid FOR EACH ROW EXECUTE FUNCTION notify_public_change();
CREATE TRIGGER notify_public_update AFTER UPDATE ON size_grid
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION notify_public_change();
CREATE TRIGGER notify_public_truncate AFTER TRUNCATE ON size_grid FOR EACH STATEMENT EXECUTE FUNCTION notify_public_change();

CREATE TRIGGER notify_public_rows AFTER INSERT OR DELETE ON size_grid_row FOR EACH ROW EXECUTE FUNCTION notify_public_change();
CREATE TRIGGER notify_public_update AFTER UPDATE ON size_grid_row
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION notify_public_change();
CREATE TRIGGER notify_public_truncate AFTER TRUNCATE ON size_grid_row FOR EACH STATEMENT EXECUTE FUNCTION notify_public_change();

CREATE TRIGGER notify_public_rows AFTER INSERT OR DELETE ON url_metadata FOR EACH ROW EXECUTE FUNCTION notify_public_change();
CREATE TRIGGER notify_public_update AFTER UPDATE ON url_metadata
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION notify_public_change();
CREATE TRIGGER notify_public_truncate AFTER TRUNCATE ON url_metadata FOR EACH STATEMENT EXECUTE FUNCTION notify_public_change();

-- A review says whether its author has bought the product, which is so once a unit was delivered.
CREATE TRIGGER notify_public_update AFTER UPDATE OF delivered_at ON order_item
  FOR EACH ROW WHEN (OLD.delivered_at IS DISTINCT FROM NEW.delivered_at) EXECUTE FUNCTION notify_public_change();

-- Listings change again when the index of their engine has followed, which deletes rows of the outbox, and when another index is used.
CREATE TRIGGER notify_public_rows AFTER DELETE ON search_outbox FOR EACH ROW EXECUTE FUNCTION notify_public_change();
CREATE TRIGGER notify_public_update AFTER UPDATE ON search_engine
  FOR EACH ROW WHEN ((OLD.swept_at = '-infinity') <> (NEW.swept_at = '-infinity')) EXECUTE FUNCTION notify_public_change();
CREATE TRIGGER notify_public_rows AFTER INSERT OR DELETE ON search_engine FOR EACH ROW EXECUTE FUNCTION notify_public_change();
