CREATE TABLE session (
  id                       uuid PRIMARY KEY,
  account_id               uuid NOT NULL,
  device                   text NOT NULL,
  refresh_counter          integer NOT NULL DEFAULT 0,
  refresh_hash             bytea NOT NULL,
  rotated_at               timestamptz(3) NOT NULL,
  second_factor_at         timestamptz(3),
  second_factor_generation integer,
  confirmed_at             timestamptz(3) NOT NULL,
  created_at               timestamptz(3) NOT NULL,
  last_seen_at             timestamptz(3) NOT NULL,
  expires_at               timestamptz(3) NOT NULL,
  ended_at                 timestamptz(3),
  CONSTRAINT session_account_id_fkey FOREIGN KEY (account_id) REFERENCES account (id) ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT session_second_factor_whole CHECK ((second_factor_at IS NULL) = (second_factor_generation IS NULL))
);

CREATE INDEX session_account_id_idx ON session (account_id);
CREATE INDEX session_expires_at_idx ON session (expires_at);

CREATE TABLE second_factor (
  account_id   uuid PRIMARY KEY,
  key_id       text NOT NULL,
  sealed       bytea NOT NULL,
  used_step    integer NOT NULL DEFAULT 0,
  created_at   timestamptz(3) NOT NULL,
  CONSTRAINT second_factor_account_id_fkey FOREIGN KEY (account_id) REFERENCES account (id) ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE TABLE second_factor_try (
  id         uuid PRIMARY KEY DEFAULT uuidv7(),
  account_id uuid NOT NULL,
  tried_at   timestamptz(3) NOT NULL,
  CONSTRAINT second_factor_try_account_id_fkey FOREIGN KEY (account_id) REFERENCES account (id) ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE INDEX second_factor_try_account_id_tried_at_idx ON second_factor_try (account_id, tried_at);

CREATE TYPE security_event_kind AS ENUM (
  'SIGNED_IN', 'SIGN_IN_REFUSED', 'CODE_SENT', 'SEND_REFUSED', 'BREAKER_OPENED', 'BREAKER_CLOSED', 'SIGNED_OUT', 'SESSION_ENDED',
  'REFRESH_REPLAYED', 'SECOND_FACTOR_PASSED', 'SECOND_FACTOR_REFUSED', 'SECOND_FACTOR_ISSUED', 'ACCESS_LEVEL_CHANGED', 'RECIPIENT_ADDED',
  'ACCOUNT_DELETED', 'IDENTITY_CONFIRMED', 'DATA_EXPORTED'
);

CREATE TABLE security_event (
  id             uuid PRIMARY KEY DEFAULT uuidv7(),
  kind           security_event_kind NOT NULL,
  account_id     uuid,
  session_id     uuid,
  recipient_hash bytea,
  network        text,
  device         text,
  details        jsonb NOT NULL DEFAULT '{}',
  created_at     timestamptz(3) NOT NULL,
  CONSTRAINT security_event_account_id_fkey FOREIGN KEY (account_id) REFERENCES account (id) ON DELETE SET NULL ON UPDATE CASCADE
);

CREATE INDEX security_event_account_id_created_at_idx ON security_event (account_id, created_at DESC);
CREATE INDEX security_event_created_at_idx ON security_event (created_at DESC);
