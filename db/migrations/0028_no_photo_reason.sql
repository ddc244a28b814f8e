-- Why a parcel was received, or a carton sealed, without a photo (decision record 37). Null: there is one, or nobody said.
alter table receipts
  add column no_photo_reason text check (no_photo_reason in ('no_camera', 'camera_fault', 'no_time')),
  add constraint receipts_no_photo check (no_photo_reason is null or photo_file_ids = '{}');
alter table order_deeds
  add column no_photo_reason text check (no_photo_reason in ('no_camera', 'camera_fault', 'no_time')),
  add constraint order_deeds_no_photo check (no_photo_reason is null or kind = 'packing');
