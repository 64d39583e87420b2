/** @jsxImportSource @emotion/react */
'use client';

import { FieldNotes } from '../internal/FieldNotes.tsx';
import { RadioGroup } from '../radio-group/index.ts';
import * as style from './auth-form-style.ts';
import type { AuthMethod, OwnRecipient } from './auth-props.ts';

interface OwnRecipientsProps {
  id: string;
  own: readonly OwnRecipient[];
  method: AuthMethod;
  onMethodChange: (method: AuthMethod) => void;
  error: string | undefined;
}

/** Chooses between the shopper's confirmed recipients, or names the only one. */
export function OwnRecipients({ id, own, method, onMethodChange, error }: OwnRecipientsProps) {
  const [only, second] = own;
  if (only && !second) {
    return (
      <div css={style.sentTo}>
        <p>
          Пришлём код на&nbsp;<b>{only.label}</b>
        </p>
        <FieldNotes fieldId={id} error={error} />
      </div>
    );
  }
  return (
    <RadioGroup
      id={id}
      label="Куда прислать код"
      value={method}
      options={own.map(({ method: value, label }) => ({ value, label }))}
      onValueChange={(value) => onMethodChange(value === 'phone' ? 'phone' : 'email')}
      error={error}
    />
  );
}
