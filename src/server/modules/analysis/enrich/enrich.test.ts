import { describe, expect, it } from 'vitest';
import type { FeatureKind } from '#contract/features.ts';
import { keywordToken } from '#server/modules/search/index.ts';
import { processorTime } from '../../../../../tests/helpers/processorTime.ts';
import {
  type EnrichedTexts,
  enrichedColumns,
  enrichmentFailed,
  onFailure,
  type StoredAnalysis,
} from './enrich.ts';
import { dictionaryOf } from './features.ts';
import { Lexicon, Trie } from './lexicon/lexicon.ts';
import {
  confirmedBy,
  type EnrichedField,
  enrichedFields,
  makers,
  type Origins,
  setByPerson,
} from './origins.ts';

const [then, now] = [new Date('2026-11-01T00:00:00Z'), new Date('2026-11-23T00:00:00Z')];
const entry = (extrId: number, extrKwd: string, featKndCd: FeatureKind) => ({
  extrId,
  extrKwd,
  featKndCd,
  synmList: [],
});
const dictionary = dictionaryOf(
  [entry(1, '국립중앙박물관', 'inst'), entry(2, '순회 전시', 'evnt')],
  [{ relIssueNm: '문화외교', extrIds: [2] }],
);
const texts: EnrichedTexts = {
  kornTtl: '국립중앙박물관 순회 전시, 한국 회화를 파리 미술관에서',
  lclanTtl: null,
  articleCn: null,
  articleTransCn: [
    '국립중앙박물관은 조선 회화와 도자를 모은 순회 전시를 내년 봄 파리에서 시작한다고 밝혔다.',
    '석 달이 지나면 베를린과 런던으로 옮겨 간다.',
    '관람객이 직접 만져 볼 수 있는 복제품도 마련했다고 박물관은 덧붙였다.',
    '입장권은 다음 달 첫째 월요일부터 인터넷에서 살 수 있으며, 학생에게는 값을 깎아 준다.',
    '현지의 한 평론가는 조선 회화가 유럽에서 이만큼 한자리에 모인 적이 없었다고 썼다.',
    '두 나라의 장관은 개막식에 함께 참석해 앞으로도 서로의 소장품을 나누어 보여 주기로 약속했다.',
    '건물 뒤편의 주차장은 공사가 끝나는 여름까지 닫혀 있다.',
    '주최 측은 하루 이천 명이 넘게 올 것으로 내다보고 안내할 사람을 더 뽑고 있다고 설명했다.',
  ].join('\n'),
  lanCd: 'fr',
};
const machineMade = enrichedColumns(dictionary, texts, {}, then);
const persistedOf = (columns: StoredAnalysis): StoredAnalysis => columns;

/** A user's correction of each field. */
const corrected: Record<EnrichedField, unknown> = {
  lclsfNm: 'GLOBAL',
  featExtrMclsf: 'MCLSF_99',
  featExtr: { issue: ['사람'], pern: [], incdnt: [], plcy: [], inst: [], evnt: [] },
  featExtrKwdList: ['사람이 고른 말'],
  relIssueNmList: ['사람이 고른 이슈'],
  featExtrSmry: '사람이 쓴 요약.',
  ntnId: 'BE',
};

describe('enrichment', () => {
  it('fills every field and says by what and when', () => {
    expect(machineMade).toMatchObject({
      lclsfNm: 'KOREA',
      featExtrMclsf: 'MCLSF_04',
      featExtrKwdList: ['국립중앙박물관', '순회 전시'],
      relIssueNmList: ['문화외교'],
      ntnId: 'FR',
      smryOrgnNm: 'extractive',
      anlsYn: 'Y',
      featExtrErrYn: 'N',
    });
    expect(machineMade.featExtrSmry).toContain('조선 회화');
    expect(machineMade.kw).toContain(keywordToken('순회 전시'));
    for (const field of enrichedFields)
      expect(machineMade.fieldOrgn?.[field], field).toEqual({ by: makers[field], at: then.toISOString() });
  });

  describe.each(enrichedFields)('of %s', (field) => {
    const again = (origins: Origins, value: unknown) =>
      enrichedColumns(
        dictionaryOf([]),
        { ...texts, kornTtl: '비', articleTransCn: '왔다' },
        persistedOf({ ...machineMade, [field]: value, fieldOrgn: origins }),
        now,
      );
    const origins = machineMade.fieldOrgn ?? {};

    it('leaves what a person has corrected', () => {
      const made = again(setByPerson(origins, [field], then), corrected[field]);
      expect(made).not.toHaveProperty(field);
      expect(made.fieldOrgn?.[field]).toEqual({ by: 'person', at: then.toISOString() });
    });

    it('leaves what a person has emptied', () => {
      expect(again(setByPerson(origins, [field], then), null)).not.toHaveProperty(field);
    });

    it('leaves what a person has confirmed', () => {
      expect(again(confirmedBy(origins, [field], 'U1', then), machineMade[field])).not.toHaveProperty(field);
    });

    it('leaves what stood there before origins were kept', () => {
      const { [field]: _gone, ...others } = origins;
      expect(again(others, corrected[field])).not.toHaveProperty(field);
    });

    it('makes its own anew, and takes back what is found no more', () => {
      const made = again(origins, machineMade[field]);
      expect(made).toHaveProperty(field);
      expect(made[field]).not.toEqual(machineMade[field]);
      if (made[field] === null) expect(made.fieldOrgn ?? {}).not.toHaveProperty(field);
    });
  });

  it('keeps the name of who wrote the summary together with it', () => {
    const person = setByPerson(machineMade.fieldOrgn ?? {}, ['featExtrSmry'], then);
    expect(
      enrichedColumns(dictionary, texts, { featExtrSmry: '요약', fieldOrgn: person }, now),
    ).not.toHaveProperty('smryOrgnNm');
    expect(
      enrichedColumns(dictionary, { ...texts, articleTransCn: null }, machineMade, now).smryOrgnNm,
    ).toBeNull();
  });

  it('counts the keywords that stand there, whoever chose them', () => {
    const person = setByPerson({}, ['featExtrKwdList'], then);
    const made = enrichedColumns(dictionary, texts, { featExtrKwdList: ['손으로'], fieldOrgn: person }, now);
    expect(made.kw).toEqual(expect.arrayContaining(['손으로', '국립중앙박물관'].map(keywordToken)));
  });

  it('that fails marks the article and leaves what it has', () => {
    class Broken extends Lexicon {
      override find(): never {
        throw new TypeError('broken');
      }
    }
    const broken = { ...dictionary, lexicon: new Broken(new Trie(), []) };
    const heard: unknown[] = [];
    const end = onFailure((error) => void heard.push(error));
    expect(enrichedColumns(broken, texts, machineMade, now)).toEqual({
      kw: machineMade.kw,
      fieldOrgn: machineMade.fieldOrgn,
      mainArticleScr: null,
      anlsYn: 'N',
      featExtrErrYn: 'Y',
      featExtrErrCn: '글을 읽다가 문제가 생겨 분석하지 못했습니다. 원문은 그대로 볼 수 있습니다.',
      featExtrErrCd: enrichmentFailed,
    });
    end();
    expect(heard).toEqual([new TypeError('broken')]);
  });

  it('of a megabyte takes no longer than others', () => {
    for (const piece of ['한국 ', 'Korea ', '韓国', 'ก', 'a', '\ud83d\ude00', 'e\u0301']) {
      const articleCn = piece.repeat(1_000_000 / piece.length);
      const took = processorTime(() => enrichedColumns(dictionary, { ...texts, articleCn }));
      expect(took, piece).toBeLessThan(2_000);
    }
  });
});
