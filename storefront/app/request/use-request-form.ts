import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { UploadedPicture } from '../platform/form/upload-picture.ts';
import { uploadFailedText } from '../platform/form/use-photo-uploads.ts';
import { queryApi, readRefusalCode, readRefusalDetails, toFailureMessage } from '../platform/graphql/browser-api.ts';
import { ServerClock } from '../platform/server-clock.store.ts';
import { useStore } from '../platform/store/root-store.tsx';
import { type RequestFormKind, type RequestResult, readSubmittedRequest } from './request-form.rules.ts';
import { type SendMutation, sendRequest } from './send-request.ts';

/** Returns the photos of the form once all are uploaded, or null if one has failed. */
export type CollectPhotos = () => Promise<readonly UploadedPicture[] | null>;

/**
 * Sends a mutation from the browser. If the API did not respond, for example because the browser is offline, the refusal has the code
 * UNAVAILABLE.
 */
const sendMutation: SendMutation = async (document, variables) => {
  try {
    return { data: await queryApi(document, { variables }), refused: null };
  } catch (error) {
    return {
      data: null,
      refused: { code: readRefusalCode(error) ?? 'UNAVAILABLE', message: toFailureMessage(error), details: readRefusalDetails(error) },
    };
  }
};

/** Sends a form without leaving the page. After a result the focus is on the first invalid field, or else on the shop's message. */
export function useRequestForm(form: RequestFormKind, initialResult: RequestResult | undefined, collectPhotos: CollectPhotos | undefined) {
  const [clientResult, setClientResult] = useState<RequestResult>();
  const [isSending, setSending] = useState(false);
  const clock = useStore(ServerClock);
  const root = useRef<HTMLDivElement>(null);
  const result = clientResult ?? initialResult;
  useEffect(() => {
    const findElement = (selector: string) => root.current?.querySelector<HTMLElement>(selector);
    if (result) (findElement('[aria-invalid=true]') ?? findElement(':is([role=alert], [role=status])[tabindex]'))?.focus();
  }, [result]);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const submittedForm = readSubmittedRequest(new FormData(event.currentTarget));
    setSending(true);
    const uploadedPictures = collectPhotos ? await collectPhotos() : [];
    if (uploadedPictures) {
      const uploadIds = uploadedPictures.map(({ id }) => id);
      setClientResult(
        await sendRequest(sendMutation, form, { ...submittedForm, uploadIds, pageLoadTime: clock.pageTime ?? submittedForm.pageLoadTime }),
      );
    } else setClientResult({ values: submittedForm.values, errors: {}, failureMessage: uploadFailedText, acceptedTexts: undefined });
    setSending(false);
  };
  return { result, isSending, root, submit: (event: FormEvent<HTMLFormElement>) => void submit(event) };
}
