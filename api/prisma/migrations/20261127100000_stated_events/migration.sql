-- The events that the step of this entry is, the same for all entries of the step. The writer states them, and none by an empty array. Null
-- if the previous release has written the entry, or plain SQL.
ALTER TABLE order_status_change ADD COLUMN events event_type[];

-- The events of an entry without stated ones. A contract step drops it, once no release in service writes such entries.
CREATE FUNCTION unstated_order_events(previous order_status, status order_status, is_placing boolean) RETURNS event_type[]
  LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN is_placing THEN '{ORDER_PLACED}'
    WHEN previous IS NULL THEN '{}'
    WHEN status = 'ISSUED_REFUND' AND previous = 'CANCEL_PURCHASE' THEN '{}'
    WHEN status = 'CANCEL_PURCHASE' THEN '{ORDER_CANCELLED}'
    WHEN status NOT IN ('AWAITING_PAY', 'AWAITING_CALL', 'ACCEPT_MEET_WAIT_PAID')
      AND previous IN ('AWAITING_PAY', 'AWAITING_CALL', 'ACCEPT_MEET_WAIT_PAID', 'CANCEL_PURCHASE') THEN '{ORDER_PAID}'
    ELSE '{ORDER_STATUS}'
  END::event_type[]
$$;

-- Which event a step is, its writer has decided. The trigger adds what only the end of the transaction tells: the order with its new status
-- and sums, and all units that moved together. All entries of a step have the same time; the one with the least id speaks for all.
CREATE OR REPLACE FUNCTION outgoing_event_of_step() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  stepped shop_order;
  kind event_type;
BEGIN
  IF NEW.events = '{}' OR NOT EXISTS (SELECT FROM webhook WHERE active AND deleted_at IS NULL) THEN RETURN NULL; END IF;
  SELECT shop_order.* INTO stepped FROM shop_order JOIN order_item ON order_item.order_id = shop_order.id WHERE order_item.id = NEW.order_item_id;
  IF EXISTS (
    SELECT FROM order_status_change AS entry JOIN order_item ON order_item.id = entry.order_item_id
    WHERE order_item.order_id = stepped.id AND entry.created_at = NEW.created_at AND entry.id < NEW.id) THEN RETURN NULL;
  END IF;
  FOREACH kind IN ARRAY coalesce(
    NEW.events,
    unstated_order_events(NEW.previous_status, NEW.status, NEW.previous_status IS NULL AND NEW.created_at = stepped.created_at))
  LOOP
    CONTINUE WHEN NOT outgoing_event_is_wanted(kind);
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
  END LOOP;
  RETURN NULL;
END
$$;
