/** @jsxImportSource @emotion/react */
'use client';

import { list, tab } from '../tabs/tabs-style.ts';
import * as style from './auth-form-style.ts';
import type { AuthMethod } from './auth-props.ts';

interface NativeMethodsProps {
  hrefs: Readonly<Record<AuthMethod, string>>;
  method: AuthMethod;
}

const ways = [
  ['email', 'Email'],
  ['phone', 'Номер телефона'],
] as const;

/** Replaces the tabs without JavaScript: links to the form with either field. */
export function NativeMethods({ hrefs, method }: NativeMethodsProps) {
  return (
    <nav css={[list, style.noScriptLinks]} aria-label="Куда прислать код">
      {ways.map(([option, label]) => {
        const isChosen = option === method;
        return (
          <a key={option} css={tab} href={hrefs[option]} aria-current={isChosen || undefined} data-active={isChosen ? '' : undefined}>
            {label}
          </a>
        );
      })}
    </nav>
  );
}
