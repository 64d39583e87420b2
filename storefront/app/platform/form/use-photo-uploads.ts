import type { FileState } from '@meet/ui-kit/file-field';
import { useEffect, useRef, useState } from 'react';
import { toFailureMessage } from '../graphql/browser-api.ts';
import { shrinkPicture } from './shrink-picture.ts';
import { isPermanentRejection, type UploadedPicture, uploadPicture } from './upload-picture.ts';

/** Longest side to upload. The shop does not store larger pictures. */
const maxSide = 2048;

/** Photos of a form: uploaded ones, and those being uploaded. `changed` is called with the uploaded ones. */
export function usePhotos(initial: readonly UploadedPicture[], changed: (photos: readonly UploadedPicture[]) => void) {
  const [photos, setPhotos] = useState(initial);
  const latest = useRef(photos);
  const set = (next: readonly UploadedPicture[]) => {
    latest.current = next;
    setPhotos(next);
    changed(next);
  };
  const uploads = usePhotoUploads((photo) => set([...latest.current, photo]));
  const remove = (photo: UploadedPicture) => set(latest.current.filter(({ id }) => id !== photo.id));
  /** Returns the photos once all are uploaded, or null if one has failed. */
  const collect = async () => ((await uploads.arrived()) ? latest.current : null);
  return { photos, latest, uploads, remove, collect };
}

/** Error of a form that is sent although a photo has failed. */
export const photoFailed = 'Не\u00a0все фото загрузились. Повторите загрузку или\u00a0уберите их.';

/**
 * Photos being uploaded. They are sent one after the other, so that on a slow connection each arrives as early as it can. An uploaded photo
 * is not a file any more; a failed one stays until it is sent again or removed.
 */
function usePhotoUploads(onUploaded: (photo: UploadedPicture) => void) {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [states, setStates] = useState<ReadonlyMap<File, FileState>>(new Map());
  const isSending = useRef(new Map<File, AbortController>());
  const last = useRef<Promise<void>>(Promise.resolve());
  useEffect(() => {
    const all = isSending.current;
    return () => {
      for (const controller of all.values()) controller.abort();
    };
  }, []);

  const setFileState = (file: File, state: FileState) => setStates((previous) => new Map(previous).set(file, state));
  const upload = async (file: File, signal: AbortSignal) => {
    if (signal.aborted) return;
    try {
      const onProgress = (progress: number) => setFileState(file, { progress });
      const photo = await uploadPicture(await shrinkPicture(file, maxSide), { onProgress, signal });
      isSending.current.delete(file);
      setFiles((previous) => previous.filter((other) => other !== file));
      onUploaded(photo);
    } catch (error) {
      if (!signal.aborted) setFileState(file, { error: toFailureMessage(error), unfit: isPermanentRejection(error) });
    }
  };
  const send = (file: File) => {
    const controller = new AbortController();
    isSending.current.set(file, controller);
    setFileState(file, { progress: 0 });
    last.current = last.current.then(() => upload(file, controller.signal));
  };
  const changeFiles = (chosenFiles: readonly File[]) => {
    for (const [file, controller] of isSending.current) {
      if (chosenFiles.includes(file)) continue;
      controller.abort();
      isSending.current.delete(file);
    }
    setFiles(chosenFiles);
    for (const file of chosenFiles) if (!isSending.current.has(file)) send(file);
  };
  /** Waits for all photos. Returns whether all of them are uploaded. */
  const waitForAll = async () => {
    for (let waited = null; waited !== last.current; ) {
      waited = last.current;
      await waited;
    }
    return isSending.current.size === 0;
  };
  return { files, change: changeFiles, send, toState: (file: File) => states.get(file), arrived: waitForAll };
}
