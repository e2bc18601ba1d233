-- Marks the file as one of Tuz's ("Tuz1"), so that no other program's database is ever migrated by mistake.
pragma application_id = 0x54757a31;

-- Times are milliseconds since 1970 in UTC. Keys are never given twice (autoincrement), so that a key somebody still
-- holds after a player was wiped cannot mean somebody else.
create table player (
    player_id integer primary key autoincrement,
    -- Only the hash of the token: who reads this table cannot pass for a player.
    token_hash blob not null unique check (length(token_hash) = 32),
    name text not null,
    language text not null,
    created_at integer not null
) strict;

-- What a player has, in points. Apart from `player` because only the ledger may change it.
create table account (
    player_id integer primary key references player on delete cascade,
    balance integer not null default 0 check (balance >= 0)
) strict;

-- The text of rules as played, once for all rounds played by it. A house may change its file; old rounds keep theirs.
create table rule_text (
    rules_hash blob primary key check (length(rules_hash) = 32),
    name text not null,
    body text not null
) strict;

-- The last number given to a shuffle. It only grows, whoever is wiped.
create table nonce (
    only_row integer primary key check (only_row = 1),
    last integer not null
) strict;

insert into nonce values (1, 0);

create trigger nonce_grows before update on nonce when new.last <= old.last begin
    select raise(abort, 'a nonce would be given twice');
end;

create trigger nonce_stays before delete on nonce begin
    select raise(abort, 'the last nonce must be known');
end;

-- A shuffle from its commitment on. The seed is secret until the round is settled.
create table shuffle (
    shuffle_id integer primary key,
    player_id integer not null references player on delete cascade,
    -- Not unique: an imported round keeps the number it had elsewhere. Unique is what matters, the seed.
    nonce integer not null check (nonce >= 0),
    seed blob not null unique check (length(seed) = 32),
    -- Follows from seed and nonce; kept because it is what the player was shown.
    commitment blob not null check (length(commitment) = 32),
    used integer not null default 0 check (used in (0, 1)),
    created_at integer not null
) strict;

-- A commitment that was shown waits for its round: the house cannot draw until a seed pleases it.
create unique index one_shuffle_waits on shuffle (player_id) where used = 0;

create table round (
    round_id integer primary key autoincrement,
    player_id integer not null references player on delete cascade,
    shuffle_id integer not null unique references shuffle,
    rules_hash blob not null references rule_text,
    player_seed text,
    starting_balance integer not null check (starting_balance >= 0),
    state text not null default 'open' check (state in ('open', 'settled')),
    started_at integer not null,
    settled_at integer,
    check ((state = 'settled') = (settled_at is not null)),
    -- For the ledger, which names both.
    unique (round_id, player_id)
) strict;

create unique index one_open_round on round (player_id) where state = 'open';
create index round_of_player on round (player_id, round_id);
create index round_by_rules on round (rules_hash);

create trigger settled_is_final before update on round when old.state = 'settled' begin
    select raise(abort, 'a settled round does not change');
end;

-- The ledger. Each entry carries the balance after it, so that a forged or a lost one is found at its place.
create table entry (
    player_id integer not null references account on delete cascade,
    seq integer not null,
    -- Null where points were given and not played for.
    round_id integer,
    amount integer not null check (amount <> 0),
    balance integer not null check (balance >= 0),
    created_at integer not null,
    primary key (player_id, seq),
    foreign key (round_id, player_id) references round (round_id, player_id)
) strict, without rowid;

create index entry_of_round on entry (round_id);

create trigger entry_goes_on before insert on entry
when new.seq <> coalesce((select max(seq) + 1 from entry where player_id = new.player_id), 0)
    or new.balance <> new.amount
        + coalesce((select balance from entry where player_id = new.player_id order by seq desc limit 1), 0)
begin
    select raise(abort, 'an entry must go on from the last one');
end;

create trigger entry_moves_account after insert on entry begin
    update account set balance = new.balance where player_id = new.player_id;
end;

create trigger entry_stays_as_it_is before update on entry begin
    select raise(abort, 'the ledger is append-only');
end;

-- With the whole player, and not otherwise.
create trigger entry_stays before delete on entry
when exists (select 1 from player where player_id = old.player_id) begin
    select raise(abort, 'the ledger is append-only');
end;

create trigger account_starts_empty before insert on account when new.balance <> 0 begin
    select raise(abort, 'only the ledger changes a balance');
end;

create trigger account_follows_ledger before update on account
when new.balance is not (select balance from entry where player_id = new.player_id order by seq desc limit 1) begin
    select raise(abort, 'only the ledger changes a balance');
end;

-- The primary key is what stops a second writer: he gets a conflict and writes nothing.
create table event (
    round_id integer not null references round on delete cascade,
    seq integer not null,
    body text not null check (json_valid(body)),
    primary key (round_id, seq)
) strict, without rowid;

create trigger event_goes_on before insert on event
when new.seq <> coalesce((select max(seq) + 1 from event where round_id = new.round_id), 0) begin
    select raise(abort, 'an event must go on from the last one');
end;

create trigger event_of_open_round before insert on event
when (select state from round where round_id = new.round_id) is not 'open' begin
    select raise(abort, 'nothing happens in a settled round');
end;

create trigger event_stays_as_it_is before update on event begin
    select raise(abort, 'what happened does not change');
end;

create trigger event_stays before delete on event
when exists (select 1 from round where round_id = old.round_id) begin
    select raise(abort, 'what happened does not change');
end;

-- What a decision was worth. Written after the event, as the analysis takes longer than the round may wait.
create table decision (
    round_id integer not null,
    box integer not null,
    -- The event that the decision became.
    seq integer not null,
    spot text not null check (json_valid(spot)),
    chosen text not null check (json_valid(chosen)),
    best text not null check (json_valid(best)),
    -- In antes, an exact fraction such as `3/2`; no number type of SQLite holds it.
    loss text not null,
    created_at integer not null,
    primary key (round_id, box, seq),
    foreign key (round_id, seq) references event on delete cascade
) strict, without rowid;
