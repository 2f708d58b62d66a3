// On both engines: rows are locked, corrected and analysed in one transaction.
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { article, changeHistory, feedVisit, mediaFeed } from '#generated/tables/index.ts';
import { addHistory } from '#server/kernel/database/changeHistory.ts';
import { db } from '#server/kernel/database/db.ts';
import { countingStatements } from '../../../../../tests/helpers/countingStatements.ts';
import { createSource } from '../../../../../tests/helpers/factories.ts';
import { document, type FeedEntry, feedServer, rss } from '../../../../../tests/helpers/feedServer.ts';
import { inDatabase, testDatabase } from '../../../../../tests/helpers/testDatabase.ts';
import { visitSource } from '../sources/visitSource.ts';
import { articleStore } from './articleStore.ts';
import { isVersionOf } from './headlines.ts';

const database = await testDatabase();
const outlets = await feedServer();
const clock = new Date('2026-11-29T12:00:00Z');
const tools = {
  visitor: { ...outlets.ways, publicUrl: 'https://press.example.kr' },
  articles: articleStore(undefined, () => clock),
  now: () => clock,
  random: () => 0.5,
  onStored: async () => {},
};

const fire = {
  title: 'Fire in old theatre kills three people',
  summary: 'Three people died.',
  link: 'https://harbour.example/fire',
  guid: 'g-fire',
  date: 'Sun, 29 Nov 2026 08:00:00 GMT',
};
const corrected = {
  ...fire,
  title: 'Correction: fire in old theatre kills twelve people',
  summary: 'Twelve people died.',
  date: 'Sun, 29 Nov 2026 09:00:00 GMT',
};

let visits = 0;
let source = { mediaFeedId: 0 };
/** Visits the source after its feed has changed to these entries. */
const visit = async (...entries: FeedEntry[]): Promise<void> => {
  outlets.serve('/feed', document(rss(entries, { language: 'en' })));
  visits += 1;
  await visitSource({ ...source, byHand: true }, { id: `visit ${visits}`, isLastTry: true }, tools);
};
const articles = () => db().select().from(article).orderBy(article.articleId);
const history = () => db().select().from(changeHistory).orderBy(changeHistory.chgHstryId);

beforeEach(() =>
  inDatabase(async () => {
    await db().delete(article);
    await db().delete(changeHistory);
    await db().delete(feedVisit);
    await db().delete(mediaFeed);
    source = await createSource(outlets.url('harbour', `/feed`), { canonicalUrl: `harbour ${visits}` });
  }),
);

describe('an outlet that changes its article', () => {
  it('changes ours, and the history keeps the older wording', () =>
    inDatabase(async () => {
      await visit(fire);
      await visit(corrected);
      expect(await articles()).toMatchObject([
        {
          lclanTtl: corrected.title,
          articleCn: corrected.summary,
          frmTrsfNscvrgDt: new Date('2026-11-29T09:00:00Z'),
          mdaCrctDt: expect.any(Date) as Date,
          mdaCrctCn: null,
          mdfrId: 'SYSTEM',
          anlsYn: 'Y',
        },
      ]);
      expect(await history()).toMatchObject([
        {
          rgtrId: 'OUTLET',
          chgKnd: 'update',
          bfrCn: { lclanTtl: fire.title, articleCn: fire.summary },
          aftrCn: { lclanTtl: corrected.title, articleCn: corrected.summary },
        },
      ]);
      // the same again is no news
      await visit(corrected, { title: 'Another', link: 'https://harbour.example/other' });
      expect(await history()).toHaveLength(1);
      const counts = await db()
        .select({ newCnt: feedVisit.newCnt, crctCnt: feedVisit.crctCnt })
        .from(feedVisit)
        .orderBy(feedVisit.feedVisitId);
      expect(counts).toEqual([
        { newCnt: 1, crctCnt: 0 },
        { newCnt: 0, crctCnt: 1 },
        { newCnt: 1, crctCnt: 0 },
      ]);
    }));

  it('at a new address with the same identifier changes ours and its address', () =>
    inDatabase(async () => {
      await visit(fire);
      await visit({ ...corrected, link: 'https://harbour.example/fire-twelve-dead' });
      expect(await articles()).toMatchObject([
        {
          lclanTtl: corrected.title,
          url: 'https://harbour.example/fire-twelve-dead',
          canonicalUrl: 'harbour.example/fire-twelve-dead',
        },
      ]);
    }));

  it('leaves ours as a person has edited it, and its version is offered beside', () =>
    inDatabase(async () => {
      await visit(fire);
      const [stored] = await articles();
      await addHistory([
        {
          entityNm: 'article',
          recordKey: String(stored?.articleId),
          chgKnd: 'update',
          bfrCn: { lclanTtl: fire.title },
          aftrCn: { lclanTtl: 'Theatre fire' },
          rgtrId: 'editor@example.kr',
        },
      ]);
      await db()
        .update(article)
        .set({ lclanTtl: 'Fire in an old theatre kills three' })
        .where(eq(article.articleId, stored?.articleId ?? 0));
      await visit(corrected);
      expect(await articles()).toMatchObject([
        {
          lclanTtl: 'Fire in an old theatre kills three',
          articleCn: fire.summary,
          mdaCrctDt: expect.any(Date) as Date,
          mdaCrctCn: {
            lclanTtl: corrected.title,
            articleCn: corrected.summary,
            frmTrsfNscvrgDt: '2026-11-29T09:00:00.000Z',
          },
        },
      ]);
      expect(await history()).toHaveLength(1);
    }));
});

