/**
 * What a process says to people at its start may find no room – a full disk, a reader that has gone – which is no reason to
 * end.
 */
export const bearUnreadPrinting = (): void => {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
};
