import { useState } from 'react';

/** Returns the part, or the last one that has loaded if it is null. So a part that the page shows stays when it fails to load again. */
export function useLastLoaded<Part>(part: Part | null): Part | null {
  const [last, keep] = useState(part);
  if (part !== null && part !== last) keep(part);
  return part ?? last;
}
