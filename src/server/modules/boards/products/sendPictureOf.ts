import type { FastifyReply, FastifyRequest } from 'fastify';
import { coverOf } from '#contract/boards.ts';
import { isPicture } from '#contract/pictures.ts';
import type { FileInfo } from '#server/kernel/crud/files.ts';
import type { Row } from '#server/kernel/crud/readRecord.ts';
import { notFound } from '#server/kernel/failure.ts';
import { sendPicture } from '#server/modules/files/index.ts';

/** The attached picture of this number, or the one that stands for the post where none is named. */
const pictureOf = ({ files, cvrFileNm }: Row, fileId: string | null | undefined): FileInfo | undefined => {
  const attached = (files ?? []) as FileInfo[];
  if (!fileId) return coverOf(attached, cvrFileNm as string | null);
  return attached.find((file) => file.fileId === fileId && isPicture(file.fileExtn));
};

/** A picture of a post, to be shown. @throws Failure 404 for one that the post does not have */
export const sendPictureOf = async (
  record: Row,
  fileId: string | null | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
  dataDir: string,
): Promise<FastifyReply> => {
  const picture = pictureOf(record, fileId);
  if (!picture) throw notFound('그림');
  return sendPicture(request, reply, picture, dataDir);
};
