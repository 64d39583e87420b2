-- Deliveries of all endpoints, and those of one subject, latest first.
CREATE INDEX webhook_delivery_position_id_idx ON webhook_delivery (position DESC, id);
CREATE INDEX webhook_delivery_subject_position_idx ON webhook_delivery (subject, position DESC);
-- What was done by one operation.
CREATE INDEX journal_entry_action_created_at_id_idx ON journal_entry (action, created_at, id);
