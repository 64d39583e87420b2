CREATE TYPE pickup_point_kind AS ENUM ('PVZ', 'POSTAMAT');

-- A copy of what the source of pickup points says. Orders refer to codes, so a point that has closed stays.
CREATE TABLE pickup_point (
  code            text PRIMARY KEY,
  kind            pickup_point_kind NOT NULL,
  city_id         text NOT NULL,
  address         text NOT NULL,
  directions      text NOT NULL,
  hours           text NOT NULL,
  phone           text NOT NULL,
  fitting_room    boolean NOT NULL,
  latitude        double precision NOT NULL,
  longitude       double precision NOT NULL,
  -- Metres from the centre of the city in a straight line. It orders the list of a city.
  centre_distance integer NOT NULL,
  active          boolean NOT NULL DEFAULT true,
  updated_at      timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT pickup_point_texts_present CHECK (code <> '' AND city_id <> '' AND address <> ''),
  CONSTRAINT pickup_point_on_the_globe CHECK (latitude BETWEEN -90 AND 90 AND longitude BETWEEN -180 AND 180),
  CONSTRAINT pickup_point_centre_distance_not_negative CHECK (centre_distance >= 0)
);

CREATE INDEX pickup_point_city_id_centre_distance_code_idx ON pickup_point (city_id, centre_distance, code) WHERE active;
CREATE INDEX pickup_point_place_idx ON pickup_point USING gist (point(longitude, latitude)) WHERE active;
CALL keep_updated_at_of('pickup_point');

-- When the points of a source were last read completely.
CREATE TABLE pickup_point_renewal (
  source     text PRIMARY KEY,
  renewed_at timestamptz(3) NOT NULL
);
