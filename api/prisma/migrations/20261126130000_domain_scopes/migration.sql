ALTER TYPE service_scope ADD VALUE 'CONTENT_READ';
ALTER TYPE service_scope ADD VALUE 'CONTENT_WRITE';
ALTER TYPE service_scope ADD VALUE 'PROMO_CODES_READ';
ALTER TYPE service_scope ADD VALUE 'PROMO_CODES_WRITE';
ALTER TYPE service_scope ADD VALUE 'REVIEWS_READ';
ALTER TYPE service_scope ADD VALUE 'REVIEWS_WRITE';
ALTER TYPE service_scope ADD VALUE 'REQUESTS_READ';
ALTER TYPE service_scope ADD VALUE 'REQUESTS_WRITE';

-- The program that has made the change. Its author is then the account that has created the token.
ALTER TABLE review_state_change
  ADD COLUMN token_id uuid,
  ADD CONSTRAINT review_state_change_token_id_fkey FOREIGN KEY (token_id) REFERENCES service_token (id) ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE request_change
  ADD COLUMN token_id uuid,
  ADD CONSTRAINT request_change_token_id_fkey FOREIGN KEY (token_id) REFERENCES service_token (id) ON DELETE RESTRICT ON UPDATE CASCADE;
CREATE INDEX review_state_change_token_id_idx ON review_state_change (token_id);
CREATE INDEX request_change_token_id_idx ON request_change (token_id);
