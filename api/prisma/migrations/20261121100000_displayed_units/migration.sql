-- The unit whose prices a product displays, and whether another one costs more, without reading all units of the product: by what a guest
-- pays, and by what a member pays. Reservations end without a write, so they are checked by the statement.
CREATE INDEX product_item_guest_price_idx ON product_item (product_id, price, id)
  WHERE active AND deleted_at IS NULL AND sold_at IS NULL;
CREATE INDEX product_item_member_price_idx ON product_item (product_id, coalesce(loyalty_price, price), price, id)
  WHERE active AND deleted_at IS NULL AND sold_at IS NULL;
