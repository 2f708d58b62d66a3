import type { ArticleRecord } from './articleRecord.ts';

/** Facts that were entered at registration, beyond the texts, with labels; empty ones are left out. */
export const registrationOf = ({
  groupNm,
  chNm,
  sndngRgnNm,
  nscvrgFrmCdNm,
  relMaoCdNm,
  wholSentTransYn,
}: ArticleRecord): { name: string; value: string }[] =>
  [
    { name: '등록 그룹', value: groupNm },
    { name: '채널', value: chNm },
    { name: '발신 지역', value: sndngRgnNm },
    { name: '보도 형식', value: nscvrgFrmCdNm },
    { name: '관련 부처', value: relMaoCdNm },
    { name: '번역 범위', value: wholSentTransYn === 'Y' ? '전문 번역' : null },
  ].flatMap(({ name, value }) => (value ? [{ name, value }] : []));
