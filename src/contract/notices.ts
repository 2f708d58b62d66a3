/** Kinds of notifications: detail codes of the master NTC_CLSF. */
export const noticeKinds = {
  post: 'NTC_CLSF_01',
  comment: 'NTC_CLSF_02',
  status: 'NTC_CLSF_03',
  approval: 'NTC_CLSF_04',
  deletion: 'NTC_CLSF_05',
  collection: 'NTC_CLSF_06',
  administration: 'NTC_CLSF_07',
  watch: 'NTC_CLSF_08',
  webHook: 'NTC_CLSF_09',
  report: 'NTC_CLSF_10',
} as const;

export type NoticeKind = keyof typeof noticeKinds;

/** Entities whose records notifications link to. */
export const noticeEntities = [
  'post',
  'approvalRequest',
  'media',
  'mediaFeed',
  'user',
  'article',
  'thinkTank',
  'sns',
  'webHook',
  'dailyBriefing',
  'reportTemplate',
] as const;

export type NoticeEntity = (typeof noticeEntities)[number];

/** Notifications of pending decisions and of changes of administrators' accounts: they cannot be turned off. */
export const compulsoryKinds: readonly NoticeKind[] = ['approval', 'deletion', 'administration'];

/** Kinds of notifications for administrators only. */
export const administratorKinds: readonly NoticeKind[] = [...compulsoryKinds, 'collection', 'webHook'];

/** Name of the personal setting with the codes of the kinds that the user has turned off: `{off: string[]}`. */
export const noticesOffSetting = 'noticesOff';

/** Codes of a stored or sent setting that can be turned off; any other code is ignored. */
export const turnedOff = (setting: unknown): string[] => {
  const { off } = (setting ?? {}) as { off?: unknown };
  const optional = Object.entries(noticeKinds)
    .filter(([kind]) => !compulsoryKinds.includes(kind as NoticeKind))
    .map(([, code]) => code as string);
  return Array.isArray(off) ? optional.filter((code) => off.includes(code)) : [];
};

/** Message of a stream: the number of pending notifications. */
export interface NoticeNews {
  pending: number;
}
