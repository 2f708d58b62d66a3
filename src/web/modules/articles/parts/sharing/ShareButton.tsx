import { useRef, useState } from 'react';
import { lazyDialog } from '#web/kit/loading/lazyPart.tsx';
import type { ItemKindName } from '../items/itemPlaces.ts';
import type { Labelled } from '../labels/labels.ts';
import type { PassedOn } from './sharing.ts';

const ShareMenu = lazyDialog(async () => (await import('./ShareMenu.tsx')).ShareMenu);

export interface Shared {
  kind: ItemKindName;
  item: PassedOn & Labelled;
}

interface ShareButtonProps extends Shared {
  title: string;
  /** Id of the title in its row: it describes the button. */
  describedBy: string;
  className: string | undefined;
}

const ring = (x: number, y: number): string => `M${x - 2.4} ${y}a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0`;

/** The share menu of an item in a row. The key H presses it too. */
export const ShareButton = ({ kind, item, title, describedBy, className }: ShareButtonProps) => {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={button}
        type="button"
        // lists have many rows, so it is no tab stop: the key H reaches it
        tabIndex={-1}
        className={className}
        data-reading="share"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label="공유"
        aria-describedby={describedBy}
        title="공유와 라벨"
        onClick={() => setOpen(!isOpen)}
      >
        <svg viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
          {/* a single path: a list has hundreds of them */}
          <path d={`M7.2 8.9l5.7-3M7.2 11.1l5.7 3${ring(5, 10)}${ring(15, 4.8)}${ring(15, 15.2)}`} />
        </svg>
      </button>
      {isOpen && (
        <ShareMenu kind={kind} item={item} title={title} button={button} onClose={() => setOpen(false)} />
      )}
    </>
  );
};
