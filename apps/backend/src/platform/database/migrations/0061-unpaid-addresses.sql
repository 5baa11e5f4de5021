-- Checkouts that ended unpaid keep their addresses for 90 days, as those that end from now on.
update checkout set keep_until = hold_expires_at + interval '90 days'
where status in ('expired', 'cancelled') and paid_attempt_id is null and keep_until is null;
