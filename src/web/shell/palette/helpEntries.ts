import { openHelp } from '#web/kit/shortcuts/shortcutState.ts';
import { adminScreens } from '../help/texts/adminScreens.ts';
import { glossary } from '../help/texts/glossary.ts';
import { userScreens } from '../help/texts/userScreens.ts';
import type { Entry } from './entries.ts';

/** The help of the user's screens, and the words of the glossary. @param screens the menus that the palette offers */
export const helpEntries = (screens: readonly Entry[]): Entry[] => [
  ...screens
    .filter(({ id }) => userScreens[id] ?? adminScreens[id])
    .map(
      ({ id, words }): Entry => ({
        id: `help ${id}`,
        group: 'help',
        words: `${words} 도움말`,
        to: () => openHelp('screen', { screen: { path: id, name: words } }),
      }),
    ),
  ...Object.keys(glossary).map(
    (word): Entry => ({
      id: `word ${word}`,
      group: 'help',
      words: word,
      hint: '용어',
      to: () => openHelp('words', { typed: word }),
    }),
  ),
];
