import { hash } from 'node:crypto';
import { setImmediate as breathe } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { dayOf } from '#contract/days.ts';
import { rows } from '#server/kernel/database/rows.ts';
import type { MemberFacts } from './dayParts.ts';
import type { Decisions } from './group.ts';
import { PersistedHighlights } from './persistedHighlights.ts';
import type { ClusterSource } from './readTexts.ts';
import { signatureOf } from './signature.ts';
import { StoryWindow } from './stories.ts';
import { YieldTimer } from './yieldTimer.ts';

/** Maximum decisions considered in one run; each merge or split makes a few dozen. */
const maxDecisions = 50_000;

const decision = z.object({
  decisionKnd: z.enum(['TOGETHER', 'APART']),
  articleId: z.coerce.number().int(),
  otherArticleId: z.coerce.number().int(),
});

/** Valid decisions made by users since this time in milliseconds. */
const decisionsSince = async (since: number): Promise<Decisions> => {
  const found = await rows(
    decision,
    sql`select decision_knd "decisionKnd", article_id "articleId", other_article_id "otherArticleId"
      from cluster_decision where end_action_id is null and reg_dt >= ${new Date(since).toISOString()}::timestamptz
      order by decision_id desc limit ${maxDecisions}`,
  );
  const of = (kind: string) =>
    found
      .filter(({ decisionKnd }) => decisionKnd === kind)
      .map(({ articleId, otherArticleId }) => [articleId, otherArticleId] as const)
      .sort(([one, first], [other, second]) => one - other || first - second);
  return { together: of('TOGETHER'), apart: of('APART') };
};

/** Articles linked or removed before yielding to other work of this process. */
const slice = 20;

/**
 * Number of added articles after which stories are grouped again, which examines all stories that the articles may
 * join.
 */
const maxPending = 1_000;

interface Known extends MemberFacts, Pick<ClusterSource, 'version'> {
  /** Hash of everything but the version: unchanged articles are neither compared nor grouped again. */
  digest: string;
}

const digestOf = ({ version: _version, ...content }: ClusterSource): string =>
  hash('sha1', JSON.stringify(content), 'base64');

/** The time window over stored articles, with their facts and stored highlights. */
export class StoredWindow {
  readonly stories = new StoryWindow();
  readonly persisted = new PersistedHighlights();
  readonly #known = new Map<number, Known>();
  #unsettled = 0;

  /** Adds articles; known ones are replaced if they have changed. */
  async take(texts: readonly ClusterSource[]): Promise<void> {
    const others = texts.filter((text) => this.#isNews(text));
    this.stories.put(others.map(signatureOf));
    for (let at = 0; at < others.length; at += slice) {
      this.stories.link(others.slice(at, at + slice).map(({ articleId }) => articleId));
      await breathe();
    }
    this.#unsettled += others.length;
    if (this.#unsettled >= maxPending) await this.settle();
  }

  #isNews(text: ClusterSource): boolean {
    const { articleCn: _cn, articleTransCn: _trans, nearKeys: _keys, featExtr: _words, ...facts } = text;
    const digest = digestOf(text);
    const isNews = this.#known.get(facts.articleId)?.digest !== digest;
    this.#known.set(facts.articleId, { ...facts, digest });
    return isNews;
  }

  /** Groups the added articles, yielding after a few stories. */
  async settle(): Promise<void> {
    this.#unsettled = 0;
    const pause = new YieldTimer();
    for (const _kin of this.stories.settle()) if (pause.isDue()) await breathe();
  }

  /** Groups the added articles and treats the result as stored: it is stored already, or another process stores it. */
  async settleAsWritten(): Promise<void> {
    await this.settle();
    this.stories.written();
  }

  /** Removes deleted articles. */
  drop(articleIds: readonly number[]): void {
    for (const id of articleIds) this.#known.delete(id);
    this.stories.remove(articleIds);
  }

  /** Removes articles reported before a time in milliseconds. */
  async forget(before: number): Promise<void> {
    const old = [...this.#known.values()]
      .filter(({ time }) => time < before)
      .map(({ articleId }) => articleId);
    for (let at = 0; at < old.length; at += slice) {
      const some = old.slice(at, at + slice);
      for (const id of some) this.#known.delete(id);
      this.stories.forgetThese(some);
      await breathe();
    }
    this.stories.findLost();
    this.persisted.forget(old, dayOf(new Date(before).toISOString()));
  }

  /** Reads the users' decisions since this time in milliseconds. */
  async decide(since: number): Promise<void> {
    this.stories.decide(await decisionsSince(since));
  }

  /** The version in which an article was read. */
  version(articleId: number): number | undefined {
    return this.#known.get(articleId)?.version;
  }

  time(articleId: number): number {
    return this.#known.get(articleId)?.time ?? 0;
  }

  facts = (articleId: number): MemberFacts | undefined => this.#known.get(articleId);
}
