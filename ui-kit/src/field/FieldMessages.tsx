/** @jsxImportSource @emotion/react */
'use client';

import { css } from '@emotion/react';
import { color, font } from '../theme/index.ts';
import { FieldMessage } from './FieldMessage.tsx';
import type { FieldText } from './field-text.ts';

export interface FieldMessagesProps extends Pick<FieldText, 'hint' | 'error' | 'success'> {
  /** Id of the control. The ids of its messages derive from it. */
  controlId: string;
}

const below = css({ marginTop: 6, font: font(400, 14), color: color('muted'), overflowWrap: 'anywhere' });
const spoken = css({ '& > *': { marginTop: 6 } });

/** Ids of the visible messages, for the control's `aria-describedby`. */
export const messageIds = ({ controlId, hint, error, success }: FieldMessagesProps): string[] => {
  const response = (error && 'error') || (success && 'success');
  return [response, hint && 'hint'].flatMap((name) => (name ? [`${controlId}-${name}`] : []));
};

/** Error or success message, announced when it appears, and the hint. */
export function FieldMessages({ controlId, hint, error, success }: FieldMessagesProps) {
  return (
    <>
      <div css={spoken} aria-live="polite">
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
        <p css={below} id={`${controlId}-hint`}>
          {hint}
        </p>
      )}
    </>
  );
}
