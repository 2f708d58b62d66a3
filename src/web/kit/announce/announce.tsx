import { useState } from 'react';
import { createPortal } from 'react-dom';
import { create } from 'zustand';
import { usePlaceOnTop } from '../dialogs/useModal.ts';

const useAnnouncement = create<{ text: string }>(() => ({ text: '' }));

/** Has screen readers read a sentence aloud, for example the number of results. */
export const announce = (text: string): void => useAnnouncement.setState({ text });

/** Read aloud by screen readers; announces only the texts set after it was mounted. */
const LiveRegion = () => {
  const text = useAnnouncement((state) => state.text);
  const [before] = useState(text);
  return (
    <div className="only-read-aloud" aria-live="polite">
      {text === before ? '' : text}
    </div>
  );
};

/**
 * Where `announce` is heard. Rendered once, outside all screens, and moved into the topmost dialog, since
 * nothing outside a modal dialog is read aloud.
 */
export const AnnouncementHost = () => {
  const top = usePlaceOnTop();
  return (
    <>
      <LiveRegion />
      {top !== document.body && createPortal(<LiveRegion />, top)}
    </>
  );
};
