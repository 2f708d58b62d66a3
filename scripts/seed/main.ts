import '#server/derived.ts';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { countText } from '#contract/countText.ts';
import { isDay } from '#contract/days.ts';
import { foldStoredTexts } from '#server/kernel/crud/foldStoredTexts.ts';
import { openDatabase } from '#server/kernel/database/client.ts';
import { keepFilesPrivate } from '#server/kernel/database/dataFolder.ts';
import { withDatabase } from '#server/kernel/database/db.ts';
import { migrate } from '#server/kernel/database/migrate.ts';
import { openFileStore } from '#server/kernel/files/fileStore.ts';
import { insertAccounts } from '#server/modules/accounts/index.ts';
import { insertBaseData } from '#server/modules/platform/index.ts';
import { fillPostTokens } from '#server/modules/search/index.ts';
import { environment as readEnvironment } from '../../src/server/kernel/settings/environment.ts';
import { runProgram, StartProblem } from '../../src/server/kernel/settings/startProblem.ts';
import { dayFrom } from '../demo/calendar.ts';
import { storeBriefings } from './storeBriefings.ts';
import { storeDemoData } from './storeDemoData.ts';
import { storePosts } from './storePosts.ts';
import { storeProducts } from './storeProducts.ts';
import { storeSources } from './storeSources.ts';

const say = (text: string): void => {
  process.stdout.write(text);
};

/** Approximate number of articles of the last 400 days in the demo data: only for showing the progress. */
const expected = 6_000;

const showProgress = (stored: number): void => {
  if (process.stdout.isTTY)
    say(`\r체험 자료를 넣는 중입니다. ${Math.min(99, Math.floor((stored / expected) * 100))}%`);
  else if (stored % 1000 < 50) say(`체험 자료 ${countText(stored)}을 넣었습니다.\n`);
};

const seed = async (): Promise<void> => {
  const environment = readEnvironment(process.env);
  if (!environment.demo) return;
  keepFilesPrivate();
  const days = Number(process.env.DEMO_DAYS ?? 400);
  const { DEMO_SAME_AS: text = '' } = process.env;
  if (text !== '' && !isDay(text)) throw new StartProblem('DEMO_SAME_AS는 yyyy-MM-dd 꼴의 날짜여야 합니다.');
  const sameAs = text === '' ? undefined : dayFrom(text);
  const files = openFileStore(environment);
  const database = await openDatabase(environment);
  try {
    await migrate(database);
    await withDatabase(database, async () => {
      await insertBaseData();
      await foldStoredTexts();
      // first, because the list of outlets begins with the latest stored, and these outlets have no articles
      await storeSources();
      const stored = await storeDemoData({ until: new Date(), days, sameAs }, showProgress);
      // recipients and authors must exist
      await insertAccounts(environment);
      await storePosts(files, new Date());
      await storeProducts(files, new Date());
      await storeBriefings(new Date());
      // so that a later server start does not have to do it
      await foldStoredTexts();
      await fillPostTokens();
      if (stored !== undefined) say(`\r체험 자료 ${countText(stored)}을 넣었습니다.      \n`);
    });
  } finally {
    await database.close();
  }
  // Records for the next start that it can skip this (scripts/bootstrap/demoData.mjs).
  if (!environment.databaseUrl) writeFileSync(join(environment.dataDir, 'demo-data.stored'), '');
};

await runProgram(seed);
