import { announce } from '../announce/announce.tsx';

const failed = '복사하지 못했습니다. 주소창의 주소를 복사해 주세요.';

/** Puts a text into the clipboard, and says aloud what became of it. @returns the same in words, to be shown */
export const copyText = async (text: string, done: string): Promise<string> => {
  let said = done;
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // the browser gives the clipboard to secure addresses only, and may refuse it
    said = failed;
  }
  announce(said);
  return said;
};
