'use client';

import { type Ref, type RefCallback, type RefObject, useCallback } from 'react';

/** Ref for an element that a component reads itself and that its user may have a ref to. */
export const useSharedRef = <Node extends Element>(own: RefObject<Node | null>, ref: Ref<Node> | undefined): RefCallback<Node> =>
  useCallback(
    (node: Node | null) => {
      own.current = node;
      if (typeof ref === 'function') return ref(node);
      if (ref) ref.current = node;
    },
    [own, ref],
  );
