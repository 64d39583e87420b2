/** @jsxImportSource @emotion/react */
'use client';

import { Button, LinkButton } from '../button/index.ts';
import * as style from './auth-form-style.ts';
import type { CodeProps } from './auth-props.ts';

/** Shows where the code was sent, with a link back to change it. */
export function SentTo({ sentTo, onBack, backHref }: Pick<CodeProps, 'sentTo' | 'onBack' | 'backHref'>) {
  if (!sentTo) return null;
  return (
    <p css={style.sentTo}>
      Отправили на&nbsp;<b>{sentTo}</b>
      <span css={style.wideSpace}> </span>
      {onBack ? (
        <Button variant="text" onClick={onBack}>
          изменить
        </Button>
      ) : (
        backHref && (
          <LinkButton variant="text" href={backHref}>
            изменить
          </LinkButton>
        )
      )}
    </p>
  );
}
