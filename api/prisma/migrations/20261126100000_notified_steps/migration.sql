-- When the message about a step was sent, so that a step that was taken back and made again is not reported twice.
ALTER TABLE order_status_change ADD COLUMN notified_at timestamptz(3);
