import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldSpec } from '#contract/entity.ts';
import { fieldOf } from '#contract/entityFields.ts';
import { messages } from '#contract/messages.ts';
import type { LanguageCodeItem } from '#generated/types/languageCode.ts';
import { FieldFrame } from '#web/kit/forms/FieldFrame.tsx';
import { read } from '#web/kit/http/read.ts';
import kindStyles from '../../kinds/kinds.module.css';
import { useSpecInput } from '../../kinds/useSpecInput.ts';
import { useSpec } from '../../spec/SpecContext.tsx';
import { chosenLanguages, findsLanguage, type LanguageChoice, languagesText } from './languageChoice.ts';

const nothing: readonly LanguageChoice[] = [];

/** The languages of the product that are in use. */
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

/** Languages of an outlet, chosen by their names; stored as codes. */
export const LanguagesInput = ({ source }: { source: string }) => {
  const field = fieldOf(useSpec(), source) as FieldSpec;
  const { data = nothing, isPending, isError } = useLanguages();
  const { id, control, frame, aria } = useSpecInput({ field, source });
  // kept here: the box would empty itself when the languages arrive
  const [words, setWords] = useState('');
  return (
    <FieldFrame {...frame}>
      <Autocomplete<LanguageChoice, true>
        id={id}
        multiple
        disableCloseOnSelect
        filterSelectedOptions
        options={[...data]}
        value={chosenLanguages(control.value, data)}
        inputValue={words}
        onInputChange={(_event, text, reason) => {
          if (reason !== 'reset') setWords(text);
        }}
        slotProps={{ paper: { className: kindStyles.popup } }}
        isOptionEqualToValue={(option, other) => option.code === other.code}
        getOptionKey={({ code }) => code}
        getOptionLabel={({ name }) => name}
        filterOptions={(options, { inputValue }) =>
          options.filter((language) => inputValue.trim() === '' || findsLanguage(language, inputValue))
        }
        loading={isPending}
        loadingText="찾는 중입니다."
        noOptionsText={isError ? '불러오지 못했습니다. 잠시 뒤에 다시 찾아 주세요.' : messages.empty}
        onChange={(_event, chosen) => {
          setWords('');
          control.onChange(languagesText(chosen));
        }}
        renderOption={({ key, ...option }, { name, english }) => (
          <li key={key} {...option}>
            <span className={kindStyles.choice}>
              {name}
              {english && (
                <span lang="en" className={kindStyles.also}>
                  {english}
                </span>
              )}
            </span>
          </li>
        )}
        renderInput={(params) => (
          <TextField
            {...params}
            hiddenLabel
            placeholder={control.value ? undefined : '언어 검색'}
            onBlur={control.onBlur}
            inputRef={control.ref}
            slotProps={{ ...params.slotProps, htmlInput: { ...params.slotProps.htmlInput, ...aria } }}
          />
        )}
      />
    </FieldFrame>
  );
};
