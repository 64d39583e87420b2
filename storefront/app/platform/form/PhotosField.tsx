import { css } from '@emotion/react';
import { FileField } from '@meet/ui-kit/file-field';
import { IconButton } from '@meet/ui-kit/icon-button';
import { color, font, space } from '@meet/ui-kit/theme';
import { useHydrated } from '../lazy/use-hydrated.ts';
import { withScript } from '../theme/layout-style.ts';
import type { UploadedPicture } from './upload-picture.ts';
import type { usePhotos } from './use-photo-uploads.ts';

const maxPhotos = 5;

const root = css({ display: 'grid', gap: space(3), minWidth: 0, '& > noscript': { font: font(400, 14), color: color('muted') } });
const album = css({ display: 'flex', flexWrap: 'wrap', gap: space(2), margin: 0, padding: 0, listStyle: 'none' });
const tile = css({
  position: 'relative',
  width: 80,
  background: color('tile'),
  '& > img': { width: '100%', aspectRatio: '4 / 5', objectFit: 'cover' },
});
const removeButton = css({ position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0, background: color('surface') });
const limitNote = css({ font: font(400, 14), color: color('muted') });

interface PhotosFieldProps extends Pick<ReturnType<typeof usePhotos>, 'uploads'> {
  label: string;
  /** Name of the hidden fields with the ids of the photos. */
  name: string;
  /** Photos that have been uploaded, each of which the shopper can remove. */
  photos: readonly UploadedPicture[];
  onRemove: (photo: UploadedPicture) => void;
  error?: string | undefined;
}

/** Photos of a form: uploaded ones, and those being uploaded. Without JavaScript no photos can be added. */
export function PhotosField({ label, name, photos, onRemove, uploads, error }: PhotosFieldProps) {
  const isHydrated = useHydrated();
  const remainingCount = maxPhotos - photos.length;
  return (
    <div css={root}>
      {photos.length > 0 && (
        <ul css={album} aria-label="Добавленные фото">
          {photos.map((photo, index) => (
            <li key={photo.id} css={tile}>
              <input type="hidden" name={name} value={photo.id} />
              <img src={photo.url} alt={`Ваше фото ${index + 1}`} />
              {isHydrated && <IconButton css={removeButton} icon="x" label={`Убрать фото ${index + 1}`} onClick={() => onRemove(photo)} />}
            </li>
          ))}
        </ul>
      )}
      {remainingCount > 0 && (
        // The server renders the same elements as after hydration, so that nothing moves when the field becomes interactive.
        <div css={withScript} inert={!isHydrated}>
          <FileField
            label={photos.length > 0 ? 'Ещё фото' : label}
            optional
            accept="image/jpeg,image/png,image/webp"
            maxCount={remainingCount}
            files={uploads.files}
            onFilesChange={uploads.changeFiles}
            getFileState={uploads.getFileState}
            onRetry={uploads.send}
            describeFile={({ name: fileName }) => `Ваше фото ${fileName}`}
            error={error}
          />
        </div>
      )}
      {remainingCount <= 0 && <p css={limitNote}>Добавлены все {maxPhotos}&nbsp;фото</p>}
      {!isHydrated && <noscript>Чтобы добавить фото, включите JavaScript.</noscript>}
    </div>
  );
}
