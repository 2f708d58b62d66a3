import {
  type DragEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '#web/kit/icons/Icon.tsx';
import { icons } from '#web/kit/icons/icons.ts';
import { announce } from '../announce/announce.tsx';
import { moved } from './moved.ts';
import styles from './OrderList.module.css';

export interface OrderItem {
  key: string;
  /** Read aloud when it moves, and shown unless there is other content. */
  label: string;
  content?: ReactNode;
}

interface OrderListProps {
  /** What the order is of, for people who hear it. */
  label: string;
  items: readonly OrderItem[];
  onChange: (keys: string[]) => void;
}

/** A list in an order that is changed by dragging – with a finger at the handle – by the arrows on each line, or by alt and the arrow keys. */
export const OrderList = ({ label, items, onChange }: OrderListProps) => {
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<number>();
  /** The pointer that drags: others that touch meanwhile move nothing. */
  const [pointer, setPointer] = useState<number>();

  const move = (from: number, to: number) => {
    const next = moved(items, from, to);
    if (next === items) return false;
    onChange(next.map(({ key }) => key));
    announce(`${items[from]?.label}, ${items.length}개 가운데 ${to + 1}번째`);
    return true;
  };
  /**
   * Moves an item by one place. The focus stays where it is in the item, at once, so that a key that follows meets nothing
   * else; from an arrow that is at its end it goes to the other one.
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

  /** Browsers drag with the mouse only: a finger or a pen is followed by ourselves. */
  const touch = (event: PointerEvent, index: number) => {
    if (event.pointerType === 'mouse' || pointer !== undefined) return;
    // the line moves within the list while it is dragged, and would lose what it captures
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
    // what comes next has to be in sight
    lines[to + Math.sign(to - dragged)]?.scrollIntoView({ block: 'nearest' });
  };
  const release = ({ pointerId }: PointerEvent) => {
    // the browser's own drag takes the pointer away, and goes on
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
        // dragging is a second way: the buttons in the line do the same
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
        <li
          key={key}
          // a long touch would begin the browser's own drag
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
