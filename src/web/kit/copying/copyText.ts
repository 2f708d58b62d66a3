import { announce } from '../announce/announce.tsx';

const failed = '복사하지 못했습니다. 주소창의 주소를 복사해 주세요.';

/** Copies a text to the clipboard and announces the result. @returns the announced sentence, to be shown */
export const copyText = async (text: string, done: string): Promise<string> => {
  let result = done;
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // browsers allow the clipboard on secure addresses only, and may refuse it
    result = failed;
  }
  announce(result);
  return result;
};
