import type { AxiosRequestConfig } from 'axios';
import { http } from './http.ts';

/** The file name of a content-disposition header (RFC 6266, extended form first); null if it has none. */
export const fileNameOf = (disposition: string | undefined): string | null => {
  const extended = /filename\*\s*=\s*UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  if (extended) {
    try {
      return decodeURIComponent(extended.trim());
    } catch {
      // fall through to the plain form
    }
  }
  return /filename\s*=\s*"?([^";]+)"?/i.exec(disposition ?? '')?.[1]?.trim() ?? null;
};

/** Downloads a file with the session's permissions and lets the browser save it. */
export const download = async (path: string, config: AxiosRequestConfig = {}): Promise<void> => {
  const answer = await http.get<Blob>(path, { ...config, responseType: 'blob' });
  const address = URL.createObjectURL(answer.data);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileNameOf(answer.headers['content-disposition'] as string | undefined) ?? 'download';
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};
