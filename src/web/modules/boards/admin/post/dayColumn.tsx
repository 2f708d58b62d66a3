import { SpecField } from '#web/admin/list/SpecField.tsx';
import { formatDay, formatTime } from '#web/kit/dates/kst.ts';

/** Creation time of a post, for narrow columns: the day, with the time on hover. */
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
