-- A path is looked up as `pathOf` of api/src/content leaves it: nothing after ? or #, no slash or space at its end, and as a person writes
-- it. A rule or metadata kept under any other path would never be found, and nothing would say so.

ALTER TABLE redirect_rule
  DROP CONSTRAINT redirect_rule_from_path_form,
  DROP CONSTRAINT redirect_rule_target_form,
  DROP CONSTRAINT redirect_rule_leads_elsewhere;
ALTER TABLE url_metadata DROP CONSTRAINT url_metadata_url_form;

-- What has a slash at its end meant the path without it. Where that one is taken already, the one that has always been found stays.
WITH kept AS (
  SELECT DISTINCT ON (path) id, path
  FROM (SELECT id, from_path, coalesce(nullif(rtrim(from_path, '/ '), ''), '/') AS path FROM redirect_rule) AS rule
  ORDER BY path, from_path <> path, id
)
UPDATE redirect_rule SET from_path = kept.path, updated_at = now()
FROM kept
WHERE redirect_rule.id = kept.id AND from_path <> kept.path;

WITH kept AS (
  SELECT DISTINCT ON (path) id, path
  FROM (SELECT id, url, coalesce(nullif(rtrim(url, '/ '), ''), '/') AS path FROM url_metadata) AS metadata
  ORDER BY path, url <> path, id
)
UPDATE url_metadata SET url = kept.path, updated_at = now()
FROM kept
WHERE url_metadata.id = kept.id AND url <> kept.path;

-- Whether a path can be found at all.
CREATE FUNCTION is_kept_path(path text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT path = '/' OR path ~ '^/[^/?#\\[:cntrl:]][^?#\\[:cntrl:]]*$' AND path !~ '[/[:space:]]$' AND length(path) <= 2000
$$;

-- Where a target leads within the shop, as a path is kept.
CREATE FUNCTION kept_path_of(target text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(nullif(regexp_replace(target, '/*([?#].*)?$', ''), ''), '/')
$$;

-- These were never found, or sent the browser to where it was.
DELETE FROM redirect_rule
WHERE NOT is_kept_path(from_path) OR from_path ~ '%[89A-Fa-f][0-9A-Fa-f]' OR kept_path_of(target) = from_path OR target ~ '[\\[:cntrl:]]';
DELETE FROM url_metadata WHERE NOT is_kept_path(url) OR url ~ '%[89A-Fa-f][0-9A-Fa-f]';

-- The name of a constraint is all that somebody who writes a rule is told: it says what is wrong.
ALTER TABLE redirect_rule
  ADD CONSTRAINT redirect_rule_from_path_without_query_or_slash_at_its_end CHECK (is_kept_path(from_path)),
  ADD CONSTRAINT redirect_rule_from_path_in_letters_not_percents CHECK (from_path !~ '%[89A-Fa-f][0-9A-Fa-f]'),
  ADD CONSTRAINT redirect_rule_target_is_path_or_http_address CHECK (
    target ~ '^(https?://[^/]|/([^/]|$))' AND target !~ '[\\[:cntrl:]]'
  ),
  ADD CONSTRAINT redirect_rule_leads_elsewhere CHECK (kept_path_of(target) <> from_path);

ALTER TABLE url_metadata
  ADD CONSTRAINT url_metadata_url_without_query_or_slash_at_its_end CHECK (is_kept_path(url)),
  ADD CONSTRAINT url_metadata_url_in_letters_not_percents CHECK (url !~ '%[89A-Fa-f][0-9A-Fa-f]');
