import { css } from '@emotion/react';
import { Button } from '@meet/ui-kit/button';
import { Heading } from '@meet/ui-kit/heading';
import { Link } from '@meet/ui-kit/link';
import { color, font, space } from '@meet/ui-kit/theme';
import { type ReactNode, useId } from 'react';
import { useFieldErrors } from '../platform/form/field-errors.ts';
import { fields } from '../platform/theme/form-style.ts';
import type { UploadedPicture } from '../platform/upload/upload-picture.ts';
import type { RequestForm, RequestName, RequestResult, RequestValues } from './request-form.rules.ts';
import { useRequestForm } from './use-request-form.ts';

const trap = css({ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' });
const notice = css({ padding: `${space(3)} ${space(4)}`, background: color('tile') });
const small = css({ font: font(400, 14), color: color('muted') });
const done = css({ display: 'grid', gap: space(3) });
/** The message gets the focus to be read aloud. It has nothing to operate, so no ring is drawn. */
const quiet = css({ '&:focus': { outline: 'none' } });

const noErrors = {};

/** Props of a text field of a form. */
export interface RequestFieldProps {
  id: string;
  name: RequestName;
  defaultValue: string;
  error: string | undefined;
}

/** Returns a field's name, initial value and error. */
export type RequestFields = (name: RequestName) => RequestFieldProps;

export interface RequestFrameProps {
  form: RequestForm;
  /** Name of the form. */
  label: string;
  /** Address to which it is posted without JavaScript. */
  action: string;
  /** Server time of the page in Unix milliseconds. */
  at: number;
  /** Initial values of the form. */
  values: RequestValues;
  /** Result of the form that was sent without JavaScript. */
  result?: RequestResult | undefined;
  submit: string;
  /** Returns the photos of the form once all are uploaded, or null if one has failed. */
  photos?: (() => Promise<readonly UploadedPicture[] | null>) | undefined;
  /** Heading level of the message after the form was accepted. */
  headingLevel?: 2 | 3 | undefined;
  children: (field: RequestFields) => ReactNode;
}

/** Hidden fields that people leave as they are. */
const Traps = ({ at }: { at: number }) => (
  <>
    <input type="hidden" name="pageLoadTime" value={at} />
    <div css={trap} aria-hidden="true">
      <label>
        Сайт
        <input name="website" type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  </>
);

const Consent = () => (
  <p css={small}>
    Отправляя, вы&nbsp;соглашаетесь с&nbsp;
    <Link href="/info/offer/personal-data" variant="underlined">
      обработкой персональных данных
    </Link>
  </p>
);

/** A form that guests can send. Without JavaScript, the server returns it with the input. */
export function RequestFrame(props: RequestFrameProps) {
  const { form, label, action, at, children, headingLevel = 2 } = props;
  const { result, isSending, root, submit } = useRequestForm(form, props.result, props.photos);
  const { values = props.values, errors = noErrors, failed, accepted } = result ?? {};
  const { getError: toError, mend } = useFieldErrors<RequestName>(errors);
  const id = useId();
  if (accepted) {
    return (
      <div ref={root}>
        <div css={[done, quiet]} role="status" tabIndex={-1}>
          <Heading level={headingLevel} size="small">
            {accepted.title}
          </Heading>
          <p>{accepted.text}</p>
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
        onInput={({ target }) => (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) && mend(target.name)}
      >
        <Traps at={at} />
        {failed && (
          <p css={[notice, quiet]} role="alert" tabIndex={-1}>
            {failed}
          </p>
        )}
        {children((name) => ({ id: `${id}${name}`, name, defaultValue: values[name], error: toError(name) }))}
        <div>
          <Button type="submit" size="large" loading={isSending}>
            {props.submit}
          </Button>
        </div>
        <Consent />
      </form>
    </div>
  );
}
