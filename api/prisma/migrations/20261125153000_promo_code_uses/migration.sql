-- A use is no change of the code: a manager who edits a popular code would never be up to date.
DROP TRIGGER updated_at_keep ON promo_code;
CREATE TRIGGER updated_at_keep BEFORE UPDATE ON promo_code FOR EACH ROW
  WHEN (NEW.updated_at = OLD.updated_at AND NEW.uses = OLD.uses AND NEW IS DISTINCT FROM OLD) EXECUTE FUNCTION updated_at_keep();
