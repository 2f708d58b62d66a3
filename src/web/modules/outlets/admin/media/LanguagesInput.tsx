import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldSpec } from '#contract/entity.ts';
import { fieldOf } from '#contract/entityFields.ts';
import { messages } from '#contract/messages.ts';
import type { LanguageCodeItem } from '#generated/types/languageCode.ts';
import { useSpecInput } from '#web/admin/kinds/useSpecInput.ts';
import { useSpec } from '#web/admin/spec/SpecContext.tsx';
import { read } from '#web/client/http/read.ts';
import { ChooseMany } from '#web/kit/combobox/Combobox.tsx';
import { languageCodes, languageNames } from '#web/kit/foreign/languageName.ts';
import { FieldFrame } from '#web/kit/forms/FieldFrame.tsx';

/** A language that can be chosen, or an unknown one as entered in the record. */
interface LanguageChoice {
  code: string;
  name: string;
  english: string;
}

/** The languages of an outlet, with the product's names. */
export const chosenLanguages = (text: unknown, known: readonly LanguageChoice[]): LanguageChoice[] =>
  languageCodes(typeof text === 'string' ? text : '').map(
    (code) => known.find((one) => one.code === code) ?? { code, name: languageNames(code), english: '' },
  );

/** The stored form of an outlet's languages. */
export const languagesText = (chosen: readonly LanguageChoice[]): string | null =>
  chosen.map(({ code }) => code).join(', ') || null;

/** True if the words match the Korean or English name, or the code. */
export const findsLanguage = ({ code, name, english }: LanguageChoice, words: string): boolean => {
  const wanted = words.trim().toLowerCase();
  return (
    code.toLowerCase() === wanted ||
    [name, english].some((text) =>
      text.toLowerCase().replace(/\s/gu, '').includes(wanted.replace(/\s/gu, '')),
    )
  );
};

const nothing: readonly LanguageChoice[] = [];

/** The product's languages that are in use. */
const useLanguages = () =>
  useQuery({
    queryKey: ['languages in use'],
    queryFn: async ({ signal }): Promise<readonly LanguageChoice[]> =>
      (
        await read<LanguageCodeItem[]>('/lancode-list', {
          params: { useYn: 'Y', sort: 'lanNm,ASC', size: 200 },
          signal,
          background: true,
        })
      ).map(({ lanCd, lanNm, lanEngNm }) => ({ code: lanCd, name: lanNm ?? lanCd, english: lanEngNm ?? '' })),
  });

/** Languages of an outlet, chosen by name; stored as codes. */
export const LanguagesInput = ({ source }: { source: string }) => {
  const field = fieldOf(useSpec(), source) as FieldSpec;
  const { data = nothing, isPending, isError } = useLanguages();
  const { id, control, frame, aria } = useSpecInput({ field, source });
  // controlled here: otherwise the box would be cleared when the languages are loaded
  const [words, setWords] = useState('');
  return (
    <FieldFrame {...frame}>
      <ChooseMany<LanguageChoice>
        id={id}
        staysOpen
        options={data}
        message={
          isPending
            ? '찾는 중입니다.'
            : isError
              ? '불러오지 못했습니다. 잠시 후 다시 찾아 주세요.'
              : messages.empty
        }
        keyOf={({ code }) => code}
        nameOf={({ name }) => name}
        hintOf={({ english }) => english && <span lang="en">{english}</span>}
        filter={(options, text) =>
          options.filter((language) => text.trim() === '' || findsLanguage(language, text))
        }
        chosen={chosenLanguages(control.value, data)}
        onChange={(chosen) => control.onChange(languagesText(chosen))}
        typed={words}
        onType={setWords}
        placeholder={control.value ? undefined : '언어 검색'}
        onBlur={control.onBlur}
        inputRef={control.ref}
        aria={aria}
      />
    </FieldFrame>
  );
};
