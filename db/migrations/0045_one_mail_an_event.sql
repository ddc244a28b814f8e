-- One mail per event. A mail is queued in the transaction of its event, so an event that is rolled back is not reported;
-- this keeps one that is queued twice from being sent twice. The key outlives the text, which is deleted once it was
-- sent. Mails from before have no key, and no two of them are the same to the index.
alter table mail_outbox add column event_key text;
create unique index mail_outbox_event on mail_outbox (event_key, kind, to_address);
