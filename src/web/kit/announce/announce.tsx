import { useState } from 'react';
import { createPortal } from 'react-dom';
import { create } from 'zustand';
import { usePlaceOnTop } from '../dialogs/modals.ts';

const useAnnouncement = create<{ text: string }>(() => ({ text: '' }));

/** Has a sentence read aloud, for example how many results there are now. */
export const announce = (text: string): void => useAnnouncement.setState({ text });

/** Says only what is announced from now on. */
const Voice = () => {
  const text = useAnnouncement((state) => state.text);
  const [before] = useState(text);
  return (
    <div className="only-read-aloud" aria-live="polite">
      {text === before ? '' : text}
    </div>
  );
};

/**
 * The place that screen readers listen to. Stands once, outside all screens; and in the topmost dialog, since nothing
 * outside it is read aloud.
 */
export const AnnouncementHost = () => {
  const top = usePlaceOnTop();
  return (
    <>
      <Voice />
      {top !== document.body && createPortal(<Voice />, top)}
    </>
  );
};
