-- Whether a friend registered from the network and with the browser of a sign-in of the inviter's: a second account of one
-- person looks like that. Of the registration itself nothing more is kept; what was registered before says nothing.
alter table referrals add column same_device boolean not null default false;
