/** @jsxImportSource @emotion/react */
'use client';

import { css } from '@emotion/react';
import { type ComponentProps, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { spinner } from '../button/button-style.ts';
import { LinkButton } from '../button/index.ts';
import { Icon } from '../icon/index.ts';
import { formatNumber } from '../internal/number-format.ts';
import { useSharedRef } from '../internal/use-shared-ref.ts';
import { isPlainPress } from '../link/plain-press.ts';
import { fill } from '../locale/fill.ts';
import { useLocale, useTexts } from '../locale/locale-context.ts';
import { type PluralForms, plural } from '../plural/index.ts';
import { nounTexts } from '../plural/plural-texts.ts';
import { Progress } from '../progress/index.ts';
import { font, media, role, space } from '../theme/index.ts';
import { loadMoreTexts } from './load-more-texts.ts';

export interface LoadMoreProps extends Omit<ComponentProps<'div'>, 'onLoad'> {
  /** Number of items that the listing shows already. */
  visibleCount: number;
  /** Number of items in the whole listing. */
  total: number;
  /**
   * Number of items that the next load adds. The link never offers more than remain.
   * @default total - visibleCount
   */
  step?: number | undefined;
  /** Address of the page after those that are visible. The link works without JavaScript and in a new tab. */
  href: string;
  /** Called to load the next items in place. If omitted, the link is followed. */
  onLoad?: (() => void) | undefined;
  /**
   * Whether items are loading. Shows a spinner, and presses do not call `onLoad`; a link without `onLoad` is followed all the same.
   * @default false
   */
  loading?: boolean | undefined;
  /** Error message of a failed load, shown after the count and a full stop. The text of the link is then «Повторить». */
  error?: string | undefined;
  /** Plural forms of the noun for the items. By default they are those of «товар». */
  forms?: PluralForms | undefined;
  /**
   * Returns the element to focus after loading, given how many items were shown before:
   * `(before) => list.current?.children[before]?.querySelector('a')`.
   */
  getFirstNew?: ((visibleBefore: number) => HTMLElement | null | undefined) | undefined;
  /** Content at the end of the row, such as page links. */
  children?: ReactNode;
}

const root = css({
  display: 'grid',
  justifyItems: 'start',
  gap: space(3),
  [media.desktop]: { gridTemplateColumns: '1fr auto minmax(0, 1fr)', alignItems: 'center', columnGap: space(6) },
});
const countStyle = css({ display: 'grid', gap: space(3), font: font(400, 14), color: role('muted'), '& > p': { margin: 0 } });
const progressBar = css({ width: 200, maxWidth: '100%' });
const errorStyle = css({ color: role('danger') });
const spinnerBesideLabel = css({ display: 'inline-flex', verticalAlign: '-3px', marginInlineEnd: space(2) });
const rowEnd = css({ [media.desktop]: { gridColumn: 3, justifySelf: 'end' } });

/**
 * Focuses the first new item after a press, so that keyboard and screen-reader users continue there, unless the focus has moved elsewhere.
 */
function useFocusOnNewItem(visibleCount: number, getFirstNew: LoadMoreProps['getFirstNew']) {
  const countBefore = useRef<number | null>(null);
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (countBefore.current === null || visibleCount <= countBefore.current) return;
    // After the last load there is no link, so the focus is lost to the body.
    const canMoveFocus = document.activeElement === document.body || element.current?.contains(document.activeElement);
    if (canMoveFocus) getFirstNew?.(countBefore.current)?.focus();
    countBefore.current = null;
  }, [visibleCount, getFirstNew]);
  return { countBefore, element };
}

function Count({ visibleCount, total, error, forms }: Pick<LoadMoreProps, 'visibleCount' | 'total' | 'error' | 'forms'>) {
  const locale = useLocale();
  const texts = useTexts('loadMore', loadMoreTexts);
  const nouns = useTexts('nouns', nounTexts);
  const format = (count: number) => formatNumber(count, undefined, locale);
  const hasMore = visibleCount < total;
  return (
    <div css={countStyle}>
      <p role="status">
        {hasMore
          ? fill(texts.part, { shown: format(visibleCount), total: format(total) })
          : fill(texts.all, { items: plural(total, forms ?? nouns.goods, locale) })}
        {error && <span css={errorStyle}>. {error}</span>}
      </p>
      {hasMore && (
        <div css={progressBar} aria-hidden="true">
          <Progress label="" hideLabel value={visibleCount} max={total} />
        </div>
      )}
    </div>
  );
}

/**
 * The end of a listing: how many items are visible, and a link to the next page, which loads the next items in place if JavaScript runs.
 */
export function LoadMore({
  visibleCount,
  total,
  step = total - visibleCount,
  href,
  onLoad,
  loading = false,
  error,
  ...rest
}: LoadMoreProps) {
  const { forms, getFirstNew, children, ref, ...divProps } = rest;
  const locale = useLocale();
  const texts = useTexts('loadMore', loadMoreTexts);
  const { countBefore, element } = useFocusOnNewItem(visibleCount, getFirstNew);
  const handlePress = (event: MouseEvent) => {
    if (onLoad === undefined || !isPlainPress(event)) return;
    event.preventDefault();
    if (loading) return;
    countBefore.current = visibleCount;
    onLoad();
  };
  const isBusy = loading || undefined;
  return (
    <div css={root} {...divProps} ref={useSharedRef(element, ref)}>
      <Count visibleCount={visibleCount} total={total} error={error} forms={forms} />
      {visibleCount < total && (
        <LinkButton href={href} variant="line" rel="next" onClick={handlePress} aria-busy={isBusy} aria-disabled={isBusy}>
          {loading && (
            <i css={[spinner, spinnerBesideLabel]}>
              <Icon name="loader" size={18} />
            </i>
          )}
          {error ? texts.retry : fill(texts.more, { count: formatNumber(Math.min(step, total - visibleCount), undefined, locale) })}
        </LinkButton>
      )}
      {children && <div css={rowEnd}>{children}</div>}
    </div>
  );
}
