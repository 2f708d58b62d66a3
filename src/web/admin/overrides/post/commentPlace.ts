interface Place {
  /** The comment that is answered. */
  upCmntId?: number | null;
  /** The comment that is changed. */
  cmntId?: number | undefined;
}

/** Which form of a post's comments it is: that of a new one, of an answer to one, of the change of one. */
export const commentPlace = (pstId: number, { upCmntId, cmntId }: Place = {}): string => {
  if (cmntId !== undefined) return `comment:${pstId}:change:${cmntId}`;
  return upCmntId ? `comment:${pstId}:answer:${upCmntId}` : `comment:${pstId}:new`;
};
