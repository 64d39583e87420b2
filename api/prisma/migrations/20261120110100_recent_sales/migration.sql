-- Finds what was sold last without reading all that ever was.
CREATE INDEX product_item_sold_at_idx ON product_item (sold_at DESC) WHERE sold_at IS NOT NULL;
