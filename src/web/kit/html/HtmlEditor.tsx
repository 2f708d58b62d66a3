import { lazy, Suspense } from 'react';
import { Waiting } from './editor/Waiting.tsx';

export interface HtmlEditorProps {
  id: string;
  value: string;
  onChange: (html: string) => void;
  onBlur?: () => void;
  labelledBy: string;
  describedBy?: string | undefined;
  required?: boolean | undefined;
  invalid?: boolean | undefined;
  /** The record keeps pictures that stand in the text. */
  pictures?: boolean | undefined;
}

const RichTextEditor = lazy(() =>
  import('./editor/RichTextEditor.tsx').then((module) => ({ default: module.RichTextEditor })),
);

/** Headings, paragraphs, lists, tables, links, pictures and emphasis, typed as they will look. */
export const HtmlEditor = (props: HtmlEditorProps) => (
  <Suspense fallback={<Waiting value={props.value} />}>
    <RichTextEditor {...props} />
  </Suspense>
);
