import type { FileState } from '@meet/ui-kit/file-field';
import { useEffect, useRef, useState } from 'react';
import { toFailureMessage } from '../graphql/browser-api.ts';
import { shrinkPicture } from './shrink-picture.ts';
import { isPermanentRejection, type UploadedPicture, uploadPicture } from './upload-picture.ts';

/** Longest side to upload. The shop does not store larger pictures. */
const maxSide = 2048;

/** Photos of a form: uploaded ones, and those being uploaded. `onChange` is called with the uploaded ones. */
export function usePhotos(initial: readonly UploadedPicture[], onChange: (photos: readonly UploadedPicture[]) => void) {
  const [photos, setPhotos] = useState(initial);
  const latest = useRef(photos);
  const updatePhotos = (next: readonly UploadedPicture[]) => {
    latest.current = next;
    setPhotos(next);
    onChange(next);
  };
  const uploads = usePhotoUploads((photo) => updatePhotos([...latest.current, photo]));
  const remove = (photo: UploadedPicture) => updatePhotos(latest.current.filter(({ id }) => id !== photo.id));
  /** Returns the photos once all are uploaded, or null if one has failed. */
  const collectUploaded = async () => ((await uploads.waitForAll()) ? latest.current : null);
  return { photos, latest, uploads, remove, collectUploaded };
}

/** Error of a form that is sent although a photo has failed. */
export const uploadFailedText = 'Не\u00a0все фото загрузились. Повторите загрузку или\u00a0уберите их.';

/**
 * Photos being uploaded. They are sent one after the other, so that on a slow connection the first ones arrive early. An uploaded photo
 * leaves this list; a failed one stays until the shopper sends it again or removes it.
 */
function usePhotoUploads(onUploaded: (photo: UploadedPicture) => void) {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [states, setStates] = useState<ReadonlyMap<File, FileState>>(new Map());
  const controllers = useRef(new Map<File, AbortController>());
  const queue = useRef<Promise<void>>(Promise.resolve());
  useEffect(() => {
    const all = controllers.current;
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
      controllers.current.delete(file);
      setFiles((previous) => previous.filter((other) => other !== file));
      onUploaded(photo);
    } catch (error) {
      if (!signal.aborted) setFileState(file, { error: toFailureMessage(error), permanent: isPermanentRejection(error) });
    }
  };
  const send = (file: File) => {
    const controller = new AbortController();
    controllers.current.set(file, controller);
    setFileState(file, { progress: 0 });
    queue.current = queue.current.then(() => upload(file, controller.signal));
  };
  const changeFiles = (chosenFiles: readonly File[]) => {
    for (const [file, controller] of controllers.current) {
      if (chosenFiles.includes(file)) continue;
      controller.abort();
      controllers.current.delete(file);
    }
    setFiles(chosenFiles);
    for (const file of chosenFiles) if (!controllers.current.has(file)) send(file);
  };
  /** Waits for all photos. Returns whether all of them are uploaded. */
  const waitForAll = async () => {
    for (let awaitedQueue = null; awaitedQueue !== queue.current; ) {
      awaitedQueue = queue.current;
      await awaitedQueue;
    }
    return controllers.current.size === 0;
  };
  return { files, change: changeFiles, send, toState: (file: File) => states.get(file), waitForAll: waitForAll };
}
