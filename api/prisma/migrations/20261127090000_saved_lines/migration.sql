-- Units that an account saves for later, in a table of their own: the previous release takes every cart_line for a checked one.
CREATE TABLE saved_line (
  account_id      uuid NOT NULL,
  product_item_id uuid NOT NULL,
  added_price     bigint NOT NULL,
  added_at        timestamptz(3) NOT NULL,
  -- Order among all lines of the account. It comes from the sequence of cart_line, and a line that moves between the tables keeps it.
  number          bigint NOT NULL,
  PRIMARY KEY (account_id, product_item_id),
  CONSTRAINT saved_line_account_id_fkey FOREIGN KEY (account_id) REFERENCES account (id) ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT saved_line_product_item_id_fkey FOREIGN KEY (product_item_id) REFERENCES product_item (id) ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT saved_line_added_price_positive CHECK (added_price > 0)
);

CREATE INDEX saved_line_product_item_id_idx ON saved_line (product_item_id);

CREATE TRIGGER shopper_change AFTER INSERT OR UPDATE OR DELETE ON saved_line FOR EACH ROW EXECUTE FUNCTION shopper_change_of_cart();
