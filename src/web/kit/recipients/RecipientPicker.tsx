import Autocomplete from '@mui/material/Autocomplete';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import { type AriaAttributes, type KeyboardEvent, type Ref, useState } from 'react';
import { messages } from '#contract/messages.ts';
import { MuiScope } from '#web/kit/theme/MuiScope.tsx';
import styles from './RecipientPicker.module.css';
import { isGroup, keyOf, nameOf, placeOf, type Recipient } from './recipient.ts';
import { useFound } from './useFound.ts';

interface RecipientPickerProps {
  id: string;
  value: readonly Recipient[];
  onChange: (chosen: Recipient[]) => void;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement>;
  aria?: AriaAttributes;
}

/** People and groups, found by name, department or institution, several one after the other; each a chip that can be taken off. */
export const RecipientPicker = ({
  id,
  value,
  onChange,
  onBlur,
  inputRef,
  aria = {},
}: RecipientPickerProps) => {
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const { options, isError } = useFound(typed, isOpen);
  return (
    <MuiScope>
      <Autocomplete<Recipient, true, true>
        id={id}
        multiple
        disableClearable
        filterSelectedOptions
        openOnFocus={false}
        open={isOpen}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        className={styles.picker}
        slotProps={{ paper: { className: styles.popup } }}
        options={options ?? []}
        loading={options === undefined && !isError}
        loadingText="찾는 중입니다."
        noOptionsText={isError ? '불러오지 못했습니다. 잠시 뒤에 다시 찾아 주세요.' : messages.empty}
        filterOptions={(all) => all}
        value={[...value]}
        inputValue={typed}
        isOptionEqualToValue={(one, other) => keyOf(one) === keyOf(other)}
        getOptionKey={keyOf}
        getOptionLabel={nameOf}
        onChange={(_event, chosen) => {
          onChange(chosen);
          setTyped('');
        }}
        onInputChange={(_event, text, reason) => {
          if (reason === 'input') setTyped(text);
        }}
        onKeyDown={(event: KeyboardEvent & { defaultMuiPrevented?: boolean }) => {
          // Enter that ends a Hangul syllable chooses nothing
          if (event.nativeEvent.isComposing) event.defaultMuiPrevented = true;
        }}
        renderOption={({ key, ...option }, one) => (
          <li key={key} {...option}>
            <span className={styles.option}>
              {nameOf(one)}
              <span className={styles.also}>{isGroup(one) ? '그룹 · 구성원 모두' : placeOf(one)}</span>
            </span>
          </li>
        )}
        renderValue={(chosen, itemProps) =>
          chosen.map((one, index) => {
            const { key, ...rest } = itemProps({ index });
            return (
              <Chip
                {...rest}
                key={key}
                size="small"
                label={isGroup(one) ? `${nameOf(one)} (그룹)` : nameOf(one)}
                title={placeOf(one) || undefined}
              />
            );
          })
        }
        renderInput={(params) => (
          <TextField
            {...params}
            hiddenLabel
            error={aria['aria-invalid'] === true}
            placeholder={value.length === 0 ? '이름, 부서, 기관이나 그룹으로 찾기' : ''}
            {...(onBlur && { onBlur })}
            {...(inputRef && { inputRef })}
            slotProps={{
              ...params.slotProps,
              htmlInput: { ...params.slotProps.htmlInput, ...aria },
            }}
          />
        )}
      />
    </MuiScope>
  );
};

/** How people are found; stands below the picker. */
export const RecipientNote = () => (
  <p className={styles.note}>
    직원은 이름 전체나 성 한 글자로, 부서·기관과 그룹은 일부만 적어도 찾습니다. ‘김 홍보’처럼 성과 부서를 함께
    적을 수 있습니다.
  </p>
);
