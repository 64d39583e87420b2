/** @jsxImportSource @emotion/react */
'use client';

import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { Button } from '../button/index.ts';
import { FieldMessage } from '../field/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { fill } from '../locale/fill.ts';
import { useLocale, useTexts } from '../locale/locale-context.ts';
import { Progress } from '../progress/index.ts';
import { font, role, space } from '../theme/index.ts';
import { fileFieldTexts } from './file-field-texts.ts';
import { formatFileSize } from './file-limits.ts';

export interface FilePreviewProps {
  file: File;
  alt: string;
}

const previewTile = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 64,
  height: 64,
  overflow: 'hidden',
  background: role('tile'),
  color: role('muted'),
  font: font(500, 12),
  '& > img': { width: '100%', height: '100%', objectFit: 'cover' },
});

/** A thumbnail of a picture, or the extension of a file that the browser cannot draw. */
function FilePreview({ file, alt }: FilePreviewProps) {
  const [previewUrl, setPreviewUrl] = useState<string>();
  useEffect(() => {
    if (!file.type.startsWith('image/')) return;
    const objectUrl = URL.createObjectURL(file);
    setPreviewUrl(objectUrl);
    return () => {
      URL.revokeObjectURL(objectUrl);
      setPreviewUrl(undefined);
    };
  }, [file]);
  return (
    <span css={previewTile}>
      {previewUrl ? (
        <img src={previewUrl} alt={alt} onError={() => setPreviewUrl(undefined)} />
      ) : (
        file.name.split('.').at(-1)?.slice(0, 4).toUpperCase()
      )}
    </span>
  );
}

/** Upload state of an attached file, which the page provides by `getFileState`. */
export interface FileState {
  /** Uploaded share of the file, from 0 to 1. */
  progress?: number | undefined;
  /** Reason why the upload failed: «Связь прервалась». */
  error?: string | undefined;
  /** Whether the same file would fail again. It can then only be removed. */
  permanent?: boolean | undefined;
}

export interface FileRowProps {
  file: File;
  /** Text alternative of the preview. */
  alt: string;
  state: FileState | undefined;
  /** Whether removing the file is disabled. */
  disabled: boolean;
  onRemove: () => void;
  /** Called to upload the file again. */
  onRetry: (() => void) | undefined;
}

const row = css({ display: 'flex', alignItems: 'center', gap: space(3), minWidth: 0 });
const textStyle = css({
  '& > p:not([class])': { margin: 0 },
  flex: 1,
  minWidth: 0,
  font: font(400, 14),
  '& > p': { overflowWrap: 'anywhere' },
  '& > button': { marginTop: space(1), font: font(500, 14) },
});
const progressStyle = css({ marginTop: 6 });
const sizeStyle = css({ color: role('muted') });

/** An attached file: preview, name, upload state and a remove button. */
export function FileRow({ file, alt, state = {}, disabled, onRemove, onRetry }: FileRowProps) {
  const { progress, error, permanent = false } = state;
  const locale = useLocale();
  const texts = useTexts('fileField', fileFieldTexts);
  const { name } = file;
  return (
    <li css={row}>
      <FilePreview file={file} alt={alt} />
      <div css={textStyle}>
        <p>{name}</p>
        <div aria-live="polite">{error !== undefined && <FieldMessage tone="error">{error}</FieldMessage>}</div>
        {error !== undefined && !permanent && onRetry && (
          <Button variant="text" size="small" aria-label={fill(texts.retryFile, { name })} onClick={onRetry}>
            {texts.retry}
          </Button>
        )}
        {error === undefined && <p css={sizeStyle}>{formatFileSize(file.size, texts, locale)}</p>}
        {error === undefined && progress !== undefined && progress < 1 && (
          <Progress css={progressStyle} label={fill(texts.uploading, { name })} hideLabel value={progress} max={1} />
        )}
      </div>
      <IconButton icon="x" label={fill(texts.remove, { name })} disabled={disabled} onClick={onRemove} />
    </li>
  );
}
