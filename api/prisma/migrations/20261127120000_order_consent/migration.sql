-- Version of the text by which the shopper has consented to the processing of personal data. Earlier orders have none.
ALTER TABLE shop_order ADD COLUMN consent_version text;
