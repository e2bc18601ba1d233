-- What a decision teaches. Null where it was judged before that was kept, and where there was nothing to choose.
alter table decision add column lesson text check (lesson is null or json_valid(lesson));
-- What it was about, and its loss in billionths of an ante: by which mistakes are chosen and ordered.
alter table decision add column kind text;
alter table decision add column size integer;

-- A mistake that is shown again until it is not made any more.
create table review (
    round_id integer not null,
    box integer not null,
    seq integer not null,
    due integer not null,
    -- What the scheduler remembers.
    memory text not null check (json_valid(memory)),
    primary key (round_id, box, seq),
    foreign key (round_id, box, seq) references decision on delete cascade
) strict, without rowid;

-- What was answered in drills.
create table answer (
    answer_id integer primary key autoincrement,
    player_id integer not null references player on delete cascade,
    drill text not null,
    correct integer not null check (correct in (0, 1)),
    -- How long it took, in milliseconds.
    took integer not null check (took >= 0),
    created_at integer not null
) strict;

create index answer_of_player on answer (player_id, answer_id);
