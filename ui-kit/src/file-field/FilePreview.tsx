/** @jsxImportSource @emotion/react */
'use client';

import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { color, font } from '../theme/index.ts';

export interface FilePreviewProps {
  /** File to show. */
  file: File;
  /** Text alternative. */
  alt: string;
}

const tile = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 64,
  height: 64,
  overflow: 'hidden',
  background: color('tile'),
  color: color('muted'),
  font: font(500, 12),
  '& > img': { width: '100%', height: '100%', objectFit: 'cover' },
});

/** A thumbnail of a file, or its extension where the browser cannot draw it. */
export function FilePreview({ file, alt }: FilePreviewProps) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!file.type.startsWith('image/')) return;
    const objectUrl = URL.createObjectURL(file);
    setAddress(objectUrl);
    return () => {
      URL.revokeObjectURL(objectUrl);
      setAddress(undefined);
    };
  }, [file]);
  return (
    <span css={tile}>
      {address ? (
        <img src={address} alt={alt} onError={() => setAddress(undefined)} />
      ) : (
        file.name.split('.').at(-1)?.slice(0, 4).toUpperCase()
      )}
    </span>
  );
}
