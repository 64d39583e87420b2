'use client';

import { useCallback, useState } from 'react';

/** Loads a module on demand. Returns the module, and a function that requests it and resolves to whether it has loaded. */
export function useLazyModule<Module>(load: () => Promise<Module>): [module: Module | undefined, requestModule: () => Promise<boolean>] {
  const [loaded, setLoaded] = useState<{ module: Module }>();
  const requestModule = useCallback(
    () =>
      load().then(
        (module) => {
          setLoaded({ module });
          return true;
        },
        () => false,
      ),
    [load],
  );
  return [loaded?.module, requestModule];
}
