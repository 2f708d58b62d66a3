import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { missing } from '#contract/validation.ts';
import { articleCluster } from '#generated/tables/index.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { completionOf } from '#server/kernel/crud/completion.ts';
import { presentRecord } from '#server/kernel/crud/present.ts';
import { type Row, readRecord } from '#server/kernel/crud/readRecord.ts';
import { reader } from '#server/kernel/database/db.ts';
import { Failure, validationFailure } from '#server/kernel/failure.ts';
import { mayEditClusters } from './clusterRights.ts';
import { completeClusters } from './completeClusters.ts';
import { lastAction, mergedInto } from './lastAction.ts';
import { firstMembers, type Member, memberPage, type Trace, tracesOf } from './members.ts';

interface Source {
  key: string;
  label: string;
  count: number;
}

const byCount = (one: Source, other: Source): number =>
  other.count - one.count || one.label.localeCompare(other.label, 'ko') || (one.key < other.key ? -1 : 1);

/** Number of articles per outlet or country, descending. Articles without one are counted under `unknown`. */
export const sourcesOf = <T>(
  members: readonly T[],
  of: (member: T) => { key: string | number | null | undefined; label: string | null | undefined },
  unknown: string,
): Source[] => {
  const found = new Map<string, Source>();
  for (const member of members) {
    const { key, label } = of(member);
    const name = String(key ?? '');
    const source = found.get(name) ?? { key: name, label: label || unknown, count: 0 };
    source.count += 1;
    found.set(name, source);
  }
  return [...found.values()].toSorted(byCount);
};

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const kstAhead = 9 * hourMs;

/** Maximum number of hours shown; longer timelines use days. */
const maxHours = 48;
/** Maximum number of days for which days without reports are shown. */
const maxUnbrokenDays = 92;

interface Timeline {
  unit: 'hour' | 'day';
  /** `at` is Korean: `yyyy-MM-dd HH:00` or `yyyy-MM-dd`. */
  points: { at: string; count: number }[];
}

const nameOf = (place: number, unit: Timeline['unit']): string => {
  const text = new Date(place * (unit === 'hour' ? hourMs : dayMs)).toISOString();
  return unit === 'hour' ? `${text.slice(0, 10)} ${text.slice(11, 13)}:00` : text.slice(0, 10);
};

const countsBy = (times: readonly number[], length: number): Map<number, number> => {
  const counts = new Map<number, number>();
  for (const time of times) {
    const place = Math.floor((time + kstAhead) / length);
    counts.set(place, (counts.get(place) ?? 0) + 1);
  }
  return counts;
};

/** Every hour or day from the first report to the last; only those with reports if the range is too long. */
export const timelineOf = (moments: readonly (string | null | undefined)[]): Timeline => {
  const times = moments.map((moment) => Date.parse(moment ?? '')).filter((time) => !Number.isNaN(time));
  const byHour = countsBy(times, hourMs);
  const spanOf = (counts: Map<number, number>) => {
    const places = [...counts.keys()].toSorted((one, other) => one - other);
    return {
      places,
      first: places[0] ?? 0,
      length: places.length ? (places.at(-1) ?? 0) - (places[0] ?? 0) + 1 : 0,
    };
  };
  const unit = spanOf(byHour).length <= maxHours ? 'hour' : 'day';
  const counts = unit === 'hour' ? byHour : countsBy(times, dayMs);
  const { places, first, length } = spanOf(counts);
  const shown =
    unit === 'day' && length > maxUnbrokenDays ? places : Array.from({ length }, (_, index) => first + index);
  return { unit, points: shown.map((place) => ({ at: nameOf(place, unit), count: counts.get(place) ?? 0 })) };
};

/** A highlight of another day on the same story. */
interface StoryDay {
  clusterId: number;
  clusterDt: string;
  clusterTtl: string;
  articleCount: number;
}

/** Maximum number of days linked per story. */
const maxLinkedDays = 14;

