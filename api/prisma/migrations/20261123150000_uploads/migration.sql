-- Pictures that people have uploaded. The key of each is its own, so the object goes with its row. An upload is used in one place at most;
-- one that is not used is deleted after a day.
CREATE TABLE upload (
  id         uuid PRIMARY KEY DEFAULT uuidv7(),
  account_id uuid NOT NULL,
  object_key text NOT NULL,
  width      integer NOT NULL,
  height     integer NOT NULL,
  used_at    timestamptz(3),
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT upload_account_id_fkey FOREIGN KEY (account_id) REFERENCES account (id) ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT upload_object_key_of_webp CHECK (object_key ~ '^[0-9a-f]{64}\.webp$'),
  CONSTRAINT upload_sides_positive CHECK (width > 0 AND height > 0)
);

CREATE UNIQUE INDEX upload_object_key_key ON upload (object_key);
CREATE INDEX upload_account_id_created_at_idx ON upload (account_id, created_at);
CREATE INDEX upload_unused_idx ON upload (created_at) WHERE used_at IS NULL;
