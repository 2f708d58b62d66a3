// On both engines: the whole process of the machine reading jobs.
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { article } from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';
import { ownTokens } from '#server/modules/search/index.ts';
import { behaviours, inKorean } from '../../../../../tests/helpers/aiProvider.ts';
import { createOutlet } from '../../../../../tests/helpers/factories.ts';
import { machineReader } from '../../../../../tests/helpers/machineReader.ts';
import { inDatabase } from '../../../../../tests/helpers/testDatabase.ts';
import { articlesWaiting } from './articlesWaiting.ts';
import { markOf, type WrittenTexts } from './machineTexts.ts';
import { request, retry } from './readings.ts';

const {
  title,
  provider,
  clientWith,
  body,
  longBody,
  translation,
  stored,
  articleOf,
  readingOf,
  calls,
  usage,
  read,
  byPerson,
} = await machineReader();

describe('an article read by a model', () => {
  it('gets translation, summary, class and keywords with their origin, and is found', async () => {
    const id = await stored();
    expect(await read([id])).toEqual({ done: 1, failed: 0, waiting: 0 });
    const after = await articleOf(id);
    expect(after).toMatchObject({
      kornTtl: inKorean(title),
      articleTransCn: translation,
      transOrgnNm: 'our-model',
      wholSentTransYn: 'Y',
      smryOrgnNm: 'our-model',
      lclsfNm: 'KOREA',
      featExtrMclsf: 'MCLSF_05',
      featExtrKwdList: ['한류', '한국 문화', '드라마'],
      mdfrId: 'AI',
      lclanTtl: title,
      articleCn: body,
    });
    expect(new Set(after.tk)).toEqual(new Set(ownTokens(after)));
    expect(after.kw).toHaveLength(3);
    const reading = await readingOf(id);
    expect(reading).toMatchObject({ sttsCd: 'done', rsnCd: null, fndngs: null });
    expect((reading.wrtnTxts as WrittenTexts).articleTransCn).toEqual({
      model: 'our-model',
      prompt: 'read-1',
      at: expect.stringMatching(/^20\d\d-/),
      mark: markOf(translation),
    });
    expect(await calls()).toMatchObject([
      {
        actionCd: 'READ',
        articleId: id,
        articleCnt: 1,
        rsltCd: 'OK',
        modelNm: 'our-model',
        prmptVer: 'read-1',
        askTokenCnt: 300,
        ansTokenCnt: 200,
        tokenCnt: 500,
      },
    ]);
    expect(await usage()).toMatchObject([
      { modelNm: 'our-model', actionCd: 'READ', callCnt: 1, tokenCnt: 500, failCnt: 0 },
    ]);
    expect(JSON.stringify(await calls())).not.toContain('museum');
  });

  it('is not read a second time', async () => {
    const id = await stored();
    const aiClient = clientWith();
    await read([id], aiClient);
    const before = await articleOf(id);
    expect(await read([id, id], aiClient)).toEqual({ done: 1, failed: 0, waiting: 0 });
    expect(provider.asked).toHaveLength(1);
    expect((await articleOf(id)).mdfcnDt).toEqual(before.mdfcnDt);
  });

  it('that is long is read in parts and put together again', async () => {
    const id = await stored({ articleCn: longBody });
    expect(await read([id])).toMatchObject({ done: 1 });
    expect((await calls()).map(({ actionCd }) => actionCd)).toEqual(['TRANSLATE', 'TRANSLATE', 'DIGEST']);
    expect((await articleOf(id)).articleTransCn).toBe(longBody.split('\n').map(inKorean).join('\n'));
  });

  it('that is Korean is not translated, only noted', async () => {
    const id = await stored({ lanCd: 'ko', lclanTtl: '서울에 영화 박물관', kornTtl: '서울에 영화 박물관' });
    await read([id]);
    expect((await calls()).map(({ actionCd }) => actionCd)).toEqual(['DIGEST']);
    expect(await articleOf(id)).toMatchObject({ articleTransCn: null, transOrgnNm: null, lclsfNm: 'KOREA' });
  });

  it('shares a call with other short ones', async () => {
    const ids = [
      await stored(),
      await stored({ lclanTtl: 'A second headline of the day' }),
      await stored({ articleCn: '' }),
    ];
    expect(await read(ids)).toMatchObject({ done: 3 });
    expect(await calls()).toMatchObject([{ articleCnt: 3, rsltCd: 'OK' }]);
    expect((await articleOf(ids[1] ?? 0)).kornTtl).toBe(inKorean('A second headline of the day'));
  });

  it('may come from a provider that does not count tokens; they are estimated', async () => {
    provider.behave = behaviours.uncounted;
    await read([await stored()]);
    const [call] = await calls();
    expect(call).toMatchObject({ rsltCd: 'OK', askTokenCnt: null });
    expect(call?.tokenCnt).toBeGreaterThan(700);
    expect((await usage())[0]?.tokenCnt).toBe(call?.tokenCnt);
  });

  it('may come from a provider that thinks aloud or fences its answer', async () => {
    provider.behave = behaviours.fenced;
    expect(await read([await stored()])).toMatchObject({ done: 1 });
  });
});

