'use client';

import { useCallback, useState } from 'react';

/** A part that is loaded when it is asked for: it, and what asks and answers whether it came. */
export function useLoaded<Part>(load: () => Promise<Part>): [part: Part | undefined, ask: () => Promise<boolean>] {
  const [loaded, setLoaded] = useState<{ part: Part }>();
  const ask = useCallback(
    () =>
      load().then(
        (part) => {
          setLoaded({ part });
          return true;
        },
        () => false,
      ),
    [load],
  );
  return [loaded?.part, ask];
}
