import { type ComponentType, createContext, useContext } from 'react';
import { articleKind, type ItemKind } from './itemKinds.ts';

export const KindContext = createContext<ItemKind>(articleKind);

/** The kind of items that the screen shows. */
export const useKind = (): ItemKind => useContext(KindContext);

/** The screen for items of this kind. */
export const ofKind = (kind: ItemKind, Screen: ComponentType): ComponentType =>
  function OfKind() {
    return (
      <KindContext value={kind}>
        <Screen />
      </KindContext>
    );
  };
