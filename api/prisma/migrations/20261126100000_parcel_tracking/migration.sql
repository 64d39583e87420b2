-- What the carrier has last said of a parcel. A lost notification is not sent again, so parcels on the way are asked about, too.
CREATE TYPE parcel_problem AS ENUM ('ATTEMPT_FAILED', 'NOT_DELIVERED', 'RETURNING', 'RETURNED', 'CANCELLED');

CREATE TABLE parcel_tracking (
  track_code text PRIMARY KEY,
  carrier_status text,
  status_at timestamptz(3),
  problem parcel_problem,
  return_track_code text,
  checked_at timestamptz(3) NOT NULL
);

CREATE INDEX parcel_tracking_checked_at_idx ON parcel_tracking (checked_at);
CREATE INDEX parcel_tracking_problem_idx ON parcel_tracking (status_at) WHERE problem IS NOT NULL;
