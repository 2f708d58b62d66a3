import { useEffect, useState } from 'react';
import { constants } from '#contract/constants.ts';
import type { Option } from '#contract/entity.ts';
import type { Calls } from '#generated/api/calls.ts';
import { read } from '#web/client/http/read.ts';

type NationNumbers = Calls['GET /nationcode-ntnno-list']['answer']['data'];

/** Countries with their dialling codes as options: Korea first, the others by Korean name. */
export const nationChoices = (nations: NationNumbers): Option[] => {
  const isHome = (ntnId: string): number => (ntnId === constants.defaultCountry ? 0 : 1);
  return [...nations]
    .sort(
      (one, other) => isHome(one.ntnId) - isHome(other.ntnId) || one.ntnNm.localeCompare(other.ntnNm, 'ko'),
    )
    .map(({ ntnId, ntnNm, ntnno }) => ({
      value: ntnId,
      label: ntnno ? `${ntnNm} (+${ntnno.replace(/^\+/, '')})` : ntnNm,
    }));
};

/** Until the list is loaded, or if it cannot be, Korea can be chosen. */
const homeOnly: Option[] = [{ value: constants.defaultCountry, label: '대한민국 (+82)' }];

/** The options; Korea only until they are loaded. */
export const useNationChoices = (): Option[] => {
  const [choices, setChoices] = useState(homeOnly);
  useEffect(() => {
    const leaving = new AbortController();
    read<NationNumbers>('/nationcode-ntnno-list', { quiet: true, signal: leaving.signal }).then(
      (nations) => setChoices(nationChoices(nations)),
      (failure: unknown) => {
        if (!leaving.signal.aborted) console.error('countries not read', failure);
      },
    );
    return () => leaving.abort();
  }, []);
  return choices;
};
