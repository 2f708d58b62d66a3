import { create } from 'zustand';

const useAnnouncement = create<{ text: string }>(() => ({ text: '' }));

/** Has a sentence read aloud, for example how many results there are now. */
export const announce = (text: string): void => useAnnouncement.setState({ text });

/** The place that screen readers listen to. Stands once, outside all screens. */
export const AnnouncementHost = () => {
  const text = useAnnouncement((state) => state.text);
  return (
    <div className="only-read-aloud" aria-live="polite">
      {text}
    </div>
  );
};
