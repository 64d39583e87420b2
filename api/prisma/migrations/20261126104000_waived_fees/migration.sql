-- The fee that was not charged because the goods cost enough, and what they have to cost for it.
ALTER TABLE shop_order ADD COLUMN waived_fee bigint NOT NULL DEFAULT 0, ADD COLUMN waived_from bigint NOT NULL DEFAULT 0;

-- The part of the unit's price that pays this fee, because its shopper has cancelled it.
ALTER TABLE order_item ADD COLUMN withheld bigint NOT NULL DEFAULT 0;
