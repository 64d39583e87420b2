import { useState } from 'react';

/** Returns the part or, if it is null, the part that was loaded last. So a displayed part stays when a reload of it fails. */
export function useLastLoaded<Part>(part: Part | null): Part | null {
  const [last, setLast] = useState(part);
  if (part !== null && part !== last) setLast(part);
  return part ?? last;
}
