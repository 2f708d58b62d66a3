import { eq, isNull, or, sql } from 'drizzle-orm';
import { today } from '#contract/days.ts';
import { noRecord } from '#contract/list.ts';
import { messages } from '#contract/messages.ts';
import { type FormProblem, invalid } from '#contract/validation.ts';
import { media as mediaTable } from '#generated/tables/index.ts';
import { type Caller, isAdministrator } from '#server/kernel/access/caller.ts';
import type { Policy } from '#server/kernel/crud/policies.ts';
import { conditionOf } from '#server/kernel/crud/where.ts';
import { credentialsSentence, hasCredentials, mayLeadOutside } from '#server/kernel/outside/publicAddress.ts';

/** Computed once per statement, looked up per row. */
const articlesOfNations = sql`(
  select jsonb_object_agg(each_nation.ntn_id, each_nation.n) from (
    select nation.ntn_id, sum(nation.article_count) as n from ${mediaTable} as nation
    where nation.del_yn = 'N' and nation.article_count > 0 and nation.ntn_id is not null group by nation.ntn_id
  ) as each_nation
)`;

/** More articles than any outlet has, so that main outlets sort first. */
const headStart = sql.raw('1000000000000');

/**
 * Sort keys equivalent to the outlets' scores (see `scores.ts`), without computing the maxima that the scores are
 * relative to.
 */
const scoreOrders = {
  mainNtnScore: ({ column }) => sql`coalesce((${articlesOfNations} ->> ${column('ntnId')})::bigint, 0)`,
  mainMediaScore: ({ column }) =>
    sql`(${column('articleCount')} + case when ${column('mainMediaYn')} = 'Y' then ${headStart} else 0 end)`,
} satisfies NonNullable<Policy['orders']>;

type Row = Record<string, unknown>;

const addresses = { url: 'URL', inspUrl: '점검 URL' } as const;

const addressProblem = (name: keyof typeof addresses, value: unknown): FormProblem[] => {
  if (typeof value !== 'string' || value === '') return [];
  if (hasCredentials(value)) return [invalid(name, addresses[name], credentialsSentence)];
  return mayLeadOutside(value) ? [] : [invalid(name, addresses[name])];
};

/** Problems of an outlet beyond the rules of its schema. Only new values are checked. Pure. */
const outletProblems = (sent: Row, before: Row | undefined, now: string = today()): FormProblem[] => {
  const isNew = (name: string): boolean => name in sent && sent[name] !== before?.[name];
  const { fndnYmd } = sent;
  return [
    ...(['url', 'inspUrl'] as const).filter(isNew).flatMap((name) => addressProblem(name, sent[name])),
    ...(isNew('fndnYmd') && typeof fndnYmd === 'string' && fndnYmd > now
      ? [invalid('fndnYmd', '창립일', messages.dateRange.beyondMax)]
      : []),
  ];
};

const names = ['mediaKornNm', 'mediaEngNm', 'mediaLclanNm', 'mediaAbbrNm'] as const;

/** Whether the caller manages all outlets: administrators, and accounts with the media manager flag. */
export const managesOutlets = (caller: Caller): boolean =>
  isAdministrator(caller) || caller.user.mediaMngrYn === 'Y';

export const isAuthor = (caller: Caller, record: Record<string, unknown>): boolean =>
  record.rgtrId === caller.user.userId;

/**
 * All outlets are visible. An outlet is found by its Korean, English, local or short name, and sorted by the name that
 * is shown.
 */
export const media: Policy = {
  scope: () => undefined,
  conditions: {
    ntnId: (_caller, source, ntnId) =>
      ntnId === noRecord ? isNull(source.column('ntnId')) : eq(source.column('ntnId'), ntnId),
    mediaKornNm: (_caller, source, text) =>
      or(...names.map((field) => conditionOf(source, { op: 'contains', field, text }))),
  },
  orders: {
    mediaKornNm: ({ folded }) =>
      sql`coalesce(${folded('mediaKornNm')}, ${folded('mediaLclanNm')}, ${folded('mediaEngNm')})`,
    ...scoreOrders,
  },
  mayUpdate: (caller, record) => managesOutlets(caller) || isAuthor(caller, record),
  mayDelete: isAdministrator,
  problems: ({ sent, before }) => outletProblems(sent, before),
  refusedChoice: ({ mrgTrgtMediaId }) =>
    mrgTrgtMediaId === null ? undefined : '다른 매체에 병합된 매체입니다. 남은 매체를 골라 주세요.',
};