it('corrections of one transaction are recorded, named and analysed together', () =>
  inDatabase(async () => {
    const ten = (words: string) =>
      Array.from({ length: 10 }, (_, n) => ({
        ...fire,
        title: `${words} in old theatre number ${n} kills three people`,
        link: `https://harbour.example/fire-${n}`,
        guid: `g-${n}`,
      }));
    await visit(...ten('Fire'));
    const { statements } = await countingStatements(database, () => visit(...ten('A fire')));
    expect(await history()).toHaveLength(10);
    const countOf = (pattern: RegExp): number => statements.filter((one) => pattern.test(one)).length;
    expect({
      history: countOf(/into "change_history"/),
      people: countOf(/from "change_history"/),
      languages: countOf(/from "language_code"/),
      analyses: countOf(/^select .*"anls_yn" = /),
    }).toEqual({ history: 1, people: 1, languages: 1, analyses: 1 });
  }));

describe('what is no correction', () => {
  it.each([
    [
      'another article under a used identifier',
      { title: 'Parliament passes the budget', link: 'https://harbour.example/budget', guid: 'g-fire' },
      2,
    ],
    [
      'a page that shows other articles in turn',
      { title: 'Parliament passes the budget', link: fire.link, guid: 'g-budget' },
      1,
    ],
    ['the same in other letters', { ...fire, title: ` ${fire.title}&nbsp;` }, 1],
  ])('%s', (_kind, entry, count) =>
    inDatabase(async () => {
      await visit(fire);
      await visit(entry);
      const stored = await articles();
      expect(stored).toHaveLength(count);
      expect(stored[0]).toMatchObject({ lclanTtl: fire.title, mdaCrctDt: null });
      expect(await history()).toEqual([]);
    }),
  );

  it('what a feed changes by itself at each visit under the same headline', () =>
    inDatabase(async () => {
      await visit(fire);
      await visit({ ...fire, date: new Date(clock.getTime() - 60_000).toUTCString() });
      expect(await articles()).toMatchObject([{ frmTrsfNscvrgDt: new Date(fire.date) }]);
      await visit({ ...fire, summary: 'Three people died. 12 comments' });
      await visit({ ...fire, summary: 'Three people died. 15 comments' });
      expect(await articles()).toMatchObject([{ articleCn: 'Three people died. 12 comments' }]);
      expect(await history()).toHaveLength(1);
    }));

  it('another feed of the outlet that words it differently', () =>
    inDatabase(async () => {
      await visit(fire);
      const mediaId = (await articles())[0]?.mediaId ?? 0;
      source = await createSource(outlets.url('harbour', '/feed'), { mediaId, canonicalUrl: 'harbour top' });
      await visit({ ...fire, title: 'Theatre fire kills three people' });
      expect(await articles()).toMatchObject([{ lclanTtl: fire.title, mdaCrctDt: null }]);
    }));

  it.each([
    ['국립극장 화재로 3명 숨져', '[속보] 국립극장 화재로 12명 숨져', true],
    ['Fire in old theatre kills three people', 'Theatre fire: twelve people killed', true],
    ['Fire in old theatre kills three people', 'Parliament passes the budget', false],
    ['오늘의 날씨', '국회, 내년 예산안 통과', false],
    ['?', '?', true],
  ])('headlines %s and %s are versions of one: %s', (one, other, expected) =>
    expect(isVersionOf(one, other)).toBe(expected),
  );
});
