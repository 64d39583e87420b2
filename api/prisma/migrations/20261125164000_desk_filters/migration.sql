-- The feed of orders: those that have changed since a moment, the oldest change first.
CREATE INDEX shop_order_updated_at_id_idx ON shop_order (updated_at, id);
-- Few units are to be returned.
CREATE INDEX order_item_return_requested_idx ON order_item (order_id) WHERE return_requested_at IS NOT NULL;
-- Requests of somebody who writes or calls.
CREATE INDEX shop_request_phone_idx ON shop_request (phone);
CREATE INDEX shop_request_email_idx ON shop_request (email);
