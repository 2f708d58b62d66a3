import { create } from 'zustand';

interface Loading {
  /** Sentences of the requests in progress, oldest first. */
  texts: readonly { id: number; text: string }[];
}

export const useLoading = create<Loading>(() => ({ texts: [] }));

let lastId = 0;

/** Shows a sentence until the returned function is called. */
export const startLoading = (text: string): (() => void) => {
  lastId += 1;
  const id = lastId;
  useLoading.setState(({ texts }) => ({ texts: [...texts, { id, text }] }));
  return () => useLoading.setState(({ texts }) => ({ texts: texts.filter((entry) => entry.id !== id) }));
};
