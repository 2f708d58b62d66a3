import { Fragment, type ReactNode, useEffect, useId, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { constants } from '#contract/constants.ts';
import type { Option } from '#contract/entity.ts';
import type { Calls } from '#generated/api/calls.ts';
import { read } from '#web/client/http/read.ts';
import { describedBy, FieldFrame } from '#web/kit/forms/FieldFrame.tsx';
import { Select } from '#web/kit/forms/Select.tsx';
import { TextBox } from '#web/kit/forms/TextBox.tsx';
import styles from './PersonFields.module.css';

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
const useNationChoices = (): Option[] => {
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

/** Name and affiliation of a user. */
export interface Person {
  userNm: string;
  instNm: string;
  deptNm: string;
  jbgdNm: string;
  jbpsNm: string;
  ntnId: string;
  telno: string;
}

/** In the order of the form; the first has a row of its own. */
export const personNames: readonly (keyof Person)[] = [
  'userNm',
  'ntnId',
  'telno',
  'instNm',
  'deptNm',
  'jbgdNm',
  'jbpsNm',
];

const autoComplete: Partial<Record<keyof Person, string>> = {
  userNm: 'name',
  instNm: 'organization',
  jbpsNm: 'organization-title',
  telno: 'tel',
};

const help: Partial<Record<keyof Person, string>> = {
  jbgdNm: '예: 행정사무관',
  jbpsNm: '예: 사무관, 팀장',
  telno: '예: 044-203-2000',
};

interface PersonFieldsProps {
  /** Korean label of each field. */
  labels: Record<string, string>;
  /** Shows examples below the fields, for a first sign-up. */
  guided?: boolean;
  /** Content beside the name. */
  beside?: ReactNode;
}

/** The fields of a person, all required, inside a react-hook-form form. */
export const PersonFields = ({ labels, guided = false, beside }: PersonFieldsProps) => {
  const id = useId();
  const nations = useNationChoices();
  const {
    register,
    formState: { errors },
  } = useFormContext<Person>();

  const frame = (name: keyof Person) => {
    const error = errors[name]?.message;
    const description = { ...(guided && help[name] && { help: help[name] }), ...(error && { error }) };
    const control = {
      id: `${id}-${name}`,
      'aria-required': true,
      'aria-invalid': error !== undefined || undefined,
      'aria-describedby': describedBy(`${id}-${name}`, description),
      ...register(name),
    };
    return {
      control,
      frame: { id: `${id}-${name}`, label: labels[name] ?? name, required: true, ...description },
    };
  };
  return (
    <div className={styles.fields}>
      {personNames.map((name) => {
        const { control, frame: around } = frame(name);
        return (
          <Fragment key={name}>
            <FieldFrame {...around}>
              {name === 'ntnId' ? (
                <Select {...control} autoComplete="country" options={nations} />
              ) : (
                <TextBox
                  {...control}
                  type={name === 'telno' ? 'tel' : 'text'}
                  autoComplete={autoComplete[name] ?? 'off'}
                />
              )}
            </FieldFrame>
            {name === 'userNm' && <div className={styles.beside}>{beside}</div>}
          </Fragment>
        );
      })}
    </div>
  );
};
