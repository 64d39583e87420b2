'use client';

import { useCallback, useState } from 'react';

/** Loads a part on demand. Returns the part, and a function that requests it and resolves to whether it loaded. */
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
