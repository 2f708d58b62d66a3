// Generated from schemas/operations/dashboard.json by `npm run generate`. Do not edit: change the schema instead.
export interface DashboardFigures {
  todayCount: number;
  yesterdayCount: number;
  monthCount: number;
  yearCount: number;
  totalCount: number;
}

export interface DashboardCount {
  key: string;
  label: string;
  count: number;
  share: number;
}

export interface DashboardOverview {
  figures: DashboardFigures;
  articleCount: number;
  nation: DashboardCount[];
  classification: DashboardCount[];
  keyword: DashboardCount[];
  keywordCount: number;
}

export interface DashboardSetting {
  setngCn: unknown;
}
