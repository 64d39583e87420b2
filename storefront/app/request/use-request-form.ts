import { type FormEvent, useEffect, useRef, useState } from 'react';
import { askApi, codeOfRefusal, detailsOfRefusal, toFailureMessage } from '../platform/graphql/browser-api.ts';
import { ServerClock } from '../platform/server-clock.store.ts';
import { useStore } from '../platform/store/root-store.tsx';
import { photoFailed } from '../platform/upload/use-photo-uploads.ts';
import type { RequestFrameProps } from './RequestFrame.tsx';
import { type RequestForm, type RequestResult, submittedIn } from './request-form.rules.ts';
import { type Ask, sendRequest } from './send-request.ts';

/** Sends a mutation from the browser. An error of the network has the code UNAVAILABLE: the form can be sent again. */
const ask: Ask = async (document, variables) => {
  try {
    return { data: await askApi(document, { variables }), refused: null };
  } catch (error) {
    return {
      data: null,
      refused: { code: codeOfRefusal(error) ?? 'UNAVAILABLE', message: toFailureMessage(error), details: detailsOfRefusal(error) },
    };
  }
};

/** Sends a form without leaving the page. After a result the focus is on the first invalid field, or else on the message of the shop. */
export function useRequestForm(form: RequestForm, initial: RequestResult | undefined, photos: RequestFrameProps['photos']) {
  const [local, setLocal] = useState<RequestResult>();
  const [isSending, setSending] = useState(false);
  const clock = useStore(ServerClock);
  const root = useRef<HTMLDivElement>(null);
  const result = local ?? initial;
  useEffect(() => {
    const find = (selector: string) => root.current?.querySelector<HTMLElement>(selector);
    if (result) (find('[aria-invalid=true]') ?? find(':is([role=alert], [role=status])[tabindex]'))?.focus();
  }, [result]);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const submitted = submittedIn(new FormData(event.currentTarget));
    setSending(true);
    const arrived = photos ? await photos() : [];
    if (arrived) {
      const uploadIds = arrived.map(({ id }) => id);
      setLocal(await sendRequest(ask, form, { ...submitted, uploadIds, pageLoadTime: clock.pageTime ?? submitted.pageLoadTime }));
    } else setLocal({ values: submitted.values, errors: {}, failed: photoFailed, accepted: undefined });
    setSending(false);
  };
  return { result, isSending, root, submit: (event: FormEvent<HTMLFormElement>) => void submit(event) };
}
