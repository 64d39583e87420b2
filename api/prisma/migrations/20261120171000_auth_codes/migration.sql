CREATE TABLE auth_challenge (
  id               uuid PRIMARY KEY,
  type             auth_type NOT NULL,
  address          text,
  recipient_hash   bytea NOT NULL,
  account_id       uuid,
  known_account_id uuid,
  browser_hash     bytea,
  client_hash      bytea NOT NULL,
  fingerprint_hash bytea,
  code_length      smallint NOT NULL,
  key_id           text NOT NULL,
  tries            smallint NOT NULL DEFAULT 0,
  created_at       timestamptz(3) NOT NULL,
  expires_at       timestamptz(3) NOT NULL,
  used_at          timestamptz(3),
  CONSTRAINT auth_challenge_code_length CHECK (code_length IN (4, 6)),
  CONSTRAINT auth_challenge_tries_not_negative CHECK (tries >= 0)
);

CREATE INDEX auth_challenge_recipient_hash_created_at_idx ON auth_challenge (recipient_hash, created_at);
CREATE INDEX auth_challenge_account_id_created_at_idx ON auth_challenge (account_id, created_at);
CREATE INDEX auth_challenge_client_hash_created_at_idx ON auth_challenge (client_hash, created_at);
CREATE INDEX auth_challenge_fingerprint_hash_created_at_idx ON auth_challenge (fingerprint_hash, created_at);
CREATE INDEX auth_challenge_type_created_at_idx ON auth_challenge (type, created_at);
CREATE INDEX auth_challenge_created_at_idx ON auth_challenge (created_at);

CREATE TABLE auth_guess (
  id               uuid PRIMARY KEY DEFAULT uuidv7(),
  recipient_hash   bytea NOT NULL,
  account_id       uuid,
  known_account_id uuid,
  client_hash      bytea NOT NULL,
  code_length      smallint NOT NULL,
  guessed_at       timestamptz(3) NOT NULL
);

CREATE INDEX auth_guess_recipient_hash_guessed_at_idx ON auth_guess (recipient_hash, guessed_at);
CREATE INDEX auth_guess_account_id_guessed_at_idx ON auth_guess (account_id, guessed_at);
CREATE INDEX auth_guess_client_hash_guessed_at_idx ON auth_guess (client_hash, guessed_at);
CREATE INDEX auth_guess_code_length_guessed_at_idx ON auth_guess (code_length, guessed_at);
CREATE INDEX auth_guess_guessed_at_idx ON auth_guess (guessed_at);

CREATE TABLE auth_breaker (
  id              boolean PRIMARY KEY DEFAULT true,
  opened_at       timestamptz(3) NOT NULL,
  open_until      timestamptz(3) NOT NULL,
  closing_noticed boolean NOT NULL DEFAULT false,
  CONSTRAINT auth_breaker_only_one CHECK (id)
);

CREATE TABLE known_browser (
  account_id    uuid NOT NULL,
  browser_hash  bytea NOT NULL,
  first_used_at timestamptz(3) NOT NULL,
  last_used_at  timestamptz(3) NOT NULL,
  CONSTRAINT known_browser_pkey PRIMARY KEY (account_id, browser_hash),
  CONSTRAINT known_browser_account_id_fkey FOREIGN KEY (account_id) REFERENCES account (id) ON DELETE CASCADE ON UPDATE CASCADE
);
