/** Lists of items, whose saved views are searches that feeds, web hooks and rules can follow. */
export const itemLists: Readonly<Record<string, string>> = {
  '/article/Article': '기사',
  '/article/ThinkTank': '싱크탱크',
  '/article/Sns': '소셜 미디어',
  '/search': '통합검색',
};
