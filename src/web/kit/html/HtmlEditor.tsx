import { lazyPart } from '../loading/lazyPart.tsx';
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

const RichTextEditor = lazyPart(async () => (await import('./editor/RichTextEditor.tsx')).RichTextEditor);

/** Headings, paragraphs, lists, tables, links, pictures and emphasis, typed as they will look. */
export const HtmlEditor = (props: HtmlEditorProps) => (
  <RichTextEditor {...props} fallback={<Waiting value={props.value} />} />
);