export const articleCount = sql<number>`(select count(*)::int from cluster_article own
  join article on article.article_id = own.article_id and article.del_yn = 'N'
  where own.cluster_id = article_cluster.cluster_id and own.del_yn = 'N')`;

/** The other highlights of the same story, by day. */
const storyDays = async (clusterId: number): Promise<StoryDay[]> => {
  const story = reader()
    .select({ storyId: articleCluster.storyId })
    .from(articleCluster)
    .where(eq(articleCluster.clusterId, clusterId));
  return reader()
    .select({
      clusterId: articleCluster.clusterId,
      clusterDt: articleCluster.clusterDt,
      clusterTtl: articleCluster.clusterTtl,
      articleCount,
    })
    .from(articleCluster)
    .where(
      and(
        eq(articleCluster.delYn, 'N'),
        ne(articleCluster.clusterId, clusterId),
        sql`${articleCluster.storyId} = (${story})`,
      ),
    )
    .orderBy(asc(articleCluster.clusterDt), asc(articleCluster.clusterId))
    .limit(maxLinkedDays);
};

const outlet = ({ mediaId, mediaNm, mediaLclanNm }: Trace) => ({
  key: mediaId,
  label: mediaNm ?? mediaLclanNm,
});
const nation = ({ ntnId, ntnNm }: Trace) => ({ key: ntnId, label: ntnNm });

/** Articles of a cluster completed like those of an article list, with the caller's star. */
export const shownMembers = async (
  catalogue: Catalogue,
  caller: Caller | null,
  members: readonly Member[],
): Promise<Row[]> => {
  const rows = members.map(({ clusterId: _cluster, mediaId: _outlet, ...member }) => member);
  return (await completionOf('article')?.(catalogue, caller, rows)) ?? rows;
};

/** Maximum number of merges followed for an old address. */
const maxMerges = 5;

/** The record of a highlight, or of the one that it was merged into. @throws Failure 404 */
const recordAfterMerges = async (
  catalogue: Catalogue,
  caller: Caller | null,
  clusterId: unknown,
  merges = maxMerges,
): Promise<Row> => {
  try {
    return await readRecord(catalogue, entityOf(catalogue, 'cluster'), caller, clusterId, { alone: true });
  } catch (problem) {
    const isGone = problem instanceof Failure && problem.status === 404;
    const id = Number(clusterId);
    const into = isGone && merges > 0 && Number.isSafeInteger(id) ? await mergedInto(id) : undefined;
    if (into === undefined) throw problem;
    return recordAfterMerges(catalogue, caller, into, merges - 1);
  }
};

/**
 * A highlight with its first articles, and the times and sources of all; if it was merged into another, that other.
 * @throws Failure 400, 404
 */
export const readCluster = async (
  catalogue: Catalogue,
  caller: Caller | null,
  clusterId: unknown,
): Promise<Row> => {
  if (clusterId === undefined || clusterId === '')
    throw validationFailure([missing('clusterId', '하이라이트 번호')]);
  const spec = entityOf(catalogue, 'cluster');
  const record = presentRecord(spec, await recordAfterMerges(catalogue, caller, clusterId));
  const id = record.clusterId as number;
  const mayEdit = mayEditClusters(caller);
  const traces = await tracesOf(id);
  const members = await memberPage(id, { order: 'near', page: 1, size: firstMembers });
  const [completed = record] = await completeClusters(catalogue, caller, [record]);
  const { unit, points } = timelineOf(traces.map(({ frmTrsfNscvrgDt }) => frmTrsfNscvrgDt));
  return {
    ...completed,
    clusterArticleList: await shownMembers(catalogue, caller, members),
    timelineUnit: unit,
    timeline: points,
    mediaSourceList: sourcesOf(traces, outlet, '매체 미상'),
    ntnSourceList: sourcesOf(traces, nation, '국가 미상'),
    storyDayList: await storyDays(id),
    mayEditYn: mayEdit ? 'Y' : 'N',
    lastAction: mayEdit ? await lastAction(id) : null,
  };
};
