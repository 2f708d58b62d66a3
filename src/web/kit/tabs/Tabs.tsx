import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import TabList from '@mui/material/Tabs';
import { type ReactNode, useId, useState } from 'react';

export interface TabItem {
  key: string;
  label: string;
  /** Number of hits, shown behind the label. */
  count?: number | string;
  content: ReactNode;
}

interface TabsProps {
  /** What the row of tabs chooses, for people who hear it. */
  label: string;
  items: readonly TabItem[];
  /** Given together with `onChange`, the caller keeps the choice, for example in the address. */
  value?: string;
  onChange?: (key: string) => void;
}

/** A row of tabs and the panel of the chosen one. Arrow keys move, as the pattern asks. */
export const Tabs = ({ label, items, value, onChange }: TabsProps) => {
  const [own, setOwn] = useState(items[0]?.key);
  const id = useId();
  const chosen = items.find(({ key }) => key === (value ?? own)) ?? items[0];
  if (!chosen) return null;

  return (
    <>
      <TabList
        aria-label={label}
        value={chosen.key}
        variant="scrollable"
        scrollButtons="auto"
        onChange={(_event, key: string) => {
          setOwn(key);
          onChange?.(key);
        }}
        sx={{ borderBottom: 1, borderColor: 'divider' }}
      >
        {items.map(({ key, label: text, count }) => (
          <Tab
            key={key}
            value={key}
            id={`${id}-${key}`}
            aria-controls={`${id}-panel`}
            label={count === undefined ? text : `${text} ${count.toLocaleString('ko-KR')}`}
          />
        ))}
      </TabList>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen.key}`} sx={{ pt: 3 }}>
        {chosen.content}
      </Box>
    </>
  );
};
