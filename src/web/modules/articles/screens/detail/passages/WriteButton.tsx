import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { placeSelectionNote } from '#web/kit/shortcuts/noteRequest.ts';
import { isCovered } from '#web/kit/shortcuts/typing.ts';
import styles from './passages.module.css';
import type { BodyField, SelectedPassage } from './passages.ts';
import { selectedPassage } from './selection.ts';

const maxQuote = 1_000;
/** Room that the button needs, in pixels. */
const width = 64;

interface WriteButtonProps {
  /** The whole text of a body. */
  textOf: (field: BodyField) => string;
  onWrite: (passage: SelectedPassage) => void;
}

interface Offer {
  passage: SelectedPassage;
  left: number;
  top: number;
}

/** Below the end of the selection, in the document. */
const placeOf = (): { left: number; top: number } | undefined => {
  const rect = [...(document.getSelection()?.getRangeAt(0).getClientRects() ?? [])].at(-1);
  if (!rect) return undefined;
  const left = Math.max(
    8,
    Math.min(rect.right - width / 2, document.documentElement.clientWidth - width - 8),
  );
  return { left: left + window.scrollX, top: rect.bottom + window.scrollY + 8 };
};

/** Offers a note on the passage of the text that is selected, beside the selection; so does the key M. */
export const WriteButton = ({ textOf, onWrite }: WriteButtonProps) => {
  const [offer, setOffer] = useState<Offer>();
  const look = useEffectEvent(() => {
    if (isCovered()) return;
    const passage = selectedPassage(textOf);
    const place = passage && placeOf();
    setOffer(passage && place && { passage, ...place });
  });
  const begin = useEffectEvent((): boolean => {
    const passage = selectedPassage(textOf);
    if (!passage || passage.end - passage.start > maxQuote) return false;
    setOffer(undefined);
    onWrite(passage);
    return true;
  });
  useEffect(() => {
    document.addEventListener('selectionchange', look);
    window.addEventListener('resize', look);
    const leave = placeSelectionNote(() => begin());
    return () => {
      document.removeEventListener('selectionchange', look);
      window.removeEventListener('resize', look);
      leave();
    };
  }, []);
  if (!offer) return null;
  const isTooLong = offer.passage.end - offer.passage.start > maxQuote;
  return createPortal(
    <button
      type="button"
      className={styles.write}
      style={{ left: offer.left, top: offer.top }}
      disabled={isTooLong}
      title={isTooLong ? undefined : '이 구절에 메모 쓰기 (M)'}
      // the selection stays
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => {
        setOffer(undefined);
        onWrite(offer.passage);
      }}
    >
      {isTooLong ? `메모는 ${maxQuote.toLocaleString('ko-KR')}자까지` : '메모'}
    </button>,
    document.body,
  );
};
