-- The retention of `network` is no change of the order. A program that reads changed orders would get each of them again after a day, and an
-- operator who had one open would not be up to date.
DROP TRIGGER updated_at_keep ON shop_order;
CREATE TRIGGER updated_at_keep BEFORE UPDATE ON shop_order FOR EACH ROW
  WHEN (NEW.updated_at = OLD.updated_at AND NEW.network = OLD.network AND NEW IS DISTINCT FROM OLD) EXECUTE FUNCTION updated_at_keep();
