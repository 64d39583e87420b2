/** @jsxImportSource @emotion/react */
'use client';

import { css } from '@emotion/react';
import { type ClipboardEvent, type ComponentProps, type DragEvent, useEffect, useRef, useState } from 'react';
import { createButtonStyle } from '../button/button-style.ts';
import { type FieldText, splitFieldText } from '../field/field-props.ts';
import { Field } from '../field/index.ts';
import { hidden } from '../hidden/index.ts';
import { Icon } from '../icon/index.ts';
import { forcedColors } from '../internal/style/forced-colors.ts';
import { useFormReset } from '../internal/use-form-reset.ts';
import { useSharedRef } from '../internal/use-shared-ref.ts';
import { useValue } from '../internal/use-value.ts';
import { fill } from '../locale/fill.ts';
import { useLocale, useTexts } from '../locale/locale-context.ts';
import { font, motion, radius, role, space } from '../theme/index.ts';
import { FileRow, type FileState } from './FileRow.tsx';
import { fileFieldTexts } from './file-field-texts.ts';
import { checkFiles, describeLimits, type FileLimits } from './file-limits.ts';

export interface FileFieldProps
  extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'accept' | 'multiple' | 'onChange' | 'children'>,
    FieldText {
  /**
   * Accepted file types, as in the `accept` attribute. Their names are shown to the shopper.
   * @default 'image/jpeg,image/png'
   */
  accept?: string | undefined;
  /**
   * Maximum number of files. Further files are refused, each by its name.
   * @default 5
   */
  maxCount?: number | undefined;
  /**
   * Maximum size of a file in bytes, by default 10 MB.
   * @default 10_485_760
   */
  maxSize?: number | undefined;
  /** Attached files, when controlled. If files are attached from the beginning, the field must be controlled. */
  files?: readonly File[] | undefined;
  /** Called with all attached files after each change. */
  onFilesChange?: ((files: readonly File[]) => void) | undefined;
  /** Returns the upload state of a file: its progress or its error. If omitted, files are only attached and not uploaded. */
  getFileState?: ((file: File) => FileState | undefined) | undefined;
  /** Called to upload a failed file again. If omitted, there is no button for another attempt. */
  onRetry?: ((file: File) => void) | undefined;
  /** Name under which a form sends the files. */
  name?: string | undefined;
  /**
   * Prevents a form from being sent while no file is attached.
   * @default false
   */
  required?: boolean | undefined;
  /**
   * Disables the field: nothing can be added or removed, and a form sends no files. Say why in `hint`.
   * @default false
   */
  disabled?: boolean | undefined;
  /** Returns the text alternative of a file's preview. By default it is the name of the file. */
  describeFile?: ((file: File) => string) | undefined;
}

const dropArea = css({
  position: 'relative',
  display: 'grid',
  gap: space(2),
  justifyItems: 'start',
  padding: space(4),
  border: `1px dashed ${role('control')}`,
  borderRadius: radius('control'),
  transition: `background ${motion('fast')}, border-color ${motion('fast')}`,
  '& > p': { margin: 0, font: font(400, 14), color: role('muted') },
  '&:has(input[aria-invalid="true"])': { borderColor: role('danger') },
  '&:has(input:disabled)': { borderColor: role('border'), background: role('tile') },
  '& label': { cursor: 'pointer' },
  '&:has(input:disabled) label': { cursor: 'not-allowed', borderColor: role('border'), color: role('muted') },
  '& input:focus-visible + label': { outline: `2px solid ${role('focus')}`, outlineOffset: 2 },
});
const dragOverStyle = css({
  borderStyle: 'solid',
  borderColor: role('action'),
  background: role('surface'),
  [forcedColors]: { outline: '2px solid Highlight' },
});
const listStyle = css({ display: 'grid', gap: space(3), marginTop: space(3) });

