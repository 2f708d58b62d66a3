const megabyte = 2 ** 20;
const gigabyte = 2 ** 30;

/** Bytes as administrators read them, 812 MB or 12.4 GB; of 2^20 and 2^30 bytes, as disks are told of. */
export const byteText = (bytes: number): string =>
  bytes < gigabyte
    ? `${Math.ceil(bytes / megabyte).toLocaleString('ko-KR')} MB`
    : `${(bytes / gigabyte).toLocaleString('ko-KR', { maximumFractionDigits: 1 })} GB`;
