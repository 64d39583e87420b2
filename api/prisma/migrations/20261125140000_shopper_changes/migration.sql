-- Tells listening API processes what has changed for a shopper, whoever wrote it: `order`, the account and the order, or `cart` and the
-- account. Ids only: a notice is limited to 8,000 bytes, and every role of the database may listen. PostgreSQL sends the equal notices of a
-- transaction once, when it commits, so an order with many units that moves is told once.

CREATE FUNCTION shopper_change_of_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('shopper_change', format('order %s %s', NEW.account_id, NEW.id));
  RETURN NULL;
END
$$;

CREATE FUNCTION shopper_change_of_order_part() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('shopper_change', format('order %s %s', account_id, id)) FROM shop_order WHERE id = NEW.order_id;
  RETURN NULL;
END
$$;

CREATE FUNCTION shopper_change_of_refund() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('shopper_change', format('order %s %s', shop_order.account_id, shop_order.id))
  FROM payment JOIN shop_order ON shop_order.id = payment.order_id WHERE payment.id = NEW.payment_id;
  RETURN NULL;
END
$$;

CREATE FUNCTION shopper_change_of_cart() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('shopper_change', format('cart %s', CASE TG_OP WHEN 'DELETE' THEN OLD.account_id ELSE NEW.account_id END));
  RETURN NULL;
END
$$;

CREATE TRIGGER shopper_change_insert AFTER INSERT ON shop_order FOR EACH ROW EXECUTE FUNCTION shopper_change_of_order();
-- The retention of `network` changes nothing that a shopper sees.
CREATE TRIGGER shopper_change_update AFTER UPDATE ON shop_order FOR EACH ROW
  WHEN (OLD.network = NEW.network AND OLD IS DISTINCT FROM NEW) EXECUTE FUNCTION shopper_change_of_order();

CREATE TRIGGER shopper_change_insert AFTER INSERT ON order_item FOR EACH ROW EXECUTE FUNCTION shopper_change_of_order_part();
CREATE TRIGGER shopper_change_update AFTER UPDATE ON order_item FOR EACH ROW
  WHEN (OLD IS DISTINCT FROM NEW) EXECUTE FUNCTION shopper_change_of_order_part();

CREATE TRIGGER shopper_change_insert AFTER INSERT ON payment FOR EACH ROW EXECUTE FUNCTION shopper_change_of_order_part();
CREATE TRIGGER shopper_change_update AFTER UPDATE ON payment FOR EACH ROW
  WHEN (OLD.state IS DISTINCT FROM NEW.state) EXECUTE FUNCTION shopper_change_of_order_part();

CREATE TRIGGER shopper_change_insert AFTER INSERT ON payment_refund FOR EACH ROW EXECUTE FUNCTION shopper_change_of_refund();
CREATE TRIGGER shopper_change_update AFTER UPDATE ON payment_refund FOR EACH ROW
  WHEN (OLD.state IS DISTINCT FROM NEW.state) EXECUTE FUNCTION shopper_change_of_refund();

CREATE TRIGGER shopper_change AFTER INSERT OR UPDATE OR DELETE ON cart_line FOR EACH ROW EXECUTE FUNCTION shopper_change_of_cart();
CREATE TRIGGER shopper_change AFTER INSERT OR UPDATE OR DELETE ON cart FOR EACH ROW EXECUTE FUNCTION shopper_change_of_cart();
