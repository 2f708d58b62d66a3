import pg from 'pg';
import { type CaseName, type Facts, typedArticle } from './contender.ts';
import { askOnce } from './load.ts';
import type { Running } from './running.ts';

/** A server with a signed-in user. */
export interface SignedIn extends Running {
  headers: Record<string, string>;
}

const numberOfRows = async (databaseUrl: string, url: string): Promise<number> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const found = await client.query<{ n: number }>('select count(*)::int n from article where url = $1', [
      url,
    ]);
    return found.rows[0]?.n ?? 0;
  } finally {
    await client.end();
  }
};

/** The first wrong response of a contender, as a sentence; undefined if all are right. */
const disagreement = async (
  { contender, url, headers }: SignedIn,
  facts: Facts,
  { databaseUrl, total, nr }: { databaseUrl: string; total: number; nr: number },
): Promise<string | undefined> => {
  const ask = (name: CaseName, one: number): Promise<unknown[]> =>
    askOnce({ url, headers, unit: (index) => contender.cases[name](facts, index) }, one);
  const hasTitle = (answers: unknown[]): boolean => JSON.stringify(answers).includes(facts.title);
  const found = contender.filteredTotal(await ask('filtered', 0));
  if (found !== total) return `한 나라 30일에서 ${total}건이 아니라 ${found}건을 찾았습니다.`;
  if (!hasTitle(await ask('list', 0))) return '목록 첫 화면에 가장 최근 기사가 없습니다.';
  if (!hasTitle(await ask('detail', 0))) return '기사 상세가 그 기사를 보여 주지 않습니다.';
  await ask('create', nr);
  const stored = await numberOfRows(databaseUrl, typedArticle(facts, nr).url);
  return stored === 1 ? undefined : '등록한 기사가 저장되지 않았습니다.';
};

/** The contenders that find, show and store the same. Differences of others are printed, and they are not measured. */
export const agreeing = async (
  running: readonly SignedIn[],
  facts: Facts,
  { databaseUrl, say }: { databaseUrl: string; say: (line: string) => void },
): Promise<SignedIn[]> => {
  const [first] = running;
  if (!first) return [];
  const unit = (nr: number) => first.contender.cases.filtered(facts, nr);
  const total = first.contender.filteredTotal(await askOnce({ ...first, unit }, 0));
  const same: SignedIn[] = [];
  for (const [index, one] of running.entries()) {
    // an address can be registered only once
    const problem = await disagreement(one, facts, { databaseUrl, total, nr: index + 1 }).catch(
      (error: unknown) => (error as Error).message,
    );
    if (problem) say(`${one.contender.label}: ${problem}`);
    else same.push(one);
  }
  return same;
};
