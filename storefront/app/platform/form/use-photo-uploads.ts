import type { FileState } from '@meet/ui-kit/file-field';
import { useEffect, useRef, useState } from 'react';
import { toFailureMessage } from '../graphql/browser-api.ts';
import { shrinkPicture } from './shrink-picture.ts';
import { isPermanentRejection, type UploadedPicture, uploadPicture } from './upload-picture.ts';

/** Longer side of an uploaded photo, in pixels. The shop does not store larger pictures. */
const maxSide = 2048;

/** Manages the photos of a form: uploaded ones, and those being uploaded. `onChange` is called with the uploaded photos. */
export function usePhotos(initial: readonly UploadedPicture[], onChange: (photos: readonly UploadedPicture[]) => void) {
  const [photos, setPhotos] = useState(initial);
  const latestPhotos = useRef(photos);
  const updatePhotos = (nextPhotos: readonly UploadedPicture[]) => {
    latestPhotos.current = nextPhotos;
    setPhotos(nextPhotos);
    onChange(nextPhotos);
  };
  const uploads = usePhotoUploads((photo) => updatePhotos([...latestPhotos.current, photo]));
  const remove = (photo: UploadedPicture) => updatePhotos(latestPhotos.current.filter(({ id }) => id !== photo.id));
  /** Returns the photos once all are uploaded, or null if one has failed. */
  const collectUploaded = async () => ((await uploads.waitForAll()) ? latestPhotos.current : null);
  return { photos, latestPhotos, uploads, remove, collectUploaded };
}

/** Error message if the form is submitted while it contains a photo that failed to upload. */
export const uploadFailedText = 'Не\u00a0все фото загрузились. Повторите загрузку или\u00a0уберите их.';

/**
 * Photos being uploaded. They are sent one after the other, so that on a slow connection the first ones arrive early. An uploaded photo
 * leaves this list; a failed one stays until the shopper sends it again or removes it.
 */
function usePhotoUploads(onUploaded: (photo: UploadedPicture) => void) {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [stateByFile, setStateByFile] = useState<ReadonlyMap<File, FileState>>(new Map());
  const controllers = useRef(new Map<File, AbortController>());
  const queue = useRef<Promise<void>>(Promise.resolve());
  useEffect(() => {
    const pendingControllers = controllers.current;
    return () => {
      for (const controller of pendingControllers.values()) controller.abort();
    };
  }, []);

  const setFileState = (file: File, state: FileState) => setStateByFile((previous) => new Map(previous).set(file, state));
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
  /** Waits until no upload is pending. Returns whether all photos are uploaded. */
  const waitForAll = async () => {
    for (let awaitedQueue = null; awaitedQueue !== queue.current; ) {
      awaitedQueue = queue.current;
      await awaitedQueue;
    }
    return controllers.current.size === 0;
  };
  return { files, changeFiles, send, getFileState: (file: File) => stateByFile.get(file), waitForAll };
}
