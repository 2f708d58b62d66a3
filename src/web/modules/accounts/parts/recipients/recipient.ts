/** A user or group that receives a post, in the form of the post's rows. */
export interface Recipient {
  userId?: string | null;
  userNm?: string | null;
  instNm?: string | null;
  deptNm?: string | null;
  groupId?: number | null;
  groupNm?: string | null;
}

export const isGroupRecipient = ({ groupId }: Recipient): boolean =>
  groupId !== null && groupId !== undefined;

export const recipientKey = (one: Recipient): string =>
  isGroupRecipient(one) ? `g${one.groupId}` : `u${one.userId}`;

export const recipientName = (one: Recipient): string =>
  (isGroupRecipient(one) ? one.groupNm : one.userNm) ?? String(one.groupId ?? one.userId ?? '');

/** Distinguishes users of the same name. */
export const affiliationOf = ({ instNm, deptNm }: Recipient): string =>
  [deptNm, instNm].filter(Boolean).join(' · ');

type Row = Record<string, unknown>;

/** The value, or its masked form. */
const shown = (row: Row, name: string): string => {
  const found = row[name] ?? (row.maskedValues as Row | undefined)?.[name];
  return typeof found === 'string' ? found : '';
};

export const ofUser = (row: Row): Recipient => ({
  userId: String(row.userId),
  userNm: shown(row, 'userNm'),
  instNm: (row.instNm as string | null) ?? null,
  deptNm: (row.deptNm as string | null) ?? null,
});

export const ofGroup = (row: Row): Recipient => ({
  groupId: Number(row.groupId),
  groupNm: shown(row, 'groupNm'),
});

/** Search filters for users: by words, or by a name and a department side by side, as in '김 해외홍보'. */
export const peopleBy = (words: string): Record<string, string>[] => {
  if (words === '') return [{}];
  const [first = '', ...more] = words.split(/\s+/u);
  const rest = more.join(' ');
  const both = rest === '' ? [] : [{ userNm: first, deptNm: rest }];
  return [{ userNm: words }, ...both, { deptNm: words }, { instNm: words }];
};

/** Merged results of several searches, without duplicates, groups first. */
export const found = (...lists: readonly (readonly Recipient[])[]): Recipient[] => [
  ...new Map(lists.flat().map((one) => [recipientKey(one), one])).values(),
];
