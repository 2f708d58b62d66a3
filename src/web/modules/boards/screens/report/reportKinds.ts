import type { ReportItem } from '#generated/types/boardPostCalls.ts';

const inItsMenu = ({ menuUrl, key }: ReportItem) => menuUrl && `${menuUrl}/Detail/${key}`;

/** Sources of reports: a new source in the server's list needs one line here. */
export const reportKinds: Readonly<
  Record<string, { label: string; pathOf: (report: ReportItem) => string | null }>
> = {
  product: { label: '생산물', pathOf: inItsMenu },
  briefing: { label: '일일 브리핑', pathOf: inItsMenu },
};
