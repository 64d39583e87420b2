-- What the source of a point says beyond what the shop needs: clients may ask for it, and no statement looks into it.
ALTER TABLE pickup_point ADD COLUMN details jsonb NOT NULL DEFAULT '{}';

-- The next renewal is due, so that the details do not come a day later.
UPDATE pickup_point_renewal SET renewed_at = renewed_at - interval '1 day';

-- Coordinates, codes and whole address of the point as it was at the placing.
ALTER TABLE shop_order
  ADD COLUMN pickup_point_record jsonb,
  ADD CONSTRAINT shop_order_record_of_a_point CHECK (pickup_point_record IS NULL OR pickup_point_code IS NOT NULL);
