/** @jsxImportSource @emotion/react */
'use client';

import { css } from '@emotion/react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { hidden } from '../hidden/index.ts';
import { useTexts } from '../locale/locale-context.ts';
import { font, role } from '../theme/index.ts';
import { FieldMessage } from './FieldMessage.tsx';
import { type FieldText, splitFieldText } from './field-props.ts';
import { fieldTexts } from './field-texts.ts';

export interface FieldMessagesProps extends Pick<FieldText, 'hint' | 'error' | 'success'> {
  /** Id of the control. The ids of its messages derive from it. */
  controlId: string;
}

const hintStyle = css({ marginTop: 6, font: font(400, 14), color: role('muted'), overflowWrap: 'anywhere' });
const liveRegion = css({ '& > *': { marginTop: 6 } });

/** Ids of the visible messages, for the control's `aria-describedby`. */
const listMessageIds = ({ controlId, hint, error, success }: FieldMessagesProps): string[] => {
  const message = (error && 'error') || (success && 'success');
  return [message, hint && 'hint'].flatMap((name) => (name ? [`${controlId}-${name}`] : []));
};

/** The error or the success message, which is announced when it appears, and the hint. */
function FieldMessages({ controlId, hint, error, success }: FieldMessagesProps) {
  return (
    <>
      <div css={liveRegion} aria-live="polite">
        {error && (
          <FieldMessage id={`${controlId}-error`} tone="error">
            {error}
          </FieldMessage>
        )}
        {success && !error && (
          <FieldMessage id={`${controlId}-success`} tone="success">
            {success}
          </FieldMessage>
        )}
      </div>
      {hint && (
        <p css={hintStyle} id={`${controlId}-hint`}>
          {hint}
        </p>
      )}
    </>
  );
}

/** Attributes that connect a control to its label and messages. Spread them on the control. */
export interface FieldControlAttributes {
  /** Id that the label refers to. */
  id: string;
  /** Whether the form requires a value. */
  required: boolean | undefined;
  /** Id of the label of a group; a single control is named by its `<label>`. */
  'aria-labelledby': string | undefined;
  /** Ids of the visible error and hint, in this order. */
  'aria-describedby': string | undefined;
  /** Set while there is an error. */
  'aria-invalid': true | undefined;
}

/** @deprecated Use `FieldControlAttributes`. */
export type FieldControl = FieldControlAttributes;

export interface FieldProps extends Omit<ComponentProps<'div'>, 'children'>, FieldText {
  /** Id of the control. If omitted, an id is generated. */
  controlId?: string | undefined;
  /**
   * Whether the control is a group of inputs. The label then names the group, by `aria-labelledby`, and is no `<label>`.
   * @default false
   */
  grouped?: boolean | undefined;
  /** Ids of other elements that describe the control, separated by spaces. */
  describedBy?: string | undefined;
  /**
   * Whether the form requires a value. `children` gets this as the control's attribute `required`.
   * @default false
   */
  required?: boolean | undefined;
  /** Returns the control. The argument contains the id of the control and the attributes that connect it to the label and messages. */
  children: (control: FieldControlAttributes) => ReactNode;
}

const root = css({ position: 'relative', minWidth: 0 });
const labelStyle = css({ display: 'block', width: 'fit-content', marginBottom: 6, font: font(500, 14), overflowWrap: 'anywhere' });
const optionalMark = css({ color: role('muted'), fontWeight: 400 });

/** Any control with its label above, and its error or success and its hint below. The fields of the kit are built with it. */
export function Field(props: FieldProps) {
  const [{ label, hideLabel, optional, ...messages }, rest] = splitFieldText(props);
  const { grouped, required, controlId, describedBy, children, ...divProps } = rest;
  const generatedId = useId();
  const texts = useTexts('field', fieldTexts);
  const id = controlId ?? generatedId;
  const LabelElement = grouped ? 'span' : 'label';
  return (
    <div css={root} {...divProps}>
      <LabelElement css={hideLabel ? hidden : labelStyle} id={`${id}-label`} {...(grouped ? {} : { htmlFor: id })}>
        {label}
        {optional && <span css={optionalMark}>{`, ${texts.optional}`}</span>}
      </LabelElement>
      {children({
        id,
        required,
        'aria-labelledby': grouped ? `${id}-label` : undefined,
        'aria-describedby': [...listMessageIds({ controlId: id, ...messages }), describedBy].filter(Boolean).join(' ') || undefined,
        'aria-invalid': messages.error ? true : undefined,
      })}
      <FieldMessages controlId={id} {...messages} />
    </div>
  );
}
