import { css } from '@emotion/react';
import { Button } from '@meet/ui-kit/button';
import { Heading } from '@meet/ui-kit/heading';
import { Link } from '@meet/ui-kit/link';
import { color, font, space } from '@meet/ui-kit/theme';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useFieldErrors } from '../platform/form/field-errors.ts';
import type { UploadedPicture } from '../platform/form/upload-picture.ts';
import { uploadFailedText } from '../platform/form/use-photo-uploads.ts';
import { queryApi, readRefusalCode, readRefusalDetails, toFailureMessage } from '../platform/graphql/browser-api.ts';
import { ServerClock } from '../platform/server-clock.store.ts';
import { useStore } from '../platform/store/root-store.tsx';
import { fields } from '../platform/theme/form-style.ts';
import {
  type RequestFieldName,
  type RequestFormKind,
  type RequestResult,
  type RequestValues,
  readSubmittedRequest,
} from './request-form.rules.ts';
import { type SendMutation, sendRequest } from './send-request.ts';

const visuallyHidden = css({ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' });
const errorBox = css({ padding: `${space(3)} ${space(4)}`, background: color('tile') });
const finePrint = css({ font: font(400, 14), color: color('muted') });
const acceptedStyle = css({ display: 'grid', gap: space(3) });
/** The message gets the focus to be read aloud. It has nothing to operate, so no ring is drawn. */
const noFocusRing = css({ '&:focus': { outline: 'none' } });

const noErrors = {};

/** Props of a text field of a form. */
export interface RequestFieldProps {
  id: string;
  name: RequestFieldName;
  defaultValue: string;
  error: string | undefined;
}

/** Returns a field's name, initial value and error. */
export type GetFieldProps = (name: RequestFieldName) => RequestFieldProps;

export interface RequestFormProps {
  form: RequestFormKind;
  /** Name of the form. */
  label: string;
  /** URL that the form is posted to without JavaScript. */
  action: string;
  /** Server time of the page in Unix milliseconds. */
  pageTime: number;
  /** Initial values of the form. */
  values: RequestValues;
  /** Result of the form that was sent without JavaScript. */
  result?: RequestResult | undefined;
  submitLabel: string;
  /** Returns the photos of the form once all are uploaded, or null if one has failed. */
  photos?: (() => Promise<readonly UploadedPicture[] | null>) | undefined;
  /** Heading level of the message after the form was accepted. */
  headingLevel?: 2 | 3 | undefined;
  children: (getFieldProps: GetFieldProps) => ReactNode;
}

/** Hidden fields that people leave as they are. */
const HoneypotFields = ({ pageTime }: { pageTime: number }) => (
  <>
    <input type="hidden" name="pageLoadTime" value={pageTime} />
    <div css={visuallyHidden} aria-hidden="true">
      <label>
        Сайт
        <input name="website" type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  </>
);

const Consent = () => (
  <p css={finePrint}>
    Отправляя, вы&nbsp;соглашаетесь с&nbsp;
    <Link href="/info/offer/personal-data" variant="underlined">
      обработкой персональных данных
    </Link>
  </p>
);

/** A form that guests can send. Without JavaScript, the server returns it with the input. */
export function RequestForm(props: RequestFormProps) {
  const { form, label, action, pageTime, children, headingLevel = 2 } = props;
  const { result, isSending, root, submit } = useRequestForm(form, props.result, props.photos);
  const { values = props.values, errors = noErrors, failureMessage, acceptedTexts } = result ?? {};
  const { getError: getFieldError, markCorrected } = useFieldErrors<RequestFieldName>(errors);
  const id = useId();
  if (acceptedTexts) {
    return (
      <div ref={root}>
        <div css={[acceptedStyle, noFocusRing]} role="status" tabIndex={-1}>
          <Heading level={headingLevel} size="small">
            {acceptedTexts.title}
          </Heading>
          <p>{acceptedTexts.text}</p>
        </div>
      </div>
    );
  }
  return (
    <div ref={root}>
      <form
        css={fields}
        method="post"
        action={action}
        noValidate
        aria-label={label}
        onSubmit={submit}
        onInput={({ target }) =>
          (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) && markCorrected(target.name)
        }
      >
        <HoneypotFields pageTime={pageTime} />
        {failureMessage && (
          <p css={[errorBox, noFocusRing]} role="alert" tabIndex={-1}>
            {failureMessage}
          </p>
        )}
        {children((name) => ({ id: `${id}${name}`, name, defaultValue: values[name], error: getFieldError(name) }))}
        <div>
          <Button type="submit" size="large" loading={isSending}>
            {props.submitLabel}
          </Button>
        </div>
        <Consent />
      </form>
    </div>
  );
}

/** Sends a mutation from the browser. An error of the network has the code UNAVAILABLE: the form can be sent again. */
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

/** Sends a form without leaving the page. After a result the focus is on the first invalid field, or else on the message of the shop. */
function useRequestForm(form: RequestFormKind, initialResult: RequestResult | undefined, photos: RequestFormProps['photos']) {
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
    const uploadedPictures = photos ? await photos() : [];
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
