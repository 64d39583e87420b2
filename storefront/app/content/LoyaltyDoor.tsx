import { css } from '@emotion/react';
import { Link } from '@meet/ui-kit/link';
import { space } from '@meet/ui-kit/theme';
import { useEntering } from '../auth/use-entering.ts';

const root = css({ justifySelf: 'start', paddingBlock: space(3) });

/** The way into the programme: asks to sign in, then shows what the account has earned. */
export function LoyaltyDoor() {
  return (
    <Link variant="underlined" css={root} {...useEntering()}>
      Войти и&nbsp;копить бонусы
    </Link>
  );
}
