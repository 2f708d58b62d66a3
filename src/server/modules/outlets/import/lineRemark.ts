import { resources } from '#generated/resources/index.ts';
import type { LineResult } from './importList.ts';
import { refusals } from './outletStore.ts';

const lacking: Record<LineResult['lacks'][number], string> = { nation: '국가 없음', name: '이름 없음' };

const labelOf = (field: string): string =>
  resources.media?.fields.find(({ name }) => name === field)?.label ?? field;

/** What there is to say about a line, in Korean: why it is refused, what was filled in, what it lacks. */
export const lineRemark = ({
  reason,
  filled,
  lacks,
  badFeeds,
}: Pick<LineResult, 'reason' | 'filled' | 'lacks' | 'badFeeds'>): string =>
  [
    ...(reason ? [refusals[reason]] : []),
    ...(filled.length ? [`채운 항목: ${filled.map(labelOf).join(', ')}`] : []),
    ...lacks.map((lack) => lacking[lack]),
    ...(badFeeds ? [`쓸 수 없는 피드 주소 ${badFeeds}개`] : []),
  ].join(' · ');
