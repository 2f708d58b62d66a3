import { countText } from '#contract/countText.ts';
import { cooperativeYield } from '#server/kernel/clock/steps.ts';
import { collectedMatcher, matches, unstoredItem } from '#server/modules/search/index.ts';
import type { NewsItem } from '../collect/newsItem.ts';
import { articlesAt } from '../collect/otherAddresses.ts';
import type { SourceOutlet } from './rawItems.ts';
import { readVisitInThread } from './readInThread.ts';
import type { Reading, ReadVisit, VisitedDocument } from './readVisit.ts';

const asCollected = (item: NewsItem, { ntnId, mediaId }: SourceOutlet) => ({
  ...item,
  mediaId,
  ntnId: item.ntnId ?? ntnId,
  lanCd: item.lang,
  payYn: item.isPaid ? ('Y' as const) : ('N' as const),
});

/** The items that meet the rule; what is stored already stays, so that it is corrected as any other article. */
const chosen = async (visit: ReadVisit, outlet: SourceOutlet, rule: string): Promise<Reading> => {
  const matcher = await collectedMatcher(rule);
  if (typeof matcher === 'string') return { problem: `수집 조건을 읽을 수 없습니다. ${matcher}` };
  const yieldWhenDue = cooperativeYield();
  const known = await articlesAt(visit.items.flatMap(({ canonicalUrl }) => canonicalUrl ?? []));
  const items: NewsItem[] = [];
  for (const item of visit.items) {
    await yieldWhenDue();
    const isKnown = item.canonicalUrl !== null && known.has(item.canonicalUrl);
    if (isKnown || (await matches(matcher, unstoredItem(asCollected(item, outlet)), yieldWhenDue)))
      items.push(item);
  }
  const ruledOut = visit.items.length - items.length;
  if (ruledOut === 0) return visit;
  return {
    ...visit,
    items,
    ruledOut,
    leftOut: visit.leftOut + ruledOut,
    findings: [...visit.findings, `수집 조건에 맞지 않아 제외했습니다. (${countText(ruledOut)})`],
  };
};

/**
 * The articles of a document that are to be collected.
 * @param rule the source's condition in the query language; none: all of them
 * @throws what `readVisit` throws
 */
export const readVisitByRule = async (
  document: VisitedDocument,
  outlet: SourceOutlet,
  rule: string | null | undefined,
  now: Date,
): Promise<Reading> => {
  const visit = await readVisitInThread(document, outlet, now);
  return 'problem' in visit || !rule?.trim() ? visit : chosen(visit, outlet, rule);
};
