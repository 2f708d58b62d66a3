import { useLocation } from 'react-router-dom';
import type { EntityScreen } from '../routing/screenPath.ts';
import { recordPath, registPath } from '../routing/screenPath.ts';
import type { Row } from '../spec/formValues.ts';
import { useSpec } from '../spec/SpecContext.tsx';

/** Where the shown entity's screen stands. */
export const useEntityScreen = (): EntityScreen => {
  const spec = useSpec();
  return { spec, url: spec.menus[0] ?? '' };
};

/** Address of a record's form, from the list as it is now. */
export const useRecordLink = (): ((record: Row) => string) => {
  const screen = useEntityScreen();
  const { search } = useLocation();
  return (record) => recordPath(screen, record[screen.spec.key] as string | number, search);
};

/** Address of the empty form, from the list as it is now. */
export const useRegistLink = (): string => {
  const screen = useEntityScreen();
  return registPath(screen, useLocation().search);
};
