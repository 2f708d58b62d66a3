import { formatDay, formatTime } from '#web/kit/dates/kst.ts';
import { SpecField } from '../../list/SpecField.tsx';

/** When a post was written, where a row has little room: the day, and the time where the pointer rests on it. */
export const dayColumn = (
  <SpecField
    source="regDt"
    unbroken
    render={({ regDt }) => (
      <time dateTime={String(regDt)} title={formatTime(String(regDt))}>
        {formatDay(String(regDt))}
      </time>
    )}
  />
);
