import { pictureAddress } from '#contract/richText.ts';
import { write } from '../../http/write.ts';

/** A picture that is up and may stand in a text, with the room that it takes. */
export interface UploadedPicture {
  src: string;
  width?: number;
  height?: number;
}

/** Width and height in pixels; nothing where the browser cannot tell. */
const sizeOf = async (file: File): Promise<{ width?: number; height?: number }> => {
  try {
    const { width, height } = await createImageBitmap(file);
    return { width, height };
  } catch {
    return {};
  }
};

/** @throws HttpProblem with the server's sentence */
export const uploadPicture = async (file: File): Promise<UploadedPicture> => {
  const form = new FormData();
  form.append('insertFiles', file, file.name);
  const { fileId } = await write<{ fileId: string }>('POST', '/insert-picture', form, { quiet: true });
  return { src: pictureAddress(fileId), ...(await sizeOf(file)) };
};
