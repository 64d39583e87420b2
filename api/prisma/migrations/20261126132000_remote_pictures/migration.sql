CREATE TYPE remote_picture_state AS ENUM ('PENDING', 'STORED', 'FAILED');

-- A picture that a program has named by its URL. A stored one stays, so that its URL is never fetched again.
CREATE TABLE remote_picture (
  id          uuid NOT NULL DEFAULT uuidv7(),
  url         text NOT NULL,
  state       remote_picture_state NOT NULL DEFAULT 'PENDING',
  object_key  text,
  failure     text,
  http_status integer,
  attempts    integer NOT NULL DEFAULT 0,
  due_at      timestamptz(3) NOT NULL DEFAULT now(),
  created_at  timestamptz(3) NOT NULL DEFAULT now(),
  updated_at  timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT remote_picture_pkey PRIMARY KEY (id),
  CONSTRAINT remote_picture_url_length CHECK (octet_length(url) <= 2000),
  CONSTRAINT remote_picture_stored_with_key CHECK ((state = 'STORED') = (object_key IS NOT NULL)),
  CONSTRAINT remote_picture_failed_with_reason CHECK (state <> 'FAILED' OR failure IS NOT NULL)
);
CREATE UNIQUE INDEX remote_picture_url_key ON remote_picture (url);
CREATE INDEX remote_picture_state_due_at_idx ON remote_picture (state, due_at);

-- Positions in the lists of products that such a picture will take when it is stored. They are gaps among the positions of product_image.
CREATE TABLE product_remote_picture (
  id         uuid NOT NULL DEFAULT uuidv7(),
  product_id uuid NOT NULL,
  position   integer NOT NULL,
  picture_id uuid NOT NULL,
  alt        text NOT NULL DEFAULT '',
  CONSTRAINT product_remote_picture_pkey PRIMARY KEY (id),
  CONSTRAINT product_remote_picture_position_not_negative CHECK (position >= 0),
  CONSTRAINT product_remote_picture_product_id_fkey FOREIGN KEY (product_id) REFERENCES product (id) ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT product_remote_picture_picture_id_fkey FOREIGN KEY (picture_id) REFERENCES remote_picture (id) ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE UNIQUE INDEX product_remote_picture_product_id_position_key ON product_remote_picture (product_id, position);
CREATE INDEX product_remote_picture_picture_id_idx ON product_remote_picture (picture_id);
CALL keep_updated_at_of('remote_picture');
CALL keep_updated_at_of_whole('product_remote_picture', 'product', 'product_id');
