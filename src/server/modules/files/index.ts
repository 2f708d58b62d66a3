/** Downloads, archives and pictures of stored files. Uploads belong to the kernel (`uploads/`). */

export { sendPicture } from './pictures/sendPicture.ts';
export { sendArchive } from './sendFiles.ts';
