import type { PropsWithChildren } from 'react';
import { en } from '../../ui-kit/src/en/index.ts';
import { LocaleProvider } from '../../ui-kit/src/locale/index.ts';

/** The kit's own texts in English and prices in euros. Texts that a story passes stay as they are. */
export default function English({ children }: PropsWithChildren) {
  return (
    <LocaleProvider language="en-IE" currency="EUR" timeZone="Europe/Dublin" texts={en}>
      {children}
    </LocaleProvider>
  );
}
