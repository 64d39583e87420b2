-- Bonuses of an order whose amount has changed are held under another reference, because a released one cannot hold again.
ALTER TABLE shop_order ADD COLUMN bonus_hold integer NOT NULL DEFAULT 0;

-- What a manager has changed of a called order before it was paid. The shopper's mail is composed from it.
CREATE TABLE order_change (
  id         uuid PRIMARY KEY DEFAULT uuidv7(),
  order_id   uuid NOT NULL,
  author_id  uuid NOT NULL,
  reason     text NOT NULL DEFAULT '',
  moved      boolean NOT NULL,
  before     jsonb NOT NULL,
  after      jsonb NOT NULL,
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT order_change_order_id_fkey FOREIGN KEY (order_id) REFERENCES shop_order (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT order_change_author_id_fkey FOREIGN KEY (author_id) REFERENCES account (id) ON DELETE RESTRICT ON UPDATE CASCADE
);

CREATE INDEX order_change_order_id_created_at_idx ON order_change (order_id, created_at);
CREATE INDEX order_change_author_id_idx ON order_change (author_id);

CREATE FUNCTION order_change_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'order_change is append-only: % is refused', TG_OP USING ERRCODE = 'restrict_violation';
END
$$;

CREATE TRIGGER order_change_append_only BEFORE UPDATE OR DELETE ON order_change
  FOR EACH STATEMENT EXECUTE FUNCTION order_change_refuse_change();
