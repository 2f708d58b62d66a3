import { create } from 'zustand';
import { messages } from '#contract/messages.ts';

type LoadingKind = keyof typeof messages.loading;

/** First match wins: special paths come before the general verbs that they also contain. */
const kinds: readonly [RegExp, LoadingKind][] = [
  [/verification-(sms|eml)\/check$/, 'verificationCheck'],
  [/verification-(sms|eml)$/, 'verificationSend'],
  [/\/password-reset$/, 'passwordReset'],
  [/\/end-leave$/, 'endLeave'],
  [/\/end-lock$/, 'endLock'],
  [/\/approval$/, 'approve'],
  [/file-download$|-excel(\/|$)|-txt$|\/excel$|\/current-(?!document-texts)/, 'download'],
  [/^\/?insert-|\/saveSetting$|\/register$/, 'save'],
  [/^\/?update-/, 'update'],
  [/^\/?(delete|unregister|request-delete)-/, 'delete'],
  [/\/current-document-texts$|-detail$|\/user-mypage$/, 'detail'],
  [/-list(\/|$)/, 'list'],
];

/** The sentence shown while a request is in progress; undefined for requests without one. */
export const loadingText = (url: string): string | undefined => {
  const path = (url.split('?')[0] ?? '').replace(/^\/api(?=\/)/, '');
  const kind = kinds.find(([pattern]) => pattern.test(path))?.[1];
  return kind && messages.loading[kind];
};

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
