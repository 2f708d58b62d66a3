import { beforeAll, expect, it } from 'vitest';
import { nearKeys } from '#server/kernel/text/fingerprint.ts';
// past the index: examined with the collections of tests/
import { type Signature, signatureOf } from '#server/modules/analysis/clustering/signature.ts';
import { isSameReport, reportOf } from '#server/modules/analysis/nearDuplicates/sameReport.ts';
import { type BCubed, bCubed } from '../helpers/bCubed.ts';
import { describeOutside } from '../helpers/describeOutside.ts';
import {
  type LabelledDays,
  type LabelledItem,
  labelledDays,
  labelledItems,
  labelledPairs,
  labelledSet,
} from '../helpers/labelled.ts';
import { shuffled, storiesOf } from '../helpers/storiesOf.ts';

const dayMs = 86_400_000;
let items: LabelledItem[] = [];
let byKey = new Map<string, LabelledItem>();
const readItems = async (): Promise<void> => {
  items = await labelledItems();
  byKey = new Map(items.map((item) => [item.key, item]));
};

const percent = (part: number): string => `${(100 * part).toFixed(1)} %`;

describeOutside([labelledSet], 'near-duplicates of real articles', () => {
  beforeAll(readItems);
  const reports = (key: string) => {
    const item = byKey.get(key) as LabelledItem;
    return reportOf(item.lclanTtl, item.articleCn, item.time);
  };
  const comparedPairs = () =>
    labelledPairs().map((pair) => ({
      ...pair,
      found: isSameReport(reports(pair.one), reports(pair.other)),
    }));

  it('are labelled in pairs, of the same report and of others', () => {
    const labelled = comparedPairs();
    expect(labelled.length).toBeGreaterThanOrEqual(330);
    expect(labelled.filter(({ isSame }) => isSame).length).toBeGreaterThan(150);
    expect(labelled.filter(({ isSame }) => !isSame).length).toBeGreaterThan(150);
  });

  it.each(['tuning', 'heldOut'] as const)('are found, and nothing else is: %s', (half) => {
    const pairs = comparedPairs().filter((pair) => pair.half === half);
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

const signatures = (those: readonly LabelledItem[]): Signature[] => {
  const outlets = [...new Set(items.map(({ mediaName }) => mediaName))];
  const numbers = new Map(items.map((item, index) => [item, index + 1]));
  return those.map((item) =>
    signatureOf({
      articleId: numbers.get(item) ?? 0,
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

/** The story of each of these articles, by article name. */
const groupedOf = (those: readonly LabelledItem[], batch: number): Map<string, string> =>
  new Map(
    [...storiesOf(signatures(those), batch)].map(([articleId, story]) => [
      (items[articleId - 1] as LabelledItem).key,
      story,
    ]),
  );

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

describeOutside([labelledSet], 'clusters of real articles', () => {
  beforeAll(readItems);
  const days = labelledDays();

  it('are labelled: every article of four days', () => {
    const all = Object.values(days);
    expect(all.flatMap(({ events }) => events).length).toBeGreaterThanOrEqual(110);
    expect(all.flatMap(({ alone }) => alone).length).toBeGreaterThan(900);
  });

  it.each(['tuning', 'heldOut'] as const)('are what happened: %s', { timeout: 120_000 }, (half) => {
    const truth = truthOf(days[half]);
    const those = itemsAround(truth);
    const found = groupedOf(those, 200);
    const [all, conflicting] = [bCubed(truth, found), bCubed(truth, found, true)];
    console.info(`clusters, ${half}, all: ${told(all)}; without those alone: ${told(conflicting)}`);
    expect(all.f1).toBeGreaterThanOrEqual(0.85);
    expect(conflicting.f1).toBeGreaterThanOrEqual(half === 'heldOut' ? 0.75 : 0.7);
  });

  it('are nearly the same in whatever order and batches the articles come', { timeout: 120_000 }, () => {
    const truth = truthOf(days.heldOut);
    const those = itemsAround(truth);
    const [once, otherwise] = [groupedOf(those, 500), groupedOf(shuffled(those), 37)];
    const agreement = bCubed(once, otherwise);
    console.info(`clusters, other order and batches: agreement ${told(agreement)}`);
    expect(agreement.f1).toBeGreaterThanOrEqual(0.95);
  });
});
