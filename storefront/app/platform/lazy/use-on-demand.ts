import { toast } from '@meet/ui-kit/toaster';
import { useState } from 'react';

/** State of a component that `onDemand` loads at a press. If loading fails, shows a toast, and the press can be repeated. */
export function useOnDemand<Part>(load: () => Promise<Part>): [part: Part | undefined, loadPart: () => void] {
  const [loaded, setLoaded] = useState<{ part: Part }>();
  const loadPart = () => {
    load().then(
      (part) => setLoaded({ part }),
      () => toast.error('Не\u00a0загрузилось', { description: 'Проверьте связь и\u00a0попробуйте ещё раз.' }),
    );
  };
  return [loaded?.part, loadPart];
}
