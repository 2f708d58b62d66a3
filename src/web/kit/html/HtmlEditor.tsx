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
  /** The record stores pictures within the text. */
  pictures?: boolean | undefined;
}

const RichTextEditor = lazyPart(async () => (await import('./editor/RichTextEditor.tsx')).RichTextEditor);

/** WYSIWYG editor of headings, paragraphs, lists, tables, links, pictures and emphasis. */
export const HtmlEditor = (props: HtmlEditorProps) => (
  <RichTextEditor {...props} fallback={<Waiting value={props.value} />} />
);
