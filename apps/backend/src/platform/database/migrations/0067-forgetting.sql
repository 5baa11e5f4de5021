-- Who decided a case may be erased, like who wrote an entry of the activity log.
alter table review_task drop constraint review_task_decided_by_fkey;

-- What was sent to a provider names the buyer: it is emptied when it is old and nobody asks the provider any more.
create index payment_attempt_request on payment_attempt (updated_at) where request <> '{}' and next_check_at is null;
