CREATE TYPE payment_provider AS ENUM ('SANDBOX', 'YOOKASSA');
CREATE TYPE payment_state AS ENUM ('PENDING', 'SUCCEEDED', 'CANCELED');
CREATE TYPE payment_refund_state AS ENUM ('REQUESTED', 'SUCCEEDED', 'REFUSED');
CREATE TYPE payment_receipt_state AS ENUM ('REQUESTED', 'SUCCEEDED', 'REFUSED');
CREATE TYPE sandbox_decision AS ENUM ('PAY', 'DECLINE', 'PAY_LATE');

-- One attempt to pay for an order. Its id is the idempotence key of its creation at the provider.
CREATE TABLE payment (
  id               uuid PRIMARY KEY DEFAULT uuidv7(),
  order_id         uuid NOT NULL,
  provider         payment_provider NOT NULL,
  -- Null until the provider has answered.
  provider_id      text,
  amount           bigint NOT NULL,
  state            payment_state NOT NULL DEFAULT 'PENDING',
  -- Where the shopper pays. Null until the provider has answered.
  confirmation_url text,
  description      text NOT NULL,
  -- Empty once it has been erased.
  email            text NOT NULL,
  email_kept_until timestamptz(3) NOT NULL,
  -- Lines of the receipt, whose amounts add up to the amount.
  lines            jsonb NOT NULL,
  cancel_reason    text,
  -- When the provider said that another amount or currency than this had been paid. An operator decides.
  mismatched_at    timestamptz(3),
  -- When the provider was last asked for the state.
  asked_at         timestamptz(3) NOT NULL,
  succeeded_at     timestamptz(3),
  created_at       timestamptz(3) NOT NULL,
  updated_at       timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT payment_order_id_fkey FOREIGN KEY (order_id) REFERENCES shop_order (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT payment_amount_positive CHECK (amount > 0),
  CONSTRAINT payment_succeeded_with_time CHECK ((state = 'SUCCEEDED') = (succeeded_at IS NOT NULL))
);

CREATE UNIQUE INDEX payment_provider_provider_id_key ON payment (provider, provider_id);
CREATE INDEX payment_order_id_created_at_idx ON payment (order_id, created_at DESC);
CREATE INDEX payment_pending_idx ON payment (asked_at) WHERE state = 'PENDING';
CREATE INDEX payment_mismatched_idx ON payment (mismatched_at) WHERE mismatched_at IS NOT NULL;
CREATE INDEX payment_email_kept_until_idx ON payment (email_kept_until) WHERE email <> '';
CALL keep_updated_at_of('payment');

-- Its id is the idempotence key of the refund at the provider.
CREATE TABLE payment_refund (
  id           uuid PRIMARY KEY DEFAULT uuidv7(),
  payment_id   uuid NOT NULL,
  -- Cause of the refund. A cause is refunded only once.
  reference    text NOT NULL,
  -- A refused refund stays, and asking again makes another row, whose id is a new idempotence key.
  attempt      integer NOT NULL DEFAULT 1,
  provider_id  text,
  amount       bigint NOT NULL,
  lines        jsonb NOT NULL,
  state        payment_refund_state NOT NULL DEFAULT 'REQUESTED',
  refusal      text,
  succeeded_at timestamptz(3),
  created_at   timestamptz(3) NOT NULL,
  updated_at   timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT payment_refund_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payment (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT payment_refund_amount_positive CHECK (amount > 0),
  CONSTRAINT payment_refund_succeeded_with_time CHECK ((state = 'SUCCEEDED') = (succeeded_at IS NOT NULL))
);

CREATE UNIQUE INDEX payment_refund_payment_id_reference_attempt_key ON payment_refund (payment_id, reference, attempt);
CREATE INDEX payment_refund_state_idx ON payment_refund (state) WHERE state <> 'SUCCEEDED';
CALL keep_updated_at_of('payment_refund');

-- The second receipt of 54-FZ, which settles a prepayment when goods are handed over. Its id is the idempotence key at the provider.
CREATE TABLE payment_receipt (
  id           uuid PRIMARY KEY DEFAULT uuidv7(),
  payment_id   uuid NOT NULL,
  reference    text NOT NULL,
  attempt      integer NOT NULL DEFAULT 1,
  provider_id  text,
  lines        jsonb NOT NULL,
  state        payment_receipt_state NOT NULL DEFAULT 'REQUESTED',
  refusal      text,
  created_at   timestamptz(3) NOT NULL,
  updated_at   timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT payment_receipt_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payment (id) ON DELETE RESTRICT ON UPDATE CASCADE
);

CREATE UNIQUE INDEX payment_receipt_payment_id_reference_attempt_key ON payment_receipt (payment_id, reference, attempt);
CREATE INDEX payment_receipt_state_idx ON payment_receipt (state) WHERE state <> 'SUCCEEDED';
CALL keep_updated_at_of('payment_receipt');

-- What the sandbox knows of a payment, as a provider of its own. The id is that of its page.
CREATE TABLE sandbox_payment (
  id          uuid PRIMARY KEY DEFAULT uuidv7(),
  -- Idempotence key of the creation.
  payment_id  uuid NOT NULL,
  order_id    uuid NOT NULL,
  amount      bigint NOT NULL,
  description text NOT NULL,
  return_url  text NOT NULL,
  decision    sandbox_decision,
  created_at  timestamptz(3) NOT NULL
);

CREATE UNIQUE INDEX sandbox_payment_payment_id_key ON sandbox_payment (payment_id);

-- A refund of the sandbox. The id is its idempotence key.
CREATE TABLE sandbox_refund (
  id                 uuid PRIMARY KEY,
  sandbox_payment_id uuid NOT NULL,
  amount             bigint NOT NULL,
  created_at         timestamptz(3) NOT NULL,
  CONSTRAINT sandbox_refund_sandbox_payment_id_fkey FOREIGN KEY (sandbox_payment_id) REFERENCES sandbox_payment (id) ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE INDEX sandbox_refund_sandbox_payment_id_idx ON sandbox_refund (sandbox_payment_id);
