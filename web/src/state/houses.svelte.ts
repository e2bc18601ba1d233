import type { Api } from '../api/client';
import { Fault } from '../api/fault';
import type { CheckedRules, House, RuleSchema } from '../api/types';
import { fieldsOf } from '../lib/form';
import type { Field, Group } from '../lib/form';
import { toToml } from '../lib/toml';
import { words } from './words.svelte';

/** What tells of a house and not of its game: a changed copy is no longer theirs. */
const ABOUT = ['house', 'source', 'status', 'published'];

/** The copy of a house that the player edits. It is kept as long as the page. */
export class Houses {
  schema = $state.raw<RuleSchema>();
  /** The name of the house from which editing began. */
  from = $state('');
  /** What the file is compared with: that house, or a file that was opened since. */
  base = $state.raw<House>();
  file = $state.raw<Group>({});
  /** What the server says of the file as it is, or was a moment ago. */
  checked = $state.raw<CheckedRules>();
  /** The file that it says this of. */
  checkedText = $state('');
  /** What it said when the file had no faults. */
  sound = $state.raw<CheckedRules['sound']>();
  fault = $state.raw<Fault>();

  private readonly api: Api;
  private asked = 0;

  constructor(api: Api) {
    this.api = api;
  }

  get fields(): Field[] {
    return this.schema ? fieldsOf(this.schema) : [];
  }

  /** The file as it would be saved. */
  get text(): string {
    return this.schema ? toToml(this.file, this.schema) : '';
  }

  /** Whether what is said is said of the file as it is now. */
  get isCurrent(): boolean {
    return this.checked !== undefined && this.checkedText === this.text;
  }

  /** Begins a copy of a house; the player's own are edited themselves. */
  async begin(house: House, isOwn: boolean): Promise<void> {
    await this.attempt(async () => {
      this.schema ??= await this.api.ruleSchema();
      const { sound } = await this.api.checkRules({ text: house.text }, words.text.language.tag);
      if (!sound) return;
      const fields = sound.fields as Group;
      const kept = Object.entries(fields).filter(([key]) => isOwn || ![...ABOUT, 'title'].includes(key));
      this.from = house.name;
      this.base = house;
      this.sound = undefined;
      this.checked = undefined;
      this.file = { ...Object.fromEntries(kept), name: isOwn ? house.name : `my-${house.name}` };
    });
  }

  /** Takes over a rule file that was written elsewhere; what is wrong with it is told, and nothing taken over. */
  async open(text: string): Promise<CheckedRules | undefined> {
    let answer: CheckedRules | undefined;
    await this.attempt(async () => {
      this.schema ??= await this.api.ruleSchema();
      answer = await this.api.checkRules({ text }, words.text.language.tag);
      if (!answer.sound) return;
      this.base = answer.sound.house;
      this.file = answer.sound.fields as Group;
    });
    return answer;
  }

  /** Has the file checked as it is, and compared with what it was copied from. */
  async check(): Promise<void> {
    const number = (this.asked += 1);
    const { base, text } = this;
    if (!base) return;
    await this.attempt(async () => {
      const answer = await this.api.checkRules({ text, against: base.text }, words.text.language.tag);
      if (number !== this.asked) return;
      this.checked = answer;
      this.checkedText = text;
      this.sound = answer.sound ?? this.sound;
    });
  }

  private async attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work();
      this.fault = undefined;
    } catch (thrown) {
      this.fault = Fault.of(thrown);
    }
  }
}
