ALTER TYPE event_type ADD VALUE 'ORDER_TRACKED';
ALTER TYPE event_type ADD VALUE 'ORDER_RESCHEDULED';
ALTER TYPE event_type ADD VALUE 'ORDER_RETURN_REQUESTED';
ALTER TYPE event_type ADD VALUE 'REVIEW_PENDING';
ALTER TYPE event_type ADD VALUE 'ACCOUNT_CREATED';
ALTER TYPE event_type ADD VALUE 'ACCOUNT_ERASED';

-- As before, with the units' numbers at their supplier and at the carrier.
CREATE OR REPLACE FUNCTION outgoing_event_of_step() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  unpaid CONSTANT order_status[] := '{AWAITING_PAY, AWAITING_CALL, ACCEPT_MEET_WAIT_PAID}';
  stepped shop_order;
  kind event_type;
BEGIN
  IF NOT EXISTS (SELECT FROM webhook WHERE active AND deleted_at IS NULL) THEN RETURN NULL; END IF;
  SELECT shop_order.* INTO stepped FROM shop_order JOIN order_item ON order_item.order_id = shop_order.id WHERE order_item.id = NEW.order_item_id;
  kind := CASE
    WHEN NEW.previous_status IS NULL AND NEW.created_at = stepped.created_at THEN 'ORDER_PLACED'
    -- A unit that joins the order in an exchange. The step of the unit that it replaces follows.
    WHEN NEW.previous_status IS NULL THEN NULL
    WHEN NEW.status = 'ISSUED_REFUND' AND NEW.previous_status = 'CANCEL_PURCHASE' THEN NULL
    WHEN NEW.status = 'CANCEL_PURCHASE' THEN 'ORDER_CANCELLED'
    WHEN NEW.status <> ALL (unpaid) AND (NEW.previous_status = ANY (unpaid) OR NEW.previous_status = 'CANCEL_PURCHASE') THEN 'ORDER_PAID'
    ELSE 'ORDER_STATUS'
  END;
  IF kind IS NULL OR NOT outgoing_event_is_wanted(kind) OR EXISTS (
    SELECT FROM order_status_change AS entry JOIN order_item ON order_item.id = entry.order_item_id
    WHERE order_item.order_id = stepped.id AND entry.created_at = NEW.created_at AND entry.id < NEW.id) THEN RETURN NULL;
  END IF;
  INSERT INTO outgoing_event (type, subject, created_at, data)
  SELECT kind, stepped.id, NEW.created_at, jsonb_build_object(
    'orderId', stepped.id, 'number', stepped.number, 'status', stepped.status, 'paymentType', stepped.payment_type,
    'total', stepped.total_price, 'goods', stepped.goods, 'discount', stepped.discount, 'promoDiscount', stepped.promo_discount,
    'paidByBonuses', stepped.paid_by_bonuses, 'deliveryPrice', stepped.delivery_price,
    'units', jsonb_agg(jsonb_build_object(
      'id', unit.id, 'productItemId', unit.product_item_id, 'externalId', item.external_id,
      'status', unit.status, 'previousStatus', entry.previous_status, 'cancelReason', unit.cancel_reason, 'payable', unit.sold_price,
      'trackCode', unit.track_code, 'cdekWaybillId', unit.cdek_waybill_id) ORDER BY unit.position))
  FROM order_item AS unit JOIN product_item AS item ON item.id = unit.product_item_id
    LEFT JOIN order_status_change AS entry ON entry.order_item_id = unit.id AND entry.created_at = NEW.created_at
  WHERE unit.order_id = stepped.id;
  RETURN NULL;
END
$$;

