import { css } from '@emotion/react';
import { Button, LinkButton } from '@meet/ui-kit/button';
import { Heading } from '@meet/ui-kit/heading';
import { Link } from '@meet/ui-kit/link';
import { media, space } from '@meet/ui-kit/theme';
import type { ArrivalNoticesQuery } from '../../platform/graphql/generated/graphql.ts';
import { wrap } from '../../platform/theme/layout-style.ts';

const root = css({
  display: 'grid',
  gap: space(5),
  justifyItems: 'start',
  paddingBlock: `${space(6)} ${space(10)}`,
  [media.desktop]: { paddingTop: space(10) },
  '& > *': { maxWidth: '42rem' },
});

export interface CancelNoticesViewProps {
  notices: ArrivalNoticesQuery['arrivalNotices'];
  /** Whether the notices have just been cancelled. */
  isCancelled: boolean;
  failureMessage?: string | undefined;
}

const NoticesCancelledMessage = ({ isCancelled }: Pick<CancelNoticesViewProps, 'isCancelled'>) => (
  <>
    <p role={isCancelled ? 'status' : undefined}>
      {isCancelled ? 'Готово: о\u00a0поступлении больше не\u00a0напишем.' : 'На\u00a0этот адрес писем о\u00a0поступлении не\u00a0будет.'}
    </p>
    <LinkButton href="/catalog" variant="line">
      В&nbsp;каталог
    </LinkButton>
  </>
);

/** Cancels back-in-stock notices by one press, without a sign-in. */
export const CancelNoticesView = ({ notices, isCancelled, failureMessage }: CancelNoticesViewProps) => (
  <div css={[wrap, root]}>
    <Heading level={1}>Письма о&nbsp;поступлении</Heading>
    {isCancelled || notices.length === 0 ? (
      <NoticesCancelledMessage isCancelled={isCancelled} />
    ) : (
      <>
        <p>На&nbsp;{notices[0]?.email} напишем по&nbsp;одному разу, когда появятся:</p>
        <ul>
          {notices.map(({ productSlug, productName, sizeName }) => (
            <li key={`${productSlug} ${sizeName}`}>
              <Link href={`/product/${productSlug}`} variant="underlined">
                {productName}
              </Link>
              , размер&nbsp;{sizeName}
            </li>
          ))}
        </ul>
        {failureMessage && <p role="alert">{failureMessage}</p>}
        <form method="post">
          <Button type="submit">Не&nbsp;присылать писем</Button>
        </form>
      </>
    )}
  </div>
);
