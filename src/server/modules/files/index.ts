/**
 * Stored files on their way out: downloads, archives and pictures. How a file comes in is the kernel's (`uploads/`).
 */

export { sendPicture } from './pictures/sendPicture.ts';
export { sendArchive } from './sendFiles.ts';
