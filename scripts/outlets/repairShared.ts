import { eq } from 'drizzle-orm';
import { countText } from '#contract/countText.ts';
import { media } from '#generated/tables/media.ts';
import { db } from '#server/kernel/database/db.ts';
import {
  domainHolders,
  type Mapping,
  type Misplaced,
  misplaced,
  moveToNamedOutlet,
  type NewsItem,
  normalise,
  openSource,
  removeDomains,
} from '#server/modules/collection/index.ts';
import type { Output } from '../collect/collectFiles.ts';

const batchSize = 500;
/** Maximum articles listed individually; the others are only counted. */
const maxNamed = 20;

const nameOf = async (mediaId: number): Promise<string> => {
  const [row] = await db()
    .select({ korn: media.mediaKornNm, local: media.mediaLclanNm })
    .from(media)
    .where(eq(media.mediaId, mediaId));
  return row?.korn ?? row?.local ?? `매체 ${mediaId}`;
};

const repairDomains = async ({ say }: Output, isApplied: boolean): Promise<void> => {
  const holders = await domainHolders();
  for (const { name, dmnNm, articles } of holders)
    say(
      `매체 ‘${name}’에서 공용 주소 ${dmnNm}을 ${isApplied ? '뗐습니다' : '뗍니다'}. (이 매체의 기사 ${countText(articles)})`,
    );
  if (isApplied) await removeDomains(holders);
  if (holders.length === 0) say('공용 주소를 가진 매체가 없습니다.');
};

async function* batchesOf(
  path: string,
  { say, complain }: Output,
  { problems, mapping }: { problems: string[]; mapping: Mapping | undefined },
): AsyncGenerator<NewsItem[]> {
  const opened = await openSource(path, mapping).catch((error: NodeJS.ErrnoException) => {
    if (!error.code) throw error;
    complain(`${path}: 파일을 열 수 없습니다. (${error.code})`);
    problems.push(path);
  });
  if (opened?.skipped) say(`${path}: 건너뛰었습니다. ${opened.skipped}`);
  if (!opened?.source) return;
  let batch: NewsItem[] = [];
  for await (const { raw } of opened.source.entries(0)) {
    const item = raw && normalise(raw, opened.source.name, new Date()).item;
    if (item) batch.push(item);
    if (batch.length === batchSize) {
      yield batch;
      batch = [];
    }
  }
  yield batch;
}

/** Moves articles of a wrong outlet, or prints what would be moved. @returns how many */
const repairBatch = async (
  found: readonly Misplaced[],
  { say }: Output,
  { isApplied, named }: { isApplied: boolean; named: number },
): Promise<number> => {
  let moved = 0;
  for (const one of found) {
    if (named + moved < maxNamed)
      say(
        `  ‘${one.item.lclanTtl}’: ${await nameOf(one.from)} → ${one.item.mediaName}${one.into ? '' : ' (새 매체)'}`,
      );
    if (!isApplied || (await moveToNamedOutlet(one))) moved += 1;
  }
  return moved;
};

/**
 * Repairs the effects of shared sites: removes their domains from outlets, and moves the articles in these files to the
 * outlets that they name. Without `isApplied` it only prints what it would do. Idempotent.
 * @returns whether all files could be opened
 */
export const repairShared = async (
  paths: readonly string[],
  output: Output,
  { isApplied, mapping }: { isApplied: boolean; mapping?: Mapping | undefined },
): Promise<boolean> => {
  await repairDomains(output, isApplied);
  const problems: string[] = [];
  let moved = 0;
  for (const path of paths)
    for await (const batch of batchesOf(path, output, { problems, mapping }))
      moved += await repairBatch(await misplaced(batch), output, { isApplied, named: moved });
  if (paths.length > 0)
    output.say(
      isApplied
        ? `기사 ${countText(moved)}을 제 매체로 옮겼습니다.`
        : `기사 ${countText(moved)}을 제 매체로 옮깁니다.`,
    );
  if (!isApplied)
    output.say('아직 아무것도 바꾸지 않았습니다. 이대로 바꾸려면 --apply를 붙여 다시 실행해 주세요.');
  return problems.length === 0;
};
