CREATE TYPE access_level AS ENUM ('CUSTOMER', 'SUPPORT', 'MANAGER', 'ADMIN');
CREATE TYPE auth_type AS ENUM ('EMAIL', 'PHONE');

CREATE TABLE account (
  id                  uuid PRIMARY KEY DEFAULT uuidv7(),
  name                text NOT NULL DEFAULT '',
  surname             text NOT NULL DEFAULT '',
  lastname            text NOT NULL DEFAULT '',
  sex                 sex,
  avatar_key          text,
  access_level        access_level NOT NULL DEFAULT 'CUSTOMER',
  registration_source auth_type NOT NULL,
  spent_amount        bigint NOT NULL DEFAULT 0,
  created_at          timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  updated_at          timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  deleted_at          timestamptz(3),
  CONSTRAINT account_spent_amount_not_negative CHECK (spent_amount >= 0),
  CONSTRAINT account_sex_of_a_person CHECK (sex <> 'UNISEX')
);

CREATE TABLE account_recipient (
  id           uuid PRIMARY KEY DEFAULT uuidv7(),
  account_id   uuid NOT NULL,
  type         auth_type NOT NULL,
  address      text NOT NULL,
  confirmed_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT account_recipient_account_id_fkey FOREIGN KEY (account_id) REFERENCES account (id) ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT account_recipient_address_form CHECK (
    CASE type WHEN 'PHONE' THEN address ~ '^\+[1-9][0-9]{6,14}$' ELSE address = lower(address) AND address ~ '^[^@[:space:]]+@[^@[:space:]]+$' END
  )
);

CREATE UNIQUE INDEX account_recipient_address_key ON account_recipient (address);
CREATE UNIQUE INDEX account_recipient_account_id_type_key ON account_recipient (account_id, type);
