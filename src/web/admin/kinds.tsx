import type { FieldKind } from '#contract/entity.ts';
import { ChildrenCell, ChildrenInput } from './kinds/children.tsx';
import { ChoiceCell, ChoiceFilter, ChoiceInput, FlagCell } from './kinds/choice.tsx';
import { CodeCell, CodeFilter, CodeInput } from './kinds/code.tsx';
import type { KindComponents } from './kinds/contexts.ts';
import { DateCell, DateFilter, DateInput, DateTimeCell, DateTimeInput } from './kinds/date.tsx';
import { FilesCell, FilesInput } from './kinds/files.tsx';
import { HtmlCell, HtmlInput } from './kinds/html.tsx';
import { JsonCell, JsonInput } from './kinds/json.tsx';
import { ListCell, ListInput } from './kinds/list.tsx';
import { DecimalInput, IntegerInput, NumberCell, NumberFilter } from './kinds/number.tsx';
import { ReferenceCell, ReferenceFilter, ReferenceInput } from './kinds/reference.tsx';
import {
  EmailInput,
  IpInput,
  MobileInput,
  MultilineCell,
  MultilineInput,
  TextCell,
  TextFilter,
  TextInput,
  UrlCell,
  UrlInput,
} from './kinds/text.tsx';

const nothing = () => null;

/** The components of each kind of field. A kind without them does not compile. */
export const kinds: Record<FieldKind, KindComponents> = {
  text: { Cell: TextCell, Input: TextInput, filter: TextFilter },
  multiline: { Cell: MultilineCell, Input: MultilineInput, filter: TextFilter, wide: true },
  html: { Cell: HtmlCell, Input: HtmlInput, filter: null, wide: true },
  integer: { Cell: NumberCell, Input: IntegerInput, filter: NumberFilter, right: true },
  decimal: { Cell: NumberCell, Input: DecimalInput, filter: NumberFilter, right: true },
  flag: { Cell: FlagCell, Input: ChoiceInput, filter: ChoiceFilter },
  choice: { Cell: ChoiceCell, Input: ChoiceInput, filter: ChoiceFilter },
  code: { Cell: CodeCell, Input: CodeInput, filter: CodeFilter },
  reference: { Cell: ReferenceCell, Input: ReferenceInput, filter: ReferenceFilter },
  date: { Cell: DateCell, Input: DateInput, filter: DateFilter },
  dateTime: { Cell: DateTimeCell, Input: DateTimeInput, filter: DateFilter },
  email: { Cell: TextCell, Input: EmailInput, filter: TextFilter },
  url: { Cell: UrlCell, Input: UrlInput, filter: TextFilter },
  mobile: { Cell: TextCell, Input: MobileInput, filter: TextFilter },
  ip: { Cell: TextCell, Input: IpInput, filter: TextFilter },
  list: { Cell: ListCell, Input: ListInput, filter: null, wide: true },
  json: { Cell: JsonCell, Input: JsonInput, filter: null, wide: true },
  tokens: { Cell: nothing, Input: nothing, filter: null },
  children: { Cell: ChildrenCell, Input: ChildrenInput, filter: null, wide: true },
  files: { Cell: FilesCell, Input: FilesInput, filter: null, wide: true },
};
