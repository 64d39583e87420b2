/**
 * SQL of the time before which no transaction can commit a change of the catalog any more. `updated_at` is set before the commit, so a
 * change could become visible behind a reader that goes on from the last one. No change takes a minute, but exports and backups do.
 */
export const settledUntil = `(
  SELECT greatest(now() - interval '1 minute', least(now(), min(xact_start))) - interval '1 millisecond'
  FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid())`;
