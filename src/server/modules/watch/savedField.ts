import { ourCatalogue } from '#server/kernel/calls/catalogue.ts';
import { fold } from '#server/kernel/text/tokens.ts';
import { visibleViews } from '#server/modules/platform/index.ts';
import { type QueryFieldSource, queryTree } from '#server/modules/search/index.ts';
import { isItemList, queryOfView } from './savedQuery.ts';

/** Saved searches within each other. */
const maxDepth = 5;
/** Saved searches that are read for one query, each as often as it is called. */
const maxRead = 50;

/** `저장:이름`: a saved search within another query. */
export const savedField: QueryFieldSource = {
  field: 'saved',
  async resolve(value, caller, path) {
    const name = fold(value);
    const chain = [...path.names, value];
    if (path.names.some((one) => fold(one) === name))
      return `저장한 검색 ‘${value}’ 안에서 다시 자신을 부릅니다(${chain.join(' → ')}). 한쪽에서 ‘저장:’ 조건을 빼 주세요`;
    if (chain.length > maxDepth) return `저장한 검색은 ${maxDepth}번까지 이어 부를 수 있습니다`;
    path.read.count += 1;
    if (path.read.count > maxRead)
      return `‘저장:’ 조건은 저장한 검색 안의 것까지 모두 ${maxRead}번까지 쓸 수 있습니다`;
    const views = await visibleViews(ourCatalogue, caller);
    const view = views.find(({ viewNm, menuUrl }) => fold(viewNm) === name && isItemList(menuUrl));
    if (!view) return `‘${value}’: 그런 이름으로 저장한 검색이 없습니다`;
    const saved = await queryOfView(view, { caller, isPeriodKept: true, path: { ...path, names: chain } });
    return typeof saved === 'string' ? `저장한 검색 ‘${value}’: ${saved}` : queryTree(saved.query);
  },
  names: async (caller) =>
    (await visibleViews(ourCatalogue, caller))
      .filter(({ menuUrl }) => isItemList(menuUrl))
      .map(({ viewNm }) => viewNm),
};
