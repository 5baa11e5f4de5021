-- The shop reads its log by moment: all of it, of one person, of one kind of object.
drop index audit_entry_seller;
create index audit_entry_seller on audit_entry (seller_id, at desc, id desc);
create index audit_entry_person on audit_entry (seller_id, account_id, at desc, id desc);
create index audit_entry_kind on audit_entry (seller_id, object_kind, at desc, id desc);
