/** @jsxImportSource @emotion/react */
'use client';

import { useState } from 'react';
import { Button } from '../button/index.ts';
import { Countdown } from '../countdown/index.ts';
import * as style from './auth-form-style.ts';
import type { CodeProps } from './auth-props.ts';

/** Offers another code once the cooldown has passed. Requesting one moves the focus back to the field. */
export function Again({ cooldownUntil, now, loading, onResend }: Pick<CodeProps, 'cooldownUntil' | 'now' | 'loading' | 'onResend'>) {
  const [passedCooldown, setPassedCooldown] = useState<number>();
  const waits = cooldownUntil !== undefined && passedCooldown !== cooldownUntil;
  return (
    <div css={style.again}>
      {waits ? (
        <p>
          Отправить ещё раз можно через <Countdown until={cooldownUntil} now={now} onEnd={() => setPassedCooldown(cooldownUntil)} />
        </p>
      ) : (
        onResend && (
          <Button variant="text" size="small" disabled={loading} onClick={onResend}>
            Отправить ещё раз
          </Button>
        )
      )}
    </div>
  );
}
