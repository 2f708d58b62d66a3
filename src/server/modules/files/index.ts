/** Downloads, archives and pictures of stored files. Uploads belong to the kernel (`uploads/`). */

export { sendPicture } from './pictures/pictureHandlers.ts';
export { sendArchive } from './sendFiles.ts';