/** A field for files that are chosen, dropped or pasted. Limits on number, type and size are displayed in advance and checked at once. */
export function FileField(props: FileFieldProps) {
  const [fieldText, control] = splitFieldText(props);
  const { id, required, accept = 'image/jpeg,image/png', maxCount = 5, maxSize = 10 * 1024 * 1024, disabled = false, ...others } = control;
  const { className, style, ...rest } = others;
  const {
    files: controlledFiles,
    onFilesChange,
    getFileState,
    onRetry,
    describeFile = ({ name }: File) => name,
    ref,
    ...inputProps
  } = rest;
  const limits = { accept, maxCount, maxSize };
  const locale = useLocale();
  const texts = useTexts('fileField', fileFieldTexts);
  const { files, rejections, announcement, add, remove, input: inputRef } = useFiles({ limits, files: controlledFiles, onFilesChange });
  const setInputRef = useSharedRef(inputRef, ref);
  const { isDraggedOver, dropHandlers } = useDrop(add, disabled);
  const error = [...rejections, fieldText.error].filter(Boolean).join('; ') || undefined;
  // The pressed button disappears together with the error, so the focus moves to the input.
  const retry = (file: File) => {
    onRetry?.(file);
    inputRef.current?.focus();
  };
  const renderRow = (file: File) => (
    <FileRow
      key={`${file.name} ${file.size} ${file.lastModified}`}
      file={file}
      alt={describeFile(file)}
      state={getFileState?.(file)}
      disabled={disabled}
      onRemove={() => remove(file)}
      onRetry={onRetry && (() => retry(file))}
    />
  );
  return (
    <Field
      {...fieldText}
      error={error}
      controlId={id}
      required={required}
      describedBy={inputProps['aria-describedby']}
      className={className}
      style={style}
      {...dropHandlers}
    >
      {({ 'aria-describedby': describedBy, ...attributes }) => (
        <>
          <div css={[dropArea, isDraggedOver && dragOverStyle]}>
            <input
              css={hidden}
              {...inputProps}
              {...attributes}
              ref={setInputRef}
              type="file"
              accept={accept}
              multiple={maxCount > 1}
              disabled={disabled}
              aria-describedby={[`${attributes.id}-limits`, describedBy].filter(Boolean).join(' ')}
              onChange={(event) => add(event.currentTarget.files ?? [])}
            />
            <label css={createButtonStyle({ variant: 'line', size: 'small' })} htmlFor={attributes.id}>
              <Icon name="upload" size={16} />
              {maxCount > 1 ? texts.chooseSeveral : texts.chooseOne}
            </label>
            <p id={`${attributes.id}-limits`}>{describeLimits(limits, texts, locale)}</p>
          </div>
          {files.length > 0 && <ul css={listStyle}>{files.map(renderRow)}</ul>}
          <span css={hidden} role="status">
            {announcement}
          </span>
        </>
      )}
    </Field>
  );
}

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/** Returns handlers for an area that accepts dropped and pasted files, and whether files are being dragged over it. */
function useDrop(addFiles: (files: Iterable<File>) => void, disabled: boolean) {
  const [isDraggedOver, setDraggedOver] = useState(false);
  const handleDrag = (event: DragEvent) => {
    if (disabled || !hasFiles(event)) return;
    event.preventDefault();
    setDraggedOver(true);
  };
  const dropHandlers = {
    onDragEnter: handleDrag,
    onDragOver: handleDrag,
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setDraggedOver(false);
    },
    onDrop: (event: DragEvent) => {
      setDraggedOver(false);
      if (disabled || !hasFiles(event)) return;
      event.preventDefault();
      addFiles(event.dataTransfer.files);
    },
    onPaste: (event: ClipboardEvent) => {
      if (disabled || event.clipboardData.files.length === 0) return;
      event.preventDefault();
      addFiles(event.clipboardData.files);
    },
  };
  return { isDraggedOver, dropHandlers };
}

export interface FilesOptions {
  limits: FileLimits;
  files: readonly File[] | undefined;
  onFilesChange: ((files: readonly File[]) => void) | undefined;
}

/**
 * Puts files into a native input. Safari before 14.1 cannot build a file list; a form then submits only the files that were chosen last.
 */
function fillNativeInput(input: HTMLInputElement | null, files: readonly File[]) {
  if (!input || typeof DataTransfer === 'undefined') return;
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
}

/** Attached files. The native input holds the same files, so that a form submits all of them and not only the last choice. */
function useFiles({ limits, files: controlledFiles, onFilesChange }: FilesOptions) {
  const locale = useLocale();
  const texts = useTexts('fileField', fileFieldTexts);
  const [files, setFiles] = useValue<readonly File[]>({ value: controlledFiles, defaultValue: [], onValueChange: onFilesChange });
  const [rejections, setRejections] = useState<string[]>([]);
  const [announcement, setAnnouncement] = useState('');
  const input = useRef<HTMLInputElement>(null);

  const add = (chosenFiles: Iterable<File>) => {
    const checkedFiles = checkFiles([...chosenFiles], files, { limits, texts, locale });
    setRejections(checkedFiles.messages);
    if (checkedFiles.accepted.length === 0) return fillNativeInput(input.current, files);
    setFiles([...files, ...checkedFiles.accepted]);
    setAnnouncement(fill(texts.added, { names: checkedFiles.accepted.map(({ name }) => name).join(', ') }));
  };
  const remove = (file: File) => {
    setFiles(files.filter((other) => other !== file));
    setRejections([]);
    setAnnouncement(fill(texts.removed, { name: file.name }));
    input.current?.focus();
  };

  useFormReset(input, () => {
    setFiles([]);
    setRejections([]);
  });
  // Takes over files chosen before hydration, which only the input holds.
  const latestAdd = useRef(add);
  useEffect(() => {
    const earlyFiles = input.current?.files;
    if (earlyFiles && earlyFiles.length > 0) latestAdd.current(earlyFiles);
  }, []);

  useEffect(() => fillNativeInput(input.current, files), [files]);

  return { files, rejections, announcement, input, add, remove };
}
