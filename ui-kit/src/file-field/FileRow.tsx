/** @jsxImportSource @emotion/react */
'use client';

import { css } from '@emotion/react';
import { Button } from '../button/index.ts';
import { FieldMessage } from '../field/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { Progress } from '../progress/index.ts';
import { color, font, space } from '../theme/index.ts';
import { FilePreview } from './FilePreview.tsx';
import { fileSize } from './file-limits.ts';

/** How the sending of a file goes. */
export interface FileState {
  /** Share that has been sent, 0 to 1. */
  progress?: number | undefined;
  /** Why it was not sent, and what to do. */
  error?: string | undefined;
}

export interface FileRowProps {
  /** The attached file. */
  file: File;
  /** What it is, for who does not see it. */
  alt: string;
  /** How its sending goes. */
  state: FileState | undefined;
  /** It cannot be taken away now. */
  disabled: boolean;
  /** Takes it away. */
  onRemove: () => void;
  /** Sends it again. */
  onRetry: (() => void) | undefined;
}

const row = css({ display: 'flex', alignItems: 'center', gap: space(3), minWidth: 0 });
const words = css({
  flex: 1,
  minWidth: 0,
  font: font(400, 14),
  '& > p': { overflowWrap: 'anywhere' },
  '& > button': { marginTop: space(1), font: font(500, 14) },
});
const sending = css({ marginTop: 6 });
const size = css({ color: color('muted') });

/** An attached file: its picture, its name, how its sending goes, and the way to take it away. */
export function FileRow({ file, alt, state = {}, disabled, onRemove, onRetry }: FileRowProps) {
  const { progress, error } = state;
  return (
    <li css={row}>
      <FilePreview file={file} alt={alt} />
      <div css={words}>
        <p>{file.name}</p>
        {error !== undefined && <FieldMessage tone="error">{error}</FieldMessage>}
        {error !== undefined && onRetry && (
          <Button variant="text" size="small" aria-label={`Повторить: ${file.name}`} onClick={onRetry}>
            Повторить
          </Button>
        )}
        {error === undefined && <p css={size}>{fileSize(file.size)}</p>}
        {error === undefined && progress !== undefined && progress < 1 && (
          <Progress css={sending} label={`Отправляем ${file.name}`} hideLabel value={progress} max={1} />
        )}
      </div>
      <IconButton icon="x" label={`Убрать: ${file.name}`} disabled={disabled} onClick={onRemove} />
    </li>
  );
}
