import { useState } from 'react';

/** Returns the part or, if it is null, the part that was loaded last. So a displayed part stays when its reload fails. */
export function useLastLoaded<Part>(part: Part | null): Part | null {
  const [lastLoaded, setLastLoaded] = useState(part);
  if (part !== null && part !== lastLoaded) setLastLoaded(part);
  return part ?? lastLoaded;
}
