-- Addresses that a person has saved for later orders. An order keeps a copy, so these may be changed and deleted freely.
CREATE TABLE account_address (
  id          uuid PRIMARY KEY DEFAULT uuidv7(),
  account_id  uuid NOT NULL,
  city_id     text NOT NULL,
  street      text NOT NULL,
  house       text NOT NULL,
  building    text NOT NULL DEFAULT '',
  apartment   text NOT NULL DEFAULT '',
  postal_code text NOT NULL DEFAULT '',
  created_at  timestamptz(3) NOT NULL,
  updated_at  timestamptz(3) NOT NULL,
  CONSTRAINT account_address_account_id_fkey FOREIGN KEY (account_id) REFERENCES account (id) ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT account_address_texts_present CHECK (city_id <> '' AND street <> '' AND house <> ''),
  CONSTRAINT account_address_postal_code_of_digits CHECK (postal_code ~ '^([0-9]{6})?$')
);

CREATE INDEX account_address_account_id_updated_at_id_idx ON account_address (account_id, updated_at DESC, id DESC);
CALL keep_updated_at_of('account_address');
