import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
// past the index: the codes that a new database begins with
import { baseCodes } from '#server/modules/platform/baseData/codes.ts';
import { comparedText } from '../lexicon/comparedText.ts';
import { classify } from './classify.ts';

const classOf = (title: string, body: string, language: string) =>
  classify([comparedText(title)], [comparedText(body)], language);

describe('the major class', () => {
  it.each([
    ['ko', '한국 드라마, 유럽에서 인기', '', 'KOREA'],
    ['en', 'Squid Game returns', 'The South Korean series is back.', 'KOREA'],
    ['ja', '韓国の映画監督が来日', '', 'KOREA'],
    ['ar', 'الثقافة الكورية في القاهرة', '', 'KOREA'],
    ['fr', 'Le ministre annonce', 'Une exposition coréenne ouvre à Paris avec la Corée du Sud.', 'KOREA'],
    // a single mention in passing does not make it about Korea
    ['en', 'Trade deficit widens', 'Imports from China, Japan and South Korea fell.', 'GLOBAL'],
    ['en', 'North Korea fires missile', 'North Korean leader', 'GLOBAL'],
    ['de', 'Museum in Berlin eröffnet', '', 'GLOBAL'],
    ['en-GB', 'Museum opens', '', 'GLOBAL'],
    // the word for Korea in this language is not listed
    ['dz', 'རྒྱལ་ཁབ', '', null],
  ])('of %s «%s» is %s', (language, title, body, expected) => {
    expect(classOf(title, body, language).lclsfNm).toBe(expected);
  });
});

describe('the minor class', () => {
  it.each([
    ['ko', '대통령, 국회에서 연설', '', 'MCLSF_01'],
    ['en', 'Stocks fall as inflation rises', 'Investors sold shares.', 'MCLSF_02'],
    ['en', 'Police arrest man over murder', '', 'MCLSF_03'],
    ['fr', 'Le musée ouvre une exposition de peinture', '', 'MCLSF_04'],
    ['ja', '人気アイドルの新ドラマ', '', 'MCLSF_05'],
    ['es', 'El turismo crece en las playas', 'Los hoteles reciben más turistas.', 'MCLSF_06'],
    ['ko', '월드컵 축구 대표팀 우승', '', 'MCLSF_07'],
    ['it', 'Papa Francisco visita la cattedrale', 'La chiesa cattolica', 'MCLSF_08'],
    ['ko', '유네스코 세계유산 등재, 문화유산 복원', '', 'MCLSF_09'],
    ['en', 'Scientists build robot with artificial intelligence', '', 'MCLSF_10'],
  ])('of %s «%s» is found', (language, title, body, expected) => {
    expect(classOf(title, body, language).featExtrMclsf).toBe(expected);
  });

  it('is not guessed where nothing tells, or two tell the same', () => {
    expect(classOf('A quiet afternoon', 'It rained a little.', 'en').featExtrMclsf).toBeNull();
    expect(classOf('Museum, football', '', 'en').featExtrMclsf).toBeNull();
  });
});

describe('the words of the rules', () => {
  const topics = JSON.parse(readFileSync(join(import.meta.dirname, 'topics.json'), 'utf8')) as Record<
    string,
    unknown
  >;
  const korea = JSON.parse(readFileSync(join(import.meta.dirname, 'korea.json'), 'utf8')) as Record<
    string,
    unknown
  >;

  it('name classes that there are', () => {
    const codes = baseCodes.flatMap(({ details }) => details.map(([code]) => code));
    for (const code of Object.keys(topics).filter((name) => name !== 'about')) expect(codes).toContain(code);
  });

  it('end in a star or hold none', () => {
    const lines = JSON.stringify([topics, korea], (key, value: unknown) => (key === 'about' ? '' : value));
    expect(lines.match(/\*[^,"][^,"]*/gu)).toBeNull();
  });
});
