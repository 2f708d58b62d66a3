import { describe, expect, it } from 'vitest';
import { type BCubed, bCubed } from '../../../../tests/helpers/bCubed.ts';
import {
  hasLabelledItems,
  type LabelledDays,
  type LabelledItem,
  labelledDays,
  labelledItems,
  labelledPairs,
} from '../../../../tests/helpers/labelled.ts';
import { nearKeys } from '../nearDuplicates/nearKeys.ts';
import { isSameReport, reportOf } from '../nearDuplicates/sameReport.ts';
import { signatureOf } from './signature.ts';
import { StoryWindow } from './stories.ts';

if (!hasLabelledItems) console.warn('Skipped: no articles that were labelled by hand.');

const dayMs = 86_400_000;
const items = hasLabelledItems ? await labelledItems() : [];
const byKey = new Map(items.map((item) => [item.key, item]));

const percent = (part: number): string => `${(100 * part).toFixed(1)} %`;

describe.skipIf(!hasLabelledItems)('near-duplicates of real articles', () => {
  const reports = (key: string) => {
    const item = byKey.get(key) as LabelledItem;
    return reportOf(item.lclanTtl, item.articleCn, item.time);
  };
  const judged = labelledPairs().map((pair) => ({
    ...pair,
    found: isSameReport(reports(pair.one), reports(pair.other)),
  }));

  it('are labelled in pairs, of the same report and of others', () => {
    expect(judged.length).toBeGreaterThanOrEqual(330);
    expect(judged.filter(({ isSame }) => isSame).length).toBeGreaterThan(150);
    expect(judged.filter(({ isSame }) => !isSame).length).toBeGreaterThan(150);
  });

  it.each(['tuning', 'heldOut'] as const)('are found, and nothing else is: %s', (half) => {
    const pairs = judged.filter((pair) => pair.half === half);
    const right = pairs.filter(({ isSame, found }) => isSame && found).length;
    const precision = right / pairs.filter(({ found }) => found).length;
    const recall = right / pairs.filter(({ isSame }) => isSame).length;
    console.info(
      `near-duplicates, ${half}, ${pairs.length} pairs: ${percent(precision)} right, ${percent(recall)} found`,
    );
    expect(precision).toBeGreaterThanOrEqual(0.95);
    expect(recall).toBeGreaterThanOrEqual(0.85);
  });
});

const around = 3 * dayMs;

const signatures = (those: readonly LabelledItem[]) => {
  const outlets = [...new Set(items.map(({ mediaName }) => mediaName))];
  return those.map((item) =>
    signatureOf({
      articleId: items.indexOf(item) + 1,
      time: item.time,
      mediaId: outlets.indexOf(item.mediaName) + 1,
      kornTtl: item.kornTtl,
      lclanTtl: item.lclanTtl,
      articleCn: item.articleCn,
      articleTransCn: null,
      nearKeys: nearKeys({ ...item, reportedAt: item.frmTrsfNscvrgDt }),
    }),
  );
};

/** The stories among those days' articles and the ones around them, which came in batches of this size. */
const storiesOf = (those: readonly LabelledItem[], batch: number): Map<string, string> => {
  const window = new StoryWindow();
  for (let at = 0; at < those.length; at += batch) {
    window.add(signatures(those.slice(at, at + batch)));
    window.storiesAround([]);
  }
  const all = [...window.ids()];
  return new Map(
    window
      .storiesAround(all)
      .flatMap((story, number) =>
        story.map(
          ({ articleId }) => [(items[articleId - 1] as LabelledItem).key, `story ${number}`] as const,
        ),
      ),
  );
};

const truthOf = ({ events, alone }: LabelledDays): Map<string, string> =>
  new Map([
    ...events.flatMap((keys, number) => keys.map((key) => [key, `event ${number}`] as const)),
    ...alone.map((key) => [key, `alone ${key}`] as const),
  ]);

const itemsAround = (truth: ReadonlyMap<string, string>): LabelledItem[] => {
  const times = [...truth.keys()].map((key) => (byKey.get(key) as LabelledItem).time);
  const [first, last] = [Math.min(...times) - around, Math.max(...times) + around];
  return items.filter(({ time }) => time >= first && time <= last);
};

const told = ({ precision, recall, f1 }: BCubed): string =>
  `F1 ${f1.toFixed(3)} (precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)})`;

/** A fixed shuffle. */
const shuffled = <T>(list: readonly T[]): T[] => {
  let seed = 7;
  const places = list.map((one) => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
    return { one, seed };
  });
  return places.sort((one, other) => one.seed - other.seed).map(({ one }) => one);
};

describe.skipIf(!hasLabelledItems)('clusters of real articles', () => {
  const days = hasLabelledItems ? labelledDays() : undefined;

  it('are labelled: every article of four days', () => {
    const all = Object.values(days ?? {});
    expect(all.flatMap(({ events }) => events).length).toBeGreaterThanOrEqual(110);
    expect(all.flatMap(({ alone }) => alone).length).toBeGreaterThan(900);
  });

  it.each(['tuning', 'heldOut'] as const)('are what happened: %s', { timeout: 120_000 }, (half) => {
    const truth = truthOf(days?.[half] as LabelledDays);
    const those = itemsAround(truth);
    const found = storiesOf(those, 200);
    const [all, contested] = [bCubed(truth, found), bCubed(truth, found, true)];
    console.info(`clusters, ${half}, all: ${told(all)}; without those alone: ${told(contested)}`);
    expect(all.f1).toBeGreaterThanOrEqual(0.85);
    expect(contested.f1).toBeGreaterThanOrEqual(half === 'heldOut' ? 0.75 : 0.7);
  });

  it('are nearly the same in whatever order and batches the articles come', { timeout: 120_000 }, () => {
    const truth = truthOf(days?.heldOut as LabelledDays);
    const those = itemsAround(truth);
    const [once, otherwise] = [storiesOf(those, 500), storiesOf(shuffled(those), 37)];
    const agreement = bCubed(once, otherwise);
    console.info(`clusters, other order and batches: agreement ${told(agreement)}`);
    expect(agreement.f1).toBeGreaterThanOrEqual(0.95);
  });
});
