-- Reviews that shoppers write. One without an account is of the demo shop.
ALTER TABLE review
  ADD COLUMN account_id uuid,
  ADD COLUMN useful_count integer NOT NULL DEFAULT 0,
  ADD CONSTRAINT review_account_id_fkey FOREIGN KEY (account_id) REFERENCES account (id) ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT review_useful_count_not_negative CHECK (useful_count >= 0),
  ADD CONSTRAINT review_texts_bounded CHECK (greatest(char_length(advantages), char_length(disadvantages), char_length(text)) <= 2000);

CREATE UNIQUE INDEX review_account_id_product_id_key ON review (account_id, product_id) WHERE deleted_at IS NULL;
CREATE INDEX review_state_updated_at_idx ON review (state, updated_at);

-- A vote does not change the review itself.
CREATE OR REPLACE TRIGGER updated_at_keep BEFORE UPDATE ON review FOR EACH ROW
  WHEN (NEW.updated_at = OLD.updated_at AND NEW.useful_count = OLD.useful_count AND NEW IS DISTINCT FROM OLD)
  EXECUTE FUNCTION updated_at_keep();

CREATE TABLE review_vote (
  review_id  uuid NOT NULL,
  account_id uuid NOT NULL,
  created_at timestamptz(3) NOT NULL,
  PRIMARY KEY (review_id, account_id),
  CONSTRAINT review_vote_review_id_fkey FOREIGN KEY (review_id) REFERENCES review (id) ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT review_vote_account_id_fkey FOREIGN KEY (account_id) REFERENCES account (id) ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE INDEX review_vote_account_id_idx ON review_vote (account_id);

-- Locks are taken in the order of ids, so that two such statements never wait for each other.
CREATE FUNCTION review_vote_count() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format(
    'WITH changed AS (SELECT review_id AS id, count(*)::int * %s AS change FROM %I GROUP BY review_id),
     locked AS (SELECT review.id, changed.change FROM review JOIN changed USING (id) ORDER BY id FOR NO KEY UPDATE OF review)
     UPDATE review SET useful_count = review.useful_count + locked.change FROM locked WHERE review.id = locked.id',
    CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END, TG_ARGV[0]);
  RETURN NULL;
END
$$;

CREATE TRIGGER review_vote_insert AFTER INSERT ON review_vote REFERENCING NEW TABLE AS votes
  FOR EACH STATEMENT EXECUTE FUNCTION review_vote_count('votes');
CREATE TRIGGER review_vote_delete AFTER DELETE ON review_vote REFERENCING OLD TABLE AS votes
  FOR EACH STATEMENT EXECUTE FUNCTION review_vote_count('votes');

-- Ratings have a table of their own, because a change of a product's row would wake the search index.
CREATE TABLE product_rating (
  product_id uuid PRIMARY KEY,
  -- Numbers of published reviews by stars, from 1 to 5.
  counts     integer[] NOT NULL DEFAULT '{0,0,0,0,0}',
  average    numeric(2,1) GENERATED ALWAYS AS (
    round((counts[1] + 2 * counts[2] + 3 * counts[3] + 4 * counts[4] + 5 * counts[5])::numeric
      / nullif(counts[1] + counts[2] + counts[3] + counts[4] + counts[5], 0), 1)) STORED,
  CONSTRAINT product_rating_product_id_fkey FOREIGN KEY (product_id) REFERENCES product (id) ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT product_rating_counts_not_negative CHECK (array_length(counts, 1) = 5 AND 0 <= ALL (counts))
);

CREATE INDEX product_rating_average_idx ON product_rating (average);

-- Adds differences and does not count anew, so that parallel transactions, which do not see each other's reviews, add up.
CREATE FUNCTION product_rating_follow() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changes text := format(
    'SELECT product_id, rating, sum(change)::int AS change FROM (%s) AS changed
     WHERE state = ''PUBLISHED'' AND deleted_at IS NULL GROUP BY product_id, rating HAVING sum(change) <> 0',
    CASE TG_OP
      WHEN 'INSERT' THEN 'SELECT 1 AS change, * FROM rows_after'
      WHEN 'DELETE' THEN 'SELECT -1 AS change, * FROM rows_before'
      ELSE 'SELECT 1 AS change, * FROM rows_after UNION ALL SELECT -1, * FROM rows_before'
    END);
BEGIN
  EXECUTE format(
    'INSERT INTO product_rating (product_id) SELECT DISTINCT product_id FROM (%s) AS changes ORDER BY 1 ON CONFLICT DO NOTHING', changes);
  EXECUTE format(
    'WITH changes AS (%s),
     locked AS (
       SELECT product_id FROM product_rating WHERE product_id IN (SELECT product_id FROM changes) ORDER BY 1 FOR NO KEY UPDATE)
     UPDATE product_rating SET counts = ARRAY(
       SELECT counted.count + coalesce(changes.change, 0)
       FROM unnest(product_rating.counts) WITH ORDINALITY AS counted (count, rating)
       LEFT JOIN changes ON changes.product_id = product_rating.product_id AND changes.rating = counted.rating
       ORDER BY counted.rating)
     FROM locked WHERE locked.product_id = product_rating.product_id', changes);
  RETURN NULL;
END
$$;

CREATE TRIGGER product_rating_insert AFTER INSERT ON review REFERENCING NEW TABLE AS rows_after
  FOR EACH STATEMENT EXECUTE FUNCTION product_rating_follow();
CREATE TRIGGER product_rating_update AFTER UPDATE ON review REFERENCING OLD TABLE AS rows_before NEW TABLE AS rows_after
  FOR EACH STATEMENT EXECUTE FUNCTION product_rating_follow();
CREATE TRIGGER product_rating_delete AFTER DELETE ON review REFERENCING OLD TABLE AS rows_before
  FOR EACH STATEMENT EXECUTE FUNCTION product_rating_follow();

INSERT INTO product_rating (product_id, counts)
SELECT product_id, ARRAY[
  count(*) FILTER (WHERE rating = 1), count(*) FILTER (WHERE rating = 2), count(*) FILTER (WHERE rating = 3),
  count(*) FILTER (WHERE rating = 4), count(*) FILTER (WHERE rating = 5)]::integer[]
FROM review WHERE state = 'PUBLISHED' AND deleted_at IS NULL GROUP BY product_id;

-- Journal of moderation. It outlives the review, of which it keeps no word.
CREATE TABLE review_state_change (
  id             uuid PRIMARY KEY DEFAULT uuidv7(),
  review_id      uuid NOT NULL,
  author_id      uuid NOT NULL,
  previous_state review_state NOT NULL,
  state          review_state NOT NULL,
  created_at     timestamptz(3) NOT NULL,
  CONSTRAINT review_state_change_author_id_fkey FOREIGN KEY (author_id) REFERENCES account (id) ON DELETE RESTRICT ON UPDATE CASCADE
);

CREATE INDEX review_state_change_review_id_created_at_idx ON review_state_change (review_id, created_at);
CREATE INDEX review_state_change_author_id_idx ON review_state_change (author_id);

CREATE FUNCTION review_state_change_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'review_state_change is append-only: % is refused', TG_OP USING ERRCODE = 'restrict_violation';
END
$$;

CREATE TRIGGER review_state_change_append_only BEFORE UPDATE OR DELETE ON review_state_change
  FOR EACH STATEMENT EXECUTE FUNCTION review_state_change_refuse_change();
