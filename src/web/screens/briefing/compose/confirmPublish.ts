import type { ListAnswer } from '#contract/list.ts';
import { askConfirm } from '#web/kit/dialogs/dialogStore.ts';
import { http } from '#web/kit/http/http.ts';

const question =
  '이 브리핑을 발행하시겠습니까? 호수가 정해지고, 실린 항목은 지금 모습으로 남습니다. 발행한 뒤에는 임시저장으로 되돌릴 수 없습니다.';

/** Number of other editions of the day; none if they cannot be loaded. */
const othersOf = async (day: string, brfgId: number | undefined): Promise<number> => {
  try {
    const params = { brfgYmdFrom: day, brfgYmdTo: day };
    const { data } = await http.get<ListAnswer<{ brfgId: number }>>('/esdailybriefing-list', {
      params,
      quiet: true,
    });
    return data.data.filter((one) => one.brfgId !== brfgId).length;
  } catch {
    return 0;
  }
};

/** Asks whether to publish the edition, which fixes its number. @param brfgId of a stored edition */
export const confirmPublish = async (day: string, brfgId: number | undefined): Promise<boolean> => {
  const others = await othersOf(day, brfgId);
  const warning = others ? ` 같은 날짜의 브리핑이 이미 ${others}건 있습니다.` : '';
  return askConfirm(question + warning, '발행');
};
