-- The kind RETURN is used here for the first time: PostgreSQL does not allow it in the transaction that adds it.
ALTER TABLE bonus_entry DROP CONSTRAINT bonus_entry_amount_of_kind;
ALTER TABLE bonus_entry ADD CONSTRAINT bonus_entry_amount_of_kind CHECK (
  CASE WHEN kind IN ('GRANT', 'RELEASE', 'ACCRUE', 'RETURN') THEN amount > 0 AND owed = 0
    WHEN kind IN ('HOLD', 'SPEND') THEN amount < 0 AND owed = 0
    ELSE amount <= 0 AND (amount < 0 OR owed > 0) AND (owed >= 0 OR owed = amount) END
);
