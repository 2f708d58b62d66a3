import { eq } from 'drizzle-orm';
import { briefingLimits } from '#contract/dailyBriefing.ts';
import { type FormProblem, invalid } from '#contract/validation.ts';
import { appUser, type reportTemplateSection } from '#generated/tables/index.ts';
import { closedReason } from '#server/kernel/access/accountState.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import type { Catalogue } from '#server/kernel/calls/catalogue.ts';
import { db } from '#server/kernel/database/db.ts';
import { mayCompose } from '#server/modules/briefing/index.ts';
import { asCallers, viewOf } from '#server/modules/platform/index.ts';
import { queryOfView, type SavedQuery } from '#server/modules/watch/index.ts';

/** A section as it is set. */
export type Section = Pick<
  typeof reportTemplateSection.$inferSelect,
  'sectNm' | 'viewId' | 'sortCd' | 'maxCnt'
>;

/** A section with its search. */
export interface ReadySection extends Section {
  search: SavedQuery;
}

const maxSections = 10;

/** The owner of a template, if their account is open and they may compose briefings. */
export const ownerOf = async (userId: string | null): Promise<Caller | undefined> => {
  const [account] = await db()
    .select()
    .from(appUser)
    .where(eq(appUser.userId, userId ?? ''));
  const [caller] = account && !closedReason(account) ? await asCallers([account]) : [];
  return caller && mayCompose(caller) ? caller : undefined;
};

const refuse = (sentence: string): { problem: FormProblem } => ({
  problem: invalid('sections', '구역', sentence),
});

/**
 * The sections with what their searches find for this reader, or the first reason why they cannot be filled. Not for use
 * in a transaction.
 */
export const readySections = async (
  catalogue: Catalogue,
  caller: Caller,
  sections: readonly Section[],
): Promise<ReadySection[] | { problem: FormProblem }> => {
  if (sections.length === 0) return refuse('구역을 하나 이상 넣어 주세요.');
  if (sections.length > maxSections) return refuse(`구역은 ${maxSections}개까지 넣을 수 있습니다.`);
  const most = sections.reduce((sum, { maxCnt }) => sum + 1 + maxCnt, 0);
  if (most > briefingLimits.items)
    return refuse(
      `한 브리핑에는 구역 제목까지 ${briefingLimits.items}건을 실을 수 있습니다. 구역의 최대 건수를 줄여 주세요.`,
    );
  const ready: ReadySection[] = [];
  for (const section of sections) {
    const view = await viewOf(catalogue, caller, section.viewId);
    if (!view)
      return refuse(
        `‘${section.sectNm}’ 구역의 저장한 검색이 지워졌거나 더는 함께 볼 수 없습니다. 다른 검색을 골라 주세요.`,
      );
    const search = await queryOfView(view, { caller });
    if (typeof search === 'string') return refuse(`‘${section.sectNm}’ 구역: ${search}`);
    if (search.query.unreadOf)
      return refuse(
        `‘${section.sectNm}’ 구역: ‘새로 온 것만’ 조건은 읽을 때마다 달라 쓸 수 없습니다. 조건을 빼고 저장해 주세요.`,
      );
    ready.push({ ...section, search });
  }
  return ready;
};
