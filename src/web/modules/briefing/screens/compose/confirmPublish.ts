import type { ListAnswer } from '#contract/list.ts';
import type { DailyBriefingItem } from '#generated/types/dailyBriefing.ts';
import { http } from '#web/client/http/http.ts';
import { announce } from '#web/kit/announce/announce.tsx';
import { askConfirm } from '#web/kit/dialogs/dialogStore.ts';

const question =
  '이 브리핑을 발행하시겠습니까? 발행하면 호수가 매겨지고, 나중에 기사가 바뀌어도 브리핑은 그대로입니다. 임시저장으로 되돌릴 수 없습니다.';

/** The other editions of the day in words; empty if there are none or they cannot be loaded. */
const othersOf = async (day: string, brfgId: number | undefined): Promise<string> => {
  try {
    const params = { brfgYmdFrom: day, brfgYmdTo: day };
    const { data } = await http.get<ListAnswer<DailyBriefingItem>>('/esdailybriefing-list', {
      params,
      quiet: true,
    });
    const others = data.data.filter((one) => one.brfgId !== brfgId);
    const drafts = others.filter(({ sttsCd }) => sttsCd === 'DRAFT').length;
    const counts = [
      { word: '발행', count: others.length - drafts },
      { word: '임시저장', count: drafts },
    ].filter(({ count }) => count > 0);
    return counts.map(({ word, count }) => `${word} ${count}건`).join(', ');
  } catch {
    return '';
  }
};

export const announcePublished = (): void => announce('브리핑을 발행했습니다.');

/** Asks whether to publish the edition, which fixes its number. @param brfgId of a stored edition */
export const confirmPublish = async (day: string, brfgId: number | undefined): Promise<boolean> => {
  const others = await othersOf(day, brfgId);
  const warning = others ? ` 같은 날짜의 브리핑이 이미 있습니다(${others}).` : '';
  return askConfirm(question + warning, '발행');
};
