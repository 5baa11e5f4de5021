-- Security events are kept half a year, as the notice on privacy says.
drop trigger security_event_is_kept on security_event;
create trigger security_event_is_kept before delete on security_event
  for each row when (old.at > now() - interval '180 days') execute function refuse_change();

create index contact_message_created on contact_message (created_at);