describe('what a person has written', () => {
  it('stays, beside what the machine fills', async () => {
    const id = await stored({
      kornTtl: '사람이 쓴 제목',
      articleTransCn: '사람이 쓴 번역',
      transOrgnNm: 'person',
      lclsfNm: 'GLOBAL',
    });
    await read([id]);
    expect(await articleOf(id)).toMatchObject({
      kornTtl: '사람이 쓴 제목',
      articleTransCn: '사람이 쓴 번역',
      transOrgnNm: 'person',
      lclsfNm: 'GLOBAL',
      featExtrMclsf: 'MCLSF_05',
      smryOrgnNm: 'our-model',
    });
    expect((await calls()).map(({ actionCd }) => actionCd)).toEqual(['DIGEST']);
  });

  it('is kept when a newer model reads the article, even one changed letter', async () => {
    const id = await stored();
    await read([id]);
    await byPerson(id, {
      articleTransCn: `${translation}.`,
      transOrgnNm: 'person',
      featExtrKwdList: ['영화'],
    });
    await read([id], clientWith({ model: 'newer-model' }));
    expect(await articleOf(id)).toMatchObject({
      articleTransCn: `${translation}.`,
      transOrgnNm: 'person',
      featExtrKwdList: ['영화'],
      smryOrgnNm: 'newer-model',
    });
  });

  it('stays where somebody writes while the machine is at work', async () => {
    const id = await stored();
    provider.behave = async (question, response) => {
      await byPerson(id, { articleTransCn: '그 사이에 사람이 쓴 번역', transOrgnNm: 'person' });
      behaviours.good(question, response);
    };
    expect(await read([id])).toMatchObject({ done: 1 });
    expect(await articleOf(id)).toMatchObject({
      articleTransCn: '그 사이에 사람이 쓴 번역',
      transOrgnNm: 'person',
      kornTtl: inKorean(title),
    });
    expect((await readingOf(id)).wrtnTxts).not.toHaveProperty('articleTransCn');
  });

  it('stays empty what a person has emptied, until one asks', async () => {
    const id = await stored();
    await read([id]);
    await byPerson(id, { articleTransCn: null, transOrgnNm: null, lclsfNm: null });
    await read([id]);
    expect(await articleOf(id)).toMatchObject({ articleTransCn: null, lclsfNm: null });
    await inDatabase(() => request(id, 'demo-staff'));
    await read([id]);
    expect(await articleOf(id)).toMatchObject({ articleTransCn: translation, lclsfNm: 'KOREA' });
  });

  it('makes the article wait where it is the original', async () => {
    const id = await stored();
    provider.behave = async (question, response) => {
      provider.behave = behaviours.good;
      await byPerson(id, { articleCn: 'The museum was closed again on the same day, 23 November 2026.' });
      behaviours.good(question, response);
    };
    expect(await read([id])).toMatchObject({ done: 0, waiting: 1 });
    expect(await articleOf(id)).toMatchObject({ articleTransCn: null });
    expect(await read([id])).toMatchObject({ done: 1 });
    expect((await articleOf(id)).articleTransCn).toBe(
      inKorean('The museum was closed again on the same day, 23 November 2026.'),
    );
  });
});

it('what only was chosen out of the text is replaced by a summary', async () => {
  const id = await stored({ featExtrSmry: 'The museum was opened.', smryOrgnNm: 'extractive' });
  await read([id]);
  expect(await articleOf(id)).toMatchObject({
    smryOrgnNm: 'our-model',
    featExtrSmry: expect.stringContaining('한국 문화'),
  });
});

