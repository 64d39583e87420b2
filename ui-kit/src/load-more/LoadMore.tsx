/** @jsxImportSource @emotion/react */
'use client';

import { css } from '@emotion/react';
import { type ComponentProps, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { spinner } from '../button/button-style.ts';
import { LinkButton } from '../button/index.ts';
import { Icon } from '../icon/index.ts';
import { formatNumber } from '../internal/number-format.ts';
import { type PluralForms, plural } from '../plural/index.ts';
import { Progress } from '../progress/index.ts';
import { color, font, media, space } from '../theme/index.ts';

export interface LoadMoreProps extends Omit<ComponentProps<'div'>, 'onLoad' | 'ref'> {
  /** How many are shown. */
  shown: number;
  /** How many there are. */
  total: number;
  /** How many come next; as many as are left, if fewer are. */
  step?: number | undefined;
  /** Address of the next page: works before any script, and in a new tab. */
  href: string;
  /** Loads the next ones instead of leaving for `href`; without it the link is followed. */
  onLoad?: (() => void) | undefined;
  /** They are on their way: a sign turns, further presses do nothing. */
  loading?: boolean | undefined;
  /** They did not come: said in words, and the button tries again. */
  error?: string | undefined;
  /** Forms of what is listed. */
  forms?: PluralForms | undefined;
  /**
   * Finds what gets the focus once they have come, by how many were shown before:
   * `(before) => list.current?.children[before]?.querySelector('a')`.
   */
  firstNew?: ((shownBefore: number) => HTMLElement | null | undefined) | undefined;
  /** Stands at the end of the row: the pages. */
  children?: ReactNode;
}

const goods = { one: 'товар', few: 'товара', many: 'товаров' };

const root = css({
  display: 'grid',
  justifyItems: 'start',
  gap: space(3),
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)', alignItems: 'center', columnGap: space(6) },
});
const state = css({ display: 'grid', gap: space(3), font: font(400, 14), color: color('muted') });
const bar = css({ width: 200, maxWidth: '100%' });
const failed = css({ color: color('accent') });
const beside = css({ display: 'inline-flex', verticalAlign: '-3px', marginInlineEnd: space(2) });
const end = css({ [media.desktop]: { gridColumn: 3, justifySelf: 'end' } });

/** After a press the focus goes to the first item that came, so a keyboard and a screen reader go on from there; unless it is elsewhere by then. */
function useFocusOnNew(shown: number, firstNew: LoadMoreProps['firstNew']) {
  const asked = useRef<number | null>(null);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (asked.current === null || shown <= asked.current) return;
    // The button is gone with the last ones, and the focus with it.
    const isFree = document.activeElement === document.body || place.current?.contains(document.activeElement);
    if (isFree) firstNew?.(asked.current)?.focus();
    asked.current = null;
  }, [shown, firstNew]);
  return { asked, place };
}

const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey, button }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey || button !== 0;

function Count({ shown, total, error, forms = goods }: Pick<LoadMoreProps, 'shown' | 'total' | 'error' | 'forms'>) {
  const more = shown < total;
  return (
    <div css={state}>
      <p role="status">
        {more ? `Показано ${formatNumber(shown)} из\u00a0${formatNumber(total)}` : `Показаны все ${plural(total, forms)}`}
        {error && <span css={failed}>. {error}</span>}
      </p>
      {more && (
        <div css={bar} aria-hidden="true">
          <Progress label="Показано" hideLabel value={shown} max={total} />
        </div>
      )}
    </div>
  );
}

/** The rest of a listing: a real link to the next page that loads in place once script runs. How many are shown is announced. */
export function LoadMore({ shown, total, step = total - shown, href, onLoad, loading = false, error, ...rest }: LoadMoreProps) {
  const { forms, firstNew, children, ...div } = rest;
  const { asked, place } = useFocusOnNew(shown, firstNew);
  const press = (event: MouseEvent) => {
    if (onLoad === undefined || opensElsewhere(event)) return;
    event.preventDefault();
    if (loading) return;
    asked.current = shown;
    onLoad();
  };
  const busy = loading || undefined;
  return (
    <div css={root} {...div} ref={place}>
      <Count shown={shown} total={total} error={error} forms={forms} />
      {shown < total && (
        <LinkButton href={href} variant="line" rel="next" onClick={press} aria-busy={busy} aria-disabled={busy}>
          {loading && (
            <i css={[spinner, beside]}>
              <Icon name="loader" size={18} />
            </i>
          )}
          {error ? 'Повторить' : `Показать ещё ${formatNumber(Math.min(step, total - shown))}`}
        </LinkButton>
      )}
      {children && <div css={end}>{children}</div>}
    </div>
  );
}
