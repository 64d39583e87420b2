-- Where another frontend's shopper comes back to; null for the shop's own page of the order.
ALTER TABLE payment ADD COLUMN return_url text;
