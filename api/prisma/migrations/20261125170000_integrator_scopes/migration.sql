ALTER TYPE service_scope ADD VALUE 'ORDERS_WRITE';
ALTER TYPE service_scope ADD VALUE 'CATALOG_READ';
ALTER TYPE service_scope ADD VALUE 'CATALOG_WRITE';

-- The program that has begun an import. Its author is then the account that has created the token.
ALTER TABLE catalog_import
  ADD COLUMN token_id uuid,
  ADD CONSTRAINT catalog_import_token_id_fkey FOREIGN KEY (token_id) REFERENCES service_token (id) ON DELETE RESTRICT ON UPDATE CASCADE;
CREATE INDEX catalog_import_token_id_idx ON catalog_import (token_id);
