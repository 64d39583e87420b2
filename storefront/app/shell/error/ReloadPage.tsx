import { css } from '@emotion/react';
import { LinkButton } from '@meet/ui-kit/button';
import { type AnchorProps, LinkProvider } from '@meet/ui-kit/link';
import { space } from '@meet/ui-kit/theme';
import type { ReactNode } from 'react';
import { wrap } from '../../platform/theme/layout-style.ts';
import { heading1 } from '../../platform/theme/text-style.ts';

const pageStyle = css({ display: 'grid', justifyItems: 'start', gap: space(5), paddingBlock: space(14) });

/** A plain anchor that bypasses the router. */
const PlainLink = (anchor: AnchorProps) => <a {...anchor} />;

interface ReloadPageProps {
  title: ReactNode;
  /** What happened, and what the visitor can do. */
  explanation: ReactNode;
  /** Content below the link. */
  children?: ReactNode;
}

/** A page without the router's scripts that the server sends at the URL of another page. The link requests that URL again. */
export function ReloadPage({ title, explanation, children }: ReloadPageProps) {
  return (
    <div css={[wrap, pageStyle]}>
      <h1 css={heading1}>{title}</h1>
      <p>{explanation}</p>
      <LinkProvider component={PlainLink}>
        <LinkButton href="" size="large">
          Обновить страницу
        </LinkButton>
      </LinkProvider>
      {children}
    </div>
  );
}
