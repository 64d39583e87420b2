CREATE TYPE shipment_state AS ENUM ('REQUESTED', 'REGISTERED', 'REFUSED', 'DROPPED');

-- Units that were handed over in one step and are registered with the carrier as one shipment. A refused one stays, and another attempt is
-- another shipment.
CREATE TABLE shipment (
  id         uuid PRIMARY KEY DEFAULT uuidv7(),
  order_id   uuid NOT NULL,
  -- Any history entry of the handover.
  change_id  uuid NOT NULL,
  -- The shop's own number, by which the carrier recognises a repetition.
  number     text NOT NULL,
  state      shipment_state NOT NULL DEFAULT 'REQUESTED',
  carrier_id text,
  track_code text,
  -- The carrier's words for why it refused, without anything personal.
  refusal    text,
  -- How often it was sent, whether or not there was an answer, and when last.
  times_sent integer NOT NULL DEFAULT 0,
  sent_at    timestamptz(3),
  -- When the shopper was told of the handover.
  told_at    timestamptz(3),
  ended_at   timestamptz(3),
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT shipment_order_id_fkey FOREIGN KEY (order_id) REFERENCES shop_order (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT shipment_change_id_fkey FOREIGN KEY (change_id) REFERENCES order_status_change (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT shipment_number_present CHECK (number <> ''),
  CONSTRAINT shipment_registered_whole CHECK ((state = 'REGISTERED') = (track_code IS NOT NULL) AND (state <> 'REGISTERED' OR carrier_id IS NOT NULL)),
  CONSTRAINT shipment_sent_at_of_sent CHECK ((times_sent > 0) = (sent_at IS NOT NULL)),
  CONSTRAINT shipment_refusal_of_refused CHECK ((state = 'REFUSED') = (refusal IS NOT NULL)),
  CONSTRAINT shipment_end_of_ended CHECK ((state = 'REQUESTED') = (ended_at IS NULL))
);

CREATE UNIQUE INDEX shipment_number_key ON shipment (number);
CREATE INDEX shipment_order_id_idx ON shipment (order_id);
CREATE INDEX shipment_change_id_idx ON shipment (change_id);
CREATE INDEX shipment_state_created_at_idx ON shipment (state, created_at);

-- The last shipment that the unit was part of.
ALTER TABLE order_item
  ADD COLUMN shipment_id uuid,
  ADD CONSTRAINT order_item_shipment_id_fkey FOREIGN KEY (shipment_id) REFERENCES shipment (id) ON DELETE RESTRICT ON UPDATE CASCADE;
CREATE INDEX order_item_shipment_id_idx ON order_item (shipment_id);
