import { create } from 'zustand';

interface Upload {
  /** Bytes sent; null while nothing is being sent. */
  sent: number | null;
  cancel: () => void;
}

const idle: Upload = { sent: null, cancel: () => {} };

/** The save with files in progress. There is at most one: the form waits for it. */
export const useUpload = create<Upload>(() => idle);

/** Runs a save with files: `onProgress` reports the bytes sent, `signal` is aborted by 취소. */
export const withUpload = async <T>(
  send: (onProgress: (sent: number) => void, signal: AbortSignal) => Promise<T>,
): Promise<T> => {
  const controller = new AbortController();
  useUpload.setState({ sent: 0, cancel: () => controller.abort() });
  try {
    return await send((sent) => useUpload.setState({ sent }), controller.signal);
  } finally {
    useUpload.setState(idle);
  }
};
