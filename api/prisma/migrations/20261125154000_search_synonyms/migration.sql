CREATE TYPE synonym_relation AS ENUM ('same', 'brand', 'asked', 'broader', 'near');

-- Words of the shop's shoppers, in addition to the thesaurus that is shipped.
CREATE TABLE search_synonym (
  id         uuid PRIMARY KEY DEFAULT uuidv7(),
  relation   synonym_relation NOT NULL,
  name       text NOT NULL,
  others     text[] NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT search_synonym_others_some CHECK (cardinality(others) > 0)
);

CREATE UNIQUE INDEX search_synonym_relation_name_key ON search_synonym (relation, name);
CALL keep_updated_at_of('search_synonym');
