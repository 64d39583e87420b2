-- What became of text messages that a gateway has accepted. Their text is never stored, and the phone only until the outcome is known.
CREATE TYPE sms_state AS ENUM ('ACCEPTED', 'DELIVERED', 'FAILED', 'UNKNOWN');

CREATE TABLE sms_delivery (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  kind text NOT NULL,
  message_id text NOT NULL,
  order_id uuid,
  phone text,
  phone_end text NOT NULL,
  state sms_state NOT NULL DEFAULT 'ACCEPTED',
  gateway_status integer,
  gateway_error integer,
  sent_at timestamptz(3) NOT NULL,
  ended_at timestamptz(3)
);

CREATE UNIQUE INDEX sms_delivery_kind_message_id_key ON sms_delivery (kind, message_id);
CREATE INDEX sms_delivery_sent_at_idx ON sms_delivery (sent_at);
CREATE INDEX sms_delivery_order_id_idx ON sms_delivery (order_id);
