-- When the shopper asked to give a unit back. It stays when the unit is returned.
ALTER TABLE order_item ADD COLUMN return_requested_at timestamptz(3);
