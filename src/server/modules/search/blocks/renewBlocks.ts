import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { itemKinds } from '#contract/itemKinds.ts';
import { article } from '#generated/tables/index.ts';
import { advisoryLock } from '#server/kernel/database/db.ts';
import { literalTokens } from '#server/kernel/database/fragments.ts';
import { blockOf, blockSize, noBits, positionInBlock } from '#server/kernel/database/itemBlocks.ts';
import { row, rows, run } from '#server/kernel/database/rows.ts';
import { neverStop, type StopCondition } from '#server/kernel/jobs/job.ts';
import { endOfBlocks, kindTokens } from './wordBits.ts';

interface RenewOptions {
  /** Tokens that occur in at least this share of all items are common. */
  share: number;
  /** Fewer items are searched fast enough without bitmaps. */
  minItems: number;
  /**
   * Number of changed items that may be left for later, in the blocks with the fewest changes: until then, each is
   * checked individually.
   */
  changesLeft: number;
}

/**
 * At a million items, a word in less than 3 % of them is found through its index in some milliseconds. There are some
 * hundred common tokens: per million items their bitmaps take 0.2 GB.
 */
const defaultOptions: RenewOptions = { share: 0.03, minItems: 100_000, changesLeft: 200 };

const kindNumbers = Object.values(kindTokens);
const number = z.object({ n: z.number() });

/** The common tokens according to the statistics of the last ANALYZE. */
const commonTokens = async (share: number): Promise<number[]> => {
  const found = await rows(
    z.object({ token: z.number() }),
    sql`select token from pg_stats, unnest(most_common_elems::text::int[], most_common_elem_freqs) as of_each (token, share)
        where schemaname = current_schema and tablename = 'article' and attname = 'tk' and token is not null
          and share >= ${share} order by token`,
  );
  return found.map(({ token }) => token);
};

/** Tokens that have blocks. */
const keptTokens: SQL = sql`select token from word_block where block = 0`;

/** Writes the bits of all tokens with bitmaps for the items of a block, from the items' current state. */
const storeBlock = (block: number, tokens: SQL): SQL => {
  const { articleId, itemKnd, delYn, tk } = article;
  const kind = sql`case ${itemKnd} ${sql.join(
    itemKinds.map((one) => sql`when ${one} then ${kindTokens[one]}::int`),
    sql` `,
  )} end`;
  const first = block * blockSize;
  return sql`
    with there as materialized (
      select ${positionInBlock(sql`${articleId}`)} as place, ${kind} as kind, ${tk} as tokens from ${article}
      where ${articleId} >= ${first} and ${articleId} < ${first + blockSize} and ${delYn} = 'N'
    ), kept as materialized (${tokens}), counted as (
      select token, bit_or(set_bit(${noBits}, place, 1)) as bits
      from (select unnest(tokens) as token, place from there union all select kind, place from there) as each
      where token in (select token from kept) group by token
    )
    insert into word_block (token, block, bits)
    select kept.token, ${block}::int, coalesce(counted.bits, ${noBits}) from kept left join counted using (token)
    on conflict (token, block) do update set bits = excluded.bits where word_block.bits <> excluded.bits`;
};

/**
 * The changes removed from the notes are included in the bits: these are computed by a later statement, which sees
 * everything that the first one saw. Later changes stay noted.
 */
const renew = (block: number, tokens: SQL): Promise<void> =>
  advisoryLock('word blocks', async () => {
    await run(sql`select set_config('work_mem', '64MB', true)`);
    const first = block * blockSize;
    await run(
      sql`delete from word_change where article_id >= ${first} and article_id < ${first + blockSize}`,
    );
    await run(storeBlock(block, tokens));
  });

/** Blocks whose bits one statement adds: a statement over millions of items would exceed its time on a slow disk. */
const blocksAtOnce = 50;

/** Adds the bits of a token that has become common, in all existing blocks. */
const addToken = (token: number): Promise<void> =>
  advisoryLock('word blocks', async () => {
    const { articleId, tk, delYn } = article;
    const id = sql`${articleId}`;
    const { n: end } = await row(number, sql`select (${endOfBlocks} / ${blockSize})::int as n`);
    for (let first = 0; first < end; first += blocksAtOnce)
      await run(sql`
        insert into word_block (token, block, bits)
        select ${token}::int, there.block, coalesce(counted.bits, ${noBits})
        from word_block as there left join (
          select ${blockOf(id)} as block, bit_or(set_bit(${noBits}, ${positionInBlock(id)}, 1)) as bits from ${article}
          where ${tk} @> array[${token}::int] and ${delYn} = 'N'
            and ${articleId} >= ${first * blockSize} and ${articleId} < ${(first + blocksAtOnce) * blockSize} group by 1
        ) as counted using (block)
        where there.token = ${kindTokens.article} and there.block >= ${first} and there.block < ${first + blocksAtOnce}
        on conflict do nothing`);
  });

/** Blocks with changed items, those with most changes first, except for those that may be left for later. */
const changedBlocks = async (left: number): Promise<number[]> => {
  const found = await rows(
    z.object({ block: z.number() }),
    sql`select block from (
          select block, n, sum(n) over (order by n, block) as so_far from (
            select ${blockOf(sql`article_id`)} as block, count(*) as n from word_change
            where article_id < ${endOfBlocks} group by 1
          ) as each_block
        ) as added_up where so_far > ${left}::int order by n desc`,
  );
  return found.map(({ block }) => block);
};

/** Blocks not created yet; the last one may get further items. */
const newBlocks = async (): Promise<number[]> => {
  const { first, end } = await row(
    z.object({ first: z.number(), end: z.number() }),
    sql`select (${endOfBlocks} / ${blockSize})::int as first,
      coalesce((select max(${article.articleId}) from ${article}) / ${blockSize} + 1, 0)::int as end`,
  );
  return Array.from({ length: Math.max(0, end - first) }, (_none, place) => first + place);
};

/**
 * Creates or updates missing and changed blocks one after another; none if there are few items. May be aborted at any
 * moment.
 * @returns number of blocks written
 */
export const renewBlocks = async (
  { isOver }: Pick<StopCondition, 'isOver'> = neverStop,
  options: Partial<RenewOptions> = {},
): Promise<number> => {
  const { share, minItems, changesLeft } = { ...defaultOptions, ...options };
  const known = (await rows(z.object({ token: z.number() }), keptTokens)).map(({ token }) => token);
  const { n } = await row(
    number,
    sql`select greatest(reltuples, 0)::int as n from pg_class where oid = 'article'::regclass`,
  );
  const common = n < minItems ? [] : await commonTokens(share);
  if (known.length === 0 && common.length === 0) {
    await run(sql`delete from word_change`);
    return 0;
  }
  let made = 0;
  if (known.length > 0)
    for (const token of common.filter((one) => !known.includes(one))) if (!isOver()) await addToken(token);
  const first = sql`select unnest(${literalTokens([...kindNumbers, ...common])}) as token`;
  for (const block of [...(await newBlocks()), ...(await changedBlocks(changesLeft))]) {
    if (isOver()) break;
    await renew(block, known.length === 0 && block === 0 ? first : keptTokens);
    made += 1;
  }
  return made;
};
