-- Since when no draft, label or version names a file of a certificate, as housekeeping found it; null while one does.
alter table certificate_file add column unused_since timestamptz;
