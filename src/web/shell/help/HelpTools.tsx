import { useLocation } from 'react-router-dom';
import { lazyDialog, lazyPart } from '#web/kit/loading/lazyPart.tsx';
import { closeHelp, openHelp, useHelp } from '#web/kit/shortcuts/shortcutState.ts';
import styles from './HelpTools.module.css';
import { endTour, modeOf, useTour } from './tour/tourStore.ts';

const HelpPanel = lazyDialog(async () => (await import('./HelpPanel.tsx')).HelpPanel);

const Tour = lazyDialog(async () => (await import('./tour/Tour.tsx')).Tour);
const TourOffer = lazyPart(async () => (await import('./tour/TourOffer.tsx')).TourOffer);

interface HelpToolsProps {
  /** The screen has a banner and is no form or record: it may offer the tour. */
  mayOffer: boolean;
  /** The current screen: its pattern and its path, as `screens.ts` names them. */
  pattern: string | undefined;
  screen: string | undefined;
  name: string;
}

/** The button beside the name of every screen that opens its help, and the offer of a tour. */
export const HelpTools = ({ mayOffer, pattern, screen, name }: HelpToolsProps) => {
  const open = useHelp((state) => state.open);
  const tour = useTour((state) => state.tour);
  const { pathname } = useLocation();
  const mode = modeOf(pathname);
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label="도움말"
        title="도움말"
        aria-expanded={open !== null}
        data-help
        onClick={() => (open ? closeHelp() : openHelp())}
      >
        <svg viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="1.6" aria-hidden="true">
          <circle cx="10" cy="10" r="7.6" />
          <path d="M7.6 7.9a2.4 2.4 0 1 1 3.5 2.1c-.8.4-1.1.8-1.1 1.7M10 13.6v.9" />
        </svg>
      </button>
      {open && (
        <HelpPanel
          keys={[pathname, pattern ?? '', screen ?? '']}
          name={name}
          mode={mode}
          onClose={closeHelp}
        />
      )}
      {tour ? <Tour {...tour} onClose={endTour} /> : mayOffer && <TourOffer mode={mode} />}
    </>
  );
};
