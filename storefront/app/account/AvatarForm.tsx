import { FileField, type FileState } from '@meet/ui-kit/file-field';
import { toast } from '@meet/ui-kit/toaster';
import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { shrinkPicture } from '../platform/form/shrink-picture.ts';
import { isPermanentRejection, uploadPicture } from '../platform/form/upload-picture.ts';
import { queryApi, toFailureMessage } from '../platform/graphql/browser-api.ts';
import { unsureIfSavedAdvice } from '../platform/graphql/failure-messages.ts';
import { SetAvatarDocument } from '../platform/graphql/generated/graphql.ts';

/** Longest side of the uploaded picture, in pixels. The shop displays avatars much smaller. */
const maxSide = 1024;
/** Share of the progress bar that the upload fills. The processing by the shop fills the remaining share. */
const uploadShare = 0.9;

/**
 * Uploads a chosen picture at once and shows it as the avatar. After a rejection another file can be chosen. A failed upload can be
 * repeated.
 */
export function AvatarForm({ onDone }: { onDone: () => void }) {
  const { revalidate } = useRevalidator();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [fileState, setFileState] = useState<FileState>({});
  const [refusal, setRefusal] = useState<string>();
  const controllerRef = useRef<AbortController>(undefined);
  useEffect(() => () => controllerRef.current?.abort(), []);

  const showFailure = (error: unknown) => {
    const message = toFailureMessage(error, unsureIfSavedAdvice);
    if (!isPermanentRejection(error)) return setFileState({ error: message });
    setFiles([]);
    setRefusal(message);
  };
  const uploadAvatar = async (file: File) => {
    controllerRef.current = new AbortController();
    const { signal } = controllerRef.current;
    setFileState({ progress: 0 });
    const onProgress = (share: number) => setFileState({ progress: share * uploadShare });
    try {
      const { id: uploadId } = await uploadPicture(await shrinkPicture(file, maxSide), { onProgress, signal });
      await queryApi(SetAvatarDocument, { variables: { dto: { uploadId } }, signal });
      toast.success('Фото сохранено');
      await revalidate();
      onDone();
    } catch (error) {
      if (!signal.aborted) showFailure(error);
    }
  };
  const changeFiles = (chosenFiles: readonly File[]) => {
    controllerRef.current?.abort();
    setFiles(chosenFiles);
    setRefusal(undefined);
    const [file] = chosenFiles;
    if (file) void uploadAvatar(file);
  };
  return (
    <FileField
      label="Фото"
      hint="Покажем его только в вашем аккаунте"
      accept="image/jpeg,image/png,image/webp"
      maxCount={1}
      files={files}
      onFilesChange={changeFiles}
      getFileState={() => fileState}
      onRetry={(file) => void uploadAvatar(file)}
      describeFile={() => 'Выбранное фото'}
      error={refusal}
    />
  );
}
