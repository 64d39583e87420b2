-- Every change that somebody makes for the shop. It outlives what it is about. Without an author it was made on the command line.
CREATE TABLE journal_entry (
  id           uuid PRIMARY KEY DEFAULT uuidv7(),
  author_id    uuid,
  token_id     uuid,
  action       text NOT NULL,
  subject_kind text NOT NULL,
  subject_id   text NOT NULL,
  before       jsonb,
  after        jsonb,
  request_id   text,
  created_at   timestamptz(3) NOT NULL,
  CONSTRAINT journal_entry_one_author CHECK (num_nonnulls(author_id, token_id) <= 1),
  CONSTRAINT journal_entry_author_id_fkey FOREIGN KEY (author_id) REFERENCES account (id) ON DELETE RESTRICT ON UPDATE CASCADE
);

CREATE INDEX journal_entry_created_at_id_idx ON journal_entry (created_at, id);
CREATE INDEX journal_entry_subject_kind_subject_id_created_at_id_idx ON journal_entry (subject_kind, subject_id, created_at, id);
CREATE INDEX journal_entry_author_id_created_at_id_idx ON journal_entry (author_id, created_at, id);

CREATE FUNCTION journal_entry_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'journal_entry is append-only: % is refused', TG_OP USING ERRCODE = 'restrict_violation';
END
$$;

CREATE TRIGGER journal_entry_append_only BEFORE UPDATE OR DELETE ON journal_entry
  FOR EACH STATEMENT EXECUTE FUNCTION journal_entry_refuse_change();
