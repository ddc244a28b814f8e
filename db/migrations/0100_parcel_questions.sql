-- Staff ask the member what to do with a parcel (B-IN-33, E-131). What each answer costs is fixed when it is asked.
create table parcel_questions (
  id uuid primary key default new_id(),
  parcel_id uuid not null references parcels,
  kind text not null check (kind in ('prohibited', 'damaged', 'contents', 'other')),
  -- What the member reads.
  words text not null check (words <> ''),
  photo_file_ids uuid[] not null default '{}',
  -- [{choice, priceMinor: {CNY, HKD}}]
  options jsonb not null,
  state text not null default 'asked' check (state in ('asked', 'answered', 'settled', 'withdrawn')),
  state_at timestamptz not null default now(),
  asked_by uuid not null references staff,
  asked_at timestamptz not null default now(),
  due_at timestamptz not null,
  -- The member was reminded that the days are nearly over.
  reminded_at timestamptz,
  settled_by uuid references staff,
  settled_note text not null default '',
  constraint parcel_questions_due check (due_at > asked_at),
  constraint parcel_questions_settled check ((state in ('settled', 'withdrawn')) = (settled_by is not null) and (settled_by is null or settled_note <> ''))
);
create unique index parcel_questions_open on parcel_questions (parcel_id) where state in ('asked', 'answered');
create index parcel_questions_parcel on parcel_questions (parcel_id, asked_at desc);
create index parcel_questions_newest on parcel_questions (asked_at desc, id desc);
create index parcel_questions_unanswered on parcel_questions (due_at, id) where state = 'asked';
create index parcel_questions_answered on parcel_questions (state_at, id) where state = 'answered';

-- One answer is in force. Another one that was taken back, or could not be carried out, has its fee back.
create table parcel_question_answers (
  id uuid primary key default new_id(),
  question_id uuid not null references parcel_questions,
  choice text not null check (choice in ('send_on', 'explain', 'return', 'hand_over', 'dispose')),
  note text not null default '',
  currency text not null check (currency in ('CNY', 'HKD')),
  amount_minor minor_units not null check (amount_minor >= 0),
  answered_at timestamptz not null default now(),
  given_back_at timestamptz
);
create unique index parcel_question_answers_one on parcel_question_answers (question_id) where given_back_at is null;
create index parcel_question_answers_question on parcel_question_answers (question_id, answered_at desc);
