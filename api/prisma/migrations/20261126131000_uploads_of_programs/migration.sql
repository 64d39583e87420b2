-- The program that uploaded the picture. Its account is then the one that has created the token.
ALTER TABLE upload
  ADD COLUMN token_id uuid,
  ADD CONSTRAINT upload_token_id_fkey FOREIGN KEY (token_id) REFERENCES service_token (id) ON DELETE RESTRICT ON UPDATE CASCADE;
CREATE INDEX upload_token_id_idx ON upload (token_id);
