import { useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { messages } from '#contract/messages.ts';
import { Drawer } from '#web/kit/dialogs/Drawer.tsx';
import { Icon, icons } from '#web/kit/icons/Icon.tsx';
import { useMediaQuery } from '#web/kit/media/useMediaQuery.ts';
import { type HelpPart, useHelp } from '#web/kit/shortcuts/shortcutState.ts';
import { Tabs } from '#web/kit/tabs/Tabs.tsx';
import { Glossary } from './Glossary.tsx';
import styles from './HelpPanel.module.css';
import { KeyHelp } from './KeyHelp.tsx';
import { ScreenHelpText } from './ScreenHelpText.tsx';
import { startTour, type TourMode } from './tour/tourStore.ts';
import { useEscape } from './useEscape.ts';

interface HelpPanelProps {
  /** Keys of the current screen's help, the more exact first. */
  keys: readonly string[];
  /** The current screen's name. */
  name: string;
  mode: TourMode;
  onClose: () => void;
}

/** The last opening that has taken the focus: the panel may be rendered anew by the next screen. */
let focused = 0;

const Parts = ({ keys, name, mode, onClose }: HelpPanelProps) => {
  const { open, screen } = useHelp();
  return (
    <div className={styles.parts}>
      <Tabs
        label="도움말"
        value={open ?? 'screen'}
        onChange={(part) => useHelp.setState({ open: part as HelpPart })}
        items={[
          {
            key: 'screen',
            label: '화면',
            content: (
              <ScreenHelpText
                keys={screen ? [screen.path] : keys}
                name={screen?.name ?? name}
                other={screen}
              />
            ),
          },
          { key: 'words', label: '용어', content: <Glossary /> },
          { key: 'keys', label: '단축키', content: <KeyHelp /> },
        ]}
      />
      <button
        type="button"
        className={styles.tour}
        onClick={() => {
          onClose();
          startTour(mode);
        }}
      >
        1분 둘러보기
      </button>
    </div>
  );
};

/** Beside the work: the screen stays usable, and the panel follows it from screen to screen. */
const Aside = (props: HelpPanelProps) => {
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const before = useRef<Element | null>(null);
  const asked = useHelp((state) => state.asked);
  useEffect(() => {
    if (asked === focused) return;
    focused = asked;
    before.current = document.activeElement;
    panel.current?.focus({ preventScroll: true });
  }, [asked]);
  const close = () => {
    props.onClose();
    const opener = before.current?.isConnected ? before.current : document.querySelector('[data-help]');
    (opener as HTMLElement | null)?.focus({ preventScroll: true });
  };
  useEscape(panel, close);
  return createPortal(
    <aside ref={panel} className={styles.panel} tabIndex={-1} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>도움말</h2>
        <button type="button" className={styles.close} aria-label={messages.label.close} onClick={close}>
          <Icon outline={icons.close} />
        </button>
      </div>
      <Parts {...props} />
    </aside>,
    document.body,
  );
};

/** Help on the screen, words and keys; on narrow windows it covers the screen. */
export const HelpPanel = (props: HelpPanelProps) =>
  useMediaQuery('(min-width: 1024px)') ? (
    <Aside {...props} />
  ) : (
    <Drawer title="도움말" size="narrow" closedByLinks onClose={props.onClose}>
      <Parts {...props} />
    </Drawer>
  );
