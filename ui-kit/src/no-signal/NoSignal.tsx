'use client';

import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { ErrorPageLayout } from '../internal/ErrorPageLayout.tsx';
import { useTexts } from '../locale/locale-context.ts';
import { noSignalTexts } from './no-signal-texts.ts';

export interface NoSignalProps extends Omit<ComponentProps<'section'>, 'children'> {
  /**
   * Address that failed to load. The button requests it again by a native form, which works without JavaScript. By default it is the
   * address of the current page.
   */
  action?: string | undefined;
  /**
   * Query parameters of the failed address, which the form sends again: a native form drops those of its `action`.
   * @default []
   */
  query?: readonly (readonly [name: string, value: string])[] | undefined;
  /** Called when the button is pressed, instead of submitting the form. */
  onRefresh?: (() => void) | undefined;
  /**
   * Whether the page is being requested again.
   * @default false
   */
  loading?: boolean | undefined;
  /** Picture beside or below the text: a `Picture` or an `img` that fills its box, preferably one that the device has cached. */
  picture?: ReactNode;
}

/**
 * Page in place of one that failed to load, because there is no network or the shop is not reachable. For an unknown address take
 * `NotFound`.
 */
export function NoSignal({ action, query = [], onRefresh, loading, picture, ...sectionProps }: NoSignalProps) {
  const texts = useTexts('noSignal', noSignalTexts);
  return (
    <ErrorPageLayout word={texts.word} wordSize="long" sentence={texts.sentence} picture={picture} {...sectionProps}>
      <form
        action={action}
        onSubmit={(event) => {
          if (!onRefresh) return;
          event.preventDefault();
          onRefresh();
        }}
      >
        {query.map(([name, value]) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" size="large" loading={loading}>
          {texts.refresh}
        </Button>
      </form>
    </ErrorPageLayout>
  );
}
