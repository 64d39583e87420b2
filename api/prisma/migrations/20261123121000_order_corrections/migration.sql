-- Journal of what operators corrected without a step. The history of the units is the journal of the steps.
CREATE TABLE order_item_correction (
  id            uuid PRIMARY KEY DEFAULT uuidv7(),
  order_item_id uuid NOT NULL,
  author_id     uuid NOT NULL,
  reason        text NOT NULL DEFAULT '',
  before        jsonb NOT NULL,
  after         jsonb NOT NULL,
  created_at    timestamptz(3) NOT NULL,
  CONSTRAINT order_item_correction_order_item_id_fkey FOREIGN KEY (order_item_id) REFERENCES order_item (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT order_item_correction_author_id_fkey FOREIGN KEY (author_id) REFERENCES account (id) ON DELETE RESTRICT ON UPDATE CASCADE
);

CREATE INDEX order_item_correction_order_item_id_created_at_idx ON order_item_correction (order_item_id, created_at);
CREATE INDEX order_item_correction_author_id_idx ON order_item_correction (author_id);

CREATE FUNCTION order_item_correction_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'order_item_correction is append-only: % is refused', TG_OP USING ERRCODE = 'restrict_violation';
END
$$;

CREATE TRIGGER order_item_correction_append_only BEFORE UPDATE OR DELETE ON order_item_correction
  FOR EACH STATEMENT EXECUTE FUNCTION order_item_correction_refuse_change();
