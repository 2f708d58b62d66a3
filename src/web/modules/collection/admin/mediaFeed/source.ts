import { useQuery } from '@tanstack/react-query';
import { firstVisitWithin, silentAfterDays } from '#contract/collecting.ts';
import type { Option } from '#contract/entity.ts';
import { read } from '#web/client/http/read.ts';
import type { SourceState } from '#web/modules/outlets/index.ts';

/** Advice for administrators by state; none if all is well. */
export const stateAdvice: Partial<Record<SourceState, string>> = {
  waiting: `아직 한 번도 수집하지 않았습니다. ${firstVisitWithin}분 안에 첫 수집을 합니다.`,
  late: '수집이 지연되고 있습니다. 수집 서버가 실행 중인지 확인해 주세요.',
  silent: `${silentAfterDays}일 넘게 새 글이 없습니다. 매체가 피드 제공을 중단했는지 확인해 주세요.`,
  broken: '수집하지 못하고 있습니다. 아래 실패 사유를 확인한 뒤 주소를 고치거나 다시 수집해 보세요.',
  gone: '매체가 이 피드를 영구히 없애 수집을 멈췄습니다. 새 주소로 고친 뒤 ‘수집 여부’를 사용으로 바꿔 주세요.',
  paused: '수집을 멈춘 상태입니다. ‘다시 시작’을 누르면 바로 수집합니다.',
};

/** example.com/rss → https://example.com/rss: addresses are often typed without a scheme. */
export const withScheme = (address: string): string =>
  /^[^\s/:?#]+\.[^\s/:?#]+(?:[/:?#]|$)/.test(address) ? `https://${address}` : address;

const units = [
  [1_440, '일'],
  [60, '시간'],
] as const;

/** 60 → 1시간마다, 90 → 90분마다. */
export const visitIntervalText = (minutes: unknown): string => {
  if (typeof minutes !== 'number') return '-';
  const [size, word] = units.find(([length]) => minutes >= length && minutes % length === 0) ?? [1, '분'];
  return `${(minutes / size).toLocaleString('ko-KR')}${word}마다`;
};

interface Nation {
  ntnId: string;
  ntnNm: string;
}

const pages = [1, 2];
const size = 200;

/** All countries in use, ordered by Korean name. */
export const useNations = (): Option[] =>
  useQuery({
    queryKey: ['nationCode', 'all'],
    queryFn: async ({ signal }) => {
      const found = await Promise.all(
        pages.map((page) =>
          read<Nation[]>('/nationcode-popup-list', { params: { page, size }, signal, quiet: true }),
        ),
      );
      return found
        .flat()
        .map(({ ntnId, ntnNm }) => ({ value: ntnId, label: ntnNm }))
        .toSorted((one, other) => one.label.localeCompare(other.label, 'ko'));
    },
    staleTime: Number.POSITIVE_INFINITY,
  }).data ?? [];
