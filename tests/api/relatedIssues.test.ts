import { describe, expect, it } from 'vitest';
import type { ErrorBody } from '#contract/errors.ts';
import type { FeatureExtractionDict } from '#generated/types/featureExtractionDict.ts';
import type { RelatedIssue } from '#generated/types/relatedIssue.ts';
import { insertWords } from '#server/modules/analysis/index.ts';
import { insertIssues } from '#server/modules/articles/index.ts';
import { type Answer, signedIn } from '../helpers/client.ts';
import { testApp } from '../helpers/testApp.ts';
import { inDatabase } from '../helpers/testDatabase.ts';

const { app } = await testApp();
const admin = await signedIn(app, 'admin');
const write = <T>(verb: 'POST' | 'PUT', path: string, body: object) =>
  admin.write(verb, path, body) as Promise<Answer<{ data: T } & ErrorBody>>;

const word = async (extrKwd: string, featKndCd = 'issue') =>
  (await write<FeatureExtractionDict>('POST', '/insert-featureextractiondict', { extrKwd, featKndCd })).body
    .data.extrId;

describe('a related issue', () => {
  it('is stored with words by their ids, and shown from both sides', async () => {
    const ids = [await word('한류'), await word('케이팝')];
    const { status, body } = await write<RelatedIssue>('POST', '/insert-relationissue', {
      relIssueNm: '한류 확산',
      keywordList: [...ids, ids[0]],
    });
    expect([status, body.data.keywordList]).toEqual([200, ids]);
    expect(body.data.featureExtractionDictList.map(({ extrId, extrKwd }) => [extrId, extrKwd])).toEqual([
      [ids[0], '한류'],
      [ids[1], '케이팝'],
    ]);
    const again = await admin.get<{ data: RelatedIssue }>('/relationissue-detail', {
      relIssueId: body.data.relIssueId,
    });
    expect(again.body.data.keywordList).toEqual(ids);
  });

  it('requires its name, in the words of the specification', async () => {
    const answer = await write('POST', '/insert-relationissue', { relIssueNm: ' ' });
    expect([answer.status, answer.body.message]).toEqual([400, '관련 이슈명을(를) 입력해주세요.']);
  });

  it.each([
    ['words that are none', ['x']],
    ['a word that is not there', [999_999]],
  ])('with %s is refused', async (_what, keywordList) => {
    const answer = await write('POST', '/insert-relationissue', { relIssueNm: '없는 낱말', keywordList });
    expect(answer.status).toBe(400);
  });

  it('loses its words only if others are sent', async () => {
    const id = await word('문화재 반환');
    const made = await write<RelatedIssue>('POST', '/insert-relationissue', {
      relIssueNm: '문화재 환수',
      keywordList: [id],
    });
    const { relIssueId, mdfcnDt } = made.body.data;
    const renamed = await write<RelatedIssue>('PUT', '/update-relationissue', {
      relIssueId,
      mdfcnDt,
      expln: '해외에 있는 문화재가 돌아오는 일',
    });
    expect(renamed.body.data.keywordList).toEqual([id]);
    const emptied = await write<RelatedIssue>('PUT', '/update-relationissue', {
      relIssueId,
      mdfcnDt: renamed.body.data.mdfcnDt,
      keywordList: [],
    });
    expect(emptied.body.data.keywordList).toEqual([]);
  });
});

describe('a word of the dictionary', () => {
  it('exists once per kind of feature', async () => {
    await word('부산국제영화제', 'evnt');
    const again = await write('POST', '/insert-featureextractiondict', {
      extrKwd: '부산국제영화제',
      featKndCd: 'evnt',
    });
    expect(again.status).toBe(409);
    expect(await word('부산국제영화제', 'inst')).toBeGreaterThan(0);
  });
});

it('an issue that came with the product says when its words are changed, and takes its first words back', async () => {
  await inDatabase(insertWords);
  // one has the name of an issue that somebody registered above
  expect(await inDatabase(insertIssues)).toEqual({ added: 24, renewed: 0 });
  const read = async () => {
    const list = await admin.get<{ data: RelatedIssue[] }>('/relationissue-list', {
      relIssueNm: '방한 관광',
    });
    const { relIssueId } = list.body.data[0] as RelatedIssue;
    const { data } = (await admin.get<{ data: RelatedIssue }>('/relationissue-detail', { relIssueId })).body;
    return { ...data, keywordList: data.keywordList ?? [] };
  };
  const shipped = await read();
  expect([shipped.baseCd, shipped.keywordList?.length]).toEqual(['base', 8]);
  const { relIssueId } = shipped;
  const update = async (change: object) => {
    const answer = await write('PUT', '/update-relationissue', {
      relIssueId,
      mdfcnDt: (await read()).mdfcnDt,
      ...change,
    });
    expect(answer.status).toBe(200);
    return (await read()).baseCd;
  };
  // saved as it is, it stays as it was shipped
  expect(await update({ seq: 90, featureExtractionDictList: shipped.featureExtractionDictList })).toBe(
    'base',
  );
  const other = await word('관광 경찰');
  expect(await update({ keywordList: [...shipped.keywordList.slice(2), other] })).toBe('changed');
  await write('PUT', '/revert-relationissue', { relIssueId });
  const back = await read();
  expect([back.baseCd, back.keywordList?.toSorted((a, b) => a - b)]).toEqual(['base', shipped.keywordList]);
  expect(await inDatabase(insertIssues)).toEqual({ added: 0, renewed: 0 });
});
