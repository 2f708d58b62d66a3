import { eq } from 'drizzle-orm';
import { grouped } from '#contract/countText.ts';
import { nationCode } from '#generated/tables/index.ts';
import { db, inTransaction } from '#server/kernel/database/db.ts';
import { namedCodes } from '#server/kernel/text/namedCodes.ts';
import type { ImportTarget, ItemOutcome } from '#server/modules/imports/index.ts';
import { aboutOutlet, nameIn } from './importList.ts';
import { lineRemark } from './lineRemark.ts';
import { type ListedOutlet, type ListOptions, listedOutlet } from './listedOutlet.ts';
import { outletColumns } from './outletFields.ts';
import { type OutletOutcome, refusals } from './outletStore.ts';
import { outletStore, type StoredBatch } from './storeOutlets.ts';
import { trialStore } from './trialStore.ts';
import { undoBatch } from './undoBatch.ts';

/** The codes of the countries that administrators have registered, by name. */
export const registeredNations = async (): Promise<(name: string) => string | undefined> => {
  const { ntnId, ntnNm, ntnEngNm } = nationCode;
  const rows = await db()
    .select({ ntnId, ntnNm, ntnEngNm })
    .from(nationCode)
    .where(eq(nationCode.delYn, 'N'));
  return namedCodes(rows.map((row) => [row.ntnId, row.ntnNm, row.ntnEngNm]));
};

const states = { stored: 'new', filled: 'filled', known: 'known', refused: 'refused' } as const;

const outcomeOf = (outlet: ListedOutlet, outcome: OutletOutcome): ItemOutcome => {
  const { lacks, badFeeds } = aboutOutlet(outlet);
  const isNationless = outcome.outcome === 'stored' && lacks.includes('nation');
  return {
    stateCd: states[outcome.outcome],
    remark: lineRemark({ ...outcome, lacks, badFeeds }) || null,
    more: { feeds: outcome.feeds, nationless: Number(isNationless) },
  };
};

const outcomesOf = (outlets: readonly ListedOutlet[], outcomes: readonly OutletOutcome[]): ItemOutcome[] =>
  outlets.map((outlet, at) => outcomeOf(outlet, outcomes[at] as OutletOutcome));

/** Import of lists of outlets on the screen. */
export const outletTarget: ImportTarget<ListedOutlet, StoredBatch> = {
  name: 'media',
  label: '매체',
  unit: '곳',
  ...outletColumns,
  maxRows: 10_000,
  counts: [
    { name: 'feeds', label: '새 피드' },
    {
      name: 'nationless',
      sentence: (count) =>
        `국가를 알 수 없는 새 매체가 ${grouped(count)}곳 있습니다. 매체 목록에서 한꺼번에 정할 수 있습니다.`,
    },
  ],
  judge: async () => {
    const options: ListOptions = { nationNamed: await registeredNations() };
    return (record) => {
      const { outlet, refused, domain } = { domain: null, ...listedOutlet(record, options) };
      if (!outlet) {
        const name = nameIn(record);
        return { refused: refusals[refused], title: name ?? domain, detail: name && domain };
      }
      const about = aboutOutlet(outlet);
      return { item: outlet, title: about.name ?? about.domain, detail: about.name && about.domain };
    };
  },
  trial: () => {
    const store = trialStore();
    return async (outlets) => outcomesOf(outlets, await store.storeBatch(outlets, ''));
  },
  store: async ({ catalogue, caller, fileNm }) => {
    let undo: StoredBatch | null = null;
    const onStored = async (batch: StoredBatch): Promise<void> => {
      undo = Object.values(batch).some(({ length }) => length > 0) ? batch : null;
    };
    const store = outletStore(catalogue, { caller, onStored });
    return (outlets, alongside) =>
      inTransaction(async () => {
        const outcomes = outcomesOf(outlets, await store.storeBatch(outlets, fileNm));
        await alongside({ outcomes, undo });
      });
  },
  undo: ({ catalogue, caller, fileNm }, batch) =>
    undoBatch(catalogue, caller, batch, `'${fileNm}' 목록 가져오기를 되돌림`),
  undoneSentence: ({ removed, left, more = {} }) =>
    [
      `매체 ${grouped(removed)}곳과 피드 ${grouped(more.feeds ?? 0)}개를 지웠습니다.`,
      ...(more.reverted ? [`채웠던 매체 ${grouped(more.reverted)}곳은 다시 비웠습니다.`] : []),
      ...(left ? [`그 뒤에 쓰였거나 고친 매체 ${grouped(left)}곳은 남겨 두었습니다.`] : []),
    ].join(' '),
};