-- What has become different of units without a step. One event a transaction, when it commits, with all units as they then are.
CREATE FUNCTION outgoing_event_of_units() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  kind CONSTANT event_type := TG_ARGV[0]::event_type;
BEGIN
  IF NOT outgoing_event_is_wanted(kind) OR EXISTS (
    SELECT FROM outgoing_event WHERE created_at = CURRENT_TIMESTAMP::timestamptz(3) AND written_in = pg_current_xact_id()
      AND type = kind AND subject = NEW.order_id) THEN RETURN NULL;
  END IF;
  INSERT INTO outgoing_event (type, subject, data)
  SELECT kind, changed.id, jsonb_build_object('orderId', changed.id, 'number', changed.number, 'status', changed.status,
    'units', jsonb_agg(jsonb_build_object(
      'id', unit.id, 'productItemId', unit.product_item_id, 'externalId', item.external_id, 'status', unit.status,
      'trackCode', unit.track_code, 'cdekWaybillId', unit.cdek_waybill_id, 'estimatedDeliveryDate', unit.delivery_to,
      'returnRequestedAt', unit.return_requested_at) ORDER BY unit.position))
  FROM shop_order AS changed JOIN order_item AS unit ON unit.order_id = changed.id
    JOIN product_item AS item ON item.id = unit.product_item_id
  WHERE changed.id = NEW.order_id GROUP BY changed.id;
  RETURN NULL;
END
$$;

CREATE CONSTRAINT TRIGGER outgoing_event_tracked AFTER UPDATE OF track_code, cdek_waybill_id ON order_item DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN ((NEW.track_code, NEW.cdek_waybill_id) IS DISTINCT FROM (OLD.track_code, OLD.cdek_waybill_id)
    AND (NEW.track_code IS NOT NULL OR NEW.cdek_waybill_id IS NOT NULL))
  EXECUTE FUNCTION outgoing_event_of_units('ORDER_TRACKED');
CREATE CONSTRAINT TRIGGER outgoing_event_rescheduled AFTER UPDATE OF delivery_to ON order_item DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.delivery_to <> OLD.delivery_to) EXECUTE FUNCTION outgoing_event_of_units('ORDER_RESCHEDULED');
CREATE CONSTRAINT TRIGGER outgoing_event_return_requested AFTER UPDATE OF return_requested_at ON order_item DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (OLD.return_requested_at IS NULL AND NEW.return_requested_at IS NOT NULL)
  EXECUTE FUNCTION outgoing_event_of_units('ORDER_RETURN_REQUESTED');

CREATE OR REPLACE FUNCTION outgoing_event_of_review() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  kind CONSTANT event_type := ('REVIEW_' || NEW.state::text)::event_type;
BEGIN
  INSERT INTO outgoing_event (type, subject, data)
  SELECT kind, NEW.id, jsonb_build_object('reviewId', NEW.id, 'productId', NEW.product_id, 'rating', NEW.rating)
  WHERE outgoing_event_is_wanted(kind);
  RETURN NULL;
END
$$;

-- A review that its author changes waits for the moderation again.
CREATE TRIGGER outgoing_event_pending_insert AFTER INSERT ON review FOR EACH ROW
  WHEN (NEW.state = 'PENDING' AND NEW.deleted_at IS NULL) EXECUTE FUNCTION outgoing_event_of_review();
CREATE TRIGGER outgoing_event_pending_update AFTER UPDATE ON review FOR EACH ROW
  WHEN (NEW.state = 'PENDING' AND OLD.state <> 'PENDING' AND NEW.deleted_at IS NULL) EXECUTE FUNCTION outgoing_event_of_review();

CREATE FUNCTION outgoing_event_of_account() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  kind CONSTANT event_type := TG_ARGV[0]::event_type;
BEGIN
  INSERT INTO outgoing_event (type, subject, data)
  SELECT kind, NEW.id, jsonb_build_object('accountId', NEW.id) WHERE outgoing_event_is_wanted(kind);
  RETURN NULL;
END
$$;

CREATE TRIGGER outgoing_event_created AFTER INSERT ON account FOR EACH ROW EXECUTE FUNCTION outgoing_event_of_account('ACCOUNT_CREATED');
CREATE TRIGGER outgoing_event_erased AFTER UPDATE OF deleted_at ON account FOR EACH ROW
  WHEN (OLD.deleted_at IS NULL AND NEW.deleted_at IS NOT NULL) EXECUTE FUNCTION outgoing_event_of_account('ACCOUNT_ERASED');
