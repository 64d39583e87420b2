import { toast } from '@meet/ui-kit/toaster';
import { useState } from 'react';

/** A part of a page that is loaded when it is first asked for; where it does not come, that is said, and it can be asked for again. */
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
