import { pictureAddress } from '#contract/richText.ts';
import { write } from './write.ts';

/** An uploaded picture with its dimensions. */
export interface UploadedPicture {
  src: string;
  width?: number;
  height?: number;
}

/** Width and height in pixels; empty if the browser cannot decode it. */
const sizeOf = async (file: File): Promise<{ width?: number; height?: number }> => {
  try {
    const { width, height } = await createImageBitmap(file);
    return { width, height };
  } catch {
    return {};
  }
};

/** @throws HttpProblem with the server's message */
export const uploadPicture = async (file: File): Promise<UploadedPicture> => {
  const form = new FormData();
  form.append('insertFiles', file, file.name);
  const { fileId } = await write<{ fileId: string }>('POST', '/insert-picture', form, { quiet: true });
  return { src: pictureAddress(fileId), ...(await sizeOf(file)) };
};
