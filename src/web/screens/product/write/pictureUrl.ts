/** Where a picture of a post is shown from; shown is not taken away, so that no download is noted. */
export const pictureUrl = (pstId: number, fileId: string): string =>
  `/api/esboard-picture?pstId=${pstId}&fileId=${encodeURIComponent(fileId)}`;
