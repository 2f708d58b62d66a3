import { and, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type ItemKind, itemKinds } from '#contract/itemKinds.ts';
import { article } from '#generated/tables/index.ts';
import { literalTokens } from '#server/kernel/database/fragments.ts';
import { blockOf, blockSize, noBits, positionInBlock } from '#server/kernel/database/itemBlocks.ts';
import { row } from '#server/kernel/database/rows.ts';
import { sqlOf, type TokenCondition, tokensOf } from '../words/tokenCondition.ts';

/**
 * Tokens reserved for kinds: no text has them, since no letter has so low a code. They mark the existing items of a
 * kind.
 */
export const kindTokens: Record<ItemKind, number> = { article: 1, thinkTank: 2, sns: 3 };

/** The first key after all blocks; 0 if there are none. */
export const endOfBlocks: SQL = sql`coalesce((select (max(block) + 1)::bigint from word_block
  where token = ${sql.raw(String(kindTokens.article))}) * ${sql.raw(String(blockSize))}, 0)`;

/** Up to this many items without current bits are checked individually in every query, at 10 µs each. */
const maxLive = 2_000;

const { articleId, delYn, itemKnd } = article;

const noted = sql`select article_id from word_change`;
const behind = sql`select ${articleId} from ${article} where ${articleId} >= (select ${endOfBlocks})`;
/** Keys of items without bits, or with outdated ones. */
const live = sql`${noted} union ${behind}`;

const known = z.object({ tokens: z.array(z.number()), live: z.number() });

/** The tokens among these that have bitmaps; none if too many items have changed. */
const tokensWithBits = async (tokens: readonly number[]): Promise<Set<number>> => {
  const found = await row(
    known,
    sql`select array(select token from word_block where block = 0 and token = any(${literalTokens(tokens)})) as tokens,
        (select count(*)::int from (${noted} union all ${behind} limit ${maxLive + 1}) as up_to_the_cap) as live`,
  );
  return new Set(found.live > maxLive ? [] : found.tokens);
};

/** Whether bitmaps cover every word of a condition. */
export const haveBits = async (conditions: readonly (TokenCondition | undefined)[]): Promise<boolean> => {
  const tokenLists = conditions.map((one) => (one ? tokensOf(one) : []));
  if (tokenLists.includes(undefined)) return false;
  const tokens = new Set(tokenLists.flatMap((one) => one ?? []));
  return tokens.size > 0 && (await tokensWithBits([...tokens])).size === tokens.size;
};

const bitsOf = (token: number): SQL => sql.raw(`"${token}".bits`);
const joined = (parts: readonly SQL[], operator: '&' | '|'): SQL =>
  parts.length ? sql`(${sql.join([...parts], sql.raw(` ${operator} `))})` : noBits;

/** The bits of a block for a condition, from those of its tokens, each of which is a relation of that name. */
const expression = (condition: TokenCondition): SQL => {
  if (condition.is === 'fact') throw new Error('No bitmap has the facts of items.');
  if (condition.is === 'not') return sql`(~ ${expression(condition.of)})`;
  if (condition.is === 'every' || condition.is === 'some')
    return joined(condition.of.map(bitsOf), condition.is === 'every' ? '&' : '|');
  return joined(condition.of.map(expression), condition.is === 'all' ? '&' : '|');
};

const named = (name: string): SQL => sql`${sql.identifier(name)}`;

/**
 * The existing items of these kinds that meet a condition, block by block: `block`, and bits by the name of each kind.
 * Empty blocks may be missing. Changed items are checked individually in the same statement, and so in the same
 * snapshot.
 */
