CREATE TYPE catalog_import_state AS ENUM ('RUNNING', 'DONE', 'CANCELLED', 'INTERRUPTED');
CREATE TYPE catalog_import_interruption AS ENUM ('CONNECTION_LOST', 'IDLE', 'STOPPED', 'FAILED', 'PROCESS_ENDED');

-- Imports over HTTP. Counts and last line are written in the transaction of the lines that they count, so that an interrupted import goes
-- on after exactly those.
CREATE TABLE catalog_import (
  id            uuid PRIMARY KEY DEFAULT uuidv7(),
  author_id     uuid NOT NULL,
  state         catalog_import_state NOT NULL DEFAULT 'RUNNING',
  dry_run       boolean NOT NULL,
  last_line     integer NOT NULL DEFAULT 0,
  lines         integer NOT NULL DEFAULT 0,
  imported      integer NOT NULL DEFAULT 0,
  created       integer NOT NULL DEFAULT 0,
  changed       integer NOT NULL DEFAULT 0,
  units         integer NOT NULL DEFAULT 0,
  units_created integer NOT NULL DEFAULT 0,
  units_changed integer NOT NULL DEFAULT 0,
  refused       integer NOT NULL DEFAULT 0,
  -- Reasons for which lines were refused; the first ones are kept.
  reasons       integer NOT NULL DEFAULT 0,
  interruption  catalog_import_interruption,
  started_at    timestamptz(3) NOT NULL,
  finished_at   timestamptz(3),
  CONSTRAINT catalog_import_author_id_fkey FOREIGN KEY (author_id) REFERENCES account (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT catalog_import_finished CHECK ((state = 'RUNNING') = (finished_at IS NULL))
);

CREATE INDEX catalog_import_author_id_idx ON catalog_import (author_id);
CREATE INDEX catalog_import_started_at_idx ON catalog_import (started_at);

CREATE TABLE catalog_import_refusal (
  import_id uuid NOT NULL,
  -- Place in the report.
  position  integer NOT NULL,
  line      integer NOT NULL,
  code      text NOT NULL,
  message   text NOT NULL,
  PRIMARY KEY (import_id, position),
  CONSTRAINT catalog_import_refusal_import_id_fkey FOREIGN KEY (import_id) REFERENCES catalog_import (id) ON DELETE CASCADE ON UPDATE CASCADE
);

-- Products that an import has met, so that it finds a second line for one of them even after it was interrupted in between.
CREATE TABLE catalog_import_line (
  import_id uuid NOT NULL,
  slug      text NOT NULL,
  line      integer NOT NULL,
  PRIMARY KEY (import_id, slug),
  CONSTRAINT catalog_import_line_import_id_fkey FOREIGN KEY (import_id) REFERENCES catalog_import (id) ON DELETE CASCADE ON UPDATE CASCADE
);
