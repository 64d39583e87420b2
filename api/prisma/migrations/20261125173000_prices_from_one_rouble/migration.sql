-- No line of an order may cost less than 1 rouble, so nobody could buy a unit with a lower price. Such a price was a mistake. A unit is
-- therefore taken off sale until somebody corrects its price, and a member pays the price of guests.
UPDATE product_item SET
  active = active AND price >= 100,
  price = greatest(price, 100),
  old_price = CASE WHEN old_price > 100 THEN old_price END,
  loyalty_price = CASE WHEN loyalty_price >= 100 THEN loyalty_price END
WHERE price < 100 OR loyalty_price < 100;

ALTER TABLE product_item
  DROP CONSTRAINT product_item_price_range,
  DROP CONSTRAINT product_item_loyalty_price_not_above,
  ADD CONSTRAINT product_item_price_range CHECK (price >= 100 AND price <= 9007199254740991),
  ADD CONSTRAINT product_item_loyalty_price_not_above CHECK (loyalty_price >= 100 AND loyalty_price <= price);
