CREATE TRIGGER journal_entry_refuse_truncate BEFORE TRUNCATE ON journal_entry
  FOR EACH STATEMENT EXECUTE FUNCTION journal_entry_refuse_change();
