import { create } from 'zustand';

interface Upload {
  /** Bytes that have gone out; null while nothing is sent. */
  sent: number | null;
  cancel: () => void;
}

const idle: Upload = { sent: null, cancel: () => {} };

/** The save with files that is under way. There is one at most: the form waits for it. */
export const useUpload = create<Upload>(() => idle);

/** Runs a save with files: `onProgress` for what has gone out, `signal` for who presses 취소. */
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
