-- Which text a person has agreed to, and when. It outlives the account: it is what shows that the processing was lawful.
CREATE TABLE account_consent (
  id           uuid PRIMARY KEY DEFAULT uuidv7(),
  account_id   uuid NOT NULL,
  text_version text NOT NULL,
  given_at     timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT account_consent_account_id_fkey FOREIGN KEY (account_id) REFERENCES account (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT account_consent_text_version_present CHECK (btrim(text_version) <> '')
);

CREATE UNIQUE INDEX account_consent_account_id_text_version_key ON account_consent (account_id, text_version);

-- An address that another one has taken the place of: for a while its owner may ask what happened.
CREATE TABLE replaced_recipient (
  id          uuid PRIMARY KEY DEFAULT uuidv7(),
  account_id  uuid NOT NULL,
  type        auth_type NOT NULL,
  address     text NOT NULL,
  replaced_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT replaced_recipient_account_id_fkey FOREIGN KEY (account_id) REFERENCES account (id) ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE INDEX replaced_recipient_account_id_idx ON replaced_recipient (account_id);
CREATE INDEX replaced_recipient_replaced_at_idx ON replaced_recipient (replaced_at);

-- What has happened to the recipients of an account.
CREATE TYPE recipient_change AS ENUM ('ADDED', 'REPLACED', 'ACCOUNT_DELETED');

-- What an address that an account had is told of. It names no account: nothing that is done to the account later takes the notice back.
CREATE TABLE recipient_notice (
  id           uuid PRIMARY KEY DEFAULT uuidv7(),
  change       recipient_change NOT NULL,
  changed_type auth_type,
  type         auth_type NOT NULL,
  address      text NOT NULL,
  created_at   timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT recipient_notice_changed_type_present CHECK ((change = 'ACCOUNT_DELETED') = (changed_type IS NULL))
);

CREATE INDEX recipient_notice_created_at_idx ON recipient_notice (created_at);

-- What a message was about and why it did not arrive; neither its text nor its address.
CREATE TYPE message_failure AS ENUM ('EXPIRED', 'EXHAUSTED', 'REFUSED');

CREATE TABLE undelivered_message (
  id         uuid PRIMARY KEY DEFAULT uuidv7(),
  kind       text NOT NULL,
  message_id text NOT NULL,
  reason     message_failure NOT NULL,
  failed_at  timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);

CREATE UNIQUE INDEX undelivered_message_kind_message_id_key ON undelivered_message (kind, message_id);
CREATE INDEX undelivered_message_failed_at_idx ON undelivered_message (failed_at);

CREATE TYPE bonus_entry_kind AS ENUM ('GRANT', 'HOLD', 'SPEND', 'RELEASE', 'ACCRUE', 'REVOKE');

-- The ledger. The balance is the sum of the amounts, the debt that of what is owed; each entry carries both as they are after it.
CREATE TABLE bonus_entry (
  id         uuid PRIMARY KEY DEFAULT uuidv7(),
  account_id uuid NOT NULL,
  number     integer NOT NULL DEFAULT 0,
  kind       bonus_entry_kind NOT NULL,
  amount     bigint NOT NULL,
  owed       bigint NOT NULL DEFAULT 0,
  reference  text NOT NULL,
  balance    bigint NOT NULL DEFAULT 0,
  debt       bigint NOT NULL DEFAULT 0,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT bonus_entry_account_id_fkey FOREIGN KEY (account_id) REFERENCES account (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT bonus_entry_reference_present CHECK (btrim(reference) <> ''),
  CONSTRAINT bonus_entry_amount_of_kind CHECK (
    CASE WHEN kind IN ('GRANT', 'RELEASE', 'ACCRUE') THEN amount > 0 AND owed = 0
      WHEN kind IN ('HOLD', 'SPEND') THEN amount < 0 AND owed = 0
      ELSE amount <= 0 AND (amount < 0 OR owed > 0) AND (owed >= 0 OR owed = amount) END
  ),
  CONSTRAINT bonus_entry_balance_range CHECK (balance BETWEEN 0 AND 9007199254740991),
  CONSTRAINT bonus_entry_debt_range CHECK (debt BETWEEN 0 AND 9007199254740991)
);

CREATE UNIQUE INDEX bonus_entry_account_id_number_key ON bonus_entry (account_id, number);
CREATE UNIQUE INDEX bonus_entry_account_id_kind_reference_key ON bonus_entry (account_id, kind, reference);

-- What could go wrong: two entries that each see a balance which allows them, and together overdraw it. The account's row makes the second
-- wait for the first, and a statement of READ COMMITTED then sees the first one's entry; under a stricter level, where it would not, both
-- would take the same number, which the unique index refuses. Rows of one statement see those before them.
CREATE FUNCTION bonus_entry_append() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  latest bonus_entry;
BEGIN
  PERFORM FROM account WHERE id = NEW.account_id FOR NO KEY UPDATE;
  SELECT * INTO latest FROM bonus_entry WHERE account_id = NEW.account_id ORDER BY number DESC LIMIT 1;
  NEW.number := coalesce(latest.number, 0) + 1;
  NEW.balance := coalesce(latest.balance, 0) + NEW.amount;
  NEW.debt := coalesce(latest.debt, 0) + NEW.owed;
  RETURN NEW;
END
$$;

CREATE TRIGGER bonus_entry_append BEFORE INSERT ON bonus_entry FOR EACH ROW EXECUTE FUNCTION bonus_entry_append();

CREATE FUNCTION bonus_entry_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'bonus_entry is append-only: % is refused', TG_OP USING ERRCODE = 'restrict_violation';
END
$$;

CREATE TRIGGER bonus_entry_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON bonus_entry
  FOR EACH STATEMENT EXECUTE FUNCTION bonus_entry_refuse_change();

-- Phones that have had their welcome bonuses, as a keyed hash without the account: a person who comes back is the same person.
CREATE TABLE welcomed_phone (
  phone_hash  text PRIMARY KEY,
  welcomed_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT welcomed_phone_hash_form CHECK (phone_hash ~ '^[0-9a-f]{64}$')
);
