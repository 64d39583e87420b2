import { useState } from 'react';

/** Returns the part, or the last one that has loaded if it is null. So a part that the page shows stays when it fails to load again. */
export function useLastLoaded<Part>(part: Part | null): Part | null {
  const [last, setLast] = useState(part);
  if (part !== null && part !== last) setLast(part);
  return part ?? last;
}
