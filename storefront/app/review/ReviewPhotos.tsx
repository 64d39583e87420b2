import { css } from '@emotion/react';
import { Dialog } from '@meet/ui-kit/dialog';
import { IconButton } from '@meet/ui-kit/icon-button';
import { Picture } from '@meet/ui-kit/picture';
import { space } from '@meet/ui-kit/theme';
import { useState } from 'react';

const row = css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space(4) });

interface ReviewPhotosProps {
  author: string;
  photos: readonly { key: string }[];
  /** Index of the photo that is displayed first. */
  initialIndex: number;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Full-screen viewer for the photos of a review. Its code is loaded on demand. */
export function ReviewPhotos({ author, photos, initialIndex, open, onOpenChange }: ReviewPhotosProps) {
  const [index, setIndex] = useState(initialIndex);
  const positionText = `${index + 1} из\u00a0${photos.length}`;
  const photo = photos[index];
  const controls = photos.length > 1 && (
    <div css={row}>
      <IconButton icon="left" label="Предыдущее фото" aria-disabled={index === 0} onClick={() => setIndex(Math.max(index - 1, 0))} />
      <p role="status">Фото {positionText}</p>
      <IconButton
        icon="right"
        label="Следующее фото"
        aria-disabled={index === photos.length - 1}
        onClick={() => setIndex(Math.min(index + 1, photos.length - 1))}
      />
    </div>
  );
  return (
    <Dialog title={author} size="medium" open={open} onOpenChange={onOpenChange} footer={controls}>
      {photo && (
        <Picture imageKey={photo.key} alt={`Фото ${positionText} из\u00a0отзыва: ${author}`} sizes="(min-width: 768px) 600px, 100vw" />
      )}
    </Dialog>
  );
}
