import { useMemo } from 'react';
import { today as koreanToday } from '#contract/days.ts';
import type { ItemReaderProps } from '../../parts/items/itemPlaces.ts';
import { KindContext, kindOf } from '../kind/itemKinds.tsx';
import { readAddress } from '../query/address.ts';
import { OpenedItem } from './OpenedItem.tsx';

/** An item beside a list of another area, such as search hits: as on its own page, without list conditions. */
export const SearchItemReader = ({ kind: name, ...props }: ItemReaderProps) => {
  const kind = kindOf(name);
  const today = koreanToday();
  const conditions = useMemo(() => readAddress(new URLSearchParams(), today, kind), [today, kind]);
  return (
    <KindContext value={kind}>
      <OpenedItem {...props} conditions={conditions} today={today} />
    </KindContext>
  );
};