const blocksOf = (condition: TokenCondition | undefined, kinds: readonly ItemKind[]): SQL => {
  const ofKinds = kinds.map((kind) => kindTokens[kind]);
  const [first, ...others] = [...new Set([...ofKinds, ...(condition ? (tokensOf(condition) ?? []) : [])])];
  const each = (column: (kind: ItemKind) => SQL): SQL =>
    sql.join(
      kinds.map((kind) => sql`${column(kind)} as ${named(kind)}`),
      sql`, `,
    );
  const relation = (token: number) => sql`word_block ${sql.raw(`"${token}"`)}`;
  const stored = sql`select ${sql.raw(`"${first}".block`)} as block,
      ${each((kind) => joined([bitsOf(kindTokens[kind]), ...(condition ? [expression(condition)] : [])], '&'))}
    from ${relation(first ?? 0)} ${sql.join(
      others.map(
        (token) =>
          sql`join ${relation(token)} on ${sql.raw(`"${token}".token = ${token} and "${token}".block = "${first}".block`)}`,
      ),
      sql` `,
    )} where ${sql.raw(`"${first}".token = ${first}`)}`;
  const id = sql`live.article_id`;
  // checked one row at a time: otherwise the planner would look up the words of all items to check a few
  const isMet = and(sql`${articleId} = ${id}`, sql`${delYn} = 'N'`, condition && sqlOf(condition));
  const changed = sql`select ${blockOf(id)} as block, bit_or(set_bit(${noBits}, ${positionInBlock(id)}, 1)) as places,
      ${each((kind) => sql`bit_or(set_bit(${noBits}, ${positionInBlock(id)}, coalesce((found = ${kind})::int, 0)))`)}
    from (select article_id, (select ${itemKnd} from ${article} where ${isMet}) as found
          from (${live}) as live offset 0) as live group by 1`;
  const updatedBits = (kind: ItemKind): SQL => {
    const [before, now] = [sql`stored.${named(kind)}`, sql`changed.${named(kind)}`];
    return sql`coalesce((${before} & ~ changed.places) | ${now}, ${before}, ${now})`;
  };
  return sql`select block, ${each(updatedBits)}
    from (${stored}) as stored full join (${changed}) as changed using (block)`;
};

/** Number of items of each of these kinds that meet a condition. */
export const countsByBits = async (
  condition: TokenCondition | undefined,
  kinds: readonly ItemKind[],
): Promise<Partial<Record<ItemKind, number>>> => {
  if (kinds.length === 0) return {};
  const counts = kinds.map(
    (kind) => sql`${sql.raw(`'${kind}'`)}, coalesce(sum(bit_count(${named(kind)})), 0)`,
  );
  const { found } = await row(
    z.object({ found: z.partialRecord(z.enum(itemKinds), z.number()) }),
    sql`select json_build_object(${sql.join(counts, sql`, `)}) as found
        from (${blocksOf(condition, kinds)}) as blocks`,
  );
  return found;
};

const ofAny = (kinds: readonly ItemKind[]): SQL => joined(kinds.map(named), '|');

/** The bits of all blocks concatenated: one bit per key, from 0. */
export const allBits = (condition: TokenCondition | undefined, kinds: readonly ItemKind[]): SQL =>
  sql`select string_agg(coalesce(${ofAny(kinds)}, ${noBits})::text, '' order by block)::bit varying as bits
    from generate_series(0, (select ${blockOf(sql`max(${articleId})`)} from ${article})) as block
    left join (${blocksOf(condition, kinds)}) as blocks using (block)`;

/** Keys of the items whose bits are set: only for few hits, since every bit of a non-empty block is examined. */
export const keysByBits = (condition: TokenCondition | undefined, kinds: readonly ItemKind[]): SQL =>
  sql`select block::bigint * ${sql.raw(String(blockSize))} + place
    from (select block, ${ofAny(kinds)} as bits from (${blocksOf(condition, kinds)}) as each_kind) as blocks,
      generate_series(0, ${sql.raw(String(blockSize - 1))}) as place
    where bit_count(bits) > 0 and get_bit(bits, place) > 0`;

/** Whether the bit of an item is set. The planner estimates a third of all items. */
export const isSet = (bits: SQL): SQL => sql`get_bit((${bits}), ${articleId}::int) > 0`;
