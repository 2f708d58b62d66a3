import {
  type DragEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { Icon, icons } from '#web/kit/icons/Icon.tsx';
import { announce } from '../announce/announce.tsx';
import { moved } from './moved.ts';
import styles from './OrderList.module.css';

export interface OrderItem {
  key: string;
  /** Announced when the item moves, and shown unless there is `content`. */
  label: string;
  content?: ReactNode;
}

interface OrderListProps {
  /** Accessible name of the list. */
  label: string;
  items: readonly OrderItem[];
  onChange: (keys: string[]) => void;
}

/**
 * A list reordered by dragging – by touch at the handle –, by the arrow buttons on each line, or by Alt and the arrow
 * keys.
 */
export const OrderList = ({ label, items, onChange }: OrderListProps) => {
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<number>();
  /** Id of the dragging pointer: other pointers are ignored meanwhile. */
  const [pointer, setPointer] = useState<number>();

  const move = (from: number, to: number) => {
    const next = moved(items, from, to);
    if (next === items) return false;
    onChange(next.map(({ key }) => key));
    announce(`${items[from]?.label}, ${items.length}개 가운데 ${to + 1}번째`);
    return true;
  };
  /**
   * Moves an item by one place. The focus stays on the same element of the item, synchronously, so that a following key
   * does not hit another one; from an arrow that has reached the end it moves to the opposite arrow.
   */
  const step = (index: number, by: -1 | 1) => {
    const focused = document.activeElement;
    flushSync(() => move(index, index + by));
    const arrow = (direction: 'up' | 'down') =>
      list.current?.querySelector<HTMLButtonElement>(`[data-place="${index + by}-${direction}"]:enabled`);
    if (focused instanceof HTMLElement && !focused.matches(':disabled')) focused.focus();
    else (by < 0 ? arrow('down') : arrow('up'))?.focus();
  };
  const byKey = (event: KeyboardEvent, index: number) => {
    const by = ({ ArrowUp: -1, ArrowDown: 1 } as const)[event.key];
    if (!event.altKey || by === undefined) return;
    event.preventDefault();
    step(index, by);
  };
  const over = (event: DragEvent, index: number) => {
    if (dragged === undefined) return;
    event.preventDefault();
    if (move(dragged, index)) setDragged(index);
  };

  /** Browsers implement dragging for the mouse only: touch and pen are handled here. */
  const touch = (event: PointerEvent, index: number) => {
    if (event.pointerType === 'mouse' || pointer !== undefined) return;
    // captured by the list: the line moves within it during the drag, and would lose the capture
    list.current?.setPointerCapture(event.pointerId);
    setPointer(event.pointerId);
    setDragged(index);
  };
  const follow = ({ pointerId, clientY }: PointerEvent) => {
    if (pointerId !== pointer || dragged === undefined) return;
    const lines = [...(list.current?.children ?? [])];
    const under = lines.findIndex((line) => clientY < line.getBoundingClientRect().bottom);
    const to = under === -1 ? lines.length - 1 : under;
    if (!move(dragged, to)) return;
    setDragged(to);
    // the next line in the drag direction must be visible
    lines[to + Math.sign(to - dragged)]?.scrollIntoView({ block: 'nearest' });
  };
  const release = ({ pointerId }: PointerEvent) => {
    // the browser's own drag cancels the pointer, and continues
    if (pointerId !== pointer) return;
    setPointer(undefined);
    setDragged(undefined);
  };

  return (
    <ol
      ref={list}
      className={styles.list}
      aria-label={label}
      onPointerMove={follow}
      onPointerUp={release}
      onPointerCancel={release}
    >
      {items.map(({ key, label: name, content }, index) => (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an alternative: the buttons in the line do the same
        <li
          key={key}
          // a long touch would start the browser's own drag
          draggable={pointer === undefined}
          className={dragged === index ? styles.dragged : styles.item}
          onDragStart={(event) => {
            event.dataTransfer.effectAllowed = 'move';
            setDragged(index);
          }}
          onDragOver={(event) => over(event, index)}
          onDragEnd={() => setDragged(undefined)}
          onKeyDown={(event) => byKey(event, index)}
        >
          <span
            className={styles.handle}
            data-handle
            aria-hidden="true"
            onPointerDown={(event) => touch(event, index)}
          >
            <Icon outline={icons.drag} />
          </span>
          <span className={styles.content}>{content ?? name}</span>
          <button
            type="button"
            data-place={`${index}-up`}
            aria-label={`${name} 위로`}
            disabled={index === 0}
            onClick={() => step(index, -1)}
          >
            <Icon outline={icons.up} />
          </button>
          <button
            type="button"
            data-place={`${index}-down`}
            aria-label={`${name} 아래로`}
            disabled={index === items.length - 1}
            onClick={() => step(index, 1)}
          >
            <Icon outline={icons.down} />
          </button>
        </li>
      ))}
    </ol>
  );
};
