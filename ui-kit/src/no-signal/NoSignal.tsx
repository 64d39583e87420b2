'use client';

import type { ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { LostPage } from '../internal/lost-page/LostPage.tsx';

export interface NoSignalProps {
  /** The address that failed: the button asks for it again by a native form, so it works before any script. */
  action?: string | undefined;
  /** Parameters of that address, sent with it. */
  query?: readonly (readonly [name: string, value: string])[] | undefined;
  /** Runs instead of the form. */
  onRefresh?: (() => void) | undefined;
  /** The page is being asked for. */
  loading?: boolean | undefined;
  /** The banner's picture: a `Picture` or an `img` that fills its box; better one that is already on the device. */
  picture?: ReactNode;
}

/** The page of a failure. It is not to be indexed: that is the page's own matter. */
export function NoSignal({ action, query = [], onRefresh, loading, picture }: NoSignalProps) {
  return (
    <LostPage
      word={'NO\nSIGNAL'}
      wordSize="long"
      sentence="Нет сигнала. Давайте обновим страницу и&nbsp;попробуем снова."
      picture={picture}
    >
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
          Обновить страницу
        </Button>
      </form>
    </LostPage>
  );
}
