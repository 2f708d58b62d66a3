import { setImmediate as breathe } from 'node:timers/promises';
import { dayOf } from '#contract/days.ts';
import type { MemberFacts } from './dayParts.ts';
import { decisionsSince } from './decisions.ts';
import { Pause } from './pause.ts';
import type { ClusterSource } from './readTexts.ts';
import { signatureOf } from './signature.ts';
import { Standing } from './standing.ts';
import { StoryWindow } from './stories.ts';

/** Articles linked, or forgotten, between two moments for everything else in this process. */
const slice = 20;

/** The window over stored articles, with what is counted of them and how they stand in the database. */
export class StoredWindow {
  readonly stories = new StoryWindow();
  readonly standing = new Standing();
  readonly #facts = new Map<number, MemberFacts & Pick<ClusterSource, 'version'>>();

  /** Takes articles in; those that are here already are taken anew. */
  async take(texts: readonly ClusterSource[]): Promise<void> {
    const pause = new Pause();
    for (const {
      articleCn: _cn,
      articleTransCn: _trans,
      nearKeys: _keys,
      featExtr: _words,
      ...facts
    } of texts)
      this.#facts.set(facts.articleId, facts);
    this.stories.put(texts.map(signatureOf));
    for (let at = 0; at < texts.length; at += slice) {
      this.stories.link(texts.slice(at, at + slice).map(({ articleId }) => articleId));
      await breathe();
    }
    for (const _kin of this.stories.settle()) if (pause.isDue()) await breathe();
  }

  /** They are not there any more. */
  drop(articleIds: readonly number[]): void {
    for (const id of articleIds) this.#facts.delete(id);
    this.stories.remove(articleIds);
  }

  /** Forgets what was reported before, in milliseconds. */
  async forget(before: number): Promise<void> {
    const old = [...this.#facts.values()]
      .filter(({ time }) => time < before)
      .map(({ articleId }) => articleId);
    for (let at = 0; at < old.length; at += slice) {
      const some = old.slice(at, at + slice);
      for (const id of some) this.#facts.delete(id);
      this.stories.forgetThese(some);
      await breathe();
    }
    this.stories.findLost();
    this.standing.forget(old, dayOf(new Date(before).toISOString()));
  }

  /** Reads what people have decided since, in milliseconds. */
  async decide(since: number): Promise<void> {
    this.stories.decide(await decisionsSince(since));
  }

  /** The version in which an article was read. */
  version(articleId: number): number | undefined {
    return this.#facts.get(articleId)?.version;
  }

  time(articleId: number): number {
    return this.#facts.get(articleId)?.time ?? 0;
  }

  facts = (articleId: number): MemberFacts | undefined => this.#facts.get(articleId);
}
