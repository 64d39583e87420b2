CREATE TYPE return_reason AS ENUM ('SIZE', 'LOOK', 'DEFECT', 'WRONG_ITEM', 'CHANGED_MIND');
CREATE TYPE return_method AS ENUM ('PICKUP_POINT', 'COURIER', 'POST');

ALTER TABLE order_item
  ADD COLUMN return_reason return_reason,
  ADD COLUMN return_method return_method;
