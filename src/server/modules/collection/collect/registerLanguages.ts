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
