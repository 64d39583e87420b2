-- An order to a pickup point keeps the point as it was at the placing, because points close and change. Its address is in `street`.
ALTER TABLE shop_order
  ADD COLUMN pickup_point_kind       pickup_point_kind,
  ADD COLUMN pickup_point_directions text NOT NULL DEFAULT '',
  ADD COLUMN pickup_point_hours      text NOT NULL DEFAULT '',
  ADD COLUMN pickup_point_phone      text NOT NULL DEFAULT '',
  -- An erased order to a pickup point has neither.
  ADD CONSTRAINT shop_order_pickup_point_whole CHECK ((pickup_point_code IS NULL) = (pickup_point_kind IS NULL)),
  ADD CONSTRAINT shop_order_courier_needs_no_point CHECK (delivery_mode = 'PICKUP' OR pickup_point_code IS NULL);
