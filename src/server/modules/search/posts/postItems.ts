import { and, eq } from 'drizzle-orm';
import { menu } from '#generated/tables/index.ts';
import type { FoundItem, SearchSnippet } from '#generated/types/searchCalls.ts';
import { inTurns, type Steps } from '#server/kernel/clock/steps.ts';
import { reader } from '#server/kernel/database/db.ts';
import { type SearchPlan, searchedWordsOf } from '../plan.ts';
import { marksIn, snippetsOf, wholeSnippet } from '../snippets.ts';
import { type PostKind, storedTexts } from './postTables.ts';
import { fileNamesOf } from './postTokens.ts';
import type { Place } from './searchPosts.ts';

/** File names with highlights, if files are searched. */
function* passagesOfNames(plan: SearchPlan, names: readonly string[]): Steps<SearchSnippet[]> {
  const { fields } = plan;
  const searched = searchedWordsOf(plan);
  if (searched.length === 0 || (fields.length && !fields.includes('attachment'))) return [];
  const passages: SearchSnippet[] = [];
  for (const name of names) {
    const marks = yield* marksIn(name, searched);
    if (marks.length > 0) passages.push(wholeSnippet('atchFileNm', name, marks));
  }
  return passages;
}

/** Fields that press items have and posts lack. */
const without = {
  lclanTtl: null,
  lanCd: 'ko',
  mediaId: null,
  mediaNm: null,
  mediaLclanNm: null,
  ntnId: null,
  ntnNm: null,
  lclsfNm: null,
  frmTrsfNscvrgDt: null,
  url: null,
  featExtrKwdList: null,
  menualYn: 'N',
  memoYn: 'N',
  // reading of posts is not recorded: none is shown as unread
  readYn: 'Y',
} as const;

const itemOf = async (
  kind: PostKind,
  { source, key: number, at }: Place,
  plan: SearchPlan,
): Promise<FoundItem | undefined> => {
  const { entity, table, key, rgtrNm, inMenu } = source;
  const [row] = (await reader()
    .select({ rgtrNm, menuNm: menu.menuNm, menuUrl: menu.url })
    .from(table)
    .innerJoin(menu, and(inMenu, eq(menu.delYn, 'N')))
    .where(eq(key, number))) as { rgtrNm: string | null; menuNm: string; menuUrl: string | null }[];
  const text = (await storedTexts(entity, eq(key, number))).get(number);
  if (!row || !text) return undefined;
  const texts = {
    kornTtl: text.ttl,
    lclanTtl: null,
    articleCn: text.text,
    articleTransCn: null,
    jrnlLclanNm: null,
    featExtrSmry: null,
    keywords: [],
  };
  const ofNames = await inTurns(passagesOfNames(plan, await fileNamesOf(entity, number)));
  return {
    ...without,
    articleId: number,
    kind,
    kornTtl: text.ttl,
    regDt: at.toISOString(),
    ...row,
    snippets: await inTurns(snippetsOf(plan, texts, ofNames)),
  };
};

/** The found posts in order, each with its snippet and its location. */
export const postItems = async (
  kind: PostKind,
  plan: SearchPlan,
  page: readonly Place[],
): Promise<FoundItem[]> => {
  const items: FoundItem[] = [];
  for (const place of page) {
    const item = await itemOf(kind, place, plan);
    if (item) items.push(item);
  }
  return items;
};
