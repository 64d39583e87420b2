/** @jsxImportSource @emotion/react */
'use client';

import { css } from '@emotion/react';
import { FieldMessage } from '../field/index.ts';
import { font, role, space } from '../theme/index.ts';

export interface FieldNotesProps {
  /** Id of the field, from which the ids of the error and the hint derive. */
  fieldId: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Class of the container of the error. */
  className?: string | undefined;
}

/** Ids of the visible error and hint, for the field's `aria-describedby`; `undefined` if there are none. */
export const listNoteIds = ({ fieldId, hint, error }: Omit<FieldNotesProps, 'className'>): string | undefined =>
  [error && `${fieldId}-error`, hint && `${fieldId}-hint`].filter(Boolean).join(' ') || undefined;

const liveRegion = css({ '& > *': { marginTop: space(1) } });
const note = css({ marginTop: space(1), font: font(400, 14), color: role('muted'), overflowWrap: 'anywhere' });

/** The error and the hint of a group of controls that cannot be inside a `Field`. The error is announced. */
export function FieldNotes({ fieldId, hint, error, className }: FieldNotesProps) {
  return (
    <>
      <div css={liveRegion} className={className} aria-live="polite">
        {error && (
          <FieldMessage id={`${fieldId}-error`} tone="error">
            {error}
          </FieldMessage>
        )}
      </div>
      {hint && (
        <p css={note} id={`${fieldId}-hint`}>
          {hint}
        </p>
      )}
    </>
  );
}
