import { useEffect, useRef, useState } from 'react';
import { useValue } from '../internal/use-value.ts';
import { type FileLimits, sortFiles } from './file-limits.ts';

export interface FilesOptions {
  limits: FileLimits;
  files: readonly File[] | undefined;
  onFilesChange: ((files: readonly File[]) => void) | undefined;
}

/** Puts files into a native input. Safari before 14.1 cannot build a file list; a form then submits the last choice. */
function hold(input: HTMLInputElement | null, files: readonly File[]) {
  if (!input || typeof DataTransfer === 'undefined') return;
  const list = new DataTransfer();
  for (const file of files) list.items.add(file);
  input.files = list.files;
}

/** Attached files. The native input holds the same files, so that a form submits all of them and not only the last choice. */
export function useFiles({ limits, files: controlled, onFilesChange }: FilesOptions) {
  const [files, setFiles] = useValue<readonly File[]>({ value: controlled, defaultValue: [], onValueChange: onFilesChange });
  const [refused, setRefused] = useState<string[]>([]);
  const [announcement, setAnnouncement] = useState('');
  const input = useRef<HTMLInputElement>(null);

  const add = (chosen: Iterable<File>) => {
    const sorted = sortFiles([...chosen], files, limits);
    setRefused(sorted.messages);
    if (sorted.accepted.length === 0) return hold(input.current, files);
    setFiles([...files, ...sorted.accepted]);
    setAnnouncement(`Добавлено: ${sorted.accepted.map(({ name }) => name).join(', ')}`);
  };
  const remove = (file: File) => {
    setFiles(files.filter((other) => other !== file));
    setRefused([]);
    setAnnouncement(`Убрано: ${file.name}`);
    input.current?.focus();
  };

  // Takes over files chosen before hydration, which only the input holds.
  const addEarly = useRef(add);
  useEffect(() => {
    const early = input.current?.files;
    if (early && early.length > 0) addEarly.current(early);
  }, []);

  useEffect(() => hold(input.current, files), [files]);

  return { files, refused, announcement, input, add, remove };
}
