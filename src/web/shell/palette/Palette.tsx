import useAutocomplete from '@mui/material/useAutocomplete';
import { type RefObject, useCallback, useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { allMenus } from '#web/client/session/allMenus.ts';
import { hasWriteRight } from '#web/client/session/menuRights.ts';
import { rightsOf, useSession } from '#web/client/session/sessionStore.ts';
import { useSavedViews } from '#web/client/views/savedViews.ts';
import { announce } from '#web/kit/announce/announce.tsx';
import { openAppearance } from '#web/kit/appearance/AppearanceButton.tsx';
import { Dialog } from '#web/kit/dialogs/Dialog.tsx';
import { takeTypedAhead } from '#web/kit/focus/typingAhead.ts';
import { ForeignText } from '#web/kit/foreign/ForeignText.tsx';
import { isSearchable } from '#web/kit/matching/match.ts';
import { openHelp } from '#web/kit/shortcuts/shortcutState.ts';
import buttons from '#web/kit/theme/Button.module.css';
import { resolveScreen } from '../screens/resolveScreen.ts';
import {
  actionEntries,
  type Entry,
  found,
  groups,
  menuEntries,
  placeEntries,
  recentEntries,
  viewEntries,
} from './entries.ts';
import styles from './Palette.module.css';
import { readRecents } from './recents.ts';
import { useFoundEntries } from './useFoundEntries.ts';

const userScreen = '/admin/user/UserManage';
const articleScreen = '/article/Article';
const outletScreen = '/article/Medn';

/** Maximum number of entries per group: before typing, and for typed words. */
const maxAtFirst = 8;
const maxFound = 8;

const helps: readonly Entry[] = [
  { id: 'help', group: 'action', words: '이 화면의 도움말', keys: '?', to: () => openHelp() },
  { id: 'keys', group: 'action', words: '키보드 단축키 도움말', to: () => openHelp('keys') },
];

const appearance: Entry = { id: 'appearance', group: 'action', words: '화면 설정', to: openAppearance };

const searchEntry = (words: string): Entry => ({
  id: 'search',
  group: 'search',
  words: `‘${words}’ 찾기`,
  to: `/search?${new URLSearchParams({ searchText: words })}`,
});

/** Entries that need no request; the actions of the screen are read once, when the palette is opened. */
const useOwnEntries = (): {
  entries: readonly Entry[];
  sources: { outletScreen: boolean; people: boolean };
} => {
  const menus = useSession(({ menu }) => menu);
  const rights = useSession(rightsOf);
  const { mngrShowYn, ipYn } = rights;
  const userId = useSession(({ user }) => user?.user.userId) ?? '';
  // data collectors may register articles without further permissions
  const isCollector = useSession(({ user }) => user?.user.clctdrProfcTkcgYn === 'Y');
  const mayAdminister = mngrShowYn === 'Y' && ipYn === 'Y';
  const [actions] = useState(actionEntries);
  const views = useSavedViews((known) => known.views);
  const entries = useMemo(() => {
    const screens = menuEntries(menus, mayAdminister);
    const mayRegist = (url: string) =>
      (hasWriteRight(rights, menus, [url]) || (isCollector && url === articleScreen)) &&
      resolveScreen(`${url}/Regist`, menus) !== null;
    return [
      ...actions,
      ...helps,
      appearance,
      ...recentEntries(readRecents(userId)),
      ...screens,
      ...placeEntries(screens, mayRegist),
      ...viewEntries(views, screens),
    ];
  }, [actions, menus, rights, mayAdminister, isCollector, userId, views]);
  const sources = useMemo(() => {
    const has = (url: string) => allMenus(menus).some((menu) => menu.url === url);
    return { outletScreen: has(outletScreen), people: mayAdminister && has(userScreen) };
  }, [menus, mayAdminister]);
  return { entries, sources };
};

/** The help and the glossary, which are loaded with the first typed letter. */
const useHelpEntries = (isTyped: boolean, own: readonly Entry[]): readonly Entry[] => {
  const [entriesOf, setEntriesOf] = useState<(screens: readonly Entry[]) => readonly Entry[]>();
  useEffect(() => {
    if (!isTyped) return;
    import('./helpEntries.ts').then(
      ({ helpEntries }) => setEntriesOf(() => helpEntries),
      // the other entries are there
      (failure: unknown) => console.error(failure),
    );
  }, [isTyped]);
  return useMemo(() => entriesOf?.(own.filter(({ group }) => group === 'menu')) ?? [], [entriesOf, own]);
};

/** Finds every place and action by a few typed letters. */
export const Palette = ({ onClose }: { onClose: () => void }) => {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const own = useOwnEntries();
  const { entries, isSearching, isFailed } = useFoundEntries(typed, own.sources);
  const words = typed.trim();
  const helpOf = useHelpEntries(words !== '', own.entries);
  // what was typed until its field gets the focus, which it does next; the caret follows the text
  const begin = useCallback(() => setTyped(takeTypedAhead()), []);
  const options = useMemo(() => {
    if (!words) return found(own.entries, '', maxAtFirst);
    // last, and only once all others are loaded: Enter is meant for the first of them
    const search = isSearchable(words) && !isSearching ? [searchEntry(words)] : [];
    return [...found([...own.entries, ...helpOf], words, maxFound), ...entries, ...search];
  }, [own.entries, helpOf, entries, words, isSearching]);

  useEffect(() => {
    if (words && !isSearching) announce(`결과 ${options.length}건`);
  }, [words, isSearching, options.length]);

  const take = ({ to }: Entry) => {
    // the focus returns to the page before the chosen entry takes it
    flushSync(onClose);
    if (typeof to === 'function') to();
    else void navigate(to);
  };
  const { getRootProps, getInputProps, getInputLabelProps, getListboxProps, getOptionProps } =
    useAutocomplete<Entry>({
      id: 'palette',
      options,
      value: null,
      inputValue: typed,
      open: true,
      filterOptions: (all) => all,
      getOptionLabel: (entry) => entry.words,
      getOptionKey: (entry) => entry.id,
      autoHighlight: true,
      clearOnEscape: false,
      onInputChange: (_event, text, reason) => {
        if (reason === 'input') setTyped(text);
      },
      onChange: (_event, entry) => {
        // after the event handler of the press
        if (entry) queueMicrotask(() => take(entry));
      },
    });
  const { ref, ...input } = getInputProps() as ReturnType<typeof getInputProps> & {
    ref: RefObject<HTMLInputElement | null>;
  };

  return (
    <Dialog
      size="medium"
      labelledBy="palette-label"
      beforeOpen={begin}
      firstFocus={ref}
      onClose={onClose}
      aside={
        <>
          <p className={styles.state} role="status">
            {isSearching ? '매체를 찾는 중입니다.' : isFailed ? '매체를 찾지 못했습니다.' : ''}
          </p>
          {!isSearching && !isFailed && (
            <p className={styles.keys} aria-hidden="true">
              <span>
                <kbd>↑</kbd> <kbd>↓</kbd> 선택
              </span>
              <span>
                <kbd>Enter</kbd> 열기
              </span>
              <span>
                <kbd>Esc</kbd> 닫기
              </span>
            </p>
          )}
        </>
      }
      actions={
        <button type="button" className={buttons.tertiary} onClick={onClose}>
          닫기
        </button>
      }
    >
      <div
        {...getRootProps({
          onKeyDown: (event: { key: string; defaultMuiPrevented?: boolean }) => {
            // closes the dialog, not the list in it
            if (event.key === 'Escape') event.defaultMuiPrevented = true;
          },
        })}
        className={styles.palette}
      >
        <label {...getInputLabelProps()} htmlFor="palette" className="only-read-aloud">
          빠른 이동
        </label>
        <input
          {...input}
          ref={ref}
          className={styles.field}
          placeholder="메뉴, 글, 매체, 할 일 (ㄱㅅ → 기사)"
          enterKeyHint="go"
        />
        {options.length === 0 && !isSearching && (
          <p className={styles.none}>결과가 없습니다. 다른 낱말이나 초성으로 찾아보세요.</p>
        )}
        <ul {...getListboxProps()} className={styles.list} aria-busy={isSearching}>
          {options.map((option, index) => {
            const { key, ...props } = getOptionProps({ option, index }) as { key: string };
            const isFirst = options[index - 1]?.group !== option.group;
            return (
              <li key={key} {...props} className={styles.entry}>
                {isFirst && <span className={styles.group}>{groups[option.group]}</span>}
                <span className={styles.line}>
                  <ForeignText language={option.language ?? 'ko'} dir="auto" className={styles.words}>
                    {option.words}
                  </ForeignText>
                  {option.hint && <span className={styles.hint}>{option.hint}</span>}
                  {option.keys && (
                    <span className={styles.shortcut} aria-hidden="true">
                      {option.keys.split(' ').map((one) => (
                        <kbd key={one}>{one}</kbd>
                      ))}
                    </span>
                  )}
                </span>
              </li>
            );
          })}
        </ul>
      </div>
    </Dialog>
  );
};
