-- A unit that joined its order in exchange for a delivered one names the line that it replaces. A line is replaced once.
ALTER TABLE order_item ADD COLUMN replaces_id uuid;
ALTER TABLE order_item ADD CONSTRAINT order_item_replaces_id_fkey FOREIGN KEY (replaces_id) REFERENCES order_item (id)
  ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE order_item ADD CONSTRAINT order_item_replaces_another CHECK (replaces_id <> id);
CREATE UNIQUE INDEX order_item_replaces_id_key ON order_item (replaces_id);
