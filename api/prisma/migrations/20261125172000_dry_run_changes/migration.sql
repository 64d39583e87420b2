-- Lines that would change something, in a dry run; the first ones are kept.
ALTER TABLE catalog_import ADD COLUMN changes integer NOT NULL DEFAULT 0;

CREATE TABLE catalog_import_change (
  import_id uuid NOT NULL,
  line      integer NOT NULL,
  -- The JSON of the line in the download.
  change    json NOT NULL,
  PRIMARY KEY (import_id, line),
  CONSTRAINT catalog_import_change_import_id_fkey FOREIGN KEY (import_id) REFERENCES catalog_import (id) ON DELETE CASCADE ON UPDATE CASCADE
);
