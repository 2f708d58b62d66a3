/** Display texts of a Y/N (or Y/N/R) flag, per kind of flag. */
export const yesNoLabels = {
  yesNo: { Y: '예', N: '아니요' },
  use: { Y: '사용', N: '미사용' },
  active: { Y: '활성', N: '비활성' },
  approval: { Y: '승인', N: '대기', R: '반려' },
  urgent: { Y: '긴급', N: '일반' },
  pinned: { Y: '상단고정', N: '일반' },
  target: { Y: '대상', N: '비대상' },
} as const;
