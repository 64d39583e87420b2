ALTER TYPE event_type ADD VALUE 'ORDER_RETURN_WITHDRAWN';

-- When the shopper last withdrew a request to return the unit. A request that is made again keeps it.
ALTER TABLE order_item ADD COLUMN return_withdrawn_at timestamptz(3);

-- As before, with the time of the withdrawal.
CREATE OR REPLACE FUNCTION outgoing_event_of_units() RETURNS trigger LANGUAGE plpgsql AS $$
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
      'returnRequestedAt', unit.return_requested_at, 'returnWithdrawnAt', unit.return_withdrawn_at) ORDER BY unit.position))
  FROM shop_order AS changed JOIN order_item AS unit ON unit.order_id = changed.id
    JOIN product_item AS item ON item.id = unit.product_item_id
  WHERE changed.id = NEW.order_id GROUP BY changed.id;
  RETURN NULL;
END
$$;

CREATE CONSTRAINT TRIGGER outgoing_event_return_withdrawn AFTER UPDATE OF return_requested_at ON order_item DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (OLD.return_requested_at IS NOT NULL AND NEW.return_requested_at IS NULL)
  EXECUTE FUNCTION outgoing_event_of_units('ORDER_RETURN_WITHDRAWN');
