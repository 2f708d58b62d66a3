interface Place {
  /** Id of the comment being answered. */
  upCmntId?: number | null;
  /** Id of the comment being edited. */
  cmntId?: number | undefined;
}

/** Key of a form of a post's comments: for a new one, a reply, or an edit. */
export const commentPlace = (pstId: number, { upCmntId, cmntId }: Place = {}): string => {
  if (cmntId !== undefined) return `comment:${pstId}:change:${cmntId}`;
  return upCmntId ? `comment:${pstId}:answer:${upCmntId}` : `comment:${pstId}:new`;
};
