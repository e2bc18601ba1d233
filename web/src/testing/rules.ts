import type { RuleSchema } from '../api/types';

const [schema] = Object.values(
  import.meta.glob<Record<string, unknown>>('../../../rules/schema.json', { import: 'default', eager: true }),
);

/** The schema of rule files as the server hands it out, with some of its orders. */
export const ruleSchema: RuleSchema = {
  schema: schema as RuleSchema['schema'],
  groups: [
    {
      group: '',
      keys: ['format', 'name', 'title', 'table', 'limits', 'dealer', 'bet', 'exchange', 'side_bet'],
    },
    { group: 'bet', keys: ['multiple', 'pays', 'ante_on_win'] },
    { group: 'limits', keys: ['ante', 'fraction', 'payout'] },
    { group: 'dealer', keys: ['qualifier', 'no_game'] },
    { group: 'exchange', keys: ['price', 'forced_bet', 'times', 'next_price', 'again_after_one'] },
    { group: 'side_bet', keys: ['name', 'pays'] },
  ],
  hands: [
    'royal-flush',
    'straight-flush',
    'four',
    'full-house',
    'flush',
    'straight',
    'three',
    'two-pair',
    'pair',
  ],
  offers: ['exchange', 'side_bet'],
};
