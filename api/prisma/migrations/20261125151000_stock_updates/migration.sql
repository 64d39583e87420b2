-- Answers of `setStock`, so that a repeated call gets the same one. A row lives for a day.
CREATE TABLE stock_update (
  author_id    uuid NOT NULL,
  key          uuid NOT NULL,
  content_hash bytea NOT NULL,
  answer       jsonb NOT NULL,
  created_at   timestamptz(3) NOT NULL,
  PRIMARY KEY (author_id, key)
);

CREATE INDEX stock_update_created_at_idx ON stock_update (created_at);
