/** Address that displays a picture of a post; displaying is not a download, so none is logged. */
export const pictureUrl = (pstId: number, fileId: string): string =>
  `/api/esboard-picture?pstId=${pstId}&fileId=${encodeURIComponent(fileId)}`;
