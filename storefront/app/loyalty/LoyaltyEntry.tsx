import { css } from '@emotion/react';
import { Link } from '@meet/ui-kit/link';
import { space } from '@meet/ui-kit/theme';
import { useEntering } from '../auth/link/use-entering.ts';

const root = css({ justifySelf: 'start', paddingBlock: space(3) });

/** Link to the account that opens the sign-in dialog for guests. */
export function LoyaltyEntry() {
  return (
    <Link variant="underlined" css={root} {...useEntering()}>
      Войти и&nbsp;копить бонусы
    </Link>
  );
}
