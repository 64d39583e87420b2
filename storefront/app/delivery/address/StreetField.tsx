import { TextField } from '@meet/ui-kit/text-field';
import { Suspense, useRef, useState } from 'react';
import { lazyPart } from '../../platform/lazy/lazy-part.ts';
import { hintRoot } from '../hint/hint-style.ts';

const StreetHints = lazyPart(async () => (await import('./StreetHints.tsx')).StreetHints);

interface StreetFieldProps {
  id: string;
  name: string;
  defaultValue: string;
  error: string | undefined;
}

/** The street field. Its suggestions are loaded on first use; any other street may be typed. */
export function StreetField(field: StreetFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isUsed, setUsed] = useState(false);
  return (
    <div css={hintRoot}>
      <TextField
        {...field}
        ref={input}
        label="Улица"
        autoComplete="address-line1"
        maxLength={120}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={false}
        onFocus={() => setUsed(true)}
      />
      {isUsed && (
        <Suspense>
          <StreetHints input={input} />
        </Suspense>
      )}
    </div>
  );
}
