-- The lists of operators: by state, by the recipient, and of all orders.
CREATE INDEX shop_order_status_created_at_idx ON shop_order (status, created_at DESC);
CREATE INDEX shop_order_created_at_idx ON shop_order (created_at DESC);
CREATE INDEX shop_order_phone_idx ON shop_order (phone);
CREATE INDEX shop_order_email_idx ON shop_order (email);
