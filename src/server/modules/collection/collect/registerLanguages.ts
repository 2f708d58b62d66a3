import { languageCode } from '#generated/tables/languageCode.ts';
import { db } from '#server/kernel/database/db.ts';
import { fold } from '#server/kernel/text/tokens.ts';

const registrar = { rgtrId: 'SYSTEM', mdfrId: 'SYSTEM' };
const koreanNames = new Intl.DisplayNames('ko', { type: 'language' });
const englishNames = new Intl.DisplayNames('en', { type: 'language' });

const languageRow = (lanCd: string) => {
  const lanNm = koreanNames.of(lanCd) ?? lanCd;
  const lanEngNm = englishNames.of(lanCd) ?? lanCd;
  return { lanCd, lanNm, lanNmFold: fold(lanNm), lanEngNm, lanEngNmFold: fold(lanEngNm), ...registrar };
};

/** Inserts language codes (BCP 47) that are missing, with their names. */
export const registerLanguages = async (codes: Iterable<string>): Promise<void> => {
  const rows = [...new Set(codes)].map(languageRow);
  if (rows.length) await db().insert(languageCode).values(rows).onConflictDoNothing();
};

/** As JSON columns keep them. */
export const plain = (fields: Record<string, unknown>): Record<string, unknown> =>
  JSON.parse(JSON.stringify(fields)) as Record<string, unknown>;

/** Returns changed fields as the history keeps them, with the name of their language, which the history shows. */
export const namedLanguages = async (): Promise<
  (fields: Record<string, unknown>) => Record<string, unknown>
> => {
  const found = await db().select({ code: languageCode.lanCd, name: languageCode.lanNm }).from(languageCode);
  const names = new Map<unknown, string | null>(found.map(({ code, name }) => [code, name]));
  return (fields) => ({
    ...plain(fields),
    ...('lanCd' in fields && { lanNm: names.get(fields.lanCd) ?? null }),
  });
};
