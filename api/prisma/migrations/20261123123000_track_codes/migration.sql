-- What a carrier reports of a parcel concerns the units with its track code.
CREATE INDEX order_item_track_code_idx ON order_item (track_code);
