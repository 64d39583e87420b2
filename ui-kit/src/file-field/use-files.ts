import { useEffect, useRef, useState } from 'react';
import { useValue } from '../internal/use-value.ts';
import { type FileLimits, sortFiles } from './file-limits.ts';

export interface FilesOptions {
  limits: FileLimits;
  files: readonly File[] | undefined;
  onFilesChange: ((files: readonly File[]) => void) | undefined;
}

/** Puts files into a native input. Safari could not make a list of files before 14.1; a form sends the last choice there. */
function hold(input: HTMLInputElement | null, files: readonly File[]) {
  if (!input || typeof DataTransfer === 'undefined') return;
  const list = new DataTransfer();
  for (const file of files) list.items.add(file);
  input.files = list.files;
}

/** What is attached. The native input holds the same files, so that a form sends all of them and not the last choice alone. */
export function useFiles({ limits, files: given, onFilesChange }: FilesOptions) {
  const [files, setFiles] = useValue<readonly File[]>({ value: given, defaultValue: [], onValueChange: onFilesChange });
  const [refused, setRefused] = useState<string[]>([]);
  const [said, setSaid] = useState('');
  const input = useRef<HTMLInputElement>(null);

  const add = (chosen: Iterable<File>) => {
    const sorted = sortFiles([...chosen], files, limits);
    setRefused(sorted.refused);
    if (sorted.taken.length === 0) return hold(input.current, files);
    setFiles([...files, ...sorted.taken]);
    setSaid(`Добавлено: ${sorted.taken.map(({ name }) => name).join(', ')}`);
  };
  const remove = (file: File) => {
    setFiles(files.filter((other) => other !== file));
    setRefused([]);
    setSaid(`Убрано: ${file.name}`);
    input.current?.focus();
  };

  // What was chosen before the script came stands in the input only.
  const addEarly = useRef(add);
  useEffect(() => {
    const early = input.current?.files;
    if (early && early.length > 0) addEarly.current(early);
  }, []);

  useEffect(() => hold(input.current, files), [files]);

  return { files, refused, said, input, add, remove };
}
