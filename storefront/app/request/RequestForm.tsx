import { css } from '@emotion/react';
import { Button } from '@meet/ui-kit/button';
import { Heading } from '@meet/ui-kit/heading';
import { Link } from '@meet/ui-kit/link';
import { color, font, space } from '@meet/ui-kit/theme';
import { type ReactNode, useId } from 'react';
import { useFieldErrors } from '../platform/form/field-errors.ts';
import { fields } from '../platform/theme/form-style.ts';
import type { RequestFieldName, RequestFormKind, RequestResult, RequestValues } from './request-form.rules.ts';
import { type CollectPhotos, useRequestForm } from './use-request-form.ts';

const visuallyHidden = css({ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' });
const errorBox = css({ padding: `${space(3)} ${space(4)}`, background: color('tile') });
const finePrint = css({ font: font(400, 14), color: color('muted') });
const acceptedStyle = css({ display: 'grid', gap: space(3) });
/** The message gets the focus, so that screen readers read it. There is nothing to press in it, so no ring is drawn. */
const noFocusRing = css({ '&:focus': { outline: 'none' } });

const noErrors = {};

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
  /** Accessible name of the form. */
  label: string;
  /** URL that the form is posted to without JavaScript. */
  action: string;
  /** Server time of the page in Unix milliseconds. */
  pageTime: number;
  /** Initial values of the form. */
  values: RequestValues;
  /** Result of the form, if it was sent without JavaScript. */
  result?: RequestResult | undefined;
  submitLabel: string;
  collectPhotos?: CollectPhotos | undefined;
  /** Heading level of the message after the form was accepted. */
  headingLevel?: 2 | 3 | undefined;
  children: (getFieldProps: GetFieldProps) => ReactNode;
}

/** Fields by which the shop tells people from bots: the time of the page, and a hidden field that only bots fill in. */
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

const DataProcessingNote = () => (
  <p css={finePrint}>
    Отправляя, вы&nbsp;соглашаетесь с&nbsp;
    <Link href="/info/offer/personal-data" variant="underlined">
      обработкой персональных данных
    </Link>
  </p>
);

/** A form that guests can send. If it is refused without JavaScript, the server returns the page with the input. */
export function RequestForm(props: RequestFormProps) {
  const { form, label, action, pageTime, children, headingLevel = 2 } = props;
  const { result, isSending, root, submit } = useRequestForm(form, props.result, props.collectPhotos);
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
        <DataProcessingNote />
      </form>
    </div>
  );
}
