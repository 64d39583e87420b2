CREATE TYPE service_scope AS ENUM ('ORDERS_READ', 'PERSONS_READ', 'STOCK_WRITE');

-- Keys of integrators' programs. A token is random, so its hash needs no salt.
CREATE TABLE service_token (
  id             uuid PRIMARY KEY DEFAULT uuidv7(),
  name           text NOT NULL,
  scopes         service_scope[] NOT NULL,
  hash           bytea NOT NULL,
  previous_hash  bytea,
  previous_until timestamptz(3),
  created_by     uuid NOT NULL,
  created_at     timestamptz(3) NOT NULL,
  expires_at     timestamptz(3),
  last_used_at   timestamptz(3),
  revoked_at     timestamptz(3),
  CONSTRAINT service_token_scopes_some CHECK (cardinality(scopes) > 0),
  CONSTRAINT service_token_previous_whole CHECK ((previous_hash IS NULL) = (previous_until IS NULL)),
  CONSTRAINT service_token_created_by_fkey FOREIGN KEY (created_by) REFERENCES account (id) ON DELETE RESTRICT ON UPDATE CASCADE
);

CREATE UNIQUE INDEX service_token_hash_key ON service_token (hash);
CREATE UNIQUE INDEX service_token_previous_hash_key ON service_token (previous_hash);
CREATE INDEX service_token_created_by_idx ON service_token (created_by);

ALTER TABLE journal_entry ADD CONSTRAINT journal_entry_token_id_fkey
  FOREIGN KEY (token_id) REFERENCES service_token (id) ON DELETE RESTRICT ON UPDATE CASCADE;
CREATE INDEX journal_entry_token_id_created_at_id_idx ON journal_entry (token_id, created_at, id);
