import { openHelp } from '#web/kit/shortcuts/shortcutState.ts';
import type { Entry } from '../palette/entries.ts';
import { adminScreens } from './texts/adminScreens.ts';
import { glossary } from './texts/glossary.ts';
import { userScreens } from './texts/userScreens.ts';

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
  ...glossary.map(
    ({ word }): Entry => ({
      id: `word ${word}`,
      group: 'help',
      words: word,
      hint: '용어',
      to: () => openHelp('words', { typed: word }),
    }),
  ),
];
