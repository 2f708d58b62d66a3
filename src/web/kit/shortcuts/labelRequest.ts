import { create } from 'zustand';
import { startTypingAhead, takeTypedAhead } from '../focus/typingAhead.ts';

/** Articles whose labels are to be changed, and what they are called. */
export interface LabelRequest {
  articleIds: readonly number[];
  title: string;
}

/** The dialog of labels: one for every list and record. */
export const useLabelDialog = create<{ request: LabelRequest | null }>(() => ({ request: null }));

export const closeLabelDialog = (): void => {
  takeTypedAhead();
  useLabelDialog.setState({ request: null });
};

/** Opens the labels of these articles. */
export const openLabels = (request: LabelRequest): void => {
  startTypingAhead('라벨 찾기', closeLabelDialog);
  useLabelDialog.setState({ request });
};
