import { toast } from '@meet/ui-kit/toaster';
import { useState } from 'react';

/** Loads a part on demand. If loading fails, shows a toast, and the caller can try again. */
export function useOnDemand<Part>(load: () => Promise<Part>): [part: Part | undefined, ask: () => void] {
  const [loaded, setLoaded] = useState<{ part: Part }>();
  const ask = () => {
    load().then(
      (part) => setLoaded({ part }),
      () => toast.error('Не\u00a0загрузилось', { description: 'Проверьте связь и\u00a0попробуйте ещё раз.' }),
    );
  };
  return [loaded?.part, ask];
}
