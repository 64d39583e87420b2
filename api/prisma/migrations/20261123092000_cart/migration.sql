CREATE TYPE promo_kind AS ENUM ('PERCENT', 'AMOUNT', 'FREE_DELIVERY');

CREATE TABLE promo_code (
  id                 uuid PRIMARY KEY DEFAULT uuidv7(),
  code               text NOT NULL,
  normal_code        text NOT NULL,
  kind               promo_kind NOT NULL,
  percent            integer,
  amount             bigint,
  starts_at          timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  ends_at            timestamptz(3),
  least_sum          bigint NOT NULL DEFAULT 0,
  most_uses          integer,
  most_account_uses  integer,
  account_id         uuid,
  listed             boolean NOT NULL DEFAULT false,
  with_member_prices boolean NOT NULL DEFAULT true,
  with_bonuses       boolean NOT NULL DEFAULT true,
  active             boolean NOT NULL DEFAULT true,
  uses               integer NOT NULL DEFAULT 0,
  created_at         timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  updated_at         timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  deleted_at         timestamptz(3),
  CONSTRAINT promo_code_account_id_fkey FOREIGN KEY (account_id) REFERENCES account (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT promo_code_value_of_kind CHECK (
    CASE kind WHEN 'PERCENT' THEN percent BETWEEN 1 AND 100 AND amount IS NULL
              WHEN 'AMOUNT' THEN amount > 0 AND percent IS NULL
              ELSE percent IS NULL AND amount IS NULL END),
  CONSTRAINT promo_code_ends_after_start CHECK (ends_at > starts_at),
  CONSTRAINT promo_code_least_sum_not_negative CHECK (least_sum >= 0),
  CONSTRAINT promo_code_uses_within_limit CHECK (uses >= 0 AND (most_uses IS NULL OR uses <= most_uses)),
  CONSTRAINT promo_code_limits_positive CHECK (most_uses > 0 AND most_account_uses > 0)
);

CREATE UNIQUE INDEX promo_code_normal_code_key ON promo_code (normal_code);
CREATE INDEX promo_code_account_id_idx ON promo_code (account_id);
CALL keep_updated_at_of('promo_code');

-- A code without rows here applies to all goods.
CREATE TABLE promo_code_scope (
  id            uuid PRIMARY KEY DEFAULT uuidv7(),
  promo_code_id uuid NOT NULL,
  directory_id  uuid,
  brand_id      uuid,
  product_id    uuid,
  collection_id uuid,
  CONSTRAINT promo_code_scope_promo_code_id_fkey FOREIGN KEY (promo_code_id) REFERENCES promo_code (id) ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT promo_code_scope_directory_id_fkey FOREIGN KEY (directory_id) REFERENCES directory (id) ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT promo_code_scope_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brand (id) ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT promo_code_scope_product_id_fkey FOREIGN KEY (product_id) REFERENCES product (id) ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT promo_code_scope_collection_id_fkey FOREIGN KEY (collection_id) REFERENCES collection (id) ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT promo_code_scope_names_one CHECK (num_nonnulls(directory_id, brand_id, product_id, collection_id) = 1)
);

CREATE INDEX promo_code_scope_promo_code_id_idx ON promo_code_scope (promo_code_id);
CREATE INDEX promo_code_scope_directory_id_idx ON promo_code_scope (directory_id) WHERE directory_id IS NOT NULL;
CREATE INDEX promo_code_scope_brand_id_idx ON promo_code_scope (brand_id) WHERE brand_id IS NOT NULL;
CREATE INDEX promo_code_scope_product_id_idx ON promo_code_scope (product_id) WHERE product_id IS NOT NULL;
CREATE INDEX promo_code_scope_collection_id_idx ON promo_code_scope (collection_id) WHERE collection_id IS NOT NULL;

CREATE TABLE promo_use (
  order_id      uuid PRIMARY KEY,
  promo_code_id uuid NOT NULL,
  account_id    uuid NOT NULL,
  used_at       timestamptz(3) NOT NULL,
  returned_at   timestamptz(3),
  CONSTRAINT promo_use_order_id_fkey FOREIGN KEY (order_id) REFERENCES shop_order (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT promo_use_promo_code_id_fkey FOREIGN KEY (promo_code_id) REFERENCES promo_code (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT promo_use_account_id_fkey FOREIGN KEY (account_id) REFERENCES account (id) ON DELETE RESTRICT ON UPDATE CASCADE
);

CREATE INDEX promo_use_promo_code_id_account_id_idx ON promo_use (promo_code_id, account_id);
CREATE INDEX promo_use_account_id_idx ON promo_use (account_id);

CREATE TABLE promo_try (
  id         uuid PRIMARY KEY DEFAULT uuidv7(),
  account_id uuid NOT NULL,
  network    text NOT NULL,
  tried_at   timestamptz(3) NOT NULL,
  CONSTRAINT promo_try_account_id_fkey FOREIGN KEY (account_id) REFERENCES account (id) ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE INDEX promo_try_account_id_tried_at_idx ON promo_try (account_id, tried_at);
CREATE INDEX promo_try_network_tried_at_idx ON promo_try (network, tried_at);
CREATE INDEX promo_try_tried_at_idx ON promo_try (tried_at);

CREATE TABLE cart (
  account_id    uuid PRIMARY KEY,
  promo_code_id uuid,
  updated_at    timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT cart_account_id_fkey FOREIGN KEY (account_id) REFERENCES account (id) ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT cart_promo_code_id_fkey FOREIGN KEY (promo_code_id) REFERENCES promo_code (id) ON DELETE SET NULL ON UPDATE CASCADE
);

CREATE INDEX cart_promo_code_id_idx ON cart (promo_code_id);
CALL keep_updated_at_of('cart');

CREATE TABLE cart_line (
  account_id      uuid NOT NULL,
  product_item_id uuid NOT NULL,
  added_price     bigint NOT NULL,
  added_at        timestamptz(3) NOT NULL,
  -- Order of the lines; a unit that replaces another one takes over its number.
  number          bigint NOT NULL GENERATED BY DEFAULT AS IDENTITY,
  PRIMARY KEY (account_id, product_item_id),
  CONSTRAINT cart_line_account_id_fkey FOREIGN KEY (account_id) REFERENCES account (id) ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT cart_line_product_item_id_fkey FOREIGN KEY (product_item_id) REFERENCES product_item (id) ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT cart_line_added_price_positive CHECK (added_price > 0)
);

CREATE INDEX cart_line_product_item_id_idx ON cart_line (product_item_id);
