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
import { FieldFrame } from '#web/kit/forms/FieldFrame.tsx';
import { chosenLanguages, findsLanguage, type LanguageChoice, languagesText } from './languageChoice.ts';

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
