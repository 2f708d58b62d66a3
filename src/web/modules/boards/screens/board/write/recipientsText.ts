interface Addressed {
  recipientIds?: readonly string[] | null;
  recipientGroups?: readonly number[] | null;
  rlsYn?: string | null;
}

/** Number of recipients: "그룹 2 · 3명"; a released post is for all users. */
export const recipientsText = ({ recipientIds, recipientGroups, rlsYn }: Addressed): string => {
  if (rlsYn === 'Y') return '전체 공개';
  const groups = recipientGroups?.length ?? 0;
  const people = recipientIds?.length ?? 0;
  return [groups > 0 && `그룹 ${groups}`, people > 0 && `${people}명`].filter(Boolean).join(' · ') || '-';
};