describe('what analysis has filled', () => {
  const at = '2026-11-23T00:00:00.000Z';
  const filled = {
    lclsfNm: 'GLOBAL',
    featExtrMclsf: 'MCLSF_99',
    featExtrKwdList: ['museum'],
    featExtrSmry: 'The museum was opened.',
    smryOrgnNm: 'extractive',
    anlsYn: 'Y',
  };
  const origins = {
    lclsfNm: { by: 'rules', at },
    featExtrMclsf: { by: 'rules', at },
    featExtrKwdList: { by: 'dictionary', at },
    featExtrSmry: { by: 'extractive', at },
  };

  it('is improved by a model and marked as its own; Korean texts are analysed again', async () => {
    const id = await stored({ ...filled, fieldOrgn: origins });
    await read([id]);
    const after = await articleOf(id);
    expect(after).toMatchObject({
      lclsfNm: 'KOREA',
      featExtrMclsf: 'MCLSF_05',
      smryOrgnNm: 'our-model',
      anlsYn: 'N',
    });
    for (const name of Object.keys(origins))
      expect(after.fieldOrgn).toHaveProperty(name, { by: 'our-model', at: expect.stringMatching(/Z$/) });
  });

  it('stays where a person wrote it or said that it is right', async () => {
    const kept = {
      lclsfNm: { by: 'person', at },
      featExtrMclsf: { by: 'rules', at, cnfrmId: 'demo-staff', cnfrmDt: at },
      featExtrKwdList: { by: 'dictionary', at, cnfrmId: 'demo-staff', cnfrmDt: at },
      featExtrSmry: { by: 'extractive', at, cnfrmId: 'demo-staff', cnfrmDt: at },
    };
    const id = await stored({ ...filled, fieldOrgn: kept });
    await inDatabase(() => request(id, 'demo-staff'));
    await read([id]);
    expect(await articleOf(id)).toMatchObject({
      ...filled,
      anlsYn: 'N',
      fieldOrgn: kept,
      articleTransCn: translation,
    });
    expect((await calls()).map(({ actionCd }) => actionCd)).toEqual(['TRANSLATE']);
  });

  it('is kept if a person confirmed it', async () => {
    const id = await stored();
    await read([id]);
    const { fieldOrgn } = await articleOf(id);
    const confirmed = {
      ...(fieldOrgn as object),
      lclsfNm: { by: 'our-model', at, cnfrmId: 'demo-staff', cnfrmDt: at },
    };
    await inDatabase(async () =>
      db().update(article).set({ fieldOrgn: confirmed, lclsfNm: 'KOREA' }).where(eq(article.articleId, id)),
    );
    await read([id], clientWith({ model: 'newer-model' }));
    const after = await articleOf(id);
    expect(after.fieldOrgn).toMatchObject({
      lclsfNm: { by: 'our-model' },
      featExtrSmry: { by: 'newer-model' },
    });
  });
});

it('a newer model replaces what an older one wrote, where an article is read again', async () => {
  const id = await stored();
  await read([id]);
  await read([id], clientWith({ model: 'newer-model' }));
  expect(await articleOf(id)).toMatchObject({ transOrgnNm: 'newer-model', smryOrgnNm: 'newer-model' });
});

describe('articles that wait', () => {
  it('are incomplete ones, newest day and highest score first', async () => {
    const at = (day: string) => new Date(`${day}T12:00:00+09:00`);
    const old = await stored({ frmTrsfNscvrgDt: at('2026-11-20'), mainSnthsScr: 99 });
    const low = await stored({ frmTrsfNscvrgDt: at('2026-11-22'), mainSnthsScr: 1 });
    const high = await stored({ frmTrsfNscvrgDt: at('2026-11-22'), mainSnthsScr: 50 });
    const complete = {
      kornTtl: '제목',
      articleTransCn: '번역',
      transOrgnNm: 'person',
      featExtrSmry: '요약',
      smryOrgnNm: 'person',
      lclsfNm: 'KOREA',
      featExtrMclsf: 'MCLSF_04',
    } as const;
    await stored({ ...complete, frmTrsfNscvrgDt: at('2026-11-22') });
    await stored({ menualYn: 'Y', frmTrsfNscvrgDt: at('2026-11-22') });
    await stored({ delYn: 'Y', frmTrsfNscvrgDt: at('2026-11-22') });
    expect(await inDatabase(() => articlesWaiting(10))).toEqual([high, low, old]);
    expect(await inDatabase(() => articlesWaiting(2))).toEqual([high, low]);
    await inDatabase(() => request(old, 'demo-staff'));
    expect(await inDatabase(() => articlesWaiting(2))).toEqual([old, high]);
    await read([high]);
    expect(await inDatabase(() => articlesWaiting(10))).toEqual([old, low]);
  });

  it('are not those of excluded outlets, except on request', async () => {
    const outlet = await createOutlet({ mediaKornNm: '번역하지 않는 매체', mchnReadNoYn: 'Y' });
    const id = await stored({ mediaId: outlet.mediaId });
    expect(await inDatabase(() => articlesWaiting(10))).toEqual([]);
    await inDatabase(() => request(id, 'demo-staff'));
    expect(await inDatabase(() => articlesWaiting(10))).toEqual([id]);
  });

  it('are not those that failed, before somebody tries again', async () => {
    provider.behave = behaviours.prose;
    const id = await stored();
    await read([id]);
    expect(await inDatabase(() => articlesWaiting(10))).toEqual([]);
    await inDatabase(() => retry(undefined));
    expect(await inDatabase(() => articlesWaiting(10))).toEqual([id]);
  });
});
