import { type ClipboardEvent, type DragEvent, useState } from 'react';

const brings = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/** Handlers for an area that accepts dropped and pasted files, and whether files are dragged over it. */
export function useDrop(take: (files: Iterable<File>) => void, disabled: boolean) {
  const [over, setOver] = useState(false);
  const hold = (event: DragEvent) => {
    if (disabled || !brings(event)) return;
    event.preventDefault();
    setOver(true);
  };
  const area = {
    onDragEnter: hold,
    onDragOver: hold,
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      setOver(false);
      if (disabled || !brings(event)) return;
      event.preventDefault();
      take(event.dataTransfer.files);
    },
    onPaste: (event: ClipboardEvent) => {
      if (disabled || event.clipboardData.files.length === 0) return;
      event.preventDefault();
      take(event.clipboardData.files);
    },
  };
  return { over, area };
}
