-- Codes that are shown to everybody are few among those that belong to one account.
CREATE INDEX promo_code_listed_idx ON promo_code (ends_at) WHERE listed AND account_id IS NULL;
