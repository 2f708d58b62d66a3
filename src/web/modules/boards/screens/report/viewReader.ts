import type { ReportItem } from '#generated/types/boardPostCalls.ts';
import { read } from '#web/client/http/read.ts';
import type { ViewReader } from '#web/kit/views/viewSource.ts';
import { readConditions, reportKinds } from './conditions.ts';

/** Reads the list of reports for dashboard panels, which show a few of its rows. */
export const viewReader: ViewReader = {
  async rows(_list, query, signal) {
    const params = { ...readConditions(query).values, page: 1, size: 10 };
    const config = { params, signal, quiet: true, background: true } as const;
    const reports = await read<ReportItem[]>('/report-list', config);
    return reports.map((report) => ({
      key: `${report.kind} ${report.key}`,
      to: reportKinds[report.kind]?.pathOf(report) ?? null,
      title: report.ttl ?? '제목 없음',
      language: 'ko',
      facts: [report.menuNm ?? reportKinds[report.kind]?.label, report.rgtrNm].flatMap((word) => word || []),
      time: report.regDt,
    }));
  },
};
