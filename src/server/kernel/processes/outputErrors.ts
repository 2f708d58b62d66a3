/**
 * Ignores errors of stdout and stderr: messages at the start may fail to be written – a full disk, a closed pipe –
 * which is no reason to end the process.
 */
export const ignoreOutputErrors = (): void => {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
};
