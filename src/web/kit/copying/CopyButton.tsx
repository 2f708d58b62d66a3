import { useEffect, useState } from 'react';
import { announce } from '../announce/announce.tsx';

interface CopyButtonProps {
  label: string;
  /** What is said once it is copied. */
  done: string;
  /** Made when it is pressed. */
  text: () => string;
  className?: string | undefined;
}

/** So long the button says what it has done. */
const saidMs = 2_500;
const failed = '복사하지 못했습니다. 주소창의 주소를 복사해 주세요.';

/** Puts a text into the clipboard, to be passed on. */
export const CopyButton = ({ label, done, text, className }: CopyButtonProps) => {
  const [said, say] = useState<string>();
  useEffect(() => {
    if (said === undefined) return undefined;
    const timer = setTimeout(() => say(undefined), saidMs);
    return () => clearTimeout(timer);
  }, [said]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      say(done);
      announce(done);
    } catch {
      // the browser gives the clipboard to secure addresses only, and may refuse it
      say(failed);
      announce(failed);
    }
  };
  return (
    <button type="button" className={className} onClick={() => void copy()}>
      {said ?? label}
    </button>
  );
};
